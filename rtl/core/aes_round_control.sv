// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_round`: a block runs Nr rounds, and the key schedule makes each round key in
// the clock before its round. A walk is the same run of the key schedule without a block; it finds
// the schedule's end, where decryption starts.
//
//   Idle       nothing runs: a key or a block may enter
//   Rounds     the block in the state register makes one of rounds 1 to Nr-1
//   LastRound  its last round leads to the output register, and waits while that is occupied; in
//              the clock in which the result leaves, the next block may enter
//   StartWalk  the first step of a walk
//   Walk       the other steps
//
//   clock          0       1        2       ...  Nr-1        Nr         Nr+1
//   block_taken_i  A                                         B
//   state_q        Idle    Rounds   Rounds  ...  Rounds      LastRound  Rounds
//   steps_left_q           Nr-1     Nr-2    ...  1           0          Nr-1
//   state register         A        A, 1    ...  A, Nr-2     A, Nr-1    B
//   key makes      1       2        3       ...  Nr          1 of B     2
//   out_valid_o                                                         A
//
// With clocked S-boxes a round takes two clocks (McLoone & McCanny 2001, the iterative design): in
// the first the S-boxes read the state and the key steps; in the second the state takes the round's
// result and the S-boxes of the key schedule read the new round key.

module aes_round_control #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Clocked S-boxes: a round takes two clocks.
  parameter bit                  TwoClocks  = 1'b0
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  /// Idle: a key may be taken.
  output logic       idle_o,
  /// A block may be taken.
  output logic       ready_o,
  input  logic       block_taken_i,
  input  logic       decrypt_i,
  /// Walk from the next clock on. Only with `ready_o`.
  input  logic       walk_i,
  /// Nr, in the clock in which a block enters and in the first of a walk.
  input  logic [3:0] rounds_i,
  output logic       result_valid_o,
  input  logic       result_ready_i,

  /// The key schedule runs, so that no block can enter: the state register's input is the round's
  /// result, and otherwise the block.
  output logic       state_run_o,
  /// The state register takes the round's result, or holds. Otherwise it becomes 0.
  output logic       state_round_o,
  output logic       state_hold_o,
  /// The block in the state register is being decrypted.
  output logic       state_inverse_o,

  /// The key schedule runs: in other clocks its S-boxes' registers are cleared.
  output logic       key_run_o,
  /// Ports of the key schedules in key/ of these names.
  output logic       key_from_kept_o,
  output logic       key_next_from_kept_o,
  output logic       key_inverse_o,
  output logic       key_step_o,
  output logic       key_capture_o,
  output logic       key_hold_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  // A bit each: [0] the key schedule steps on, [1] a block is in the state register, [2] a walk
  // starts. What is fast reads the bits, since a comparison would put a gate before the key schedule.
  typedef enum logic [2:0] {
    Idle      = 3'b000,
    Walk      = 3'b001,
    LastRound = 3'b010,
    Rounds    = 3'b011,
    StartWalk = 3'b100
  } state_e;

  (* fsm_encoding = "none" *)  // synthesis keeps the bits above
  state_e     state_q;
  state_e     state_d;
  logic [3:0] steps_left_q, steps;  // of the key schedule
  logic       inverse_q;
  logic       running, busy, walk_starts, start, step, last_step;
  logic       second;               // of a round's clocks, if it has two
  logic       stall;

  assign running = state_q[0];
  assign busy = state_q[1];
  assign walk_starts = state_q[2];
  assign start = block_taken_i || walk_starts;
  assign last_step = step && steps_left_q == 4'd1;
  assign stall = busy && !running && !result_ready_i;

  always_comb begin
    state_d = Idle;
    case (state_q)
      Rounds: state_d = last_step ? LastRound : Rounds;
      LastRound: if (!result_ready_i) state_d = LastRound;
      StartWalk: state_d = Walk;
      Walk: if (!last_step) state_d = Walk;
      default: ;
    endcase
    if (block_taken_i) state_d = Rounds;
    else if (walk_i) state_d = StartWalk;
    if (!live_i) state_d = Idle;
  end

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    if (start) begin
      steps_left_q <= steps;
      inverse_q <= key_inverse_o;
    end else if (step) begin
      steps_left_q <= steps_left_q - 4'd1;
    end
    if (!live_i) begin
      steps_left_q <= 4'd0;
      inverse_q <= 1'b0;
    end
  end

  if (TwoClocks) begin : gen_two_clocks
    logic started_q, second_q;
    always_ff @(posedge clk_i) begin
      started_q <= live_i && start;
      second_q <= live_i && running && !second_q;
    end
    assign second = second_q;
    assign step = running && !second_q;
    assign steps = rounds_i;
    assign key_from_kept_o = !running || started_q;
  end else begin : gen_one_clock
    assign second = 1'b1;
    assign step = start || running;
    assign steps = rounds_i - 4'd1;
    assign key_from_kept_o = !running;
  end

  assign idle_o = state_q == Idle;
  assign ready_o = !running && !walk_starts && (!busy || result_ready_i);
  assign result_valid_o = busy && !running;

  assign state_run_o = running;
  assign state_round_o = live_i && running && busy && second;
  assign state_hold_o = live_i && (stall || (running && busy && !second));
  assign state_inverse_o = inverse_q;

  // The direction is chosen before it is known whether a block enters: gated with the handshake, it
  // would put `in_ready_o` on the path through the key schedule.
  assign key_inverse_o = DECRYPTS && (running ? inverse_q
                                              : !walk_starts && (decrypt_i || !ENCRYPTS));
  assign key_run_o = live_i && (start || running);
  // `!state_d[0]`, but with fewer gates behind the handshake.
  assign key_next_from_kept_o = !live_i ||
                                !(block_taken_i || walk_starts || (running && !last_step));
  assign key_step_o = live_i && step;
  assign key_capture_o = live_i && !busy && last_step && running;
  assign key_hold_o = live_i && (stall || (running && !step));

endmodule
