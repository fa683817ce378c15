// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Bytes in and out with AXI4-Lite: a read waits for a byte from outside, a write until it is taken.

module soc_port (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        awvalid_i,
  output logic        awready_o,
  input  logic        wvalid_i,
  output logic        wready_o,
  input  logic [31:0] wdata_i,
  output logic        bvalid_o,
  input  logic        bready_i,
  input  logic        arvalid_i,
  output logic        arready_o,
  output logic        rvalid_o,
  input  logic        rready_i,
  output logic [31:0] rdata_o,

  input  logic        rx_valid_i,
  output logic        rx_ready_o,
  input  logic [7:0]  rx_data_i,
  output logic        tx_valid_o,
  input  logic        tx_ready_i,
  output logic [7:0]  tx_data_o
);

  logic write;
  assign tx_valid_o = awvalid_i && wvalid_i && !bvalid_o;
  assign tx_data_o = wdata_i[7:0];
  assign write = tx_valid_o && tx_ready_i;
  assign awready_o = write;
  assign wready_o = write;
  assign rx_ready_o = arvalid_i && !rvalid_o;
  assign arready_o = rx_valid_i && !rvalid_o;

  logic unused;
  assign unused = ^wdata_i[31:8];

  always_ff @(posedge clk_i) begin
    bvalid_o <= rst_ni && (write || (bvalid_o && !bready_i));
    rvalid_o <= rst_ni && ((rx_valid_i && rx_ready_o) || (rvalid_o && !rready_i));
    if (rx_valid_i && rx_ready_o) rdata_o <= 32'(rx_data_i);
  end

endmodule
