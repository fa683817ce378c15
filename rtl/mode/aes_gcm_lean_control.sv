// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of aes_gcm_lean: the phases of a message. A beat stays at the port until all that it asks
// for is done. Counter blocks for text enter the core before it is known that text follows: what
// comes out for none is dropped.
//
//   StNoKey    no key
//   StSubkey   a key was taken: encipher 0
//   StHash     waits for the result, which is H
//   StIdle     waits for the first beat of a message
//   StIv       an IV that is hashed goes on
//   StIvEnd    its length goes to the hash
//   StJ0       waits for the hash, which is J0
//   StBody     additional data and text
//   StEnd      J0 goes to the core, the lengths to the hash
//   StEndMask  J0 is left to do
//   StEndHash  the lengths are left to do
//   StTag      waits for both, then compares
//   StVerdict  the end of the message
//   StDrain    the message is illegal: takes its beats to the last
//   StRefuse   the end of an illegal message

module aes_gcm_lean_control #(
  /// Most blocks of text in the core at a time.
  parameter int unsigned Depth = 2
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  input  logic       key_waits_i,
  output logic       key_open_o,
  input  logic       key_taken_i,

  /// The beat at the port; it is legal if `illegal_i` is low.
  input  logic       valid_i,
  output logic       take_o,
  output logic       first_o,
  input  logic [1:0] kind_i,
  input  logic       last_i,
  input  logic       illegal_i,
  input  logic [4:0] bytes_i,
  /// The beat has bytes.
  input  logic       some_i,
  /// The message, whose first beat was taken, is decrypted.
  input  logic       decrypt_i,

  output logic       core_valid_o,
  input  logic       core_ready_i,
  /// The core enciphers J0, or 0 for H, and not the counter block of text.
  output logic       core_j0_o,
  /// The counter block of text entered the core.
  output logic       sent_o,
  input  logic       core_out_valid_i,
  output logic       core_out_ready_o,
  output logic       subkey_o,    // the result is H

  input  logic       hash_ready_i,
  /// A block for the hash; taken if `hash_ready_i` is high.
  output logic       hash_take_o,
  output logic       hash_last_o, // the block of lengths
  /// The sum of hash and mask, and in decryption of the tag, is kept.
  output logic       hash_keep_o,

  output logic       j0_loads_o,  // J0 is the hash
  output logic       start_o,     // lengths and hash become 0
  output logic       add_aad_o,
  output logic       add_text_o,

  /// Text is at the results.
  output logic       text_o,
  input  logic       text_ready_i,
  output logic       verdict_o,
  output logic       refused_o,
  input  logic       verdict_ready_i
);

  localparam int unsigned COUNT_BITS = $clog2(Depth + 1);

  typedef enum logic [3:0] {
    StNoKey, StSubkey, StHash, StIdle, StIv, StIvEnd, StJ0, StBody,
    StEnd, StEndMask, StEndHash, StTag, StVerdict, StDrain, StRefuse
  } state_e;
  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e state_q, state_d, after;
  logic   ended_q, ended_d;  // the IV was the last beat

  logic [COUNT_BITS-1:0] ahead_q, ahead;  // blocks of text in the core
  logic                  asks_q;          // a counter block of text is at the core
  logic                  more_q, more;    // another block of text is likely
  logic                  body_q;          // the state is StBody
  logic                  iv, text, uses, drop, pop;

  assign iv = kind_i == aes_message_pkg::KindIv;
  assign text = kind_i == aes_message_pkg::KindText;
  // A beat of text meets its block. That it is legal comes later: of an illegal message blocks are
  // dropped.
  assign uses = body_q && valid_i && text && some_i && core_out_valid_i && ahead_q != '0 &&
                hash_ready_i;
  assign drop = ahead_q != '0 && !body_q;

  // The state behind a beat. Of an illegal message neither lengths nor hash count.
  always_comb begin
    if (illegal_i) after = last_i ? StRefuse : StDrain;
    else after = last_i ? StEnd : StBody;
  end

  always_comb begin
    state_d = state_q;
    ended_d = ended_q;
    take_o = 1'b0;
    hash_take_o = 1'b0;
    hash_last_o = 1'b0;
    hash_keep_o = 1'b0;
    text_o = 1'b0;
    case (state_q)
      StSubkey: if (core_ready_i) state_d = StHash;
      StHash: if (core_out_valid_i) state_d = StIdle;
      StIdle, StIv: begin
        ended_d = last_i;
        if (valid_i && state_q == StIdle && bytes_i == 5'd12) begin
          take_o = 1'b1;
          state_d = after;
        end else if (valid_i && illegal_i) begin
          take_o = 1'b1;
          state_d = after;
        end else if (valid_i && state_q == StIv && !iv) begin
          ended_d = 1'b0;
          state_d = StIvEnd;
        end else if (valid_i && hash_ready_i) begin
          take_o = 1'b1;
          state_d = last_i || bytes_i != 5'd16 ? StIvEnd : StIv;
        end
        hash_take_o = valid_i && iv && !(state_q == StIdle && bytes_i == 5'd12);
      end
      StIvEnd: begin
        hash_take_o = 1'b1;
        hash_last_o = 1'b1;
        if (hash_ready_i) state_d = StJ0;
      end
      StJ0: if (hash_ready_i) state_d = ended_q ? StEnd : StBody;
      StBody: begin
        text_o = uses && !illegal_i;
        if (valid_i && kind_i == aes_message_pkg::KindTag && !illegal_i) begin
          state_d = StEnd;
        end else if (valid_i) begin
          take_o = illegal_i || !some_i || (text ? uses && text_ready_i : hash_ready_i);
          if (take_o) state_d = after;
        end
        hash_take_o = valid_i && some_i &&
                      (text ? uses && text_ready_i : kind_i == aes_message_pkg::KindAad);
      end
      StEnd, StEndMask, StEndHash: begin
        hash_take_o = state_q != StEndMask;
        hash_last_o = 1'b1;
        case ({core_j0_o && core_ready_i, hash_take_o && hash_ready_i})
          2'b11: state_d = StTag;
          2'b10: state_d = state_q == StEnd ? StEndHash : StTag;
          2'b01: state_d = state_q == StEnd ? StEndMask : StTag;
          default: ;
        endcase
      end
      StTag: begin
        hash_take_o = core_out_valid_i && !drop;
        hash_keep_o = 1'b1;
        if (hash_take_o && hash_ready_i) state_d = StVerdict;
      end
      StDrain: begin
        take_o = valid_i;
        if (valid_i && last_i) state_d = StRefuse;
      end
      StVerdict: begin
        take_o = verdict_ready_i && decrypt_i;  // the tag
        if (verdict_ready_i) state_d = StIdle;
      end
      StRefuse: if (verdict_o && verdict_ready_i) state_d = StIdle;
      default: ;
    endcase
    if (key_taken_i) state_d = StSubkey;
  end

  // Blocks of text ahead. A request to the core stays until it is taken.
  assign sent_o = asks_q && core_ready_i;
  assign pop = drop && core_out_valid_i || uses && text_ready_i;
  assign ahead = ahead_q + COUNT_BITS'(sent_o) - COUNT_BITS'(pop);
  // A beat of text that is not the last has another behind it; the last has a block of its own.
  always_comb begin
    more = more_q;
    if (valid_i) more = text && some_i && (!last_i && bytes_i[4] || ahead_q == '0 && !asks_q);
  end
  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      state_q <= StNoKey;
      {ended_q, asks_q, more_q, body_q, ahead_q} <= '0;
    end else begin
      state_q <= state_d;
      ended_q <= ended_d;
      ahead_q <= ahead;
      body_q <= state_d == StBody;
      more_q <= body_q && more;
      asks_q <= asks_q && !core_ready_i ||
                body_q && more && ahead_q + COUNT_BITS'(asks_q) < COUNT_BITS'(Depth);
    end
  end

  assign core_j0_o = (state_q == StSubkey || state_q == StEnd || state_q == StEndMask) && !asks_q;
  assign core_valid_o = asks_q || core_j0_o;
  assign subkey_o = state_q == StHash && core_out_valid_i;
  assign core_out_ready_o = drop || subkey_o || uses && text_ready_i ||
                            state_q == StVerdict && verdict_ready_i;
  assign first_o = state_q == StIdle;
  assign j0_loads_o = state_q == StJ0;
  assign start_o = j0_loads_o && hash_ready_i || verdict_o && verdict_ready_i;
  assign add_aad_o = state_q == StBody && hash_take_o && hash_ready_i && !text;
  assign add_text_o = state_q == StBody ? hash_take_o && text
                                        : hash_take_o && hash_ready_i && (first_o || state_q == StIv);
  assign verdict_o = state_q == StVerdict ||
                     state_q == StRefuse && ahead_q == '0 && !asks_q && hash_ready_i;
  assign refused_o = state_q == StRefuse;
  // A message that has begun keeps its key. A key that waits goes before the next message. The core
  // takes no block under a key that it has refused.
  assign key_open_o = key_waits_i && (state_q == StNoKey || state_q == StIdle ||
                                      (state_q == StSubkey && !core_ready_i));

endmodule
