// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil` with `aes_mode` behind them, and the ports of a core. Parameters and
// `core_*`: those of `aes_axil_mode`.

module aes_axil_unit_mode #(
  parameter logic [4:0]          Modes      = 5'b11111,
  parameter logic [127:0]        Arch       = "round",
  parameter logic [2:0]          KeyLengths = 3'b001,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter bit                  Chaining   = 1'b0,
  parameter int unsigned         Depth      = 2
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  output logic         irq_o,

  /// As of `aes_axil_bus`, from `write_o` on.
  input  logic         write_i,
  input  logic [4:0]   write_address_i,
  input  logic [31:0]  write_data_i,
  input  logic         write_whole_i,
  output logic         write_error_o,
  input  logic         read_i,
  input  logic [4:0]   read_address_i,
  output logic [31:0]  read_data_o,
  output logic         read_error_o,

  output logic         core_key_valid_o,
  input  logic         core_key_ready_i,
  output logic [1:0]   core_key_len_o,
  output logic [255:0] core_key_o,
  output logic         core_key_clear_o,
  input  logic         core_key_error_i,
  output logic         core_in_valid_o,
  input  logic         core_in_ready_i,
  output logic         core_in_decrypt_o,
  output logic         core_in_chain_o,
  output logic [1:0]   core_block_len_o,
  output logic [127:0] core_in_data_o,
  output logic         core_in_tag_o,
  input  logic         core_out_valid_i,
  output logic         core_out_ready_o,
  input  logic [127:0] core_out_data_i,
  input  logic         core_out_tag_i,
  input  logic         core_out_error_i
);

  logic         iv_valid, iv_ready, iv_decrypt, in_valid, in_ready, in_last;
  logic         out_valid, out_ready, out_error, end_ready, unused_tag;
  logic [1:0]   in_kind;
  logic [2:0]   iv_mode;
  logic [4:0]   iv_tag_bytes, in_bytes;
  logic [127:0] iv, in_data, out_data;
  aes_axil_registers #(
    .Modes({1'b0, Modes}), .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions)
  ) u_registers (
    .clk_i, .rst_ni, .irq_o,
    .write_i, .write_address_i, .write_data_i, .write_whole_i, .write_error_o,
    .read_i, .read_address_i, .read_data_o, .read_error_o,
    .clear_o(core_key_clear_o), .key_valid_o(core_key_valid_o), .key_ready_i(core_key_ready_i),
    .key_len_o(core_key_len_o), .key_o(core_key_o), .key_error_i(core_key_error_i),
    .iv_valid_o(iv_valid), .iv_ready_i(iv_ready), .iv_mode_o(iv_mode),
    .iv_decrypt_o(iv_decrypt), .iv_tag_bytes_o(iv_tag_bytes), .iv_o(iv),
    .in_valid_o(in_valid), .in_ready_i(in_ready), .in_kind_o(in_kind), .in_last_o(in_last),
    .in_bytes_o(in_bytes), .in_data_o(in_data),
    .out_valid_i(out_valid), .out_ready_o(out_ready), .out_data_i(out_data),
    .out_error_i(out_error),
    .end_valid_i(1'b0), .end_ready_o(end_ready), .end_tag_i('0), .end_status_i('0)
  );

  logic unused;
  assign unused = ^{iv_tag_bytes, in_kind, in_last, in_bytes, end_ready, unused_tag};

  aes_mode #(
    .Modes(Modes), .Directions(Directions), .Chaining(Chaining), .Depth(Depth)
  ) u_mode (
    .clk_i, .rst_ni,
    .key_valid_i(core_key_valid_o), .key_ready_i(core_key_ready_i),
    .key_clear_i(core_key_clear_o),
    .iv_valid_i(iv_valid), .iv_ready_o(iv_ready), .iv_mode_i(iv_mode),
    .iv_decrypt_i(iv_decrypt), .iv_i(iv),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in_data), .in_tag_i(1'b0),
    .out_valid_o(out_valid), .out_ready_i(out_ready), .out_data_o(out_data),
    .out_tag_o(unused_tag), .out_error_o(out_error),
    .core_in_valid_o, .core_in_ready_i, .core_in_decrypt_o, .core_in_chain_o, .core_block_len_o,
    .core_in_data_o, .core_in_tag_o, .core_out_valid_i, .core_out_ready_o, .core_out_data_i,
    .core_out_tag_i, .core_out_error_i
  );

endmodule
