// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// NOT PROVEN: built without a proof that it is the cipher for every key and every block.
// aes-tbox: AES with all keys and both directions through T-boxes, chained blocks at full rate
// Made by `aesilicon build`; the parameters are the design, the logic is in aes_core.

module aes_tbox (
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

  aes_core #(
    .Arch("tbox"),
    .KeyLengths(3'b111),
    .Directions(aes_pkg::DirBoth),
    .KeySchedule(aes_pkg::KeysStored),
    .Sbox(aes_pkg::SboxTable),
    .KeySbox(aes_pkg::SboxTable),
    .TagBits(1),
    .TBoxes(1'b1),
    .Chaining(1'b1),
    .FreeRunning(1'b0)
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
