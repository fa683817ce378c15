// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of aes_xts.
//
//   StNoKey    waits for the key of the data
//   StHalfKey  waits for the key of the tweak
//   StKey      both were taken: has a core refused one?
//   StIdle     waits for the first beat of a data unit: the number, which goes to the tweak's core,
//              or the tweak from which the data unit goes on
//   StTweak    waits for the tweak
//   StBody     text: a block waits until the next beat says whether it is the last whole one
//   StLast     the last block enters the core, if all are whole
//   StSteal    waits for the first block of ciphertext stealing; the second enters the core
//   StTail     the bytes that were stolen
//   StEnd      ends the data unit
//   StDrain    the data unit is illegal: takes its beats to the last
//   StRefuse   ends it
//   StSave     gives the tweak of the next block, at the end of a part

module aes_xts_control #(
  /// 1: data units may come in parts.
  parameter bit Parts = 1'b0
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  input  logic       key_waits_i,
  /// The key handshake is open.
  output logic       key_open_o,
  /// The next key is that of the tweak.
  output logic       key_second_o,
  input  logic       key_taken_i,
  input  logic       key_error_i,
  /// The next data unit may begin.
  output logic       open_o,
  /// No beat of a data unit has been taken.
  input  logic       between_i,

  /// The beat.
  input  logic       valid_i,
  output logic       take_o,
  input  logic       last_i,
  input  logic       illegal_i,
  input  logic [4:0] bytes_i,
  /// With Parts: the beat is the tweak from which the data unit goes on.
  input  logic       goes_on_i,
  /// With Parts: the beat ends a part.
  input  logic       saves_i,

  output logic       tweak_valid_o,
  input  logic       tweak_ready_i,
  output logic       tweak_waits_o,
  input  logic       tweak_loads_i,

  /// A block waits.
  output logic       held_o,
  /// The beat becomes the block that waits.
  output logic       hold_o,
  output logic       core_valid_o,
  input  logic       core_ready_i,
  /// The block is the beat and the bytes that are kept.
  output logic       steals_o,
  output logic       first_o,       // of stealing: its result is kept
  input  logic       kept_i,        // the result is there
  /// The block that waited has entered the core: the next tweak.
  output logic       next_o,

  /// There is room in the FIFO.
  input  logic       room_i,
  output logic       push_o,
  output logic [2:0] entry_o
);

  typedef enum logic [3:0] {
    StNoKey, StHalfKey, StKey, StIdle, StTweak, StBody, StLast, StSteal, StTail, StEnd, StDrain,
    StRefuse, StSave
  } state_e;
  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e state_q, state_d, behind_first;
  logic   held_q, held_d;
  logic   whole, enters;

  assign whole = bytes_i == 5'd16;
  assign behind_first = Parts && goes_on_i ? StBody : StTweak;
  assign enters = core_valid_o && core_ready_i;

  always_comb begin
    state_d = state_q;
    held_d = held_q;
    take_o = 1'b0;
    hold_o = 1'b0;
    tweak_valid_o = 1'b0;
    core_valid_o = 1'b0;
    first_o = 1'b0;
    next_o = 1'b0;
    push_o = 1'b0;
    entry_o = aes_message_pkg::XtsText;
    case (state_q)
      StKey: state_d = key_error_i ? StNoKey : StIdle;
      StIdle: begin
        tweak_valid_o = valid_i && !illegal_i && !(Parts && goes_on_i);
        take_o = valid_i && (illegal_i || tweak_ready_i || (Parts && goes_on_i));
        held_d = 1'b0;
        if (take_o) state_d = !illegal_i ? behind_first : last_i ? StRefuse : StDrain;
      end
      StTweak: if (tweak_loads_i) state_d = StBody;
      StBody: begin
        if (valid_i && illegal_i) begin
          take_o = 1'b1;
          state_d = last_i ? StRefuse : StDrain;
        end else if (valid_i && bytes_i == 5'd0) begin
          take_o = 1'b1;
          if (last_i) state_d = StLast;
        end else if (valid_i) begin
          core_valid_o = held_q && room_i;
          first_o = !whole;
          push_o = enters;
          if (!whole) entry_o = aes_message_pkg::XtsKeep;
          next_o = enters && whole;
          take_o = whole && (enters || !held_q);
          hold_o = take_o;
          held_d = held_q || take_o;
          if (take_o && last_i) state_d = StLast;
          if (enters && !whole) state_d = StSteal;
        end
      end
      StLast: begin
        core_valid_o = room_i;
        push_o = enters;
        next_o = Parts && saves_i && enters;
        if (enters) state_d = Parts && saves_i ? StSave : StEnd;
      end
      StSteal: begin
        core_valid_o = room_i && kept_i;
        push_o = enters;
        if (enters) state_d = StTail;
      end
      StTail: begin
        push_o = room_i;
        take_o = room_i;
        entry_o = aes_message_pkg::XtsTail;
        if (room_i) state_d = StEnd;
      end
      StEnd, StRefuse: begin
        push_o = room_i;
        entry_o = state_q == StEnd ? aes_message_pkg::XtsEnd : aes_message_pkg::XtsRefused;
        if (room_i) state_d = StIdle;
      end
      StDrain: begin
        take_o = valid_i;
        if (valid_i && last_i) state_d = StRefuse;
      end
      StSave: begin
        push_o = Parts && room_i;
        if (Parts) entry_o = aes_message_pkg::XtsTail;
        if (Parts && room_i) state_d = StEnd;
      end
      default: ;
    endcase
    if (key_taken_i) state_d = key_second_o ? StKey : StHalfKey;
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      state_q <= StNoKey;
      held_q <= 1'b0;
    end else begin
      state_q <= state_d;
      held_q <= held_d;
    end
  end

  assign tweak_waits_o = state_q == StTweak;
  assign held_o = held_q;
  assign steals_o = state_q == StSteal;
  // A data unit that has begun keeps its keys. Keys that wait go before the next.
  assign key_second_o = state_q == StHalfKey;
  assign key_open_o = key_waits_i && (state_q == StNoKey || state_q == StHalfKey ||
                                      (state_q == StIdle && between_i && !valid_i));
  assign open_o = !key_waits_i && state_q == StIdle && !valid_i;

endmodule
