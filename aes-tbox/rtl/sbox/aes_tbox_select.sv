// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The T-box selector: the S-box output times a coefficient of MixColumns or InvMixColumns, by the
// circuit that `Sbox` selects (Morioka & Satoh 2002 section 2.2). Combinational.

module aes_tbox_select #(
  /// DirEncrypt: S(x) times 1, 2 or 3. DirDecrypt: S^-1(x) times 1, 9, 11, 13 or 14.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt,
  parameter logic [3:0]          Factor     = 4'd1,
  /// Circuit of the T-box: `SboxTable` or `SboxTwistedBdd`.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic [7:0] data_i,
  output logic [7:0] data_o
);

  if (Sbox == aes_pkg::SboxTable) begin : gen_table
    aes_tbox_table #(
      .Directions(Directions),
      .Factor(Factor)
    ) u_table (.data_i, .data_o);
  end else if (Sbox == aes_pkg::SboxTwistedBdd) begin : gen_twisted_bdd
    aes_tbox_twisted_bdd #(
      .Directions(Directions),
      .Factor(Factor)
    ) u_twisted_bdd (.data_i, .data_o);
  end else begin : gen_unknown
    $error("aes_tbox_select: Sbox must be SboxTable or SboxTwistedBdd");
  end

endmodule
