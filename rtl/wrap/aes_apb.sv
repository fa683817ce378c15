// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES with the registers of `aes_axil` at APB4, modes and core inside:
// `aes_apb #(.Arch("column")) u_aes (...)`. The registers: docs/reference/axil.md.

module aes_apb #(
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
  input  logic        pclk,
  /// Synchronous, active low.
  input  logic        presetn,
  /// High while a condition holds that INTERRUPT names.
  output logic        irq,

  input  logic        psel,
  input  logic        penable,
  input  logic        pwrite,
  /// In bytes.
  input  logic [6:0]  paddr,
  input  logic [2:0]  pprot,
  input  logic [31:0] pwdata,
  input  logic [3:0]  pstrb,
  output logic        pready,
  output logic [31:0] prdata,
  output logic        pslverr
);

  logic unused;
  assign unused = ^{pprot, paddr[1:0]};

  logic        write, write_whole, write_error, read, read_error;
  logic [4:0]  write_address, read_address;
  logic [31:0] write_data, read_data;
  aes_apb_bus u_bus (
    .clk_i(pclk), .rst_ni(presetn),
    .psel_i(psel), .penable_i(penable), .pwrite_i(pwrite), .paddr_i(paddr[6:2]),
    .pwdata_i(pwdata), .pstrb_i(pstrb), .pready_o(pready), .prdata_o(prdata),
    .pslverr_o(pslverr),
    .write_o(write), .write_address_o(write_address), .write_data_o(write_data),
    .write_whole_o(write_whole), .write_error_i(write_error),
    .read_o(read), .read_address_o(read_address), .read_data_i(read_data),
    .read_error_i(read_error)
  );

  aes_axil_unit_mode #(
    .Modes(Modes), .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions),
    .KeySchedule(KeySchedule), .Sbox(Sbox), .PortBits(PortBits), .Depth(Depth)
  ) u_unit (
    .clk_i(pclk), .rst_ni(presetn), .irq_o(irq),
    .write_i(write), .write_address_i(write_address), .write_data_i(write_data),
    .write_whole_i(write_whole), .write_error_o(write_error),
    .read_i(read), .read_address_i(read_address), .read_data_o(read_data),
    .read_error_o(read_error)
  );

endmodule
