// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Lengths of a GCM message (NIST SP 800-38D section 7.1 step 5): a number of blocks and the bytes
// of the partial last block, for the additional data and for the text. The IV counts as text until
// it has ended.

module aes_gcm_lengths #(
  /// Most blocks of text: at most 2^32 - 2, so that no counter block comes twice.
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  /// Width of the number of blocks of additional data: 57 for those of the standard.
  parameter int unsigned AadBits    = 57
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Both lengths become 0.
  input  logic         start_i,
  input  logic         add_aad_i,
  input  logic         add_text_i,
  /// The block that is added as text is one of an IV: the limit of the text is not its own.
  input  logic         iv_i,
  /// 1 to 16.
  input  logic [4:0]   bytes_i,
  /// No further block of text may follow.
  output logic         text_full_o,
  /// No further block of an IV may follow.
  output logic         iv_full_o,
  /// No further block of additional data may follow.
  output logic         aad_full_o,
  /// Both lengths in bits, each of 64 bits.
  output logic [127:0] lengths_o
);

  localparam logic [AadBits-1:0] ONE = {{(AadBits - 1) {1'b0}}, 1'b1};
  localparam logic [AadBits-1:0] MOST = '1;  // blocks of additional data

  logic [AadBits-1:0] aad_blocks_q, aad_next;
  logic [31:0]        text_blocks_q, text_next;
  logic [3:0]         aad_rest_q, text_rest_q;
  logic               aad_full_q, text_full_q, iv_full_q;

  // Whether a block is added is known late, so the sums do not wait for it.
  assign aad_next = aad_blocks_q + ONE;
  assign text_next = text_blocks_q + 32'd1;

  always_ff @(posedge clk_i) begin
    if (!live_i || start_i) begin
      {aad_blocks_q, aad_rest_q, text_blocks_q, text_rest_q} <= '0;
      {aad_full_q, iv_full_q, text_full_q} <= {2'b00, TextBlocks == 32'd0};
    end else begin
      if (add_aad_i) aad_rest_q <= bytes_i[3:0];
      if (add_aad_i && bytes_i[4]) begin
        aad_blocks_q <= aad_next;
        aad_full_q <= aad_blocks_q == MOST - ONE;
      end
      if (add_text_i) text_rest_q <= bytes_i[3:0];
      if (add_text_i && bytes_i[4]) begin
        text_blocks_q <= text_next;
        text_full_q <= text_blocks_q == TextBlocks - 32'd1 && !iv_i;
        iv_full_q <= text_blocks_q == 32'hFFFFFFFE;
      end
    end
  end

  assign text_full_o = text_full_q;
  assign iv_full_o = iv_full_q;
  assign aad_full_o = aad_full_q;
  logic [56:0] aad_blocks;
  always_comb begin
    aad_blocks = '0;
    aad_blocks[AadBits-1:0] = aad_blocks_q;
  end
  assign lengths_o = {aad_blocks, aad_rest_q, 3'd0, 25'd0, text_blocks_q, text_rest_q, 3'd0};

endmodule
