// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Bytes from a serial line: eight bits, lowest first, no parity, one stop bit. A bit is sampled in its
// middle. A byte without a stop bit is dropped.

module aes_uart_rx #(
  /// Clocks a bit, 4 or more.
  parameter int unsigned Divisor = 104
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  /// The line, which need not be in step with the clock.
  input  logic       rx_i,
  /// High for one clock.
  output logic       valid_o,
  output logic [7:0] data_o
);

  localparam int unsigned WIDTH = $clog2(Divisor + 1);

  if (Divisor < 4) begin : gen_bad_divisor
    $error("aes_uart_rx: Divisor must be at least 4");
  end

  logic [1:0]       line_q;  // synchroniser
  logic             busy_q;
  logic [3:0]       left_q;  // bits that follow: 9 in the start bit, 0 in the stop bit
  logic [WIDTH-1:0] clocks_q;
  logic             sample;

  assign sample = busy_q && clocks_q == '0;

  always_ff @(posedge clk_i) begin
    line_q <= {rx_i, line_q[1]};
    valid_o <= rst_ni && sample && left_q == 4'd0 && line_q[0];
    busy_q <= rst_ni && (busy_q ? !(sample && (left_q == 4'd0 || (left_q == 4'd9 && line_q[0])))
                                : !line_q[0]);
    if (!busy_q) left_q <= 4'd9;
    else if (sample) left_q <= left_q - 4'd1;
    if (!busy_q) clocks_q <= WIDTH'(Divisor / 2 - 1);
    else clocks_q <= sample ? WIDTH'(Divisor - 1) : clocks_q - WIDTH'(1);
    if (sample && left_q != 4'd0) data_o <= {line_q[0], data_o[7:1]};
  end

endmodule
