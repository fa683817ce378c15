// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES with AXI4-Lite registers, modes and core inside: `aes_axil #(.Arch("column")) u_aes (...)`.
// The registers: docs/reference/axil.md.

module aes_axil #(
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
  parameter int unsigned            Depth       = Arch == "pipeline" ? 15 : 2
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

  localparam bit CHAINING = Arch == "tbox" && Directions != aes_pkg::DirDecrypt;

  logic         key_valid, key_ready, clear, key_error, block_valid, block_ready, decrypt, chain;
  logic         tag, result_valid, result_ready, result_tag, result_error;
  logic [1:0]   key_len, block_len;
  logic [127:0] block, result;
  logic [255:0] key;

  aes_axil_mode #(
    .Modes(Modes), .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions),
    .Chaining(CHAINING), .Depth(Depth)
  ) u_mode (
    .aclk, .aresetn, .irq,
    .s_axil_awvalid, .s_axil_awready, .s_axil_awaddr, .s_axil_awprot,
    .s_axil_wvalid, .s_axil_wready, .s_axil_wdata, .s_axil_wstrb,
    .s_axil_bvalid, .s_axil_bready, .s_axil_bresp,
    .s_axil_arvalid, .s_axil_arready, .s_axil_araddr, .s_axil_arprot,
    .s_axil_rvalid, .s_axil_rready, .s_axil_rdata, .s_axil_rresp,
    .core_key_valid_o(key_valid), .core_key_ready_i(key_ready), .core_key_len_o(key_len),
    .core_key_o(key), .core_key_clear_o(clear), .core_key_error_i(key_error),
    .core_in_valid_o(block_valid), .core_in_ready_i(block_ready), .core_in_decrypt_o(decrypt),
    .core_in_chain_o(chain), .core_block_len_o(block_len), .core_in_data_o(block),
    .core_in_tag_o(tag), .core_out_valid_i(result_valid), .core_out_ready_o(result_ready),
    .core_out_data_i(result), .core_out_tag_i(result_tag), .core_out_error_i(result_error)
  );

  aes_wrap_core #(
    .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule),
    .Sbox(Sbox), .PortBits(PortBits)
  ) u_core (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_len_i(key_len), .key_i(key),
    .key_clear_i(clear), .key_error_o(key_error),
    .in_valid_i(block_valid), .in_ready_o(block_ready), .in_decrypt_i(decrypt),
    .in_chain_i(chain), .block_len_i(block_len), .in_data_i(block), .in_tag_i(tag),
    .out_valid_o(result_valid), .out_ready_i(result_ready), .out_data_o(result),
    .out_tag_o(result_tag), .out_error_o(result_error)
  );

endmodule
