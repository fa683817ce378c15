// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Several rounds of encryption in series (FIPS-197 section 5.1): SubBytes, ShiftRows, MixColumns
// and AddRoundKey of a 128-bit block. Combinational (McLoone & McCanny 2001, section 3, loop
// unrolling).

module aes_encrypt_rounds #(
  parameter int unsigned    Rounds = 1,
  /// S-box of the data; must be combinational.
  parameter aes_pkg::sbox_e Sbox   = aes_pkg::SboxTable
) (
  input  logic                  clk_i,
  input  logic [127:0]          data_i,
  /// A round key for each round, the first round's leftmost.
  input  logic [128*Rounds-1:0] round_keys_i,
  output logic [127:0]          data_o
);

  logic [Rounds:0][127:0] state;
  assign state[0] = data_i;

  for (genvar r = 0; r < Rounds; r++) begin : gen_round
    logic [127:0] substituted, shifted, mixed;
    aes_sub_bytes #(.Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_bytes (
      .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(state[r]), .data_o(substituted)
    );
    aes_shift_rows #(.Directions(aes_pkg::DirEncrypt)) u_shift_rows (
      .block_len_i(2'd0), .inverse_i(1'b0), .data_i(substituted), .data_o(shifted)
    );
    aes_mix_columns #(.Directions(aes_pkg::DirEncrypt)) u_mix_columns (
      .inverse_i(1'b0), .data_i(shifted), .data_o(mixed)
    );
    aes_add_round_key u_add (
      .data_i(mixed), .key_i(round_keys_i[128*(Rounds-1-r) +: 128]), .data_o(state[r+1])
    );
  end

  assign data_o = state[Rounds];

endmodule
