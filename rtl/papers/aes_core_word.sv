// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-256 a word a clock through a pipeline of Mix (MixColumns and AddRoundKey, in decryption
// AddRoundKey and InvMixColumns), four S-boxes that data and key schedule share, and ShiftRows:
// Gunasekaran et al., figures 9, 10 and 12. A block takes 74 clocks: four for the first
// AddRoundKey, five for each of 14 rounds. (`aes_core_column` takes 69 clocks, but a word passes
// all stages in one clock.) Decryption processes the columns, and the words of each round key, in
// descending order, so that ShiftRows serves as InvShiftRows.

module aes_core_word #(
  /// 3'b100: AES-256.
  parameter logic [2:0]          KeyLengths = 3'b100,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule: a combinational one.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// Low in reset and clear.
  input  logic         live_i,

  input  logic [255:0] key_i,
  /// The key at the ports is taken; its length is legal.
  input  logic         key_load_i,
  /// The key is still held in the next clock.
  input  logic         key_keep_i,
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

  if (KeyLengths != 3'b100) begin : gen_bad_key_lengths
    $error("aes_core_word: KeyLengths must be 3'b100");
  end
  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_word: Sbox must be combinational");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic start_inverse, busy, inverse, mix, first_round, last_round;
  logic sub, key_step;
  logic [1:0] slot;
  logic [2:0] key_place;

  aes_word_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .ready_o(block_ready_o),
    .block_taken_i,
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && key_load_i),
    .result_valid_o,
    .result_ready_i,
    .start_inverse_o(start_inverse),
    .busy_o(busy),
    .inverse_o(inverse),
    .mix_o(mix),
    .slot_o(slot),
    .first_round_o(first_round),
    .last_round_o(last_round),
    .sub_o(sub),
    .key_step_o(key_step),
    .key_word_o(key_place)
  );

  // ---------------------------------------------------------------------------------------------
  // Round keys. Decryption reads the window from its other end.

  logic [31:0]  to_sub, substituted, key_word;
  logic [127:0] unused_first_key;
  logic [255:0] window;
  logic [2:0]   place;

  aes_key_shared_sub #(.Directions(Directions), .KeyLengths(KeyLengths)) u_keys (
    .clk_i,
    .live_i,
    .load_i(key_load_i), .key_i,
    .keep_i(key_keep_i),
    .walked_i(1'b0),
    .start_i(block_taken_i),
    .start_inverse_i(start_inverse),
    .first_key_o(unused_first_key),
    .inverse_i(inverse),
    .step_i(key_step),
    .sub_word_o(to_sub),
    .substituted_i(substituted),
    .window_o(window)
  );
  assign place = key_place ^ {3{DECRYPTS && inverse}};
  assign key_word = window[255-32*place -: 32];

  // ---------------------------------------------------------------------------------------------
  // Mix. Its input is a word after ShiftRows, in round 0 a word of the block.

  logic [31:0]  shifted, keyed, mixed, mixed_q;
  logic [127:0] loaded, after_slot;

  assign keyed = shifted ^ key_word;
  aes_mix_columns_compact #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
    .inverse_i(inverse), .data_i(inverse ? keyed : shifted), .data_o(mixed)
  );
  always_ff @(posedge clk_i) begin
    if (!(live_i && mix && !last_round)) mixed_q <= '0;
    else mixed_q <= first_round ? keyed : inverse ? mixed : mixed ^ key_word;
  end

  aes_shared_sub #(.Directions(Directions), .Sbox(Sbox)) u_sub (
    .clk_i,
    .clear_i(1'b0),
    .sub_word_i(key_step),
    .word_i(to_sub),
    .inverse_i(inverse),
    .data_i(mixed_q),
    .data_o(substituted)
  );

  // For column 3 the state outputs its first column and shifts the others up by one place.
  aes_column_state #(.Registered(1'b1)) u_state (
    .clk_i,
    .load_i(live_i && block_taken_i),
    .data_i(loaded),
    .step_i(live_i && mix),
    .hold_i(live_i && busy),
    .column_i(first_round ? 2'd3 : slot),
    .column_o(shifted),
    .made_i(last_round ? keyed : substituted),
    .late_i(live_i && sub),
    .data_o(after_slot)
  );

  // ---------------------------------------------------------------------------------------------
  // Blocks in and out. Decryption reverses the order of the columns.

  assign loaded = start_inverse ? aes_pkg::turned(in_data_i) : in_data_i;
  assign result_o = inverse ? aes_pkg::turned(after_slot) : after_slot;

endmodule
