// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// 64 KiB of memory with AXI4-Lite; the answer follows in the clock after the address.

module soc_memory #(
  /// Content at the start: a file of 32-bit words in hex.
  parameter Firmware = "firmware.hex"
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        awvalid_i,
  output logic        awready_o,
  input  logic [31:0] awaddr_i,
  input  logic        wvalid_i,
  output logic        wready_o,
  input  logic [31:0] wdata_i,
  input  logic [3:0]  wstrb_i,
  output logic        bvalid_o,
  input  logic        bready_i,
  input  logic        arvalid_i,
  output logic        arready_o,
  input  logic [31:0] araddr_i,
  output logic        rvalid_o,
  input  logic        rready_i,
  output logic [31:0] rdata_o
);

  logic [31:0] words [2**14];
  initial $readmemh(Firmware, words);

  logic write;
  assign write = awvalid_i && wvalid_i && !bvalid_o;
  assign awready_o = write;
  assign wready_o = write;
  assign arready_o = !rvalid_o;

  logic unused;
  assign unused = ^{awaddr_i[31:16], awaddr_i[1:0], araddr_i[31:16], araddr_i[1:0]};

  always_ff @(posedge clk_i) begin
    bvalid_o <= rst_ni && (write || (bvalid_o && !bready_i));
    rvalid_o <= rst_ni && ((arvalid_i && arready_o) || (rvalid_o && !rready_i));
    for (int unsigned n = 0; n < 4; n++) begin
      if (write && wstrb_i[n]) words[awaddr_i[15:2]][8*n +: 8] <= wdata_i[8*n +: 8];
    end
    if (arvalid_i && arready_o) rdata_o <= words[araddr_i[15:2]];
  end

endmodule
