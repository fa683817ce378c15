// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_serial`. Its rows turn in every clock, so each byte has its turns: the time
// is cut into frames of four turns, and a byte that comes late waits for the next frame.
//
//   Clear     four frames: all registers become 0, a row of the key in each
//   Idle      a key or a block may enter, at turn 0
//   KeyIn     bytes of a key, the first one is taken
//   BlockIn   bytes of a block, the first one is taken
//   Align     until the frame ends; decryption: until the key schedule is at its end
//   Whiten    decryption: AddRoundKey with the last round key
//   Rounds    five frames a round
//   BlockOut  bytes of a result go to the output
//
// A round has one S-box, in each clock:
//
//   frame       0                    1     2     3     4
//   S-box       key schedule         row 3 row 2 row 1 row 0        decryption: rows 1, 2, 3, 0
//   encryption  round 1: whitening                     MixColumns, AddRoundKey
//   decryption  InvMixColumns of the last round        AddRoundKey
//
// The key at rest is the first round key. Upwards a round key takes three frames, downwards one.
// Encryption steps it upwards with the rounds, and downwards beside the result and behind it.
// Decryption steps it upwards beside the bytes of the block, and downwards with the rounds.

module aes_serial_control #(
  /// `DirEncrypt` or `DirBoth`.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  /// A key may be taken; a block may be taken.
  output logic       key_idle_o,
  output logic       block_idle_o,
  /// The first byte of a key or block is taken.
  input  logic       key_load_i,
  input  logic       block_taken_i,
  input  logic       decrypt_i,
  /// Another byte is offered, and may be taken in this turn.
  input  logic       key_valid_i,
  input  logic       in_valid_i,
  output logic       more_key_o,
  output logic       more_block_o,
  output logic       out_valid_o,
  input  logic       out_ready_i,

  /// The S-box serves the state; otherwise the key schedule. Row of the state, also of a result.
  output logic       sub_state_o,
  output logic [1:0] row_o,
  output logic       inverse_o,

  /// Of the state: drive the ports of the same names of `aes_row_state`, and say what enters.
  output logic       block_byte_o,
  output logic       out_byte_o,
  output logic [3:0] enter_o,
  output logic       exchange_o,
  output logic       hold_o,
  output logic       mix_o,
  output logic       add_round_key_o,

  /// Of the key: drive the ports of the same names of `aes_key_rows`, and say what it takes.
  output logic       key_byte_o,
  output logic       key_sub_o,
  output logic       key_add_o,
  output logic [3:0] key_take_o,
  output logic [1:0] key_row_o,
  /// Round constant of this turn, or 0.
  output logic [7:0] rcon_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam logic [3:0] LAST = 4'd10;  // round, and round key

  typedef enum logic [2:0] {
    Clear,
    Idle,
    KeyIn,
    BlockIn,
    Align,
    Whiten,
    Rounds,
    BlockOut
  } state_e;

  state_e     state_q, state_d;
  logic [1:0] turn_q;
  logic [3:0] count_q;  // bytes moved, or frames; 0 in other states
  // Step of the key schedule: n makes round key n upwards, n - 1 downwards; 0 at rest. In rounds
  // of encryption n is the round.
  logic [3:0] step_q;
  logic       decrypt;    // the block inside
  logic       upwards;    // decryption: the key schedule goes to its end, or is there
  logic [1:0] up_frame;   // of a step upwards; 3 at the end
  logic       rounds, first_frame, last_frame, frame_end, start_rounds;

  assign rounds = state_q == Rounds;
  assign first_frame = rounds && count_q[2:0] == 3'd0;
  assign last_frame = rounds && count_q[2];
  assign frame_end = turn_q == 2'd3;
  assign start_rounds = state_q == Align && frame_end && !decrypt;

  // ---------------------------------------------------------------------------------------------
  // Bytes. Byte n of a key or block is in row n mod 4 and column n div 4; it has one turn in four.

  logic [1:0] row, row_turn;  // the turn of column 0
  logic       byte_turn, moved, all_moved;
  assign row = count_q[1:0];
  always_comb begin
    case (state_q)
      KeyIn: row_turn = {row[1] ^ row[0], row[0]};
      BlockIn: row_turn = row;
      default: row_turn = {row[0], 1'b0};
    endcase
  end
  assign byte_turn = turn_q + count_q[3:2] == row_turn;

  assign more_key_o = state_q == KeyIn && byte_turn;
  assign more_block_o = state_q == BlockIn && byte_turn;
  // Nothing enters in reset, whatever is offered: the rows would keep it for a frame.
  assign key_byte_o = live_i && (key_load_i || (more_key_o && key_valid_i));
  assign block_byte_o = live_i && (block_taken_i || (more_block_o && in_valid_i));
  assign out_byte_o = state_q == BlockOut && byte_turn && !hold_o;
  assign moved = key_byte_o || block_byte_o || out_byte_o;
  assign all_moved = moved && count_q == 4'd15;

  logic out_valid_q;
  always_ff @(posedge clk_i) out_valid_q <= (live_i && out_byte_o) || hold_o;
  assign out_valid_o = out_valid_q;
  assign hold_o = out_valid_q && !(out_ready_i || !live_i);  // in this form it maps smaller

  assign block_idle_o = state_q == Idle && turn_q == 2'd0 && !out_valid_q;
  assign key_idle_o = block_idle_o && step_q == 4'd0;

  // ---------------------------------------------------------------------------------------------
  // States

  logic at_end;  // of the key schedule, behind this frame
  assign at_end = up_frame == 2'd3 || (up_frame == 2'd2 && step_q == LAST);

  always_comb begin
    state_d = state_q;
    case (state_q)
      Clear: if (frame_end && count_q[1:0] == 2'd3) state_d = Idle;
      Idle: begin
        if (key_load_i) state_d = KeyIn;
        if (block_taken_i) state_d = BlockIn;
      end
      BlockIn: if (all_moved) state_d = Align;
      Align: begin
        if (start_rounds) state_d = Rounds;
        if (frame_end && upwards && at_end) state_d = Whiten;
      end
      Whiten: if (frame_end) state_d = Rounds;
      Rounds: if (last_frame && frame_end && step_q == (decrypt ? 4'd1 : LAST)) state_d = BlockOut;
      default: if (all_moved) state_d = Idle;
    endcase
    if (!live_i) state_d = Clear;
  end

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    turn_q <= turn_q + 2'd1;
    if (moved || (frame_end && (rounds || state_q == Clear))) count_q <= count_q + 4'd1;
    if (!live_i || (frame_end && (last_frame || state_d == Idle))) count_q <= 4'd0;
    if (!live_i) turn_q <= 2'd0;
  end

  // ---------------------------------------------------------------------------------------------
  // The state's rows. Frames 1 to 4 serve rows 3, 2, 1 and 0; in decryption 1, 2, 3 and 0.

  logic       last_key, clear;
  logic [1:0] delay;
  assign clear = state_q == Clear;
  assign last_key = step_q == LAST;
  assign sub_state_o = rounds && !first_frame;
  assign inverse_o = sub_state_o && decrypt;
  assign delay = {row[1] ^ (row[0] && rounds), row[0]};
  assign row_o = decrypt ? row : delay;
  assign exchange_o = rounds && decrypt;
  assign enter_o = (4'(block_byte_o || sub_state_o) << delay) | {4{clear}};

  assign mix_o = (decrypt ? first_frame : last_frame) && !last_key;
  assign add_round_key_o = last_frame || state_q == Whiten ||
                           (first_frame && !decrypt && step_q == 4'd1);

  // ---------------------------------------------------------------------------------------------
  // The key's rows

  logic sub_key, add_up, before_down;
  logic [2:0] frame_up;
  assign frame_up = rounds ? count_q[2:0] : {1'b0, up_frame};
  assign add_up = (rounds ? !decrypt : upwards) &&
                  frame_up + 3'(turn_q) == 3'd3 && turn_q != 2'd0;
  assign sub_key = rounds ? first_frame : upwards ? up_frame == 2'd0 : step_q != 4'd0;
  // The frame before a step downwards. The schedule turns round for a block to decrypt.
  assign before_down =
    rounds ? last_frame && (decrypt ? step_q != 4'd1 : last_key)
           : state_q == Whiten || (!upwards && !decrypt && step_q > 4'd1);

  assign key_add_o = add_up || (before_down && turn_q != 2'd0);
  // A byte of the S-box is of the row below the one that adds it.
  assign key_sub_o = sub_key;
  assign key_row_o = sub_key ? 2'd1 - turn_q : row;
  assign key_take_o = 4'(key_byte_o || sub_key || clear) << (sub_key ? -turn_q : row);

  always_comb begin
    rcon_o = 8'h00;
    if (sub_key && turn_q == 2'd0) begin
      rcon_o = step_q == 4'd10 ? 8'h36 : step_q == 4'd9 ? 8'h1b : 8'h01 << (step_q[2:0] - 3'd1);
    end
  end

  logic step_up, step_down;
  always_comb begin
    step_up = 1'b0;
    step_down = 1'b0;
    if (rounds) begin
      step_up = last_frame && !decrypt && !last_key;
      step_down = last_frame && decrypt;
    end else if (upwards) begin
      step_up = up_frame == 2'd2 && !last_key;
    end else if (step_q == 4'd0) begin
      step_up = start_rounds || (decrypt && state_q == BlockIn);
    end else begin
      step_down = !decrypt;
    end
  end

  always_ff @(posedge clk_i) begin
    if (frame_end && (step_up || step_down)) step_q <= step_q + {{3{step_down}}, 1'b1};
    if (!live_i) step_q <= 4'd0;
  end

  if (DECRYPTS) begin : gen_upwards
    logic       decrypt_q, upwards_q;
    logic [1:0] up_frame_q;
    always_ff @(posedge clk_i) begin
      if (block_taken_i) decrypt_q <= decrypt_i;
      if (frame_end) begin
        if (state_q == BlockIn && decrypt_q) upwards_q <= 1'b1;
        if (state_q == Whiten) upwards_q <= 1'b0;
        if (upwards_q && !(up_frame_q == 2'd3)) up_frame_q <= up_frame_q + 2'd1;
        if (upwards_q && up_frame_q == 2'd2 && !last_key) up_frame_q <= 2'd0;
        if (state_q == Whiten) up_frame_q <= 2'd0;
      end
      if (!live_i) begin
        decrypt_q <= 1'b0;
        upwards_q <= 1'b0;
        up_frame_q <= 2'd0;
      end
    end
    assign decrypt = decrypt_q;
    assign upwards = upwards_q;
    assign up_frame = up_frame_q;
  end else begin : gen_encrypt_only
    logic unused;
    assign unused = decrypt_i;
    assign decrypt = 1'b0;
    assign upwards = 1'b0;
    assign up_frame = 2'd0;
  end

endmodule
