// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// MixColumns and InvMixColumns: each column times a fixed polynomial modulo x^4 + 1 (FIPS-197
// sections 5.1.3 and 5.3.3). The inverse is MixColumns after a cheaper product by {04}x^2 + {05}:
// d(x) = c(x) ({04}x^2 + {05}), the sharing of Vater & Langendoerfer 2007, figure 4.

module aes_mix_columns #(
  /// Width of the block in bits, a multiple of 32.
  parameter int unsigned         BlockBits  = 128,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
) (
  /// 1: InvMixColumns. Matters only with `DirBoth`.
  input  logic                 inverse_i,
  input  logic [BlockBits-1:0] data_i,
  output logic [BlockBits-1:0] data_o
);

  /// One column times c(x) = {03}x^3 + {01}x^2 + {01}x + {02}; row 0 is the leftmost byte.
  function automatic logic [31:0] mix(input logic [31:0] column);
    logic [7:0] a0, a1, a2, a3;
    {a0, a1, a2, a3} = column;
    mix = {
      aes_pkg::xtime(a0 ^ a1) ^ a1 ^ a2 ^ a3,
      aes_pkg::xtime(a1 ^ a2) ^ a2 ^ a3 ^ a0,
      aes_pkg::xtime(a2 ^ a3) ^ a3 ^ a0 ^ a1,
      aes_pkg::xtime(a3 ^ a0) ^ a0 ^ a1 ^ a2
    };
  endfunction

  /// The product of one column by {04}x^2 + {05}, XOR the column itself.
  function automatic logic [31:0] premix(input logic [31:0] column);
    logic [7:0] even, odd;
    even = aes_pkg::xtime(aes_pkg::xtime(column[31:24] ^ column[15:8]));
    odd = aes_pkg::xtime(aes_pkg::xtime(column[23:16] ^ column[7:0]));
    premix = {even, odd, even, odd};
  endfunction

  logic inverse;
  if (Directions == aes_pkg::DirBoth) begin : gen_both
    assign inverse = inverse_i;
  end else begin : gen_one
    logic unused;
    assign unused = inverse_i;
    assign inverse = Directions == aes_pkg::DirDecrypt;
  end

  for (genvar c = 0; c < BlockBits / 32; c++) begin : gen_column
    logic [31:0] column;
    assign column = data_i[32*c +: 32];
    assign data_o[32*c +: 32] = mix(column ^ (premix(column) & {32{inverse}}));
  end

endmodule
