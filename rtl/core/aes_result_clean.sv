// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Data of the output register for flip-flops with enable and reset: the register also loads the
// data of a refused result, and `data_i` without a result, which is then 0. An AND then makes the
// output 0. Reset and clear reach the register a clock later than the flags.

module aes_result_clean #(
  parameter int unsigned BlockBits = 128
) (
  input  logic                 clk_i,
  /// Low in reset and clear.
  input  logic                 live_i,
  /// While high, the output is 0.
  input  logic                 key_clear_i,

  /// The register is free.
  input  logic                 result_ready_i,
  /// A result enters the free register.
  input  logic                 result_valid_i,
  /// The result is refused: its data do not reach the output.
  input  logic                 refused_i,

  input  logic [BlockBits-1:0] data_i,
  output logic [BlockBits-1:0] out_data_o
);

  logic [BlockBits-1:0] out_q;

  logic show_q, asleep_q;  // show the data; the clock before was reset or clear
  always_ff @(posedge clk_i) begin
    asleep_q <= !live_i;
    if (!live_i) show_q <= 1'b0;
    else if (result_ready_i) show_q <= result_valid_i && !refused_i;
    if (asleep_q) out_q <= '0;
    else if (result_ready_i) out_q <= data_i;
  end

  assign out_data_o = out_q & {BlockBits{show_q && !key_clear_i}};

endmodule
