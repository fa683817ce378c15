// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_two_stage`: clocks of the block or walk inside.

module aes_two_stage_invariants #(
  parameter int unsigned PortBits = 128
) (
  input logic       idle_i,
  /// A block is inside.
  input logic       busy_i,
  /// It is in ShiftRows.
  input logic       shift_i,
  /// It is in AddRoundKey.
  input logic       add_i,
  input logic       inverse_i,
  input logic [3:0] round_i,
  input logic [2:0] column_i,
  /// A block enters the rounds.
  input logic       enters_i
);

  // `earlier`: clocks of the finished rounds. `done`: clocks of the current round so far.
  logic        columns, plain;
  logic [31:0] round, last_column, earlier, done, elapsed;
  assign columns = busy_i && !shift_i && !add_i;
  assign round = 32'(round_i);
  assign plain = inverse_i ? round == 32'd1 : round == 32'd10;
  assign last_column = plain ? 32'd3 : 32'd4;
  assign earlier = 32'd7 * (round - 32'd1) - 32'(inverse_i && round != 32'd1);
  assign done = add_i ? last_column + 32'd2
              : shift_i ? (inverse_i ? last_column + 32'd1 : 32'd0)
              : 32'(column_i) + (inverse_i ? 32'd0 : 32'd1);
  assign elapsed = busy_i ? earlier + done : round - 32'd1;
  aes_invariant u_round (.holds_i(idle_i || (round_i != 4'd0 && round_i <= 4'd10)));
  aes_invariant u_column (.holds_i(32'(column_i) <= (columns ? last_column : 32'd0)));

  if (PortBits < 128) begin : gen_narrow
    // The first AddRoundKey takes a clock of its own.
    aes_invariant u_enters (.holds_i(!enters_i || idle_i));
    aes_beats_invariants #(.Most(150)) u_beats (
      .idle_i(idle_i && !enters_i),
      .busy_i(busy_i || enters_i),
      .elapsed_i(enters_i ? 32'd0 : elapsed + 32'(busy_i)),
      .clocks_i(32'd70)
    );
  end else begin : gen_wide
    aes_shell_invariants #(.Most(70)) u_shell (.idle_i, .busy_i, .elapsed_i(elapsed));
  end

endmodule

bind aes_core_two_stage aes_two_stage_invariants #(.PortBits(PortBits)) u_invariants (
  .idle_i(u_control.idle_o),
  .busy_i(u_control.busy_o),
  .shift_i(u_control.shift_o),
  .add_i(u_control.add_o),
  .inverse_i(u_control.inverse_q),
  .round_i(u_control.round_q),
  .column_i(u_control.column_q),
  .enters_i(u_control.block_taken_i)
);

bind aes_two_stage_control aes_invariant u_states (
  .holds_i(state_q == Idle || state_q == Shift || state_q == Columns || state_q == Add ||
           state_q == Walk)
);
