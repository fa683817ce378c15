// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_key_loader`: a key waits only while the schedule of the last key runs, and no
// longer than it has run.

module aes_key_loader_invariants #(
  parameter int unsigned Rounds      = 10,
  parameter int unsigned StepClocks  = 2,
  /// Clocks of a reset or clear.
  parameter int unsigned Rest        = 2,
  parameter bit          RamRegister = 1'b0
);

  logic            awake, starting, running;
  logic [Rounds:1] round;
  logic [31:0]     run, phase, key_wait;  // clocks of the schedule, of its step, and of the wait
  assign awake = !aes_core_pipeline.cleared_q;
  assign starting = aes_key_loader.start_q;
  assign running = aes_key_loader.running_q;
  assign round = aes_key_loader.round_q;
  assign phase = 32'(aes_key_loader.phase_q);
  assign key_wait = 32'(aes_handshake.key_wait_q);
  always_comb begin
    run = phase;
    for (int unsigned r = 1; r <= Rounds; r++) if (round[r]) run = run + StepClocks * (r - 1);
  end

  aes_invariant u_key_held (
    .holds_i(!awake || (aes_key_loader.kept_q == aes_handshake.key_held_q &&
                        (!RamRegister || aes_handshake.key_held_q || !aes_key_loader.ready_q)))
  );
  aes_invariant u_schedule (
    .holds_i(!awake || !running || (phase < StepClocks && $onehot(round)))
  );
  aes_invariant u_key_wait (
    .holds_i(!awake || ((key_wait == 0 || aes_core.u_frontend.key_waits_q) &&
                        (!starting || key_wait == 0) && (!running || key_wait <= run + 1)))
  );

  // After a reset or clear the loader rests.
  logic [Rest-1:0] rested;
  for (genvar n = 0; n < Rest; n++) begin : gen_rest
    assign rested[n] = aes_key_loader.rest_q[n] ||
                       32'(aes_handshake.clear_wait_q) <= n + 32'(RamRegister);
  end
  aes_invariant u_idle (
    .holds_i(!awake || (rested == '1 && (running || starting || aes_handshake.waking ||
                                         aes_key_loader.idle_q)))
  );

endmodule

bind aes_key_loader aes_key_loader_invariants #(
  .Rounds(Rounds), .StepClocks(STEP_CLOCKS), .Rest(REST), .RamRegister(RamRegister)
) u_invariants ();
