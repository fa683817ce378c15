// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A step of the AES key schedule forwards in which SubWord arrives last: the sums of W[i] =
// W[i-Nk] ^ W[i-1] (FIPS-197 section 5.2) are formed without it, and it is added to each.
// Combinational.

module aes_key_late_sub #(
  /// Nk words: 128 or 256 bits.
  parameter int unsigned Window = 128
) (
  input  logic [Window-1:0] window_i,
  /// This SubWord has RotWord and Rcon.
  input  logic              rotate_i,
  input  logic [7:0]        rcon_i,
  /// Input of SubWord, with `rotate_i` after RotWord.
  output logic [31:0]       sub_word_o,
  /// Output of SubWord.
  input  logic [31:0]       substituted_i,
  /// The window four words further.
  output logic [Window-1:0] stepped_o
);

  logic [31:0]  w0, w1, w2, w3, sum0, sum1, sum2, sum3;
  logic [127:0] words;
  assign {w0, w1, w2, w3} = window_i[Window-1 -: 128];
  assign sub_word_o = rotate_i ? aes_pkg::rot_word(window_i[31:0]) : window_i[31:0];
  assign sum0 = w0 ^ {rcon_i & {8{rotate_i}}, 24'h0};
  assign sum1 = sum0 ^ w1;
  assign sum2 = sum1 ^ w2;
  assign sum3 = sum0 ^ (w1 ^ (w2 ^ w3));
  assign words = {sum0, sum1, sum2, sum3} ^ {4{substituted_i}};
  if (Window == 256) begin : gen_nk8
    assign stepped_o = {window_i[127:0], words};
  end else begin : gen_nk4
    assign stepped_o = words;
  end

endmodule
