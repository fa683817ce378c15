// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_pipeline` with `Reload`, beside those of the pipeline: the states of the
// reload and of the key schedule, which waits for a block that is held for a reload.

module aes_pipeline_reload_invariants #(
  parameter int unsigned Rounds = 14
) (
  /// States of the key schedule.
  input logic              idle_i,
  input logic              delay_i,
  input logic              forward_i,
  input logic              backward_i,
  input logic              used_i,
  input logic [Rounds:1]   round_i,
  /// Clock of the step.
  input logic [31:0]       phase_i
);

  logic        loading, loaded, hold, way;
  logic [31:0] count;
  assign loading = aes_core_pipeline.gen_reload.u_reload.write_o[1];
  assign loaded = aes_core_pipeline.gen_reload.u_reload.ready_o;
  assign hold = aes_core_pipeline.gen_reload.u_reload.hold_q;
  assign way = aes_core_pipeline.gen_reload.u_reload.way_q;
  assign count = 32'(aes_core_pipeline.gen_reload.u_reload.count_q);

  // A block held for the reload is in stage 0.
  aes_invariant u_hold (
    .holds_i((loading || (count == 0 && !hold)) &&
             (!hold || (aes_core_pipeline.gen_control.u_control.valid_q[0] && (idle_i || delay_i))) &&
             (!delay_i || hold || loaded) && (!used_i || idle_i))
  );

  // A running key schedule is at one round, in one of the two clocks of a step.
  aes_invariant u_schedule (
    .holds_i(idle_i || delay_i || ((forward_i || backward_i) && $onehot(round_i) && phase_i <= 1))
  );

  // The core takes a key at most one clock after its offer.
  aes_invariant u_key_wait (
    .holds_i(aes_handshake.key_wait_q == 0 ||
             (aes_handshake.key_wait_q == 1 && aes_core.u_frontend.key_waits_q))
  );

  // A block waits for a reload, for a second reload if the first served the block before it, and
  // for the key schedule. `steps` are the clocks of the schedule so far.
  logic [31:0] block_wait;
  logic [Rounds:1][4:0] step;
  logic [4:0]  steps;
  assign block_wait = 32'(aes_handshake.ready_wait_q);
  for (genvar r = 1; r <= Rounds; r++) begin : gen_step
    assign step[r] = round_i[r] ? 5'(2 * (r - 1)) : '0;
  end
  always_comb begin
    steps = 5'(phase_i);
    for (int unsigned r = 1; r <= Rounds; r++) steps |= step[r];
  end
  aes_invariant u_block_wait (
    .holds_i(block_wait == 0 || (
      aes_handshake.in_pending_q && (loading || loaded) && block_wait <= 513 &&
      (!loading || block_wait <= count + (way == aes_handshake.decrypt_q ? 257 : 0)) &&
      (!loaded || way == aes_handshake.decrypt_q || block_wait <= 256) &&
      (!delay_i || block_wait <= (hold ? count : 256)) &&
      (!forward_i || block_wait <= 257 + 32'(steps)) &&
      (!backward_i || block_wait <= 257 + 2 * Rounds + 32'(steps))
    ))
  );

endmodule

bind aes_pipeline_reload aes_invariant u_invariant (
  .holds_i(state_q == Empty || state_q == Loading || state_q == Loaded)
);

bind aes_key_bank aes_pipeline_reload_invariants #(.Rounds(Rounds)) u_invariants (
  .idle_i(state_q == Idle),
  .delay_i(state_q == Delay),
  .forward_i(state_q == Forward),
  .backward_i(state_q == Backward),
  .used_i(used_q),
  .round_i(round_q),
  .phase_i(32'(phase_q))
);
