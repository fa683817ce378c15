// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Instantiation template of aes_kuo_processor (Verilog and SystemVerilog).
// Made by `aesilicon build kuo-processor`.
aes_kuo_processor u_aes (
  .clk_i(clk),
  .rst_ni(rst_n),
  .instr_valid_i(instr_valid_i),
  .instr_i(instr_i),
  .ready_o(ready_o),
  .status_o(status_o),
  .in_valid_i(in_valid_i),
  .in_ready_o(in_ready_o),
  .in_data_i(in_data_i),
  .out_valid_o(out_valid_o),
  .out_ready_i(out_ready_i),
  .out_data_o(out_data_o)
);
