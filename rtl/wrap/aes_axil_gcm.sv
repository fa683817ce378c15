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

  aes_axil_unit_gcm #(
    .Arch(Arch), .KeyLengths(KeyLengths), .KeySchedule(KeySchedule), .Sbox(Sbox),
    .PortBits(PortBits), .Depth(Depth), .Digit(Digit), .Levels(Levels), .TagLengths(TagLengths)
  ) u_unit (
    .clk_i(aclk), .rst_ni(aresetn), .irq_o(irq),
    .write_i(write), .write_address_i(write_address), .write_data_i(write_data),
    .write_whole_i(write_whole), .write_error_o(write_error),
    .read_i(read), .read_address_i(read_address), .read_data_o(read_data),
    .read_error_o(read_error)
  );

endmodule
