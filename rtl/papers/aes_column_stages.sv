// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Four S-boxes and one MixColumns as the two stages of a pipeline on columns, after Vater &
// Langendoerfer 2007, table 2: a column passes the S-boxes and then MixColumns, in decryption
// InvMixColumns and then the S-boxes. In a round without MixColumns it passes only the S-boxes.
// The key schedule uses the S-boxes in clocks in which no column needs them, or a row of its own.

module aes_column_stages #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule; must be combinational.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// Rows of S-boxes: 1 is shared by data and key schedule, 2 gives each its own.
  parameter int unsigned         SboxRows   = 1,
  parameter aes_pkg::mix_e       MixColumns = aes_pkg::MixCompact
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

  logic [31:0] between_q, to_sub, substituted, to_mix, mixed;
  assign to_sub = inverse_i && !plain_round_i ? between_q : column_i;
  assign to_mix = inverse_i ? column_i : between_q;

  if (SboxRows == 2) begin : gen_two_rows
    aes_sub_bytes #(.Bits(32), .Directions(Directions), .Sbox(Sbox)) u_sub_bytes (
      .clk_i, .clear_i(1'b0), .inverse_i, .data_i(to_sub), .data_o(substituted)
    );
    aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
      .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(sub_word_i), .data_o(substituted_o)
    );
    logic unused;
    assign unused = key_step_i;
  end else begin : gen_one_row
    aes_shared_sub #(.Directions(Directions), .Sbox(Sbox)) u_sub (
      .clk_i,
      .clear_i(1'b0),
      .sub_word_i(key_step_i),
      .word_i(sub_word_i),
      .inverse_i,
      .data_i(to_sub),
      .data_o(substituted)
    );
    assign substituted_o = substituted;
  end

  if (MixColumns == aes_pkg::MixProduct) begin : gen_mix_product
    aes_mix_columns #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
      .inverse_i, .data_i(to_mix), .data_o(mixed)
    );
  end else if (MixColumns == aes_pkg::MixSeparate) begin : gen_mix_separate
    logic [31:0] encrypted, decrypted;
    aes_mix_columns_compact #(.BlockBits(32), .Directions(aes_pkg::DirEncrypt)) u_mix_forward (
      .inverse_i(1'b0), .data_i(between_q), .data_o(encrypted)
    );
    aes_mix_columns_compact #(.BlockBits(32), .Directions(aes_pkg::DirDecrypt)) u_mix_inverse (
      .inverse_i(1'b1), .data_i(column_i), .data_o(decrypted)
    );
    assign mixed = inverse_i ? decrypted : encrypted;
    logic unused;
    assign unused = ^to_mix;
  end else begin : gen_mix_compact
    aes_mix_columns_compact #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
      .inverse_i, .data_i(to_mix), .data_o(mixed)
    );
  end

  always_ff @(posedge clk_i) begin
    if (!(live_i && enter_i)) between_q <= '0;
    else between_q <= inverse_i ? mixed : substituted;
  end

  assign column_o = inverse_i || plain_round_i ? substituted : mixed;

endmodule
