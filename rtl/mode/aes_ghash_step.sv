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
  logic [127+2*Digit:0]  h;         // with zeros at both ends
  logic [127+Digit:0]    multiple;  // digit * h; its leftmost bit is 0
  logic [126+Digit:0]    sum;
  assign h = {{(Digit + 1) {1'b0}}, h_i, {(Digit - 1) {1'b0}}};

  for (genvar n = 0; n <= PARTS; n++) begin : gen_part
    aes_ghash_toeplitz #(.Width(Digit), .Levels(Levels)) u_product (
      .a_i(digit_i),
      .b_i(h[Digit*n+:2*Digit-1]),
      .product_o(multiple[Digit*n+:Digit])
    );
  end
  assign sum = multiple[126+Digit:0] ^ {{Digit{1'b0}}, product_i[127:1]};

  aes_ghash_reduce #(.Extra(Digit)) u_reduce (
    .wide_i({sum, product_i[0]}),
    .reduced_o(product_o)
  );

endmodule
