// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Every wait of a mode of messages ends if core, hash and surroundings answer: while a beat, a key or
// an end is due, an answer is awaited or something moves within some clocks, and after a bounded
// number of moves the message is a step further.

`ifndef AES_EVENTS
module aes_message_waits #(
  /// Most moves between two steps forward.
  parameter int unsigned Most = 4,
  /// Most clocks in which nothing moves: up to 3.
  parameter int unsigned Idle = 3
) (
  input logic       clk_i,
  input logic       started_i,
  input logic       live_i,
  /// A beat, or a key that may be taken, is offered; or an end or a key's set-up is due.
  input logic       due_i,
  /// Core, hash or surroundings must answer first.
  input logic       awaited_i,
  /// A step forward: a beat, a key or the end of a message is taken.
  input logic       forward_i,
  /// Moves in this clock: a block enters the core, one leaves it, and what else the mode counts.
  input logic [7:0] moves_i,
  /// Moves that are left, at most, until the next step forward.
  input logic [7:0] left_i
);

  logic [1:0] idle_q;   // clocks in which nothing moved
  logic [7:0] moves_q;  // since the last step forward
  logic       moves;
  assign moves = moves_i != '0;

  always_ff @(posedge clk_i) begin
    idle_q <= idle_q + 2'd1;
    if (!live_i || !due_i || awaited_i || forward_i || moves) idle_q <= '0;
    moves_q <= moves_q + moves_i;
    if (!started_i || !live_i || forward_i) moves_q <= '0;
  end

  always_comb begin
    if (started_i && live_i) begin
      something_moves: assert (idle_q != 2'(Idle) || awaited_i || forward_i || moves || !due_i);
      moves_lead_forward: assert (32'(moves_q) + 32'(left_i) <= Most);
    end
  end

endmodule
`endif
