// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Words that software writes in order, from word 0 on: a key, an IV or a block. Word 0 begins
// again. A word out of order is not stored.

module aes_axil_words #(
  parameter int unsigned  Words     = 4,
  localparam int unsigned IndexBits = $clog2(Words),
  localparam int unsigned CountBits = $clog2(Words + 1)
) (
  input  logic                 clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic                 live_i,

  input  logic                 write_i,
  input  logic [IndexBits-1:0] index_i,
  /// Byte 0 is `data_i[7:0]`.
  input  logic [31:0]          data_i,
  /// In the clock of `write_i`: the word is neither word 0 nor the next one.
  output logic                 order_o,
  /// The words are used up, and become 0.
  input  logic                 use_i,
  /// Byte 0 leftmost.
  output logic [32*Words-1:0]  data_o,
  output logic [CountBits-1:0] count_o
);

  logic [CountBits-1:0]   count_q;
  logic [Words-1:0][31:0] words_q;  // word 0 is the last element, which is leftmost

  logic [31:0] first_left;
  assign first_left = {data_i[7:0], data_i[15:8], data_i[23:16], data_i[31:24]};

  assign order_o = write_i && index_i != '0 && CountBits'(index_i) != count_q;

  always_ff @(posedge clk_i) begin
    if (!live_i || use_i) count_q <= '0;
    else if (write_i && !order_o) count_q <= CountBits'(index_i) + CountBits'(1);
  end

  for (genvar n = 0; n < Words; n++) begin : gen_word
    logic here;
    assign here = write_i && !order_o && index_i == IndexBits'(n);
    always_ff @(posedge clk_i) begin
      if (!live_i || use_i || (write_i && index_i == '0 && n != 0)) words_q[Words-1-n] <= '0;
      else if (here) words_q[Words-1-n] <= first_left;
    end
  end

  assign data_o = words_q;
  assign count_o = count_q;

endmodule
