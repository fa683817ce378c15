// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Messages of CMAC in parts: the beat from which one goes on, and what a part may have
// (docs/reference/cmac.md).

module aes_cmac_parts #(
  parameter logic [16:0] TagLengths = 17'h1FF01
) (
  input  logic       clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic       live_i,

  /// The beat that the next ports describe is taken.
  input  logic       take_i,
  input  logic       first_i,
  input  logic       is_tag_i,
  input  logic       last_i,
  input  logic       legal_i,
  input  logic [4:0] bytes_i,
  /// Bytes of the tag; 0 in a part that is not the last.
  input  logic [4:0] tag_bytes_i,

  /// The beat is the MAC of the parts before.
  output logic       mac_o,
  /// No beat of the message was taken, but for that MAC.
  output logic       first_o,
  /// The message is a part, and another one follows: it ends without a tag.
  output logic       part_o,
  /// The beat is illegal, beside what `aes_message_order` has.
  output logic       illegal_o
);

  logic mac_q;  // the beat before was the MAC
  always_ff @(posedge clk_i) begin
    if (!live_i) mac_q <= 1'b0;
    else if (take_i) mac_q <= mac_o;
  end

  assign mac_o = first_i && is_tag_i && legal_i && bytes_i == 5'd16 && !last_i &&
                 (TagLengths & (17'd1 << tag_bytes_i)) != '0;
  assign first_o = first_i || mac_q;
  assign part_o = tag_bytes_i == 5'd0;
  // A message that goes on needs a last block, which gets a subkey: no block of a part had one.
  assign illegal_o = (mac_q && (is_tag_i || bytes_i == 5'd0)) || (part_o && bytes_i != 5'd16);

endmodule
