// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The schedule of `aes_column_control` with combinational S-boxes. In each slot the S-boxes serve
// `Columns` columns of the block, or a SubWord of the key schedule. AES-128, `Columns` = 1; in the
// rows of both directions k is a SubWord, 0 to 3 are columns:
//
//   clock           0     1   2   3   4   5   6   7   ...  46  47  48  49  50  51
//   block_taken_i   A                                                      B
//   left_i                49  48  47  46  45  44  43  ...  4   3   2   1   0   49
//   encryption            k   0   1   2   3   k   0   ...  k   0   1   2   3   k
//   decryption            0   1   2   k   3   0   1   ...  0   1   2   k   3   0
//   round                 1   1   1   1   1   2   2   ...  10  10  10  10  10  1
//   out_valid_o                                                                A
//
// With `Columns` = 2 a slot serves two columns and two key words, or a SubWord:
//
//   encryption            k   01  23  k   01  23  ...
//   decryption            01  k   23  01  k   23  ...
//
// With `Halves` a slot takes two clocks, one for each half of the column or SubWord.
//
// A word W[i] needs SubWord if i is a multiple of Nk, and with Nk = 8 also if i is a multiple of 4
// (FIPS-197 section 5.2): 10, 8 or 13 words. Decryption computes the words in descending order, and
// the first three need no SubWord. With Nk > 4 the window already holds the words of the last
// Nk - 4 columns, so the steps of these columns compute no key word.

module aes_column_schedule #(
  /// Columns in a slot, 1 or 2.
  parameter int unsigned Columns = 1,
  parameter bit          Halves  = 1'b0
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,
  /// The key held has 192 bits.
  input  logic       nk6_i,
  /// The key held has 256 bits.
  input  logic       nk8_i,

  /// Direction of the block or walk that starts.
  input  logic       start_inverse_i,
  /// Slots after its first.
  output logic [6:0] slots_o,
  /// Steps before its first one with SubWord.
  output logic [2:0] first_special_o,
  /// Steps between one with SubWord and the next.
  output logic [2:0] next_special_o,

  /// A block or walk is inside.
  input  logic       running_i,
  input  logic       inverse_i,
  /// Slots that remain.
  input  logic [6:0] left_i,
  /// Column of the step.
  input  logic [1:0] column_i,
  /// The key word of this step takes SubWord.
  input  logic       special_i,
  /// SubWord is done.
  input  logic       subbed_i,
  /// The result waits for the output, in the last slot of its block.
  input  logic       stall_i,

  /// With `Halves`: first clock of a slot.
  output logic       first_half_o,
  /// Last or only clock of a slot.
  output logic       whole_o,
  /// As in `aes_column_control`.
  output logic       sub_word_o,
  output logic       step_o,
  output logic       last_round_o,
  output logic       rotate_o
);

  localparam logic [6:0] PER_ROUND = 7'(4 / Columns);  // slots in which columns pass the S-boxes

  // Last slot: four columns a round, and a SubWord in 13, 8 or 10 slots.
  assign slots_o = nk8_i ? 7'(56 / Columns + 13 - 1)
                 : nk6_i ? 7'(48 / Columns + 8 - 1) : 7'(40 / Columns + 10 - 1);
  assign first_special_o = start_inverse_i ? 3'(4 / Columns - 1) : 3'd0;
  assign next_special_o = nk6_i ? 3'(6 / Columns - 1) : 3'(4 / Columns - 1);

  // In decryption with Nk < 8 one SubWord falls between the columns of round Nr.
  assign last_round_o = left_i < (inverse_i && !nk8_i ? PER_ROUND + 7'd1 : PER_ROUND);
  assign rotate_o = last_round_o && (nk8_i || (nk6_i && column_i[1]));
  assign sub_word_o = running_i && special_i && !subbed_i && !rotate_o;
  assign step_o = running_i && !sub_word_o && !stall_i && whole_o;

  if (Halves) begin : gen_halves
    logic second_q;
    always_ff @(posedge clk_i) begin
      if (!live_i || !running_i) second_q <= 1'b0;
      else if (!stall_i) second_q <= !second_q;
    end
    assign whole_o = second_q;
    assign first_half_o = running_i && !second_q;
  end else begin : gen_whole
    logic unused;
    assign unused = ^{clk_i, live_i};
    assign whole_o = 1'b1;
    assign first_half_o = 1'b0;
  end

  logic unused_column;
  assign unused_column = column_i[0];

endmodule
