// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A register that holds its value until the next one.

module aes_held_register #(
  parameter int unsigned Width = 128,
  /// 0: hold and clear suit flip-flops with enable and reset, as FPGAs have. 1: they are gates in
  /// front of the register, which is less area on standard cells.
  parameter bit          Gated = 1'b0
) (
  input  logic             clk_i,
  /// Low: the register becomes 0.
  input  logic             live_i,
  input  logic             load_i,
  input  logic [Width-1:0] data_i,
  output logic [Width-1:0] data_o
);

  logic [Width-1:0] data_q;
  if (Gated) begin : gen_gated
    logic load, hold;
    assign load = live_i && load_i;
    assign hold = live_i && !load_i;
    always_ff @(posedge clk_i) data_q <= (data_i & {Width{load}}) | (data_q & {Width{hold}});
  end else begin : gen_enabled
    always_ff @(posedge clk_i) begin
      if (!live_i) data_q <= '0;
      else if (load_i) data_q <= data_i;
    end
  end
  assign data_o = data_q;

endmodule
