// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Port control of a narrow core: a key and a block arrive in beats of `PortBits`, and a result
// leaves in beats. `aes_frontend` takes the first beat and checks the request; this module takes
// the beats after it. The build has one key length.
//
//   Idle      a key or a block may enter
//   KeyIn     the beats of a key after the first enter
//   BlockIn   the beats of a block after the first enter
//   Busy      all beats are taken; the core computes
//   BlockOut  the beats of the result leave

module aes_beat_control #(
  parameter int unsigned PortBits = 32,
  parameter int unsigned KeyBits  = 128
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  /// The first beat of a key or a block is taken.
  input  logic       key_load_i,
  input  logic       block_taken_i,
  /// A further beat is offered. It is taken while `more_key_o` or `more_block_o` is high.
  input  logic       key_valid_i,
  input  logic       in_valid_i,
  output logic       more_key_o,
  output logic       more_block_o,

  /// A beat of a key or a block is taken (`_beat_o`), and it is the last one (`_last_o`).
  output logic       key_beat_o,
  output logic       key_last_o,
  output logic       block_beat_o,
  output logic       block_last_o,
  /// Number of the current beat, from 0.
  output logic [4:0] beat_o,

  /// No key is entering, and no block is inside.
  output logic       idle_o,
  /// The result is complete in the next clock.
  input  logic       done_i,
  output logic       out_valid_o,
  input  logic       out_ready_i,
  /// A beat of the result leaves.
  output logic       out_beat_o
);

  localparam int unsigned COUNT_BITS = $clog2((KeyBits > 128 ? KeyBits : 128) / PortBits);
  localparam logic [COUNT_BITS-1:0] LAST_KEY = COUNT_BITS'(KeyBits / PortBits - 1);
  localparam logic [COUNT_BITS-1:0] LAST_BLOCK = COUNT_BITS'(128 / PortBits - 1);

  typedef enum logic [2:0] {
    Idle,
    KeyIn,
    BlockIn,
    Busy,
    BlockOut
  } state_e;

  state_e state_q, state_d;
  logic [COUNT_BITS-1:0] beat_q;
  logic beat, last;

  assign more_key_o = state_q == KeyIn;
  assign more_block_o = state_q == BlockIn;
  assign key_beat_o = key_load_i || (more_key_o && key_valid_i);
  assign block_beat_o = block_taken_i || (more_block_o && in_valid_i);
  assign out_beat_o = out_valid_o && out_ready_i;
  assign key_last_o = key_beat_o && beat_q == LAST_KEY;
  assign block_last_o = block_beat_o && beat_q == LAST_BLOCK;
  assign beat = key_beat_o || block_beat_o || out_beat_o;
  assign last = beat_q == (state_q == KeyIn ? LAST_KEY : LAST_BLOCK);

  always_comb begin
    state_d = state_q;
    case (state_q)
      Idle: begin
        if (key_load_i) state_d = KeyIn;
        if (block_taken_i) state_d = BlockIn;
      end
      KeyIn:    if (key_last_o) state_d = Idle;
      BlockIn:  if (block_last_o) state_d = Busy;
      Busy:     if (done_i) state_d = BlockOut;
      BlockOut: if (out_beat_o && last) state_d = Idle;
      default:  state_d = Idle;
    endcase
    if (!live_i) state_d = Idle;
  end

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    if (beat) beat_q <= last ? '0 : beat_q + COUNT_BITS'(1);
    if (!live_i) beat_q <= '0;
  end

  assign beat_o = 5'(beat_q);
  assign idle_o = state_q == Idle;
  assign out_valid_o = state_q == BlockOut;

endmodule
