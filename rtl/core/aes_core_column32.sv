// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_core_column` with ports of 32 bits and one key length, after Vater & Langendoerfer 2007
// (AES-128) and Gunasekaran et al. (AES-256). Key, block and result move a column a clock, the
// first byte on [31:24]. All three pass through the state register; the core has no other register
// for them. A block takes 58 or 77 clocks: four beats in, 50 or 69 clocks as in `aes_core_column`,
// four beats out.
//
// With a clocked S-box (AES-128 only) encryption takes 51 clocks between the beats, decryption 54
// (`aes_column_control`).
//
// The first beat carries direction, lengths and tag. A key of a length that the build lacks has
// only this beat. `aes_port_adapter` provides the full-width ports of `aes_core`.

module aes_core_column32 #(
  /// 3'b001 for AES-128, or 3'b100 for AES-256, which needs `DirEncrypt`.
  parameter logic [2:0]          KeyLengths = 3'b001,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule; must be combinational for AES-256.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// Rows of four S-boxes: 1 is shared by data and key schedule, 2 gives each its own.
  parameter int unsigned         SboxRows   = 1,
  /// 1: keep the end of the key schedule where the last block started. 2: keep both ends; needs
  /// `DirBoth`.
  parameter int unsigned         KeptKeys   = 1,
  parameter aes_pkg::mix_e       MixColumns = aes_pkg::MixCompact,
  /// Only 32.
  parameter int unsigned         PortBits   = 32
) (
  input  logic        clk_i,
  /// Low in reset and clear.
  input  logic        live_i,

  input  logic [31:0] key_i,
  /// Beats of a key after the first are awaited.
  input  logic        more_key_i,
  /// A beat of a key is taken, the last one with `key_last_i`; its length is legal.
  input  logic        key_beat_i,
  input  logic        key_last_i,
  /// The key is still held in the next clock.
  input  logic        key_keep_i,
  /// A key may be taken: no block or walk is inside.
  output logic        key_idle_o,

  input  logic        in_decrypt_i,
  input  logic [31:0] in_data_i,
  /// A beat of a block is taken, the first one with `block_taken_i`, the last with `block_last_i`.
  input  logic        block_beat_i,
  input  logic        block_taken_i,
  input  logic        block_last_i,
  output logic        block_ready_o,

  /// Number of the beat, from 0.
  input  logic [4:0]  beat_i,
  /// No key or block is inside.
  input  logic        ports_idle_i,
  /// The result is complete in the next clock; then `result_o` is its first column.
  output logic        result_valid_o,
  /// A beat of the result leaves; the next column follows.
  input  logic        out_beat_i,
  output logic [31:0] result_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit NK8 = KeyLengths[2];

  localparam bit REGISTERED = aes_pkg::sbox_clocks(Sbox) != 0;

  if (REGISTERED && NK8) begin : gen_bad_sbox
    $error("aes_core_column32: Sbox must be combinational with KeyLengths 3'b100");
  end
  if (SboxRows != 1 && SboxRows != 2) begin : gen_bad_rows
    $error("aes_core_column32: SboxRows must be 1 or 2");
  end
  if (!(KeptKeys == 1 || (KeptKeys == 2 && Directions == aes_pkg::DirBoth))) begin : gen_bad_kept
    $error("aes_core_column32: KeptKeys must be 1, or 2 with DirBoth");
  end
  if (MixColumns > aes_pkg::MixSeparate) begin : gen_bad_mix
    $error("aes_core_column32: MixColumns must be one of aes_pkg::mix_e");
  end
  if (!(KeyLengths == 3'b001 || (NK8 && KeyLengths == 3'b100 && Directions != aes_pkg::DirDecrypt)))
  begin : gen_bad_key_lengths
    $error("aes_core_column32: KeyLengths must be 3'b001, or 3'b100 if Directions encrypt");
  end
  if (PortBits != 32) begin : gen_bad_port_bits
    $error("aes_core_column32: PortBits must be 32");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic unused_ready, unused_first_half, unused_whole;
  logic start, start_inverse, sub_word, step, busy, inverse, last_round, special, rotate;
  logic read, late, walked;
  logic [1:0] column;
  logic [127:0] first_key;

  assign block_ready_o = key_idle_o;

  // The first beat of a block sets the direction; a key load sets it to encryption.
  logic decrypt, decrypt_q;
  assign decrypt = block_taken_i ? in_decrypt_i : decrypt_q && !more_key_i;
  always_ff @(posedge clk_i) if (block_taken_i) decrypt_q <= in_decrypt_i;

  aes_column_control #(.Directions(Directions), .Registered(REGISTERED)) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .ready_o(unused_ready),
    .block_taken_i(block_last_i),
    .decrypt_i(decrypt),
    .walk_i(DECRYPTS && key_last_i),
    .nk6_i(1'b0),
    .nk8_i(NK8),
    .result_valid_o,
    .result_ready_i(1'b1),
    .start_o(start),
    .start_inverse_o(start_inverse),
    .sub_word_o(sub_word),
    .step_o(step),
    .first_half_o(unused_first_half),
    .whole_o(unused_whole),
    .busy_o(busy),
    .inverse_o(inverse),
    .column_o(column),
    .last_round_o(last_round),
    .read_o(read),
    .made_o(late),
    .walked_o(walked),
    .special_o(special),
    .rotate_o(rotate)
  );

  // ---------------------------------------------------------------------------------------------
  // Round of a column, as in `aes_core_column`

  logic [31:0]  shifted, to_schedule, substituted, sub_word_result, key_word, keyed, made;
  logic [31:0]  mixed, mixed_otherwise;
  logic [127:0] loaded, after_step;

  // The first half of a 256-bit key is loaded in beat 3 and waits in the kept words for the second.
  logic key_half;
  logic [255:0] key;
  assign key_half = NK8 && key_beat_i && beat_i == 5'd3;
  assign key = {NK8 && key_last_i ? first_key : after_step, after_step};

  aes_key_words #(
    .Directions(Directions), .KeyLengths(KeyLengths),
    .Registered(REGISTERED), .BothKept(KeptKeys == 2)
  ) u_keys (
    .clk_i,
    .live_i,
    .load_i(key_last_i || key_half),
    .key_i(key),
    .keep_i(key_keep_i),
    .nk6_i(1'b0),
    .nk8_i(NK8),
    .walked_i(walked),
    .start_i(start),
    .start_inverse_i(start_inverse),
    .first_key_o(first_key),
    .inverse_i(inverse),
    .sub_word_i(sub_word),
    .sub_word_o(to_schedule),
    .substituted_i(sub_word_result),
    .step_i(step),
    .special_i(special),
    .rotate_i(rotate),
    .word_o(key_word)
  );

  // SubWord needs the forward S-box, so S-boxes shared with decryption have both directions.
  localparam bit ONE_ROW = SboxRows == 1;
  localparam aes_pkg::direction_e SUB_DIRECTIONS =
    !DECRYPTS ? aes_pkg::DirEncrypt : ONE_ROW ? aes_pkg::DirBoth : Directions;
  aes_sub_bytes #(.Bits(32), .Directions(SUB_DIRECTIONS), .Sbox(Sbox)) u_sub_bytes (
    .clk_i,
    .clear_i(REGISTERED && !(live_i && (read || (ONE_ROW && sub_word)))),
    .inverse_i(inverse && !(ONE_ROW && sub_word)),
    .data_i(ONE_ROW && sub_word ? to_schedule : shifted),
    .data_o(substituted)
  );
  if (ONE_ROW) begin : gen_one_row
    assign sub_word_result = substituted;
  end else begin : gen_two_rows
    aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
      .clk_i,
      .clear_i(REGISTERED && !(live_i && sub_word)),
      .inverse_i(1'b0),
      .data_i(to_schedule),
      .data_o(sub_word_result)
    );
  end

  assign keyed = substituted ^ key_word;
  aes_mix_columns_compact #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
    .inverse_i(inverse), .data_i(inverse ? keyed : substituted), .data_o(mixed)
  );
  if (MixColumns == aes_pkg::MixProduct) begin : gen_mix_product
    aes_mix_columns #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
      .inverse_i(inverse), .data_i(inverse ? keyed : substituted), .data_o(mixed_otherwise)
    );
  end else if (MixColumns == aes_pkg::MixSeparate) begin : gen_mix_separate
    logic [31:0] forward, backward;
    aes_mix_columns_compact #(.BlockBits(32), .Directions(aes_pkg::DirEncrypt)) u_mix_forward (
      .inverse_i(1'b0), .data_i(substituted), .data_o(forward)
    );
    aes_mix_columns_compact #(.BlockBits(32), .Directions(aes_pkg::DirDecrypt)) u_mix_inverse (
      .inverse_i(1'b1), .data_i(keyed), .data_o(backward)
    );
    assign mixed_otherwise = inverse ? backward : forward;
  end else begin : gen_mix_compact
    assign mixed_otherwise = 32'h0;
  end
  assign made = last_round ? keyed
              : MixColumns != aes_pkg::MixCompact ? mixed_otherwise ^ (inverse ? 32'h0 : key_word)
              : inverse ? mixed : mixed ^ key_word;

  // ---------------------------------------------------------------------------------------------
  // Beats. Decryption processes the columns in descending order, so they enter at the other end.

  logic ascending, descending;
  logic [1:0] of_key;  // word of round key 0 that is added to the block in this beat
  logic [31:0] entering;
  assign of_key = beat_i[1:0] ^ {2{start_inverse}};
  assign entering = key_beat_i ? key_i : in_data_i ^ first_key[127-32*of_key -: 32];
  assign ascending = key_beat_i || (block_beat_i && !start_inverse) || (out_beat_i && !inverse);
  assign descending = (block_beat_i && start_inverse) || (out_beat_i && inverse);

  // For column 3 `aes_column_state` outputs its first column and shifts the others up by one place.
  assign loaded = {entering, shifted, after_step[127:64]};
  aes_column_state #(.Registered(REGISTERED)) u_state (
    .clk_i,
    .load_i(live_i && DECRYPTS && descending),
    .data_i(loaded),
    .step_i(live_i && (ascending || (REGISTERED ? read : busy && step))),
    .hold_i(live_i && !ports_idle_i),
    .column_i(busy ? column : 2'd3),
    .column_o(shifted),
    .made_i(busy ? made : entering),
    .late_i(live_i && late),
    .data_o(after_step)
  );

  assign result_o = DECRYPTS && inverse ? after_step[63:32] : shifted;

  logic unused;
  assign unused = ^{read, late, mixed, mixed_otherwise};

endmodule
