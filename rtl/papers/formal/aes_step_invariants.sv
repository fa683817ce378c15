// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_step`: clocks of the block or walk inside.

module aes_step_invariants (
  input logic       idle_i,
  input logic       walk_i,
  input logic       sub_i,
  input logic       shift_i,
  input logic       mix_i,
  input logic       add_i,
  input logic       last_add_i,
  input logic       inverse_i,
  input logic [3:0] round_i,
  /// Nr of the key held.
  input logic [3:0] rounds_i
);

  // Number of finished operations of the round: SubBytes, ShiftRows, then MixColumns and
  // AddRoundKey in the order of the direction.
  logic [31:0] operations, elapsed;
  assign operations = sub_i || walk_i ? 32'd0 : shift_i ? 32'd1
                    : last_add_i || (inverse_i ? add_i : mix_i) ? 32'd2 : 32'd3;
  assign elapsed = (walk_i ? 32'd1 : 32'd4) * (32'(round_i) - 32'd1) + operations;

  aes_invariant u_states (
    .holds_i($onehot({idle_i, walk_i, sub_i, shift_i, mix_i, add_i, last_add_i}))
  );
  aes_invariant u_rounds (
    .holds_i(idle_i || (round_i != 4'd0 && (last_add_i ? round_i == rounds_i
                                            : mix_i || add_i ? round_i < rounds_i
                                                             : round_i <= rounds_i)))
  );
  aes_shell_invariants #(.Most(55)) u_shell (
    .idle_i, .busy_i(!idle_i && !walk_i), .elapsed_i(elapsed)
  );

endmodule

bind aes_step_control aes_step_invariants u_invariants (
  .idle_i(state_q == Idle),
  .walk_i(state_q == Walk),
  .sub_i(state_q == SubBytes),
  .shift_i(state_q == ShiftRows),
  .mix_i(state_q == MixColumns),
  .add_i(state_q == AddRoundKey),
  .last_add_i(state_q == LastAdd),
  .inverse_i(inverse_q),
  .round_i(round_q),
  .rounds_i
);
