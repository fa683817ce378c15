// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Rijndael's round keys on the fly, a round key a step, for blocks and keys of 128, 192 and 256
// bits, in both directions (Kuo & Verbauwhede 2001, section 3.6).
//
// As in `aes_key_on_the_fly`, both ends of the key schedule are kept and a window steps along it. A
// key shorter than the longest block is filled in the clock after its load. The schedule end
// depends on the block length: when a decryption has another length than the last, a walk computes
// the end again.

module rijndael_key_on_the_fly #(
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirBoth,
  /// Width of a round key in bits: the longest block the build holds.
  parameter int unsigned         BlockBits    = 256,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          BlockLengths = 3'b111,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths   = 3'b111,
  /// 1: look-ahead. The window's last word, SubWord positions, offset and Rcon of a step are
  /// selected a clock before it and registered. Encryption only.
  parameter bit                  Ahead        = 1'b0,
  parameter aes_pkg::sbox_e      Sbox         = aes_pkg::SboxTable
) (
  input  logic                 clk_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic                 load_i,
  input  logic [255:0]         key_i,
  /// Length code of the kept key.
  input  logic [1:0]           key_len_i,
  /// Length code of a new key, in the clock of its load.
  input  logic [1:0]           load_len_i,
  /// Low: the kept ends become 0 at the next clock edge.
  input  logic                 keep_i,
  /// Fill the kept key, in the clock after the load of a key shorter than the longest block. Needs
  /// `step_i` and `from_kept_i`, forwards; the window does not load the result.
  input  logic                 fill_i,
  /// Block length code of the round keys; must be stable from one kept end to the next.
  input  logic [1:0]           block_len_i,
  /// A step starts from a kept end (1) or from the window (0).
  input  logic                 from_kept_i,
  /// With `Ahead`: a step in the next clock starts from the kept key, for a block of this length.
  input  logic                 next_from_kept_i,
  input  logic [1:0]           next_block_len_i,
  /// Direction of the schedule; must be stable from one kept end to the next.
  input  logic                 inverse_i,
  /// The window becomes the next round key: 1, 2, ..., or Nr-1, Nr-2, ... with `inverse_i`.
  input  logic                 step_i,
  /// With the last step of a walk: keep its result as the schedule end.
  input  logic                 capture_i,
  /// Hold the window. Without step or hold it becomes 0.
  input  logic                 hold_i,
  /// Round key 0, or Nr with `inverse_i`, of the kept key. Combinational from `inverse_i`.
  output logic [BlockBits-1:0] first_key_o,
  /// Round key in the window.
  output logic [BlockBits-1:0] round_key_o
);

  localparam bit SEVERAL = aes_pkg::several(BlockLengths) || aes_pkg::several(KeyLengths);
  localparam bit FILLS = aes_pkg::fills(BlockLengths, KeyLengths);
  // A fill is an ordinary step in a build of one size, and a step of four words with several sizes.
  localparam bit FOUR_WORD_FILLS = FILLS && SEVERAL;

  logic [255:0] kept, key, stepped, window_q;

  // ---------------------------------------------------------------------------------------------
  // The kept ends, and the fill.

  logic fill;
  logic [255:0] loaded, filled;
  assign fill = FILLS && fill_i;
  if (FILLS) begin : gen_fill
    rijndael_key_fill #(
      .BlockBits(BlockBits),
      .KeyLengths(KeyLengths),
      .Several(SEVERAL)
    ) u_fill (
      .key_len_i,
      .key_i,
      .loaded_o(loaded),
      .kept_i(key),
      .stepped_i(stepped),
      .filled_o(filled)
    );
  end else begin : gen_no_fill
    assign loaded = key_i;
    assign filled = key;
  end

  aes_key_ends #(
    .Directions(Directions),
    .Replace(Directions == aes_pkg::DirDecrypt && !aes_pkg::several(BlockLengths))
  ) u_ends (
    .clk_i,
    .load_i(load_i || (fill && keep_i)),
    .key_i(load_i ? loaded : filled),
    .capture_i,
    .last_words_i(stepped),
    .keep_i,
    .inverse_i,
    .kept_o(kept),
    .key_o(key)
  );

  // ---------------------------------------------------------------------------------------------
  // The next step: its size, offset, SubWords and round constant, and the window's last word.

  logic nb6, nb8;            // this step makes 6 or 8 words
  logic nk6, nk8;            // the key has 6 or 8 words
  logic four_words;          // this step is a fill
  assign four_words = FOUR_WORD_FILLS && fill;
  assign nb6 = aes_pkg::is_192(BlockLengths, block_len_i) && !four_words;
  assign nb8 = aes_pkg::is_256(BlockLengths, block_len_i) && !four_words;
  assign nk6 = aes_pkg::is_192(KeyLengths, key_len_i);
  assign nk8 = aes_pkg::is_256(KeyLengths, key_len_i);

  logic start_nb6, start_nb8;  // size of the block that starts: Nb is 6 or 8
  logic [1:0] start_block_len;
  assign start_block_len = Ahead ? next_block_len_i : block_len_i;
  assign start_nb6 = aes_pkg::is_192(BlockLengths, start_block_len);
  assign start_nb8 = aes_pkg::is_256(BlockLengths, start_block_len);

  logic [1:0] offset, offset_q, offset_d, start_offset;
  logic [5:0] sub_words;
  logic [7:0] rcon, rcon_q, rcon_d, start_rcon;
  logic [31:0] last, last_d;

  rijndael_key_start u_start (
    .nb6_i(start_nb6),
    .nb8_i(start_nb8),
    .nk6_i(nk6),
    .nk8_i(nk8),
    .inverse_i,
    .offset_o(start_offset),
    .rcon_o(start_rcon)
  );

  if (Ahead) begin : gen_ahead
    // The step after a load is the fill or the first step of a block; both compute W[Nk] first.
    logic load_fills, load_nk6, load_nk8;
    assign load_fills = FOUR_WORD_FILLS && load_len_i < aes_pkg::longest(BlockLengths);
    assign load_nk6 = aes_pkg::is_192(KeyLengths, load_len_i);
    assign load_nk8 = aes_pkg::is_256(KeyLengths, load_len_i);

    // SubWord positions of the three possible next steps: the next along the schedule, the first
    // from the kept key, and the first after a load.
    logic [5:0] sub_words_q, sub_words_d, step_sub_words, start_sub_words, load_sub_words;
    rijndael_key_sub_words u_step_sub_words (
      .nb6_i(nb6),
      .nb8_i(nb8),
      .nk6_i(nk6),
      .nk8_i(nk8),
      .offset_i(offset_d),
      .sub_words_o(step_sub_words)
    );
    rijndael_key_sub_words u_start_sub_words (
      .nb6_i(start_nb6),
      .nb8_i(start_nb8),
      .nk6_i(nk6),
      .nk8_i(nk8),
      .offset_i(start_offset),
      .sub_words_o(start_sub_words)
    );
    rijndael_key_sub_words u_load_sub_words (
      .nb6_i(start_nb6 && !load_fills),
      .nb8_i(start_nb8 && !load_fills),
      .nk6_i(load_nk6),
      .nk8_i(load_nk8),
      .offset_i(2'd0),
      .sub_words_o(load_sub_words)
    );

    logic [31:0] last_q, last_next;
    always_comb begin
      sub_words_d = step_sub_words;
      last_next = last_d;
      if (next_from_kept_i) begin
        sub_words_d = start_sub_words;
        last_next = (nk8 || start_nb8) ? key[31:0] :
                    (nk6 || start_nb6) ? key[95:64] : key[159:128];
      end
      if (load_i) begin
        sub_words_d = load_sub_words;
        last_next = aes_pkg::last_word(KeyLengths, load_len_i, key_i);
      end
      // If word 0 takes RotWord and SubWord, the last word is registered after RotWord.
      if (sub_words_d[0] && sub_words_d[4]) last_next = aes_pkg::rot_word(last_next);
    end
    always_ff @(posedge clk_i) begin
      offset_q <= load_i ? 2'd0 : next_from_kept_i ? start_offset : offset_d;
      sub_words_q <= sub_words_d;
      rcon_q <= load_i ? 8'h01 : next_from_kept_i ? start_rcon : rcon_d;
      last_q <= (keep_i || load_i) ? last_next : 32'h0;
    end
    assign offset = offset_q;
    assign sub_words = sub_words_q;
    assign rcon = rcon_q;
    assign last = last_q;
  end else begin : gen_not_ahead
    always_ff @(posedge clk_i) begin
      if (step_i) begin
        offset_q <= offset_d;
        rcon_q <= rcon_d;
      end
    end
    assign offset = !from_kept_i ? offset_q : fill ? 2'd0 : start_offset;
    assign rcon = !from_kept_i ? rcon_q : fill ? 8'h01 : start_rcon;
    assign last = 32'h0;
    rijndael_key_sub_words u_sub_words (
      .nb6_i(nb6),
      .nb8_i(nb8),
      .nk6_i(nk6),
      .nk8_i(nk8),
      .offset_i(offset),
      .sub_words_o(sub_words)
    );
    logic unused;
    assign unused = ^{load_len_i, next_from_kept_i, next_block_len_i, last_d};
  end

  // ---------------------------------------------------------------------------------------------
  // The window.

  rijndael_key_step #(
    .Directions(Directions),
    .BlockLengths(FOUR_WORD_FILLS ? BlockLengths | 3'b001 : BlockLengths),
    .KeyLengths(KeyLengths),
    .LastAhead(Ahead),
    .Sbox(Sbox)
  ) u_step (
    .clk_i,
    .block_len_i(four_words ? 2'd0 : block_len_i),
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

  always_ff @(posedge clk_i) begin
    if (step_i && !fill) window_q <= stepped;
    else window_q <= window_q & {256{hold_i}};
  end

  assign first_key_o = kept[255 -: BlockBits];
  assign round_key_o = window_q[255 -: BlockBits];

endmodule
