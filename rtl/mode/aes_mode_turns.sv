// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Round-robin arbiter: the streams that want a turn get it one after the other.

module aes_mode_turns #(
  parameter int unsigned Streams = 2
) (
  input  logic               clk_i,
  /// Low in reset and clear: stream 0 is first again.
  input  logic               live_i,

  input  logic [Streams-1:0] want_i,
  /// The turn is used.
  input  logic               take_i,
  /// One-hot; 0 if no stream wants a turn.
  output logic [Streams-1:0] turn_o
);

  logic [Streams-1:0] later_q;  // the streams behind the one that had the last turn
  logic [Streams-1:0] later, among;

  assign later = want_i & later_q;
  assign among = later != '0 ? later : want_i;
  assign turn_o = among & (~among + Streams'(1));

  always_ff @(posedge clk_i) begin
    if (!live_i) later_q <= '0;
    else if (take_i && turn_o != '0) later_q <= ~(turn_o | (turn_o - Streams'(1)));
  end

endmodule
