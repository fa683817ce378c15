// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_two_stage`: the schedule of Vater & Langendoerfer 2007, figure 3. A block
// enters through the first AddRoundKey. A round takes seven clocks: ShiftRows, in whose clock the
// S-boxes serve the key schedule; five for the columns in the pipeline of S-boxes and MixColumns;
// AddRoundKey. The round without MixColumns takes six: 70 in all. Decryption has the stages, and
// the operations of a round, in the opposite order.
//
//   Idle        no block, no walk: a key may enter, or a block with its first AddRoundKey
//   Shift       ShiftRows, and a step of the key schedule
//   Columns     columns move through the two stages
//   Add         AddRoundKey; with the last round key it waits until the output register is free
//   Walk        10 steps of the key schedule, to the schedule end, where decryption starts
//
// Encryption above, decryption below. S and M: column in the S-boxes, in MixColumns or its inverse;
// k is SubWord:
//
//   clock           0     1      2   3   4   5   6   7    8      ...  64     65  66  67  68  69
//   block_taken_i   A
//   state_q         Idle  Shift  C   C   C   C   C   Add  Shift  ...  Shift  C   C   C   C   Add
//   S                     k      0   1   2   3            k      ...  k      0   1   2   3
//   M                                0   1   2   3
//   round_q               1      1   1   1   1   1   1    2      ...  10     10  10  10  10  10
//
//   state_q         Idle  C   C   C   C   Shift  Add  C   C   C   C   C   Shift  Add  ...  Add
//   S                     0   1   2   3   k               0   1   2   3   k
//   M                                                 0   1   2   3
//   round_q               1   1   1   1   1      1    2   2   2   2   2   2      2    ...  10

module aes_two_stage_control #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  /// Idle: a key or a block may be taken.
  output logic       idle_o,
  input  logic       block_taken_i,
  input  logic       decrypt_i,
  /// Start a walk in the next clock: a key is taken and a walk must follow it.
  input  logic       walk_i,
  /// Last step of the walk.
  output logic       walked_o,
  output logic       result_valid_o,
  input  logic       result_ready_i,

  /// Direction of the block that enters.
  output logic       start_inverse_o,
  /// A block is inside. Low: AddRoundKey takes the new block and the first round key.
  output logic       busy_o,
  output logic       inverse_o,
  /// State register: load ShiftRows, a column or AddRoundKey; at most one is high. Else it holds.
  output logic       shift_o,
  output logic       column_o,
  output logic       add_o,
  /// The first stage takes the column in the first place of the state.
  output logic       enter_o,
  /// It takes the column in the second place instead.
  output logic       second_place_o,
  /// A round without MixColumns: a column passes the S-boxes alone.
  output logic       plain_round_o,
  /// A step of the key schedule: its SubWord uses the S-boxes.
  output logic       key_step_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam logic [3:0] ROUNDS = 4'd10;

  typedef enum logic [2:0] {
    Idle,
    Shift,
    Columns,
    Add,
    Walk
  } state_e;

  state_e     state_q, state_d;
  logic [3:0] round_q;   // the round; in a walk the step
  logic [2:0] column_q;  // column that the first stage takes; 4 after the last
  logic       inverse_q, last, plain_round, columns_done, stall;

  assign last = round_q == ROUNDS;
  assign plain_round = inverse_q ? round_q == 4'd1 : last;
  assign columns_done = column_q == (plain_round ? 3'd3 : 3'd4);
  assign stall = state_q == Add && last && !result_ready_i;

  always_comb begin
    state_d = Idle;
    case (state_q)
      Shift:   state_d = inverse_q ? Add : Columns;
      Columns: state_d = !columns_done ? Columns : inverse_q ? Shift : Add;
      Add:     state_d = stall ? Add : last ? Idle : inverse_q ? Columns : Shift;
      Walk:    if (!last) state_d = Walk;
      default: begin
        if (block_taken_i) state_d = start_inverse_o ? Columns : Shift;
        if (walk_i) state_d = Walk;
      end
    endcase
    if (!live_i) state_d = Idle;
  end

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    column_q <= state_q == Columns && !columns_done ? column_q + 3'd1 : 3'd0;
    if (block_taken_i || walk_i) begin
      round_q <= 4'd1;
      inverse_q <= block_taken_i && start_inverse_o;
    end else if (state_q == Walk || (state_q == Add && !last)) begin
      round_q <= round_q + 4'd1;
    end
    if (!live_i) begin
      round_q <= 4'd0;
      column_q <= 3'd0;
      inverse_q <= 1'b0;
    end
  end

  assign idle_o = state_q == Idle;
  assign walked_o = state_q == Walk && last;
  assign result_valid_o = state_q == Add && last;
  assign start_inverse_o = DECRYPTS && (decrypt_i || !ENCRYPTS);
  assign busy_o = state_q != Idle && state_q != Walk;
  assign inverse_o = inverse_q;
  assign shift_o = state_q == Shift;
  assign column_o = state_q == Columns && (plain_round || column_q != 3'd0);
  assign add_o = state_q == Add;
  assign enter_o = state_q == Columns && column_q != 3'd4;
  assign second_place_o = !plain_round && column_q != 3'd0;
  assign plain_round_o = plain_round;
  assign key_step_o = state_q == Shift || state_q == Walk;

endmodule
