// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// aes128-serial: AES-128 in the smallest area, both directions: a byte a clock, ports of 8 bits
// Made by `aesilicon build`; the parameters are the design, the logic is in aes_core.

module aes128_serial_narrow (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic key_valid_i,
  output logic key_ready_o,
  input  logic [1:0] key_len_i,
  input  logic [7:0] key_i,
  input  logic key_clear_i,
  output logic key_error_o,
  input  logic in_valid_i,
  output logic in_ready_o,
  input  logic in_decrypt_i,
  input  logic in_chain_i,
  input  logic [1:0] block_len_i,
  input  logic [7:0] in_data_i,
  input  logic [0:0] in_tag_i,
  output logic out_valid_o,
  input  logic out_ready_i,
  output logic [7:0] out_data_o,
  output logic [0:0] out_tag_o,
  output logic out_error_o
);

  aes_core #(
    .Arch("serial"),
    .Directions(aes_pkg::DirBoth),
    .Sbox(aes_pkg::SboxCompact),
    .TagBits(1),
    .PortBits(8)
  ) u_core (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .key_valid_i(key_valid_i),
    .key_ready_o(key_ready_o),
    .key_len_i(key_len_i),
    .key_i(key_i),
    .key_clear_i(key_clear_i),
    .key_error_o(key_error_o),
    .in_valid_i(in_valid_i),
    .in_ready_o(in_ready_o),
    .in_decrypt_i(in_decrypt_i),
    .in_chain_i(in_chain_i),
    .block_len_i(block_len_i),
    .in_data_i(in_data_i),
    .in_tag_i(in_tag_i),
    .out_valid_o(out_valid_o),
    .out_ready_i(out_ready_i),
    .out_data_o(out_data_o),
    .out_tag_o(out_tag_o),
    .out_error_o(out_error_o)
  );

endmodule
