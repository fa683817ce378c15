// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// NOT PROVEN: built without a proof that it is the cipher for every key and every block.
// vater-wlan: IEEE 802.11a: 54 Mb/s at 33 MHz in the smallest area, AES-128 in both directions
// Made by `aesilicon build`; the parameters are the design, the logic is in aes_core.

module aes_vater_wlan (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic key_valid_i,
  output logic key_ready_o,
  input  logic [1:0] key_len_i,
  input  logic [255:0] key_i,
  input  logic key_clear_i,
  output logic key_error_o,
  input  logic in_valid_i,
  output logic in_ready_o,
  input  logic in_decrypt_i,
  input  logic in_chain_i,
  input  logic [1:0] block_len_i,
  input  logic [127:0] in_data_i,
  input  logic [0:0] in_tag_i,
  output logic out_valid_o,
  input  logic out_ready_i,
  output logic [127:0] out_data_o,
  output logic [0:0] out_tag_o,
  output logic out_error_o
);

  logic core_key_valid;
  logic core_key_ready;
  logic [1:0] core_key_len;
  logic [31:0] core_key;
  logic core_in_valid;
  logic core_in_ready;
  logic core_in_decrypt;
  logic core_in_chain;
  logic [1:0] core_block_len;
  logic [31:0] core_in_data;
  logic [0:0] core_in_tag;
  logic core_out_valid;
  logic core_out_ready;
  logic [31:0] core_out_data;
  logic [0:0] core_out_tag;
  logic core_out_error;
  logic unused_key_error;

  aes_port_adapter #(
    .KeyLengths(3'b001),
    .Directions(aes_pkg::DirBoth),
    .TagBits(1),
    .PortBits(32)
  ) u_adapter (
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
    .out_error_o(out_error_o),
    .core_key_valid_o(core_key_valid),
    .core_key_ready_i(core_key_ready),
    .core_key_len_o(core_key_len),
    .core_key_o(core_key),
    .core_in_valid_o(core_in_valid),
    .core_in_ready_i(core_in_ready),
    .core_in_decrypt_o(core_in_decrypt),
    .core_in_chain_o(core_in_chain),
    .core_block_len_o(core_block_len),
    .core_in_data_o(core_in_data),
    .core_in_tag_o(core_in_tag),
    .core_out_valid_i(core_out_valid),
    .core_out_ready_o(core_out_ready),
    .core_out_data_i(core_out_data),
    .core_out_tag_i(core_out_tag),
    .core_out_error_i(core_out_error)
  );

  aes_core #(
    .Arch("column"),
    .KeyLengths(3'b001),
    .Directions(aes_pkg::DirBoth),
    .Sbox(aes_pkg::SboxCompact),
    .TagBits(1),
    .PortBits(32)
  ) u_core (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .key_clear_i(key_clear_i),
    .key_error_o(unused_key_error),
    .key_valid_i(core_key_valid),
    .key_ready_o(core_key_ready),
    .key_len_i(core_key_len),
    .key_i(core_key),
    .in_valid_i(core_in_valid),
    .in_ready_o(core_in_ready),
    .in_decrypt_i(core_in_decrypt),
    .in_chain_i(core_in_chain),
    .block_len_i(core_block_len),
    .in_data_i(core_in_data),
    .in_tag_i(core_in_tag),
    .out_valid_o(core_out_valid),
    .out_ready_i(core_out_ready),
    .out_data_o(core_out_data),
    .out_tag_o(core_out_tag),
    .out_error_o(core_out_error)
  );

endmodule
