// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A RAM of 256 bytes with a port to write and two to read, without a clock of latency.

module aes_slow_ram (
  input  logic        clk_i,
  input  logic        write_i,
  input  logic [7:0]  address_i,
  input  logic [7:0]  byte_i,
  input  logic [15:0] data_i,
  output logic [15:0] data_o
);

  logic [7:0] ram [256];
  always_ff @(posedge clk_i) if (write_i) ram[address_i] <= byte_i;
  assign data_o = {ram[data_i[15:8]], ram[data_i[7:0]]};

endmodule
