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
  /// 1: a hash may go on from any value.
  parameter bit          Parts  = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes the hash subkey H; only while `ready_o` is high.
  input  logic         h_load_i,
  input  logic [127:0] h_i,
  /// The hash becomes 0, as `first_i` would have it; only while `ready_o` is high.
  input  logic         restart_i,
  /// With Parts: the hash becomes this in place of 0. Must be 0 without `restart_i`.
  input  logic [127:0] hash_i,

  input  logic         valid_i,
  output logic         ready_o,
  /// `ready_o` is high in the next clock, if no block is taken in this one.
  output logic         soon_o,
  /// The block begins a hash.
  input  logic         first_i,
  /// The block ends a hash.
  input  logic         last_i,
  input  logic [127:0] block_i,
  /// High for one clock, in which `hash_o` is the hash that a last block has ended.
  output logic         done_o,
  output logic [127:0] hash_o
);

  localparam int unsigned STEPS = 128 / Digit;
  localparam int unsigned COUNT_BITS = $clog2(STEPS + 1);

  if (Digit < 2 || Digit > 64 || STEPS * Digit != 128) begin : gen_bad_digit
    $error("aes_ghash_digit: Digit must be 2, 4, 8, 16, 32 or 64");
  end

  logic [127:0]            h_q;
  logic [127:0]            factor_q;  // its rightmost digit is next
  logic [126+Digit:0]      sum_q;     // the product so far, not reduced
  logic [COUNT_BITS-1:0]   left_q;    // steps to go
  logic                    last_q, done_q, busy_q;
  logic                    take, ends, runs, hold;
  logic [127:0]            hash, held, added, shifted;
  logic [126+Digit:0]      multiple;

  assign ready_o = !busy_q;
  assign soon_o = !busy_q || ends;
  assign take = valid_i && ready_o && live_i;
  assign ends = left_q == COUNT_BITS'(1);
  assign runs = !ready_o && live_i;
  assign hold = ready_o && live_i && !restart_i && !take;
  assign added = block_i ^ (hash & {128{!first_i}});
  if (Parts) begin : gen_parts
    assign held = (hash & {128{hold}}) | (hash_i & {128{live_i}});
  end else begin : gen_whole
    assign held = hash & {128{hold}};
    logic unused;
    assign unused = ^hash_i;
  end
  assign hash_o = hash;
  assign done_o = done_q;

  aes_ghash_multiple #(.Digit(Digit), .Levels(Levels)) u_step (
    .digit_i(factor_q[Digit-1:0] & {Digit{live_i}}),
    .h_i(h_q),
    .multiple_o(multiple)
  );
  aes_ghash_reduce #(.Extra(Digit - 1)) u_hash (
    .wide_i(sum_q),
    .reduced_o(hash)
  );
  aes_ghash_reduce #(.Extra(Digit)) u_shifted (
    .wide_i({{Digit{1'b0}}, hash}),
    .reduced_o(shifted)
  );

  always_ff @(posedge clk_i) begin
    factor_q <= (added & {128{take}}) | ((factor_q >> Digit) & {128{runs}});
    // Only `sum_q` waits for `multiple`, which is late. Without a step `multiple` is 0: all digits
    // have left `factor_q`.
    sum_q <= {(shifted & {128{runs}}) | held, {(Digit - 1) {1'b0}}} ^ multiple;
    if (!live_i) begin
      h_q <= '0;
      left_q <= '0;
      {last_q, done_q, busy_q} <= '0;
    end else begin
      if (h_load_i) h_q <= h_i;
      done_q <= ends && last_q;
      if (take) begin
        left_q <= COUNT_BITS'(STEPS);
        {last_q, busy_q} <= {last_i, 1'b1};
      end else if (!ready_o) begin
        left_q <= left_q - COUNT_BITS'(1);
        busy_q <= !ends;
      end
    end
  end

endmodule
