// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Bytes to a serial line: a start bit, eight bits, lowest first, no parity, one stop bit.

module aes_uart_tx #(
  /// Clocks a bit, 4 or more.
  parameter int unsigned Divisor = 104
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       valid_i,
  output logic       ready_o,
  input  logic [7:0] data_i,
  output logic       tx_o
);

  localparam int unsigned WIDTH = $clog2(Divisor + 1);

  logic [8:0]       bits_q;  // the bit on the line, and those that follow
  logic [3:0]       left_q;  // bits that are not yet over
  logic [WIDTH-1:0] clocks_q;
  logic             last;    // the last clock of a bit

  assign last = clocks_q == '0;
  assign ready_o = left_q == 4'd0;
  assign tx_o = bits_q[0];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      left_q <= 4'd0;
      bits_q <= '1;
    end else if (ready_o && valid_i) begin
      left_q <= 4'd10;
      bits_q <= {data_i, 1'b0};
    end else if (!ready_o && last) begin
      left_q <= left_q - 4'd1;
      bits_q <= {1'b1, bits_q[8:1]};
    end
    clocks_q <= (ready_o || last) ? WIDTH'(Divisor - 1) : clocks_q - WIDTH'(1);
  end

endmodule
