// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The schedule of `aes_column_control` with S-boxes that have an output register, AES-128: a column
// passes the S-boxes in one clock (0 to 3), MixColumns and AddRoundKey in the next (a to d). So a
// round starts two clocks after the last column of the previous round, and the S-boxes serve the
// key schedule (k) in the clock between. In decryption the key schedule runs three words ahead of
// the data and computes these words first (p).
//
//   clock           0     1   2   3   4   5   6   7   8   9   ...  50  51  52  53  54
//   left_i                50  49  48  47  46  45  44  43  42  ...  1   0
//   encryption            k   0   1   2   3   k   0   1   2   ...  3
//                                 a   b   c   d       a   b   ...  c   d
//   left_i                53  52  51  50  49  48  47  46  45  ...  4   3   2   1   0
//   decryption            p   p   p   k   0   1   2   3   k   ...  0   1   2   3
//                                             a   b   c   d   ...      a   b   c   d

module aes_column_schedule_registered (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  /// Direction of the block or walk that starts.
  input  logic       start_inverse_i,
  /// Slots after its first.
  output logic [6:0] slots_o,
  /// Column of its first step.
  output logic [1:0] first_column_o,
  /// Steps before its first one with SubWord.
  output logic [2:0] first_special_o,
  /// Steps between one with SubWord and the next.
  output logic [2:0] next_special_o,

  /// A block or walk is inside.
  input  logic       running_i,
  /// A block is inside.
  input  logic       busy_i,
  input  logic       inverse_i,
  /// Slots that remain.
  input  logic [6:0] left_i,
  /// Last slot of the block or walk.
  input  logic       last_i,
  /// The key word of this step takes SubWord.
  input  logic       special_i,
  /// SubWord is done.
  input  logic       subbed_i,

  /// As in `aes_column_control`.
  output logic       sub_word_o,
  output logic       step_o,
  output logic       last_round_o,
  output logic       rotate_o,
  output logic       read_o,
  output logic       made_o
);

  assign slots_o = start_inverse_i ? 7'd53 : 7'd50;
  assign first_column_o = {1'b0, start_inverse_i};
  assign first_special_o = start_inverse_i ? 3'd3 : 3'd0;
  assign next_special_o = 3'd3;

  assign last_round_o = left_i < 7'd4;
  assign rotate_o = last_round_o && inverse_i;
  assign sub_word_o = running_i && special_i && !subbed_i && !rotate_o && !last_i;
  assign step_o = running_i && !sub_word_o && !(last_i && !inverse_i);

  assign read_o = busy_i && step_o && left_i <= 7'd50 && !last_i;
  logic read_q;
  assign made_o = read_q;
  always_ff @(posedge clk_i) read_q <= live_i && read_o;

endmodule
