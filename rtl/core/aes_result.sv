// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Output handshake of every core: the registers of a result's valid, tag and error. The register of
// its data stands beside it, in one of three forms: `aes_result_cleared`, `aes_result_masked`,
// `aes_result_clean`.

module aes_result #(
  parameter int unsigned TagBits = 1
) (
  input  logic               clk_i,
  /// Low in reset and clear: the result is dropped.
  input  logic               live_i,
  /// While high, valid and error are masked.
  input  logic               key_clear_i,

  /// The core has a result. It transfers in a clock with `result_ready_o` high: the register is
  /// empty, or `out_ready_i` empties it in the same clock.
  input  logic               result_valid_i,
  output logic               result_ready_o,
  input  logic [TagBits-1:0] tag_i,
  /// The block of the result could not be served.
  input  logic               refused_i,
  /// The block of the result in the register could not be served.
  output logic               refused_o,

  output logic               out_valid_o,
  input  logic               out_ready_i,
  output logic [TagBits-1:0] out_tag_o,
  output logic               out_error_o
);

  logic out_valid_q, out_error_q;
  logic [TagBits-1:0] out_tag_q;

  assign result_ready_o = !out_valid_q || out_ready_i;

  always_ff @(posedge clk_i) begin
    if (result_ready_o) begin
      out_valid_q <= result_valid_i;
      out_tag_q <= tag_i;
      out_error_q <= refused_i;
    end
    if (!live_i) out_valid_q <= 1'b0;
  end

  assign refused_o = out_error_q;
  assign out_valid_o = out_valid_q && !key_clear_i;
  assign out_tag_o = out_tag_q;
  assign out_error_o = out_error_q && out_valid_q && !key_clear_i;

endmodule
