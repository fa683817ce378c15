// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_core_two_stage` with ports of 32 bits, as in Vater & Langendoerfer 2007. Key, block and
// result move a column a clock, the first byte on [31:24]. All three pass through the state register;
// the core has no other register for them. A block takes 78 clocks: four beats in, 70 as in
// `aes_core_two_stage`, the first of them AddRoundKey on the whole block, and four beats out.
//
// The first beat carries direction, lengths and tag. A key of a length that the build lacks has
// only this beat. `aes_port_adapter` provides the full-width ports of `aes_core`.

module aes_core_two_stage32 #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule: a combinational one.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// 1: keep the end of the key schedule where the last block started. 2: keep both ends, as in the
  /// paper; needs `DirBoth`.
  parameter int unsigned         KeptKeys   = 1,
  /// Only 32.
  parameter int unsigned         PortBits   = 32
) (
  input  logic        clk_i,
  /// Low in reset and clear.
  input  logic        live_i,

  input  logic [31:0] key_i,
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

  /// No key or block is inside.
  input  logic        ports_idle_i,
  /// The result is complete in the next clock; then `result_o` is its first column.
  output logic        result_valid_o,
  /// A beat of the result leaves; the next column follows.
  input  logic        out_beat_i,
  output logic [31:0] result_o
);

  localparam logic [2:0] KEY_LENGTHS = 3'b001;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_two_stage32: Sbox must be combinational");
  end
  if (!(KeptKeys == 1 || (KeptKeys == 2 && Directions == aes_pkg::DirBoth))) begin : gen_bad_kept
    $error("aes_core_two_stage32: KeptKeys must be 1, or 2 with DirBoth");
  end
  if (PortBits != 32) begin : gen_bad_port_bits
    $error("aes_core_two_stage32: PortBits must be 32");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic start_inverse, busy, inverse, shift, column, add, enter, second_place, plain_round;
  logic key_step, walked;

  assign block_ready_o = key_idle_o;

  // The first beat of a block sets the direction. The rounds start after the last beat.
  logic decrypt_q, whole_q;
  always_ff @(posedge clk_i) begin
    if (block_taken_i) decrypt_q <= in_decrypt_i;
    whole_q <= live_i && block_last_i;
  end

  aes_two_stage_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .block_taken_i(whole_q),
    .decrypt_i(decrypt_q),
    .walk_i(DECRYPTS && key_last_i),
    .walked_o(walked),
    .result_valid_o,
    .result_ready_i(1'b1),
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
  // Round keys. The window holds round key 0 in the clock after the last beat.

  logic [31:0]  to_schedule, substituted;
  logic [127:0] state_q, unused_first_key;
  logic [255:0] window;

  aes_key_shared_sub #(
    .Directions(Directions), .KeyLengths(KEY_LENGTHS), .BothKept(KeptKeys == 2)
  ) u_keys (
    .clk_i,
    .live_i,
    .load_i(key_last_i),
    .key_i({state_q[95:0], key_i, 128'h0}),
    .keep_i(key_keep_i),
    .walked_i(walked),
    .start_i(block_last_i),
    .start_inverse_i(start_inverse),
    .first_key_o(unused_first_key),
    .inverse_i(inverse),
    .step_i(key_step),
    .sub_word_o(to_schedule),
    .substituted_i(substituted),
    .window_o(window)
  );

  // ---------------------------------------------------------------------------------------------
  // The block, and the beats of keys, blocks and results

  logic [31:0]  passed;
  logic [127:0] shifted, added;

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
    .data_i(state_q), .key_i(window[255:128]), .data_o(added)
  );

  logic moves;
  logic [31:0] last_column;
  assign moves = column || key_beat_i || block_beat_i || out_beat_i;
  assign last_column = busy ? passed : key_beat_i ? key_i : in_data_i;
  always_ff @(posedge clk_i) begin
    if (!live_i || (ports_idle_i && !key_beat_i && !block_beat_i)) state_q <= '0;
    else if (moves) state_q <= {state_q[95:0], last_column};
    else if (shift) state_q <= shifted;
    else if (whole_q || add) state_q <= added;
  end

  assign result_o = state_q[127:96];

  logic unused;
  assign unused = ^window[127:0];

endmodule
