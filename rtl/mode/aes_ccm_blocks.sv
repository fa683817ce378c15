// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Formatted blocks of CCM (NIST SP 800-38C, appendix A): B0, which begins the CBC-MAC, and the
// counter blocks. A nonce of n bytes leaves 15 - n bytes for the length of the text or the counter.

module aes_ccm_blocks #(
  /// Bits of the counter.
  parameter int unsigned CounterBits = 64,
  /// 1: messages may come in parts.
  parameter bit          Parts       = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes the nonce, 7 to 13 bytes; the next counter block of text is number 1, or with
  /// `goes_on_i` the one behind `count_o`.
  input  logic         load_i,
  input  logic [127:0] nonce_i,
  input  logic [4:0]   bytes_i,
  /// The counter block is used; with `before_i` the count is loaded.
  input  logic         next_i,
  /// The beat has the lengths of the parts before.
  input  logic         before_i,
  /// The message goes on from the parts before.
  input  logic         goes_on_i,
  /// Until the nonce comes: blocks of text in the parts before.
  output logic [CounterBits-1:0] count_o,

  input  logic [4:0]   tag_bytes_i,
  input  logic         has_aad_i,
  input  logic [63:0]  text_bytes_i,
  output logic [127:0] b0_o,
  /// The counter block of the tag if `mask_i`, else that of text.
  input  logic         mask_i,
  output logic [127:0] counter_o
);

  localparam logic [CounterBits-1:0] ONE = {{(CounterBits - 1){1'b0}}, 1'b1};
  logic [103:0]           nonce_q;
  logic [2:0]             length_q;  // bytes of the counter - 1
  logic [CounterBits-1:0] count_q, count_first, count_next;
  logic [4:0]             coded_tag;

  if (Parts) begin : gen_parts
    logic [CounterBits-1:0] more;
    assign more = count_q + ONE;
    assign count_first = goes_on_i ? more : ONE;
    assign count_next = before_i ? CounterBits'(nonce_i[63:7]) : more;
  end else begin : gen_whole
    logic unused_parts;
    assign unused_parts = before_i ^ goes_on_i;
    assign count_first = ONE;
    assign count_next = count_q + ONE;
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) {nonce_q, length_q, count_q} <= '0;
    else if (load_i) begin
      nonce_q <= nonce_i[127:24];
      length_q <= 3'(5'd14 - bytes_i);
      count_q <= count_first;
    end else if (next_i) count_q <= count_next;
  end

  assign coded_tag = (tag_bytes_i - 5'd2) >> 1;
  assign b0_o = {1'b0, has_aad_i, coded_tag[2:0], length_q, nonce_q, 16'd0} |
                {64'd0, text_bytes_i};
  assign count_o = count_q;
  assign counter_o = {5'd0, length_q, nonce_q, 16'd0} | (128'(count_q) & {128{!mask_i}});

  logic unused;
  assign unused = ^{nonce_i[23:0], coded_tag[4:3]};

endmodule
