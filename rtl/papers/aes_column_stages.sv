// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Four S-boxes and one MixColumns as the two stages of a pipeline on columns, after Vater &
// Langendoerfer 2007, table 2: a column passes the S-boxes and then MixColumns, in decryption
// InvMixColumns and then the S-boxes. In a round without MixColumns it passes only the S-boxes.
// The key schedule uses the S-boxes in clocks in which no column needs them.

module aes_column_stages #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule; must be combinational.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic        clk_i,
  /// Low in reset and clear: the register becomes 0.
  input  logic        live_i,
  /// Direction of the block in the core.
  input  logic        inverse_i,
  input  logic        plain_round_i,

  /// 1: the first stage takes `column_i` in this clock.
  input  logic        enter_i,
  input  logic [31:0] column_i,
  /// The column after both stages, a clock after it entered; with `plain_round_i` after the S-boxes
  /// alone, in the same clock.
  output logic [31:0] column_o,

  /// 1: the S-boxes serve the key schedule, and `substituted_o` is SubWord of `sub_word_i`.
  input  logic        key_step_i,
  input  logic [31:0] sub_word_i,
  output logic [31:0] substituted_o
);

  logic [31:0] between_q, substituted, mixed;

  aes_shared_sub #(.Directions(Directions), .Sbox(Sbox)) u_sub (
    .clk_i,
    .clear_i(1'b0),
    .sub_word_i(key_step_i),
    .word_i(sub_word_i),
    .inverse_i,
    .data_i(inverse_i && !plain_round_i ? between_q : column_i),
    .data_o(substituted)
  );
  aes_mix_columns_compact #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
    .inverse_i(inverse_i), .data_i(inverse_i ? column_i : between_q), .data_o(mixed)
  );
  always_ff @(posedge clk_i) begin
    if (!(live_i && enter_i)) between_q <= '0;
    else between_q <= inverse_i ? mixed : substituted;
  end

  assign column_o = inverse_i || plain_round_i ? substituted : mixed;
  assign substituted_o = substituted;

endmodule
