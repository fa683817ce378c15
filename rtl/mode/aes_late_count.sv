// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A counter of blocks in parts, which a carry enters a clock later: its short paths are for a high
// clock. It counts once in three clocks at most, and its number is right three clocks later.

module aes_late_count #(
  parameter int unsigned Width = 32,
  /// Bits of a part.
  parameter int unsigned Part  = 11
) (
  input  logic             clk_i,
  /// The number becomes 0.
  input  logic             clear_i,
  /// Without a clear: one more.
  input  logic             next_i,
  output logic [Width-1:0] count_o
);

  localparam int unsigned PARTS = (Width + Part - 1) / Part;
  logic [Width-1:0] count_q;
  logic [PARTS-1:0] step_q;  // the part counts

  for (genvar n = 0; n < PARTS; n++) begin : gen_part
    localparam int unsigned LOW = Part * n;
    localparam int unsigned BITS = Width - LOW < Part ? Width - LOW : Part;
    logic step;
    if (n == 0) begin : gen_lowest
      assign step = next_i;
    end else begin : gen_others
      assign step = step_q[0] && &count_q[LOW-1:0];
    end
    always_ff @(posedge clk_i) begin
      step_q[n] <= step && !clear_i;
      if (clear_i) count_q[LOW+:BITS] <= '0;
      else if (step_q[n]) count_q[LOW+:BITS] <= count_q[LOW+:BITS] + BITS'(1);
    end
  end

  assign count_o = count_q;

endmodule
