// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES with AXI4-Streams for keys and packets, modes and core inside:
// `aes_axis #(.Arch("pipeline"), .DataBits(128)) u_aes (...)`. The streams: docs/reference/axis.md.
// `aes_axis_mode` has the same streams and the ports of a core, for any other core.

module aes_axis #(
  /// Width of the streams: 32, 64 or 128.
  parameter int unsigned            DataBits    = 32,
  parameter int unsigned            IdBits      = 1,
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]             Modes       = 5'b11111,
  /// Of `aes_core`, as the next five.
  parameter logic [127:0]           Arch        = "round",
  parameter logic [2:0]             KeyLengths  = 3'b001,
  parameter aes_pkg::direction_e    Directions  = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule =
      Arch == "pipeline" ? aes_pkg::KeysStored : aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  parameter int unsigned            PortBits    = Arch == "serial" ? 8 : 128,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned            Depth       = Arch == "pipeline" ? 15 : 2,
  /// Keys that are kept, 1, 2, 4, 8 or 16.
  parameter int unsigned            KeySlots    = 1,
  localparam int unsigned           SlotBits    = KeySlots < 2 ? 1 : $clog2(KeySlots),
  localparam int unsigned           UserBits    = KeySlots < 2 ? 4 : 4 + SlotBits
) (
  input  logic                  aclk,
  /// Synchronous, active low.
  input  logic                  aresetn,
  /// Drops the key and all packets, as a reset does.
  input  logic                  clear,
  /// The last key had a length that the build lacks: there is no key.
  output logic                  key_error,

  input  logic                  s_axis_key_tvalid,
  output logic                  s_axis_key_tready,
  input  logic [DataBits-1:0]   s_axis_key_tdata,
  input  logic [DataBits/8-1:0] s_axis_key_tkeep,
  input  logic                  s_axis_key_tlast,
  input  logic [SlotBits-1:0]   s_axis_key_tuser,

  input  logic                  s_axis_tvalid,
  output logic                  s_axis_tready,
  input  logic [DataBits-1:0]   s_axis_tdata,
  input  logic [DataBits/8-1:0] s_axis_tkeep,
  input  logic                  s_axis_tlast,
  input  logic [UserBits-1:0]   s_axis_tuser,
  input  logic [IdBits-1:0]     s_axis_tid,

  output logic                  m_axis_tvalid,
  input  logic                  m_axis_tready,
  output logic [DataBits-1:0]   m_axis_tdata,
  output logic [DataBits/8-1:0] m_axis_tkeep,
  output logic                  m_axis_tlast,
  output logic                  m_axis_tuser,
  output logic [IdBits-1:0]     m_axis_tid
);

  localparam int unsigned TAG_BITS = IdBits + 7;
  localparam int unsigned KEY_BITS = KeyLengths[2] ? 256 : KeyLengths[1] ? 192 : 128;
  localparam bit CHAINING = Arch == "tbox" && Directions != aes_pkg::DirDecrypt;

  logic                key_valid, key_ready, refused_key, block_valid, block_ready;
  logic                decrypt, chain, result_valid, result_ready, result_error;
  logic [1:0]          key_len, block_len;
  logic [255:0]        key;
  logic [127:0]        block, result;
  logic [TAG_BITS-1:0] tag, result_tag;

  aes_axis_mode #(
    .DataBits(DataBits), .IdBits(IdBits), .Modes(Modes), .Directions(Directions),
    .Chaining(CHAINING), .Depth(Depth), .KeySlots(KeySlots), .KeyBits(KEY_BITS)
  ) u_mode (
    .aclk, .aresetn, .clear, .key_error,
    .s_axis_key_tvalid, .s_axis_key_tready, .s_axis_key_tdata, .s_axis_key_tkeep,
    .s_axis_key_tlast, .s_axis_key_tuser,
    .s_axis_tvalid, .s_axis_tready, .s_axis_tdata, .s_axis_tkeep, .s_axis_tlast, .s_axis_tuser,
    .s_axis_tid,
    .m_axis_tvalid, .m_axis_tready, .m_axis_tdata, .m_axis_tkeep, .m_axis_tlast, .m_axis_tuser,
    .m_axis_tid,
    .core_key_valid_o(key_valid), .core_key_ready_i(key_ready), .core_key_len_o(key_len),
    .core_key_o(key), .core_key_error_i(refused_key),
    .core_in_valid_o(block_valid), .core_in_ready_i(block_ready), .core_in_decrypt_o(decrypt),
    .core_in_chain_o(chain), .core_block_len_o(block_len), .core_in_data_o(block),
    .core_in_tag_o(tag), .core_out_valid_i(result_valid), .core_out_ready_o(result_ready),
    .core_out_data_i(result), .core_out_tag_i(result_tag), .core_out_error_i(result_error)
  );

  aes_wrap_core #(
    .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule),
    .Sbox(Sbox), .PortBits(PortBits), .TagBits(TAG_BITS)
  ) u_core (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_len_i(key_len), .key_i(key),
    .key_clear_i(clear), .key_error_o(refused_key),
    .in_valid_i(block_valid), .in_ready_o(block_ready), .in_decrypt_i(decrypt),
    .in_chain_i(chain), .block_len_i(block_len), .in_data_i(block), .in_tag_i(tag),
    .out_valid_o(result_valid), .out_ready_i(result_ready), .out_data_o(result),
    .out_tag_o(result_tag), .out_error_o(result_error)
  );

endmodule
