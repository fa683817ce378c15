// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Several users of a core take turns: their blocks enter it one after the other, and each result goes
// to the user whose block it is. A user sees a core that encrypts, one clock slower.
//
// A block waits in a register for the core. A user that does not take a result stops the results
// behind it, those of other users too.

module aes_core_turns #(
  parameter int unsigned  Streams   = 2,
  /// Most blocks in the core at a time.
  parameter int unsigned  Depth     = 2,
  localparam int unsigned IndexBits = $clog2(Streams)
) (
  input  logic                   clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic                   live_i,

  /// Bit n: a block of user n, which stays until it is taken.
  input  logic [Streams-1:0]     in_valid_i,
  /// At most one is high, and only after its `in_valid_i`. Depends on `out_ready_i` in the same clock.
  output logic [Streams-1:0]     in_ready_o,
  /// Block n is `in_data_i[128*n +: 128]`.
  input  logic [128*Streams-1:0] in_data_i,
  /// Bit n: the result is one of user n.
  output logic [Streams-1:0]     out_valid_o,
  input  logic [Streams-1:0]     out_ready_i,
  output logic [127:0]           out_data_o,
  output logic                   out_error_o,

  /// The block ports of the core; the request is from registers.
  output logic                   core_in_valid_o,
  input  logic                   core_in_ready_i,
  output logic [127:0]           core_in_data_o,
  input  logic                   core_out_valid_i,
  output logic                   core_out_ready_o,
  input  logic [127:0]           core_out_data_i,
  input  logic                   core_out_error_i
);

  logic               wait_q;  // a block waits for the core
  logic               full, room, give;
  logic [Streams-1:0] turn, oldest;

  assign room = live_i && (!wait_q || core_in_ready_i) && (!full || give);
  aes_mode_turns #(.Streams(Streams)) u_turns (
    .clk_i, .live_i, .want_i(in_valid_i), .take_i(room), .turn_o(turn)
  );
  assign in_ready_o = turn & {Streams{room}};

  logic [127:0]         data, data_q;
  logic [IndexBits-1:0] index, oldest_index;
  always_comb begin
    {data, index} = '0;
    for (int unsigned n = 0; n < Streams; n++) begin
      data = data | (in_data_i[128*n +: 128] & {128{turn[n]}});
      index = index | (IndexBits'(n) & {IndexBits{turn[n]}});
    end
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) {wait_q, data_q} <= '0;
    else if (!wait_q || core_in_ready_i) begin
      wait_q <= in_ready_o != '0;
      data_q <= data & {128{in_ready_o != '0}};
    end
  end
  assign core_in_valid_o = wait_q;
  assign core_in_data_o = data_q;

  // The users whose blocks wait or are in the core, the oldest first.
  logic unused_single;
  aes_mode_fifo #(.Width(IndexBits), .Depth(Depth + 1)) u_fifo (
    .clk_i, .live_i, .push_i(in_ready_o != '0), .data_i(index), .pop_i(give),
    .oldest_o(oldest_index), .single_o(unused_single), .full_o(full)
  );
  always_comb begin
    for (int unsigned n = 0; n < Streams; n++) oldest[n] = oldest_index == IndexBits'(n);
  end

  assign out_valid_o = oldest & {Streams{core_out_valid_i}};
  assign core_out_ready_o = live_i && (oldest & out_ready_i) != '0;
  assign give = core_out_valid_i && core_out_ready_o;
  assign out_data_o = core_out_data_i;
  assign out_error_o = core_out_error_i;

endmodule
