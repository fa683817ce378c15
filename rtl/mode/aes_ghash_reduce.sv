// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Reduction modulo x^128 + x^7 + x^2 + x + 1 of GHASH (NIST SP 800-38D section 6.3). The leftmost
// bit is the coefficient of x^0. Combinational.

module aes_ghash_reduce #(
  /// Coefficients from x^128 upwards: 1 to 127.
  parameter int unsigned Extra = 127
) (
  input  logic [127+Extra:0] wide_i,
  output logic [127:0]       reduced_o
);

  // x^128 is 1 + x + x^2 + x^7. A second fold takes what the first one leaves above x^127.
  logic [Extra+6:0] high, folded;
  logic [127:0]     once;
  assign high = {wide_i[Extra-1:0], 7'd0};
  assign folded = high ^ (high >> 1) ^ (high >> 2) ^ (high >> 7);

  if (Extra > 121) begin : gen_twice
    logic [127:0] rest;
    assign rest = {folded[Extra-122:0], {(249 - Extra){1'b0}}};
    assign once = folded[Extra+6-:128];
    assign reduced_o = wide_i[127+Extra:Extra] ^ once ^
                       rest ^ (rest >> 1) ^ (rest >> 2) ^ (rest >> 7);
  end else begin : gen_once
    assign once = {folded, {(121 - Extra){1'b0}}};
    assign reduced_o = wide_i[127+Extra:Extra] ^ once;
  end

endmodule
