// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A counter of blocks, cut into parts. Each part has a register that tells that it is all ones, so
// that no carry passes two parts in a clock.

module aes_block_count #(
  parameter int unsigned Width = 32,
  /// Bits of a part.
  parameter int unsigned Part  = 16
) (
  input  logic             clk_i,
  input  logic             load_i,
  input  logic [Width-1:0] value_i,
  /// Without a load: one more.
  input  logic             next_i,
  output logic [Width-1:0] count_o
);

  localparam int unsigned PARTS = (Width + Part - 1) / Part;
  logic [Width-1:0] count_q;
  logic [PARTS-1:0] ones_q;

  for (genvar n = 0; n < PARTS; n++) begin : gen_part
    localparam int unsigned LOW = Part * n;
    localparam int unsigned BITS = Width - LOW < Part ? Width - LOW : Part;
    localparam logic [BITS-1:0] ONE = BITS'(1);
    logic step;
    if (n == 0) begin : gen_lowest
      assign step = next_i;
    end else begin : gen_others
      assign step = next_i && &ones_q[n-1:0];
    end
    always_ff @(posedge clk_i) begin
      if (load_i) begin
        count_q[LOW+:BITS] <= value_i[LOW+:BITS];
        ones_q[n] <= value_i[LOW+:BITS] == '1;
      end else if (step) begin
        count_q[LOW+:BITS] <= count_q[LOW+:BITS] + ONE;
        ones_q[n] <= count_q[LOW+:BITS] == ~ONE;
      end
    end
  end

  assign count_o = count_q;

  logic unused;
  assign unused = ones_q[PARTS-1];

endmodule
