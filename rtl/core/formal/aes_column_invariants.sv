// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_column`: clocks of the block or walk inside.

module aes_column_invariants #(
  parameter int unsigned PortBits   = 128,
  parameter int unsigned WordBits   = 32,
  parameter bit          Registered = 1'b0
) (
  input logic       idle_i,
  /// A block is inside.
  input logic       busy_i,
  /// A walk starts.
  input logic       start_i,
  input logic       inverse_i,
  input logic       nk6_i,
  input logic       nk8_i,
  /// Slots that remain.
  input logic [6:0] left_i,
  /// Last clock of a slot.
  input logic       whole_i
);

  localparam bit HALVES = WordBits == 16;
  localparam bit PAIRS = WordBits == 64;

  logic        walk;
  logic [31:0] slots, elapsed;
  assign walk = !idle_i && !busy_i && !start_i;
  assign slots = Registered ? (inverse_i ? 32'd54 : 32'd51)
               : nk8_i ? (PAIRS ? 32'd41 : 32'd69)
               : nk6_i ? (PAIRS ? 32'd32 : 32'd56) : (PAIRS ? 32'd30 : 32'd50);
  assign elapsed = start_i ? 32'd0 : ((slots - 32'd1 - 32'(left_i)) << HALVES) +
                                     32'(HALVES && whole_i) + 32'(walk);
  aes_invariant u_left (.holds_i(idle_i || start_i || 32'(left_i) < slots));

  if (PortBits < 128) begin : gen_narrow
    aes_beats_invariants #(.Most(150)) u_beats (
      .idle_i, .busy_i, .elapsed_i(elapsed), .clocks_i(slots)
    );
  end else begin : gen_wide
    aes_shell_invariants #(.Most(139)) u_shell (.idle_i, .busy_i, .elapsed_i(elapsed));
  end

endmodule

bind aes_core_column aes_column_invariants #(
  .PortBits(PortBits), .WordBits(WordBits), .Registered(REGISTERED)
) u_invariants (
  .idle_i(u_control.idle_o),
  .busy_i(u_control.busy_o),
  .start_i(u_control.start_o && !u_control.block_taken_i),
  .inverse_i(u_control.inverse_q),
  .nk6_i(u_control.nk6_i),
  .nk8_i(u_control.nk8_i),
  .left_i(u_control.left_q),
  .whole_i(u_control.whole)
);
