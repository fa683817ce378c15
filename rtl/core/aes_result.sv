// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Output side of every core: registers for a result, its tag and its error flag, with the output
// handshake of `aes_core`. Without a result `out_data_o` is 0. While `key_clear_i` is high valid,
// error and data are masked.

module aes_result #(
  parameter int unsigned BlockBits = 128,
  parameter int unsigned TagBits   = 1,
  /// 1: the data register is 0 while it holds no result. 0: it then follows `data_i`, and an AND
  /// after it makes the output 0.
  parameter bit          Clears    = 1'b1,
  /// 1: tag and error registers load in every clock in which they are free, also without a result.
  parameter bit          Eager     = 1'b0,
  /// 1: the data register also loads a refused result, and `data_i` without a result, which is then
  /// 0. An AND after it makes the output 0. Reset and clear reach it a clock later than the flags.
  /// Needs `Clears` and `Eager`.
  parameter bit          Clean     = 1'b0
) (
  input  logic                 clk_i,
  /// Low in reset and clear: the result is dropped.
  input  logic                 live_i,
  input  logic                 key_clear_i,

  /// The core has a result. It transfers in a clock with `result_ready_o` high: the register is
  /// empty, or `out_ready_i` empties it in the same clock.
  input  logic                 result_valid_i,
  output logic                 result_ready_o,
  input  logic [BlockBits-1:0] data_i,
  input  logic [TagBits-1:0]   tag_i,
  /// The block could not be served: `data_i` are dropped.
  input  logic                 refused_i,

  output logic                 out_valid_o,
  input  logic                 out_ready_i,
  output logic [BlockBits-1:0] out_data_o,
  output logic [TagBits-1:0]   out_tag_o,
  output logic                 out_error_o
);

  logic finish;  // a result enters the register
  logic out_valid_q, out_error_q;
  logic show_q, asleep_q;  // with `Clean`: show the data; the clock before was reset or clear
  logic [TagBits-1:0] out_tag_q;
  logic [BlockBits-1:0] out_q;

  assign result_ready_o = !out_valid_q || out_ready_i;
  assign finish = live_i && result_valid_i && result_ready_o;

  always_ff @(posedge clk_i) begin
    if (Clean ? result_ready_o : finish) out_valid_q <= Clean ? result_valid_i : 1'b1;
    else if (out_ready_i) out_valid_q <= 1'b0;
    if (!live_i) out_valid_q <= 1'b0;
    if (Eager ? result_ready_o : finish) begin
      out_tag_q <= tag_i;
      out_error_q <= refused_i;
    end
  end

  // Clear has priority over enable, as in FPGA flip-flops: neither costs a LUT a bit.
  logic drop;
  assign drop = Clean ? asleep_q
                      : !live_i || (result_ready_o && (!result_valid_i || refused_i));
  if (Clears) begin : gen_clears
    always_ff @(posedge clk_i) begin
      if (drop) out_q <= '0;
      else if (result_ready_o) out_q <= data_i;
    end
  end else begin : gen_masked
    always_ff @(posedge clk_i) if (result_ready_o || !live_i) out_q <= data_i;
    logic unused;
    assign unused = drop;
  end

  if (Clean) begin : gen_show
    always_ff @(posedge clk_i) begin
      asleep_q <= !live_i;
      if (!live_i) show_q <= 1'b0;
      else if (result_ready_o) show_q <= result_valid_i && !refused_i;
    end
  end else begin : gen_no_show
    assign {show_q, asleep_q} = '0;
    logic unused;
    assign unused = show_q;
  end

  assign out_valid_o = out_valid_q && !key_clear_i;
  if (Clears && Clean) begin : gen_clean_output
    assign out_data_o = out_q & {BlockBits{show_q && !key_clear_i}};
  end else if (Clears) begin : gen_clear_output
    assign out_data_o = out_q & {BlockBits{!key_clear_i}};
  end else begin : gen_masked_output
    assign out_data_o = out_q & {BlockBits{out_valid_q && !out_error_q && !key_clear_i}};
  end
  assign out_tag_o = out_tag_q;
  assign out_error_o = out_error_q && out_valid_q && !key_clear_i;

endmodule
