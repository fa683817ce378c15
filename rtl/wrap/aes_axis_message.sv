// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AXI4-Stream around an engine with the message interface (docs/reference/messages.md): keys and
// packets in, packets out. A packet in is a message: IV, additional data, text, and to decrypt its
// tag. A packet out is the text and a trailer: the tag, or one byte with the verdict. Packets leave
// in the order in which they came. The streams: docs/reference/axis.md.
//
// What the trailer needs of its message goes through the engine in the id, with one bit that tells
// the text of a message from that of the next, which an engine may give before the verdict.

module aes_axis_message #(
  /// Width of the streams: 32, 64 or 128.
  parameter int unsigned  DataBits      = 32,
  parameter int unsigned  IdBits        = 1,
  /// 1: messages of the engine may come in parts.
  parameter bit           Parts         = 1'b0,
  /// Keys that are kept, 1, 2, 4, 8 or 16.
  parameter int unsigned  KeySlots      = 1,
  /// Length of the longest key that a slot keeps: 128, 192 or 256.
  parameter int unsigned  KeyBits       = 256,
  localparam int unsigned SlotBits      = KeySlots < 2 ? 1 : $clog2(KeySlots),
  localparam int unsigned UserBits      = KeySlots < 2 ? 8 : 8 + SlotBits,
  /// `IdBits` of the engine.
  localparam int unsigned MessageIdBits = IdBits + 7
) (
  input  logic                     aclk,
  /// Synchronous, active low.
  input  logic                     aresetn,
  /// Drops the key and all packets, as a reset does.
  input  logic                     clear,
  /// The last key had a length that the build lacks: there is no key.
  output logic                     key_error,

  /// Keys: a packet of 16, 24 or 32 bytes each.
  input  logic                     s_axis_key_tvalid,
  output logic                     s_axis_key_tready,
  input  logic [DataBits-1:0]      s_axis_key_tdata,
  input  logic [DataBits/8-1:0]    s_axis_key_tkeep,
  input  logic                     s_axis_key_tlast,
  /// The slot of a key, taken with its first beat; 0 with one slot.
  input  logic [SlotBits-1:0]      s_axis_key_tuser,

  input  logic                     s_axis_tvalid,
  output logic                     s_axis_tready,
  input  logic [DataBits-1:0]      s_axis_tdata,
  /// A beat that is not full ends its kind.
  input  logic [DataBits/8-1:0]    s_axis_tkeep,
  /// Ends the message.
  input  logic                     s_axis_tlast,
  /// Bits 1 and 0: the kind of the beat, a value of `aes_message_pkg::kind_e`. The other bits are
  /// those of the packet, read with its first beat. Bit 2: 1 to decrypt. Bits 7 to 3: length of the
  /// tag in bytes. Bits 8 and up: slot of the key.
  input  logic [UserBits-1:0]      s_axis_tuser,
  /// Of a packet, taken with its first beat: comes back with each beat.
  input  logic [IdBits-1:0]        s_axis_tid,

  output logic                     m_axis_tvalid,
  input  logic                     m_axis_tready,
  output logic [DataBits-1:0]      m_axis_tdata,
  output logic [DataBits/8-1:0]    m_axis_tkeep,
  output logic                     m_axis_tlast,
  /// Bit 2: the beat is of the trailer. Then bits 1 and 0 are the verdict, a value of
  /// `aes_message_pkg::status_e`; they are 0 beside text.
  output logic [2:0]               m_axis_tuser,
  output logic [IdBits-1:0]        m_axis_tid,

  /// The ports of the engine and its core. Their clock is `aclk`, reset `aresetn`, `key_clear_i`
  /// `clear`. Inputs that the engine lacks are 0.
  output logic                     message_key_valid_o,
  input  logic                     message_key_ready_i,
  output logic [1:0]               message_key_len_o,
  output logic [255:0]             message_key_o,
  input  logic                     message_key_error_i,
  output logic                     message_in_valid_o,
  input  logic                     message_in_ready_i,
  output logic [1:0]               message_in_kind_o,
  output logic                     message_in_last_o,
  output logic [15:0]              message_in_strb_o,
  output logic [127:0]             message_in_data_o,
  output logic                     message_in_decrypt_o,
  output logic [4:0]               message_in_tag_bytes_o,
  output logic [MessageIdBits-1:0] message_in_id_o,
  input  logic                     message_out_valid_i,
  output logic                     message_out_ready_o,
  input  logic [15:0]              message_out_strb_i,
  input  logic [127:0]             message_out_data_i,
  input  logic [MessageIdBits-1:0] message_out_id_i,
  input  logic                     message_tag_valid_i,
  output logic                     message_tag_ready_o,
  input  logic [127:0]             message_tag_i,
  input  logic [1:0]               message_tag_status_i,
  input  logic [MessageIdBits-1:0] message_tag_id_i
);

  if (!(DataBits == 32 || DataBits == 64 || DataBits == 128)) begin : gen_bad_width
    $error("aes_axis_message: DataBits must be 32, 64 or 128");
  end
  if (IdBits < 1) begin : gen_bad_id
    $error("aes_axis_message: IdBits must be at least 1");
  end

  logic live;
  assign live = aresetn && !clear;

  logic                  key_tvalid, key_tready, key_tlast, tvalid, tready;
  logic [DataBits-1:0]   key_tdata;
  logic [DataBits/8-1:0] key_tkeep;
  aes_axis_slots #(.DataBits(DataBits), .Slots(KeySlots), .KeyBits(KeyBits)) u_slots (
    .clk_i(aclk), .live_i(live),
    .key_tvalid_i(s_axis_key_tvalid), .key_tready_o(s_axis_key_tready),
    .key_tdata_i(s_axis_key_tdata), .key_tkeep_i(s_axis_key_tkeep),
    .key_tlast_i(s_axis_key_tlast), .key_slot_i(s_axis_key_tuser),
    .tvalid_i(s_axis_tvalid), .tready_o(s_axis_tready), .tlast_i(s_axis_tlast),
    .slot_i(s_axis_tuser[UserBits-1 -: SlotBits]),
    .key_tvalid_o(key_tvalid), .key_tready_i(key_tready), .key_tdata_o(key_tdata),
    .key_tkeep_o(key_tkeep), .key_tlast_o(key_tlast), .tvalid_o(tvalid), .tready_i(tready)
  );

  logic between;  // no packet has begun that is not in the engine
  logic start;    // a packet may begin
  aes_axis_key #(.DataBits(DataBits)) u_key (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(key_tvalid), .tready_o(key_tready), .tdata_i(key_tdata), .tkeep_i(key_tkeep),
    .tlast_i(key_tlast),
    .between_i(between), .start_o(start),
    .key_valid_o(message_key_valid_o), .key_ready_i(message_key_ready_i),
    .key_len_o(message_key_len_o), .key_o(message_key_o), .key_error_i(message_key_error_i)
  );
  assign key_error = message_key_error_i;

  // ---------------------------------------------------------------------------------------------
  // Packets in

  logic              piece, piece_taken;
  logic [IdBits-1:0] id;
  logic              parity_q;  // of the number of messages that have entered the engine

  aes_axis_beats #(.DataBits(DataBits), .SideBits(6 + IdBits)) u_beats (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(tvalid), .tready_o(tready), .tdata_i(s_axis_tdata),
    .tkeep_i(s_axis_tkeep), .tlast_i(s_axis_tlast), .kind_i(s_axis_tuser[1:0]),
    .side_i({s_axis_tid, s_axis_tuser[7:2]}),
    .open_i(start), .between_o(between), .valid_o(piece), .take_i(piece_taken),
    .kind_o(message_in_kind_o), .last_o(message_in_last_o), .strb_o(message_in_strb_o),
    .data_o(message_in_data_o), .side_o({id, message_in_tag_bytes_o, message_in_decrypt_o})
  );
  assign message_in_valid_o = piece && live;
  assign piece_taken = message_in_valid_o && message_in_ready_i;
  assign message_in_id_o = {parity_q, message_in_tag_bytes_o, message_in_decrypt_o, id};
  always_ff @(posedge aclk) begin
    parity_q <= live && (parity_q ^ (piece_taken && message_in_last_o));
  end

  // ---------------------------------------------------------------------------------------------
  // Packets out

  logic         block, block_ready, text;
  logic [127:0] block_data;
  logic [4:0]   block_bytes;
  aes_axis_trailer #(.Parts(Parts)) u_trailer (
    .clk_i(aclk), .live_i(live),
    .text_valid_i(message_out_valid_i), .text_ready_o(message_out_ready_o),
    .text_strb_i(message_out_strb_i), .text_data_i(message_out_data_i),
    .text_parity_i(message_out_id_i[IdBits+6]),
    .end_valid_i(message_tag_valid_i), .end_ready_o(message_tag_ready_o), .tag_i(message_tag_i),
    .status_i(message_tag_status_i), .tag_bytes_i(message_tag_id_i[IdBits+1 +: 5]),
    .decrypt_i(message_tag_id_i[IdBits]),
    .valid_o(block), .take_i(block_ready), .is_text_o(text), .data_o(block_data),
    .bytes_o(block_bytes)
  );

  logic       unused_user, unused_tag_id;
  logic       in_trailer;
  logic [1:0] status;
  aes_axis_scatter #(.DataBits(DataBits), .IdBits(IdBits + 2)) u_scatter (
    .clk_i(aclk), .live_i(live),
    .valid_i(block), .ready_o(block_ready), .data_i(block_data), .bytes_i(block_bytes),
    .last_i(!text), .error_i(1'b0),
    .id_i(text ? {2'b00, message_out_id_i[IdBits-1:0]}
               : {message_tag_status_i, message_tag_id_i[IdBits-1:0]}),
    .tvalid_o(m_axis_tvalid), .tready_i(m_axis_tready), .tdata_o(m_axis_tdata),
    .tkeep_o(m_axis_tkeep), .tlast_o(m_axis_tlast), .tuser_o(unused_user),
    .ends_o(in_trailer), .tid_o({status, m_axis_tid})
  );
  assign m_axis_tuser = {in_trailer, status & {2{m_axis_tvalid}}};
  assign unused_tag_id = unused_user ^ ^{message_tag_id_i[IdBits+6], message_out_id_i[IdBits +: 6]};

endmodule
