// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A step of the digit-serial multiplier of GHASH (NIST SP 800-38D section 6.3), in the way of Horner:
// product * x^Digit + digit * h. The leftmost bit is the coefficient of x^0. Combinational.

module aes_ghash_step #(
  parameter int unsigned Digit  = 16,
  /// Levels of Karatsuba's method in the products of Digit by Digit bits: up to log2(Digit).
  parameter int unsigned Levels = 0
) (
  input  logic [127:0]     product_i,
  input  logic [Digit-1:0] digit_i,
  input  logic [127:0]     h_i,
  output logic [127:0]     product_o
);

  localparam int unsigned PARTS = 128 / Digit;
  localparam int unsigned WIDTH = 127 + Digit;
  logic [PARTS-1:0][2*Digit-2:0] part;  // the products with the parts of h
  logic [WIDTH-1:0]              sum;

  for (genvar n = 0; n < PARTS; n++) begin : gen_part
    aes_ghash_product #(.Width(Digit), .Levels(Levels)) u_product (
      .a_i(digit_i),
      .b_i(h_i[Digit*n+:Digit]),
      .product_o(part[n])
    );
  end

  always_comb begin
    sum = WIDTH'(product_i[127:1]);
    for (int unsigned n = 0; n < PARTS; n++) begin
      sum = sum ^ (WIDTH'(part[n]) << Digit * n);
    end
  end

  aes_ghash_reduce #(.Extra(Digit)) u_reduce (
    .wide_i({sum, product_i[0]}),
    .reduced_o(product_o)
  );

endmodule
