// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of aes_cmac.
//
//   StNoKey    no key
//   StKey      a key was taken: has the core refused it?
//   StSubkey   waits for the cipher of 0, which becomes the subkey
//   StBody     data and tag
//   StEmpty    the message has no data: its block is padding alone
//   StLast     the last block waits for the core, with a subkey
//   StEnd      waits for the MAC
//   StDrain    the message is illegal: takes its beats to the last
//   StRefuse   ends it
//
// A block of data waits until the next beat says whether it is the last.

module aes_cmac_control (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  input  logic       key_waits_i,
  /// The key handshake is open.
  output logic       key_open_o,
  input  logic       key_taken_i,
  input  logic       key_error_i,
  /// The next message may begin.
  output logic       open_o,
  /// No beat of a message has been taken.
  input  logic       between_i,

  /// The beat.
  input  logic       valid_i,
  output logic       take_o,
  input  logic       is_tag_i,
  /// The beat is the MAC from which the message goes on.
  input  logic       is_mac_i,
  input  logic       last_i,
  input  logic       illegal_i,
  input  logic [4:0] bytes_i,

  /// The CBC-MAC.
  input  logic       mac_ready_i,
  input  logic       mac_idle_i,
  output logic       add_o,
  output logic       first_o,
  /// The block is 0, for the subkey.
  output logic       zero_o,
  /// The block is padding alone. If neither is high it is the beat.
  output logic       empty_o,
  output logic       go_o,
  output logic       mix_o,        // the block is the last
  output logic       keep_o,       // the MAC is the cipher of 0

  input  logic       tag_ready_i,
  output logic       tag_add_o,
  output logic       end_o,
  output logic       refuse_o
);

  typedef enum logic [3:0] {
    StNoKey, StKey, StSubkey, StBody, StEmpty, StLast, StEnd, StDrain, StRefuse
  } state_e;
  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e state_q, state_d, ending;
  logic   inside_q, inside_d;  // the message has had a block, or a MAC to go on from
  logic   added;

  assign ending = inside_d ? StLast : StEmpty;

  always_comb begin
    state_d = state_q;
    inside_d = inside_q;
    take_o = 1'b0;
    added = 1'b0;
    tag_add_o = 1'b0;
    case (state_q)
      StKey: state_d = key_error_i ? StNoKey : StSubkey;
      StSubkey: if (mac_idle_i) state_d = StBody;
      StBody: begin
        if (valid_i && illegal_i) begin
          take_o = 1'b1;
          state_d = last_i ? StRefuse : StDrain;
        end else if (valid_i) begin
          added = !is_tag_i && bytes_i != 5'd0 && mac_ready_i;
          take_o = is_tag_i || bytes_i == 5'd0 || mac_ready_i;
          tag_add_o = is_tag_i;
          inside_d = inside_q || added || is_mac_i;
          if (take_o && last_i) state_d = ending;
        end
      end
      StEmpty: state_d = StLast;
      StLast: if (mac_ready_i) state_d = StEnd;
      StDrain: begin
        take_o = valid_i;
        if (valid_i && last_i) state_d = StRefuse;
      end
      StEnd, StRefuse: begin
        if (mac_idle_i) begin
          state_d = StBody;
          inside_d = 1'b0;
        end
      end
      default: ;
    endcase
    if (key_taken_i) state_d = StKey;
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      state_q <= StNoKey;
      inside_q <= 1'b0;
    end else begin
      state_q <= state_d;
      inside_q <= inside_d;
    end
  end

  assign zero_o = state_q == StKey;
  assign empty_o = state_q == StEmpty;
  assign add_o = added || zero_o && !key_error_i || empty_o;
  assign first_o = !inside_q;
  // The block that waits may enter if another follows, if it is the last, or of a refused message.
  assign go_o = state_q == StSubkey || state_q == StLast || state_q == StRefuse ||
                (state_q == StBody && valid_i && !illegal_i && !is_tag_i && bytes_i != 5'd0);
  assign mix_o = state_q == StLast;
  assign keep_o = state_q == StSubkey && mac_idle_i;
  assign end_o = state_q == StEnd && mac_idle_i;
  assign refuse_o = state_q == StRefuse && mac_idle_i;
  // A message that has begun keeps its key. A key that waits goes before the next message.
  assign key_open_o = key_waits_i && (state_q == StNoKey ||
                                      (state_q == StBody && between_i && !valid_i));
  assign open_o = !key_waits_i && state_q == StBody && !valid_i && tag_ready_i;

endmodule
