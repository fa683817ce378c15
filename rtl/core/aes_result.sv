// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Output side of every core: the register of a result, its tag and its error flag, with the output
// handshake of `aes_core`. Data are 0 without a result. In the clock of a clear the outputs are
// masked: no valid, no error, data 0.

module aes_result #(
  parameter int unsigned BlockBits = 128,
  parameter int unsigned TagBits   = 1,
  /// 1: without a result the register holds 0. 0: while empty it takes `data_i`, and a gate behind it
  /// makes the output 0.
  parameter bit          Clears    = 1'b1,
  /// 1: tag and error flag are taken without a result too, where they mean nothing.
  parameter bit          Eager     = 1'b0,
  /// 1: the register takes `data_i` also without a result, when they are 0, and with a refused one. A
  /// gate behind it makes the output 0. Reset and clear reach it a clock later than the flags. With
  /// `Clears` and `Eager`.
  parameter bit          Clean     = 1'b0
) (
  input  logic                 clk_i,
  /// Low in reset and clear: the register becomes 0.
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
  logic show_q, asleep_q;  // with `Clean`: a result that was not refused; reset or clear
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

  // Clear has priority over enable, as in FPGA flip-flops: neither takes a LUT for each bit.
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
