// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES round keys on the fly, a word a step, in both directions (FIPS-197 section 5.2).
//
// A window of Nk words shifts by one place a step. Encryption computes W[i] = W[i-Nk] ^ W[i-1],
// decryption W[i-Nk] = W[i] ^ W[i-1], with the words of the window in descending order. So in both
// directions a step removes the first word and appends its XOR with W[i-1], which is the last word
// of the window in encryption and the second in decryption. A word with SubWord takes one more
// clock: SubWord is XORed into the first word of the window before the step.
//
// `kept_q` holds the words at the end of the schedule where the last block started; a block of the
// same direction starts from them. After a block or a walk the window holds the words at the other
// end. A block of the opposite direction starts from the window, and `kept_q` loads it. With
// `BothKept` a second register stores the last words after the walk, and no block starts from the
// window.
//
// With `StepWords` = 2 a step computes two words, backwards W[i-Nk] and W[i-Nk-1]. In decryption
// SubWord belongs to the second of them: it is XORed into the first two words of the window, and
// cancels in the sum for the first.
//
// With `Registered` SubWord arrives a clock later and is added in the step of its word. `word_o` is
// then a word that the window already holds: the youngest, in decryption the oldest.

module aes_key_words #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  /// Words computed in a step, 1 or 2.
  parameter int unsigned         StepWords  = 1,
  /// 1: the S-boxes have an output register. 128-bit keys and `StepWords` = 1 only.
  parameter bit                  Registered = 1'b0,
  /// 1: keep both ends of the schedule. Needs `DirBoth`.
  parameter bit                  BothKept   = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,
  /// Take a key: it becomes the kept end, for encryption.
  input  logic         load_i,
  input  logic [255:0] key_i,
  /// While low without a load, window and kept end become 0.
  input  logic         keep_i,
  /// The key has 192 bits.
  input  logic         nk6_i,
  /// The key has 256 bits.
  input  logic         nk8_i,
  /// Last step of a walk.
  input  logic         walked_i,

  /// A block starts in direction `start_inverse_i`, or a walk starts forwards from the key.
  input  logic         start_i,
  input  logic         start_inverse_i,
  /// First round key of this block; its words in the order of the steps.
  output logic [127:0] first_key_o,

  /// Direction of the block in the core; 0 in a walk.
  input  logic         inverse_i,
  /// Add SubWord of `sub_word_o` and Rcon to the first word. Not read with `Registered`.
  input  logic         sub_word_i,
  output logic [31:0]  sub_word_o,
  input  logic [31:0]  substituted_i,
  /// A step of the window.
  input  logic         step_i,
  /// A word of this step takes SubWord.
  input  logic         special_i,
  /// This step computes no word: the window only rotates.
  input  logic         rotate_i,
  /// Words of the round key for this step.
  output logic [32*StepWords-1:0] word_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam int unsigned WORDS = KeyLengths[2] ? 8 : KeyLengths[1] ? 6 : 4;

  logic [WORDS-1:0][31:0] window_q, kept_q, window, key;
  logic [7:0][31:0]       words, moved;  // window now, and its next value
  logic [31:0]            sum, last;
  logic                   nk4, plain_q;
  logic [7:0]             rcon_q;

  assign nk4 = !nk6_i && !nk8_i;
  logic unused_words;  // words that shorter keys do not use
  assign unused_words = ^{key_i, words, moved};
  for (genvar k = 0; k < 8; k++) begin : gen_padded
    if (k < WORDS) begin : gen_word
      assign words[k] = window_q[k];
      assign moved[k] = window[k];
    end else begin : gen_none
      assign words[k] = 32'h0;
      assign moved[k] = 32'h0;
    end
  end

  // W[i-1]: the last word of the window, backwards the second.
  assign last = nk8_i ? words[7] : nk6_i ? words[5] : words[3];
  logic [31:0] before_next, second, to_sub, after_sub;
  assign before_next = DECRYPTS && inverse_i ? words[1] : last;
  if (StepWords == 2) begin : gen_two_words
    logic downwards;
    logic [31:0] before_second;
    assign downwards = DECRYPTS && inverse_i;
    assign sum = words[0] ^ (before_next & {32{(!special_i || downwards) && !rotate_i}});
    assign before_second = downwards ? words[2] & {32{!special_i}} : sum;
    assign second = words[1] ^ (before_second & {32{!rotate_i}});
    assign word_o = nk4 ? {sum, second} : {words[4], words[5]};
    assign to_sub = downwards ? words[2] : last;
  end else begin : gen_one_word
    assign sum = Registered && special_i && !rotate_i
               ? after_sub : words[0] ^ (before_next & {32{!special_i && !rotate_i}});
    logic unused;
    assign second = 32'h0;
    assign unused = ^second;
    assign word_o = Registered ? (DECRYPTS && inverse_i ? words[0] : words[3])
                  : nk4 ? sum : words[4];
    assign to_sub = before_next;
  end

  // SubWord has RotWord and Rcon, except every second time with Nk = 8.
  assign sub_word_o = plain_q ? to_sub : aes_pkg::rot_word(to_sub);
  assign after_sub = words[0] ^ substituted_i ^ {rcon_q & {8{!plain_q}}, 24'h0};

  for (genvar k = 0; k < WORDS; k++) begin : gen_window
    assign key[k] = key_i[255-32*k -: 32];
    logic        youngest;  // place k takes the last new word
    logic [31:0] next;
    assign youngest = k == WORDS - 1 || (k == 3 && nk4) || (k == 5 && nk6_i);
    if (StepWords == 2) begin : gen_two_words
      logic elder;  // place k takes the first of the two new words
      assign elder = k == WORDS - 2 || (k == 2 && nk4) || (k == 4 && nk6_i);
      assign next = elder ? sum : youngest ? second : words[(k+2)%8];
    end else begin : gen_one_word
      assign next = youngest ? sum : words[(k+1)%8];
    end
    if (k == 0) begin : gen_first
      assign window[k] = sub_word_i && !Registered ? after_sub : step_i ? next : window_q[k];
    end else if (k == 1 && StepWords == 2 && DECRYPTS) begin : gen_second
      assign window[k] = sub_word_i && inverse_i ? words[1] ^ words[0] ^ after_sub
                       : step_i ? next : window_q[k];
    end else begin : gen_other
      assign window[k] = step_i ? next : window_q[k];
    end
  end

  // The next block starts from the kept end or, if the direction changes, from the window, which is
  // then kept. With `BothKept` it starts from the kept end of its direction.
  logic                   turns;
  logic [WORDS-1:0][31:0] other, start;
  if (Directions == aes_pkg::DirEncrypt) begin : gen_one_end
    logic unused;
    assign unused = ^{start_inverse_i, moved};
    assign turns = 1'b0;
    assign other = '0;
  end else begin : gen_two_ends
    logic kept_inverse_q;  // the kept end is that of decryption
    assign turns = kept_inverse_q != start_inverse_i;
    for (genvar k = 0; k < WORDS; k++) begin : gen_other
      if (k < 4) begin : gen_first_four
        assign other[k] = moved[3-k];
      end else begin : gen_behind
        assign other[k] = nk6_i ? moved[9-k] : moved[11-k];
      end
    end
    always_ff @(posedge clk_i) begin
      if (!live_i || load_i) kept_inverse_q <= 1'b0;
      else if (start_i) kept_inverse_q <= start_inverse_i;
    end
  end
  if (BothKept) begin : gen_both_kept
    logic [32*WORDS-1:0] end_q;
    always_ff @(posedge clk_i) begin
      if (!live_i || !keep_i) end_q <= '0;
      else if (walked_i) end_q <= other;
    end
    assign start = start_inverse_i ? end_q : kept_q;
  end else begin : gen_one_kept
    logic unused;
    assign unused = walked_i;
    assign start = turns ? other : kept_q;
  end
  assign first_key_o = {start[0], start[1], start[2], start[3]};

  always_ff @(posedge clk_i) begin
    if (!live_i || !(load_i || keep_i)) kept_q <= '0;
    else if (load_i) kept_q <= key;
    else if (start_i && turns && !BothKept) kept_q <= other;
    if (!live_i || !keep_i) window_q <= '0;
    else window_q <= start_i ? start : window;
  end

  // Round constant: forwards from Rcon[1], backwards from the last one, Rcon[10], [8] or [7].
  always_ff @(posedge clk_i) begin
    if (Registered ? step_i && special_i : sub_word_i) begin
      if (!plain_q) begin
        rcon_q <= DECRYPTS && inverse_i ? aes_pkg::xtime_inverse(rcon_q) : aes_pkg::xtime(rcon_q);
      end
      plain_q <= nk8_i && !plain_q;
    end
    if (start_i) begin
      rcon_q <= 8'h01;
      if (DECRYPTS && start_inverse_i) rcon_q <= nk8_i ? 8'h40 : nk6_i ? 8'h80 : 8'h36;
      plain_q <= 1'b0;
    end
    if (!live_i) begin
      rcon_q <= 8'h00;
      plain_q <= 1'b0;
    end
  end

endmodule
