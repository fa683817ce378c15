// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Data of the output register, which follows the engine while free; an AND makes the output 0
// without a result.

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
  /// It holds a result.
  input  logic                 out_valid_i,
  /// The result was refused: the output is 0.
  input  logic                 refused_i,

  input  logic [BlockBits-1:0] data_i,
  output logic [BlockBits-1:0] out_data_o
);

  logic [BlockBits-1:0] out_q;

  always_ff @(posedge clk_i) if (result_ready_i || !live_i) out_q <= data_i;

  assign out_data_o = out_q & {BlockBits{out_valid_i && !refused_i && !key_clear_i}};

endmodule
