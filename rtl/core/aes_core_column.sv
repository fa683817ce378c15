// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES a column a clock: data and key schedule share four S-boxes, as in Vater & Langendoerfer 2007
// and Gunasekaran et al.; a column passes a whole round in one clock. A block takes 50, 56 or 69
// clocks with a key of 128, 192 or 256 bits: four a round and one for each SubWord. `WordBits` = 16
// has two S-boxes and takes twice as many clocks; 64 has eight and takes 30, 32 or 41. With a
// clocked S-box encryption takes 51 clocks, decryption 54 (`aes_column_schedule_registered`).
//
// Decryption processes the columns, and the words of each round key, in descending order, so that
// ShiftRows serves as InvShiftRows and the key schedule runs backwards without a delay.
//
// With ports of 32 bits key, block and result move a column a beat, the first byte on [31:24]. All
// three pass through the state register; the core has no other register for them.

module aes_core_column #(
  /// Key lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256. With `PortBits` = 32: 3'b001, or
  /// 3'b100 unless `Directions` is `DirDecrypt`.
  parameter logic [2:0]          KeyLengths = 3'b111,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule. A clocked one needs `PortBits` = 32 and AES-128.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// Bits that pass the S-boxes in a clock: 32, or with `PortBits` = 128 also 16 or 64.
  parameter int unsigned         WordBits   = 32,
  /// Rows of S-boxes: 1 is shared by data and key schedule, 2 gives each its own and needs
  /// `WordBits` = 32.
  parameter int unsigned         SboxRows   = 1,
  /// 1: keep the end of the key schedule where the last block started. 2: keep both ends; needs
  /// `DirBoth`.
  parameter int unsigned         KeptKeys   = 1,
  parameter aes_pkg::mix_e       MixColumns = aes_pkg::MixCompact,
  /// 32 or 128.
  parameter int unsigned         PortBits   = 128,
  localparam int unsigned        KeyWidth   = PortBits < 128 ? PortBits : 256
) (
  /* verilator lint_off UNUSEDSIGNAL */  // not every build reads every port
  input  logic                clk_i,
  /// Low in reset and clear.
  input  logic                live_i,

  input  logic [KeyWidth-1:0] key_i,
  /// Beats of a key after the first are awaited.
  input  logic                more_key_i,
  /// A beat of a key of legal length is taken, the last one with `key_last_i`.
  input  logic                key_beat_i,
  input  logic                key_last_i,
  /// The key is still held in the next clock.
  input  logic                key_keep_i,
  /// Length code of the key held.
  input  logic [1:0]          held_len_i,
  /// A key may be taken: no block or walk is inside.
  output logic                key_idle_o,

  input  logic                in_decrypt_i,
  input  logic [PortBits-1:0] in_data_i,
  /// A beat of a block is taken, the first one with `block_taken_i`, the last with `block_last_i`.
  input  logic                block_beat_i,
  input  logic                block_taken_i,
  input  logic                block_last_i,
  /// A block may be taken. With `PortBits` = 128 it depends on `result_ready_i`.
  output logic                block_ready_o,

  /// Number of the beat, from 0.
  input  logic [4:0]          beat_i,
  /// No key is entering, and no block is inside, its beats included.
  input  logic                ports_idle_i,
  /// The result is complete: with `PortBits` = 128 now, with 32 in the next clock.
  output logic                result_valid_o,
  input  logic                result_ready_i,
  /// With `PortBits` = 32: a beat leaves, and `result_o` becomes the next column of the result.
  input  logic                out_beat_i,
  output logic [PortBits-1:0] result_o
  /* verilator lint_on UNUSEDSIGNAL */
);

  localparam bit NARROW = PortBits < 128;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit REGISTERED = aes_pkg::sbox_clocks(Sbox) != 0;
  localparam int unsigned COLUMNS = WordBits == 64 ? 2 : 1;  // columns in a step
  localparam int unsigned STEP_BITS = 32 * COLUMNS;

  if (PortBits != 32 && PortBits != 128) begin : gen_bad_port_bits
    $error("aes_core_column: PortBits must be 32 or 128");
  end
  if (NARROW && KeyLengths != 3'b001 &&
      !(KeyLengths == 3'b100 && Directions != aes_pkg::DirDecrypt)) begin : gen_bad_key_lengths
    $error("aes_core_column: KeyLengths must be 3'b001 with PortBits 32, or 3'b100 to encrypt");
  end
  if (REGISTERED && !(NARROW && KeyLengths == 3'b001)) begin : gen_bad_sbox
    $error("aes_core_column: Sbox must be combinational unless PortBits is 32, KeyLengths 3'b001");
  end
  if (WordBits != 32 && (NARROW || (WordBits != 16 && WordBits != 64))) begin : gen_bad_word_bits
    $error("aes_core_column: WordBits must be 32, or 16 or 64 with PortBits 128");
  end
  if (SboxRows != 1 && (SboxRows != 2 || WordBits != 32)) begin : gen_bad_rows
    $error("aes_core_column: SboxRows must be 1, or 2 with WordBits 32");
  end
  if (!(KeptKeys == 1 || (KeptKeys == 2 && Directions == aes_pkg::DirBoth))) begin : gen_bad_kept
    $error("aes_core_column: KeptKeys must be 1, or 2 with DirBoth");
  end
  if (MixColumns > aes_pkg::MixSeparate) begin : gen_bad_mix
    $error("aes_core_column: MixColumns must be one of aes_pkg::mix_e");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic decrypt, ready, start, start_inverse, sub_word, step, busy, inverse, last_round;
  logic special, rotate, read, late, walked, first_half, whole;
  logic [1:0] column;
  logic nk6, nk8;

  assign nk6 = aes_pkg::is_192(KeyLengths, held_len_i);
  assign nk8 = aes_pkg::is_256(KeyLengths, held_len_i);

  aes_column_control #(
    .Directions(Directions), .WordBits(WordBits), .Registered(REGISTERED)
  ) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .ready_o(ready),
    .block_taken_i(block_last_i),
    .decrypt_i(decrypt),
    .walk_i(DECRYPTS && key_last_i),
    .nk6_i(nk6),
    .nk8_i(nk8),
    .result_valid_o,
    .result_ready_i,
    .start_o(start),
    .start_inverse_o(start_inverse),
    .sub_word_o(sub_word),
    .step_o(step),
    .first_half_o(first_half),
    .whole_o(whole),
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
  // Round keys, and the round of a column

  logic                 key_load;
  logic [255:0]         key;
  logic [127:0]         first_key;
  logic [31:0]          to_sub, subbed;
  logic [STEP_BITS-1:0] shifted, key_word, made;

  aes_key_words #(
    .Directions(Directions), .KeyLengths(KeyLengths), .StepWords(COLUMNS),
    .Registered(REGISTERED), .BothKept(KeptKeys == 2)
  ) u_keys (
    .clk_i,
    .live_i,
    .load_i(key_load),
    .key_i(key),
    .keep_i(key_keep_i),
    .nk6_i(nk6),
    .nk8_i(nk8),
    .walked_i(walked),
    .start_i(start),
    .start_inverse_i(start_inverse),
    .first_key_o(first_key),
    .inverse_i(inverse),
    .sub_word_i(sub_word && whole),
    .sub_word_o(to_sub),
    .substituted_i(subbed),
    .step_i(step),
    .special_i(special),
    .rotate_i(rotate),
    .word_o(key_word)
  );

  aes_column_round #(
    .Directions(Directions), .Sbox(Sbox), .WordBits(WordBits), .SboxRows(SboxRows),
    .MixColumns(MixColumns)
  ) u_round (
    .clk_i,
    .live_i(live_i && !key_idle_o),
    .first_half_i(first_half),
    .sub_word_i(sub_word),
    .read_i(read),
    .word_i(to_sub),
    .word_o(subbed),
    .inverse_i(inverse),
    .last_round_i(last_round),
    .key_i(key_word),
    .data_i(shifted),
    .data_o(made)
  );

  // ---------------------------------------------------------------------------------------------
  // The state, and keys, blocks and results in and out of it. In decryption the columns stand in
  // the opposite order.

  logic                 state_load, state_step, state_hold;
  logic [1:0]           place;
  logic [127:0]         loaded, after_step;
  logic [STEP_BITS-1:0] entering;

  aes_column_state #(.StepColumns(COLUMNS), .Registered(REGISTERED)) u_state (
    .clk_i,
    .load_i(state_load),
    .data_i(loaded),
    .step_i(state_step),
    .hold_i(state_hold),
    .column_i(place),
    .column_o(shifted),
    .made_i(entering),
    .late_i(live_i && late),
    .data_o(after_step)
  );

  if (NARROW) begin : gen_beats
    // The first beat of a block sets the direction; while a key enters, it is encryption.
    logic decrypt_q;
    assign decrypt = block_taken_i ? in_decrypt_i : decrypt_q && !more_key_i;
    always_ff @(posedge clk_i) if (block_taken_i) decrypt_q <= in_decrypt_i;
    assign block_ready_o = key_idle_o;

    // The first half of a 256-bit key is loaded in beat 3 and waits in the kept words for the
    // second half.
    assign key_load = key_last_i || (nk8 && key_beat_i && beat_i == 5'd3);
    assign key = {nk8 && key_last_i ? first_key : after_step, after_step};

    // A beat enters the last place and moves the others up, as in the step of column 3, in which
    // the state outputs its first column. In decryption a beat enters the first place.
    logic        ascending, descending;
    logic [1:0]  of_key;  // word of the first round key, added to the block in this beat
    logic [31:0] beat;
    assign of_key = beat_i[1:0] ^ {2{start_inverse}};
    assign beat = key_beat_i ? key_i : in_data_i ^ first_key[127-32*of_key -: 32];
    assign ascending = key_beat_i || (block_beat_i && !start_inverse) || (out_beat_i && !inverse);
    assign descending = (block_beat_i && start_inverse) || (out_beat_i && inverse);
    assign state_load = live_i && DECRYPTS && descending;
    assign loaded = {beat, shifted, after_step[127:64]};
    assign state_step = live_i && (ascending || (REGISTERED ? read : busy && step));
    assign state_hold = live_i && !ports_idle_i;
    assign place = busy ? column : 2'd3;
    assign entering = busy ? made : beat;
    assign result_o = DECRYPTS && inverse ? after_step[63:32] : shifted;
    logic unused;
    assign unused = ready;
  end else begin : gen_whole
    assign decrypt = in_decrypt_i;
    assign block_ready_o = ready;
    assign key_load = key_last_i;
    assign key = key_i;
    assign state_load = live_i && block_taken_i;
    assign loaded = (start_inverse ? aes_pkg::turned(in_data_i) : in_data_i) ^ first_key;
    assign state_step = live_i && busy && step;
    assign state_hold = live_i && busy;
    assign place = column;
    assign entering = made;
    assign result_o = inverse ? aes_pkg::turned(after_step) : after_step;
    logic unused;
    assign unused = read;
  end

endmodule
