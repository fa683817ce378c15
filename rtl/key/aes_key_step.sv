// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One step of the key schedule, forwards or backwards: one round key (Rijndael section 4.3.1;
// FIPS-197 section 5.2 for 128-bit blocks).
//
// With Nb words in a block and Nk in a key, the window holds the words W[r Nb .. r Nb + M - 1],
// leftmost first, M = max(Nb, Nk): its first Nb words are round key r, its last Nk words carry the
// schedule on. A step moves it by Nb words: the alignment of Kuo & Verbauwhede 2001, section 3.6,
// without a network behind it. Combinational; at most two SubWords a step, the second behind the
// first, so eight S-boxes serve all nine sizes and four do for 128-bit blocks. Clocked S-boxes
// want the inputs to stand for two clocks; the result is right in the second.

module aes_key_step #(
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirBoth,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          BlockLengths = 3'b001,
  /// Key lengths likewise.
  parameter logic [2:0]          KeyLengths   = 3'b111,
  /// 1: the window's last word comes on `last_i`, early, after RotWord if it goes through that.
  /// Forwards only.
  parameter bit                  LastAhead    = 1'b0,
  parameter aes_pkg::sbox_e      Sbox         = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// 1: the registers of clocked S-boxes become 0 with the next clock edge.
  input  logic         clear_i,
  /// Block length code and key length code.
  input  logic [1:0]   block_len_i,
  input  logic [1:0]   key_len_i,
  /// 1: step backwards. Forwards is always there, for it leads to where decryption starts.
  input  logic         inverse_i,
  /// Where the step's first new word stands among the Nk words of its expansion, in pairs of words:
  /// its index modulo Nk, halved.
  input  logic [1:0]   offset_i,
  output logic [1:0]   offset_o,
  /// `aes_pkg::sub_words` of the size and the offset.
  input  logic [5:0]   sub_words_i,
  /// Round constant of the coming RotWord.
  input  logic [7:0]   rcon_i,
  output logic [7:0]   rcon_o,
  /// Words beyond M are ignored, and of no meaning in `window_o`.
  input  logic [255:0] window_i,
  output logic [255:0] window_o,
  /// Word M - 1 of `window_i` for `LastAhead`, and that of `window_o`, as it is, forwards.
  input  logic [31:0]  last_i,
  output logic [31:0]  last_o
);

  localparam bit BACKWARDS = Directions != aes_pkg::DirEncrypt;
  localparam bit WIDE = BlockLengths != 3'b001;  // blocks of more than 128 bits

  // The size: Nb and Nk are 4 where they are neither 6 nor 8.
  logic nb6, nb8, nk6, nk8, inverse;
  assign nb6 = BlockLengths[1] && (BlockLengths == 3'b010 || block_len_i[0]);
  assign nb8 = BlockLengths[2] && (BlockLengths == 3'b100 || block_len_i[1]);
  assign nk6 = KeyLengths[1] && (KeyLengths == 3'b010 || key_len_i[0]);
  assign nk8 = KeyLengths[2] && (KeyLengths == 3'b100 || key_len_i[1]);
  assign inverse = BACKWARDS && inverse_i;

  logic nb4, nk4, ahead2, ahead4, behind2, behind4;
  assign nb4 = !nb6 && !nb8;
  assign nk4 = !nk6 && !nk8;
  assign ahead2 = (nb4 && nk6) || (nb6 && nk8);   // Nk - Nb
  assign ahead4 = nb4 && nk8;
  assign behind2 = (nb6 && nk4) || (nb8 && nk6);  // Nb - Nk
  assign behind4 = nb8 && nk4;

  // The SubWords: `special_a` at word 0, `special_b` at word 2, 4 or 6.
  logic at_0, at_2, at_4, at_6, rotate_a, rotate_b, rcon_a, rcon_b;
  assign {rotate_b, rotate_a, at_6, at_4, at_2, at_0} = sub_words_i;
  assign rcon_a = rotate_a && at_0;
  assign rcon_b = rotate_b && (at_2 || at_4 || at_6);

  // Round constants: the later word has the later constant, whichever way the step goes.
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

  // The offset of the step after this: Nb words on or back, modulo Nk.
  always_comb begin
    offset_o = offset_i;
    if (nk4 && nb6) offset_o = offset_i ^ 2'd1;
    if (nk6) begin
      if (nb4 ^ inverse) offset_o = offset_i == 2'd0 ? 2'd2 : offset_i - 2'd1;
      else offset_o = offset_i == 2'd2 ? 2'd0 : offset_i + 2'd1;
      if (nb6) offset_o = offset_i;
    end
    if (nk8 && nb4) offset_o = offset_i ^ 2'd2;
    if (nk8 && nb6) offset_o = inverse ? offset_i + 2'd1 : offset_i - 2'd1;
  end

  logic [31:0] w0, w1, w2, w3, w4, w5, w6, w7;
  assign {w0, w1, w2, w3, w4, w5, w6, w7} = window_i;

  // The last Nk words of the window, and the very last.
  logic [31:0] t0, t1, t2, t3, t4, t5, last;
  assign t0 = behind4 ? w4 : behind2 ? w2 : w0;
  assign t1 = behind4 ? w5 : behind2 ? w3 : w1;
  assign t2 = behind4 ? w6 : behind2 ? w4 : w2;
  assign t3 = behind4 ? w7 : behind2 ? w5 : w3;
  assign t4 = (nb8 && nk6) ? w6 : w4;
  assign t5 = (nb8 && nk6) ? w7 : w5;
  assign last = LastAhead ? last_i : (nb8 || nk8) ? w7 : (nb6 || nk6) ? w5 : w3;

  // The word before each special one. Forwards it is made from the window alone, or from that and
  // `special_a`: no S-box stands behind more than one other.
  logic [31:0] before_a, before_b, special_a, special_b;
  always_comb begin
    before_a = last;
    if (inverse) begin
      before_a = w3 ^ w2;
      if (nk4 && nb6) before_a = w1 ^ w0;
      if (nk4 && nb8) before_a = w3 ^ w1;
      if (nk6 && nb4) before_a = w1;
      if (nk6 && nb6) before_a = w5 ^ w4;
      if (nk8) before_a = nb8 ? w7 ^ w6 : nb6 ? w1 : w3;
    end
  end

  logic [31:0] sum01, sum03, sum05;
  assign sum01 = t0 ^ t1;
  assign sum03 = sum01 ^ t2 ^ t3;
  assign sum05 = sum03 ^ t4 ^ t5;
  always_comb begin
    before_b = (!WIDE || at_2) ? sum01 : at_4 ? sum03 : sum05;
    before_b = before_b ^ ((WIDE && at_0) ? special_a : last);
    if (inverse) begin
      before_b = w3;
      if (nk4) before_b = nb8 || at_2 ? w3 ^ w2 : w1;
      if (nk6 && nb8 && !at_6) before_b = at_2 ? w5 ^ w4 : w1;
      if (nk8 && nb6 && at_4) before_b = w5;
    end
  end

  if (WIDE) begin : gen_two_sub_words
    logic [31:0] sub_a, sub_b;
    aes_sub_bytes #(
      .Bits(32),
      .Directions(aes_pkg::DirEncrypt),
      .Sbox(Sbox)
    ) u_sub_word (
      .clk_i(clk_i),
      .clear_i(clear_i),
      .inverse_i(1'b0),
      .data_i((rotate_a && !LastAhead) ? {before_a[23:0], before_a[31:24]} : before_a),
      .data_o(sub_a)
    );

    aes_sub_bytes #(
      .Bits(32),
      .Directions(aes_pkg::DirEncrypt),
      .Sbox(Sbox)
    ) u_second_sub_word (
      .clk_i(clk_i),
      .clear_i(clear_i),
      .inverse_i(1'b0),
      .data_i(rotate_b ? {before_b[23:0], before_b[31:24]} : before_b),
      .data_o(sub_b)
    );

    assign special_a = sub_a ^ {constant_a & {8{rotate_a}}, 24'h0};
    assign special_b = sub_b ^ {constant_b & {8{rotate_b}}, 24'h0};
  end else begin : gen_one_sub_word
    // Four new words have one SubWord at most, at word 0 or 2.
    logic rotate;
    logic [31:0] preceding, sub;
    assign rotate = at_0 ? rotate_a && !LastAhead : rotate_b;
    assign preceding = at_0 ? before_a : before_b;

    aes_sub_bytes #(
      .Bits(32),
      .Directions(aes_pkg::DirEncrypt),
      .Sbox(Sbox)
    ) u_sub_word (
      .clk_i(clk_i),
      .clear_i(clear_i),
      .inverse_i(1'b0),
      .data_i(rotate ? {preceding[23:0], preceding[31:24]} : preceding),
      .data_o(sub)
    );

    logic unused;
    assign unused = ^{constant_a, constant_b};
    assign special_a = sub ^ {rcon_i & {8{at_0 ? rotate_a : rotate_b}}, 24'h0};
    assign special_b = special_a;
  end

  // Forwards: W[i] = W[i-Nk] ^ W[i-1], the latter through SubWord where it is due. `special_b`
  // comes last and late, so the words are summed without it first.
  logic [31:0] n0, n1, e2, e3, e4, e5, e6, e7, n2, n3, n4, n5, n6, n7;
  assign n0 = t0 ^ (at_0 ? special_a : last);
  assign n1 = t1 ^ n0;
  assign e2 = t2 ^ (n1 & {32{!at_2}});
  assign e3 = t3 ^ e2;
  assign e4 = (nk4 ? n0 : t4) ^ (e3 & {32{!at_4}});
  assign e5 = (nk4 ? n1 : t5) ^ e4;
  assign e6 = (nk4 ? e2 : nk6 ? n0 : w6) ^ (e5 & {32{!at_6}});
  assign e7 = (nk4 ? e3 : nk6 ? n1 : w7) ^ e6;
  assign n2 = e2 ^ (special_b & {32{at_2}});
  assign n3 = e3 ^ (special_b & {32{at_2}});
  assign n4 = e4 ^ (special_b & {32{at_2 || at_4}});
  assign n5 = e5 ^ (special_b & {32{at_2 || at_4}});
  assign n6 = e6 ^ (special_b & {32{at_2 || at_4 || at_6}});
  assign n7 = e7 ^ (special_b & {32{at_2 || at_4 || at_6}});

  assign last_o = nb8 ? n7 : nb6 ? n5 : n3;

  logic [255:0] forwards;
  always_comb begin
    forwards = {n0, n1, n2, n3, n4, n5, n6, n7};
    if (!WIDE) forwards[127:0] = 128'h0;
    if (ahead2) forwards = {nb6 ? {w6, w7} : {w4, w5}, n0, n1, n2, n3, n4, n5};
    if (!WIDE && ahead2) forwards[63:0] = 64'h0;
    if (ahead4) forwards = {w4, w5, w6, w7, n0, n1, n2, n3};
  end

  if (BACKWARDS) begin : gen_backwards
    // The same recurrence solved for W[i-Nk] = W[i] ^ W[i-1]. `y` is W[i] for each word to be
    // found: of the window, or found before it.
    logic [31:0] y0, y1, y2, y3, y4, y5, y6, y7, y_before;
    logic [31:0] l0, l1, l2, l3, l4, l5, l6, l7;
    always_comb begin
      {y0, y1, y2, y3, y4, y5, y6, y7} = {w0, w1, w2, w3, w4, w5, w6, w7};
      if (ahead2) {y0, y1, y2, y3, y4, y5} = {w2, w3, w4, w5, w6, w7};
      if (ahead4) {y0, y1, y2, y3} = {w4, w5, w6, w7};
      if (behind2) {y2, y3, y4, y5, y6, y7} = {w0, w1, w2, w3, w4, w5};
      if (behind4) {y4, y5, y6, y7} = {w0, w1, w2, w3};
      l7 = y7 ^ y6;
      l6 = y6 ^ (at_6 ? special_b : y5);
      if (behind4) {y2, y3} = {l6, l7};
      l5 = y5 ^ y4;
      l4 = y4 ^ (at_4 ? special_b : y3);
      if (behind2 || behind4) {y0, y1} = nk6 ? {l6, l7} : {l4, l5};
      l3 = y3 ^ y2;
      l2 = y2 ^ (at_2 ? special_b : y1);
      l1 = y1 ^ y0;
      y_before = behind2 ? (nk6 ? l5 : l3) : w1;
      l0 = y0 ^ (at_0 ? special_a : y_before);
    end

    logic [255:0] backwards;
    always_comb begin
      backwards = {l0, l1, l2, l3, l4, l5, l6, l7};
      if (!WIDE) backwards[127:0] = 128'h0;
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
