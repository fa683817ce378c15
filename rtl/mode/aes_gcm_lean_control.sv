// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of aes_gcm_lean: the phases of a message. A beat stays at the port until all that it asks
// for is done. Counter blocks for text enter the core before it is known that text follows: results
// without text are dropped.
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
//   StRefuse   the end of an illegal message, or of a part that is not the last

module aes_gcm_lean_control #(
  /// Most blocks of text in the core at a time.
  parameter int unsigned Depth = 2,
  /// 1: messages may come in parts.
  parameter bit          Parts = 1'b0
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  input  logic       key_waits_i,
  output logic       key_open_o,
  input  logic       key_taken_i,

  /// The state takes beats: one at the port is judged in this clock.
  output logic       judges_o,
  /// The beat at the port was judged: it is legal if `illegal_i` is low.
  input  logic       valid_i,
  output logic       take_o,
  output logic       first_o,
  input  logic [1:0] kind_i,
  input  logic       last_i,
  /// With Parts: the message is a part, and not the last.
  input  logic       part_i,
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
  /// With `sent_o`: the next counter block is there in two clocks, not in one.
  input  logic       carries_i,
  input  logic       core_out_valid_i,
  output logic       core_out_ready_o,
  output logic       subkey_o,    // the result is H

  input  logic       hash_ready_i,
  input  logic       hash_soon_i,  // ready in the next clock, if it takes nothing in this one
  /// A block for the hash; taken if `hash_ready_i` is high.
  output logic       hash_take_o,
  /// The sum at the hash has the beat at the port.
  output logic       with_beat_o,
  /// The sum at the hash has the core's block for text, cut to its bytes.
  output logic       with_text_o,
  /// The sum at the hash has the core's block for the tag.
  output logic       with_mask_o,
  /// The sum at the hash has the lengths.
  output logic       with_lengths_o,

  output logic       j0_loads_o,  // J0 is the hash
  output logic       j0_stays_o,
  output logic       start_o,     // lengths and hash become 0
  output logic       add_aad_o,
  output logic       add_text_o,

  /// A beat of text meets its block of the core, and is at the results.
  output logic       text_o,
  input  logic       text_ready_i,
  output logic       verdict_o,
  output logic       refused_o,
  input  logic       verdict_ready_i
);

  // One bit a state.
  typedef enum logic [14:0] {
    StNoKey   = 15'h0001,
    StSubkey  = 15'h0002,
    StHash    = 15'h0004,
    StIdle    = 15'h0008,
    StIv      = 15'h0010,
    StIvEnd   = 15'h0020,
    StJ0      = 15'h0040,
    StBody    = 15'h0080,
    StEnd     = 15'h0100,
    StEndMask = 15'h0200,
    StEndHash = 15'h0400,
    StTag     = 15'h0800,
    StVerdict = 15'h1000,
    StDrain   = 15'h2000,
    StRefuse  = 15'h4000
  } state_e;
  (* fsm_encoding = "none" *)  // synthesis must keep this encoding
  state_e      state_q, after, iv_after;
  logic [14:0] state_d;
  logic        ended_q;  // the IV was the last beat
  // The beat at the port is not part of the sum at the hash.
  localparam logic [14:0] NO_BEAT = StIvEnd | StEnd | StEndHash | (Parts ? StRefuse : 15'd0);

  // Whether the state is one of some. No case over one-bit states: tools differ in what it gives
  // while two bits are set, and a netlist is compared with the RTL there too.
  function automatic logic at(logic [14:0] state, logic [14:0] states);
    at = |(state & states);
  endfunction

  // Blocks of text in the core. Bit n: there are more than n.
  logic [Depth-1:0]      ahead_q, ahead, one_more;
  logic                  asks_q;          // a counter block of text is at the core
  logic                  more_q, more;    // another block of text is likely
  logic                  arm;             // the beat in StBody is legal, and has bytes
  logic                  armed_q;         // that beat is text, and the hash is ready for it
  logic                  aad_armed_q;     // that beat is additional data, and the hash takes it
  // Decided a clock early, because 128 gates hang on each.
  logic                  with_beat_q, with_text_q, with_mask_q, with_lengths_q;
  logic                  single_q;        // the result that is not of text is awaited
  logic                  drop_q;          // blocks for text that does not come leave the core
  logic                  iv, aad, text, tag, uses, stray, pop, core_gets, short, masked;

  assign iv = kind_i == aes_message_pkg::KindIv;
  assign aad = kind_i == aes_message_pkg::KindAad;
  assign text = kind_i == aes_message_pkg::KindText;
  assign tag = kind_i == aes_message_pkg::KindTag;
  // A beat of text meets its block: in StBody the core has blocks for text alone.
  assign text_o = armed_q && core_out_valid_i;
  assign uses = text_o && text_ready_i;
  assign judges_o = at(state_q, StIdle | StIv | StBody | StDrain);

  // The state behind a beat. Of an illegal message neither lengths nor hash count.
  always_comb begin
    if (illegal_i) after = last_i ? StRefuse : StDrain;
    else after = last_i ? StEnd : StBody;
    if (Parts) begin
      if (last_i && part_i) after = StRefuse;
    end
    iv_after = last_i || bytes_i != 5'd16 ? StIvEnd : StIv;
  end

  // The next state, as a sum over the states.
  function automatic logic [14:0] when(logic [14:0] state, logic [14:0] one, logic [14:0] next);
    when = next & {15{|(state & one)}};
  endfunction

  assign state_d = key_taken_i ? StSubkey : (
    when(state_q, StNoKey, StNoKey) |
    when(state_q, StSubkey, core_gets ? StHash : StSubkey) |
    when(state_q, StHash, subkey_o ? StIdle : StHash) |
    when(state_q, StIdle, !take_o ? StIdle : illegal_i || short ? after : iv_after) |
    when(state_q, StIv, take_o ? (illegal_i ? after : iv_after)
                               : valid_i && !iv ? StIvEnd : StIv) |
    when(state_q, StIvEnd, hash_ready_i ? StJ0 : StIvEnd) |
    when(state_q, StJ0, !hash_ready_i ? StJ0 : ended_q ? StEnd : StBody) |
    when(state_q, StBody, take_o ? after : valid_i && tag ? StEnd : StBody) |
    when(state_q, StEnd, hash_ready_i ? (core_gets ? StTag : StEndMask)
                                      : (core_gets ? StEndHash : StEnd)) |
    when(state_q, StEndMask, core_gets ? StTag : StEndMask) |
    when(state_q, StEndHash, hash_ready_i ? StTag : StEndHash) |
    when(state_q, StTag, masked ? StVerdict : StTag) |
    when(state_q, StVerdict, verdict_ready_i ? StIdle : StVerdict) |
    when(state_q, StDrain, valid_i && last_i ? StRefuse : StDrain) |
    when(state_q, StRefuse, verdict_o && verdict_ready_i ? StIdle : StRefuse));

  // Beats. In decryption the tag is taken with the verdict.
  assign short = bytes_i == 5'd12;
  assign take_o =
    at(state_q, StIdle) && valid_i && (illegal_i || short || hash_ready_i) ||
    at(state_q, StIv) && valid_i && (illegal_i || iv && hash_ready_i) ||
    at(state_q, StBody) && valid_i && (illegal_i || !some_i && !tag) ||
    aad_armed_q || uses ||
    at(state_q, StVerdict) && verdict_ready_i && decrypt_i ||
    at(state_q, StDrain) && valid_i;

  // What the hash takes: beats, then the lengths.
  assign hash_take_o = with_lengths_q || aad_armed_q || uses ||
                       (at(state_q, StIdle) && valid_i && iv && !short) ||
                       (at(state_q, StIv) && valid_i && iv);
  assign with_beat_o = with_beat_q;
  assign with_text_o = with_text_q;
  assign with_mask_o = with_mask_q;
  assign with_lengths_o = with_lengths_q;
  assign masked = at(state_q, StTag) && single_q && core_out_valid_i;
  assign core_gets = core_j0_o && core_ready_i;

  // Blocks of text ahead. A request to the core stays until it is taken. If the block for H enters
  // with a new key, its result is dropped like that of a text that does not come.
  assign stray = key_taken_i && core_gets;
  assign sent_o = asks_q && core_ready_i;
  assign pop = uses || drop_q && core_out_valid_i && ahead_q[0];
  assign one_more = Depth'({ahead_q, 1'b1});
  always_comb begin
    ahead = ahead_q;
    if ((sent_o || stray) && !pop) ahead = one_more;
    if (pop && !(sent_o || stray)) ahead = ahead_q >> 1;
  end
  assign arm = at(state_q, StBody) && valid_i && some_i && !illegal_i && !uses;
  // After a full beat of text that is not the last another is likely; else its own block is due.
  always_comb begin
    more = more_q;
    if (valid_i) more = text && some_i && (!last_i && bytes_i[4] || !ahead_q[0] && !asks_q);
  end
  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      state_q <= StNoKey;
      {with_beat_q, with_text_q, with_mask_q, with_lengths_q} <= '0;
      {ended_q, asks_q, more_q, armed_q, aad_armed_q, single_q, drop_q, ahead_q} <= '0;
    end else begin
      state_q <= state_e'(state_d);
      if (at(state_q, StIdle | StIv)) ended_q <= last_i && iv;
      ahead_q <= ahead;
      armed_q <= arm && text && (armed_q || hash_soon_i);
      aad_armed_q <= arm && aad && hash_soon_i && !aad_armed_q;
      with_text_q <= arm && text && (armed_q || hash_soon_i) && !decrypt_i;
      with_mask_q <= at(state_d, StTag | StVerdict);
      with_lengths_q <= at(state_d, StIvEnd | StEnd | StEndHash);
      with_beat_q <= !at(state_d, NO_BEAT) &&
                     (decrypt_i || !at(state_d, StTag | StVerdict));
      drop_q <= !at(state_q, StBody) && ahead_q[0];
      single_q <= (at(state_q, StSubkey) && core_gets && !key_taken_i) ||
                  (at(state_q, StHash) && !subkey_o) ||
                  (at(state_q, StTag) && hash_ready_i && !masked);
      more_q <= at(state_q, StBody) && more;
      // Behind a block that carries there is a clock without a request.
      asks_q <= asks_q && !core_ready_i ||
                at(state_q, StBody) && more && !(asks_q ? one_more[Depth-1] || carries_i
                                                        : ahead_q[Depth-1]);
    end
  end

  assign core_j0_o = at(state_q, StSubkey | StEnd | StEndMask) && !asks_q && !ahead_q[0];
  assign core_valid_o = asks_q || core_j0_o;
  assign subkey_o = at(state_q, StHash) && core_out_valid_i;
  assign core_out_ready_o = drop_q || armed_q && text_ready_i ||
                            single_q && at(state_q, StHash) ||
                            at(state_q, StVerdict) && verdict_ready_i;
  assign first_o = at(state_q, StIdle);
  assign j0_loads_o = at(state_q, StJ0);
  assign j0_stays_o = at(state_q, StBody | StEnd | StEndMask | StEndHash | StTag | StVerdict |
                                  StDrain | StRefuse);
  assign start_o = j0_loads_o && hash_ready_i || verdict_o && verdict_ready_i;
  assign add_aad_o = aad_armed_q;
  assign add_text_o = uses || at(state_q, StIdle | StIv) && valid_i && hash_ready_i && iv &&
                              !(first_o && short);
  assign verdict_o = at(state_q, StVerdict) ||
                     at(state_q, StRefuse) && !ahead_q[0] && !asks_q && hash_ready_i;
  if (Parts) begin : gen_parts
    logic closes_q;  // what ends in StRefuse is a part
    always_ff @(posedge clk_i) begin
      if (!live_i) closes_q <= 1'b0;
      else if (take_o) closes_q <= last_i && part_i && !illegal_i && at(state_q, StBody);
    end
    assign refused_o = at(state_q, StRefuse) && !closes_q;
  end else begin : gen_whole
    assign refused_o = at(state_q, StRefuse);
    logic unused;
    assign unused = part_i;
  end
  // A message that has begun keeps its key. A key that waits goes before the next message. StSubkey
  // is open too: it lasts while the core has refused the key.
  assign key_open_o = key_waits_i && at(state_q, StNoKey | StIdle | StSubkey);

endmodule
