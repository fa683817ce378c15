// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Instantiation template of aes128_pipeline (Verilog and SystemVerilog).
// Made by `aesilicon build aes128-pipeline`.
aes128_pipeline u_aes (
  .clk_i(clk),
  .rst_ni(rst_n),
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
