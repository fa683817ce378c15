// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The tower-field S-box with a register at its output, after Vater & Langendoerfer 2007 section
// 3.2.2: it splits the path from the S-box to MixColumns. The output is valid one clock after
// the byte.

module aes_sbox_composite_reg #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
) (
  input  logic       clk_i,
  /// 1: `data_o` becomes 0 with the next clock edge.
  input  logic       clear_i,
  /// 1: inverse S-box. Matters only with `DirBoth`.
  input  logic       inverse_i,
  input  logic [7:0] data_i,
  output logic [7:0] data_o
);

  logic [7:0] image;
  aes_sbox_composite #(.Directions(Directions)) u_composite (
    .inverse_i,
    .data_i,
    .data_o(image)
  );

  always_ff @(posedge clk_i) data_o <= clear_i ? 8'h00 : image;

endmodule
