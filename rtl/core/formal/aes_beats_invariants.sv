// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of a narrow core with `aes_beat_control`: adapter, beats and engine are in step, and
// how long the key or block inside has taken. The module stands inside the engine's invariants.

module aes_beats_invariants #(
  /// Most clocks of a key or block.
  parameter int unsigned Most = 150
) (
  /// The engine holds neither a block nor a walk.
  input logic        idle_i,
  /// The engine holds a block.
  input logic        busy_i,
  /// Clocks of the block or walk so far.
  input logic [31:0] elapsed_i,
  /// Clocks of a whole block or walk.
  input logic [31:0] clocks_i
);

  logic [31:0] to_come, beat, last_key, last_block;
  logic        ports_idle, key_beats, block_beats, result_beats, early, keyed, legal, walks;
  assign to_come = 32'(aes_handshake.u_core.u_adapter.left_q);
  assign early = aes_handshake.u_core.u_adapter.EARLY_KEY;
  assign keyed = aes_handshake.u_core.u_adapter.core_keyed_q;
  assign legal = aes_handshake.u_core.u_adapter.key_legal;
  assign beat = 32'(aes_core.gen_narrow.gen_beats.u_beats.beat_q);
  assign last_key = legal ? 32'(aes_core.gen_narrow.gen_beats.u_beats.LAST_KEY) : 32'd0;
  assign last_block = 32'(aes_core.gen_narrow.gen_beats.u_beats.LAST_BLOCK);
  assign ports_idle = aes_core.gen_narrow.gen_beats.u_beats.idle_o;
  assign key_beats = aes_core.gen_narrow.gen_beats.u_beats.more_key_o;
  assign block_beats = aes_core.gen_narrow.gen_beats.u_beats.more_block_o;
  assign result_beats = aes_core.gen_narrow.gen_beats.u_beats.out_valid_o;

  // A 256-bit key may enter the adapter during the walk of the last key, whose end it waits for.
  logic [31:0] late;  // most clocks of this wait
  assign late = early ? clocks_i - 32'd1 : 32'd0;
  assign walks = early && keyed && !idle_i && !busy_i && elapsed_i != 32'd0;

  // For each state of the adapter: beats and engine are in step. `elapsed`: clocks of the key or
  // block so far, counted from the clock after its transfer.
  logic        in_step;
  logic [31:0] elapsed;
  always_comb begin
    in_step = idle_i && ports_idle && beat == 0;
    elapsed = 32'd0;
    if (aes_handshake.u_core.u_adapter.u_states.key_offer_i) begin
      in_step = (idle_i || walks) && ports_idle && beat == 0 && to_come == last_key;
    end
    if (aes_handshake.u_core.u_adapter.u_states.key_in_i) begin
      in_step = (idle_i || (walks && beat == 0)) && to_come <= last_key &&
                beat == (legal ? last_key - to_come : to_come) &&
                (beat == 0 ? ports_idle : key_beats);
      elapsed = idle_i ? 32'd1 + late + beat : elapsed_i - 32'd1;
    end
    if (aes_handshake.u_core.u_adapter.u_states.setup_i) begin
      in_step = !busy_i && ports_idle && beat == 0 && legal;
      elapsed = idle_i ? 32'd0 : last_key + late + 32'd2 + elapsed_i;
    end
    if (aes_handshake.u_core.u_adapter.u_states.block_in_i) begin
      in_step = idle_i && beat + to_come == last_block && (beat == 0 ? ports_idle : block_beats);
      elapsed = beat;
    end
    if (aes_handshake.u_core.u_adapter.u_states.block_out_i) begin
      in_step = beat + to_come == last_block &&
                (busy_i ? beat == 0 && !(ports_idle || key_beats || block_beats || result_beats)
                        : idle_i && result_beats);
      elapsed = last_block + 32'd1 + (busy_i ? elapsed_i : clocks_i + beat);
    end
  end
  aes_invariant u_in_step (.holds_i(in_step));

  // The core asks for a key with its first beat.
  aes_invariant u_waits (
    .holds_i(aes_core.u_frontend.key_waits_q ==
               (aes_handshake.u_core.u_adapter.u_states.key_in_i && beat == 0 && keyed) &&
             (keyed || beat == 0 || !aes_handshake.u_core.u_adapter.u_states.key_in_i))
  );

  aes_adapter_invariants #(.Most(Most)) u_adapter (
    .idle_i(aes_handshake.u_core.u_adapter.u_states.idle_i ||
            (aes_handshake.u_core.u_adapter.u_states.setup_i && idle_i)),
    .elapsed_i(elapsed)
  );

endmodule

bind aes_beat_control aes_invariant u_states (
  .holds_i(state_q == Idle || state_q == KeyIn || state_q == BlockIn || state_q == Busy ||
           state_q == BlockOut)
);
