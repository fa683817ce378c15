// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil` with `aes_gcm` and a core behind them. Parameters: those of
// `aes_axil_gcm`.

module aes_axil_unit_gcm #(
  parameter logic [127:0]           Arch        = "round",
  parameter logic [2:0]             KeyLengths  = 3'b001,
  parameter aes_pkg::key_schedule_e KeySchedule = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  parameter int unsigned            PortBits    = 128,
  parameter int unsigned            Depth       = 2,
  parameter int unsigned            Digit       = 16,
  parameter int unsigned            Levels      = 1,
  parameter logic [16:0]            TagLengths  = 17'h1F000
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  output logic        irq_o,

  /// As of `aes_axil_bus`, from `write_o` on.
  input  logic        write_i,
  input  logic [4:0]  write_address_i,
  input  logic [31:0] write_data_i,
  input  logic        write_whole_i,
  output logic        write_error_o,
  input  logic        read_i,
  input  logic [4:0]  read_address_i,
  output logic [31:0] read_data_o,
  output logic        read_error_o
);

  localparam logic [5:0] MODES = 6'b100000;

  logic         clear, key_valid, key_ready, key_error, iv_valid, iv_ready, iv_decrypt;
  logic         in_valid, in_ready, in_last, out_valid, out_ready, out_error, end_valid, end_ready;
  logic [1:0]   key_len, in_kind, end_status;
  logic [2:0]   iv_mode;
  logic [4:0]   iv_tag_bytes, in_bytes;
  logic [127:0] iv, in_data, out_data, end_tag;
  logic [255:0] key;
  aes_axil_registers #(
    .Modes(MODES), .TagLengths(TagLengths), .Arch(Arch), .KeyLengths(KeyLengths),
    .Directions(aes_pkg::DirEncrypt)
  ) u_registers (
    .clk_i, .rst_ni, .irq_o,
    .write_i, .write_address_i, .write_data_i, .write_whole_i, .write_error_o,
    .read_i, .read_address_i, .read_data_o, .read_error_o,
    .clear_o(clear), .key_valid_o(key_valid), .key_ready_i(key_ready), .key_len_o(key_len),
    .key_o(key), .key_error_i(key_error),
    .iv_valid_o(iv_valid), .iv_ready_i(iv_ready), .iv_mode_o(iv_mode),
    .iv_decrypt_o(iv_decrypt), .iv_tag_bytes_o(iv_tag_bytes), .iv_o(iv),
    .in_valid_o(in_valid), .in_ready_i(in_ready), .in_kind_o(in_kind), .in_last_o(in_last),
    .in_bytes_o(in_bytes), .in_data_o(in_data),
    .out_valid_i(out_valid), .out_ready_o(out_ready), .out_data_i(out_data),
    .out_error_i(out_error),
    .end_valid_i(end_valid), .end_ready_o(end_ready), .end_tag_i(end_tag),
    .end_status_i(end_status)
  );
  assign iv_ready = 1'b1;
  assign out_error = 1'b0;

  logic [15:0] strobes;
  for (genvar n = 0; n < 16; n++) begin : gen_strobe
    assign strobes[15-n] = in_bytes > 5'(n);
  end

  logic         core_key_valid, core_key_ready, block_valid, block_ready;
  logic         result_valid, result_ready, result_error;
  logic         unused_id, unused_tag_id, unused_core_tag;
  logic [15:0]  unused_strobes;
  logic [127:0] block, result;
  aes_gcm #(
    .Digit(Digit), .Levels(Levels), .Depth(Depth), .TagLengths(TagLengths)
  ) u_gcm (
    .clk_i, .rst_ni,
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_clear_i(clear),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_kind_i(in_kind), .in_last_i(in_last),
    .in_strb_i(strobes), .in_data_i(in_data), .in_decrypt_i(iv_decrypt),
    .in_tag_bytes_i(iv_tag_bytes), .in_id_i(1'b0),
    .out_valid_o(out_valid), .out_ready_i(out_ready), .out_strb_o(unused_strobes),
    .out_data_o(out_data), .out_id_o(unused_id),
    .tag_valid_o(end_valid), .tag_ready_i(end_ready), .tag_o(end_tag),
    .tag_status_o(end_status), .tag_id_o(unused_tag_id),
    .core_key_valid_o(core_key_valid), .core_key_ready_i(core_key_ready),
    .core_in_valid_o(block_valid), .core_in_ready_i(block_ready), .core_in_data_o(block),
    .core_out_valid_i(result_valid), .core_out_ready_o(result_ready), .core_out_data_i(result),
    .core_out_error_i(result_error)
  );

  aes_wrap_core #(
    .Arch(Arch), .KeyLengths(KeyLengths), .Directions(aes_pkg::DirEncrypt),
    .KeySchedule(KeySchedule), .Sbox(Sbox), .PortBits(PortBits)
  ) u_core (
    .clk_i, .rst_ni,
    .key_valid_i(core_key_valid), .key_ready_o(core_key_ready), .key_len_i(key_len), .key_i(key),
    .key_clear_i(clear), .key_error_o(key_error),
    .in_valid_i(block_valid), .in_ready_o(block_ready), .in_decrypt_i(1'b0), .in_chain_i(1'b0),
    .block_len_i(2'd0), .in_data_i(block), .in_tag_i(1'b0),
    .out_valid_o(result_valid), .out_ready_i(result_ready), .out_data_o(result),
    .out_tag_o(unused_core_tag), .out_error_o(result_error)
  );

  logic unused;
  assign unused = ^{iv_valid, iv_mode, iv, unused_id, unused_tag_id, unused_core_tag,
                    unused_strobes};

endmodule
