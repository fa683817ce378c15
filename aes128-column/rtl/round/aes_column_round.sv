// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The round of a column after ShiftRows: SubBytes, MixColumns, AddRoundKey; in decryption
// AddRoundKey before InvMixColumns. The S-boxes also serve SubWord of the key schedule.

module aes_column_round #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule; a clocked one needs `WordBits` = 32.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// Bits that pass the S-boxes in a clock: 16, 32 or 64.
  parameter int unsigned         WordBits   = 32,
  /// Rows of S-boxes: 1 is shared by data and key schedule, 2 gives each its own.
  parameter int unsigned         SboxRows   = 1,
  parameter aes_pkg::mix_e       MixColumns = aes_pkg::MixCompact,
  /// Bits of a step: a column, or two.
  localparam int unsigned        StepBits   = WordBits == 64 ? 64 : 32
) (
  input  logic                clk_i,
  /// Low: all registers become 0.
  input  logic                live_i,
  /// With `WordBits` = 16: the first half of a column or of SubWord passes the S-boxes.
  input  logic                first_half_i,

  /// The S-boxes serve SubWord, else the data. A clocked S-box becomes 0 unless one of the two is
  /// high: with `read_i` it takes a column.
  input  logic                sub_word_i,
  input  logic                read_i,
  input  logic [31:0]         word_i,
  output logic [31:0]         word_o,

  input  logic                inverse_i,
  input  logic                last_round_i,
  input  logic [StepBits-1:0] key_i,
  /// The column, and after its round.
  input  logic [StepBits-1:0] data_i,
  output logic [StepBits-1:0] data_o
);

  localparam bit CLOCKED = aes_pkg::sbox_clocks(Sbox) != 0;
  logic [StepBits-1:0] substituted, keyed, mixed, to_mix;

  if (SboxRows == 2) begin : gen_two_rows
    aes_sub_bytes #(.Bits(StepBits), .Directions(Directions), .Sbox(Sbox)) u_sub_bytes (
      .clk_i,
      .clear_i(CLOCKED && !(live_i && read_i)),
      .inverse_i,
      .data_i,
      .data_o(substituted)
    );
    aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
      .clk_i,
      .clear_i(CLOCKED && !(live_i && sub_word_i)),
      .inverse_i(1'b0),
      .data_i(word_i),
      .data_o(word_o)
    );
    logic unused;
    assign unused = first_half_i;
  end else begin : gen_one_row
    logic [WordBits-1:0] word, data, found;
    aes_shared_sub #(.Bits(WordBits), .Directions(Directions), .Sbox(Sbox)) u_sub (
      .clk_i,
      .clear_i(CLOCKED && !(live_i && (read_i || sub_word_i))),
      .sub_word_i,
      .word_i(word),
      .inverse_i,
      .data_i(data),
      .data_o(found)
    );
    if (WordBits == 16) begin : gen_halves
      logic [15:0] first_q;  // the first half, substituted
      assign word = first_half_i ? word_i[31:16] : word_i[15:0];
      assign data = first_half_i ? data_i[31:16] : data_i[15:0];
      assign substituted = {first_q, found};
      always_ff @(posedge clk_i) begin
        if (!live_i) first_q <= '0;
        else if (first_half_i) first_q <= found;
      end
    end else begin : gen_whole
      assign word = {(WordBits / 32){word_i}};
      assign data = data_i;
      assign substituted = found;
      logic unused;
      assign unused = ^{live_i, read_i, first_half_i};
    end
    assign word_o = substituted[StepBits-1 -: 32];
  end

  assign keyed = substituted ^ key_i;
  assign to_mix = inverse_i ? keyed : substituted;
  if (MixColumns == aes_pkg::MixProduct) begin : gen_mix_product
    aes_mix_columns #(.BlockBits(StepBits), .Directions(Directions)) u_mix_columns (
      .inverse_i, .data_i(to_mix), .data_o(mixed)
    );
  end else if (MixColumns == aes_pkg::MixSeparate) begin : gen_mix_separate
    logic [StepBits-1:0] encrypted, decrypted;
    aes_mix_columns_compact #(
      .BlockBits(StepBits), .Directions(aes_pkg::DirEncrypt)
    ) u_mix_forward (
      .inverse_i(1'b0), .data_i(substituted), .data_o(encrypted)
    );
    aes_mix_columns_compact #(
      .BlockBits(StepBits), .Directions(aes_pkg::DirDecrypt)
    ) u_mix_inverse (
      .inverse_i(1'b1), .data_i(keyed), .data_o(decrypted)
    );
    assign mixed = inverse_i ? decrypted : encrypted;
    logic unused;
    assign unused = ^to_mix;
  end else begin : gen_mix_compact
    aes_mix_columns_compact #(.BlockBits(StepBits), .Directions(Directions)) u_mix_columns (
      .inverse_i, .data_i(to_mix), .data_o(mixed)
    );
  end
  assign data_o = last_round_i ? keyed : inverse_i ? mixed : mixed ^ key_i;

endmodule
