// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Several AXI4-Streams on one, interleaved beat by beat, around an engine with the message interface
// for each, such as those of `aes_ccm_streams`: `tid` says of which stream a beat is. Packets of a
// stream are those of `aes_axis_message`, and leave in their order; the beats of a block leave
// together. docs/reference/axis.md.
//
// A beat waits in a register until its stream has room for it. A key is taken while no packet is
// inside, so that no first beat ever waits before beats that the key waits for.

module aes_axis_message_streams #(
  /// Width of the streams: 32, 64 or 128.
  parameter int unsigned  DataBits      = 32,
  /// 2 to 32.
  parameter int unsigned  Streams       = 8,
  /// Width of `tid`: enough for `Streams` values. A packet of any further value is refused.
  parameter int unsigned  IdBits        = 3,
  /// `IdBits` of the engines.
  localparam int unsigned MessageIdBits = 7
) (
  input  logic                             aclk,
  /// Synchronous, active low.
  input  logic                             aresetn,
  /// Drops the key and all packets, as a reset does.
  input  logic                             clear,
  /// The last key had a length that the build lacks: there is no key.
  output logic                             key_error,

  /// Keys: a packet of 16, 24 or 32 bytes each, taken while no packet is inside.
  input  logic                             s_axis_key_tvalid,
  output logic                             s_axis_key_tready,
  input  logic [DataBits-1:0]              s_axis_key_tdata,
  input  logic [DataBits/8-1:0]            s_axis_key_tkeep,
  input  logic                             s_axis_key_tlast,

  input  logic                             s_axis_tvalid,
  output logic                             s_axis_tready,
  input  logic [DataBits-1:0]              s_axis_tdata,
  /// A beat that is not full ends its kind.
  input  logic [DataBits/8-1:0]            s_axis_tkeep,
  /// Ends the message.
  input  logic                             s_axis_tlast,
  /// Bits 1 and 0: the kind of the beat, a value of `aes_message_pkg::kind_e`. Of a packet, taken
  /// with its first beat: bit 2 is 1 to decrypt, bits 7 to 3 are the bytes of the tag.
  input  logic [7:0]                       s_axis_tuser,
  /// The stream of the beat.
  input  logic [IdBits-1:0]                s_axis_tid,

  output logic                             m_axis_tvalid,
  input  logic                             m_axis_tready,
  output logic [DataBits-1:0]              m_axis_tdata,
  output logic [DataBits/8-1:0]            m_axis_tkeep,
  output logic                             m_axis_tlast,
  /// Bit 2: the beat is of the trailer. Then bits 1 and 0 are the verdict, a value of
  /// `aes_message_pkg::status_e`; they are 0 beside text.
  output logic [2:0]                       m_axis_tuser,
  /// The stream of the beat.
  output logic [IdBits-1:0]                m_axis_tid,

  /// The ports of the engines: of messages, stream n has bit n of a vector of bits, and slice n of
  /// the others. Their clock is `aclk`, reset `aresetn`, `key_clear_i` `clear`. Inputs that the
  /// engines lack are 0.
  output logic                             message_key_valid_o,
  input  logic                             message_key_ready_i,
  output logic [1:0]                       message_key_len_o,
  output logic [255:0]                     message_key_o,
  input  logic                             message_key_error_i,
  output logic [Streams-1:0]               message_in_valid_o,
  input  logic [Streams-1:0]               message_in_ready_i,
  output logic [2*Streams-1:0]             message_in_kind_o,
  output logic [Streams-1:0]               message_in_last_o,
  output logic [16*Streams-1:0]            message_in_strb_o,
  output logic [128*Streams-1:0]           message_in_data_o,
  output logic [Streams-1:0]               message_in_decrypt_o,
  output logic [5*Streams-1:0]             message_in_tag_bytes_o,
  output logic [MessageIdBits*Streams-1:0] message_in_id_o,
  input  logic [Streams-1:0]               message_out_valid_i,
  output logic [Streams-1:0]               message_out_ready_o,
  input  logic [16*Streams-1:0]            message_out_strb_i,
  input  logic [128*Streams-1:0]           message_out_data_i,
  input  logic [MessageIdBits*Streams-1:0] message_out_id_i,
  input  logic [Streams-1:0]               message_tag_valid_i,
  output logic [Streams-1:0]               message_tag_ready_o,
  input  logic [128*Streams-1:0]           message_tag_i,
  input  logic [2*Streams-1:0]             message_tag_status_i,
  input  logic [MessageIdBits*Streams-1:0] message_tag_id_i
);

  localparam int unsigned INDEX_BITS = $clog2(Streams);

  if (!(DataBits == 32 || DataBits == 64 || DataBits == 128)) begin : gen_bad_width
    $error("aes_axis_message_streams: DataBits must be 32, 64 or 128");
  end
  if (Streams < 2 || Streams > 32) begin : gen_bad_streams
    $error("aes_axis_message_streams: Streams must be 2 to 32");
  end
  if (IdBits < INDEX_BITS) begin : gen_bad_id
    $error("aes_axis_message_streams: IdBits must be enough for Streams values");
  end

  logic live;
  assign live = aresetn && !clear;

  // ---------------------------------------------------------------------------------------------
  // Keys

  logic [Streams-1:0] outside;  // no packet of the stream has begun that is not in its engine
  logic               held_q;   // a beat waits for its stream
  logic               start;    // a packet may begin
  logic               quiet;    // none has begun, and no first beat waits that has its key
  logic               key_room;
  assign quiet = &outside && !(held_q && (start || message_key_valid_o));
  assign s_axis_key_tready = key_room && quiet;

  aes_axis_key #(.DataBits(DataBits)) u_key (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(s_axis_key_tvalid && quiet), .tready_o(key_room), .tdata_i(s_axis_key_tdata),
    .tkeep_i(s_axis_key_tkeep), .tlast_i(s_axis_key_tlast),
    .between_i(1'b1), .start_o(start),  // none has begun since the key's last beat
    .key_valid_o(message_key_valid_o), .key_ready_i(message_key_ready_i),
    .key_len_o(message_key_len_o), .key_o(message_key_o), .key_error_i(message_key_error_i)
  );
  assign key_error = message_key_error_i;

  // ---------------------------------------------------------------------------------------------
  // The beat that waits for its stream

  logic                  held_last_q;
  logic [DataBits-1:0]   held_data_q;
  logic [DataBits/8-1:0] held_keep_q;
  logic [7:0]            held_user_q;
  logic [IdBits-1:0]     held_id_q;

  logic [Streams-1:0] here, ready;
  logic [Streams-1:0] give;
  logic               stray;       // it is of no stream
  logic               answer;      // and ends its packet: the answer leaves
  logic               answered_q;  // an answer has left, and no result since
  logic               room, leaves, taken;
  assign stray = held_q && here == '0;
  assign answer = stray && held_last_q && !(answered_q && give != '0);
  assign leaves = (here & ready) != '0 || (stray && !held_last_q) || (answer && room);
  assign s_axis_tready = live && (!held_q || leaves);
  assign taken = s_axis_tvalid && s_axis_tready;

  always_ff @(posedge aclk) begin
    if (!live) answered_q <= 1'b0;
    else if (room) answered_q <= answer;
    if (!live) begin
      {held_q, held_last_q, held_keep_q, held_user_q, held_id_q} <= '0;
      held_data_q <= '0;
    end else if (taken) begin
      {held_q, held_last_q} <= {1'b1, s_axis_tlast};
      {held_keep_q, held_user_q, held_id_q} <= {s_axis_tkeep, s_axis_tuser, s_axis_tid};
      held_data_q <= s_axis_tdata;
    end else if (leaves) begin
      {held_q, held_data_q} <= '0;
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Streams

  logic [Streams-1:0]     piece, turn, is_text, parity_q;
  logic [128*Streams-1:0] block_data;
  logic [5*Streams-1:0]   block_bytes;

  for (genvar n = 0; n < Streams; n++) begin : gen_stream
    assign here[n] = held_q && held_id_q == IdBits'(n);
    aes_axis_beats #(.DataBits(DataBits), .SideBits(6)) u_beats (
      .clk_i(aclk), .live_i(live),
      .tvalid_i(here[n]), .tready_o(ready[n]), .tdata_i(held_data_q), .tkeep_i(held_keep_q),
      .tlast_i(held_last_q), .kind_i(held_user_q[1:0]), .side_i(held_user_q[7:2]),
      .open_i(start), .between_o(outside[n]), .valid_o(piece[n]),
      .take_i(message_in_valid_o[n] && message_in_ready_i[n]),
      .kind_o(message_in_kind_o[2*n +: 2]), .last_o(message_in_last_o[n]),
      .strb_o(message_in_strb_o[16*n +: 16]), .data_o(message_in_data_o[128*n +: 128]),
      .side_o({message_in_tag_bytes_o[5*n +: 5], message_in_decrypt_o[n]})
    );
    assign message_in_valid_o[n] = piece[n] && live;
    assign message_in_id_o[MessageIdBits*n +: MessageIdBits] =
        {parity_q[n], message_in_tag_bytes_o[5*n +: 5], message_in_decrypt_o[n]};
    always_ff @(posedge aclk) begin
      parity_q[n] <= live && (parity_q[n] ^ (message_in_valid_o[n] && message_in_ready_i[n] &&
                                             message_in_last_o[n]));
    end

    aes_axis_trailer u_trailer (
      .clk_i(aclk), .live_i(live),
      .text_valid_i(message_out_valid_i[n]), .text_ready_o(message_out_ready_o[n]),
      .text_strb_i(message_out_strb_i[16*n +: 16]), .text_data_i(message_out_data_i[128*n +: 128]),
      .text_parity_i(message_out_id_i[MessageIdBits*n+6]),
      .end_valid_i(message_tag_valid_i[n]), .end_ready_o(message_tag_ready_o[n]),
      .tag_i(message_tag_i[128*n +: 128]), .status_i(message_tag_status_i[2*n +: 2]),
      .tag_bytes_i(message_tag_id_i[MessageIdBits*n+1 +: 5]),
      .decrypt_i(message_tag_id_i[MessageIdBits*n]),
      .valid_o(give[n]), .take_i(turn[n] && room && !answer), .is_text_o(is_text[n]),
      .data_o(block_data[128*n +: 128]), .bytes_o(block_bytes[5*n +: 5])
    );
    logic unused_id;
    assign unused_id = ^{message_out_id_i[MessageIdBits*n +: 6],
                         message_tag_id_i[MessageIdBits*n+6]};
  end

  // ---------------------------------------------------------------------------------------------
  // Packets out. One of no stream is a trailer that says that it is refused.

  aes_mode_turns #(.Streams(Streams)) u_turns (
    .clk_i(aclk), .live_i(live), .want_i(give), .take_i(room && !answer), .turn_o(turn)
  );

  logic [127:0]      data;
  logic [4:0]        bytes;
  logic [1:0]        verdict;
  logic [IdBits-1:0] id;
  logic              last;
  always_comb begin
    {data, bytes, verdict, id} = '0;
    for (int unsigned n = 0; n < Streams; n++) begin
      data = data | (block_data[128*n +: 128] & {128{turn[n]}});
      bytes = bytes | (block_bytes[5*n +: 5] & {5{turn[n]}});
      verdict = verdict | (message_tag_status_i[2*n +: 2] & {2{turn[n] && !is_text[n]}});
      id = id | (IdBits'(n) & {IdBits{turn[n]}});
    end
    last = (turn & is_text) == '0;
    if (answer) begin
      {bytes, verdict, id} = {5'd1, aes_message_pkg::StatusRefused, held_id_q};
      data = {6'd0, aes_message_pkg::StatusRefused, 120'd0};
      last = 1'b1;
    end
  end

  logic       unused_user, in_trailer;
  logic [1:0] out_verdict;
  aes_axis_scatter #(.DataBits(DataBits), .IdBits(IdBits + 2)) u_scatter (
    .clk_i(aclk), .live_i(live),
    .valid_i(give != '0 || answer), .ready_o(room), .data_i(data), .bytes_i(bytes), .last_i(last),
    .error_i(1'b0), .id_i({verdict, id}),
    .tvalid_o(m_axis_tvalid), .tready_i(m_axis_tready), .tdata_o(m_axis_tdata),
    .tkeep_o(m_axis_tkeep), .tlast_o(m_axis_tlast), .tuser_o(unused_user),
    .ends_o(in_trailer), .tid_o({out_verdict, m_axis_tid})
  );
  assign m_axis_tuser = {in_trailer, out_verdict & {2{m_axis_tvalid}}};

endmodule
