// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_twin`. Two blocks, A and B, share the round: A is in one of its two
// registers while B is in the other. All decisions are one-bit registers, made a clock ahead.
//
//   clock         0     1     2     3     4    ...  18    19    20    21    22
//   in transfer   A     B                                       C     D
//   turn_q        1                                       1     1
//   second_q            1                                             1
//   step_q              1           1                     1           1
//   open_q        1     1                                       1     1
//   state               A     B     A     B         B     A     B     C     D
//   substituted               A     B     A         A     B     A     B     C
//   round_q                   1     1     1         1     1                 1
//   finish_q                                                    1     1
//   round key                 1     1     2         9     9     10    10    1
//
// That is a key of 128 bits; with 256 bits four rounds, eight clocks, more. Without a block A clock
// 0 repeats; B can only follow A. While the result of the block that finishes cannot be taken, all
// of this holds still.

module aes_twin_control #(
  /// 1: `stall_o` does not depend on `live_i`, for registers whose reset goes before their enable.
  parameter bit ResetFirst = 1'b0
) (
  input  logic clk_i,
  /// Low in reset and clear.
  input  logic live_i,

  input  logic key_valid_i,
  input  logic key_load_i,
  input  logic key_keep_i,
  /// A key may be taken: no block is inside. With a key held, only after an offer.
  output logic key_open_o,
  /// A block may be taken; low without a key, and while a key waits.
  output logic ready_o,
  input  logic block_taken_i,

  output logic result_valid_o,
  input  logic result_ready_i,
  input  logic out_ready_i,

  /// Both data registers hold.
  output logic stall_o,
  /// The state register takes a round's result. Without a result or block it becomes 0.
  output logic round_o,
  /// The state register takes a new block if there is one.
  output logic open_o,
  /// The tag in the front end becomes that of the block that finishes next.
  output logic tag_next_o,

  /// Drive the ports of `aes_key_two_clocks`.
  output logic key_restart_o,
  output logic key_step_o,
  output logic [1:0] key_from_kept_o,
  input  logic key_last_step_i
);

  logic turn_q;      // last step of the key schedule, and every clock in which A may enter
  logic second_q;    // B may enter
  logic step_q;      // second clock of a round key
  logic open_q;      // a block may enter, if nothing stalls
  logic key_open_q;  // a key may enter
  logic [1:0] from_kept_q;  // the next step starts from the key: two registers, for their fan-out
  logic state_q;     // a block is in the state register
  logic round_q;     // a block is behind the S-boxes, in one of rounds 1 to Nr-1
  logic finish_q;    // a block is behind the S-boxes, in round Nr
  logic full_q;      // a block finishes, and the output register is full
  logic stall, idle;

  assign stall = full_q && !out_ready_i && (ResetFirst || live_i);
  assign idle = turn_q && !block_taken_i && !state_q && !stall;

  always_ff @(posedge clk_i) begin
    turn_q <= turn_q ? !block_taken_i : !step_q && key_last_step_i;
    second_q <= turn_q ? block_taken_i : second_q && stall;
    step_q <= turn_q ? block_taken_i : !step_q || stall;
    from_kept_q <= {turn_q || second_q, turn_q || (second_q && stall)};  // [1]: read in steps alone
    open_q <= key_keep_i && !key_valid_i && (turn_q || (second_q && stall));
    key_open_q <= idle && (!(key_load_i || key_keep_i) || (key_valid_i && !key_open_q));
    state_q <= block_taken_i || round_q || (stall && state_q);
    round_q <= state_q && !turn_q && !stall;
    finish_q <= stall || (state_q && turn_q);
    full_q <= stall || (state_q && turn_q && (finish_q || !result_ready_i));
    if (!live_i) begin
      turn_q <= 1'b1;
      {second_q, step_q, open_q, key_open_q, state_q, round_q, finish_q} <= '0;
      full_q <= 1'b0;
    end
  end

  assign key_open_o = key_open_q;
  assign ready_o = open_q && !(full_q && !out_ready_i);
  assign result_valid_o = finish_q;
  assign stall_o = stall;
  assign round_o = round_q;
  assign open_o = open_q;
  assign tag_next_o = (second_q || finish_q) && !stall;
  assign key_restart_o = turn_q;
  assign key_step_o = step_q && !stall;
  assign key_from_kept_o = from_kept_q;

endmodule
