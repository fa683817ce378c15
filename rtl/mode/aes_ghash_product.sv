// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Product of two polynomials over GF(2) by Karatsuba's method: three products of half the width in
// place of four, Levels times, then the schoolbook method. Combinational. The order of the
// coefficients is the same in factors and product.

module aes_ghash_product #(
  parameter int unsigned Width  = 128,
  /// Width must be a multiple of 2^Levels.
  parameter int unsigned Levels = 0
) (
  input  logic [Width-1:0]   a_i,
  input  logic [Width-1:0]   b_i,
  output logic [2*Width-2:0] product_o
);

  if (Levels == 0) begin : gen_schoolbook
    logic [Width-1:0]   turned;
    logic [3*Width-3:0] b;  // with zeros at both ends
    assign b = {{(Width - 1){1'b0}}, b_i, {(Width - 1){1'b0}}};
    for (genvar n = 0; n < Width; n++) begin : gen_turned
      assign turned[n] = a_i[Width-1-n];
    end
    for (genvar n = 0; n < 2 * Width - 1; n++) begin : gen_coefficient
      assign product_o[n] = ^(turned & b[n+:Width]);
    end
  end else begin : gen_karatsuba
    localparam int unsigned HALF = Width / 2;
    logic [2*HALF-2:0] low, high, middle;
    aes_ghash_product #(.Width(HALF), .Levels(Levels - 1)) u_low (
      .a_i(a_i[HALF-1:0]),
      .b_i(b_i[HALF-1:0]),
      .product_o(low)
    );
    aes_ghash_product #(.Width(HALF), .Levels(Levels - 1)) u_high (
      .a_i(a_i[Width-1:HALF]),
      .b_i(b_i[Width-1:HALF]),
      .product_o(high)
    );
    aes_ghash_product #(.Width(HALF), .Levels(Levels - 1)) u_middle (
      .a_i(a_i[HALF-1:0] ^ a_i[Width-1:HALF]),
      .b_i(b_i[HALF-1:0] ^ b_i[Width-1:HALF]),
      .product_o(middle)
    );
    assign product_o = {high, 1'b0, low} ^
                       {{HALF{1'b0}}, middle ^ low ^ high, {HALF{1'b0}}};
  end

endmodule
