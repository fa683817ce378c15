// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of aes_gcm: the phases of a message, the blocks that the core enciphers for them, and an
// entry of the FIFO for each step that the other side of the core has to do, in order.
//
//   StNoKey    no key
//   StSubkey   a key was taken: encipher 0, whose result is H
//   StIdle     waits for the first beat of a message
//   StIv       an IV that is hashed goes on
//   StIvEnd    its length goes to the hash
//   StJ0       waits for the hash, which is J0
//   StBody     additional data, text and tag
//   StEnd      encipher J0, which masks the tag; the lengths go to the hash
//   StDrain    the message is illegal: takes its beats to the last
//   StRefuse   the end of the illegal message goes to the FIFO
//   StPart     a part has ended that is not the last of its message
//
// An IV of 12 bytes and two blocks of text, a block a clock:
//
//   clock      0       1       2       3       4
//   beat       IV      text A  text B          IV     (of the next message)
//   state      StIdle  StBody  StBody  StEnd   StIdle
//   core_in            J0+1    J0+2    J0

module aes_gcm_control #(
  /// 1: messages may come in parts.
  parameter bit Parts = 1'b0
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  input  logic       key_waits_i,
  /// The key handshake is open.
  output logic       key_open_o,
  input  logic       key_taken_i,
  /// The next message may begin.
  output logic       open_o,
  /// No beat of a message has been taken.
  input  logic       between_i,

  /// The beat.
  input  logic       valid_i,
  output logic       take_o,
  input  logic [1:0] kind_i,
  input  logic       last_i,
  input  logic       illegal_i,
  input  logic [4:0] bytes_i,
  /// With Parts: the beat is the hash or the lengths of the parts before.
  input  logic       resumes_i,
  /// The beat comes right behind one of these.
  input  logic       resumed_i,
  /// The message is a part, and another one follows.
  input  logic       part_i,

  output logic       core_valid_o,
  input  logic       core_ready_i,
  /// The core enciphers 0.
  output logic       core_zero_o,
  /// The core enciphers J0; if neither is high, the counter block of text.
  output logic       core_j0_o,

  /// There is room in the FIFO.
  input  logic       room_i,
  output logic       push_o,
  output logic [2:0] entry_o,
  output logic       part_o,        // the entry ends a part, or it is the hash of the parts before

  output logic       j0_follows_o,  // J0 is loaded in each clock: the beat as an IV of 12 bytes
  output logic       j0_waits_o,    // or, with this, the hash
  input  logic       j0_valid_i,
  output logic       start_o,       // the lengths become 0
  output logic       add_aad_o,
  output logic       add_text_o
);

  typedef enum logic [3:0] {
    StNoKey, StSubkey, StIdle, StIv, StIvEnd, StJ0, StBody, StEnd, StDrain, StRefuse,
    StPart
  } state_e;
  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e state_q, state_d, after;
  logic   ended_q, ended_d;  // the IV was the last beat
  logic   counts, some;
  logic   iv, text;

  assign iv = kind_i == aes_message_pkg::KindIv;
  assign text = kind_i == aes_message_pkg::KindText;
  assign some = bytes_i != 5'd0;

  // The state behind a beat that is the last of its message, or is not.
  always_comb begin
    if (illegal_i) after = last_i ? StRefuse : StDrain;
    else after = last_i ? (Parts && part_i ? StPart : StEnd) : StBody;
  end

  always_comb begin
    state_d = state_q;
    ended_d = ended_q;
    take_o = 1'b0;
    core_valid_o = 1'b0;
    push_o = 1'b0;
    entry_o = aes_message_pkg::EntryHash;
    part_o = 1'b0;
    start_o = 1'b0;
    counts = 1'b0;
    case (state_q)
      StSubkey: begin
        core_valid_o = room_i;
        push_o = room_i && core_ready_i;
        entry_o = aes_message_pkg::EntrySubkey;
        if (push_o) state_d = StIdle;
      end
      StIdle, StIv: begin
        ended_d = last_i;
        if (valid_i && state_q == StIv && !iv && !illegal_i) begin
          state_d = StIvEnd;
          ended_d = 1'b0;
        end else if (valid_i && room_i) begin
          take_o = 1'b1;
          counts = !illegal_i && !(Parts && resumed_i);  // lengths that were loaded stay
          if (Parts && resumes_i) begin
            counts = 1'b0;
            push_o = !resumed_i;
            entry_o = aes_message_pkg::EntryTag;
            part_o = 1'b1;
          end else if (illegal_i) begin
            state_d = after;
          end else if (state_q == StIdle && bytes_i == 5'd12) begin
            start_o = !(Parts && resumed_i);
            state_d = after;
          end else begin
            push_o = 1'b1;
            state_d = last_i || bytes_i != 5'd16 ? StIvEnd : StIv;
          end
        end
      end
      StIvEnd: begin
        push_o = room_i;
        entry_o = aes_message_pkg::EntryIvEnd;
        if (room_i) state_d = StJ0;
      end
      StJ0: begin
        start_o = 1'b1;  // without a wait for `j0_valid_i`, which is late
        if (j0_valid_i) state_d = ended_q ? StEnd : StBody;
      end
      StBody: begin
        // A block of text enters the core together with its entry; all else needs room alone.
        core_valid_o = valid_i && room_i && text && some && !illegal_i;
        take_o = valid_i && room_i && (core_ready_i || !core_valid_o);
        push_o = take_o && some && !illegal_i;
        counts = push_o;
        if (text) entry_o = aes_message_pkg::EntryText;
        if (kind_i == aes_message_pkg::KindTag) entry_o = aes_message_pkg::EntryTag;
        part_o = Parts && part_i && last_i;
        if (take_o) state_d = after;
      end
      StEnd: begin
        core_valid_o = room_i;
        push_o = room_i && core_ready_i;
        entry_o = aes_message_pkg::EntryEnd;
        start_o = push_o;
        if (push_o) state_d = StIdle;
      end
      StDrain: begin
        take_o = valid_i;
        if (valid_i && last_i) state_d = StRefuse;
      end
      StRefuse: begin
        push_o = room_i;
        entry_o = aes_message_pkg::EntryRefused;
        start_o = room_i;
        if (room_i) state_d = StIdle;
      end
      StPart: begin
        start_o = Parts;
        if (Parts) state_d = StIdle;
      end
      default: ;
    endcase
    if (key_taken_i) state_d = StSubkey;
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      state_q <= StNoKey;
      ended_q <= 1'b0;
    end else begin
      state_q <= state_d;
      ended_q <= ended_d;
    end
  end

  assign core_zero_o = state_q == StSubkey;
  assign core_j0_o = state_q == StEnd;
  assign j0_waits_o = state_q == StJ0;
  assign j0_follows_o = state_q == StIdle || j0_waits_o;
  assign add_aad_o = counts && kind_i == aes_message_pkg::KindAad;
  assign add_text_o = counts && (iv || text);
  // A message that has begun keeps its key. A key that waits goes before the next message.
  assign key_open_o = key_waits_i && (state_q == StNoKey || state_q == StSubkey ||
                                      (state_q == StIdle && between_i && !valid_i));
  assign open_o = !key_waits_i && ((state_q == StIdle && !valid_i) || core_j0_o && push_o ||
                                   (state_q == StRefuse && push_o) || (Parts && state_q == StPart));

endmodule
