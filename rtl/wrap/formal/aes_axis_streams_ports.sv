// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axis_streams`: each beat that is taken enters its own stream, once and in order; what is
// offered to `aes_mode_streams`, to the core and on the stream stays; a key goes to the core only
// when no packet has begun under the key before, and no packet that begins behind it is served by
// the key before. `aes_mode_streams` is cut out, so its answers are free; it has its own proof.

module aes_axis_streams_ports #(
  parameter int unsigned DataBits = 32,
  parameter int unsigned Streams  = 3
) (
  input logic                  aclk,
  input logic                  aresetn,
  input logic                  clear,
  input logic                  s_axis_key_tvalid,
  input logic [DataBits-1:0]   s_axis_key_tdata,
  input logic [DataBits/8-1:0] s_axis_key_tkeep,
  input logic                  s_axis_key_tlast,
  input logic                  s_axis_tvalid,
  input logic [DataBits-1:0]   s_axis_tdata,
  input logic [DataBits/8-1:0] s_axis_tkeep,
  input logic                  s_axis_tlast,
  input logic [3:0]            s_axis_tuser,
  input logic [1:0]            s_axis_tid,
  input logic                  m_axis_tready,
  input logic                  core_key_ready_i,
  input logic                  core_key_error_i,
  /// Free input that never changes: the stream that is followed.
  input logic [1:0]            which_i
);

  logic                  s_axis_tready, m_axis_tvalid, m_axis_tlast, m_axis_tuser;
  logic [1:0]            m_axis_tid;
  logic [DataBits-1:0]   m_axis_tdata;
  logic [DataBits/8-1:0] m_axis_tkeep;
  logic                  s_axis_key_tready, core_key_valid_o;
  logic [1:0]            core_key_len_o;
  logic [255:0]          core_key_o;
  aes_axis_streams #(.DataBits(DataBits), .Streams(Streams), .IdBits(2)) u_dut (
    .key_error(),
    .core_in_valid_o(), .core_in_ready_i(1'b0), .core_in_decrypt_o(), .core_in_chain_o(),
    .core_block_len_o(), .core_in_data_o(), .core_in_tag_o(), .core_out_valid_i(1'b0),
    .core_out_ready_o(), .core_out_data_i('0), .core_out_tag_i('0), .core_out_error_i(1'b0), .*
  );

  logic live, taken, known, enters, leaves;
  assign live = aresetn && !clear;
  assign taken = live && s_axis_tvalid && s_axis_tready;
  assign enters = live && u_dut.enters != '0;
  assign leaves = live && u_dut.leaves;

  // The beat that was taken last, until it enters its stream.
  logic                           held_q, held_last_q;
  logic                           answered_q;
  logic                           open_q;  // a packet could begin when it came, or a key came since
  logic                           open, key_taken_q;
  assign open = open_q || (key_taken_q && !core_key_error_i);
  logic [1:0]                     held_id_q;
  logic [DataBits+DataBits/8+3:0] beat, beat_q;
  logic [Streams-1:0]             own;     // its stream; 0 if there is none
  assign beat = {s_axis_tdata, s_axis_tkeep, s_axis_tuser};
  assign own = Streams'(1) << held_id_q;
  assign known = 32'(held_id_q) < Streams;

  // What is offered of the followed stream, to the core, and on the stream.
  logic         iv, block, begins;
  logic [127:0] data, data_q;
  logic [10:0]  side, side_q;
  assign iv = u_dut.iv[which_i];
  assign block = u_dut.block[which_i];
  assign begins = live && u_dut.enters[which_i] && !u_dut.inside_q[which_i];
  assign data = u_dut.data[which_i];
  assign side = {u_dut.bad[which_i], u_dut.tag[which_i], u_dut.decrypt[which_i],
                 u_dut.mode[which_i]};

  logic                           started_q = 1'b0;
  logic                           live_q, iv_waits_q, block_waits_q, key_waits_q, out_waits_q;
  logic                           settled_q, good_q, begins_q, served_q;
  logic [257:0]                   key_q;
  logic [1:0]                     which_q, id_q;
  logic [DataBits+DataBits/8+3:0] out, out_q;
  assign out = {m_axis_tdata, m_axis_tkeep, m_axis_tlast, m_axis_tuser, m_axis_tid};
  always_ff @(posedge aclk) begin
    started_q <= 1'b1;
    live_q <= live;
    which_q <= which_i;
    iv_waits_q <= live && iv && !u_dut.iv_ready[which_i];
    block_waits_q <= live && block && !u_dut.block_ready[which_i];
    key_waits_q <= live && core_key_valid_o && !core_key_ready_i;
    out_waits_q <= live && m_axis_tvalid && !m_axis_tready;
    settled_q <= u_dut.settled;
    good_q <= (u_dut.block & u_dut.block_ready & ~u_dut.bad) != '0;
    begins_q <= begins;
    served_q <= open || u_dut.start;
    key_taken_q <= live && core_key_valid_o && core_key_ready_i;
    {data_q, side_q, out_q} <= {data, side, out};
    key_q <= {core_key_len_o, core_key_o};
    if (taken) begin
      {held_q, held_last_q, open_q} <= {1'b1, s_axis_tlast, u_dut.start};
      {held_id_q, beat_q} <= {s_axis_tid, beat};
    end else if (leaves) begin
      held_q <= 1'b0;
    end else begin
      open_q <= open;
    end
    if (u_dut.room && u_dut.result) id_q <= 2'(u_dut.result_stream);
    if (leaves && !known && held_last_q) id_q <= held_id_q;
    // What left last was an answer: a result that waits leaves before the next.
    if (leaves && !known && held_last_q) answered_q <= 1'b1;
    else if (u_dut.room) answered_q <= 1'b0;
    if (!live) answered_q <= 1'b0;
    if (!live) held_q <= 1'b0;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!aresetn);
    which_is_one: assume (32'(which_i) < Streams && (!started_q || which_i == which_q));
    // Proven of `aes_mode_streams`.
    if (started_q && live && live_q) begin
      settled_stays: assume (!settled_q || good_q || u_dut.settled);
    end
  end

  always_comb begin
    if (started_q && live && live_q) begin
      beat_is_kept: assert (u_dut.held_q == held_q && (!held_q ||
          {u_dut.held_data_q, u_dut.held_keep_q, u_dut.held_user_q} == beat_q));
      beat_has_room: assert (!taken || !held_q || leaves);
      beat_enters_its_stream: assert (!enters || (held_q && known && u_dut.enters == own));
      beat_leaves_once: assert (leaves == (held_q && (known ? enters : !held_last_q ||
                                                              (u_dut.answer && u_dut.room))));
      stray_is_answered: assert (u_dut.answer == (held_q && !known && held_last_q &&
                                                  !(answered_q && u_dut.result)) &&
                                 !(u_dut.answer && u_dut.result_ready));
      stream_is_returned: assert (!m_axis_tvalid || m_axis_tid == id_q);
      // A beat is taken, and a packet begins, only with a key or while packets have begun.
      ready_has_key: assert (!s_axis_tready || u_dut.start || u_dut.inside_q != '0);
      begins_in_time: assert (!begins || open || u_dut.start ||
                              (u_dut.inside_q & ~u_dut.fault_q) != '0);
      end_is_passed: assert (!u_dut.result || u_dut.answer || {u_dut.u_scatter.bytes_i,
          u_dut.u_scatter.last_i, u_dut.u_scatter.error_i} ==
          {u_dut.result_tag[4:0], u_dut.result_tag[5], u_dut.result_error});
      stray_is_refused: assert (!u_dut.answer || {u_dut.u_scatter.bytes_i,
          u_dut.u_scatter.last_i, u_dut.u_scatter.error_i} == 7'b11);
      iv_stays: assert (!iv_waits_q || (iv && data == data_q && side[3:0] == side_q[3:0]));
      block_stays: assert (!block_waits_q || (block && data == data_q && side == side_q));
      iv_or_block: assert (!(iv && block));
      key_stays: assert (!key_waits_q || (core_key_valid_o &&
                                          {core_key_len_o, core_key_o} == key_q));
      out_stays: assert (!out_waits_q || (m_axis_tvalid && out == out_q));
      // Packets and keys.
      key_between_packets: assert (!core_key_valid_o || (u_dut.settled && !(held_q && open) &&
          (u_dut.outside[which_i] || u_dut.fault_q[which_i])));
      fault_is_refused: assert ((u_dut.block & u_dut.fault_q & ~u_dut.bad) == '0);
      served_or_refused: assert (!begins_q || u_dut.fault_q[which_i] == !served_q);
      // A beat waits for the block before it in its stream. With none a first beat waits for a
      // key, if that waits for no beat.
      waits_for_key_alone: assert (!held_q || !known || enters ||
          ((u_dut.iv | u_dut.block) & own) != '0 ||
          (!u_dut.start && (u_dut.inside_q & ~u_dut.fault_q) == '0));
      // Results wait for the beats of the block before, or for an answer, which waits for them too.
      result_waits_for_beats: assert (u_dut.result_ready || u_dut.answer || m_axis_tvalid);
      answer_waits_for_beats: assert (u_dut.room || m_axis_tvalid);
      key_waits_for_packets: assert (!(u_dut.u_key.piece && u_dut.u_key.last) ||
                                     core_key_valid_o || !u_dut.between);
    end
    if (started_q && live_q) begin
      // What makes the properties inductive.
      held_agrees: assert (u_dut.held_q == held_q && (!held_q ||
          (u_dut.held_last_q == held_last_q && u_dut.held_id_q == held_id_q &&
           u_dut.begun_q == open_q)));
      key_agrees: assert (u_dut.key_taken_q == key_taken_q);
      turns_agree: assert (u_dut.answered_q == answered_q);
    end
    if (started_q && !live_q) begin
      nothing_is_left: assert (!held_q && !u_dut.held_q && !u_dut.answered_q && !m_axis_tvalid);
    end
  end

  for (genvar n = 0; n < Streams; n++) begin : gen_stream
    logic [3:0] user_q;     // of the packet's first beat
    logic       changed_q;  // a later beat had another
    always_ff @(posedge aclk) begin
      if (u_dut.enters[n] && !u_dut.inside_q[n]) user_q <= u_dut.held_user_q;
      changed_q <= live && u_dut.enters[n] && u_dut.inside_q[n] && u_dut.held_user_q != user_q;
    end
    always_comb begin
      if (started_q && live_q) begin
        change_is_refused: assert (!changed_q || u_dut.fault_q[n]);
        user_agrees: assert (!u_dut.inside_q[n] || {u_dut.decrypt[n], u_dut.mode[n]} == user_q);
      end
      if (started_q && live && live_q) begin
        beat_enters_whole: assert (!u_dut.enters[n] || {u_dut.gen_stream[n].u_packet.tdata_i,
            u_dut.gen_stream[n].u_packet.tkeep_i, u_dut.gen_stream[n].u_packet.tuser_i,
            u_dut.gen_stream[n].u_packet.tlast_i} == {beat_q, held_last_q});
      end
      if (started_q && live_q) begin
        inside_agrees: assert (u_dut.inside_q[n] == u_dut.gen_stream[n].u_packet.u_gather.inside_q);
        open_has_packet: assert (!u_dut.gen_stream[n].u_packet.open_q || !u_dut.outside[n]);
        spent_is_open: assert (!u_dut.gen_stream[n].u_packet.spent_q ||
            (u_dut.gen_stream[n].u_packet.open_q && u_dut.gen_stream[n].u_packet.piece));
        last_agrees: assert (!u_dut.gen_stream[n].u_packet.piece ||
                             u_dut.tag[n][5] == !u_dut.inside_q[n]);
      end
    end
  end

endmodule
