// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axis_message_streams` around any engines that keep the rules of the message interface: each
// beat that is taken enters its own stream, once and in order; what is offered to an engine and on
// the streams stays until it is taken; a key comes when no packet is inside, and no first beat ever
// waits before beats of a packet that has begun; a packet out is the text of one message and one
// trailer, in the order of the messages of its stream.

module aes_axis_message_streams_ports #(
  parameter int unsigned DataBits = 32,
  parameter int unsigned Streams  = 3
) (
  input logic                   aclk,
  input logic                   aresetn,
  input logic                   clear,
  input logic                   s_axis_key_tvalid,
  input logic [DataBits-1:0]    s_axis_key_tdata,
  input logic [DataBits/8-1:0]  s_axis_key_tkeep,
  input logic                   s_axis_key_tlast,
  input logic                   s_axis_tvalid,
  input logic [DataBits-1:0]    s_axis_tdata,
  input logic [DataBits/8-1:0]  s_axis_tkeep,
  input logic                   s_axis_tlast,
  input logic [7:0]             s_axis_tuser,
  input logic [2:0]             s_axis_tid,
  input logic                   m_axis_tready,
  input logic                   message_key_ready_i,
  input logic                   message_key_error_i,
  input logic [Streams-1:0]     message_in_ready_i,
  input logic [Streams-1:0]     message_out_valid_i,
  input logic [16*Streams-1:0]  message_out_strb_i,
  input logic [128*Streams-1:0] message_out_data_i,
  input logic [7*Streams-1:0]   message_out_id_i,
  input logic [Streams-1:0]     message_tag_valid_i,
  input logic [128*Streams-1:0] message_tag_i,
  input logic [2*Streams-1:0]   message_tag_status_i,
  input logic [7*Streams-1:0]   message_tag_id_i
);

  localparam logic [2:0] REFUSED = {1'b1, aes_message_pkg::StatusRefused};

  logic                   s_axis_key_tready, s_axis_tready, m_axis_tvalid, m_axis_tlast;
  logic [DataBits-1:0]    m_axis_tdata;
  logic [DataBits/8-1:0]  m_axis_tkeep;
  logic [2:0]             m_axis_tuser, m_axis_tid;
  logic                   message_key_valid_o;
  logic [1:0]             message_key_len_o;
  logic [255:0]           message_key_o;
  logic [Streams-1:0]     message_in_valid_o, message_in_last_o, message_in_decrypt_o;
  logic [Streams-1:0]     message_out_ready_o, message_tag_ready_o;
  logic [2*Streams-1:0]   message_in_kind_o;
  logic [16*Streams-1:0]  message_in_strb_o;
  logic [128*Streams-1:0] message_in_data_o;
  logic [5*Streams-1:0]   message_in_tag_bytes_o;
  logic [7*Streams-1:0]   message_in_id_o;
  aes_axis_message_streams #(.DataBits(DataBits), .Streams(Streams), .IdBits(3)) u_dut (
    .key_error(), .*
  );

  logic live, live_q, taken, leaves, known;
  logic started_q = 1'b0;
  assign live = aresetn && !clear;
  assign taken = live && s_axis_tvalid && s_axis_tready;
  assign leaves = live && u_dut.leaves;

  // The beat that was taken last, until it enters its stream.
  logic                           held_q, held_last_q;
  logic [2:0]                     held_id_q;
  logic [DataBits+DataBits/8+7:0] beat, beat_q;
  logic [Streams-1:0]             own, enters;
  logic [Streams-1:0]             waits_held;  // a beat waits in the stream for its piece
  assign beat = {s_axis_tdata, s_axis_tkeep, s_axis_tuser};
  assign own = Streams'(1) << held_id_q;
  assign known = 32'(held_id_q) < Streams;
  assign enters = u_dut.here & u_dut.ready;

  // What is offered on the stream, and of which message it is.
  logic                           beat_waits_q, key_waits_q, key_taken_q, key_error_q, blocks_q;
  logic                           trailer_q, answered_q;
  logic [2:0]                     user_q, id_q;
  logic [257:0]                   key_q;
  logic [DataBits+DataBits/8+6:0] out, out_q;
  logic [Streams-1:0]             text_taken, tag_taken, gives;
  assign out = {m_axis_tdata, m_axis_tkeep, m_axis_tlast, m_axis_tuser, m_axis_tid};
  assign text_taken = message_out_valid_i & message_out_ready_o;
  assign tag_taken = message_tag_valid_i & message_tag_ready_o;
  assign gives = text_taken | tag_taken;

  logic key_beat, key_whole_q, keyed_q;  // a key waits for the engines; they have had one
  assign key_beat = live && s_axis_key_tvalid && s_axis_key_tready;

  always_ff @(posedge aclk) begin
    started_q <= 1'b1;
    key_whole_q <= live && ((key_beat && s_axis_key_tlast) ||
                            (key_whole_q && !(message_key_valid_o && message_key_ready_i)));
    keyed_q <= live && (keyed_q || (message_key_valid_o && message_key_ready_i));
    live_q <= live;
    beat_waits_q <= live && m_axis_tvalid && !m_axis_tready;
    key_waits_q <= live && message_key_valid_o && !message_key_ready_i;
    key_taken_q <= live && message_key_valid_o && message_key_ready_i;
    key_error_q <= message_key_error_i;
    {out_q, key_q} <= {out, message_key_len_o, message_key_o};
    if (taken) begin
      {held_q, held_last_q} <= {1'b1, s_axis_tlast};
      {held_id_q, beat_q} <= {s_axis_tid, beat};
    end else if (leaves) begin
      held_q <= 1'b0;
    end
    if (!live) held_q <= 1'b0;
    for (int unsigned n = 0; n < Streams; n++) begin
      if (text_taken[n]) {trailer_q, user_q, id_q} <= {4'b0000, 3'(n)};
      if (tag_taken[n]) {trailer_q, user_q, id_q} <= {2'b11, message_tag_status_i[2*n +: 2], 3'(n)};
    end
    if (leaves && !known && held_last_q) {trailer_q, user_q, id_q} <= {1'b1, REFUSED, held_id_q};
    // What left last was an answer: a result that waits leaves before the next.
    if (leaves && !known && held_last_q) answered_q <= 1'b1;
    else if (u_dut.room) answered_q <= 1'b0;
    if (!live) answered_q <= 1'b0;
    blocks_q <= live && (gives != '0 || (leaves && !known && held_last_q) ||
                         (blocks_q && !u_dut.room));
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!aresetn);
    if (started_q && live_q) begin
      error_comes_with_its_key: assume (key_taken_q || message_key_error_i == key_error_q);
    end
    if (started_q && live && live_q) begin
      beat_is_kept: assert (u_dut.held_q == held_q && (!held_q ||
          {u_dut.held_data_q, u_dut.held_keep_q, u_dut.held_user_q} == beat_q));
      beat_has_room: assert (!taken || !held_q || leaves);
      beat_enters_its_stream: assert (enters == '0 || (held_q && known && enters == own));
      beat_leaves_once: assert (leaves == (held_q && (known ? enters != '0 : !held_last_q ||
                                                            (u_dut.answer && u_dut.room))));
      stray_is_answered: assert (u_dut.answer == (held_q && !known && held_last_q &&
                                                  !(answered_q && u_dut.give != '0)));
      // With a key, a first beat waits for what is before it in its stream alone.
      waits_for_its_stream: assert (!held_q || !known || enters != '0 ||
          (own & message_in_valid_o) != '0 || (own & waits_held) != '0 ||
          (!u_dut.start && u_dut.outside == '1));
      // Results wait for the beats of the block before, or for the turn of another stream.
      some_result_leaves: assert (u_dut.give == '0 || gives != '0 || u_dut.answer || !u_dut.room);
      results_wait_for_beats: assert (u_dut.room || m_axis_tvalid);
      key_stays: assert (!key_waits_q || (message_key_valid_o &&
                                          {message_key_len_o, message_key_o} == key_q));
      key_between_packets: assert (!message_key_valid_o || u_dut.outside == '1);
      key_is_taken_between_packets: assert (!key_beat ||
                                            (u_dut.outside == '1 && enters == '0));
      // A first beat has the key before it, or the next one if there is none or it was refused.
      key_does_not_overtake: assert (!(key_beat && held_q) ||
          (!key_whole_q && (!keyed_q || message_key_error_i)));
      out_stays: assert (!beat_waits_q || (m_axis_tvalid && out == out_q));
      one_at_a_time: assert ((gives & (gives - Streams'(1))) == '0 &&
                             (text_taken & tag_taken) == '0 &&
                             !(gives != '0 && leaves && !known && held_last_q));
      no_beat_is_empty: assert (!m_axis_tvalid || m_axis_tkeep[0]);
      trailer_ends: assert (!m_axis_tvalid || !m_axis_tlast || trailer_q);
      side_agrees: assert (!m_axis_tvalid || (m_axis_tuser == user_q && m_axis_tid == id_q));
    end
    if (started_q && live_q) begin
      // What makes the properties inductive.
      turns_agree: assert (u_dut.answered_q == answered_q);
      held_agrees: assert (u_dut.held_q == held_q && (!held_q ||
          (u_dut.held_last_q == held_last_q && u_dut.held_id_q == held_id_q)));
      keys_agree: assert (!live || (key_whole_q == message_key_valid_o &&
                                    keyed_q == u_dut.u_key.keyed_q));
      no_packet_without_start: assert (u_dut.start || u_dut.outside == '1);
      register_agrees: assert (m_axis_tvalid == blocks_q);
      bytes_are_left: assert (!m_axis_tvalid || (u_dut.u_scatter.bytes_q != '0 &&
                                                 u_dut.u_scatter.bytes_q <= 5'd16 &&
                                                 u_dut.u_scatter.last_q == trailer_q));
    end
    if (started_q && !live_q) begin
      nothing_is_left: assert (!u_dut.held_q && !u_dut.answered_q && !m_axis_tvalid);
    end
  end

  for (genvar n = 0; n < Streams; n++) begin : gen_stream
    logic         in_waits_q, text_waits_q, tag_waits_q, ends_q, entered_q, tag_is_due;
    logic [153:0] in, in_q;
    logic [150:0] text_q;
    logic [136:0] tag_q;
    logic [4:0]   count;
    assign in = {message_in_kind_o[2*n +: 2], message_in_last_o[n], message_in_strb_o[16*n +: 16],
                 message_in_data_o[128*n +: 128], message_in_id_o[7*n +: 7]};
    assign waits_held[n] = u_dut.gen_stream[n].u_beats.held_q;
    assign tag_is_due = message_tag_status_i[2*n +: 2] == 2'd0 && !message_tag_id_i[7*n] &&
                        message_tag_id_i[7*n+1 +: 5] != 5'd0;
    always_comb begin
      count = '0;
      for (int unsigned k = 0; k < 16; k++) count = count + 5'(message_out_strb_i[16*n+k]);
    end
    always_ff @(posedge aclk) begin
      in_q <= in;
      in_waits_q <= live && message_in_valid_o[n] && !message_in_ready_i[n];
      text_waits_q <= live && message_out_valid_i[n] && !message_out_ready_o[n];
      tag_waits_q <= live && message_tag_valid_i[n] && !message_tag_ready_o[n];
      text_q <= {message_out_strb_i[16*n +: 16], message_out_data_i[128*n +: 128],
                 message_out_id_i[7*n +: 7]};
      tag_q <= {message_tag_i[128*n +: 128], message_tag_status_i[2*n +: 2],
                message_tag_id_i[7*n +: 7]};
      ends_q <= live && (ends_q ^ tag_taken[n]);
      entered_q <= live && (entered_q ^ (message_in_valid_o[n] && message_in_ready_i[n] &&
                                         message_in_last_o[n]));
    end

    always_comb begin
      // The rules of the message interface, as in `aes_axis_message_ports`.
      if (started_q && live) begin
        text_stays: assume (!text_waits_q || (message_out_valid_i[n] && text_q ==
            {message_out_strb_i[16*n +: 16], message_out_data_i[128*n +: 128],
             message_out_id_i[7*n +: 7]}));
        end_stays: assume (!tag_waits_q || (message_tag_valid_i[n] && tag_q ==
            {message_tag_i[128*n +: 128], message_tag_status_i[2*n +: 2],
             message_tag_id_i[7*n +: 7]}));
        ends_in_order: assume (!message_tag_valid_i[n] || message_tag_id_i[7*n+6] == ends_q);
        end_behind_its_text: assume (!(message_tag_valid_i[n] && message_out_valid_i[n]) ||
                                     message_out_id_i[7*n+6] != ends_q);
        text_has_bytes: assume (!message_out_valid_i[n] || (message_out_strb_i[16*n+15] &&
                                                            count <= 5'd16));
        tag_fits: assume (!tag_is_due || message_tag_id_i[7*n+1 +: 5] <= 5'd16);
      end
      if (started_q && live && live_q) begin
        beat_enters_whole: assert (!enters[n] || {u_dut.gen_stream[n].u_beats.tdata_i,
            u_dut.gen_stream[n].u_beats.tkeep_i, u_dut.gen_stream[n].u_beats.side_i,
            u_dut.gen_stream[n].u_beats.kind_i, u_dut.gen_stream[n].u_beats.tlast_i} ==
            {beat_q, held_last_q});
        in_stays: assert (!in_waits_q || (message_in_valid_o[n] && in == in_q));
        text_of_this_message: assert (!text_taken[n] || message_out_id_i[7*n+6] == ends_q);
        id_has_parity: assert (!message_in_valid_o[n] || message_in_id_o[7*n +: 7] ==
            {entered_q, message_in_tag_bytes_o[5*n +: 5], message_in_decrypt_o[n]});
      end
      if (started_q && live_q) begin
        parities_agree: assert (u_dut.gen_stream[n].u_trailer.due_q == ends_q &&
                                u_dut.parity_q[n] == entered_q);
        waits_inside: assert (!u_dut.gen_stream[n].u_beats.held_q ||
            u_dut.gen_stream[n].u_beats.inside_q == !u_dut.gen_stream[n].u_beats.held_last_q);
      end
    end
  end

endmodule
