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
  // SubWord `a` is on word 0, SubWord `b` on word 2, 4 or 6.

  logic a, b_2, b_4, b_6, rotate_a, rotate_b, rcon_a, rcon_b;
  assign {rotate_b, rotate_a, b_6, b_4, b_2, a} = sub_words_i;
  assign rcon_a = rotate_a && a;
  assign rcon_b = rotate_b && (b_2 || b_4 || b_6);

  // If a step uses two round constants, the later word takes the later constant (both directions).
  logic [7:0] rcon_next, constant_a, constant_b;
  assign rcon_next = inverse ? aes_pkg::xtime_inverse(rcon_i) : aes_pkg::xtime(rcon_i);
  assign constant_a = (inverse && rcon_b) ? rcon_next : rcon_i;
  assign constant_b = (!inverse && rcon_a) ? rcon_next : rcon_i;
  always_comb begin
    rcon_o = (rcon_a || rcon_b) ? rcon_next : rcon_i;
    if (rcon_a && rcon_b) begin
      rcon_o = inverse ? aes_pkg::xtime_inverse(rcon_next) : aes_pkg::xtime(rcon_next);
    end
  end

  // The offset changes by Nb / 2 (backwards by -Nb / 2) modulo Nk / 2:
  //   Nk = 4, modulo 2: Nb / 2 = 3 is 1; 2 and 4 are 0.
  //   Nk = 6, modulo 3: Nb / 2 = 2 is -1, 3 is 0, 4 is 1.
  //   Nk = 8, modulo 4: Nb / 2 = 2 is 2, 3 is -1, 4 is 0.
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
  // Words W[i-Nk] of the new words W[i]: the window's last Nk words t0, t1, ..., then, if Nk < Nb,
  // the first new words of this step.

  logic [31:0] w0, w1, w2, w3, w4, w5, w6, w7;
  assign {w0, w1, w2, w3, w4, w5, w6, w7} = window_i;

  logic [31:0] t0, t1, t2, t3, t4, t5, last;
  assign {t0, t1, t2, t3} = shorter4 ? {w4, w5, w6, w7} :
                            shorter2 ? {w2, w3, w4, w5} : {w0, w1, w2, w3};
  assign {t4, t5} = shorter2 ? {w6, w7} : {w4, w5};  // unused with Nk = 4
  assign last = LastAhead ? last_i : (nb8 || nk8) ? w7 : (nb6 || nk6) ? w5 : w3;

  // The input of a SubWord is the preceding word. Forwards, `a` reads the window's last word, and
  // `b` a sum of window words and the output of `a`: at most two S-boxes are in series.
  //
  // Backwards, the step computes p0, p1, ... = W[i-Nk] from x0, x1, ... = W[i]. x0 is window word
  // Nk - Nb; if Nk < Nb, the first x words are p words of the same step. SubWord can be at x0, x2,
  // x4 and x6, and reads the word before:
  //
  //   Nb, Nk   x0 is     before x0     before x2     before x4     before x6
  //   4, 4     w0        p3 = w2^w3    -             -             -
  //   4, 6     w2        w1            w3            -             -
  //   4, 8     w4        w3            -             -             -
  //   6, 4     p4        p3 = w0^w1    p5 = w2^w3    w1            -
  //   6, 6     w0        p5 = w4^w5    -             -             -
  //   6, 8     w2        w1            w3            w5            -
  //   8, 4     p4        p3 = w1^w3    -             p7 = w2^w3    -
  //   8, 6     p6        p5 = w2^w3    p7 = w4^w5    w1            w3
  //   8, 8     w0        p7 = w6^w7    -             w3            -
  //
  // For (Nb, Nk) = (8, 4): p3 = p6 ^ p7 = (w1 ^ w2) ^ (w2 ^ w3).
  logic [31:0] before_a, before_b, special_a, special_b, sum1, sum3, sum5;
  assign sum1 = t0 ^ t1;
  assign sum3 = sum1 ^ t2 ^ t3;
  assign sum5 = sum3 ^ t4 ^ t5;
  always_comb begin
    if (inverse) begin
      before_a = w3 ^ w2;
      if (nk4 && nb6) before_a = w1 ^ w0;
      if (nk4 && nb8) before_a = w3 ^ w1;
      if (nk6 && nb4) before_a = w1;
      if (nk6 && nb6) before_a = w5 ^ w4;
      if (nk8) before_a = nb8 ? w7 ^ w6 : nb6 ? w1 : w3;
      before_b = w3;
      if (nk4) before_b = nb8 || b_2 ? w3 ^ w2 : w1;
      if (nk6 && nb8 && !b_6) before_b = b_2 ? w5 ^ w4 : w1;
      if (nk8 && nb6 && b_4) before_b = w5;
    end else begin
      before_a = last;
      before_b = (b_2 ? sum1 : b_4 ? sum3 : sum5) ^ (a ? special_a : last);
    end
  end

  // ---------------------------------------------------------------------------------------------
  // The S-boxes.

  logic [31:0] substituted_a, substituted_b;
  aes_sub_bytes #(
    .Bits(32),
    .Directions(aes_pkg::DirEncrypt),
    .Sbox(Sbox)
  ) u_sub_word_a (
    .clk_i(clk_i),
    .clear_i(1'b0),
    .inverse_i(1'b0),
    .data_i(rotate_a && !LastAhead ? aes_pkg::rot_word(before_a) : before_a),
    .data_o(substituted_a)
  );

  aes_sub_bytes #(
    .Bits(32),
    .Directions(aes_pkg::DirEncrypt),
    .Sbox(Sbox)
  ) u_sub_word_b (
    .clk_i(clk_i),
    .clear_i(1'b0),
    .inverse_i(1'b0),
    .data_i(rotate_b ? aes_pkg::rot_word(before_b) : before_b),
    .data_o(substituted_b)
  );

  assign special_a = substituted_a ^ {constant_a & {8{rotate_a}}, 24'h0};
  assign special_b = substituted_b ^ {constant_b & {8{rotate_b}}, 24'h0};

  // ---------------------------------------------------------------------------------------------
  // Forwards: W[i] = W[i-Nk] ^ W[i-1], with SubWord on W[i-1] where W[i] takes it. `special_b`
  // arrives last, so the words are first summed without it (e); then it is added to its word and to
  // all later ones.

  logic [31:0] e0, e1, e2, e3, e4, e5, e6, e7, n2, n3, n4, n5, n6, n7;
  assign e0 = t0 ^ (a ? special_a : last);
  assign e1 = t1 ^ e0;
  assign e2 = t2 ^ (e1 & {32{!b_2}});
  assign e3 = t3 ^ e2;
  assign e4 = (nk4 ? e0 : t4) ^ (e3 & {32{!b_4}});
  assign e5 = (nk4 ? e1 : t5) ^ e4;
  assign e6 = (nk4 ? e2 : nk6 ? e0 : w6) ^ (e5 & {32{!b_6}});
  assign e7 = (nk4 ? e3 : nk6 ? e1 : w7) ^ e6;
  assign n2 = e2 ^ (special_b & {32{b_2}});
  assign n3 = e3 ^ (special_b & {32{b_2}});
  assign n4 = e4 ^ (special_b & {32{b_2 || b_4}});
  assign n5 = e5 ^ (special_b & {32{b_2 || b_4}});
  assign n6 = e6 ^ (special_b & {32{b_2 || b_4 || b_6}});
  assign n7 = e7 ^ (special_b & {32{b_2 || b_4 || b_6}});
  assign last_o = nb8 ? n7 : nb6 ? n5 : n3;

  logic [255:0] forwards;
  always_comb begin
    forwards = {e0, e1, n2, n3, n4, n5, n6, n7};
    if (longer2) forwards = {nb6 ? {w6, w7} : {w4, w5}, e0, e1, n2, n3, n4, n5};
    if (longer4) forwards = {w4, w5, w6, w7, e0, e1, n2, n3};
  end

  // ---------------------------------------------------------------------------------------------
  // Backwards: the same, solved for W[i-Nk] = W[i] ^ W[i-1]. The last word is computed first,
  // because the last p words may be the first x words.

  if (BACKWARDS) begin : gen_backwards
    logic [31:0] x0, x1, x2, x3, x4, x5, x6, x7, before_x0;
    logic [31:0] p0, p1, p2, p3, p4, p5, p6, p7;
    always_comb begin
      {x0, x1, x2, x3, x4, x5, x6, x7} = {w0, w1, w2, w3, w4, w5, w6, w7};
      if (longer2) {x0, x1, x2, x3, x4, x5} = {w2, w3, w4, w5, w6, w7};
      if (longer4) {x0, x1, x2, x3} = {w4, w5, w6, w7};
      if (shorter2) {x2, x3, x4, x5, x6, x7} = {w0, w1, w2, w3, w4, w5};
      if (shorter4) {x4, x5, x6, x7} = {w0, w1, w2, w3};
      p7 = x7 ^ x6;
      p6 = x6 ^ (b_6 ? special_b : x5);
      if (shorter4) {x2, x3} = {p6, p7};
      p5 = x5 ^ x4;
      p4 = x4 ^ (b_4 ? special_b : x3);
      if (shorter2 || shorter4) {x0, x1} = nk6 ? {p6, p7} : {p4, p5};
      p3 = x3 ^ x2;
      p2 = x2 ^ (b_2 ? special_b : x1);
      p1 = x1 ^ x0;
      // The word before x0, for a step without SubWord `a`. (`a` is needed in every step if Nb =
      // Nk, and for (Nb, Nk) = (8, 4) and (4, 8).)
      before_x0 = shorter2 ? (nk6 ? p5 : p3) : w1;
      p0 = x0 ^ (a ? special_a : before_x0);
    end

    logic [255:0] backwards;
    always_comb begin
      backwards = {p0, p1, p2, p3, p4, p5, p6, p7};
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
