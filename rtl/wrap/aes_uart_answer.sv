// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Sends an answer of aes_uart: a status byte, 16 bytes of data or none, and the CRC of both.

module aes_uart_answer #(
  parameter int unsigned Divisor = 104
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         valid_i,
  output logic         ready_o,
  input  logic [7:0]   status_i,
  input  logic         with_data_i,
  input  logic [127:0] data_i,
  output logic         tx_o
);

  logic [127:0] data_q;
  logic [4:0]   left_q;   // bytes of the answer that are not yet with the transmitter
  logic [7:0]   status_q;
  logic         first_q;  // the status is due
  logic [7:0]   crc_q, crc, next;
  logic         send, taken;

  assign send = left_q != 5'd0;
  assign ready_o = !send;
  assign next = first_q ? status_q : left_q == 5'd1 ? crc_q : data_q[127:120];

  aes_uart_crc u_crc (.crc_i(crc_q), .data_i(next), .crc_o(crc));

  logic ready;
  assign taken = send && ready;
  aes_uart_tx #(.Divisor(Divisor)) u_tx (
    .clk_i, .rst_ni, .valid_i(send), .ready_o(ready), .data_i(next), .tx_o
  );

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      left_q <= 5'd0;
      data_q <= '0;
    end else if (ready_o && valid_i) begin
      left_q <= with_data_i ? 5'd18 : 5'd2;
      data_q <= data_i & {128{with_data_i}};
    end else if (taken) begin
      left_q <= left_q - 5'd1;
      if (!first_q) data_q <= {data_q[119:0], 8'd0};
    end
    if (ready_o) status_q <= status_i;
    if (ready_o) first_q <= 1'b1;
    else if (taken) first_q <= 1'b0;
    if (ready_o) crc_q <= 8'd0;
    else if (taken) crc_q <= crc;
  end

endmodule
