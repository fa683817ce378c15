// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The ports of `aes_mode` between any stream and any core, as properties: the proof's top module.
//
// Assumed: a block, a message and a result stay until they are taken, and the core keeps the
// contract of its ports. All else is free: keys, clears, resets, stalls and the core's results.

module mode_ports #(
  parameter bit          Chaining = 1'b0,
  parameter logic [4:0]  Modes    = 5'b11111,
  parameter int unsigned Depth    = 2
) (
  input logic         clk_i,
  input logic         rst_ni,
  input logic         key_valid_i,
  input logic         key_ready_i,
  input logic         key_clear_i,
  input logic         iv_valid_i,
  input logic [2:0]   iv_mode_i,
  input logic         iv_decrypt_i,
  input logic [127:0] iv_i,
  input logic         in_valid_i,
  input logic [127:0] in_data_i,
  input logic         in_tag_i,
  input logic         out_ready_i,
  input logic         core_in_ready_i,
  input logic         core_out_valid_i,
  input logic [127:0] core_out_data_i,
  input logic         core_out_tag_i,
  input logic         core_out_error_i
);

  logic         iv_ready, in_ready, out_valid, out_tag, out_error;
  logic [127:0] out_data, core_in_data;
  logic         core_in_valid, core_in_decrypt, core_in_chain, core_in_tag, core_out_ready;
  logic [1:0]   core_block_len;

  aes_mode #(.Modes(Modes), .Chaining(Chaining), .Depth(Depth)) u_mode (
    .iv_ready_o(iv_ready), .in_ready_o(in_ready),
    .out_valid_o(out_valid), .out_data_o(out_data), .out_tag_o(out_tag), .out_error_o(out_error),
    .core_in_valid_o(core_in_valid), .core_in_decrypt_o(core_in_decrypt),
    .core_in_chain_o(core_in_chain), .core_block_len_o(core_block_len),
    .core_in_data_o(core_in_data), .core_in_tag_o(core_in_tag), .core_out_ready_o(core_out_ready),
    .*
  );

  logic live, taken, given;
  assign live = rst_ni && !key_clear_i;
  assign taken = live && core_in_valid && core_in_ready_i;
  assign given = live && core_out_valid_i && core_out_ready;

  // The clock before.
  logic         started_q = 1'b0;
  logic         live_q, in_pending_q, iv_pending_q, core_pending_q, out_pending_q, iv_taken_q;
  logic [127:0] in_data_q, iv_q, core_in_data_q, core_out_data_q, out_data_q;
  logic [2:0]   iv_mode_q;
  logic         iv_decrypt_q, in_tag_q, core_decrypt_q, core_chain_q, core_tag_q;
  logic         core_error_q, core_out_tag_q, error_q;
  logic [3:0]   inside_q;  // blocks in the core
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    in_pending_q <= live && in_valid_i && !in_ready;
    iv_pending_q <= live && iv_valid_i && !iv_ready;
    iv_taken_q <= live && iv_valid_i && iv_ready;
    core_pending_q <= live && core_in_valid && !core_in_ready_i;
    out_pending_q <= live && core_out_valid_i && !core_out_ready;
    {in_data_q, in_tag_q} <= {in_data_i, in_tag_i};
    {iv_q, iv_mode_q, iv_decrypt_q} <= {iv_i, iv_mode_i, iv_decrypt_i};
    {core_in_data_q, core_decrypt_q, core_chain_q, core_tag_q} <=
      {core_in_data, core_in_decrypt, core_in_chain, core_in_tag};
    {core_out_data_q, core_error_q, core_out_tag_q} <=
      {core_out_data_i, core_out_error_i, core_out_tag_i};
    {out_data_q, error_q} <= {out_data, out_error};
    inside_q <= live ? inside_q + 4'(taken) - 4'(given) : 4'd0;
  end

  always_comb begin
    if (!started_q) assume (!rst_ni);
    if (started_q && live && in_pending_q) begin
      assume (in_valid_i && in_data_i == in_data_q && in_tag_i == in_tag_q);
    end
    if (started_q && live && iv_pending_q) begin
      assume (iv_valid_i && iv_i == iv_q && iv_mode_i == iv_mode_q &&
              iv_decrypt_i == iv_decrypt_q);
    end
    // The core.
    if (key_clear_i) assume (!core_in_ready_i && !core_out_valid_i && !key_ready_i);
    if (inside_q == 4'd0) assume (!core_out_valid_i);
    if (!core_out_valid_i) assume (core_out_data_i == '0 && !core_out_error_i);
    if (core_out_error_i) assume (core_out_data_i == '0);
    if (started_q && live && out_pending_q) begin
      assume (core_out_valid_i && core_out_data_i == core_out_data_q &&
              core_out_error_i == core_error_q && core_out_tag_i == core_out_tag_q);
    end
  end

  always_comb begin
    if (started_q && live && live_q) begin
      if (core_pending_q) begin
        request_holds: assert (core_in_valid && core_in_decrypt == core_decrypt_q &&
                               core_in_chain == core_chain_q && core_in_tag == core_tag_q);
        request_data_hold: assert (core_in_data == core_in_data_q);
      end
      if (out_pending_q) begin
        result_holds: assert (out_valid && out_data == out_data_q && out_error == error_q);
      end
      // No block of the message before enters beside or behind the next one.
      if (iv_pending_q && !core_pending_q) message_is_taken: assert (iv_ready && !in_ready);
      // Invariants that the search needs not find.
      awaited_feeds: assert (!u_mode.awaits_q || (u_mode.feed_q == '0 && !core_pending_q));
      fifo_counts: assert (inside_q <= 4'(Depth) && u_mode.u_fifo.single_o == (inside_q == 4'd1) &&
                           u_mode.u_fifo.full_o == (inside_q == 4'(Depth)));
    end
    if (started_q && rst_ni) begin
      no_result_no_data: assert (out_valid || (out_data == '0 && !out_error));
      refused_no_data: assert (!out_error || out_data == '0);
      clear_stops: assert (!key_clear_i || (!in_ready && !iv_ready && !out_valid));
      if (!live_q) begin
        nothing_is_left: assert (u_mode.feed_q == '0 && u_mode.u_fifo.entry_q == '0);
        message_first: assert (!in_ready && !core_in_valid);
      end
    end
  end

endmodule
