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
// This module counts the slots. What the S-boxes serve in each slot is decided by
// `aes_column_schedule`, or with a registered S-box by `aes_column_schedule_registered`.

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
  /// The key held has 192 bits.
  input  logic       nk6_i,
  /// The key held has 256 bits.
  input  logic       nk8_i,
  /// The last column of a block is computed: the state after this step is its result.
  output logic       result_valid_o,
  input  logic       result_ready_i,

  /// The key schedule starts.
  output logic       start_o,
  /// Its direction: that of the block; for a walk, forwards.
  output logic       start_inverse_o,
  /// The S-boxes serve a SubWord of the key schedule.
  output logic       sub_word_o,
  /// The key window advances: last clock of a slot that is not a SubWord's.
  output logic       step_o,
  /// With `WordBits` = 16: first clock of a slot.
  output logic       first_half_o,
  /// Last (or only) clock of a slot.
  output logic       whole_o,
  /// A block is in the core. Without `Registered` its state holds while `step_o` is low.
  output logic       busy_o,
  output logic       inverse_o,
  output logic [1:0] column_o,
  output logic       last_round_o,
  /// With `Registered`: the S-boxes read column `column_o`.
  output logic       read_o,
  /// With `Registered`: a column leaves the S-boxes for AddRoundKey, and for MixColumns unless
  /// `last_round_o` is high.
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

  localparam int unsigned COLUMNS = WordBits == 64 ? 2 : 1;  // columns in a slot

  typedef enum logic [1:0] {
    Idle,
    Rounds,
    StartWalk,
    Walk
  } state_e;

  state_e     state_q, state_d;
  logic [6:0] left_q;           // slots that remain for the block or walk
  logic [1:0] column_q;
  logic [2:0] until_special_q;  // steps before the next one with SubWord
  logic       subbed_q;         // the SubWord of the next key word is done
  logic       inverse_q, running, last, stall, start, inverse, whole;
  logic [6:0] slots;
  logic [1:0] first_column;
  logic [2:0] first_special, next_special;

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

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    if (running && !stall && whole) left_q <= left_q - 7'd1;
    if (sub_word_o && whole) subbed_q <= 1'b1;
    if (step_o) begin
      column_q <= column_q + 2'(COLUMNS);
      subbed_q <= 1'b0;
      until_special_q <= special_o ? next_special : until_special_q - 3'd1;
    end
    if (start) begin
      left_q <= slots;
      column_q <= first_column;
      until_special_q <= first_special;
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

  if (Registered) begin : gen_registered
    aes_column_schedule_registered u_schedule (
      .clk_i,
      .live_i,
      .start_inverse_i(inverse),
      .slots_o(slots),
      .first_column_o(first_column),
      .first_special_o(first_special),
      .next_special_o(next_special),
      .running_i(running),
      .busy_i(busy_o),
      .inverse_i(inverse_q),
      .left_i(left_q),
      .last_i(last),
      .special_i(special_o),
      .subbed_i(subbed_q),
      .sub_word_o,
      .step_o,
      .last_round_o,
      .rotate_o,
      .read_o,
      .made_o
    );
    assign whole = 1'b1;
    assign first_half_o = 1'b0;
    logic unused;
    assign unused = ^{nk6_i, nk8_i};
  end else begin : gen_combinational
    aes_column_schedule #(.Columns(COLUMNS), .Halves(WordBits == 16)) u_schedule (
      .clk_i,
      .live_i,
      .nk6_i,
      .nk8_i,
      .start_inverse_i(inverse),
      .slots_o(slots),
      .first_special_o(first_special),
      .next_special_o(next_special),
      .running_i(running),
      .inverse_i(inverse_q),
      .left_i(left_q),
      .column_i(column_q),
      .special_i(special_o),
      .subbed_i(subbed_q),
      .stall_i(stall),
      .first_half_o,
      .whole_o(whole),
      .sub_word_o,
      .step_o,
      .last_round_o,
      .rotate_o
    );
    assign first_column = 2'd0;
    assign read_o = 1'b0;
    assign made_o = 1'b0;
  end

  assign special_o = until_special_q == 3'd0;
  assign whole_o = whole;
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
