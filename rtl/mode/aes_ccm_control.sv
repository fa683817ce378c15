// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of aes_ccm: the phases of a message, its blocks for the CBC-MAC and its counter blocks.
//
//   StNoKey    no key
//   StKey      a key was taken: has the core refused it?
//   StIdle     waits for the lengths of a message, and before them for what it goes on from
//   StNonce    waits for the nonce
//   StHead     B0 begins the CBC-MAC
//   StBody     additional data, text and tag
//   StFlush    the last bytes of the additional data go to the CBC-MAC
//   StMask     waits until all blocks of the CBC-MAC are in the core, and enciphers the block that
//              masks the tag
//   StDrain    the message is illegal: takes its beats to the last
//   StRefuse   ends it
//
// A beat of text stays until its key stream has come. Core of a block every 10 clocks, latency 11;
// A3 is the third counter block, P2 the block of the CBC-MAC with the second block of text:
//
//   clock      0    1    10   11   20   21   30   31
//   core_in    A3        P2        A4        P3
//   core_out        P1        A3        P2        A4
//   text out                  C3                  C4

module aes_ccm_control (
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
  input  logic [1:0] kind_i,
  input  logic       last_i,
  input  logic       illegal_i,
  input  logic [4:0] bytes_i,
  /// The beat is the MAC or the lengths of the parts before.
  input  logic       resumes_i,
  /// The message goes on: both have come.
  input  logic       goes_on_i,
  output logic       lengths_o,  // the beat must have the lengths, or come before them
  output logic       nonce_o,    // the beat must have the nonce

  input  logic       aad_ends_i,
  input  logic       aad_over_i,
  output logic       add_aad_o,
  output logic       head_o,
  output logic       flush_o,

  /// The CBC-MAC.
  input  logic       mac_ready_i,
  input  logic       mac_idle_i,
  /// B0 or a block of additional data goes to it.
  output logic       mac_add_o,

  /// A counter block is wanted, of the tag if `mask_o`.
  output logic       counter_o,
  output logic       mask_o,
  /// Its result is taken.
  input  logic       counter_done_i,

  input  logic       tag_ready_i,
  output logic       tag_add_o,
  output logic       refuse_o
);

  typedef enum logic [3:0] {
    StNoKey, StKey, StIdle, StNonce, StHead, StBody, StFlush, StMask, StDrain, StRefuse
  } state_e;
  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e state_q, state_d, after;
  logic   ended_q, ended_d;  // the message has had its last beat
  logic   some, aad, text, tag;

  assign some = bytes_i != 5'd0;
  assign aad = kind_i == aes_message_pkg::KindAad;
  assign text = kind_i == aes_message_pkg::KindText;
  assign tag = kind_i == aes_message_pkg::KindTag;

  // The state behind a beat that is the last of its message, or is not.
  always_comb begin
    if (illegal_i) after = last_i ? StRefuse : StDrain;
    else after = last_i ? StMask : StBody;
  end

  always_comb begin
    state_d = state_q;
    ended_d = ended_q;
    take_o = 1'b0;
    add_aad_o = 1'b0;
    mac_add_o = 1'b0;
    counter_o = 1'b0;
    tag_add_o = 1'b0;
    case (state_q)
      StKey: state_d = key_error_i ? StNoKey : StIdle;
      StIdle: begin
        take_o = valid_i;
        if (valid_i && !resumes_i) state_d = illegal_i ? after : StNonce;
      end
      StNonce: begin
        take_o = valid_i;
        ended_d = last_i;
        if (valid_i) state_d = illegal_i || goes_on_i ? after : StHead;
      end
      StHead: begin
        mac_add_o = 1'b1;
        state_d = ended_q ? StMask : StBody;
      end
      StBody: begin
        ended_d = last_i;
        if (valid_i && (illegal_i || !some || tag)) begin
          take_o = 1'b1;
          tag_add_o = tag && !illegal_i;
          state_d = after;
        end else if (valid_i && aad) begin
          take_o = mac_ready_i;
          mac_add_o = take_o;
          add_aad_o = take_o;
          if (take_o) state_d = aad_ends_i && aad_over_i ? StFlush : after;
        end else if (valid_i && text) begin
          counter_o = 1'b1;
          take_o = counter_done_i;
          if (take_o) state_d = after;
        end
      end
      StFlush: begin
        mac_add_o = mac_ready_i;
        if (mac_ready_i) state_d = ended_q ? StMask : StBody;
      end
      StMask: begin
        counter_o = mac_ready_i;
        if (counter_done_i) state_d = StIdle;
      end
      StDrain: begin
        take_o = valid_i;
        if (valid_i && last_i) state_d = StRefuse;
      end
      StRefuse: if (mac_idle_i) state_d = StIdle;
      default: ;
    endcase
    if (key_taken_i) state_d = StKey;
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

  assign lengths_o = state_q == StIdle;
  assign nonce_o = state_q == StNonce;
  assign head_o = state_q == StHead;
  assign flush_o = state_q == StFlush;
  assign mask_o = state_q == StMask;
  assign refuse_o = state_q == StRefuse && mac_idle_i;
  // A message that has begun keeps its key. A key that waits goes before the next message.
  assign key_open_o = key_waits_i && (state_q == StNoKey ||
                                      (state_q == StIdle && between_i && !valid_i));
  assign open_o = !key_waits_i && state_q == StIdle && !valid_i && tag_ready_i;

endmodule
