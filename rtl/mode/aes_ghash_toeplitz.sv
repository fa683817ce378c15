// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Width coefficients of the product of two polynomials over GF(2), as a Toeplitz matrix times a
// vector (Fan & Hasan, "A new approach to subquadratic space complexity parallel multipliers", 2007):
// three matrices of half the width in place of four, Levels times, then row by row. The sums of
// coefficients of `b_i` serve the neighbouring matrix too: synthesis shares them. Combinational.

module aes_ghash_toeplitz #(
  parameter int unsigned Width  = 16,
  /// Width must be a multiple of 2^Levels.
  parameter int unsigned Levels = 0
) (
  input  logic [Width-1:0]   a_i,
  /// Coefficients n - Width + 1 to n + Width - 1 of the other factor.
  input  logic [2*Width-2:0] b_i,
  /// Coefficients n to n + Width - 1 of the product.
  output logic [Width-1:0]   product_o
);

  if (Levels == 0) begin : gen_rows
    logic [Width-1:0] turned;
    for (genvar n = 0; n < Width; n++) begin : gen_row
      assign turned[n] = a_i[Width-1-n];
      assign product_o[n] = ^(turned & b_i[n+:Width]);
    end
  end else begin : gen_halves
    localparam int unsigned HALF = Width / 2;
    localparam int unsigned SPAN = 2 * HALF - 1;
    logic [HALF-1:0] low, high, both;
    logic [SPAN-1:0] middle;
    assign middle = b_i[HALF+:SPAN];
    aes_ghash_toeplitz #(.Width(HALF), .Levels(Levels - 1)) u_low (
      .a_i(a_i[Width-1:HALF]),
      .b_i(b_i[0+:SPAN] ^ middle),
      .product_o(low)
    );
    aes_ghash_toeplitz #(.Width(HALF), .Levels(Levels - 1)) u_high (
      .a_i(a_i[HALF-1:0]),
      .b_i(b_i[2*HALF+:SPAN] ^ middle),
      .product_o(high)
    );
    aes_ghash_toeplitz #(.Width(HALF), .Levels(Levels - 1)) u_both (
      .a_i(a_i[HALF-1:0] ^ a_i[Width-1:HALF]),
      .b_i(middle),
      .product_o(both)
    );
    assign product_o = {high ^ both, low ^ both};
  end

endmodule
