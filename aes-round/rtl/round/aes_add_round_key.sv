// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AddRoundKey: the state XOR the round key (FIPS-197 section 5.1.4); its own inverse.

module aes_add_round_key #(
  /// Width of the block in bits.
  parameter int unsigned BlockBits = 128
) (
  input  logic [BlockBits-1:0] data_i,
  input  logic [BlockBits-1:0] key_i,
  output logic [BlockBits-1:0] data_o
);

  assign data_o = data_i ^ key_i;

endmodule
