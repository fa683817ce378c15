// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The S-box selector: one byte through the circuit that `Sbox` names. Combinational.

module aes_sbox #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  /// 1: inverse S-box. Matters only with `DirBoth`.
  input  logic       inverse_i,
  input  logic [7:0] data_i,
  output logic [7:0] data_o
);

  if (Sbox == aes_pkg::SboxTable) begin : gen_table
    aes_sbox_table #(.Directions(Directions)) u_table (.inverse_i, .data_i, .data_o);
  end else if (Sbox == aes_pkg::SboxComposite) begin : gen_composite
    aes_sbox_composite #(.Directions(Directions)) u_composite (.inverse_i, .data_i, .data_o);
  end else begin : gen_unknown
    $error("aes_sbox: Sbox must be SboxTable or SboxComposite");
  end

endmodule
