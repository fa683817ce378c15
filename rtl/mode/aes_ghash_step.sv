// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A step of the digit-serial multiplier of GHASH (NIST SP 800-38D section 6.3), in the way of Horner:
// product * x^Digit + digit * h. The leftmost bit is the coefficient of x^0. Combinational.
//
// Coefficient m of digit * h is the sum of digit[i] * h[m-i], and of what x^128 = 1 + x + x^2 + x^7
// brings down from above. That part of h is added before the digit comes, so that no reduction
// follows the multiplication: digit[i] has a factor that depends on m-i, and below m = 7 on m.

module aes_ghash_step #(
  parameter int unsigned Digit  = 16,
  /// Levels of `aes_ghash_toeplitz`: up to log2(Digit).
  parameter int unsigned Levels = 0
) (
  input  logic [127:0]     product_i,
  input  logic [Digit-1:0] digit_i,
  input  logic [127:0]     h_i,
  output logic [127:0]     product_o
);

  localparam int unsigned PARTS = (121 + Digit - 1) / Digit;  // of the coefficients from 7 on
  localparam int unsigned WIDTH = 7 + PARTS * Digit + Digit;

  // Bit n is the coefficient of x^n.
  logic [127:0]     h, product, sum;
  logic [Digit-1:0] digit;
  for (genvar n = 0; n < 128; n++) begin : gen_order
    assign {h[n], product[n], product_o[n]} = {h_i[127-n], product_i[127-n], sum[127-n]};
  end
  for (genvar n = 0; n < Digit; n++) begin : gen_digit
    assign digit[n] = digit_i[Digit-1-n];
  end

  // The factors, by m - i + Digit: with what 1, x, x^2 and x^7 bring down, as far as m has it.
  logic [WIDTH-1:0] h_top, factors_0, factors_1, factors_2, factors_7;
  assign h_top = {{(WIDTH - Digit) {1'b0}}, h[127-:Digit]};
  assign factors_0 = {{(WIDTH - 128 - Digit) {1'b0}}, h, {Digit{1'b0}}} ^ h_top;
  assign factors_1 = factors_0 ^ (h_top << 1);
  assign factors_2 = factors_1 ^ (h_top << 2);
  assign factors_7 = factors_2 ^ (h_top << 7);

  logic [6+PARTS*Digit:0] multiple;
  assign multiple[0] = ^(digit_i & factors_0[1+:Digit]);
  assign multiple[1] = ^(digit_i & factors_1[2+:Digit]);
  for (genvar m = 2; m < 7; m++) begin : gen_low
    assign multiple[m] = ^(digit_i & factors_2[m+1+:Digit]);
  end
  for (genvar n = 0; n < PARTS; n++) begin : gen_part
    aes_ghash_toeplitz #(.Width(Digit), .Levels(Levels)) u_product (
      .a_i(digit),
      .b_i(factors_7[8+Digit*n+:2*Digit-1]),
      .product_o(multiple[7+Digit*n+:Digit])
    );
  end

  logic [127:0] top;
  assign top = {{(128 - Digit) {1'b0}}, product[127-:Digit]};
  assign sum = (product << Digit) ^ top ^ (top << 1) ^ (top << 2) ^ (top << 7) ^ multiple[127:0];

  logic unused;
  assign unused = ^{factors_7[7:0], multiple[6+PARTS*Digit:128]};

endmodule
