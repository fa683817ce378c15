// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The pipeline `free_running` with valid and ready: results go through a buffer of four.
//
// A block is taken only while the buffer has a place for its result, blocks in the pipeline included.

module buffered (
  input  logic         clk,
  input  logic         rst_n,
  input  logic         in_valid,
  output logic         in_ready,
  input  logic [127:0] key,
  input  logic [127:0] data,
  output logic         out_valid,
  input  logic         out_ready,
  output logic [127:0] result
);

  localparam int unsigned LATENCY = 10;

  logic [127:0]       made;
  logic [3:0][127:0]  buffer_q;
  logic [1:0]         write_q, read_q;
  logic [2:0]         held_q, inside_q;
  logic [LATENCY-1:0] moving_q;
  logic               take, give, push;

  free_running u_core (.clk, .key, .data, .result(made));

  assign in_ready = inside_q < 3'd4;
  assign out_valid = held_q != 3'd0;
  assign result = buffer_q[read_q];
  assign take = in_valid && in_ready;
  assign give = out_valid && out_ready;
  assign push = moving_q[LATENCY-1] && held_q < 3'd4;

  always_ff @(posedge clk) begin
    moving_q <= {moving_q[LATENCY-2:0], take};
    inside_q <= inside_q + 3'(take) - 3'(give);
    held_q <= held_q + 3'(push) - 3'(give);
    if (push) begin
      buffer_q[write_q] <= made;
      write_q <= write_q + 2'd1;
    end
    if (give) read_q <= read_q + 2'd1;
    if (!rst_n) {moving_q, inside_q, held_q, write_q, read_q} <= '0;
  end

endmodule
