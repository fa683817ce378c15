// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_word`: clocks of the block or walk inside.

module aes_word_invariants (
  input logic       idle_i,
  input logic       rounds_i,
  input logic       walk_i,
  input logic [3:0] round_i,
  input logic [2:0] slot_i
);

  localparam int unsigned MOST = 74;

  logic [31:0] elapsed;
  assign elapsed = walk_i ? 32'(round_i) : 32'd5 * 32'(round_i) + 32'(slot_i);
  aes_invariant u_states (
    .holds_i(idle_i || (walk_i && round_i < 4'd13) ||
             (rounds_i && slot_i <= 3'd4 && elapsed < MOST))
  );
  aes_shell_invariants #(.Most(MOST)) u_shell (
    .idle_i, .busy_i(rounds_i), .elapsed_i(elapsed)
  );

endmodule

bind aes_word_control aes_word_invariants u_invariants (
  .idle_i(state_q == Idle),
  .rounds_i(state_q == Rounds),
  .walk_i(state_q == Walk),
  .round_i(round_q),
  .slot_i(slot_q)
);
