// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES with AXI4-Lite registers, modes and core inside: `aes_axil #(.Arch("column")) u_aes (...)`.
// The registers: docs/reference/axil.md.

module aes_axil #(
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]             Modes       = 5'b11111,
  /// Of `aes_core`, as the next five.
  parameter logic [127:0]           Arch        = "round",
  parameter logic [2:0]             KeyLengths  = 3'b001,
  parameter aes_pkg::direction_e    Directions  = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule =
      Arch == "pipeline" ? aes_pkg::KeysStored : aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  parameter int unsigned            PortBits    = Arch == "serial" ? 8 : 128,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned            Depth       = Arch == "pipeline" ? 15 : 2
) (
  input  logic        aclk,
  /// Synchronous, active low.
  input  logic        aresetn,
  /// High while a condition holds that INTERRUPT names.
  output logic        irq,

  input  logic        s_axil_awvalid,
  output logic        s_axil_awready,
  /// In bytes.
  input  logic [6:0]  s_axil_awaddr,
  input  logic [2:0]  s_axil_awprot,
  input  logic        s_axil_wvalid,
  output logic        s_axil_wready,
  input  logic [31:0] s_axil_wdata,
  input  logic [3:0]  s_axil_wstrb,
  output logic        s_axil_bvalid,
  input  logic        s_axil_bready,
  output logic [1:0]  s_axil_bresp,
  input  logic        s_axil_arvalid,
  output logic        s_axil_arready,
  input  logic [6:0]  s_axil_araddr,
  input  logic [2:0]  s_axil_arprot,
  output logic        s_axil_rvalid,
  input  logic        s_axil_rready,
  output logic [31:0] s_axil_rdata,
  output logic [1:0]  s_axil_rresp
);

  localparam logic [7:0] ARCH =
      Arch == "column"   ? aes_axil_pkg::ARCH_COLUMN :
      Arch == "pipeline" ? aes_axil_pkg::ARCH_PIPELINE :
      Arch == "round"    ? aes_axil_pkg::ARCH_ROUND :
      Arch == "serial"   ? aes_axil_pkg::ARCH_SERIAL :
      Arch == "step"     ? aes_axil_pkg::ARCH_STEP :
      Arch == "tbox"     ? aes_axil_pkg::ARCH_TBOX :
      Arch == "twin"     ? aes_axil_pkg::ARCH_TWIN : aes_axil_pkg::ARCH_OTHER;
  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam logic [31:0] CAPABILITY =
      (32'd1 << aes_axil_pkg::CAPABILITY_VERSION_BIT) |
      (32'(ARCH) << aes_axil_pkg::CAPABILITY_ARCHITECTURE_BIT) |
      (32'(Modes) << aes_axil_pkg::CAPABILITY_MODES_BIT) |
      (32'(KeyLengths) << aes_axil_pkg::CAPABILITY_KEYS_BIT) |
      (32'(ENCRYPTS) << aes_axil_pkg::CAPABILITY_ENCRYPT_BIT) |
      (32'(DECRYPTS) << aes_axil_pkg::CAPABILITY_DECRYPT_BIT);
  localparam bit CHAINING = Arch == "tbox" && ENCRYPTS;

  logic unused;
  assign unused = ^{s_axil_awprot, s_axil_arprot, s_axil_awaddr[1:0], s_axil_araddr[1:0]};

  logic        write, write_whole, write_error, read, read_error;
  logic [4:0]  write_address, read_address;
  logic [31:0] write_data, read_data;
  aes_axil_bus u_bus (
    .clk_i(aclk), .rst_ni(aresetn),
    .awvalid_i(s_axil_awvalid), .awready_o(s_axil_awready), .awaddr_i(s_axil_awaddr[6:2]),
    .wvalid_i(s_axil_wvalid), .wready_o(s_axil_wready), .wdata_i(s_axil_wdata),
    .wstrb_i(s_axil_wstrb), .bvalid_o(s_axil_bvalid), .bready_i(s_axil_bready),
    .bresp_o(s_axil_bresp), .arvalid_i(s_axil_arvalid), .arready_o(s_axil_arready),
    .araddr_i(s_axil_araddr[6:2]), .rvalid_o(s_axil_rvalid), .rready_i(s_axil_rready),
    .rdata_o(s_axil_rdata), .rresp_o(s_axil_rresp),
    .write_o(write), .write_address_o(write_address), .write_data_o(write_data),
    .write_whole_o(write_whole), .write_error_i(write_error),
    .read_o(read), .read_address_o(read_address), .read_data_i(read_data),
    .read_error_i(read_error)
  );

  logic         clear, key_valid, key_ready, key_error, iv_valid, iv_ready, iv_decrypt;
  logic         in_valid, in_ready, out_valid, out_ready, out_error;
  logic [1:0]   key_len;
  logic [2:0]   iv_mode;
  logic [127:0] iv, in_data, out_data;
  logic [255:0] key;
  aes_axil_registers #(.Capability(CAPABILITY)) u_registers (
    .clk_i(aclk), .rst_ni(aresetn), .irq_o(irq),
    .write_i(write), .write_address_i(write_address), .write_data_i(write_data),
    .write_whole_i(write_whole), .write_error_o(write_error),
    .read_i(read), .read_address_i(read_address), .read_data_o(read_data),
    .read_error_o(read_error),
    .clear_o(clear), .key_valid_o(key_valid), .key_ready_i(key_ready), .key_len_o(key_len),
    .key_o(key), .key_error_i(key_error),
    .iv_valid_o(iv_valid), .iv_ready_i(iv_ready), .iv_mode_o(iv_mode),
    .iv_decrypt_o(iv_decrypt), .iv_o(iv),
    .in_valid_o(in_valid), .in_ready_i(in_ready), .in_data_o(in_data),
    .out_valid_i(out_valid), .out_ready_o(out_ready), .out_data_i(out_data),
    .out_error_i(out_error)
  );

  logic         block_valid, block_ready, decrypt, chain, tag;
  logic         result_valid, result_ready, result_tag, result_error, unused_tag;
  logic [1:0]   block_len;
  logic [127:0] block, result;
  aes_mode #(
    .Modes(Modes), .Directions(Directions), .Chaining(CHAINING), .Depth(Depth)
  ) u_mode (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(key_valid), .key_ready_i(key_ready), .key_clear_i(clear),
    .iv_valid_i(iv_valid), .iv_ready_o(iv_ready), .iv_mode_i(iv_mode),
    .iv_decrypt_i(iv_decrypt), .iv_i(iv),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in_data), .in_tag_i(1'b0),
    .out_valid_o(out_valid), .out_ready_i(out_ready), .out_data_o(out_data),
    .out_tag_o(unused_tag), .out_error_o(out_error),
    .core_in_valid_o(block_valid), .core_in_ready_i(block_ready), .core_in_decrypt_o(decrypt),
    .core_in_chain_o(chain), .core_block_len_o(block_len), .core_in_data_o(block),
    .core_in_tag_o(tag), .core_out_valid_i(result_valid), .core_out_ready_o(result_ready),
    .core_out_data_i(result), .core_out_tag_i(result_tag), .core_out_error_i(result_error)
  );

  aes_wrap_core #(
    .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule),
    .Sbox(Sbox), .PortBits(PortBits)
  ) u_core (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_len_i(key_len), .key_i(key),
    .key_clear_i(clear), .key_error_o(key_error),
    .in_valid_i(block_valid), .in_ready_o(block_ready), .in_decrypt_i(decrypt),
    .in_chain_i(chain), .block_len_i(block_len), .in_data_i(block), .in_tag_i(tag),
    .out_valid_o(result_valid), .out_ready_i(result_ready), .out_data_o(result),
    .out_tag_o(result_tag), .out_error_o(result_error)
  );

endmodule
