// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_serial`. The rows of state and key rotate by a byte in every clock (a turn);
// four turns are a frame. Each byte can enter in one turn of a frame, else it waits for the next.
//
//   Clear     four frames: all registers become 0, one row of the key in each
//   Idle      a key or a block may enter, at turn 0
//   KeyIn     the bytes of a key after the first enter
//   BlockIn   the bytes of a block after the first enter
//   Align     wait for the end of the frame; in decryption, for the last round key
//   Whiten    decryption: AddRoundKey with the last round key
//   Rounds    five frames a round
//   BlockOut  the bytes of the result leave
//
// Work in the five frames of a round; the S-box is used in every clock:
//
//   frame       0                    1     2     3     4
//   S-box       key schedule         row 3 row 2 row 1 row 0        decryption: rows 1, 2, 3, 0
//   encryption  round 1: whitening                     MixColumns, AddRoundKey
//   decryption  InvMixColumns of the round before      AddRoundKey
//
// At rest the key rows hold round key 0. A step forwards takes three frames, backwards one.
// Encryption steps forwards with the rounds, and backwards while the result leaves and after it.
// Decryption steps forwards while the block enters and after it, and backwards with the rounds.

module aes_serial_control #(
  /// `DirEncrypt` or `DirBoth`; `DirDecrypt` is not allowed.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  /// The first byte of a key (`key_idle_o`) or of a block may be taken.
  output logic       key_idle_o,
  output logic       block_idle_o,
  /// The first byte of a key or block is taken.
  input  logic       key_load_i,
  input  logic       block_taken_i,
  input  logic       decrypt_i,
  /// A further byte is offered (`_valid_i`), and may be taken in this turn (`more_`).
  input  logic       key_valid_i,
  input  logic       in_valid_i,
  output logic       more_key_o,
  output logic       more_block_o,
  output logic       out_valid_o,
  input  logic       out_ready_i,

  /// The S-box serves row `row_o` of the state; while low, the key schedule. `row_o` is also the
  /// row of a result byte.
  output logic       sub_state_o,
  output logic [1:0] row_o,
  output logic       inverse_o,

  /// State rows: `enter_o` and `exchange_o` drive the ports of `aes_row_state`; the others select
  /// its inputs.
  output logic       block_byte_o,
  output logic       out_byte_o,
  output logic [3:0] enter_o,
  output logic       exchange_o,
  output logic       hold_o,
  output logic       mix_o,
  output logic       add_round_key_o,

  /// Key rows: add, take and row drive the ports of `aes_key_rows`; the others select its input.
  output logic       key_byte_o,
  output logic       key_sub_o,
  output logic       key_add_o,
  output logic [3:0] key_take_o,
  output logic [1:0] key_row_o,
  /// Round constant of this turn, or 0.
  output logic [7:0] rcon_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam logic [3:0] LAST = 4'd10;  // number of the last round and round key

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
  logic [3:0] count_q;  // bytes transferred, or frames of a round or clear; 0 in other states
  // Step of the key schedule: step n computes round key n forwards, n - 1 backwards; 0 at
  // rest. In the rounds of encryption it equals the round.
  logic [3:0] step_q;
  logic       decrypt;    // the block inside is being decrypted
  logic       upwards;    // decryption: the key schedule runs to its end, or waits there
  logic [1:0] up_frame;   // frame of a step forwards; 3 when the last round key is there
  logic       rounds, first_frame, last_frame, frame_end, start_rounds;

  assign rounds = state_q == Rounds;
  assign first_frame = rounds && count_q[2:0] == 3'd0;
  assign last_frame = rounds && count_q[2];
  assign frame_end = turn_q == 2'd3;
  assign start_rounds = state_q == Align && frame_end && !decrypt;

  // ---------------------------------------------------------------------------------------------
  // Bytes. Byte n of a key or block stands in row n mod 4, column n div 4, and has one turn a
  // frame.

  logic [1:0] row, row_turn;  // row of the byte, and the turn of its column 0
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
  // In reset no byte enters, because it would stay in the rows for a frame.
  assign key_byte_o = live_i && (key_load_i || (more_key_o && key_valid_i));
  assign block_byte_o = live_i && (block_taken_i || (more_block_o && in_valid_i));
  assign out_byte_o = state_q == BlockOut && byte_turn && !hold_o;
  assign moved = key_byte_o || block_byte_o || out_byte_o;
  assign all_moved = moved && count_q == 4'd15;

  logic out_valid_q;
  always_ff @(posedge clk_i) out_valid_q <= (live_i && out_byte_o) || hold_o;
  assign out_valid_o = out_valid_q;
  assign hold_o = out_valid_q && !(out_ready_i || !live_i);  // this form maps to less area

  assign block_idle_o = state_q == Idle && turn_q == 2'd0 && !out_valid_q;
  assign key_idle_o = block_idle_o && step_q == 4'd0;

  // ---------------------------------------------------------------------------------------------
  // States

  logic at_end;  // the key schedule is at its end after this frame
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
  // Rows of the state. Frames 1 to 4 serve rows 3, 2, 1 and 0; in decryption 1, 2, 3 and 0.

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
  // Rows of the key

  logic sub_key, add_up, before_down;
  logic [2:0] frame_up;
  assign frame_up = rounds ? count_q[2:0] : {1'b0, up_frame};
  assign add_up = (rounds ? !decrypt : upwards) &&
                  frame_up + 3'(turn_q) == 3'd3 && turn_q != 2'd0;
  assign sub_key = rounds ? first_frame : upwards ? up_frame == 2'd0 : step_q != 4'd0;
  // The next frame is a step backwards. While the key returns to round key 0 after an encryption, a
  // block to decrypt makes it run forwards again.
  assign before_down =
    rounds ? last_frame && (decrypt ? step_q != 4'd1 : last_key)
           : state_q == Whiten || (!upwards && !decrypt && step_q > 4'd1);

  assign key_add_o = add_up || (before_down && turn_q != 2'd0);
  // RotWord: row r adds the S-box output of a byte from row r + 1.
  assign key_sub_o = sub_key;
  assign key_row_o = 2'd1 - turn_q;
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
