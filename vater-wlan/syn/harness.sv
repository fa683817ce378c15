// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Serial harness around aes_vater_wlan_narrow, made to measure it on an FPGA.

(* blackbox *)
module aes_vater_wlan_narrow (
  input  logic [0:0] clk_i,
  input  logic [0:0] rst_ni,
  input  logic [0:0] key_valid_i,
  output logic [0:0] key_ready_o,
  input  logic [1:0] key_len_i,
  input  logic [31:0] key_i,
  input  logic [0:0] key_clear_i,
  output logic [0:0] key_error_o,
  input  logic [0:0] in_valid_i,
  output logic [0:0] in_ready_o,
  input  logic [0:0] in_decrypt_i,
  input  logic [0:0] in_chain_i,
  input  logic [1:0] block_len_i,
  input  logic [31:0] in_data_i,
  input  logic [0:0] in_tag_i,
  output logic [0:0] out_valid_o,
  input  logic [0:0] out_ready_i,
  output logic [31:0] out_data_o,
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

  logic [75:0] in_q;
  logic [37:0] out, out_q, shift_q;

  aes_vater_wlan_narrow u_core (
    .clk_i(clk_i),
    .rst_ni(in_q[0:0]),
    .key_valid_i(in_q[1:1]),
    .key_len_i(in_q[3:2]),
    .key_i(in_q[35:4]),
    .key_clear_i(in_q[36:36]),
    .in_valid_i(in_q[37:37]),
    .in_decrypt_i(in_q[38:38]),
    .in_chain_i(in_q[39:39]),
    .block_len_i(in_q[41:40]),
    .in_data_i(in_q[73:42]),
    .in_tag_i(in_q[74:74]),
    .out_ready_i(in_q[75:75]),
    .key_ready_o(out[0:0]),
    .key_error_o(out[1:1]),
    .in_ready_o(out[2:2]),
    .out_valid_o(out[3:3]),
    .out_data_o(out[35:4]),
    .out_tag_o(out[36:36]),
    .out_error_o(out[37:37])
  );

  always_ff @(posedge clk_i) begin
    if (shift_i) in_q <= {in_q, data_i};
    out_q   <= out;
    shift_q <= shift_i ? {shift_q, in_q[75]} : out_q;
  end

  assign data_o = shift_q[37];

endmodule
