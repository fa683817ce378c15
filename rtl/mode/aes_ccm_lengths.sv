// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Lengths of a CCM message (NIST SP 800-38C), which its first beat announces: bytes of additional
// data in the upper 8 bytes, bytes of text in the lower. Finds beats that do not fit them.

module aes_ccm_lengths #(
  /// Bits of both lengths: 16, 32 or 64.
  parameter int unsigned LengthBits = 64,
  /// 1: messages may come in parts.
  parameter bit          Parts      = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// The beat has the lengths; with Parts also if it comes before them.
  input  logic         lengths_i,
  /// The beat has the nonce.
  input  logic         nonce_i,
  input  logic         take_i,
  input  logic [1:0]   kind_i,
  input  logic         last_i,
  input  logic [4:0]   bytes_i,
  input  logic [127:0] data_i,
  /// The message is a part, and not the last.
  input  logic         part_i,
  /// The beat has the lengths of the parts before, in bits.
  input  logic         before_i,
  /// The message goes on from the parts before.
  input  logic         goes_on_i,
  /// Blocks of text in the parts before.
  input  logic [LengthBits-1:0] blocks_i,
  output logic         illegal_o,
  /// The additional data end with the beat.
  output logic         aad_ends_o,
  /// Bytes of additional data that are still to come.
  output logic [63:0]  aad_left_o,
  /// Bytes of text that are still to come.
  output logic [63:0]  text_left_o
);

  localparam int unsigned L = LengthBits;
  logic [L-1:0] aad_left_q, text_left_q, aad_after, text_after;
  logic [63:0]  aad_bytes, text_bytes;
  logic [L-1:0] aad_start, text_start;
  logic         aad, text, over, finished, too_long, exceeds, ends_well, differs;
  assign {aad_bytes, text_bytes} = data_i;
  assign aad = kind_i == aes_message_pkg::KindAad;
  assign text = kind_i == aes_message_pkg::KindText;

  assign aad_after = aad_left_q - (aad ? L'(bytes_i) : '0);
  assign text_after = text_left_q - (text ? L'(bytes_i) : '0);
  assign over = (aad && L'(bytes_i) > aad_left_q) || (text && L'(bytes_i) > text_left_q);
  assign finished = aad_after == '0 && text_after == '0;

  // A nonce of n bytes leaves 15 - n bytes for the length of the text.
  if (Parts) begin : gen_parts
    // The text of the parts before is taken off the length. Until the lengths come, `aad_left_q`
    // has the additional data of the parts before, to compare.
    logic [L-1:0]  text_before;
    logic [13:8]   exceeds_q;
    logic          unused_blocks, less_q;
    logic [7:0]    all, taken;
    logic          less;
    assign unused_blocks = ^blocks_i[L-1:L-4];
    assign text_before = {blocks_i[L-5:0], 4'd0} & {L{goes_on_i}};
    // A byte's borrow does not wait for its difference: through all bits it would be a long path.
    always_comb begin
      less = 1'b0;
      for (int unsigned n = 0; n < L / 8; n++) begin
        {all, taken} = {text_bytes[8*n+:8], text_before[8*n+:8]};
        text_start[8*n+:8] = all - taken - 8'(less);
        less = all < taken || (all == taken && less);
      end
    end
    always_ff @(posedge clk_i) begin
      if (!live_i) {less_q, exceeds_q} <= '0;
      else if (lengths_i) begin
        less_q <= less;
        for (int unsigned n = 8; n < 14; n++) exceeds_q[n] <= (text_bytes >> (8 * (15 - n))) != '0;
      end
    end
    always_comb begin
      exceeds = less_q;
      for (int unsigned n = 8; n < 14; n++) if (bytes_i == 5'(n)) exceeds |= exceeds_q[n];
    end
    // A part ends with a block of text, and has all additional data.
    assign ends_well = part_i ? aad_after == '0 && text && bytes_i == 5'd16 : finished;
    assign aad_start = before_i ? L'(aad_bytes[63:3]) : goes_on_i ? '0 : aad_bytes[L-1:0];
    assign differs = goes_on_i && aad_bytes[L-1:0] != aad_left_q;
  end else begin : gen_whole
    logic unused_parts;
    assign unused_parts = ^{part_i, before_i, goes_on_i, blocks_i};
    always_comb begin
      exceeds = 1'b0;
      for (int unsigned n = 8; n < 14; n++) begin
        if (bytes_i == 5'(n)) exceeds = (text_left_o >> (8 * (15 - n))) != 64'd0;
      end
    end
    assign ends_well = finished;
    assign aad_start = aad_bytes[L-1:0];
    assign text_start = text_bytes[L-1:0];
    assign differs = 1'b0;
  end

  if (L == 64) begin : gen_any
    assign too_long = 1'b0;
  end else if (L == 32) begin : gen_32
    assign too_long = aad_bytes[63:32] != '0 || text_bytes[63:32] != '0;
  end else begin : gen_16
    // From 65,280 bytes on the length of the additional data takes 6 bytes.
    assign too_long = aad_bytes >= 64'hFF00 || text_bytes[63:16] != '0;
  end

  always_comb begin
    if (lengths_i) illegal_o = bytes_i != 5'd16 || last_i || too_long || differs;
    else if (nonce_i) begin
      illegal_o = kind_i != aes_message_pkg::KindIv || bytes_i < 5'd7 || bytes_i > 5'd13 ||
                  exceeds || (last_i && !ends_well);
    end else begin
      illegal_o = over || ((last_i || kind_i == aes_message_pkg::KindTag) && !ends_well);
    end
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) {aad_left_q, text_left_q} <= '0;
    else if (take_i && lengths_i) {aad_left_q, text_left_q} <= {aad_start, text_start};
    else if (take_i) {aad_left_q, text_left_q} <= {aad_after, text_after};
  end

  assign aad_ends_o = aad && aad_after == '0;
  always_comb begin
    {aad_left_o, text_left_o} = '0;
    aad_left_o[L-1:0] = aad_left_q;
    text_left_o[L-1:0] = text_left_q;
  end

endmodule
