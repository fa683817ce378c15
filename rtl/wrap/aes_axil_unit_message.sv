// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil` with the ports of an engine that has the message interface. Parameters
// and `message_*`: those of `aes_axil_message`.

module aes_axil_unit_message #(
  parameter logic [1:0]          Engine     = aes_axil_pkg::ENGINE_GCM,
  parameter logic [16:0]         TagLengths = 17'h1F000,
  parameter bit                  Held       = 1'b0,
  parameter logic [127:0]        Arch       = "round",
  parameter logic [2:0]          KeyLengths = 3'b001,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt
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

  output logic         message_key_valid_o,
  input  logic         message_key_ready_i,
  output logic [1:0]   message_key_len_o,
  output logic [255:0] message_key_o,
  output logic         message_key_clear_o,
  input  logic         message_key_error_i,
  output logic         message_in_valid_o,
  input  logic         message_in_ready_i,
  output logic [1:0]   message_in_kind_o,
  output logic         message_in_last_o,
  output logic [15:0]  message_in_strb_o,
  output logic [127:0] message_in_data_o,
  output logic         message_in_decrypt_o,
  output logic [4:0]   message_in_tag_bytes_o,
  input  logic         message_out_valid_i,
  output logic         message_out_ready_o,
  input  logic [127:0] message_out_data_i,
  input  logic         message_tag_valid_i,
  output logic         message_tag_ready_o,
  input  logic [127:0] message_tag_i,
  input  logic [1:0]   message_tag_status_i
);

  logic         iv_valid;
  logic [2:0]   iv_mode;
  logic [4:0]   in_bytes;
  logic [127:0] iv;
  aes_axil_registers #(
    .Modes(6'b100000), .Engine(Engine), .TagLengths(TagLengths), .Held(Held), .Arch(Arch),
    .KeyLengths(KeyLengths), .Directions(Directions)
  ) u_registers (
    .clk_i, .rst_ni, .irq_o,
    .write_i, .write_address_i, .write_data_i, .write_whole_i, .write_error_o,
    .read_i, .read_address_i, .read_data_o, .read_error_o,
    .clear_o(message_key_clear_o), .key_valid_o(message_key_valid_o),
    .key_ready_i(message_key_ready_i), .key_len_o(message_key_len_o), .key_o(message_key_o),
    .key_error_i(message_key_error_i),
    .iv_valid_o(iv_valid), .iv_ready_i(1'b1), .iv_mode_o(iv_mode),
    .iv_decrypt_o(message_in_decrypt_o), .iv_tag_bytes_o(message_in_tag_bytes_o), .iv_o(iv),
    .in_valid_o(message_in_valid_o), .in_ready_i(message_in_ready_i),
    .in_kind_o(message_in_kind_o), .in_last_o(message_in_last_o), .in_bytes_o(in_bytes),
    .in_data_o(message_in_data_o),
    .out_valid_i(message_out_valid_i), .out_ready_o(message_out_ready_o),
    .out_data_i(message_out_data_i), .out_error_i(1'b0),
    .end_valid_i(message_tag_valid_i), .end_ready_o(message_tag_ready_o),
    .end_tag_i(message_tag_i), .end_status_i(message_tag_status_i)
  );

  for (genvar n = 0; n < 16; n++) begin : gen_strobe
    assign message_in_strb_o[15-n] = in_bytes > 5'(n);
  end

  logic unused;
  assign unused = ^{iv_valid, iv_mode, iv};

endmodule
