// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axis_message` around any engine that keeps the rules of the message interface: what it offers
// to the engine and on its streams stays until it is taken, a key comes between packets alone, and a
// packet out is the text of one message and one trailer, in the order of the messages.

module aes_axis_message_ports #(
  parameter int unsigned DataBits = 32,
  parameter bit          Parts    = 1'b0,
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
  input logic [6+KeySlots:0]   s_axis_tuser,
  input logic                  s_axis_tid,
  input logic                  m_axis_tready,
  input logic                  message_key_ready_i,
  input logic                  message_key_error_i,
  input logic                  message_in_ready_i,
  input logic                  message_out_valid_i,
  input logic [15:0]           message_out_strb_i,
  input logic [127:0]          message_out_data_i,
  input logic [7:0]            message_out_id_i,
  input logic                  message_tag_valid_i,
  input logic [127:0]          message_tag_i,
  input logic [1:0]            message_tag_status_i,
  input logic [7:0]            message_tag_id_i
);

  logic                  s_axis_tready, m_axis_tvalid, m_axis_tlast, m_axis_tid;
  logic [DataBits-1:0]   m_axis_tdata;
  logic [DataBits/8-1:0] m_axis_tkeep;
  logic [2:0]            m_axis_tuser;
  logic                  message_key_valid_o, message_in_valid_o, message_in_last_o;
  logic                  message_out_ready_o, message_tag_ready_o, message_in_decrypt_o;
  logic [1:0]            message_key_len_o, message_in_kind_o;
  logic [255:0]          message_key_o;
  logic [15:0]           message_in_strb_o;
  logic [127:0]          message_in_data_o;
  logic [4:0]            message_in_tag_bytes_o;
  logic [7:0]            message_in_id_o;
  aes_axis_message #(.DataBits(DataBits), .Parts(Parts), .KeySlots(KeySlots)) u_dut (
    .key_error(), .s_axis_key_tready(), .*
  );

  logic started_q = 1'b0;
  logic live, live_q;
  logic inside_q;         // the next beat is not the first of its packet
  logic [1:0] packets_q;  // have begun, and are not in the engine
  assign live = aresetn && !clear;

  // What is offered: to the engine, and on the stream.
  logic                           in_waits_q, key_waits_q, beat_waits_q, text_waits_q, tag_waits_q;
  logic [160:0]                   in, in_q;
  logic [257:0]                   key_q;
  logic [DataBits+DataBits/8+4:0] beat, beat_q;
  logic [151:0]                   text_q;
  logic [137:0]                   tag_q;
  assign in = {message_in_kind_o, message_in_last_o, message_in_strb_o, message_in_data_o,
               message_in_decrypt_o, message_in_tag_bytes_o, message_in_id_o};
  assign beat = {m_axis_tdata, m_axis_tkeep, m_axis_tlast, m_axis_tuser, m_axis_tid};

  // The engine's side of the order: the parity of the message whose end comes next.
  logic ends_q, entered_q;
  always_ff @(posedge aclk) begin
    started_q <= 1'b1;
    live_q <= live;
    in_waits_q <= live && message_in_valid_o && !message_in_ready_i;
    key_waits_q <= live && message_key_valid_o && !message_key_ready_i;
    beat_waits_q <= live && m_axis_tvalid && !m_axis_tready;
    text_waits_q <= live && message_out_valid_i && !message_out_ready_o;
    tag_waits_q <= live && message_tag_valid_i && !message_tag_ready_o;
    {in_q, beat_q} <= {in, beat};
    key_q <= {message_key_len_o, message_key_o};
    text_q <= {message_out_strb_i, message_out_data_i, message_out_id_i};
    tag_q <= {message_tag_i, message_tag_status_i, message_tag_id_i};
    ends_q <= live && (ends_q ^ (message_tag_valid_i && message_tag_ready_o));
    entered_q <= live && (entered_q ^ (message_in_valid_o && message_in_ready_i &&
                                       message_in_last_o));
    if (s_axis_tvalid && s_axis_tready) inside_q <= !s_axis_tlast;
    packets_q <= packets_q + 2'(s_axis_tvalid && s_axis_tready && !inside_q) -
                 2'(message_in_valid_o && message_in_ready_i && message_in_last_o);
    if (!live) {inside_q, packets_q} <= '0;
  end

  // The packet out: whether text or trailer is in the register of beats.
  logic other_q;  // a beat of another kind has ended the piece before it
  logic text_taken, tag_taken, trailer_q, blocks_q, tag_is_due;
  assign text_taken = message_out_valid_i && message_out_ready_o;
  assign tag_taken = message_tag_valid_i && message_tag_ready_o;
  assign tag_is_due = message_tag_status_i == 2'd0 && !message_tag_id_i[1] &&
                      message_tag_id_i[6:2] != 5'd0;
  logic [2:0] user_q;
  logic       id_q;
  logic [4:0] count;
  always_comb begin
    count = '0;
    for (int unsigned n = 0; n < 16; n++) count = count + 5'(message_out_strb_i[n]);
  end
  always_ff @(posedge aclk) begin
    if (text_taken) {trailer_q, user_q, id_q} <= {4'b0000, message_out_id_i[0]};
    if (tag_taken) {trailer_q, user_q, id_q} <= {2'b11, message_tag_status_i, message_tag_id_i[0]};
    other_q <= live && u_dut.u_beats.held_q && u_dut.u_beats.other;
    blocks_q <= live && (text_taken || tag_taken || (blocks_q && !u_dut.block_ready));
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!aresetn);
    // The rules of the message interface. Ids are those of messages that entered, so the length of a
    // tag is at most 16 where the message ended well.
    if (started_q && live) begin
      text_stays: assume (!text_waits_q || (message_out_valid_i && text_q ==
                          {message_out_strb_i, message_out_data_i, message_out_id_i}));
      end_stays: assume (!tag_waits_q || (message_tag_valid_i && tag_q ==
                         {message_tag_i, message_tag_status_i, message_tag_id_i}));
      ends_in_order: assume (!message_tag_valid_i || message_tag_id_i[7] == ends_q);
      end_behind_its_text: assume (!(message_tag_valid_i && message_out_valid_i) ||
                                   message_out_id_i[7] != ends_q);
      text_has_bytes: assume (!message_out_valid_i || (message_out_strb_i[15] && count <= 5'd16));
      tag_fits: assume (!tag_is_due || message_tag_id_i[6:2] <= 5'd16);
    end
    if (started_q && live && live_q) begin
      in_stays: assert (!in_waits_q || (message_in_valid_o && in == in_q));
      key_stays: assert (!key_waits_q || (message_key_valid_o &&
                                          {message_key_len_o, message_key_o} == key_q));
      beat_stays: assert (!beat_waits_q || (m_axis_tvalid && beat == beat_q));
      no_key_inside: assert (!message_key_valid_o || packets_q == 2'd0);
      no_packet_before_its_key: assert (!message_key_valid_o || !s_axis_tready);
      // Each wait is for the engine, for the streams' partners, or for one of the other waits here,
      // of which none waits for itself: a key for packets, these for beats or the engine.
      beat_waits_for_engine_or_key: assert (!u_dut.tvalid || u_dut.tready ||
          (message_in_valid_o && !message_in_ready_i) || u_dut.u_beats.other ||
          (!u_dut.u_beats.inside_q && !u_dut.start));
      other_kind_waits_a_clock: assert (!other_q || !u_dut.u_beats.other);
      packet_waits_for_beats: assert (u_dut.between || message_in_valid_o || u_dut.tready ||
                                      u_dut.u_beats.held_q);
      key_beat_waits_for_key: assert (!u_dut.key_tvalid || u_dut.key_tready ||
                                      (u_dut.u_key.piece && u_dut.u_key.last));
      key_waits_for_packets: assert (!(u_dut.u_key.piece && u_dut.u_key.last) ||
                                     message_key_valid_o || !u_dut.between);
      result_waits_for_beats: assert (m_axis_tvalid || text_taken || tag_taken ||
          !(message_tag_valid_i || (message_out_valid_i && message_out_id_i[7] == ends_q)));
      one_at_a_time: assert (!(text_taken && tag_taken));
      text_of_this_message: assert (!text_taken || message_out_id_i[7] == ends_q);
      no_beat_is_empty: assert (!m_axis_tvalid || m_axis_tkeep[0]);
      trailer_ends: assert (!m_axis_tvalid || !m_axis_tlast || trailer_q);
      side_agrees: assert (!m_axis_tvalid || (m_axis_tuser == user_q && m_axis_tid == id_q));
      id_has_parity: assert (!message_in_valid_o || message_in_id_o ==
                             {entered_q, message_in_tag_bytes_o, message_in_decrypt_o, u_dut.id});
    end
    if (started_q && live_q) begin
      // What makes the properties inductive.
      parities_agree: assert (u_dut.u_trailer.due_q == ends_q && u_dut.parity_q == entered_q);
      inside_agrees: assert (inside_q == u_dut.u_beats.inside_q);
      packets_agree: assert (packets_q == 2'(u_dut.piece && message_in_last_o) +
                                          2'(u_dut.u_beats.held_q || inside_q));
      waits_inside: assert (!u_dut.u_beats.held_q || inside_q == !u_dut.u_beats.held_last_q);
      piece_is_inside: assert (!(u_dut.piece && !message_in_last_o) || u_dut.u_beats.held_q ||
                               inside_q);
      unfinished_is_inside: assert (u_dut.u_beats.first || (!u_dut.u_beats.last_q && !u_dut.piece &&
                                    (u_dut.u_beats.held_q || inside_q)));
      register_agrees: assert (m_axis_tvalid == blocks_q);
      bytes_are_left: assert (!m_axis_tvalid || (u_dut.u_scatter.bytes_q != '0 &&
                                                 u_dut.u_scatter.bytes_q <= 5'd16 &&
                                                 u_dut.u_scatter.last_q == trailer_q));
    end
  end

endmodule
