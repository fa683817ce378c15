// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_core` of any architecture with ports of full width: what the wrappers for buses have inside.
// A core with ports of 8 or 32 bits gets `aes_port_adapter`. The ports are those of `aes_core`.

module aes_wrap_core #(
  parameter logic [127:0]           Arch        = "round",
  parameter logic [2:0]             KeyLengths  = 3'b001,
  parameter aes_pkg::direction_e    Directions  = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  parameter int unsigned            PortBits    = 128,
  parameter int unsigned            TagBits     = 1
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               key_valid_i,
  output logic               key_ready_o,
  input  logic [1:0]         key_len_i,
  input  logic [255:0]       key_i,
  input  logic               key_clear_i,
  output logic               key_error_o,
  input  logic               in_valid_i,
  output logic               in_ready_o,
  input  logic               in_decrypt_i,
  input  logic               in_chain_i,
  input  logic [1:0]         block_len_i,
  input  logic [127:0]       in_data_i,
  input  logic [TagBits-1:0] in_tag_i,
  output logic               out_valid_o,
  input  logic               out_ready_i,
  output logic [127:0]       out_data_o,
  output logic [TagBits-1:0] out_tag_o,
  output logic               out_error_o
);

  if (PortBits == 128) begin : gen_wide
    aes_core #(
      .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule),
      .Sbox(Sbox), .TagBits(TagBits)
    ) u_core (
      .clk_i, .rst_ni, .key_valid_i, .key_ready_o, .key_len_i, .key_i, .key_clear_i, .key_error_o,
      .in_valid_i, .in_ready_o, .in_decrypt_i, .in_chain_i, .block_len_i, .in_data_i, .in_tag_i,
      .out_valid_o, .out_ready_i, .out_data_o, .out_tag_o, .out_error_o
    );
  end else begin : gen_narrow
    logic                key_valid, key_ready, block_valid, block_ready, decrypt, chain;
    logic                result_valid, result_ready, result_error, unused_key_error;
    logic [1:0]          key_len, block_len;
    logic [PortBits-1:0] key, block, result;
    logic [TagBits-1:0]  tag, result_tag;
    aes_port_adapter #(
      .PortBits(PortBits), .KeyLengths(KeyLengths), .Directions(Directions), .TagBits(TagBits)
    ) u_adapter (
      .clk_i, .rst_ni, .key_valid_i, .key_ready_o, .key_len_i, .key_i, .key_clear_i, .key_error_o,
      .in_valid_i, .in_ready_o, .in_decrypt_i, .in_chain_i, .block_len_i, .in_data_i, .in_tag_i,
      .out_valid_o, .out_ready_i, .out_data_o, .out_tag_o, .out_error_o,
      .core_key_valid_o(key_valid), .core_key_ready_i(key_ready), .core_key_len_o(key_len),
      .core_key_o(key), .core_in_valid_o(block_valid), .core_in_ready_i(block_ready),
      .core_in_decrypt_o(decrypt), .core_in_chain_o(chain), .core_block_len_o(block_len),
      .core_in_data_o(block), .core_in_tag_o(tag), .core_out_valid_i(result_valid),
      .core_out_ready_o(result_ready), .core_out_data_i(result), .core_out_tag_i(result_tag),
      .core_out_error_i(result_error)
    );
    aes_core #(
      .Arch(Arch), .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule),
      .Sbox(Sbox), .TagBits(TagBits), .PortBits(PortBits)
    ) u_core (
      .clk_i, .rst_ni, .key_valid_i(key_valid), .key_ready_o(key_ready), .key_len_i(key_len),
      .key_i(key), .key_clear_i, .key_error_o(unused_key_error), .in_valid_i(block_valid),
      .in_ready_o(block_ready), .in_decrypt_i(decrypt), .in_chain_i(chain),
      .block_len_i(block_len), .in_data_i(block), .in_tag_i(tag), .out_valid_o(result_valid),
      .out_ready_i(result_ready), .out_data_o(result), .out_tag_o(result_tag),
      .out_error_o(result_error)
    );
  end

endmodule
