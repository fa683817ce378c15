// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AXI4-Lite to one write and one read of registers: an access takes the clock in which its address,
// and of a write its data, are taken. The answer follows in the next clock. No output to the bus
// depends on an input in the same clock, as AXI asks for.
//
//   clock            0    1    2    3
//   awvalid, wvalid  W    W
//   awready, wready       W
//   bvalid                     W
//   arvalid          R
//   arready          R         (high)
//   rvalid                R

module aes_axil_bus (
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic        awvalid_i,
  output logic        awready_o,
  input  logic [4:0]  awaddr_i,  // of a word
  input  logic        wvalid_i,
  output logic        wready_o,
  input  logic [31:0] wdata_i,
  input  logic [3:0]  wstrb_i,
  output logic        bvalid_o,
  input  logic        bready_i,
  output logic [1:0]  bresp_o,
  input  logic        arvalid_i,
  output logic        arready_o,
  input  logic [4:0]  araddr_i,
  output logic        rvalid_o,
  input  logic        rready_i,
  /// 0 while `rvalid_o` is low.
  output logic [31:0] rdata_o,
  output logic [1:0]  rresp_o,

  output logic        write_o,
  output logic [4:0]  write_address_o,
  output logic [31:0] write_data_o,
  output logic        write_whole_o,
  /// In the clock of the access: answer with an error.
  input  logic        write_error_i,
  output logic        read_o,
  output logic [4:0]  read_address_o,
  input  logic [31:0] read_data_i,
  input  logic        read_error_i
);

  logic        takes_q;  // a write is taken
  logic        b_valid_q, b_error_q, r_valid_q, r_error_q;
  logic [31:0] r_data_q;

  assign awready_o = takes_q;
  assign wready_o = takes_q;
  assign write_o = takes_q && awvalid_i && wvalid_i;
  assign write_address_o = awaddr_i;
  assign write_data_o = wdata_i;
  assign write_whole_o = wstrb_i == '1;

  assign arready_o = !r_valid_q;
  assign read_o = rst_ni && arvalid_i && arready_o;
  assign read_address_o = araddr_i;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      {takes_q, b_valid_q, b_error_q, r_valid_q, r_error_q} <= '0;
      r_data_q <= '0;
    end else begin
      takes_q <= awvalid_i && wvalid_i && !takes_q && (!b_valid_q || bready_i);
      if (write_o) {b_valid_q, b_error_q} <= {1'b1, write_error_i};
      else if (bready_i) {b_valid_q, b_error_q} <= '0;
      if (read_o) begin
        {r_valid_q, r_error_q} <= {1'b1, read_error_i};
        r_data_q <= read_data_i;
      end else if (rready_i) begin
        {r_valid_q, r_error_q} <= '0;
        r_data_q <= '0;
      end
    end
  end

  assign bvalid_o = b_valid_q;
  assign bresp_o = {b_error_q, 1'b0};
  assign rvalid_o = r_valid_q;
  assign rresp_o = {r_error_q, 1'b0};
  assign rdata_o = r_data_q;

endmodule
