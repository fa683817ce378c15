// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Data of the output register: 0 while it holds no result, or a refused one.

module aes_result_cleared #(
  parameter int unsigned BlockBits = 128,
  /// 0: suits flip-flops without enable and reset.
  parameter bit          Enables   = 1'b1
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
  /// The result is refused: the register becomes 0.
  input  logic                 refused_i,

  input  logic [BlockBits-1:0] data_i,
  output logic [BlockBits-1:0] out_data_o
);

  logic [BlockBits-1:0] out_q;

  if (Enables) begin : gen_enables
    // Clear has priority over enable, as in FPGA flip-flops: neither costs a LUT a bit.
    always_ff @(posedge clk_i) begin
      if (!live_i || (result_ready_i && (!result_valid_i || refused_i))) out_q <= '0;
      else if (result_ready_i) out_q <= data_i;
    end
  end else begin : gen_gates
    logic load, hold;
    assign load = live_i && result_ready_i && result_valid_i && !refused_i;
    assign hold = live_i && !result_ready_i;
    always_ff @(posedge clk_i) out_q <= (data_i & {BlockBits{load}}) | (out_q & {BlockBits{hold}});
  end

  assign out_data_o = out_q & {BlockBits{!key_clear_i}};

endmodule
