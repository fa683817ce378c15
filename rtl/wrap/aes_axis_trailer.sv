// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Text and end of a message of an engine to the blocks of a packet: the text, then its trailer, which
// is the tag, of a part the hash or MAC, or one byte with the verdict. Text of the next message
// waits for the trailer of this one. docs/reference/axis.md, "Packets of messages".

module aes_axis_trailer #(
  /// 1: messages of the engine may come in parts.
  parameter bit Parts = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: the register becomes 0.
  input  logic         live_i,

  /// Text from the engine.
  input  logic         text_valid_i,
  output logic         text_ready_o,
  input  logic [15:0]  text_strb_i,
  input  logic [127:0] text_data_i,
  /// Changes from message to message; 0 in the first.
  input  logic         text_parity_i,
  /// The end of a message from the engine.
  input  logic         end_valid_i,
  output logic         end_ready_o,
  input  logic [127:0] tag_i,
  /// A value of `aes_message_pkg::status_e`.
  input  logic [1:0]   status_i,
  /// `in_tag_bytes_i` of the message.
  input  logic [4:0]   tag_bytes_i,
  /// `in_decrypt_i` of the message.
  input  logic         decrypt_i,

  /// A block of the packet.
  output logic         valid_o,
  input  logic         take_i,
  /// 1: the block is text. 0: it is the trailer, which ends the packet.
  output logic         is_text_o,
  /// The first byte is leftmost.
  output logic [127:0] data_o,
  output logic [4:0]   bytes_o
);

  logic due_q;  // parity of the message that leaves
  logic trailer;
  assign is_text_o = text_valid_i && text_parity_i == due_q;
  assign trailer = end_valid_i && !is_text_o;
  assign valid_o = is_text_o || trailer;
  assign text_ready_o = is_text_o && take_i;
  assign end_ready_o = trailer && take_i;
  always_ff @(posedge clk_i) due_q <= live_i && (due_q ^ (trailer && take_i));

  // In encryption the trailer is the tag. There is none in decryption, of a refused message, and in
  // a mode without tags: then it is one byte, the verdict. Of a part it is the hash or MAC.
  logic         good;
  logic [4:0]   text_bytes, trailer_bytes;
  logic [127:0] tag;
  assign good = status_i == aes_message_pkg::StatusGood;
  always_comb begin
    trailer_bytes = 5'd1;
    tag = {6'd0, status_i, 120'd0};
    if (good && !decrypt_i && tag_bytes_i != 5'd0) begin
      trailer_bytes = tag_bytes_i;
      tag = tag_i;
    end
    if (Parts && good && tag_bytes_i == 5'd0) begin
      trailer_bytes = 5'd16;
      tag = tag_i;
    end
  end
  always_comb begin
    text_bytes = '0;
    for (int unsigned n = 0; n < 16; n++) text_bytes = text_bytes + 5'(text_strb_i[n]);
  end
  assign data_o = is_text_o ? text_data_i : tag;
  assign bytes_o = is_text_o ? text_bytes : trailer_bytes;

endmodule
