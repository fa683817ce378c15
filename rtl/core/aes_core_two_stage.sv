// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-128 in the schedule of Vater & Langendoerfer 2007. Columns pass a pipeline of two stages:
// four S-boxes, shared by data and key schedule, and one MixColumns. ShiftRows and AddRoundKey
// process the whole block in a clock of their own. Latency and interval are 70 clocks, with 32-bit
// ports four more at each side; key set-up takes ten. (`aes_core_column` takes 50 clocks a block,
// but a column passes all operations of a round in one clock.)

module aes_core_two_stage #(
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

  localparam logic [2:0] KEY_LENGTHS = 3'b001;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_two_stage: Sbox must be combinational");
  end

  // ---------------------------------------------------------------------------------------------
  // Ports and control

  logic unused_walked;
  logic [1:0] unused_len;
  logic live, idle, key_load, key_keep, block_taken, refused, result_valid, result_ready;
  logic [TagBits-1:0] tag;
  logic start_inverse, busy, inverse, shift, column, add, enter, second_place, plain_round, key_step;

  aes_frontend #(
    .BlockLengths(3'b001), .KeyLengths(KEY_LENGTHS), .Directions(Directions), .TagBits(TagBits)
  ) u_frontend (
    .live_o(live),
    .core_idle_i(idle), .core_ready_i(idle),
    .key_load_o(key_load), .key_keep_o(key_keep), .held_len_o(unused_len),
    .block_taken_o(block_taken), .tag_o(tag), .refused_o(refused),
    .*
  );

  aes_two_stage_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i(live),
    .idle_o(idle),
    .block_taken_i(block_taken),
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && key_load),
    .walked_o(unused_walked),
    .result_valid_o(result_valid),
    .result_ready_i(result_ready),
    .start_inverse_o(start_inverse),
    .busy_o(busy),
    .inverse_o(inverse),
    .shift_o(shift),
    .column_o(column),
    .add_o(add),
    .enter_o(enter),
    .second_place_o(second_place),
    .plain_round_o(plain_round),
    .key_step_o(key_step)
  );

  // ---------------------------------------------------------------------------------------------
  // Round keys

  logic [31:0]  to_schedule, substituted;
  logic [127:0] first_key;
  logic [255:0] window;

  aes_key_shared_sub #(.Directions(Directions), .KeyLengths(KEY_LENGTHS)) u_keys (
    .clk_i,
    .live_i(live),
    .load_i(key_load), .key_i,
    .keep_i(key_keep),
    .walked_i(1'b0),
    .start_i(block_taken),
    .start_inverse_i(start_inverse),
    .first_key_o(first_key),
    .inverse_i(inverse),
    .step_i(key_step),
    .sub_word_o(to_schedule),
    .substituted_i(substituted),
    .window_o(window)
  );

  // ---------------------------------------------------------------------------------------------
  // The block. The single AddRoundKey also serves the new block.

  logic [31:0]  passed;
  logic [127:0] state_q, shifted, added;

  aes_column_stages #(.Directions(Directions), .Sbox(Sbox)) u_stages (
    .clk_i,
    .live_i(live),
    .inverse_i(inverse),
    .plain_round_i(plain_round),
    .enter_i(enter),
    .column_i(second_place ? state_q[95:64] : state_q[127:96]),
    .column_o(passed),
    .key_step_i(key_step),
    .sub_word_i(to_schedule),
    .substituted_o(substituted)
  );
  aes_shift_rows #(.BlockBits(128), .Directions(Directions)) u_shift_rows (
    .block_len_i(2'd0), .inverse_i(inverse), .data_i(state_q), .data_o(shifted)
  );
  aes_add_round_key #(.BlockBits(128)) u_add_round_key (
    .data_i(busy ? state_q : in_data_i),
    .key_i(busy ? window[255:128] : first_key),
    .data_o(added)
  );

  always_ff @(posedge clk_i) begin
    if (!live || !(busy || block_taken)) state_q <= '0;
    else if (shift) state_q <= shifted;
    else if (column) state_q <= {state_q[95:0], passed};
    else if (block_taken || (add && !result_valid)) state_q <= added;
  end

  aes_result #(.BlockBits(128), .TagBits(TagBits)) u_result (
    .live_i(live),
    .result_valid_i(result_valid),
    .result_ready_o(result_ready),
    .data_i(added),
    .tag_i(tag),
    .refused_i(refused),
    .*
  );

  logic unused;
  assign unused = ^window[127:0];

endmodule
