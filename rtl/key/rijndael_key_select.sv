// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The sub-key selection of Kuo & Verbauwhede 2001 (section 3.6.3, figure 10): a round key of Nb
// words from three successive groups of Nk words. With Nk = 8 the third group is never read, since
// no block is longer than its key. Combinational.

module rijndael_key_select (
  /// Nk is 6 or 8; it is 4 if both are low.
  input  logic         nk6_i,
  input  logic         nk8_i,
  /// Pairs of words from the start of the first group to the round key: 1 to 4.
  input  logic [2:0]   pairs_i,
  /// Three groups, left-aligned.
  input  logic [255:0] previous_i,
  input  logic [255:0] current_i,
  input  logic [255:0] next_i,
  /// Eight words from that place on; the round key is the first Nb.
  output logic [255:0] round_key_o
);

  // The groups one after the other, of which no round key reaches beyond word 15.
  logic [511:0] words;
  always_comb begin
    words = {previous_i[255:128], current_i[255:128], next_i[255:128], 128'h0};
    if (nk6_i) words = {previous_i[255:64], current_i[255:64], next_i[255:128]};
    if (nk8_i) words = {previous_i, current_i};
    case (pairs_i)
      3'd1: round_key_o = words[447-:256];
      3'd2: round_key_o = words[383-:256];
      3'd3: round_key_o = words[319-:256];
      default: round_key_o = words[255:0];
    endcase
  end

  logic unused;
  assign unused = ^{words[511:448], next_i[127:0]};

endmodule
