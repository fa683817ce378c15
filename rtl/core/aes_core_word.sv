// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-256 a word a clock through a pipeline of Mix (MixColumns and AddRoundKey, in decryption
// AddRoundKey and InvMixColumns), four S-boxes that data and key schedule share, and ShiftRows:
// Gunasekaran et al., figures 9, 10 and 12. Latency and interval are 74 clocks: four for the first
// AddRoundKey, five for each of 14 rounds. (`aes_core_column` takes 69 clocks, but a word passes
// all stages in one clock.) Decryption processes the columns, and the words of each round key, in
// descending order, so that ShiftRows serves as InvShiftRows.

module aes_core_word #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule: a combinational one.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  parameter int unsigned         TagBits    = 1
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               key_valid_i,
  /// With a key loaded, rises only after `key_valid_i`.
  output logic               key_ready_o,
  input  logic [1:0]         key_len_i,
  input  logic [255:0]       key_i,
  input  logic               key_clear_i,
  output logic               key_error_o,

  input  logic               in_valid_i,
  /// Depends on `out_ready_i` in the same clock.
  output logic               in_ready_o,
  input  logic               in_decrypt_i,
  input  logic               in_chain_i,
  input  logic [1:0]         block_len_i,
  input  logic [127:0]       in_data_i,
  input  logic [TagBits-1:0] in_tag_i,

  output logic               out_valid_o,
  input  logic               out_ready_i,
  output logic [127:0]       out_data_o,
  output logic [TagBits-1:0] out_tag_o,
  output logic               out_error_o
);

  localparam logic [2:0] KEY_LENGTHS = 3'b100;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_word: Sbox must be combinational");
  end

  // ---------------------------------------------------------------------------------------------
  // Ports and control

  logic [1:0] unused_len;
  logic live, idle, ready, key_load, key_keep, block_taken, refused;
  logic [TagBits-1:0] tag;
  logic result_valid, result_ready, start_inverse, busy, inverse, mix, first_round, last_round;
  logic sub, key_step;
  logic [1:0] slot;
  logic [2:0] key_place;

  aes_frontend #(
    .BlockLengths(3'b001), .KeyLengths(KEY_LENGTHS), .Directions(Directions), .TagBits(TagBits)
  ) u_frontend (
    .live_o(live),
    .core_idle_i(idle), .core_ready_i(ready),
    .key_load_o(key_load), .key_keep_o(key_keep), .held_len_o(unused_len),
    .block_taken_o(block_taken), .tag_o(tag), .refused_o(refused),
    .*
  );

  aes_word_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i(live),
    .idle_o(idle),
    .ready_o(ready),
    .block_taken_i(block_taken),
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && key_load),
    .result_valid_o(result_valid),
    .result_ready_i(result_ready),
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

  logic [31:0]  to_schedule, substituted, key_word;
  logic [127:0] unused_first_key;
  logic [255:0] window;
  logic [2:0]   place;

  aes_key_shared_sub #(.Directions(Directions), .KeyLengths(KEY_LENGTHS)) u_keys (
    .clk_i,
    .live_i(live),
    .load_i(key_load), .key_i,
    .keep_i(key_keep),
    .walked_i(1'b0),
    .start_i(block_taken),
    .start_inverse_i(start_inverse),
    .first_key_o(unused_first_key),
    .inverse_i(inverse),
    .step_i(key_step),
    .sub_word_o(to_schedule),
    .substituted_i(substituted),
    .window_o(window)
  );
  assign place = key_place ^ {3{DECRYPTS && inverse}};
  assign key_word = window[255-32*place -: 32];

  // ---------------------------------------------------------------------------------------------
  // Mix. Its input is a word after ShiftRows, in round 0 a word of the block.

  logic [31:0]  shifted, keyed, mixed, mixed_q;
  logic [127:0] loaded, after_slot, result;

  assign keyed = shifted ^ key_word;
  aes_mix_columns_compact #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
    .inverse_i(inverse), .data_i(inverse ? keyed : shifted), .data_o(mixed)
  );
  always_ff @(posedge clk_i) begin
    if (!(live && mix && !last_round)) mixed_q <= '0;
    else mixed_q <= first_round ? keyed : inverse ? mixed : mixed ^ key_word;
  end

  // SubWord needs the forward S-box, so a core that decrypts has both directions.
  localparam aes_pkg::direction_e SUB_DIRECTIONS = DECRYPTS ? aes_pkg::DirBoth : aes_pkg::DirEncrypt;
  aes_sub_bytes #(.Bits(32), .Directions(SUB_DIRECTIONS), .Sbox(Sbox)) u_sub_bytes (
    .clk_i,
    .clear_i(1'b0),
    .inverse_i(inverse && !key_step),
    .data_i(key_step ? to_schedule : mixed_q),
    .data_o(substituted)
  );

  // For column 3 the state outputs its first column and shifts the others up by one place.
  aes_column_state #(.Registered(1'b1)) u_state (
    .clk_i,
    .load_i(live && block_taken),
    .data_i(loaded),
    .step_i(live && mix),
    .hold_i(live && busy),
    .column_i(first_round ? 2'd3 : slot),
    .column_o(shifted),
    .made_i(last_round ? keyed : substituted),
    .late_i(live && sub),
    .data_o(after_slot)
  );

  // ---------------------------------------------------------------------------------------------
  // Blocks in and out. Decryption reverses the order of the columns.

  assign loaded = start_inverse ? turned(in_data_i) : in_data_i;
  assign result = inverse ? turned(after_slot) : after_slot;

  /// Reverses the order of the four columns.
  function automatic logic [127:0] turned(input logic [127:0] a);
    turned = {a[31:0], a[63:32], a[95:64], a[127:96]};
  endfunction

  aes_result #(.BlockBits(128), .TagBits(TagBits)) u_result (
    .live_i(live),
    .result_valid_i(result_valid),
    .result_ready_o(result_ready),
    .data_i(result),
    .tag_i(tag),
    .refused_i(refused),
    .*
  );

endmodule
