// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES with AXI4-Lite registers, GCM and core inside: `aes_axil_gcm #(.Arch("twin")) u_aes (...)`.
// The registers: docs/reference/axil.md.

module aes_axil_gcm #(
  /// Of `aes_core`, as the next four.
  parameter logic [127:0]           Arch        = "round",
  parameter logic [2:0]             KeyLengths  = 3'b001,
  parameter aes_pkg::key_schedule_e KeySchedule =
      Arch == "pipeline" ? aes_pkg::KeysStored : aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  parameter int unsigned            PortBits    = Arch == "serial" ? 8 : 128,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned            Depth       = Arch == "pipeline" ? 15 : 2,
  /// Of `aes_gcm`, as the next two.
  parameter int unsigned            Digit       = 16,
  parameter int unsigned            Levels      = 1,
  parameter logic [16:0]            TagLengths  = 17'h1F000
) (
  input  logic        aclk,
  /// Synchronous, active low.
  input  logic        aresetn,
  /// High while a condition holds that INTERRUPT names.
  output logic        irq,

  input  logic        s_axil_awvalid,
  output logic        s_axil_awready,
  /// In bytes.
  input  logic [6:0]  s_axil_awaddr,
  input  logic [2:0]  s_axil_awprot,
  input  logic        s_axil_wvalid,
  output logic        s_axil_wready,
  input  logic [31:0] s_axil_wdata,
  input  logic [3:0]  s_axil_wstrb,
  output logic        s_axil_bvalid,
  input  logic        s_axil_bready,
  output logic [1:0]  s_axil_bresp,
  input  logic        s_axil_arvalid,
  output logic        s_axil_arready,
  input  logic [6:0]  s_axil_araddr,
  input  logic [2:0]  s_axil_arprot,
  output logic        s_axil_rvalid,
  input  logic        s_axil_rready,
  output logic [31:0] s_axil_rdata,
  output logic [1:0]  s_axil_rresp
);

  logic         clear, key_valid, key_ready, key_error, in_valid, in_ready, in_last, decrypt;
  logic         out_valid, out_ready, tag_valid, tag_ready;
  logic [1:0]   key_len, in_kind, status;
  logic [4:0]   tag_bytes;
  logic [15:0]  strb;
  logic [127:0] in_data, out_data, tag;
  logic [255:0] key;
  aes_axil_message #(
    .TagLengths(TagLengths), .Arch(Arch), .KeyLengths(KeyLengths)
  ) u_message (
    .aclk, .aresetn, .irq,
    .s_axil_awvalid, .s_axil_awready, .s_axil_awaddr, .s_axil_awprot,
    .s_axil_wvalid, .s_axil_wready, .s_axil_wdata, .s_axil_wstrb,
    .s_axil_bvalid, .s_axil_bready, .s_axil_bresp,
    .s_axil_arvalid, .s_axil_arready, .s_axil_araddr, .s_axil_arprot,
    .s_axil_rvalid, .s_axil_rready, .s_axil_rdata, .s_axil_rresp,
    .message_key_valid_o(key_valid), .message_key_ready_i(key_ready), .message_key_len_o(key_len),
    .message_key_o(key), .message_key_clear_o(clear), .message_key_error_i(key_error),
    .message_in_valid_o(in_valid), .message_in_ready_i(in_ready), .message_in_kind_o(in_kind),
    .message_in_last_o(in_last), .message_in_strb_o(strb), .message_in_data_o(in_data),
    .message_in_decrypt_o(decrypt), .message_in_tag_bytes_o(tag_bytes),
    .message_out_valid_i(out_valid), .message_out_ready_o(out_ready),
    .message_out_data_i(out_data), .message_tag_valid_i(tag_valid),
    .message_tag_ready_o(tag_ready), .message_tag_i(tag), .message_tag_status_i(status)
  );

  logic         core_key_valid, core_key_ready, block_valid, block_ready;
  logic         result_valid, result_ready, result_error;
  logic         unused_id, unused_tag_id, unused_core_tag;
  logic [15:0]  unused_strb;
  logic [127:0] block, result;
  aes_gcm #(
    .Digit(Digit), .Levels(Levels), .Depth(Depth), .TagLengths(TagLengths)
  ) u_gcm (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_clear_i(clear),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_kind_i(in_kind), .in_last_i(in_last),
    .in_strb_i(strb), .in_data_i(in_data), .in_decrypt_i(decrypt),
    .in_tag_bytes_i(tag_bytes), .in_id_i(1'b0),
    .out_valid_o(out_valid), .out_ready_i(out_ready), .out_strb_o(unused_strb),
    .out_data_o(out_data), .out_id_o(unused_id),
    .tag_valid_o(tag_valid), .tag_ready_i(tag_ready), .tag_o(tag),
    .tag_status_o(status), .tag_id_o(unused_tag_id),
    .core_key_valid_o(core_key_valid), .core_key_ready_i(core_key_ready),
    .core_in_valid_o(block_valid), .core_in_ready_i(block_ready), .core_in_data_o(block),
    .core_out_valid_i(result_valid), .core_out_ready_o(result_ready), .core_out_data_i(result),
    .core_out_error_i(result_error)
  );

  aes_wrap_core #(
    .Arch(Arch), .KeyLengths(KeyLengths), .Directions(aes_pkg::DirEncrypt),
    .KeySchedule(KeySchedule), .Sbox(Sbox), .PortBits(PortBits)
  ) u_core (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(core_key_valid), .key_ready_o(core_key_ready), .key_len_i(key_len), .key_i(key),
    .key_clear_i(clear), .key_error_o(key_error),
    .in_valid_i(block_valid), .in_ready_o(block_ready), .in_decrypt_i(1'b0), .in_chain_i(1'b0),
    .block_len_i(2'd0), .in_data_i(block), .in_tag_i(1'b0),
    .out_valid_o(result_valid), .out_ready_i(result_ready), .out_data_o(result),
    .out_tag_o(unused_core_tag), .out_error_o(result_error)
  );

endmodule
