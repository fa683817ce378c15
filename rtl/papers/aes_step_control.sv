// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_step`: a round takes four states, one for each operation. The key schedule
// computes the round key in the SubBytes clock of its round. A walk runs the key schedule alone, a
// step a clock, to the last round key, where decryption starts.
//
//   Idle         no block, no walk: a key may enter, or a block with its first AddRoundKey
//   SubBytes     SubBytes or InvSubBytes
//   ShiftRows    ShiftRows or InvShiftRows
//   MixColumns   MixColumns or InvMixColumns; not in round Nr
//   AddRoundKey  after MixColumns in encryption, before InvMixColumns in decryption
//   LastAdd      AddRoundKey of round Nr writes the output register, or waits while it is occupied
//   Walk         Nr steps of the key schedule
//
// AES-256; decryption has Add and Mix in the opposite order:
//
//   clock          0     1    2      3    4    5    ...  52   53   54     55       56
//   block_taken_i  A                                                                B
//   state_q        Idle  Sub  Shift  Mix  Add  Sub  ...  Add  Sub  Shift  LastAdd  Idle
//   round_q              1    1      1    1    2    ...  13   14   14     14
//   round key            -    1      1    1    1    ...  13   13   14     14
//   out_valid_o                                                                    A

module aes_step_control #(
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
  /// Nr of the key held.
  input  logic [3:0] rounds_i,
  output logic       result_valid_o,
  input  logic       result_ready_i,

  /// A block is inside. Low: AddRoundKey takes the new block and the first round key.
  output logic       busy_o,
  /// Operation of this clock, one of `aes_pkg::operation_e`.
  output logic [1:0] operation_o,
  /// State register: load the result of the operation, or hold. With neither it becomes 0.
  output logic       state_load_o,
  output logic       state_hold_o,
  /// The block inside is being decrypted.
  output logic       inverse_o,

  /// Drive the ports of the same names of `aes_key_on_the_fly`.
  output logic       key_from_kept_o,
  output logic       key_inverse_o,
  output logic       key_step_o,
  output logic       key_capture_o,
  output logic       key_hold_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  // State bits: [1:0] is the operation, [2] is 1 with a block inside. Data muxes read these bits.
  typedef enum logic [3:0] {
    Idle        = 4'b0000,
    Walk        = 4'b1000,
    AddRoundKey = 4'b0100,
    SubBytes    = 4'b0101,
    ShiftRows   = 4'b0110,
    MixColumns  = 4'b0111,
    LastAdd     = 4'b1100
  } state_e;

  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e     state_q;
  state_e     state_d;
  logic [3:0] round_q;  // the round; in a walk the step
  logic       first_q;  // the key schedule has made no step for this block or walk
  logic       inverse_q;
  logic       start, last, stall;

  assign start = block_taken_i || walk_i;
  assign last = round_q == rounds_i;
  assign stall = state_q == LastAdd && !result_ready_i;

  always_comb begin
    state_d = Idle;
    case (state_q)
      SubBytes: state_d = ShiftRows;
      ShiftRows: state_d = last ? LastAdd : inverse_q ? AddRoundKey : MixColumns;
      MixColumns: state_d = inverse_q ? SubBytes : AddRoundKey;
      AddRoundKey: state_d = inverse_q ? MixColumns : SubBytes;
      LastAdd: if (!result_ready_i) state_d = LastAdd;
      Walk: if (!last) state_d = Walk;
      default: begin
        if (block_taken_i) state_d = SubBytes;
        if (walk_i) state_d = Walk;
      end
    endcase
    if (!live_i) state_d = Idle;
  end

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    if (start) begin
      round_q <= 4'd1;
      first_q <= 1'b1;
      inverse_q <= block_taken_i && key_inverse_o;
    end else begin
      if (key_step_o) first_q <= 1'b0;
      if (state_q == Walk || state_q == (inverse_q ? MixColumns : AddRoundKey)) begin
        round_q <= round_q + 4'd1;
      end
    end
    if (!live_i) begin
      round_q <= 4'd0;
      first_q <= 1'b0;
      inverse_q <= 1'b0;
    end
  end

  assign idle_o = state_q == Idle;
  assign result_valid_o = state_q == LastAdd;

  assign busy_o = state_q[2];
  assign operation_o = state_q[1:0];
  assign state_load_o = live_i && (block_taken_i || (busy_o && state_q != LastAdd));
  assign state_hold_o = live_i && stall;
  assign inverse_o = inverse_q;

  assign key_from_kept_o = first_q;
  assign key_inverse_o = DECRYPTS && (idle_o ? decrypt_i || !ENCRYPTS : inverse_q);
  assign key_step_o = live_i && (state_q == SubBytes || state_q == Walk);
  assign key_capture_o = live_i && state_q == Walk && last;
  assign key_hold_o = live_i && busy_o && state_q != SubBytes && (state_q != LastAdd || stall);

endmodule
