// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil` at AXI4-Lite around an engine with the message interface
// (docs/reference/messages.md). The registers: docs/reference/axil.md.

module aes_axil_message #(
  /// The engine: a value of `engine_e` in aes_axil.rdl.
  parameter logic [1:0]          Engine     = aes_axil_pkg::ENGINE_GCM,
  /// Tag lengths that the engine serves: bit n is n bytes. Bit 0: messages may come in parts; XTS
  /// has bit 0 alone.
  parameter logic [16:0]         TagLengths = 17'h1F000,
  /// 1: the engine holds decrypted text back until its tag has passed.
  parameter bit                  Held       = 1'b0,
  /// Of the core, as the next two.
  parameter logic [127:0]        Arch       = "round",
  parameter logic [2:0]          KeyLengths = 3'b001,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt
) (
  input  logic         aclk,
  /// Synchronous, active low.
  input  logic         aresetn,
  /// High while a condition holds that INTERRUPT names.
  output logic         irq,

  input  logic         s_axil_awvalid,
  output logic         s_axil_awready,
  /// In bytes.
  input  logic [6:0]   s_axil_awaddr,
  input  logic [2:0]   s_axil_awprot,
  input  logic         s_axil_wvalid,
  output logic         s_axil_wready,
  input  logic [31:0]  s_axil_wdata,
  input  logic [3:0]   s_axil_wstrb,
  output logic         s_axil_bvalid,
  input  logic         s_axil_bready,
  output logic [1:0]   s_axil_bresp,
  input  logic         s_axil_arvalid,
  output logic         s_axil_arready,
  input  logic [6:0]   s_axil_araddr,
  input  logic [2:0]   s_axil_arprot,
  output logic         s_axil_rvalid,
  input  logic         s_axil_rready,
  output logic [31:0]  s_axil_rdata,
  output logic [1:0]   s_axil_rresp,

  /// The ports of the engine and its core; their clock and reset are those of the bus. Inputs that
  /// the engine lacks are 0.
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

  aes_axil_unit_message #(
    .Engine(Engine), .TagLengths(TagLengths), .Held(Held), .Arch(Arch),
    .KeyLengths(KeyLengths), .Directions(Directions)
  ) u_unit (
    .clk_i(aclk), .rst_ni(aresetn), .irq_o(irq),
    .write_i(write), .write_address_i(write_address), .write_data_i(write_data),
    .write_whole_i(write_whole), .write_error_o(write_error),
    .read_i(read), .read_address_i(read_address), .read_data_o(read_data),
    .read_error_o(read_error),
    .message_key_valid_o, .message_key_ready_i, .message_key_len_o, .message_key_o,
    .message_key_clear_o, .message_key_error_i, .message_in_valid_o, .message_in_ready_i,
    .message_in_kind_o, .message_in_last_o, .message_in_strb_o, .message_in_data_o,
    .message_in_decrypt_o, .message_in_tag_bytes_o, .message_out_valid_i, .message_out_ready_o,
    .message_out_data_i, .message_tag_valid_i, .message_tag_ready_o, .message_tag_i,
    .message_tag_status_i
  );

endmodule
