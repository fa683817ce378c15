// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A multiple of the hash subkey (NIST SP 800-38D section 6.3): digit * h, not reduced. The leftmost
// bit is the coefficient of x^0. Combinational.

module aes_ghash_multiple #(
  parameter int unsigned Digit  = 16,
  /// Levels of `aes_ghash_toeplitz`: up to log2(Digit).
  parameter int unsigned Levels = 0
) (
  input  logic [Digit-1:0]   digit_i,
  input  logic [127:0]       h_i,
  output logic [126+Digit:0] multiple_o
);

  localparam int unsigned PARTS = (127 + 2 * Digit - 1) / Digit;  // of Digit coefficients each
  localparam int unsigned WIDTH = PARTS * Digit + Digit;

  // Bit n is the coefficient of x^n. Coefficient m is the sum of digit[i] * h[m-i].
  logic [WIDTH-1:0]       h;
  logic [PARTS*Digit-1:0] multiple;
  logic [Digit-1:0]       digit;
  always_comb begin
    h = '0;
    for (int unsigned n = 0; n < 128; n++) h[Digit+n] = h_i[127-n];
    for (int unsigned n = 0; n < Digit; n++) digit[n] = digit_i[Digit-1-n];
    for (int unsigned n = 0; n < 127 + Digit; n++) multiple_o[n] = multiple[126+Digit-n];
  end
  for (genvar n = 0; n < PARTS; n++) begin : gen_part
    // Half of the first and of the last matrix is 0, so there Karatsuba's method saves nothing.
    localparam int unsigned OWN = n == 0 || n == PARTS - 1 ? 0 : Levels;
    aes_ghash_toeplitz #(.Width(Digit), .Levels(OWN)) u_product (
      .a_i(digit),
      .b_i(h[1+Digit*n+:2*Digit-1]),
      .product_o(multiple[Digit*n+:Digit])
    );
  end

  logic unused;
  assign unused = ^multiple[PARTS*Digit-1:127+Digit] ^ h[0];

endmodule
