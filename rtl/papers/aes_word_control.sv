// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_word`: the schedule of Gunasekaran et al., figures 9, 10 and 12. Round 0
// adds round key 0 and takes five slots (clocks), as do rounds 1 to 13; round 14 takes four. A word
// passes MixColumns and AddRoundKey in its slot and the S-boxes in the next slot. The S-boxes are
// then free in slot 0 of rounds 1 to 13 and serve the key schedule (k). A walk runs the key
// schedule alone, a step a clock, to the last round key, where decryption starts.
//
//   Idle    no block, no walk: a key or a block may enter
//   Rounds  a block is inside
//   Walk    13 steps of the key schedule
//
//   clock           0   1   2   3   4   5   6   7   8   9   10  11  ...  70  71  72  73  74
//   block_taken_i   A                                                                    B
//   round               0   0   0   0   0   1   1   1   1   1   2   ...  13  14  14  14  14
//   slot                0   1   2   3   4   0   1   2   3   4   0   ...  4   0   1   2   3
//   Mix                 0   1   2   3       0   1   2   3       0   ...      0   1   2   3
//   S-boxes                 0   1   2   3   k   0   1   2   3   k   ...  3
//   out_valid_o                                                                              A

module aes_word_control #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
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
  /// The last word of a block is computed: the state after this slot is its result.
  output logic       result_valid_o,
  input  logic       result_ready_i,

  /// Direction of the block that enters.
  output logic       start_inverse_o,
  /// A block is in the core. Its columns move only with `mix_o`.
  output logic       busy_o,
  output logic       inverse_o,
  /// A word passes MixColumns and AddRoundKey: word `slot_o`.
  output logic       mix_o,
  output logic [1:0] slot_o,
  output logic       first_round_o,
  output logic       last_round_o,
  /// The state takes a word from the S-boxes.
  output logic       sub_o,
  /// A step of the key schedule: its SubWord uses the S-boxes.
  output logic       key_step_o,
  /// Word of the key window, counted from the end where the block started.
  output logic [2:0] key_word_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  typedef enum logic [1:0] {
    Idle,
    Rounds,
    Walk
  } state_e;

  state_e     state_q, state_d;
  logic [3:0] round_q;  // the round; in a walk the steps done
  logic [2:0] slot_q;
  logic       inverse_q, sub_q, first, last_round, last, stall;

  assign first = round_q == 4'd0;
  assign last_round = round_q == 4'd14;
  assign last = state_q == Rounds && last_round && slot_q == 3'd3;
  assign stall = last && !result_ready_i;

  always_comb begin
    state_d = state_q;
    if (last && !stall) state_d = Idle;
    if (state_q == Walk && round_q == 4'd12) state_d = Idle;
    if (walk_i) state_d = Walk;
    if (block_taken_i) state_d = Rounds;
    if (!live_i) state_d = Idle;
  end

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    sub_q <= mix_o && !last_round;
    if (state_q == Walk) round_q <= round_q + 4'd1;
    if (state_q == Rounds && !stall) begin
      slot_q <= slot_q == 3'd4 ? 3'd0 : slot_q + 3'd1;
      if (slot_q == 3'd4) round_q <= round_q + 4'd1;
    end
    if (block_taken_i || walk_i) begin
      round_q <= 4'd0;
      slot_q <= 3'd0;
      inverse_q <= block_taken_i && start_inverse_o;
    end
    if (!live_i) begin
      round_q <= 4'd0;
      slot_q <= 3'd0;
      sub_q <= 1'b0;
      inverse_q <= 1'b0;
    end
  end

  assign idle_o = state_q == Idle;
  assign ready_o = idle_o || (last && result_ready_i);
  assign result_valid_o = last;
  assign start_inverse_o = DECRYPTS && (decrypt_i || !ENCRYPTS);
  assign busy_o = state_q == Rounds;
  assign inverse_o = inverse_q;
  assign mix_o = state_q == Rounds && slot_q != 3'd4 && !stall;
  assign slot_o = slot_q[1:0];
  assign first_round_o = first;
  assign last_round_o = last_round;
  assign sub_o = sub_q;
  assign key_step_o = state_q == Walk ||
                      (state_q == Rounds && slot_q == 3'd0 && !first && !last_round);

  // The window of AES-256 holds two round keys. Round key r is the second one before the step of
  // round r, and the first one after it.
  assign key_word_o = {!first && (last_round || slot_q == 3'd0), slot_q[1:0]};

endmodule
