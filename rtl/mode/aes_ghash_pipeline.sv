// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// GHASH (NIST SP 800-38D section 6.4) of a block a clock. The multiplier has two registers, so two
// sums take turns: a block is added to the sum of the block before the last, and the result
// multiplied by H^2, that of the last block of a hash by H. The hash is the XOR of both products.
// Blocks of the next hash may follow in the next clock, and gaps may be anywhere.
//
//   clock     0       1       2       3       4            5
//   block     A       B       C       D                        (C came with last_i, D with first_i)
//   sum               A       B       AH^2+C  D
//   halves                    A H^2   B H^2   (AH^2+C) H
//   done_o                            0       0            1
//   hash_o                                    B H^2        AH^3+BH^2+CH

module aes_ghash_pipeline #(
  /// Levels of Karatsuba's method: 1 to 6.
  parameter int unsigned Levels = 3
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes the hash subkey H; only while no hash is under way.
  input  logic         h_load_i,
  input  logic [127:0] h_i,

  /// A block; it is always taken.
  input  logic         valid_i,
  /// The block begins a hash.
  input  logic         first_i,
  /// The block ends a hash.
  input  logic         last_i,
  input  logic [127:0] block_i,
  /// High for one clock, in which `hash_o` is the hash that a last block has ended.
  output logic         done_o,
  output logic [127:0] hash_o
);

  if (Levels < 1 || Levels > 6) begin : gen_bad_levels
    $error("aes_ghash_pipeline: Levels must be 1 to 6");
  end

  // ---------------------------------------------------------------------------------------------
  // H and its square, which only spreads the coefficients.

  logic [127:0] h_q, h_square_q, h_square;
  logic [254:0] spread;
  for (genvar n = 0; n < 255; n++) begin : gen_spread
    if (n % 2 == 0) begin : gen_coefficient
      assign spread[n] = h_i[n/2];
    end else begin : gen_zero
      assign spread[n] = 1'b0;
    end
  end
  aes_ghash_reduce u_square (
    .wide_i(spread),
    .reduced_o(h_square)
  );

  // ---------------------------------------------------------------------------------------------
  // Control. A sum stands in the register `sum_q` or, as three half products, behind it. It is
  // final if no block of its hash follows in its turn: then it leaves at once for `hash_q`.

  logic sum_valid_q, sum_last_q;
  logic halves_valid_q, halves_final_q, halves_last_q;
  logic leaves;   // the half products are final
  logic joins;    // the half products are added to the block
  logic moves;    // the sum enters the multiplier
  logic ended_q;  // the hash in `hash_q` is complete
  assign leaves = halves_valid_q && halves_final_q;
  assign joins = valid_i && !first_i && halves_valid_q && !halves_final_q && sum_valid_q;
  assign moves = sum_valid_q && (!halves_valid_q || leaves || joins);

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {sum_valid_q, sum_last_q} <= '0;
      {halves_valid_q, halves_final_q, halves_last_q} <= '0;
      ended_q <= 1'b0;
    end else begin
      if (valid_i) {sum_valid_q, sum_last_q} <= {1'b1, last_i};
      else if (moves) {sum_valid_q, sum_last_q} <= '0;
      if (moves) begin
        halves_valid_q <= 1'b1;
        halves_final_q <= sum_last_q || (valid_i && last_i && !first_i);
        halves_last_q <= sum_last_q;
      end else if (leaves) begin
        {halves_valid_q, halves_final_q, halves_last_q} <= '0;
      end else if (valid_i && last_i) begin
        halves_final_q <= halves_valid_q;
      end
      ended_q <= leaves && halves_last_q;
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Data

  logic [127:0] sum_q, factor_q, factor, product, hash_q;
  logic [63:0]  factor_middle_q;
  logic [126:0] low, high, middle, low_q, high_q, middle_q;
  logic [254:0] wide;
  assign factor = last_i ? h_q : h_square_q;

  aes_ghash_product #(.Width(64), .Levels(Levels - 1)) u_low (
    .a_i(sum_q[63:0]),
    .b_i(factor_q[63:0]),
    .product_o(low)
  );
  aes_ghash_product #(.Width(64), .Levels(Levels - 1)) u_high (
    .a_i(sum_q[127:64]),
    .b_i(factor_q[127:64]),
    .product_o(high)
  );
  aes_ghash_product #(.Width(64), .Levels(Levels - 1)) u_middle (
    .a_i(sum_q[63:0] ^ sum_q[127:64]),
    .b_i(factor_middle_q),
    .product_o(middle)
  );
  assign wide = {high_q, 1'b0, low_q} ^ {64'd0, middle_q ^ low_q ^ high_q, 64'd0};
  aes_ghash_reduce u_reduce (
    .wide_i(wide),
    .reduced_o(product)
  );

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {h_q, h_square_q} <= '0;
      {sum_q, factor_q, factor_middle_q} <= '0;
      {low_q, high_q, middle_q} <= '0;
      hash_q <= '0;
    end else begin
      if (h_load_i) {h_q, h_square_q} <= {h_i, h_square};
      if (valid_i) begin
        sum_q <= block_i ^ (product & {128{joins}});
        {factor_q, factor_middle_q} <= {factor, factor[63:0] ^ factor[127:64]};
      end else if (moves) begin
        sum_q <= '0;
      end
      if (moves) {low_q, high_q, middle_q} <= {low, high, middle};
      else if (leaves) {low_q, high_q, middle_q} <= '0;
      if (leaves) hash_q <= product ^ (hash_q & {128{!ended_q}});
      else if (ended_q) hash_q <= '0;
    end
  end

  assign done_o = ended_q;
  assign hash_o = hash_q;

endmodule
