// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Round keys on the fly, a round key a step, in both directions (FIPS-197 section 5.2; Kuo &
// Verbauwhede 2001, section 3.6, for blocks and keys of all lengths).
//
// The key is kept where encryption starts, and with decryption also where that starts: the far end
// of the schedule, found by one walk of Nr steps. A block then takes its first round key from a
// kept key, and the next from a window that steps along the schedule. A key shorter than the
// longest block is kept as long as that block: one step more fills it up after it was taken.
//
// With `Ahead` the word that the next step sends through the first S-box stands in a register of
// its own, chosen a clock before between kept key and window, and so does what else a step depends
// on: no choice stands before that S-box.

module aes_key_on_the_fly #(
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirBoth,
  /// Width of a round key in bits: the longest block the build holds.
  parameter int unsigned         BlockBits    = 128,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          BlockLengths = 3'b001,
  /// Key lengths likewise.
  parameter logic [2:0]          KeyLengths   = 3'b111,
  /// Encryption only.
  parameter bit                  Ahead        = 1'b0,
  parameter aes_pkg::sbox_e      Sbox         = aes_pkg::SboxTable
) (
  input  logic                 clk_i,
  /// 1: the registers of clocked S-boxes become 0 with the next clock edge.
  input  logic                 clear_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic                 load_i,
  input  logic [255:0]         key_i,
  /// Length code of the kept key, and in the clock of a load of the new one.
  input  logic [1:0]           key_len_i,
  input  logic [1:0]           load_len_i,
  /// Low: the kept keys become 0 with the next clock edge.
  input  logic                 keep_i,
  /// In the clock after a load of a key shorter than the longest block: fill the kept key up. The
  /// clock is a `step_i` from the kept key, forwards, and leaves nothing in the window.
  input  logic                 fill_i,
  /// Block length code of the round keys; must be stable from one kept key to the next.
  input  logic [1:0]           block_len_i,
  /// A step leaves a kept key, and not the window. With clocked S-boxes this and `inverse_i` must
  /// stand a clock before the step too.
  input  logic                 from_kept_i,
  /// With `Ahead`: the next clock's step leaves a kept key, for a block of this length code.
  input  logic                 next_from_kept_i,
  input  logic [1:0]           next_block_len_i,
  /// Direction of the schedule; must be stable from one kept key to the next.
  input  logic                 inverse_i,
  /// The window becomes the next round key: 1, 2, ..., or Nr-1, Nr-2, ... with `inverse_i`.
  input  logic                 step_i,
  /// With a step: what it leads to is where decryption starts.
  input  logic                 capture_i,
  /// Hold the window. Without step or hold it becomes 0.
  input  logic                 hold_i,
  /// Round key 0, or Nr with `inverse_i`, of the kept key. Combinational from `inverse_i`.
  output logic [BlockBits-1:0] first_key_o,
  /// Round key in the window.
  output logic [BlockBits-1:0] round_key_o
);

  localparam bit FILLS = aes_pkg::fills(BlockLengths, KeyLengths);
  localparam bit ONE_SIZE = !aes_pkg::several(BlockLengths) && !aes_pkg::several(KeyLengths);
  localparam bit FOUR_WORD_FILLS = FILLS && !ONE_SIZE;
  // With decryption only and one block length, the walk replaces the key by its other end.
  localparam bit TWO_ENDS = Directions == aes_pkg::DirBoth ||
                            (Directions == aes_pkg::DirDecrypt && aes_pkg::several(BlockLengths));

  logic [255:0] window_q, window_d, stepped, kept;

  // What a fill makes of the kept key.
  logic [255:0] forward_q, filled, loaded;
  if (FILLS && ONE_SIZE) begin : gen_fill_one_size
    // The key is loaded as the end of a window, and the fill moves the window on by the words that
    // are not there yet: a step like any other.
    localparam int unsigned KEY_BITS = 128 + 64 * 32'(aes_pkg::longest(KeyLengths));
    localparam int unsigned SHIFT = BlockBits - KEY_BITS;
    assign loaded = (key_i >> (256 - KEY_BITS)) << (256 - BlockBits);
    assign filled = (forward_q << SHIFT) | ((stepped >> (256 - SHIFT)) << (256 - BlockBits));
  end else if (FILLS) begin : gen_fill
    // Words 4..7 of a 128-bit key, 6 and 7 of a 192-bit key, both from a step of four words.
    assign loaded = key_i;
    always_comb begin
      filled = forward_q;
      filled[63:0] = stepped[191:128];
      if (key_len_i != aes_pkg::LEN_192) filled[127:64] = stepped[255:192];
    end
  end else begin : gen_no_fill
    assign loaded = key_i;
    logic unused;
    assign unused = fill_i;
    assign filled = forward_q;
  end

  // The kept keys.
  logic fill, four_words;
  assign fill = FILLS && fill_i;
  assign four_words = FOUR_WORD_FILLS && fill_i;
  if (TWO_ENDS) begin : gen_two_ends
    logic [255:0] backward_q;
    always_ff @(posedge clk_i) begin
      forward_q <= load_i ? loaded : !keep_i ? 256'h0 : fill ? filled : forward_q;
      backward_q <= capture_i ? stepped : keep_i ? backward_q : 256'h0;
    end
    assign kept = inverse_i ? backward_q : forward_q;
  end else begin : gen_one_end
    always_ff @(posedge clk_i) begin
      forward_q <= load_i ? loaded : capture_i ? stepped :
                   !keep_i ? 256'h0 : fill ? filled : forward_q;
    end
    assign kept = forward_q;
  end

  // Where steps from a kept key start: the round constant and the offset of the first of them. With
  // several sizes a fill is the first step of a 128-bit block.
  logic [1:0] first_len, block_len;
  logic nb6, nb8, nk6, nk8, step_nb6, step_nb8;
  assign first_len = Ahead ? next_block_len_i : block_len_i;
  assign block_len = four_words ? 2'd0 : block_len_i;
  assign nb6 = BlockLengths[1] && (BlockLengths == 3'b010 || first_len[0]);
  assign nb8 = BlockLengths[2] && (BlockLengths == 3'b100 || first_len[1]);
  assign step_nb6 = BlockLengths[1] && !four_words && (BlockLengths == 3'b010 || block_len_i[0]);
  assign step_nb8 = BlockLengths[2] && !four_words && (BlockLengths == 3'b100 || block_len_i[1]);
  assign nk6 = KeyLengths[1] && (KeyLengths == 3'b010 || key_len_i[0]);
  assign nk8 = KeyLengths[2] && (KeyLengths == 3'b100 || key_len_i[1]);

  logic [7:0] first_rcon;
  logic [1:0] first_offset;
  always_comb begin
    // A kept key that was filled up has used the first constant.
    first_rcon = ((nb6 && !nk6 && !nk8) || (nb8 && !nk8)) ? 8'h02 : 8'h01;
    first_offset = ((nb6 && !nk6 && !nk8) || (nb8 && nk6)) ? 2'd1 : 2'd0;
    if (inverse_i) begin
      // The last constant before the end of the walk, and the offset of its last step.
      first_rcon = nb8 ? 8'hef : nb6 ? 8'hbc : 8'h36;           // Rcon[28], [18] or [10]
      if (nk6) first_rcon = nb8 ? 8'h63 : nb6 ? 8'hd8 : 8'h80;  // Rcon[19], [12] or [8]
      if (nk8) first_rcon = nb8 ? 8'h4d : nb6 ? 8'h6c : 8'h40;  // Rcon[14], [11] or [7]
      first_offset = nb6 ? 2'd1 : 2'd0;
      if (nk6) first_offset = nb6 ? 2'd0 : 2'd1;
      if (nk8) first_offset = nb8 ? 2'd0 : nb6 ? 2'd3 : 2'd2;
    end
  end

  // Round constant, offset and SubWords of the coming step, and the last word of its window. With
  // `Ahead` they are chosen in the clock before it.
  logic [7:0] rcon_q, rcon, rcon_d;
  logic [1:0] offset_q, offset, offset_d;
  logic [31:0] last, last_d;
  logic [5:0] sub_words;
  if (Ahead) begin : gen_ahead
    // The step after a load is a fill, or begins an expansion whatever the block.
    logic fills, load_nk6, load_nk8;
    assign fills = FOUR_WORD_FILLS && load_len_i < aes_pkg::longest(BlockLengths);
    assign load_nk6 = KeyLengths[1] && (KeyLengths == 3'b010 || load_len_i[0]);
    assign load_nk8 = KeyLengths[2] && (KeyLengths == 3'b100 || load_len_i[1]);

    logic [5:0] sub_words_q, sub_words_next;
    logic [31:0] last_q, last_next;
    always_comb begin
      sub_words_next = aes_pkg::sub_words(step_nb6, step_nb8, nk6, nk8, offset_d);
      last_next = last_d;
      if (next_from_kept_i) begin
        sub_words_next = aes_pkg::sub_words(nb6, nb8, nk6, nk8, first_offset);
        last_next = (nk8 || nb8) ? forward_q[31:0] :
                    (nk6 || nb6) ? forward_q[95:64] : forward_q[159:128];
      end
      if (load_i) begin
        sub_words_next =
          aes_pkg::sub_words(nb6 && !fills, nb8 && !fills, load_nk6, load_nk8, 2'd0);
        last_next = load_nk8 ? key_i[31:0] : load_nk6 ? key_i[95:64] : key_i[159:128];
      end
      // A word that goes through the S-box is kept as RotWord leaves it.
      if (sub_words_next[0] && sub_words_next[4]) last_next = {last_next[23:0], last_next[31:24]};
    end
    always_ff @(posedge clk_i) begin
      sub_words_q <= sub_words_next;
      last_q <= (keep_i || load_i) ? last_next : 32'h0;
      rcon_q <= load_i ? 8'h01 : next_from_kept_i ? first_rcon : rcon_d;
      offset_q <= load_i ? 2'd0 : next_from_kept_i ? first_offset : offset_d;
    end
    assign sub_words = sub_words_q;
    assign last = last_q;
    assign rcon = rcon_q;
    assign offset = offset_q;
  end else begin : gen_not_ahead
    logic unused;
    assign unused = ^{load_len_i, next_from_kept_i, next_block_len_i, last_d};
    always_ff @(posedge clk_i) begin
      if (step_i) begin
        rcon_q <= rcon_d;
        offset_q <= offset_d;
      end
    end
    assign last = 32'h0;
    assign rcon = !from_kept_i ? rcon_q : fill ? 8'h01 : first_rcon;
    assign offset = !from_kept_i ? offset_q : fill ? 2'd0 : first_offset;
    assign sub_words = aes_pkg::sub_words(step_nb6, step_nb8, nk6, nk8, offset);
  end

  // The window.
  aes_key_step #(
    .Directions(Directions),
    .BlockLengths(FOUR_WORD_FILLS ? BlockLengths | 3'b001 : BlockLengths),
    .KeyLengths(KeyLengths),
    .LastAhead(Ahead),
    .Sbox(Sbox)
  ) u_step (
    .clk_i,
    .clear_i,
    .block_len_i(block_len),
    .key_len_i,
    .inverse_i,
    .offset_i(offset),
    .offset_o(offset_d),
    .sub_words_i(sub_words),
    .rcon_i(rcon),
    .rcon_o(rcon_d),
    .window_i(from_kept_i ? kept : window_q),
    .window_o(stepped),
    .last_i(last),
    .last_o(last_d)
  );

  always_comb begin
    window_d = 256'h0;
    if (step_i && !fill) window_d = stepped;
    else if (hold_i) window_d = window_q;
  end

  always_ff @(posedge clk_i) window_q <= window_d;

  assign first_key_o = kept[255 -: BlockBits];
  assign round_key_o = window_q[255 -: BlockBits];

endmodule
