// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Messages of CCM in parts: the beats from which one goes on, and what a part may have
// (docs/reference/ccm.md).

module aes_ccm_parts #(
  parameter int unsigned LengthBits = 64,
  parameter logic [16:0] TagLengths = 17'h15551
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// The beat that the next ports describe is taken.
  input  logic         take_i,
  input  logic         first_i,
  input  logic [1:0]   kind_i,
  input  logic         last_i,
  input  logic         legal_i,
  input  logic [4:0]   bytes_i,
  input  logic [127:0] data_i,
  /// The beat has the lengths, or comes before them.
  input  logic         lengths_i,
  /// Bytes of the tag; 0 in a part that is not the last.
  input  logic [4:0]   tag_bytes_i,

  /// The beat is the MAC of the parts before, which comes first.
  output logic         mac_o,
  /// The beat has their lengths, which come second.
  output logic         before_o,
  /// Both have come.
  output logic         goes_on_o,
  /// The message is a part, and another one follows: it ends without a tag.
  output logic         part_o,
  /// Bytes of the tag of the whole message, which B0 has. In a part but the last the first byte of
  /// the lengths tells them; 0 stands for 16, whose code is the same.
  output logic [4:0]   whole_tag_bytes_o,
  /// The beat without that byte.
  output logic [127:0] data_o,
  /// The beat is illegal, beside what `aes_message_order` and `aes_ccm_lengths` have.
  output logic         illegal_o
);

  logic        goes_on_q, whole, second, fits, tells, unserved, unused;
  logic [4:0]  told_q;
  logic [63:0] aad, text;  // bits
  assign {aad, text} = data_i;

  always_ff @(posedge clk_i) begin
    if (!live_i) {goes_on_q, told_q} <= '0;
    else if (take_i) begin
      goes_on_q <= before_o || goes_on_o;
      if (lengths_i) told_q <= data_i[124:120];
    end
  end

  assign whole = kind_i == aes_message_pkg::KindTag && legal_i && bytes_i == 5'd16 && !last_i;
  assign second = lengths_i && !first_i && !goes_on_q;
  assign goes_on_o = goes_on_q && !first_i;
  assign unused = ^{aad[63:3], text[63:7]};
  if (LengthBits == 64) begin : gen_any
    assign fits = aad[63:56] == '0 && aad[2:0] == '0 && text[6:0] == '0;
  end else begin : gen_limited
    assign fits = aad[2:0] == '0 && text[6:0] == '0 &&
                  aad[63:LengthBits+3] == '0 && text[63:LengthBits+3] == '0;
  end

  assign mac_o = first_i && whole && (TagLengths & (17'd1 << tag_bytes_i)) != '0;
  assign before_o = second && whole && fits;
  assign part_o = tag_bytes_i == 5'd0;
  assign tells = lengths_i && part_o;
  assign unserved = data_i[127:125] != '0 || (TagLengths & (17'd1 << data_i[124:120])) == '0;
  assign whole_tag_bytes_o = part_o ? told_q : tag_bytes_i;
  assign data_o = {data_i[127:120] & {8{!tells}}, data_i[119:0]};
  // Additional data are MACed in the first part.
  assign illegal_o = second || (tells && unserved) ||
                     (goes_on_o && kind_i == aes_message_pkg::KindAad);

endmodule
