// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Digit-serial GHASH (NIST SP 800-38D section 6.4): Digit bits of a block a clock, a block in
// 128 / Digit + 1 clocks. Each block is added to the hash before it, and the sum multiplied by H.
//
// With Digit = 64:
//
//   clock       0    1    2    3    4    5    6    7
//   ready_o     1    0    0    1    0    0    1    1
//   block       A              B
//   hash_o                     H(A)           H(AB)
//   done_o                     0              1    0     (B came with last_i)

module aes_ghash_digit #(
  /// Bits a clock: 2, 4, 8, 16, 32 or 64.
  parameter int unsigned Digit  = 16,
  /// Levels of Karatsuba's method: up to log2(Digit). More take less area and a longer clock.
  parameter int unsigned Levels = 1,
  /// 1: `sum_o` serves `keep_i`.
  parameter bit          Sums   = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes the hash subkey H; only while `ready_o` is high.
  input  logic         h_load_i,
  input  logic [127:0] h_i,
  /// The hash becomes 0, as `first_i` would have it; only while `ready_o` is high.
  input  logic         restart_i,

  input  logic         valid_i,
  output logic         ready_o,
  /// `ready_o` is high in the next clock, if no block is taken in this one.
  output logic         soon_o,
  /// The block begins a hash.
  input  logic         first_i,
  /// The block ends a hash.
  input  logic         last_i,
  /// The block is added to the hash, and the sum kept in `sum_o` until the next block.
  input  logic         keep_i,
  input  logic [127:0] block_i,
  /// High for one clock, in which `hash_o` is the hash that a last block has ended.
  output logic         done_o,
  output logic [127:0] hash_o,
  output logic [127:0] sum_o
);

  localparam int unsigned STEPS = 128 / Digit;
  localparam int unsigned COUNT_BITS = $clog2(STEPS + 1);

  if (Digit < 2 || Digit > 64 || STEPS * Digit != 128) begin : gen_bad_digit
    $error("aes_ghash_digit: Digit must be 2, 4, 8, 16, 32 or 64");
  end

  logic [127:0]            h_q;
  logic [127:0]            factor_q;  // its rightmost digit is next
  logic [127:0]            hash_q;    // the product so far
  logic [COUNT_BITS-1:0]   left_q;    // steps to go
  logic                    last_q, done_q, busy_q;
  logic                    take, ends, runs, hold, keeps;
  logic [127:0]            product;

  assign ready_o = !busy_q;
  assign soon_o = !busy_q || ends;
  assign take = valid_i && ready_o && live_i;
  assign ends = left_q == COUNT_BITS'(1);
  assign runs = !ready_o && live_i;
  assign hold = ready_o && live_i && !restart_i && (!take || (Sums && keep_i));
  assign keeps = Sums && ready_o && live_i && !take;
  assign hash_o = hash_q;
  assign sum_o = factor_q;
  assign done_o = done_q;

  aes_ghash_step #(.Digit(Digit), .Levels(Levels)) u_step (
    .product_i(hash_q),
    .digit_i(factor_q[Digit-1:0]),
    .h_i(h_q),
    .product_o(product)
  );

  always_ff @(posedge clk_i) begin
    // Without `Sums`, `factor_q` is 0 when it is idle: the steps have shifted it out.
    factor_q <= ((block_i ^ (hash_q & {128{!first_i}})) & {128{take}}) |
                ((factor_q >> Digit) & {128{runs}}) | (factor_q & {128{keeps}});
    hash_q <= (product & {128{runs}}) | (hash_q & {128{hold}});
    if (!live_i) begin
      h_q <= '0;
      left_q <= '0;
      {last_q, done_q, busy_q} <= '0;
    end else begin
      if (h_load_i) h_q <= h_i;
      done_q <= ends && last_q;
      if (take && !(Sums && keep_i)) begin
        left_q <= COUNT_BITS'(STEPS);
        {last_q, busy_q} <= {last_i, 1'b1};
      end else if (!ready_o) begin
        left_q <= left_q - COUNT_BITS'(1);
        busy_q <= !ends;
      end
    end
  end

endmodule
