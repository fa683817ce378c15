// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Product of a tweak and x in GF(2^128), the tweak of the next block (IEEE 1619 section 5.2). The
// leftmost byte has the lowest powers, and in a byte bit 7 the highest. Combinational.

module aes_xts_double (
  input  logic [127:0] tweak_i,
  output logic [127:0] tweak_o
);

  logic [127:0] number, twice;
  for (genvar n = 0; n < 16; n++) begin : gen_byte
    assign number[8*n+:8] = tweak_i[127-8*n-:8];
    assign tweak_o[127-8*n-:8] = twice[8*n+:8];
  end
  assign twice = {number[126:0], 1'b0} ^ (128'h87 & {128{number[127]}});

endmodule
