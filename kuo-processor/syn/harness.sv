// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Serial harness around aes_kuo_processor, made to measure it on an FPGA.

(* blackbox *)
module aes_kuo_processor (
  input  logic [0:0] clk_i,
  input  logic [0:0] rst_ni,
  input  logic [0:0] instr_valid_i,
  input  logic [3:0] instr_i,
  output logic [0:0] ready_o,
  output logic [2:0] status_o,
  input  logic [0:0] in_valid_i,
  output logic [0:0] in_ready_o,
  input  logic [15:0] in_data_i,
  output logic [0:0] out_valid_o,
  input  logic [0:0] out_ready_i,
  output logic [15:0] out_data_o
);
endmodule

module harness (
  input  logic clk_i,
  input  logic shift_i,
  input  logic data_i,
  output logic data_o
);

  logic [23:0] in_q;
  logic [21:0] out, out_q, shift_q;

  aes_kuo_processor u_core (
    .clk_i(clk_i),
    .rst_ni(in_q[0:0]),
    .instr_valid_i(in_q[1:1]),
    .instr_i(in_q[5:2]),
    .in_valid_i(in_q[6:6]),
    .in_data_i(in_q[22:7]),
    .out_ready_i(in_q[23:23]),
    .ready_o(out[0:0]),
    .status_o(out[3:1]),
    .in_ready_o(out[4:4]),
    .out_valid_o(out[5:5]),
    .out_data_o(out[21:6])
  );

  always_ff @(posedge clk_i) begin
    if (shift_i) in_q <= {in_q, data_i};
    out_q   <= out;
    shift_q <= shift_i ? {shift_q, in_q[23]} : out_q;
  end

  assign data_o = shift_q[21];

endmodule
