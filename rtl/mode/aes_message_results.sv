// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The result ports of the message interface: text and verdicts at once, or decrypted text held back
// until its tag has passed.

module aes_message_results #(
  /// 0: text leaves at once. N: it passes `aes_message_hold` with N blocks.
  parameter int unsigned HoldBlocks = 0,
  parameter int unsigned IdBits     = 1
) (
  input  logic              clk_i,
  /// Low in reset and clear: no transfer.
  input  logic              live_i,

  /// Low while `live_i` is. If held back: text of one message until its verdict is taken.
  input  logic              text_valid_i,
  output logic              text_ready_o,
  input  logic              text_decrypt_i,
  input  logic [4:0]        text_bytes_i,
  input  logic [127:0]      text_data_i,
  input  logic [IdBits-1:0] text_id_i,

  input  logic              verdict_valid_i,
  output logic              verdict_ready_o,
  input  logic [127:0]      tag_i,
  input  logic [1:0]        status_i,
  input  logic [IdBits-1:0] verdict_id_i,

  output logic              out_valid_o,
  input  logic              out_ready_i,
  /// Bit 15 is the first byte.
  output logic [15:0]       out_strb_o,
  output logic [127:0]      out_data_o,
  output logic [IdBits-1:0] out_id_o,

  output logic              tag_valid_o,
  input  logic              tag_ready_i,
  output logic [127:0]      tag_o,
  output logic [1:0]        tag_status_o,
  output logic [IdBits-1:0] tag_id_o
);

  logic [4:0] out_bytes;
  if (HoldBlocks == 0) begin : gen_at_once
    assign out_valid_o = text_valid_i;
    assign text_ready_o = out_ready_i;
    assign out_data_o = text_data_i & {128{text_valid_i}};
    assign out_bytes = text_bytes_i & {5{text_valid_i}};
    assign out_id_o = text_id_i;
    assign tag_valid_o = verdict_valid_i && live_i;
    assign verdict_ready_o = tag_ready_i;
    assign tag_o = tag_i & {128{live_i}};
    assign tag_status_o = status_i & {2{live_i}};
    assign tag_id_o = verdict_id_i;
    logic unused;
    assign unused = clk_i ^ text_decrypt_i;
  end else begin : gen_hold
    aes_message_hold #(.Blocks(HoldBlocks), .IdBits(IdBits)) u_hold (
      .clk_i, .live_i, .text_valid_i, .text_ready_o, .text_decrypt_i, .text_bytes_i, .text_data_i,
      .text_id_i, .verdict_valid_i, .verdict_ready_o, .tag_i, .status_i, .verdict_id_i,
      .out_valid_o, .out_ready_i, .out_bytes_o(out_bytes), .out_data_o, .out_id_o,
      .tag_valid_o, .tag_ready_i, .tag_o, .tag_status_o, .tag_id_o
    );
  end
  assign out_strb_o = ~(16'hFFFF >> out_bytes);

endmodule
