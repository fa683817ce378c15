// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Lengths of a GCM message (NIST SP 800-38D section 7.1 step 5): a number of blocks and the bytes
// of the partial last block, for the additional data and for the text. The IV counts as text until
// it has ended.

module aes_gcm_lengths #(
  /// Most blocks of text: at most 2^32 - 2, so that no counter block comes twice.
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  /// Width of the number of blocks of additional data: 57 for those of the standard.
  parameter int unsigned AadBits    = 57,
  /// 1: blocks are two clocks apart at least, and the lengths are right two clocks after a block.
  parameter bit          Late       = 1'b0,
  /// 1: a message may go on from any lengths.
  parameter bit          Parts      = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Both lengths become 0.
  input  logic         start_i,
  /// With Parts: they become `aad_i` and `text_i`, in bytes. Not with `start_i`.
  input  logic         resume_i,
  input  logic [AadBits+3:0] aad_i,
  input  logic [35:0]  text_i,
  input  logic         add_aad_i,
  input  logic         add_text_i,
  /// The block that is added as text is one of an IV: the limit of the text does not hold for it.
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

  // Blocks of additional data: the most, less one.
  localparam logic [AadBits-1:0] NEARLY = {{(AadBits - 1) {1'b1}}, 1'b0};

  logic [AadBits-1:0] aad_blocks;
  logic [31:0]        text_blocks;
  logic [3:0]         aad_rest_q, text_rest_q;
  logic               aad_full_q, text_full_q, iv_full_q;
  logic               none, load, aad_block, text_block;
  logic [AadBits-1:0] aad_loaded;
  logic [31:0]        text_loaded;
  assign none = !live_i || start_i;
  if (Parts) begin : gen_parts
    assign load = none || resume_i;
    assign aad_loaded = aad_i[4+:AadBits] & {AadBits{resume_i && live_i}};
    assign text_loaded = text_i[35:4] & {32{resume_i && live_i}};
  end else begin : gen_whole
    assign load = none;
    assign {aad_loaded, text_loaded} = '0;
    logic unused;
    assign unused = ^{resume_i, aad_i, text_i};
  end
  assign aad_block = add_aad_i && bytes_i[4];
  assign text_block = add_text_i && bytes_i[4];

  if (Late) begin : gen_late
    logic [1:0] unused_carries;
    aes_late_count #(.Width(AadBits)) u_aad (
      .clk_i, .load_i(load), .value_i(aad_loaded), .next_i(aad_block),
      .carries_o(unused_carries[0]), .count_o(aad_blocks)
    );
    aes_late_count u_text (
      .clk_i, .load_i(load), .value_i(text_loaded), .next_i(text_block),
      .carries_o(unused_carries[1]), .count_o(text_blocks)
    );
  end else begin : gen_at_once
    aes_block_count #(.Width(AadBits)) u_aad (
      .clk_i, .load_i(load), .value_i(aad_loaded), .next_i(aad_block), .count_o(aad_blocks)
    );
    aes_block_count u_text (
      .clk_i, .load_i(load), .value_i(text_loaded), .next_i(text_block), .count_o(text_blocks)
    );
  end

  always_ff @(posedge clk_i) begin
    if (none) begin
      {aad_rest_q, text_rest_q} <= '0;
      {aad_full_q, iv_full_q, text_full_q} <= {2'b00, TextBlocks == 32'd0};
    end else begin
      if (add_aad_i) aad_rest_q <= bytes_i[3:0];
      if (aad_block) aad_full_q <= aad_blocks == NEARLY;
      if (add_text_i) text_rest_q <= bytes_i[3:0];
      if (text_block) begin
        text_full_q <= text_blocks == TextBlocks - 32'd1 && !iv_i;
        iv_full_q <= text_blocks == 32'hFFFFFFFE;
      end
      if (Parts) begin
        if (resume_i) begin
          {aad_rest_q, text_rest_q} <= {aad_i[3:0], text_i[3:0]};
          {aad_full_q, text_full_q} <= {&aad_loaded, text_loaded == TextBlocks};
        end
      end
    end
  end

  assign text_full_o = text_full_q;
  assign iv_full_o = iv_full_q;
  assign aad_full_o = aad_full_q;
  logic [56:0] aad_padded;
  always_comb begin
    aad_padded = '0;
    aad_padded[AadBits-1:0] = aad_blocks;
  end
  assign lengths_o = {aad_padded, aad_rest_q, 3'd0, 25'd0, text_blocks, text_rest_q, 3'd0};

endmodule
