// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_column`. Data and key schedule share four S-boxes: in each clock they serve
// either a column of the block or a SubWord of the key schedule. A walk runs the key schedule
// through the same clocks without a block and ends at the last round key, where decryption starts.
//
//   Idle       no block, no walk: a key or a block may enter
//   Rounds     a block is inside
//   StartWalk  the key schedule takes the key
//   Walk       the key schedule runs alone
//
// AES-128, blocks A and B. In the rows of both directions k is a SubWord, 0 to 3 are columns:
//
//   clock           0     1   2   3   4   5   6   7   ...  46  47  48  49  50  51
//   block_taken_i   A                                                      B
//   left_q                49  48  47  46  45  44  43  ...  4   3   2   1   0   49
//   encryption            k   0   1   2   3   k   0   ...  k   0   1   2   3   k
//   decryption            0   1   2   k   3   0   1   ...  0   1   2   k   3   0
//   round                 1   1   1   1   1   2   2   ...  10  10  10  10  10  1
//   out_valid_o                                                                A
//
// A word W[i] needs SubWord if i is a multiple of Nk, and with Nk = 8 also if i is a multiple of 4
// (FIPS-197 section 5.2): 10, 8 or 13 words. Decryption computes the words in descending order, and
// the first three need no SubWord. With Nk > 4 the window already holds the words of the last
// Nk - 4 columns, so the steps of these columns compute no key word.
//
// Each entry above is a slot. With `WordBits` = 16 a slot takes two clocks, one for each half of
// the column or SubWord. With `WordBits` = 64 a slot serves two columns and two key words, or a
// SubWord:
//
//   encryption            k   01  23  k   01  23  ...
//   decryption            01  k   23  01  k   23  ...
//
// `Registered`, AES-128 only: a column passes the S-boxes in one clock (0 to 3), MixColumns and
// AddRoundKey in the next (a to d). A round therefore starts two clocks after the last column of
// the previous round, and the S-boxes serve the key schedule in the clock between. In decryption
// the key schedule runs three words ahead of the data and computes these words first (p).
//
//   clock           0     1   2   3   4   5   6   7   8   9   ...  50  51  52  53  54
//   left_q                50  49  48  47  46  45  44  43  42  ...  1   0
//   encryption            k   0   1   2   3   k   0   1   2   ...  3
//                                 a   b   c   d       a   b   ...  c   d
//   left_q                53  52  51  50  49  48  47  46  45  ...  4   3   2   1   0
//   decryption            p   p   p   k   0   1   2   3   k   ...  0   1   2   3
//                                             a   b   c   d   ...      a   b   c   d

module aes_column_control #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Bits that pass the S-boxes in a clock: 16, 32 or 64.
  parameter int unsigned         WordBits   = 32,
  /// 1: the S-boxes have an output register. Needs `WordBits` = 32.
  parameter bit                  Registered = 1'b0
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  /// Idle: a key may be taken.
  output logic       idle_o,
  /// A block may be taken. Depends on `result_ready_i`.
  output logic       ready_o,
  input  logic       block_taken_i,
  input  logic       decrypt_i,
  /// A key is taken and a walk must follow it.
  input  logic       walk_i,
  /// The key held has 192 or 256 bits.
  input  logic       nk6_i,
  input  logic       nk8_i,
  /// The last column of a block is computed: the state after this step is its result.
  output logic       result_valid_o,
  input  logic       result_ready_i,

  /// The key schedule starts, in the direction of the block; for a walk, forwards.
  output logic       start_o,
  output logic       start_inverse_o,
  /// The S-boxes serve a SubWord of the key schedule.
  output logic       sub_word_o,
  /// The key window advances: last clock of a slot that is not a SubWord's.
  output logic       step_o,
  /// With `WordBits` = 16: first clock of a slot. `whole_o`: last (or only) clock of a slot.
  output logic       first_half_o,
  output logic       whole_o,
  /// A block is in the core. Its state holds while `step_o` is low.
  output logic       busy_o,
  output logic       inverse_o,
  output logic [1:0] column_o,
  output logic       last_round_o,
  /// With `Registered`: the S-boxes read column `column_o` (`read_o`); a column leaves them for
  /// MixColumns and AddRoundKey (`made_o`), in round Nr with `last_round_o`.
  output logic       read_o,
  output logic       made_o,
  /// A walk ends: the key words after this step are the last ones of the schedule.
  output logic       walked_o,
  /// The key word of this step took SubWord.
  output logic       special_o,
  /// This step computes no key word.
  output logic       rotate_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  localparam bit TWO = WordBits == 64;
  localparam logic [6:0] PER_ROUND = TWO ? 7'd2 : 7'd4;  // slots in which columns pass the S-boxes

  typedef enum logic [1:0] {
    Idle,
    Rounds,
    StartWalk,
    Walk
  } state_e;

  state_e     state_q, state_d;
  logic [6:0] left_q;           // slots that remain for the block or walk
  logic [1:0] column_q;
  logic [2:0] until_special_q;  // key words to compute before the next with SubWord
  logic       subbed_q;         // the SubWord of the next key word is done
  logic       inverse_q, running, last, stall, start, inverse, whole;

  assign running = state_q == Rounds || state_q == Walk;
  assign last = running && left_q == 7'd0 && whole;
  assign stall = state_q == Rounds && last && !result_ready_i;
  assign start = block_taken_i || state_q == StartWalk;
  assign inverse = DECRYPTS && state_q != StartWalk && (decrypt_i || !ENCRYPTS);

  always_comb begin
    state_d = state_q;
    if (last && !stall) state_d = Idle;
    if (state_q == StartWalk) state_d = Walk;
    if (walk_i) state_d = StartWalk;
    if (block_taken_i) state_d = Rounds;
    if (!live_i) state_d = Idle;
  end

  // High for the columns of round Nr. In decryption with Nk < 8 one SubWord falls between them.
  assign last_round_o = left_q < (inverse_q && !nk8_i && !Registered ? PER_ROUND + 7'd1 : PER_ROUND);
  assign rotate_o = last_round_o && (Registered ? inverse_q : nk8_i || (nk6_i && column_q[1]));
  assign special_o = until_special_q == 3'd0;
  assign sub_word_o = running && special_o && !subbed_q && !rotate_o && !(Registered && last);
  assign step_o = running && !sub_word_o && !(Registered ? last && !inverse_q : stall) && whole;

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    if (running && !stall && whole) left_q <= left_q - 7'd1;
    if (sub_word_o && whole) subbed_q <= 1'b1;
    if (step_o) begin
      column_q <= column_q + (TWO ? 2'd2 : 2'd1);
      subbed_q <= 1'b0;
      until_special_q <= until_special_q - 3'd1;
      if (special_o) until_special_q <= nk6_i ? (TWO ? 3'd2 : 3'd5) : (TWO ? 3'd1 : 3'd3);
    end
    if (start) begin
      left_q <= nk8_i ? (TWO ? 7'd40 : 7'd68) : nk6_i ? (TWO ? 7'd31 : 7'd55)
                                                      : (TWO ? 7'd29 : 7'd49);
      if (Registered) begin
        left_q <= inverse ? 7'd53 : 7'd50;
        column_q <= {1'b0, inverse};
      end
      until_special_q <= inverse ? (TWO ? 3'd1 : 3'd3) : 3'd0;
      subbed_q <= 1'b0;
      inverse_q <= inverse;
    end
    if (!live_i) begin
      left_q <= 7'd0;
      column_q <= 2'd0;
      until_special_q <= 3'd0;
      subbed_q <= 1'b0;
      inverse_q <= 1'b0;
    end
  end

  if (WordBits == 16) begin : gen_halves
    logic second_q;
    always_ff @(posedge clk_i) begin
      if (!live_i || !running) second_q <= 1'b0;
      else if (!stall) second_q <= !second_q;
    end
    assign whole = second_q;
    assign first_half_o = running && !second_q;
  end else begin : gen_whole
    assign whole = 1'b1;
    assign first_half_o = 1'b0;
  end
  assign whole_o = whole;

  if (Registered) begin : gen_registered
    logic read_q;
    assign read_o = state_q == Rounds && step_o && left_q <= 7'd50 && !last;
    assign made_o = read_q;
    always_ff @(posedge clk_i) read_q <= live_i && read_o;
  end else begin : gen_combinational
    assign read_o = 1'b0;
    assign made_o = 1'b0;
  end

  assign walked_o = state_q == Walk && last;
  assign idle_o = state_q == Idle;
  assign start_o = start;
  assign start_inverse_o = inverse;
  assign ready_o = state_q == Idle || (state_q == Rounds && last && result_ready_i);
  assign result_valid_o = state_q == Rounds && last;
  assign busy_o = state_q == Rounds;
  assign inverse_o = inverse_q;
  assign column_o = column_q;

endmodule
