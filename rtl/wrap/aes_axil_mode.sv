// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil` at AXI4-Lite around `aes_mode` and the ports of any core. The registers:
// docs/reference/axil.md.

module aes_axil_mode #(
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]          Modes      = 5'b11111,
  /// Of the core, as the next two.
  parameter logic [127:0]        Arch       = "round",
  parameter logic [2:0]          KeyLengths = 3'b001,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// 1: the core serves `in_chain_i`.
  parameter bit                  Chaining   = 1'b0,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned         Depth      = 2
) (
  input  logic         aclk,
  /// Synchronous, active low.
  input  logic         aresetn,
  /// High while a condition holds that INTERRUPT names.
  output logic         irq,

  input  logic         s_axil_awvalid,
  output logic         s_axil_awready,
  /// In bytes.
  input  logic [6:0]   s_axil_awaddr,
  input  logic [2:0]   s_axil_awprot,
  input  logic         s_axil_wvalid,
  output logic         s_axil_wready,
  input  logic [31:0]  s_axil_wdata,
  input  logic [3:0]   s_axil_wstrb,
  output logic         s_axil_bvalid,
  input  logic         s_axil_bready,
  output logic [1:0]   s_axil_bresp,
  input  logic         s_axil_arvalid,
  output logic         s_axil_arready,
  input  logic [6:0]   s_axil_araddr,
  input  logic [2:0]   s_axil_arprot,
  output logic         s_axil_rvalid,
  input  logic         s_axil_rready,
  output logic [31:0]  s_axil_rdata,
  output logic [1:0]   s_axil_rresp,

  /// The ports of the core; its clock and reset are those of the bus.
  output logic         core_key_valid_o,
  input  logic         core_key_ready_i,
  output logic [1:0]   core_key_len_o,
  output logic [255:0] core_key_o,
  output logic         core_key_clear_o,
  input  logic         core_key_error_i,
  output logic         core_in_valid_o,
  input  logic         core_in_ready_i,
  output logic         core_in_decrypt_o,
  output logic         core_in_chain_o,
  output logic [1:0]   core_block_len_o,
  output logic [127:0] core_in_data_o,
  output logic         core_in_tag_o,
  input  logic         core_out_valid_i,
  output logic         core_out_ready_o,
  input  logic [127:0] core_out_data_i,
  input  logic         core_out_tag_i,
  input  logic         core_out_error_i
);

  logic unused;
  assign unused = ^{s_axil_awprot, s_axil_arprot, s_axil_awaddr[1:0], s_axil_araddr[1:0]};

  logic        write, write_whole, write_error, read, read_error;
  logic [4:0]  write_address, read_address;
  logic [31:0] write_data, read_data;
  aes_axil_bus u_bus (
    .clk_i(aclk), .rst_ni(aresetn),
    .awvalid_i(s_axil_awvalid), .awready_o(s_axil_awready), .awaddr_i(s_axil_awaddr[6:2]),
    .wvalid_i(s_axil_wvalid), .wready_o(s_axil_wready), .wdata_i(s_axil_wdata),
    .wstrb_i(s_axil_wstrb), .bvalid_o(s_axil_bvalid), .bready_i(s_axil_bready),
    .bresp_o(s_axil_bresp), .arvalid_i(s_axil_arvalid), .arready_o(s_axil_arready),
    .araddr_i(s_axil_araddr[6:2]), .rvalid_o(s_axil_rvalid), .rready_i(s_axil_rready),
    .rdata_o(s_axil_rdata), .rresp_o(s_axil_rresp),
    .write_o(write), .write_address_o(write_address), .write_data_o(write_data),
    .write_whole_o(write_whole), .write_error_i(write_error),
    .read_o(read), .read_address_o(read_address), .read_data_i(read_data),
    .read_error_i(read_error)
  );

  aes_axil_unit_mode #(
    .Modes(Modes), .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions),
    .Chaining(Chaining), .Depth(Depth)
  ) u_unit (
    .clk_i(aclk), .rst_ni(aresetn), .irq_o(irq),
    .write_i(write), .write_address_i(write_address), .write_data_i(write_data),
    .write_whole_i(write_whole), .write_error_o(write_error),
    .read_i(read), .read_address_i(read_address), .read_data_o(read_data),
    .read_error_o(read_error),
    .core_key_valid_o, .core_key_ready_i, .core_key_len_o, .core_key_o, .core_key_clear_o,
    .core_key_error_i, .core_in_valid_o, .core_in_ready_i, .core_in_decrypt_o, .core_in_chain_o,
    .core_block_len_o, .core_in_data_o, .core_in_tag_o, .core_out_valid_i, .core_out_ready_o,
    .core_out_data_i, .core_out_tag_i, .core_out_error_i
  );

endmodule
