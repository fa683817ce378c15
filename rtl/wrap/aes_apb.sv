// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES with the registers of `aes_axil` at APB4, modes and core inside:
// `aes_apb #(.Arch("column")) u_aes (...)`. The registers: docs/reference/axil.md.

module aes_apb #(
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
  input  logic        pclk,
  /// Synchronous, active low.
  input  logic        presetn,
  /// High while a condition holds that INTERRUPT names.
  output logic        irq,

  input  logic        psel,
  input  logic        penable,
  input  logic        pwrite,
  /// In bytes.
  input  logic [6:0]  paddr,
  input  logic [2:0]  pprot,
  input  logic [31:0] pwdata,
  input  logic [3:0]  pstrb,
  output logic        pready,
  output logic [31:0] prdata,
  output logic        pslverr
);

  localparam bit CHAINING = Arch == "tbox" && Directions != aes_pkg::DirDecrypt;

  logic         key_valid, key_ready, clear, key_error, block_valid, block_ready, decrypt, chain;
  logic         tag, result_valid, result_ready, result_tag, result_error;
  logic [1:0]   key_len, block_len;
  logic [127:0] block, result;
  logic [255:0] key;

  aes_apb_mode #(
    .Modes(Modes), .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions),
    .Chaining(CHAINING), .Depth(Depth)
  ) u_mode (
    .pclk, .presetn, .irq, .psel, .penable, .pwrite, .paddr, .pprot, .pwdata, .pstrb, .pready,
    .prdata, .pslverr,
    .core_key_valid_o(key_valid), .core_key_ready_i(key_ready), .core_key_len_o(key_len),
    .core_key_o(key), .core_key_clear_o(clear), .core_key_error_i(key_error),
    .core_in_valid_o(block_valid), .core_in_ready_i(block_ready), .core_in_decrypt_o(decrypt),
    .core_in_chain_o(chain), .core_block_len_o(block_len), .core_in_data_o(block),
    .core_in_tag_o(tag), .core_out_valid_i(result_valid), .core_out_ready_o(result_ready),
    .core_out_data_i(result), .core_out_tag_i(result_tag), .core_out_error_i(result_error)
  );

  aes_wrap_core #(
    .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule),
    .Sbox(Sbox), .PortBits(PortBits)
  ) u_core (
    .clk_i(pclk), .rst_ni(presetn),
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_len_i(key_len), .key_i(key),
    .key_clear_i(clear), .key_error_o(key_error),
    .in_valid_i(block_valid), .in_ready_o(block_ready), .in_decrypt_i(decrypt),
    .in_chain_i(chain), .block_len_i(block_len), .in_data_i(block), .in_tag_i(tag),
    .out_valid_o(result_valid), .out_ready_i(result_ready), .out_data_o(result),
    .out_tag_o(result_tag), .out_error_o(result_error)
  );

endmodule
