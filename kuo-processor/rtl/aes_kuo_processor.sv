// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// NOT PROVEN: built without a proof that it is the cipher for every key and every block.
// kuo-processor: The Rijndael processor: all sizes, both directions, behind 16-bit channels and 4-bit instructions
// Made by `aesilicon build`; the parameters are the design, the logic is in rijndael_processor.

module aes_kuo_processor (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic instr_valid_i,
  input  logic [3:0] instr_i,
  output logic ready_o,
  output logic [2:0] status_o,
  input  logic in_valid_i,
  output logic in_ready_o,
  input  logic [15:0] in_data_i,
  output logic out_valid_o,
  input  logic out_ready_i,
  output logic [15:0] out_data_o
);

  rijndael_processor #(
    .Directions(aes_pkg::DirBoth),
    .KeySchedule(aes_pkg::KeysOnTheFly),
    .Sbox(aes_pkg::SboxCompact),
    .KeySbox(aes_pkg::SboxTable)
  ) u_processor (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
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

endmodule
