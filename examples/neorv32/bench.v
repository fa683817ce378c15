// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Clock and reset for `neorv32_aes`, and a receiver that prints what the program sends by UART. Ends
// after its last word, or after 5 ms.

`timescale 1ns/1ps

module tb #(
  parameter integer BAUD = 19200
);

  localparam real BIT_TIME = 1.0e9 / BAUD;

  reg        clk = 1'b0, reset_n = 1'b0;
  reg  [7:0] character;
  reg [31:0] last = 32'd0;
  integer    n;
  wire       txd;

  neorv32_aes u_system (
    .clk_i(clk), .rstn_i(reset_n), .uart0_txd_o(txd), .uart0_rxd_i(1'b1)
  );

  always #5 clk = !clk;

  initial begin
    #100 reset_n = 1'b1;
    #5000000 $finish;
  end

  always begin
    @(negedge txd);
    if (reset_n) begin
      #(1.5 * BIT_TIME);
      for (n = 0; n < 8; n = n + 1) begin
        character[n] = txd;
        #(BIT_TIME);
      end
      $write("%c", character);
      last = {last[23:0], character};
      if (last == "ted\n") $finish;
    end
  end

endmodule
