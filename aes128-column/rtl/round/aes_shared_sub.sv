// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A row of S-boxes that data and key schedule share: in each clock it serves the one or the other.
// SubWord needs the forward S-box, so a core that decrypts has S-boxes of both directions.

module aes_shared_sub #(
  /// Width of the row in bits, a multiple of 8 (of 16, if the S-box takes two bytes).
  parameter int unsigned         Bits       = 32,
  /// Directions of the data.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic            clk_i,
  /// 1: the registers of clocked S-boxes become 0 at the next clock edge.
  input  logic            clear_i,
  /// 1: the row serves the key schedule.
  input  logic            sub_word_i,
  input  logic [Bits-1:0] word_i,
  /// 1: InvSubBytes on the data.
  input  logic            inverse_i,
  input  logic [Bits-1:0] data_i,
  /// What the row serves, substituted.
  output logic [Bits-1:0] data_o
);

  localparam aes_pkg::direction_e DIRECTIONS =
    Directions != aes_pkg::DirEncrypt ? aes_pkg::DirBoth : aes_pkg::DirEncrypt;

  aes_sub_bytes #(.Bits(Bits), .Directions(DIRECTIONS), .Sbox(Sbox)) u_sub_bytes (
    .clk_i,
    .clear_i,
    .inverse_i(inverse_i && !sub_word_i),
    .data_i(sub_word_i ? word_i : data_i),
    .data_o
  );

endmodule
