// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Messages of GCM in parts: the beats with which one goes on, and what a part may have
// (docs/reference/gcm.md).

module aes_gcm_parts #(
  parameter logic [16:0] TagLengths = 17'h1F001,
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  /// Width of the number of blocks of additional data.
  parameter int unsigned AadBits    = 57
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// The beat that the next ports describe is taken.
  input  logic         take_i,
  input  logic [1:0]   kind_i,
  input  logic         last_i,
  input  logic         legal_i,
  input  logic [4:0]   bytes_i,
  input  logic [127:0] data_i,
  /// Bytes of the tag; 0 in a part that is not the last.
  input  logic [4:0]   tag_bytes_i,
  /// No beat of the message was taken, but those with which it goes on.
  input  logic         first_i,
  /// Of the message until now: bytes of a partial block of additional data.
  input  logic [3:0]   aad_rest_i,
  /// Of the message until now: bytes of text.
  input  logic [35:0]  text_i,

  /// No beat of the message was taken at all.
  output logic         opens_o,
  /// The beat is the hash of the parts before, which comes first.
  output logic         hash_o,
  /// The beat is their lengths, which come second.
  output logic         lengths_o,
  /// The beat before was one of the two.
  output logic         resumed_o,
  /// The message is a part, and another one follows: it ends without a tag.
  output logic         part_o,
  /// The beat is illegal, beside what `aes_message_order` has.
  output logic         illegal_o
);

  logic        hash_q, lengths_q;  // the beat before was the hash, the lengths
  logic        goes_on_q;          // the message began with both
  logic        whole, fits, iv, barred;
  logic [63:0] aad, text, most_aad;
  assign {aad, text} = data_i;
  assign most_aad = 64'({AadBits{1'b1}}) << 7;
  assign fits = aad <= most_aad && text <= {25'd0, TextBlocks, 7'd0} &&
                aad[2:0] == '0 && text[2:0] == '0;
  assign whole = kind_i == aes_message_pkg::KindTag && legal_i && bytes_i == 5'd16 && !last_i;

  always_ff @(posedge clk_i) begin
    if (!live_i) {hash_q, lengths_q, goes_on_q} <= '0;
    else if (take_i) begin
      {hash_q, lengths_q} <= {hash_o, lengths_o};
      goes_on_q <= lengths_o || goes_on_q && !opens_o;
    end
  end

  assign resumed_o = hash_q || lengths_q;
  assign opens_o = first_i && !resumed_o;
  assign hash_o = opens_o && whole && (TagLengths & (17'd1 << tag_bytes_i)) != '0;
  assign lengths_o = hash_q && whole && fits;
  assign part_o = tag_bytes_i == 5'd0;

  assign iv = kind_i == aes_message_pkg::KindIv;
  always_comb begin
    // No data behind a partial block, and no additional data behind text.
    case (kind_i)
      aes_message_pkg::KindAad:  barred = aad_rest_i != '0 || text_i != '0;
      aes_message_pkg::KindText: barred = text_i[3:0] != '0;
      default:                   barred = 1'b0;
    endcase
    illegal_o = (barred && goes_on_q) || (hash_q && !lengths_o) || (lengths_q && !(iv && bytes_i == 5'd12)) ||
                (part_o && (iv ? last_i || bytes_i != 5'd12 : last_i && bytes_i == 5'd0));
  end

endmodule
