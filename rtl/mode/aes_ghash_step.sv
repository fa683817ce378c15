// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A step of the digit-serial multiplier of GHASH (NIST SP 800-38D section 6.3), in the way of Horner:
// product * x^Digit + digit * h. The leftmost bit is the coefficient of x^0. Combinational.

module aes_ghash_step #(
  parameter int unsigned Digit = 16
) (
  input  logic [127:0]     product_i,
  input  logic [Digit-1:0] digit_i,
  input  logic [127:0]     h_i,
  output logic [127:0]     product_o
);

  logic [Digit-1:0]         digit;  // bit n is the coefficient of x^n
  logic [125+2*Digit:0]     h;      // with zeros at both ends
  logic [127+Digit:0]       sum;
  assign h = {{(Digit - 1){1'b0}}, h_i, {(Digit - 1){1'b0}}};
  for (genvar n = 0; n < Digit; n++) begin : gen_digit
    assign digit[n] = digit_i[Digit-1-n];
  end

  assign sum[0] = product_i[0];
  for (genvar n = 0; n < 127 + Digit; n++) begin : gen_coefficient
    if (n < 127) begin : gen_both
      assign sum[n+1] = ^(digit & h[n+:Digit]) ^ product_i[n+1];
    end else begin : gen_h
      assign sum[n+1] = ^(digit & h[n+:Digit]);
    end
  end

  aes_ghash_reduce #(.Extra(Digit)) u_reduce (
    .wide_i(sum),
    .reduced_o(product_o)
  );

endmodule
