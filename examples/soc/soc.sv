// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A small system: PicoRV32, 64 KiB of memory at 0, `aes_axil` at 0x4000_0000, a port of bytes at
// 0x8000_0000 and `aes_axil_gcm` at 0xc000_0000, all on one AXI4-Lite bus. The guide:
// docs/guide/soc.md.

module soc #(
  /// Architecture of the AES core, as in `aes_core`.
  parameter logic [127:0] Arch     = "round",
  /// Memory at the start: a file of 32-bit words in hex.
  parameter               Firmware = "firmware.hex"
) (
  input  logic       clk_i,
  /// Synchronous, active low.
  input  logic       rst_ni,
  /// High when the processor has stopped: at `ebreak`, or at an illegal instruction or address.
  output logic       trap_o,

  input  logic       rx_valid_i,
  output logic       rx_ready_o,
  input  logic [7:0] rx_data_i,
  output logic       tx_valid_o,
  input  logic       tx_ready_i,
  output logic [7:0] tx_data_o
);

  localparam int unsigned MEMORY = 0;
  localparam int unsigned AES = 1;
  localparam int unsigned PORT = 2;
  localparam int unsigned GCM = 3;

  logic        awvalid, awready, wvalid, wready, bvalid, bready, arvalid, arready, rvalid, rready;
  logic [31:0] awaddr, wdata, araddr, rdata;
  logic [3:0]  wstrb;
  picorv32_axi #(.BARREL_SHIFTER(1'b1)) u_cpu (
    .clk(clk_i), .resetn(rst_ni), .trap(trap_o),
    .mem_axi_awvalid(awvalid), .mem_axi_awready(awready), .mem_axi_awaddr(awaddr),
    .mem_axi_awprot(),
    .mem_axi_wvalid(wvalid), .mem_axi_wready(wready), .mem_axi_wdata(wdata),
    .mem_axi_wstrb(wstrb), .mem_axi_bvalid(bvalid), .mem_axi_bready(bready),
    .mem_axi_arvalid(arvalid), .mem_axi_arready(arready), .mem_axi_araddr(araddr),
    .mem_axi_arprot(),
    .mem_axi_rvalid(rvalid), .mem_axi_rready(rready), .mem_axi_rdata(rdata),
    .pcpi_valid(), .pcpi_insn(), .pcpi_rs1(), .pcpi_rs2(),
    .pcpi_wr(1'b0), .pcpi_rd('0), .pcpi_wait(1'b0), .pcpi_ready(1'b0),
    .irq('0), .eoi(), .trace_valid(), .trace_data()
  );

  // The address bits 31 and 30 select. PicoRV32 has one access at a time and holds its address up to
  // the answer, so the same bits select the answer.
  logic [1:0]  w_select, r_select;
  logic [3:0]  awreadys, wreadys, bvalids, arreadys, rvalids;
  logic [31:0] memory_rdata, aes_rdata, port_rdata, gcm_rdata;
  assign w_select = awaddr[31:30];
  assign r_select = araddr[31:30];
  assign awready = 1'(awreadys >> w_select);
  assign wready = 1'(wreadys >> w_select);
  assign bvalid = 1'(bvalids >> w_select);
  assign arready = 1'(arreadys >> r_select);
  assign rvalid = 1'(rvalids >> r_select);
  assign rdata = r_select == 2'(MEMORY) ? memory_rdata :
                 r_select == 2'(AES)    ? aes_rdata :
                 r_select == 2'(GCM)    ? gcm_rdata : port_rdata;

  soc_memory #(.Firmware(Firmware)) u_memory (
    .clk_i, .rst_ni,
    .awvalid_i(awvalid && w_select == 2'(MEMORY)), .awready_o(awreadys[MEMORY]),
    .awaddr_i(awaddr), .wvalid_i(wvalid && w_select == 2'(MEMORY)), .wready_o(wreadys[MEMORY]),
    .wdata_i(wdata), .wstrb_i(wstrb), .bvalid_o(bvalids[MEMORY]), .bready_i(bready),
    .arvalid_i(arvalid && r_select == 2'(MEMORY)), .arready_o(arreadys[MEMORY]),
    .araddr_i(araddr), .rvalid_o(rvalids[MEMORY]), .rready_i(rready), .rdata_o(memory_rdata)
  );

  // The driver polls, so the interrupt is open. PicoRV32's adapter takes no error answers; the driver
  // reads the register ERROR.
  aes_axil #(.Arch(Arch), .KeyLengths(3'b111)) u_aes (
    .aclk(clk_i), .aresetn(rst_ni), .irq(),
    .s_axil_awvalid(awvalid && w_select == 2'(AES)), .s_axil_awready(awreadys[AES]),
    .s_axil_awaddr(awaddr[6:0]), .s_axil_awprot('0),
    .s_axil_wvalid(wvalid && w_select == 2'(AES)), .s_axil_wready(wreadys[AES]),
    .s_axil_wdata(wdata), .s_axil_wstrb(wstrb),
    .s_axil_bvalid(bvalids[AES]), .s_axil_bready(bready), .s_axil_bresp(),
    .s_axil_arvalid(arvalid && r_select == 2'(AES)), .s_axil_arready(arreadys[AES]),
    .s_axil_araddr(araddr[6:0]), .s_axil_arprot('0),
    .s_axil_rvalid(rvalids[AES]), .s_axil_rready(rready), .s_axil_rdata(aes_rdata),
    .s_axil_rresp()
  );

  // A round a clock, with the S-box of the design aes128-gcm-lean, for keys of all lengths.
  aes_axil_gcm #(.Arch("round"), .KeyLengths(3'b111), .Sbox(aes_pkg::SboxLean)) u_gcm (
    .aclk(clk_i), .aresetn(rst_ni), .irq(),
    .s_axil_awvalid(awvalid && w_select == 2'(GCM)), .s_axil_awready(awreadys[GCM]),
    .s_axil_awaddr(awaddr[6:0]), .s_axil_awprot('0),
    .s_axil_wvalid(wvalid && w_select == 2'(GCM)), .s_axil_wready(wreadys[GCM]),
    .s_axil_wdata(wdata), .s_axil_wstrb(wstrb),
    .s_axil_bvalid(bvalids[GCM]), .s_axil_bready(bready), .s_axil_bresp(),
    .s_axil_arvalid(arvalid && r_select == 2'(GCM)), .s_axil_arready(arreadys[GCM]),
    .s_axil_araddr(araddr[6:0]), .s_axil_arprot('0),
    .s_axil_rvalid(rvalids[GCM]), .s_axil_rready(rready), .s_axil_rdata(gcm_rdata),
    .s_axil_rresp()
  );

  soc_port u_port (
    .clk_i, .rst_ni,
    .awvalid_i(awvalid && w_select == 2'(PORT)), .awready_o(awreadys[PORT]),
    .wvalid_i(wvalid && w_select == 2'(PORT)), .wready_o(wreadys[PORT]), .wdata_i(wdata),
    .bvalid_o(bvalids[PORT]), .bready_i(bready),
    .arvalid_i(arvalid && r_select == 2'(PORT)), .arready_o(arreadys[PORT]),
    .rvalid_o(rvalids[PORT]), .rready_i(rready), .rdata_o(port_rdata),
    .rx_valid_i, .rx_ready_o, .rx_data_i, .tx_valid_o, .tx_ready_i, .tx_data_o
  );

endmodule
