// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_round` and `aes_core_tbox`. A block takes Nr rounds; the key schedule
// computes each round key in the clock before its round. A walk runs the key schedule through the
// same steps without a block. It computes the schedule end, from which decryption starts.
//
//   Idle       no block, no walk: a key or a block may enter
//   Rounds     the state register holds a block and computes one of rounds 1 to Nr-1
//   LastRound  round Nr writes the output register, or waits while that is occupied; the next
//              block may enter in the clock of the write
//   StartWalk  the first step of a walk
//   Walk       the remaining steps of a walk
//
//   clock          0       1        2       ...  Nr-1        Nr         Nr+1
//   block_taken_i  A                                         B
//   state_q        Idle    Rounds   Rounds  ...  Rounds      LastRound  Rounds
//   steps_left_q           Nr-1     Nr-2    ...  1           0          Nr-1
//   state register         A        A, 1    ...  A, Nr-2     A, Nr-1    B
//   key computed   1       2        3       ...  Nr          1 of B     2
//   out_valid_o                                                         A
//
// With clocked S-boxes a round takes two clocks (McLoone & McCanny 2001, the iterative design): in
// the first the S-boxes read the state and the key schedule steps; in the second the state register
// loads the round's result and the S-boxes of the key schedule read the new round key.
//
// With several rounds a clock (loop unrolling, section 3 of the same paper) read Nr above as the
// number of clocks that the Nr rounds take. With `OneClock` the state is LastRound at once.

module aes_round_control #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Clocked S-boxes: a round takes two clocks.
  parameter bit                  TwoClocks  = 1'b0,
  /// 1: the key schedule cannot hold. If the last round has to wait, it is retried after Nr clocks,
  /// in which the schedule runs again. Encryption only.
  parameter bit                  Retries    = 1'b0,
  /// 1: all rounds of a block take one clock, in state LastRound; `rounds_i` is 1.
  parameter bit                  OneClock   = 1'b0
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
  /// Start a walk in the next clock. Allowed only while `ready_o` is high.
  input  logic       walk_i,
  /// Nr, or with several rounds a clock the clocks of the Nr rounds. Must be valid in the clock in
  /// which a block enters and in the first clock of a walk.
  input  logic [3:0] rounds_i,
  output logic       result_valid_o,
  input  logic       result_ready_i,

  /// The key schedule runs, and no block can enter. Selects the input of the state register: 1 is
  /// the round's result, 0 the new block.
  output logic       state_run_o,
  /// State register: load the round's result, or hold. With neither it takes a block or becomes 0.
  output logic       state_round_o,
  output logic       state_hold_o,
  /// The block in the state register is being decrypted.
  output logic       state_inverse_o,

  /// The key schedule runs. While low, the registers of its clocked S-boxes are cleared.
  output logic       key_run_o,
  /// Drive the ports of the same names of the key schedules in key/.
  output logic       key_from_kept_o,
  output logic       key_next_from_kept_o,
  output logic       key_inverse_o,
  output logic       key_step_o,
  output logic       key_capture_o,
  output logic       key_hold_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  // State bits: [0] the key schedule runs, [1] the state register holds a block, [2] a walk starts.
  // Critical paths read these bits, because a comparison with a state would add a gate.
  typedef enum logic [2:0] {
    Idle      = 3'b000,
    Walk      = 3'b001,
    LastRound = 3'b010,
    Rounds    = 3'b011,
    StartWalk = 3'b100
  } state_e;

  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e     state_q;
  state_e     state_d;
  logic [3:0] steps_left_q, steps;  // steps of the key schedule that remain
  logic       inverse_q;
  logic       running, busy, walk_starts, start, step, last_step;
  logic       second;               // second clock of a round; always 1 if a round takes one
  logic       stall;

  assign running = state_q[0];
  assign busy = state_q[1];
  assign walk_starts = state_q[2];
  if (Retries) begin : gen_start_again
    assign start = block_taken_i || walk_starts || stall;
  end else begin : gen_start
    assign start = block_taken_i || walk_starts;
  end
  assign last_step = step && steps_left_q == 4'd1;
  assign stall = busy && !running && !result_ready_i;

  always_comb begin
    state_d = Idle;
    case (state_q)
      Rounds: state_d = last_step ? LastRound : Rounds;
      LastRound: if (!result_ready_i) state_d = Retries ? Rounds : LastRound;
      StartWalk: state_d = Walk;
      Walk: if (!last_step) state_d = Walk;
      default: ;
    endcase
    if (block_taken_i) state_d = OneClock ? LastRound : Rounds;
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
  if (Retries) begin : gen_retries
    logic again_q;  // a retry: the rounds run only to reach the last round key again
    always_ff @(posedge clk_i) if (start || !live_i) again_q <= live_i && stall;
    assign state_round_o = live_i && running && busy && second && !again_q;
    assign state_hold_o = live_i && (stall || (running && busy && (!second || again_q)));
  end else begin : gen_holds
    assign state_round_o = live_i && running && busy && second;
    assign state_hold_o = live_i && (stall || (running && busy && !second));
  end
  assign state_inverse_o = inverse_q;

  // Select the direction before the handshake decides whether a block enters: gating it with the
  // handshake would put `in_ready_o` on the path through the key schedule.
  assign key_inverse_o = DECRYPTS && (running ? inverse_q
                                              : !walk_starts && (decrypt_i || !ENCRYPTS));
  assign key_run_o = live_i && (start || running);
  // Same value as `!state_d[0]` (unless `OneClock`), with fewer gates after the handshake.
  if (Retries) begin : gen_next_again
    assign key_next_from_kept_o = !live_i || !(start || (running && !last_step));
  end else begin : gen_next
    assign key_next_from_kept_o = !live_i ||
                                  !(block_taken_i || walk_starts || (running && !last_step));
  end
  assign key_step_o = live_i && step;
  assign key_capture_o = live_i && !busy && last_step && running;
  assign key_hold_o = live_i && (stall || (running && !step));

endmodule
