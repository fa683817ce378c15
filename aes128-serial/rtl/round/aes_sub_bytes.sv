// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// SubBytes and InvSubBytes: the S-box on every byte (FIPS-197 sections 5.1.1 and 5.3.2).
// Combinational, or one clock of latency with a clocked S-box.

module aes_sub_bytes #(
  /// Width of the data in bits, a multiple of 8 (of 16, if the S-box takes two bytes).
  parameter int unsigned         Bits       = 128,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic            clk_i,
  /// 1: the registers of clocked S-boxes become 0 at the next clock edge.
  input  logic            clear_i,
  /// 1: InvSubBytes. Matters only with `DirBoth`.
  input  logic            inverse_i,
  input  logic [Bits-1:0] data_i,
  output logic [Bits-1:0] data_o
);

  localparam int unsigned LANES = aes_pkg::sbox_lanes(Sbox);

  if (Bits % (8 * LANES) != 0) begin : gen_bad_bits
    $error("aes_sub_bytes: Bits must be a multiple of the bits that an S-box takes");
  end

  for (genvar n = 0; n < Bits / 8 / LANES; n++) begin : gen_byte
    aes_sbox #(
      .Directions(Directions),
      .Sbox(Sbox),
      .Lanes(LANES)
    ) u_sbox (
      .clk_i(clk_i),
      .clear_i(clear_i),
      .inverse_i(inverse_i),
      .data_i(data_i[Bits-1-8*LANES*n -: 8*LANES]),
      .data_o(data_o[Bits-1-8*LANES*n -: 8*LANES])
    );
  end

endmodule
