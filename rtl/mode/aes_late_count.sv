// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A counter of blocks, cut into parts: the lowest counts at once, and a carry enters all others a
// clock later, so that no path is long. A block that carries takes two clocks.

module aes_late_count #(
  parameter int unsigned Width = 32,
  /// Bits of a part.
  parameter int unsigned Part  = 11
) (
  input  logic             clk_i,
  input  logic             load_i,
  input  logic [Width-1:0] value_i,
  /// Without a load: one more. Not in the clock after a `next_i` with `carries_o`.
  input  logic             next_i,
  /// The next block carries: with `next_i`, the count is right in two clocks, not in one.
  output logic             carries_o,
  output logic [Width-1:0] count_o
);

  localparam int unsigned PARTS = (Width + Part - 1) / Part;
  logic [Width-1:0] count_q;

  for (genvar n = 0; n < PARTS; n++) begin : gen_part
    localparam int unsigned LOW = Part * n;
    localparam int unsigned BITS = Width - LOW < Part ? Width - LOW : Part;
    logic step;
    if (n == 0) begin : gen_lowest
      assign step = next_i;
    end else begin : gen_others
      logic carry_q;
      always_ff @(posedge clk_i) carry_q <= next_i && !load_i && &count_q[LOW-1:0];
      assign step = carry_q;
    end
    always_ff @(posedge clk_i) begin
      if (load_i) count_q[LOW+:BITS] <= value_i[LOW+:BITS];
      else if (step) count_q[LOW+:BITS] <= count_q[LOW+:BITS] + BITS'(1);
    end
  end

  assign carries_o = &count_q[(Width < Part ? Width : Part)-1:0];
  assign count_o = count_q;

endmodule
