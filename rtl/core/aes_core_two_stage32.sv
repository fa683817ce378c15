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
  parameter int unsigned         TagBits    = 1
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               key_valid_i,
  /// With a key loaded, rises only after `key_valid_i`.
  output logic               key_ready_o,
  input  logic [1:0]         key_len_i,
  input  logic [31:0]        key_i,
  input  logic               key_clear_i,
  output logic               key_error_o,

  input  logic               in_valid_i,
  output logic               in_ready_o,
  input  logic               in_decrypt_i,
  input  logic               in_chain_i,
  input  logic [1:0]         block_len_i,
  input  logic [31:0]        in_data_i,
  input  logic [TagBits-1:0] in_tag_i,

  output logic               out_valid_o,
  input  logic               out_ready_i,
  /// The result comes from the state register through an AND.
  output logic [31:0]        out_data_o,
  output logic [TagBits-1:0] out_tag_o,
  output logic               out_error_o
);

  localparam logic [2:0] KEY_LENGTHS = 3'b001;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_two_stage32: Sbox must be combinational");
  end
  if (!(KeptKeys == 1 || (KeptKeys == 2 && Directions == aes_pkg::DirBoth))) begin : gen_bad_kept
    $error("aes_core_two_stage32: KeptKeys must be 1, or 2 with DirBoth");
  end

  // ---------------------------------------------------------------------------------------------
  // Ports and control

  logic [1:0] unused_len;
  logic live, idle, ports_idle, rounds_idle, key_load, key_keep, block_taken, refused;
  logic first_key_ready, first_in_ready, more_key, more_block;
  logic key_beat, key_last, block_beat, block_last, out_valid, out_beat;
  logic [4:0] beat;
  logic [TagBits-1:0] tag;
  logic done, start_inverse, busy, inverse, shift, column, add, enter, second_place, plain_round;
  logic key_step, walked;

  assign idle = ports_idle && rounds_idle;
  aes_frontend #(
    .BlockLengths(3'b001), .KeyLengths(KEY_LENGTHS), .Directions(Directions), .TagBits(TagBits)
  ) u_frontend (
    .key_valid_i(key_valid_i && !more_key),
    .key_ready_o(first_key_ready),
    .in_valid_i(in_valid_i && !more_block),
    .in_ready_o(first_in_ready),
    .live_o(live),
    .core_idle_i(idle), .core_ready_i(idle),
    .key_load_o(key_load), .key_keep_o(key_keep), .held_len_o(unused_len),
    .block_taken_o(block_taken), .tag_o(tag), .refused_o(refused),
    .*
  );
  assign key_ready_o = first_key_ready || (more_key && !key_clear_i);
  assign in_ready_o = first_in_ready || (more_block && !key_clear_i);

  aes_beat_control #(.PortBits(32), .KeyBits(128)) u_beats (
    .clk_i,
    .live_i(live),
    .key_load_i(key_load),
    .block_taken_i(block_taken),
    .key_valid_i,
    .in_valid_i,
    .more_key_o(more_key),
    .more_block_o(more_block),
    .key_beat_o(key_beat),
    .key_last_o(key_last),
    .block_beat_o(block_beat),
    .block_last_o(block_last),
    .beat_o(beat),
    .idle_o(ports_idle),
    .done_i(done),
    .out_valid_o(out_valid),
    .out_ready_i,
    .out_beat_o(out_beat)
  );

  // The first beat of a block sets the direction. The rounds start after the last beat.
  logic decrypt_q, whole_q;
  always_ff @(posedge clk_i) begin
    if (block_taken) decrypt_q <= in_decrypt_i;
    whole_q <= live && block_last;
  end

  aes_two_stage_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i(live),
    .idle_o(rounds_idle),
    .block_taken_i(whole_q),
    .decrypt_i(decrypt_q),
    .walk_i(DECRYPTS && key_last),
    .walked_o(walked),
    .result_valid_o(done),
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
    .live_i(live),
    .load_i(key_last),
    .key_i({state_q[95:0], key_i, 128'h0}),
    .keep_i(key_keep),
    .walked_i(walked),
    .start_i(block_last),
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
    .data_i(state_q), .key_i(window[255:128]), .data_o(added)
  );

  logic moves;
  logic [31:0] last_column;
  assign moves = column || key_beat || block_beat || out_beat;
  assign last_column = busy ? passed : key_beat ? key_i : in_data_i;
  always_ff @(posedge clk_i) begin
    if (!live || (ports_idle && !key_beat && !block_beat)) state_q <= '0;
    else if (moves) state_q <= {state_q[95:0], last_column};
    else if (shift) state_q <= shifted;
    else if (whole_q || add) state_q <= added;
  end

  assign out_valid_o = out_valid && !key_clear_i;
  assign out_data_o = state_q[127:96] & {32{out_valid && !refused && !key_clear_i}};
  assign out_tag_o = tag;
  assign out_error_o = refused && out_valid && !key_clear_i;

  logic unused;
  assign unused = ^{beat, window[127:0]};

endmodule
