// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One step of Rijndael's key schedule, a round key forwards or backwards, for blocks and keys of
// 128, 192 and 256 bits (Rijndael section 4.3.1; Kuo & Verbauwhede 2001, section 3.6).
//
// The window holds the words W[r Nb .. r Nb + M - 1], the first leftmost, with Nb words in a block,
// Nk in a key and M = max(Nb, Nk). Its first Nb words are round key r; its last Nk words determine
// the next words. A step moves it by Nb words, so the round key is always leftmost. A step has at
// most two SubWords, and two only on word 0 and word 4 or 6 (see `rijndael_key_sub_words`), so two
// rows of four S-boxes serve all nine sizes. Combinational.

module rijndael_key_step #(
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirBoth,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          BlockLengths = 3'b111,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths   = 3'b111,
  /// 1: `last_i` brings the window's last word early, already after RotWord if word 0 takes
  /// RotWord. Forward steps only.
  parameter bit                  LastAhead    = 1'b0,
  parameter aes_pkg::sbox_e      Sbox         = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  input  logic [1:0]   block_len_i,
  input  logic [1:0]   key_len_i,
  /// 1: step backwards. All builds can step forwards, because walks do.
  input  logic         inverse_i,
  /// (i mod Nk) / 2 for the first i of the step's W[i] = W[i-Nk] ^ W[i-1]: of this step, and of the
  /// next step in the same direction.
  input  logic [1:0]   offset_i,
  output logic [1:0]   offset_o,
  /// Output of `rijndael_key_sub_words` for this size and `offset_i`.
  input  logic [5:0]   sub_words_i,
  /// Round constant of the next RotWord: before this step, and after it.
  input  logic [7:0]   rcon_i,
  output logic [7:0]   rcon_o,
  /// Words beyond the first M are ignored in `window_i` and undefined in `window_o`.
  input  logic [255:0] window_i,
  output logic [255:0] window_o,
  /// Word M - 1 of `window_i` (read with `LastAhead`), and of `window_o` (forwards, not rotated).
  input  logic [31:0]  last_i,
  output logic [31:0]  last_o
);

  localparam bit BACKWARDS = Directions != aes_pkg::DirEncrypt;

  logic inverse;
  assign inverse = BACKWARDS && inverse_i;

  // ---------------------------------------------------------------------------------------------
  // Size flags, decoded from the lengths.

  logic nb4, nb6, nb8, nk4, nk6, nk8;
  assign nb6 = aes_pkg::is_192(BlockLengths, block_len_i);
  assign nb8 = aes_pkg::is_256(BlockLengths, block_len_i);
  assign nb4 = !nb6 && !nb8;
  assign nk6 = aes_pkg::is_192(KeyLengths, key_len_i);
  assign nk8 = aes_pkg::is_256(KeyLengths, key_len_i);
  assign nk4 = !nk6 && !nk8;

  // The key is longer or shorter than the block, by 2 or 4 words.
  logic longer2, longer4, shorter2, shorter4;
  assign longer2 = (nb4 && nk6) || (nb6 && nk8);
  assign longer4 = nb4 && nk8;
  assign shorter2 = (nb6 && nk4) || (nb8 && nk6);
  assign shorter4 = nb8 && nk4;

  // ---------------------------------------------------------------------------------------------
  // The words that take SubWord: word 0, and one other: word 2, 4 or 6.

  logic on_0, on_2, on_4, on_6, rotate_0, rotate_other, rcon_0, rcon_other;
  assign {rotate_other, rotate_0, on_6, on_4, on_2, on_0} = sub_words_i;
  assign rcon_0 = rotate_0 && on_0;
  assign rcon_other = rotate_other && (on_2 || on_4 || on_6);

  // If a step uses two round constants, the later word takes the later constant (both directions).
  logic [7:0] rcon_next, constant_0, constant_other;
  assign rcon_next = inverse ? aes_pkg::xtime_inverse(rcon_i) : aes_pkg::xtime(rcon_i);
  assign constant_0 = (inverse && rcon_other) ? rcon_next : rcon_i;
  assign constant_other = (!inverse && rcon_0) ? rcon_next : rcon_i;
  always_comb begin
    rcon_o = (rcon_0 || rcon_other) ? rcon_next : rcon_i;
    if (rcon_0 && rcon_other) begin
      rcon_o = inverse ? aes_pkg::xtime_inverse(rcon_next) : aes_pkg::xtime(rcon_next);
    end
  end

  // The offset changes by Nb / 2 (backwards by -Nb / 2) modulo Nk / 2. Forwards, for Nb = 4, 6, 8:
  //   Nk = 4, modulo 2: by 0, 1, 0.
  //   Nk = 6, modulo 3: by -1, 0, 1.
  //   Nk = 8, modulo 4: by 2, -1, 0.
  always_comb begin
    offset_o = offset_i;
    if (nk4 && nb6) offset_o = offset_i ^ 2'd1;
    if (nk6 && !nb6) begin
      if (nb4 ^ inverse) offset_o = offset_i == 2'd0 ? 2'd2 : offset_i - 2'd1;
      else offset_o = offset_i == 2'd2 ? 2'd0 : offset_i + 2'd1;
    end
    if (nk8 && nb4) offset_o = offset_i ^ 2'd2;
    if (nk8 && nb6) offset_o = inverse ? offset_i + 2'd1 : offset_i - 2'd1;
  end

  // ---------------------------------------------------------------------------------------------
  // Words W[i-Nk] of the new words W[i]: the window's last Nk words old0, old1, ..., then, if
  // Nk < Nb, the first new words of this step.

  logic [31:0] w0, w1, w2, w3, w4, w5, w6, w7;
  assign {w0, w1, w2, w3, w4, w5, w6, w7} = window_i;

  logic [31:0] old0, old1, old2, old3, old4, old5, last;
  assign {old0, old1, old2, old3} = shorter4 ? {w4, w5, w6, w7}
                                  : shorter2 ? {w2, w3, w4, w5} : {w0, w1, w2, w3};
  assign {old4, old5} = shorter2 ? {w6, w7} : {w4, w5};  // unused with Nk = 4
  assign last = LastAhead ? last_i : (nb8 || nk8) ? w7 : (nb6 || nk6) ? w5 : w3;

  // The input of a SubWord is the preceding word. Forwards that of word 0 is the window's last
  // word, that of the other a sum of window words and the SubWord of word 0: at most two S-boxes
  // are in series.
  //
  // Backwards, the step finds the words found0, found1, ... = W[i-Nk] from given0, given1, ... =
  // W[i]. given0 is window word Nk - Nb; if Nk < Nb, the first given words are found words of the
  // same step. SubWord can be on given0, given2, given4 and given6, and reads the word before. With
  // f for found and g for given:
  //
  //   Nb, Nk   g0 is     before g0     before g2     before g4     before g6
  //   4, 4     w0        f3 = w2^w3    -             -             -
  //   4, 6     w2        w1            w3            -             -
  //   4, 8     w4        w3            -             -             -
  //   6, 4     f4        f3 = w0^w1    f5 = w2^w3    w1            -
  //   6, 6     w0        f5 = w4^w5    -             -             -
  //   6, 8     w2        w1            w3            w5            -
  //   8, 4     f4        f3 = w1^w3    -             f7 = w2^w3    -
  //   8, 6     f6        f5 = w2^w3    f7 = w4^w5    w1            w3
  //   8, 8     w0        f7 = w6^w7    -             w3            -
  //
  // For (Nb, Nk) = (8, 4): f3 = f6 ^ f7 = (w1 ^ w2) ^ (w2 ^ w3).
  logic [31:0] to_sub_0, to_sub_other, sub_word_0, sub_word_other;
  logic [31:0] old_0_to_1, old_0_to_3, old_0_to_5;  // sums
  assign old_0_to_1 = old0 ^ old1;
  assign old_0_to_3 = old_0_to_1 ^ old2 ^ old3;
  assign old_0_to_5 = old_0_to_3 ^ old4 ^ old5;
  always_comb begin
    if (inverse) begin
      to_sub_0 = w3 ^ w2;
      if (nk4 && nb6) to_sub_0 = w1 ^ w0;
      if (nk4 && nb8) to_sub_0 = w3 ^ w1;
      if (nk6 && nb4) to_sub_0 = w1;
      if (nk6 && nb6) to_sub_0 = w5 ^ w4;
      if (nk8) to_sub_0 = nb8 ? w7 ^ w6 : nb6 ? w1 : w3;
      to_sub_other = w3;
      if (nk4) to_sub_other = nb8 || on_2 ? w3 ^ w2 : w1;
      if (nk6 && nb8 && !on_6) to_sub_other = on_2 ? w5 ^ w4 : w1;
      if (nk8 && nb6 && on_4) to_sub_other = w5;
    end else begin
      to_sub_0 = last;
      to_sub_other = (on_2 ? old_0_to_1 : on_4 ? old_0_to_3 : old_0_to_5) ^
                     (on_0 ? sub_word_0 : last);
    end
  end

  // ---------------------------------------------------------------------------------------------
  // The S-boxes.

  logic [31:0] subbed_0, subbed_other;
  aes_sub_bytes #(
    .Bits(32),
    .Directions(aes_pkg::DirEncrypt),
    .Sbox(Sbox)
  ) u_sub_word_0 (
    .clk_i(clk_i),
    .clear_i(1'b0),
    .inverse_i(1'b0),
    .data_i(rotate_0 && !LastAhead ? aes_pkg::rot_word(to_sub_0) : to_sub_0),
    .data_o(subbed_0)
  );

  aes_sub_bytes #(
    .Bits(32),
    .Directions(aes_pkg::DirEncrypt),
    .Sbox(Sbox)
  ) u_sub_word_other (
    .clk_i(clk_i),
    .clear_i(1'b0),
    .inverse_i(1'b0),
    .data_i(rotate_other ? aes_pkg::rot_word(to_sub_other) : to_sub_other),
    .data_o(subbed_other)
  );

  assign sub_word_0 = subbed_0 ^ {constant_0 & {8{rotate_0}}, 24'h0};
  assign sub_word_other = subbed_other ^ {constant_other & {8{rotate_other}}, 24'h0};

  // ---------------------------------------------------------------------------------------------
  // Forwards: W[i] = W[i-Nk] ^ W[i-1], with SubWord on W[i-1] where W[i] takes it. The SubWord of
  // the other word arrives last, so the words are first summed without it (partial); then it is
  // added to its word and to all later ones (new).

  logic [31:0] partial0, partial1, partial2, partial3, partial4, partial5, partial6, partial7;
  logic [31:0] new2, new3, new4, new5, new6, new7;
  assign partial0 = old0 ^ (on_0 ? sub_word_0 : last);
  assign partial1 = old1 ^ partial0;
  assign partial2 = old2 ^ (partial1 & {32{!on_2}});
  assign partial3 = old3 ^ partial2;
  assign partial4 = (nk4 ? partial0 : old4) ^ (partial3 & {32{!on_4}});
  assign partial5 = (nk4 ? partial1 : old5) ^ partial4;
  assign partial6 = (nk4 ? partial2 : nk6 ? partial0 : w6) ^ (partial5 & {32{!on_6}});
  assign partial7 = (nk4 ? partial3 : nk6 ? partial1 : w7) ^ partial6;
  assign new2 = partial2 ^ (sub_word_other & {32{on_2}});
  assign new3 = partial3 ^ (sub_word_other & {32{on_2}});
  assign new4 = partial4 ^ (sub_word_other & {32{on_2 || on_4}});
  assign new5 = partial5 ^ (sub_word_other & {32{on_2 || on_4}});
  assign new6 = partial6 ^ (sub_word_other & {32{on_2 || on_4 || on_6}});
  assign new7 = partial7 ^ (sub_word_other & {32{on_2 || on_4 || on_6}});
  assign last_o = nb8 ? new7 : nb6 ? new5 : new3;

  logic [255:0] forwards;
  always_comb begin
    forwards = {partial0, partial1, new2, new3, new4, new5, new6, new7};
    if (longer2) forwards = {nb6 ? {w6, w7} : {w4, w5}, partial0, partial1, new2, new3, new4, new5};
    if (longer4) forwards = {w4, w5, w6, w7, partial0, partial1, new2, new3};
  end

  // ---------------------------------------------------------------------------------------------
  // Backwards: the same, solved for W[i-Nk] = W[i] ^ W[i-1]. The last word is computed first,
  // because the last words found may be the first words given.

  if (BACKWARDS) begin : gen_backwards
    logic [31:0] given0, given1, given2, given3, given4, given5, given6, given7, before_given0;
    logic [31:0] found0, found1, found2, found3, found4, found5, found6, found7;
    always_comb begin
      {given0, given1, given2, given3} = {w0, w1, w2, w3};
      {given4, given5, given6, given7} = {w4, w5, w6, w7};
      if (longer2) {given0, given1, given2, given3, given4, given5} = {w2, w3, w4, w5, w6, w7};
      if (longer4) {given0, given1, given2, given3} = {w4, w5, w6, w7};
      if (shorter2) {given2, given3, given4, given5, given6, given7} = {w0, w1, w2, w3, w4, w5};
      if (shorter4) {given4, given5, given6, given7} = {w0, w1, w2, w3};
      found7 = given7 ^ given6;
      found6 = given6 ^ (on_6 ? sub_word_other : given5);
      if (shorter4) {given2, given3} = {found6, found7};
      found5 = given5 ^ given4;
      found4 = given4 ^ (on_4 ? sub_word_other : given3);
      if (shorter2 || shorter4) {given0, given1} = nk6 ? {found6, found7} : {found4, found5};
      found3 = given3 ^ given2;
      found2 = given2 ^ (on_2 ? sub_word_other : given1);
      found1 = given1 ^ given0;
      // The word before given0, for a step without SubWord on word 0. (There is one in every step
      // if Nb = Nk, and for (Nb, Nk) = (8, 4) and (4, 8).)
      before_given0 = shorter2 ? (nk6 ? found5 : found3) : w1;
      found0 = given0 ^ (on_0 ? sub_word_0 : before_given0);
    end

    logic [255:0] backwards;
    always_comb begin
      backwards = {found0, found1, found2, found3, found4, found5, found6, found7};
      if (nb4 && (nk6 || nk8)) backwards[127:64] = {w0, w1};
      if (nb4 && nk8) backwards[63:0] = {w2, w3};
      if (nb6 && nk8) backwards[63:0] = {w0, w1};
    end
    assign window_o = inverse ? backwards : forwards;
  end else begin : gen_forwards
    logic unused;
    assign unused = inverse_i;
    assign window_o = forwards;
  end

endmodule
