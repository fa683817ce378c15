// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Serial harness around rijndael_round, made to measure it on an FPGA.

(* blackbox *)
module rijndael_round (
  input  logic [0:0] clk_i,
  input  logic [0:0] rst_ni,
  input  logic [0:0] key_valid_i,
  output logic [0:0] key_ready_o,
  input  logic [1:0] key_len_i,
  input  logic [255:0] key_i,
  input  logic [0:0] key_clear_i,
  output logic [0:0] key_error_o,
  input  logic [0:0] in_valid_i,
  output logic [0:0] in_ready_o,
  input  logic [0:0] in_decrypt_i,
  input  logic [0:0] in_chain_i,
  input  logic [1:0] block_len_i,
  input  logic [255:0] in_data_i,
  input  logic [0:0] in_tag_i,
  output logic [0:0] out_valid_o,
  input  logic [0:0] out_ready_i,
  output logic [255:0] out_data_o,
  output logic [0:0] out_tag_o,
  output logic [0:0] out_error_o
);
endmodule

module harness (
  input  logic clk_i,
  input  logic shift_i,
  input  logic data_i,
  output logic data_o
);

  logic [523:0] in_q;
  logic [261:0] out, out_q, shift_q;

  rijndael_round u_core (
    .clk_i(clk_i),
    .rst_ni(in_q[0:0]),
    .key_valid_i(in_q[1:1]),
    .key_len_i(in_q[3:2]),
    .key_i(in_q[259:4]),
    .key_clear_i(in_q[260:260]),
    .in_valid_i(in_q[261:261]),
    .in_decrypt_i(in_q[262:262]),
    .in_chain_i(in_q[263:263]),
    .block_len_i(in_q[265:264]),
    .in_data_i(in_q[521:266]),
    .in_tag_i(in_q[522:522]),
    .out_ready_i(in_q[523:523]),
    .key_ready_o(out[0:0]),
    .key_error_o(out[1:1]),
    .in_ready_o(out[2:2]),
    .out_valid_o(out[3:3]),
    .out_data_o(out[259:4]),
    .out_tag_o(out[260:260]),
    .out_error_o(out[261:261])
  );

  always_ff @(posedge clk_i) begin
    if (shift_i) in_q <= {in_q, data_i};
    out_q   <= out;
    shift_q <= shift_i ? {shift_q, in_q[523]} : out_q;
  end

  assign data_o = shift_q[261];

endmodule
