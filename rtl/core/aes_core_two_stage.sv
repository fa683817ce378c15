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
  /// A block may be taken.
  output logic         block_ready_o,

  output logic         result_valid_o,
  input  logic         result_ready_i,
  output logic [127:0] result_o
);

  localparam logic [2:0] KEY_LENGTHS = 3'b001;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_two_stage: Sbox must be combinational");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic unused_walked;
  logic start_inverse, busy, inverse, shift, column, add, enter, second_place, plain_round, key_step;

  assign block_ready_o = key_idle_o;

  aes_two_stage_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .block_taken_i,
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && key_load_i),
    .walked_o(unused_walked),
    .result_valid_o,
    .result_ready_i,
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
    .live_i,
    .load_i(key_load_i), .key_i,
    .keep_i(key_keep_i),
    .walked_i(1'b0),
    .start_i(block_taken_i),
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
    .live_i,
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
    if (!live_i || !(busy || block_taken_i)) state_q <= '0;
    else if (shift) state_q <= shifted;
    else if (column) state_q <= {state_q[95:0], passed};
    else if (block_taken_i || (add && !result_valid_o)) state_q <= added;
  end

  assign result_o = added;

  logic unused;
  assign unused = ^window[127:0];

endmodule
