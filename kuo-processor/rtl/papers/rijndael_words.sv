// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A key or block of up to 256 bits, written in words of 16 bits; word 0 holds the first two bytes.

module rijndael_words (
  input  logic         clk_i,
  /// While low, every word that is not written becomes 0 at the next clock edge.
  input  logic         keep_i,
  input  logic         write_i,
  input  logic [3:0]   word_i,
  /// First byte on [15:8].
  input  logic [15:0]  data_i,
  /// First byte leftmost.
  output logic [255:0] data_o
);

  for (genvar n = 0; n < 16; n++) begin : gen_word
    logic [15:0] word_q;
    always_ff @(posedge clk_i) begin
      word_q <= write_i && word_i == n ? data_i : keep_i ? word_q : 16'h0;
    end
    assign data_o[255 - 16 * n -: 16] = word_q;
  end

endmodule
