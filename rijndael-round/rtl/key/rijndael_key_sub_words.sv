// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Selects the words of a step of Rijndael's key schedule that take SubWord: words whose index in
// the schedule is a multiple of Nk, with RotWord and Rcon; with Nk = 8 also the odd multiples of 4,
// without RotWord and Rcon.
//
// Steps begin at even words, so `offset_i` = (index of the step's first word mod Nk) / 2 suffices.
// Words of the step that take SubWord ("4p": plain, without RotWord and Rcon):
//
//             Nk = 4            Nk = 6                Nk = 8
//   offset    0       1         0      1      2       0       1     2       3
//   Nb = 4    0       -         0      none   2       0       -     0p      -
//   Nb = 6    0, 4    2         0      -      -       0, 4p   2p    0p, 4   2
//   Nb = 8    0, 4    -         0, 6   4      2       0, 4p   -     -       -
//
// SubWords are 4 or 6 words apart, so a step has at most two, and two only if the first is on
// word 0. Entries - do not occur; the logic treats them as don't-cares.

module rijndael_key_sub_words (
  /// Nb or Nk is 6 or 8; it is 4 if both of its flags are low.
  input  logic       nb6_i,
  input  logic       nb8_i,
  input  logic       nk6_i,
  input  logic       nk8_i,
  input  logic [1:0] offset_i,
  /// Bits 0 to 3: SubWord on word 0, 2, 4, 6. Bits 4 and 5: this SubWord is with RotWord and Rcon,
  /// on word 0 and on the other word.
  output logic [5:0] sub_words_o
);

  logic on_0, on_2, on_4, on_6, rotate_0, rotate_other;
  always_comb begin
    if (nk6_i) begin
      on_0 = nb6_i || offset_i == 2'd0;
      on_2 = !nb6_i && offset_i == 2'd2;
      on_4 = nb8_i && offset_i == 2'd1;
      on_6 = nb8_i && offset_i == 2'd0;
    end else begin
      on_0 = !(nb6_i && offset_i[0]);
      on_2 = nb6_i && offset_i[0];
      on_4 = (nb6_i && !offset_i[0]) || nb8_i;
      on_6 = 1'b0;
    end
    rotate_0 = !nk8_i || nb8_i || !offset_i[1];
    rotate_other = !nk8_i || (nb6_i && offset_i[1]);
  end
  assign sub_words_o = {rotate_other, rotate_0, on_6, on_4, on_2, on_0};

endmodule
