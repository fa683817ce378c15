// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES a column a clock: data and key schedule share four S-boxes, as in Vater & Langendoerfer 2007
// and Gunasekaran et al.; a column passes a whole round in one clock. A block takes 50, 56 or 69
// clocks with a key of 128, 192 or 256 bits: four a round and one for each SubWord. `WordBits` = 16
// has two S-boxes and takes twice as many clocks; 64 has eight and takes 30, 32 or 41.
//
// Decryption processes the columns, and the words of each round key, in descending order, so that
// ShiftRows serves as InvShiftRows and the key schedule runs backwards without a delay.

module aes_core_column #(
  /// Key lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule: a combinational one.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// Bits that pass the S-boxes in a clock: 16, 32 or 64.
  parameter int unsigned         WordBits   = 32
) (
  input  logic         clk_i,
  /// Low in reset and clear.
  input  logic         live_i,

  input  logic [255:0] key_i,
  /// The key at the ports is taken; its length is legal.
  input  logic         key_load_i,
  /// The key is still held in the next clock.
  input  logic         key_keep_i,
  /// Length code of the key held.
  input  logic [1:0]   held_len_i,
  /// A key may be taken: no block or walk is inside.
  output logic         key_idle_o,

  input  logic         in_decrypt_i,
  input  logic [127:0] in_data_i,
  input  logic         block_taken_i,
  /// A block may be taken. Depends on `result_ready_i`.
  output logic         block_ready_o,

  output logic         result_valid_o,
  input  logic         result_ready_i,
  output logic [127:0] result_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam int unsigned COLUMNS = WordBits == 64 ? 2 : 1;  // columns in a step
  localparam int unsigned STEP_BITS = 32 * COLUMNS;

  if (WordBits != 16 && WordBits != 32 && WordBits != 64) begin : gen_bad_word_bits
    $error("aes_core_column: WordBits must be 16, 32 or 64");
  end
  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_column: Sbox must be combinational");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic start, start_inverse, sub_word, step, busy, inverse, last_round, special, rotate;
  logic unused_read, unused_made, walked, first_half, whole;
  logic [1:0] column;
  logic nk6, nk8;
  logic [127:0] first_key, loaded, after_step;

  assign nk6 = aes_pkg::is_192(KeyLengths, held_len_i);
  assign nk8 = aes_pkg::is_256(KeyLengths, held_len_i);

  aes_column_control #(.Directions(Directions), .WordBits(WordBits)) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .ready_o(block_ready_o),
    .block_taken_i,
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && key_load_i),
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
    .read_o(unused_read),
    .made_o(unused_made),
    .walked_o(walked),
    .special_o(special),
    .rotate_o(rotate)
  );

  // ---------------------------------------------------------------------------------------------
  // Round of a column: ShiftRows, SubBytes, MixColumns, AddRoundKey. Decryption applies AddRoundKey
  // before InvMixColumns.

  logic [31:0] to_schedule;
  logic [STEP_BITS-1:0] shifted, substituted, key_word, keyed, mixed, made;

  aes_key_words #(
    .Directions(Directions), .KeyLengths(KeyLengths), .StepWords(COLUMNS)
  ) u_keys (
    .clk_i,
    .live_i,
    .load_i(key_load_i), .key_i,
    .keep_i(key_keep_i),
    .nk6_i(nk6),
    .nk8_i(nk8),
    .walked_i(walked),
    .start_i(start),
    .start_inverse_i(start_inverse),
    .first_key_o(first_key),
    .inverse_i(inverse),
    .sub_word_i(sub_word && whole),
    .sub_word_o(to_schedule),
    .substituted_i(substituted[STEP_BITS-1 -: 32]),
    .step_i(step),
    .special_i(special),
    .rotate_i(rotate),
    .word_o(key_word)
  );

  aes_column_state #(.StepColumns(COLUMNS)) u_state (
    .clk_i,
    .load_i(live_i && block_taken_i),
    .data_i(loaded),
    .step_i(live_i && busy && step),
    .hold_i(live_i && busy),
    .column_i(column),
    .column_o(shifted),
    .made_i(made),
    .late_i(1'b0),
    .data_o(after_step)
  );

  localparam aes_pkg::direction_e SUB_DIRECTIONS =  // SubWord needs the forward S-box
    DECRYPTS ? aes_pkg::DirBoth : aes_pkg::DirEncrypt;
  logic [WordBits-1:0] substituted_part;
  logic [15:0]         looked_up;  // input of the S-boxes if `WordBits` = 16
  // The branches of `data_i` differ in width; only the selected branch has `WordBits`.
  /* verilator lint_off WIDTHTRUNC */
  /* verilator lint_off WIDTHEXPAND */
  aes_sub_bytes #(.Bits(WordBits), .Directions(SUB_DIRECTIONS), .Sbox(Sbox)) u_sub_bytes (
    .clk_i,
    .clear_i(1'b0),
    .inverse_i(inverse && !sub_word),
    .data_i(WordBits == 16 ? looked_up : sub_word ? {COLUMNS{to_schedule}} : shifted),
    .data_o(substituted_part)
  );
  /* verilator lint_on WIDTHTRUNC */
  /* verilator lint_on WIDTHEXPAND */

  if (WordBits == 16) begin : gen_halves
    logic [31:0] column_or_word;
    logic [15:0] found_q;  // S-box outputs of the first half
    assign column_or_word = sub_word ? to_schedule : shifted;
    assign looked_up = first_half ? column_or_word[31:16] : column_or_word[15:0];
    assign substituted = {found_q, substituted_part};
    always_ff @(posedge clk_i) begin
      if (!live_i || key_idle_o) found_q <= '0;
      else if (first_half) found_q <= substituted_part;
    end
  end else begin : gen_whole
    logic unused;
    assign unused = ^{first_half, looked_up};
    assign looked_up = '0;
    assign substituted = substituted_part;
  end

  assign keyed = substituted ^ key_word;
  aes_mix_columns #(.BlockBits(STEP_BITS), .Directions(Directions)) u_mix_columns (
    .inverse_i(inverse), .data_i(inverse ? keyed : substituted), .data_o(mixed)
  );
  assign made = last_round ? keyed : inverse ? mixed : mixed ^ key_word;

  // ---------------------------------------------------------------------------------------------
  // Blocks in and out. Decryption reverses the order of the columns.

  assign loaded = (start_inverse ? turned(in_data_i) : in_data_i) ^ first_key;
  assign result_o = inverse ? turned(after_step) : after_step;

  /// Reverses the order of the four columns.
  function automatic logic [127:0] turned(input logic [127:0] a);
    turned = {a[31:0], a[63:32], a[95:64], a[127:96]};
  endfunction

endmodule
