// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What `aes_axis_mode` offers to `aes_mode` and to the core stays until it is taken, and a key comes
// between packets alone: what the proof of `aes_mode` assumes of its surroundings. `aes_mode` is cut
// out, so its answers are free.

module aes_axis_mode_ports #(
  parameter int unsigned DataBits = 32,
  /// 1 or 2.
  parameter int unsigned KeySlots = 1
) (
  input logic                  aclk,
  input logic                  aresetn,
  input logic                  clear,
  input logic                  s_axis_key_tvalid,
  input logic [DataBits-1:0]   s_axis_key_tdata,
  input logic [DataBits/8-1:0] s_axis_key_tkeep,
  input logic                  s_axis_key_tlast,
  input logic                  s_axis_key_tuser,
  input logic                  s_axis_tvalid,
  input logic [DataBits-1:0]   s_axis_tdata,
  input logic [DataBits/8-1:0] s_axis_tkeep,
  input logic                  s_axis_tlast,
  input logic [2+KeySlots:0]   s_axis_tuser,
  input logic                  s_axis_tid,
  input logic                  m_axis_tready,
  input logic                  core_key_ready_i,
  input logic                  core_key_error_i
);

  logic                  s_axis_tready, m_axis_tvalid, m_axis_tlast, m_axis_tuser, m_axis_tid;
  logic [DataBits-1:0]   m_axis_tdata;
  logic [DataBits/8-1:0] m_axis_tkeep;
  logic                  core_key_valid_o;
  logic [1:0]            core_key_len_o;
  logic [255:0]          core_key_o;
  aes_axis_mode #(.DataBits(DataBits), .KeySlots(KeySlots)) u_dut (
    .key_error(), .s_axis_key_tready(),
    .core_in_valid_o(), .core_in_ready_i(1'b0), .core_in_decrypt_o(), .core_in_chain_o(),
    .core_block_len_o(), .core_in_data_o(), .core_in_tag_o(), .core_out_valid_i(1'b0),
    .core_out_ready_o(), .core_out_data_i('0), .core_out_tag_i('0), .core_out_error_i(1'b0), .*
  );

  logic message, block, live;
  assign live = aresetn && !clear;
  assign message = u_dut.iv;
  assign block = u_dut.block;

  logic [127:0] offered;
  logic [12:0]  side;
  assign offered = u_dut.block_data;
  assign side = {u_dut.id, u_dut.bad, u_dut.block_last, u_dut.block_bytes, u_dut.decrypt,
                 u_dut.mode, u_dut.u_packet.spent_q};

  logic         started_q = 1'b0;
  logic         live_q, message_waits_q, message_taken_q, block_waits_q;
  logic         key_waits_q, beat_waits_q;
  logic [127:0] offered_q;
  logic [12:0]  side_q;
  logic [257:0] key_q;
  logic [DataBits+DataBits/8+2:0] beat, beat_q;
  assign beat = {m_axis_tdata, m_axis_tkeep, m_axis_tlast, m_axis_tuser, m_axis_tid};
  logic inside_q;  // a packet has begun whose last piece is not taken
  always_ff @(posedge aclk) begin
    started_q <= 1'b1;
    live_q <= live;
    message_waits_q <= live && message && !u_dut.iv_ready;
    message_taken_q <= live && message && u_dut.iv_ready;
    block_waits_q <= live && block && !u_dut.block_ready;
    key_waits_q <= live && core_key_valid_o && !core_key_ready_i;
    beat_waits_q <= live && m_axis_tvalid && !m_axis_tready;
    {offered_q, side_q, key_q, beat_q} <= {offered, side, core_key_len_o, core_key_o, beat};
    if (s_axis_tvalid && s_axis_tready) inside_q <= 1'b1;
    else if (u_dut.u_packet.piece_take && u_dut.block_last) inside_q <= 1'b0;
    if (!live) inside_q <= 1'b0;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!aresetn);
    if (started_q && live && live_q) begin
      message_stays: assert (!message_waits_q || (message && offered == offered_q &&
                                                  side[4:0] == side_q[4:0]));
      block_stays: assert (!block_waits_q || (block && offered == offered_q && side == side_q));
      key_stays: assert (!key_waits_q || (core_key_valid_o &&
                                          {core_key_len_o, core_key_o} == key_q));
      beat_stays: assert (!beat_waits_q || (m_axis_tvalid && beat == beat_q));
      one_at_a_time: assert (!(message && block));
      no_key_inside: assert (!core_key_valid_o || (!inside_q && !message && !block));
      no_packet_before_its_key: assert (!core_key_valid_o || inside_q || !s_axis_tready);
      // Each wait is for the core, for the streams' partners, or for one of the other waits here,
      // of which none waits for itself: a key for packets, these for beats or the core.
      beat_waits_for_core_or_key: assert (!u_dut.tvalid || u_dut.tready ||
          message || (block && !u_dut.block_ready) ||
          (!u_dut.u_packet.u_gather.inside_q && !u_dut.start));
      message_is_offered_once: assert (!message_taken_q || !message);
      packet_waits_for_beats: assert (u_dut.between || message || block || u_dut.tready);
      key_beat_waits_for_key: assert (!u_dut.key_tvalid || u_dut.key_tready ||
                                      (u_dut.u_key.piece && u_dut.u_key.last));
      key_waits_for_packets: assert (!(u_dut.u_key.piece && u_dut.u_key.last) ||
                                     core_key_valid_o || !u_dut.between);
      result_waits_for_beats: assert (u_dut.result_ready || m_axis_tvalid);
    end
    if (started_q && live_q) begin
      // What makes the properties inductive.
      inside_agrees: assert (inside_q == !u_dut.between);
      open_has_packet: assert (!u_dut.u_packet.open_q || inside_q);
      spent_is_open: assert (!u_dut.u_packet.spent_q ||
                             (u_dut.u_packet.open_q && u_dut.u_packet.piece));
      last_agrees: assert (!u_dut.u_packet.piece ||
                           u_dut.block_last == !u_dut.u_packet.u_gather.inside_q);
    end
  end

endmodule
