// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AXI4-Stream around `aes_mode` and the ports of any core: keys and packets in, packets out. A
// packet is the IV (not in ECB), then the data; each packet in gives one packet out, in order.
// The streams, with their byte order: docs/reference/axis.md.

module aes_axis_mode #(
  /// Width of the streams: 32, 64 or 128.
  parameter int unsigned         DataBits   = 32,
  parameter int unsigned         IdBits     = 1,
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]          Modes      = 5'b11111,
  /// Directions of the core.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// 1: the core serves `in_chain_i`.
  parameter bit                  Chaining   = 1'b0,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned         Depth      = 2,
  /// Keys that are kept, 1, 2, 4, 8 or 16.
  parameter int unsigned         KeySlots   = 1,
  /// Length of the longest key that a slot keeps: 128, 192 or 256.
  parameter int unsigned         KeyBits    = 256,
  localparam int unsigned        SlotBits   = KeySlots < 2 ? 1 : $clog2(KeySlots),
  localparam int unsigned        UserBits   = KeySlots < 2 ? 4 : 4 + SlotBits,
  /// Width of the tag of a block.
  localparam int unsigned        TagBits    = IdBits + 7
) (
  input  logic                  aclk,
  /// Synchronous, active low.
  input  logic                  aresetn,
  /// Drops the key and all packets, as a reset does.
  input  logic                  clear,
  /// The last key had a length that the build lacks: there is no key.
  output logic                  key_error,

  /// Keys: a packet of 16, 24 or 32 bytes each.
  input  logic                  s_axis_key_tvalid,
  output logic                  s_axis_key_tready,
  input  logic [DataBits-1:0]   s_axis_key_tdata,
  input  logic [DataBits/8-1:0] s_axis_key_tkeep,
  input  logic                  s_axis_key_tlast,
  /// The slot of a key, taken with its first beat; 0 with one slot.
  input  logic [SlotBits-1:0]   s_axis_key_tuser,

  input  logic                  s_axis_tvalid,
  output logic                  s_axis_tready,
  input  logic [DataBits-1:0]   s_axis_tdata,
  input  logic [DataBits/8-1:0] s_axis_tkeep,
  input  logic                  s_axis_tlast,
  /// Of a packet, taken with its first beat: bits 2 to 0 are a value of `aes_pkg::mode_e`, bit 3
  /// is 1 to decrypt, those above are the slot of its key.
  input  logic [UserBits-1:0]   s_axis_tuser,
  /// Of a packet, taken with its first beat: comes back with each beat.
  input  logic [IdBits-1:0]     s_axis_tid,

  output logic                  m_axis_tvalid,
  input  logic                  m_axis_tready,
  output logic [DataBits-1:0]   m_axis_tdata,
  output logic [DataBits/8-1:0] m_axis_tkeep,
  output logic                  m_axis_tlast,
  /// 1: refused, and the data are 0. In the last beat it is the verdict on the packet.
  output logic                  m_axis_tuser,
  output logic [IdBits-1:0]     m_axis_tid,

  /// The ports of the core. Its clock is `aclk`, its reset `aresetn`, its `key_clear_i` `clear`.
  output logic                  core_key_valid_o,
  input  logic                  core_key_ready_i,
  output logic [1:0]            core_key_len_o,
  output logic [255:0]          core_key_o,
  input  logic                  core_key_error_i,
  output logic                  core_in_valid_o,
  input  logic                  core_in_ready_i,
  output logic                  core_in_decrypt_o,
  output logic                  core_in_chain_o,
  output logic [1:0]            core_block_len_o,
  output logic [127:0]          core_in_data_o,
  output logic [TagBits-1:0]    core_in_tag_o,
  input  logic                  core_out_valid_i,
  output logic                  core_out_ready_o,
  input  logic [127:0]          core_out_data_i,
  input  logic [TagBits-1:0]    core_out_tag_i,
  input  logic                  core_out_error_i
);

  if (!(DataBits == 32 || DataBits == 64 || DataBits == 128)) begin : gen_bad_width
    $error("aes_axis: DataBits must be 32, 64 or 128");
  end
  if (IdBits < 1) begin : gen_bad_id
    $error("aes_axis: IdBits must be at least 1");
  end

  logic live;
  assign live = aresetn && !clear;

  // ---------------------------------------------------------------------------------------------
  // Keys

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

  logic between;  // no packet has begun that is not in the core
  logic start;    // a packet may begin
  aes_axis_key #(.DataBits(DataBits)) u_key (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(key_tvalid), .tready_o(key_tready), .tdata_i(key_tdata), .tkeep_i(key_tkeep),
    .tlast_i(key_tlast),
    .between_i(between), .start_o(start),
    .key_valid_o(core_key_valid_o), .key_ready_i(core_key_ready_i), .key_len_o(core_key_len_o),
    .key_o(core_key_o), .key_error_i(core_key_error_i)
  );
  assign key_error = core_key_error_i;

  // ---------------------------------------------------------------------------------------------
  // Packets

  logic              iv, iv_ready, block, block_ready, block_last, bad, decrypt;
  logic [2:0]        mode;
  logic [IdBits-1:0] id;
  logic [127:0]      block_data;
  logic [4:0]        block_bytes;

  aes_axis_packet #(.DataBits(DataBits), .Modes(Modes), .SideBits(IdBits)) u_packet (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(tvalid), .tready_o(tready), .tdata_i(s_axis_tdata),
    .tkeep_i(s_axis_tkeep), .tlast_i(s_axis_tlast), .tuser_i(s_axis_tuser[3:0]),
    .side_i(s_axis_tid),
    .open_i(start), .between_o(between), .fault_i(1'b0),
    .iv_valid_o(iv), .iv_ready_i(iv_ready), .mode_o(mode), .decrypt_o(decrypt), .side_o(id),
    .block_valid_o(block), .block_ready_i(block_ready), .data_o(block_data),
    .bytes_o(block_bytes), .last_o(block_last), .bad_o(bad)
  );

  logic               result, result_ready, result_error;
  logic [127:0]       result_data;
  logic [TagBits-1:0] result_tag;

  aes_mode #(
    .Modes(Modes), .Directions(Directions), .Chaining(Chaining), .Depth(Depth), .TagBits(TagBits)
  ) u_mode (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(core_key_valid_o), .key_ready_i(core_key_ready_i), .key_clear_i(clear),
    .iv_valid_i(iv), .iv_ready_o(iv_ready), .iv_mode_i(mode),
    .iv_decrypt_i(decrypt), .iv_i(block_data),
    .in_valid_i(block), .in_ready_o(block_ready), .in_data_i(block_data),
    .in_tag_i({id, bad, block_last, block_bytes}),
    .out_valid_o(result), .out_ready_i(result_ready), .out_data_o(result_data),
    .out_tag_o(result_tag), .out_error_o(result_error),
    .core_in_valid_o, .core_in_ready_i, .core_in_decrypt_o, .core_in_chain_o, .core_block_len_o,
    .core_in_data_o, .core_in_tag_o, .core_out_valid_i, .core_out_ready_o, .core_out_data_i,
    .core_out_tag_i, .core_out_error_i
  );

  logic refused;
  assign refused = result_error || result_tag[6];
  logic unused_ends;
  aes_axis_scatter #(.DataBits(DataBits), .IdBits(IdBits)) u_scatter (
    .clk_i(aclk), .live_i(live),
    .valid_i(result), .ready_o(result_ready), .data_i(result_data & {128{!refused}}),
    .bytes_i(result_tag[4:0]), .last_i(result_tag[5]), .error_i(refused),
    .id_i(result_tag[7 +: IdBits]),
    .tvalid_o(m_axis_tvalid), .tready_i(m_axis_tready), .tdata_o(m_axis_tdata),
    .tkeep_o(m_axis_tkeep), .tlast_o(m_axis_tlast), .tuser_o(m_axis_tuser),
    .ends_o(unused_ends), .tid_o(m_axis_tid)
  );

endmodule
