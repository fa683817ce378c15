// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Data of the output register: it follows the engine while it is free, and an AND makes the output
// 0.

module aes_result_masked #(
  parameter int unsigned BlockBits = 128
) (
  input  logic                 clk_i,
  /// Low in reset and clear.
  input  logic                 live_i,
  /// While high, the output is 0.
  input  logic                 key_clear_i,

  /// The register is free.
  input  logic                 result_ready_i,
  /// It holds a result, which was not refused.
  input  logic                 out_valid_i,
  input  logic                 out_error_i,

  input  logic [BlockBits-1:0] data_i,
  output logic [BlockBits-1:0] out_data_o
);

  logic [BlockBits-1:0] out_q;

  always_ff @(posedge clk_i) if (result_ready_i || !live_i) out_q <= data_i;

  assign out_data_o = out_q & {BlockBits{out_valid_i && !out_error_i && !key_clear_i}};

endmodule
