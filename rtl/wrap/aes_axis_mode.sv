// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AXI4-Stream around `aes_mode` and the ports of any core: keys and packets in, packets out. A
// packet is the IV, but in ECB, and then the data; each packet in gives one packet out, in order.
// The streams, with their byte order: docs/reference/axis.md.
//
// A packet goes through two states: its IV waits for the end of the packet before it, then its
// blocks go to the core. A packet without data sends one block that no byte is taken of, so its end
// keeps its place in the order.

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

  input  logic                  s_axis_tvalid,
  output logic                  s_axis_tready,
  input  logic [DataBits-1:0]   s_axis_tdata,
  input  logic [DataBits/8-1:0] s_axis_tkeep,
  input  logic                  s_axis_tlast,
  /// Of a packet, taken with its first beat: bits 2 to 0 are a value of `aes_pkg::mode_e`, bit 3
  /// is 1 to decrypt.
  input  logic [3:0]            s_axis_tuser,
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

  logic between;  // no packet has begun that is not in the core
  logic start;    // a packet may begin
  aes_axis_key #(.DataBits(DataBits)) u_key (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(s_axis_key_tvalid), .tready_o(s_axis_key_tready), .tdata_i(s_axis_key_tdata),
    .tkeep_i(s_axis_key_tkeep), .tlast_i(s_axis_key_tlast),
    .between_i(between), .start_o(start),
    .key_valid_o(core_key_valid_o), .key_ready_i(core_key_ready_i), .key_len_o(core_key_len_o),
    .key_o(core_key_o), .key_error_i(core_key_error_i)
  );
  assign key_error = core_key_error_i;

  // ---------------------------------------------------------------------------------------------
  // Packets

  localparam bit SEVERAL = (Modes & (Modes - 5'd1)) != 5'd0;
  localparam bit ONLY_ECB = Modes == 5'd1 << aes_pkg::ModeEcb;
  localparam bit ONLY_CBC = Modes == 5'd1 << aes_pkg::ModeCbc;

  logic              piece, piece_last, piece_illegal, piece_take;
  logic [127:0]      piece_data;
  logic [4:0]        piece_bytes;
  logic [IdBits-1:0] id;
  logic              decrypt;
  logic [2:0]        mode;

  aes_axis_gather #(.DataBits(DataBits), .PieceBits(128), .UserBits(4 + IdBits)) u_gather (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(s_axis_tvalid), .tready_o(s_axis_tready), .tdata_i(s_axis_tdata),
    .tkeep_i(s_axis_tkeep), .tlast_i(s_axis_tlast), .tuser_i({s_axis_tid, s_axis_tuser}),
    .open_i(start), .between_o(between), .valid_o(piece), .take_i(piece_take),
    .data_o(piece_data), .bytes_o(piece_bytes), .last_o(piece_last), .illegal_o(piece_illegal),
    .user_o({id, decrypt, mode})
  );

  logic open_q;   // the message has begun in `aes_mode`
  logic spent_q;  // the piece is the IV of a packet without data
  logic bad_q;    // an earlier piece of the packet was illegal
  logic ecb, whole, has_iv, short_piece, bad;
  logic iv_ready, iv_taken, block, block_ready, block_taken;
  logic [4:0] block_bytes;

  assign ecb = SEVERAL ? mode == 3'(aes_pkg::ModeEcb) : ONLY_ECB;
  assign whole = ecb || (SEVERAL ? mode == 3'(aes_pkg::ModeCbc) : ONLY_CBC);
  assign has_iv = !open_q && !ecb;

  // An IV must have 16 bytes, and in ECB and CBC a block too.
  assign block_bytes = spent_q ? 5'd0 : piece_bytes;
  assign short_piece = open_q ? whole && block_bytes != 5'd0 && block_bytes != 5'd16
                              : has_iv && piece_bytes != 5'd16;
  assign bad = bad_q || piece_illegal || short_piece;

  assign block = piece && open_q;
  assign iv_taken = piece && !open_q && iv_ready;
  assign block_taken = block && block_ready;
  assign piece_take = block_taken || (iv_taken && has_iv && !piece_last);

  always_ff @(posedge aclk) begin
    open_q <= live && (iv_taken || (open_q && !(block_taken && piece_last)));
    spent_q <= live && ((iv_taken && has_iv && piece_last) || (spent_q && !block_taken));
    bad_q <= live && (iv_taken || block_taken ? bad && !(block_taken && piece_last) : bad_q);
  end

  logic               result, result_ready, result_error;
  logic [127:0]       result_data;
  logic [TagBits-1:0] result_tag;

  aes_mode #(
    .Modes(Modes), .Directions(Directions), .Chaining(Chaining), .Depth(Depth), .TagBits(TagBits)
  ) u_mode (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(core_key_valid_o), .key_ready_i(core_key_ready_i), .key_clear_i(clear),
    .iv_valid_i(piece && !open_q), .iv_ready_o(iv_ready), .iv_mode_i(mode),
    .iv_decrypt_i(decrypt), .iv_i(piece_data),
    .in_valid_i(block), .in_ready_o(block_ready), .in_data_i(piece_data),
    .in_tag_i({id, bad, piece_last, block_bytes}),
    .out_valid_o(result), .out_ready_i(result_ready), .out_data_o(result_data),
    .out_tag_o(result_tag), .out_error_o(result_error),
    .core_in_valid_o, .core_in_ready_i, .core_in_decrypt_o, .core_in_chain_o, .core_block_len_o,
    .core_in_data_o, .core_in_tag_o, .core_out_valid_i, .core_out_ready_o, .core_out_data_i,
    .core_out_tag_i, .core_out_error_i
  );

  logic refused;
  assign refused = result_error || result_tag[6];
  aes_axis_scatter #(.DataBits(DataBits), .IdBits(IdBits)) u_scatter (
    .clk_i(aclk), .live_i(live),
    .valid_i(result), .ready_o(result_ready), .data_i(result_data & {128{!refused}}),
    .bytes_i(result_tag[4:0]), .last_i(result_tag[5]), .error_i(refused),
    .id_i(result_tag[7 +: IdBits]),
    .tvalid_o(m_axis_tvalid), .tready_i(m_axis_tready), .tdata_o(m_axis_tdata),
    .tkeep_o(m_axis_tkeep), .tlast_o(m_axis_tlast), .tuser_o(m_axis_tuser), .tid_o(m_axis_tid)
  );

endmodule
