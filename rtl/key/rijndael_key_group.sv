// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A key unit of Kuo & Verbauwhede 2001 (section 3.6.1, figure 8): from Nk words of Rijndael's key
// schedule, which begin at a multiple of Nk, the next Nk words. Eight S-boxes: four for the word
// with RotWord and Rcon, four for the fifth word of a 256-bit key. Combinational.

module rijndael_key_group #(
  parameter aes_pkg::sbox_e Sbox = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// Nk is 6 or 8; it is 4 if both are low.
  input  logic         nk6_i,
  input  logic         nk8_i,
  /// Round constant of the new words.
  input  logic [7:0]   rcon_i,
  /// Nk words, left-aligned. Words right of them are ignored here and undefined in `words_o`.
  input  logic [255:0] words_i,
  output logic [255:0] words_o
);

  logic [31:0] w0, w1, w2, w3, w4, w5, w6, w7, last;
  assign {w0, w1, w2, w3, w4, w5, w6, w7} = words_i;
  assign last = nk8_i ? w7 : nk6_i ? w5 : w3;

  logic [31:0] n0, n1, n2, n3, n4, n5, n6, n7, sub_first, sub_fifth;

  aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_first (
    .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(aes_pkg::rot_word(last)), .data_o(sub_first)
  );

  aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_fifth (
    .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(n3), .data_o(sub_fifth)
  );

  assign n0 = w0 ^ sub_first ^ {rcon_i, 24'h0};
  assign n1 = w1 ^ n0;
  assign n2 = w2 ^ n1;
  assign n3 = w3 ^ n2;
  assign n4 = w4 ^ (nk8_i ? sub_fifth : n3);
  assign n5 = w5 ^ n4;
  assign n6 = w6 ^ n5;
  assign n7 = w7 ^ n6;
  assign words_o = {n0, n1, n2, n3, n4, n5, n6, n7};

endmodule
