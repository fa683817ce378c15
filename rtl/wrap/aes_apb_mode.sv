// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil` at APB4 around `aes_mode` and the ports of any core. The registers:
// docs/reference/axil.md.

module aes_apb_mode #(
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
  input  logic         pclk,
  /// Synchronous, active low.
  input  logic         presetn,
  /// High while a condition holds that INTERRUPT names.
  output logic         irq,

  input  logic         psel,
  input  logic         penable,
  input  logic         pwrite,
  /// In bytes.
  input  logic [6:0]   paddr,
  input  logic [2:0]   pprot,
  input  logic [31:0]  pwdata,
  input  logic [3:0]   pstrb,
  output logic         pready,
  output logic [31:0]  prdata,
  output logic         pslverr,

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
    .Chaining(Chaining), .Depth(Depth)
  ) u_unit (
    .clk_i(pclk), .rst_ni(presetn), .irq_o(irq),
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
