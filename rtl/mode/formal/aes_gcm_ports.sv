// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_gcm` between any stream, any core and any GHASH, as properties. Core and hash are any
// functions: their results are free. What each must get, and what must leave, follows from the
// beats at the port. Keys, clears, resets and stalls are free. GHASH is cut out; so is
// `aes_message_results` with held text, of which `aes_message_hold_ports` is the proof.
// With AES_EVENTS: events that must be reachable, each asserted never to happen.

module aes_gcm_ports #(
  parameter int unsigned Depth      = 2,
  parameter logic [16:0] TagLengths = 17'h1F000,
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  parameter int unsigned HoldBlocks = 0,
  parameter int unsigned IdBits     = 1
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic              key_valid_i,
  input logic              key_clear_i,
  input logic              in_valid_i,
  input logic [1:0]        in_kind_i,
  input logic              in_last_i,
  input logic [15:0]       in_strb_i,
  input logic [127:0]      in_data_i,
  input logic              in_decrypt_i,
  input logic [4:0]        in_tag_bytes_i,
  input logic [IdBits-1:0] in_id_i,
  input logic              out_ready_i,
  input logic              tag_ready_i,
  input logic              core_key_ready_i,
  input logic              core_in_ready_i,
  input logic              core_out_valid_i,
  input logic [127:0]      core_out_data_i,
  input logic              core_out_error_i,
  /// Free input; 1 picks the entry of this clock as the followed entry.
  input logic              follow_i
);

  logic              key_ready, in_ready, out_valid, tag_valid;
  logic [15:0]       out_strb;
  logic [127:0]      out_data, tag_data, core_in_data;
  logic [IdBits-1:0] out_id, tag_id;
  logic [1:0]        tag_status;
  logic              core_key_valid, core_in_valid, core_out_ready;

  aes_gcm #(
    .Depth(Depth), .TagLengths(TagLengths), .TextBlocks(TextBlocks), .HoldBlocks(HoldBlocks),
    .IdBits(IdBits)
  ) u_gcm (
    .key_ready_o(key_ready), .in_ready_o(in_ready),
    .out_valid_o(out_valid), .out_strb_o(out_strb), .out_data_o(out_data), .out_id_o(out_id),
    .tag_valid_o(tag_valid), .tag_o(tag_data), .tag_status_o(tag_status), .tag_id_o(tag_id),
    .core_key_valid_o(core_key_valid), .core_in_valid_o(core_in_valid),
    .core_in_data_o(core_in_data), .core_out_ready_o(core_out_ready), .*
  );

  logic live, accepted, take, core_takes, core_gives, key_taken;
  assign live = rst_ni && !key_clear_i;
  assign accepted = live && in_valid_i && in_ready;
  assign take = live && u_gcm.take;
  assign core_takes = live && core_in_valid && core_in_ready_i;
  assign core_gives = live && core_out_valid_i && core_out_ready;
  assign key_taken = live && key_valid_i && key_ready;

  // ---------------------------------------------------------------------------------------------
  // The beat that was accepted at the port and waits for its work.

  localparam int unsigned BEAT = 2 + 1 + 16 + 128 + 1 + 5 + IdBits;
  localparam bit PARTS = TagLengths[0];
  logic              waits_q, last, decrypt, first, resumes, opening, legal, over, ends;
  logic [1:0]        resumed;
  logic [BEAT-1:0]   beat, beat_q;
  logic [1:0]        kind;
  logic [15:0]       strb;
  logic [127:0]      raw, data, given;
  logic [4:0]        bytes, tag_bytes;
  logic              raw_decrypt;
  logic [4:0]        raw_tag_bytes;
  logic [IdBits-1:0] raw_id, id, id_q;
  logic [63:0]       iv_bits, aad_bits, text_bits;
  assign beat = {in_kind_i, in_last_i, in_strb_i, in_data_i, in_decrypt_i, in_tag_bytes_i, in_id_i};
  assign {kind, last, strb, raw, raw_decrypt, raw_tag_bytes, raw_id} = beat_q;
  assign opening = first && resumed == 2'd0;  // no beat was taken at all
  assign id = opening ? raw_id : id_q;

  aes_message_beat #(
    .TagLengths(TagLengths), .TextBlocks(TextBlocks), .Resumes(2 * PARTS)
  ) u_beat (
    .clk_i, .live_i(live), .take_i(take), .end_i(ends),
    .kind_i(kind), .last_i(last), .strb_i(strb), .data_i(raw), .decrypt_i(raw_decrypt),
    .tag_bytes_i(raw_tag_bytes), .fits_i(1'b1),
    .resumes_o(resumes), .resumed_o(resumed),
    .first_o(first), .legal_o(legal), .bytes_o(bytes), .mask_o(), .data_o(data),
    .decrypt_o(decrypt), .tag_bytes_o(tag_bytes),
    .over_o(over), .kind_o(), .partial_o(), .iv_bits_o(iv_bits), .aad_bits_o(aad_bits),
    .text_bits_o(text_bits), .given_o(given)
  );

  // ---------------------------------------------------------------------------------------------
  // The message: what its steps are, and their order. A step is an entry of the FIFO.

  typedef enum logic [3:0] {
    PhNoKey, PhKey,   // a key was taken: H is due
    PhBetween,        // the beat is the first of a message
    PhIv, PhIvEnd,    // an IV that is hashed goes on; its length is due
    PhJ0,             // the hash of the IV is due
    PhBody, PhEnd,    // after the last beat the end is due
    PhDrain, PhRefuse, // the same of an illegal message
    PhPart            // a part that is not the last has ended
  } phase_e;
  phase_e phase_q;

  logic         push, body_open, opens, sends, some, part, part_ends;
  logic         opened_q;  // additional data or text of the message is hashed already
  logic [2:0]   step;
  logic [4:0]   step_bytes;
  logic [127:0] j0_q, step_data, block;
  logic [127:0] from_q;  // the hash of the parts before, until the next block is hashed
  assign push = live && u_gcm.push;
  assign some = bytes != 5'd0;
  assign ends = (push && (phase_q == PhEnd || phase_q == PhRefuse)) || (live && phase_q == PhPart);
  assign body_open = PARTS ? opened_q : aad_bits != '0 || text_bits != '0;
  assign part = PARTS && tag_bytes == 5'd0;
  assign part_ends = part && last && phase_q == PhBody;  // this step ends the part

  always_comb begin
    step = aes_message_pkg::EntryHash;
    step_bytes = tag_bytes;
    step_data = data;
    block = {j0_q[127:32], j0_q[31:0] + text_bits[38:7] + 32'd1};
    opens = 1'b0;
    case (phase_q)
      PhKey: begin
        step = aes_message_pkg::EntrySubkey;
        block = '0;
      end
      PhBetween: begin
        step_bytes = bytes;
        opens = !resumes;
        if (resumes) step = aes_message_pkg::EntryTag;
      end
      PhIv, PhIvEnd: begin
        step_bytes = bytes;
        if (!take) begin
          step = aes_message_pkg::EntryIvEnd;
          step_bytes = tag_bytes;
          step_data = {64'd0, iv_bits};
        end
      end
      PhBody: begin
        step_bytes = bytes;
        opens = !body_open;
        if (kind == aes_message_pkg::KindText) step = aes_message_pkg::EntryText;
        if (kind == aes_message_pkg::KindTag) step = aes_message_pkg::EntryTag;
      end
      PhEnd: begin
        step = aes_message_pkg::EntryEnd;
        step_data = {aad_bits, text_bits};
        block = j0_q;
        opens = !body_open;
      end
      PhRefuse: step = aes_message_pkg::EntryRefused;
      default: ;
    endcase
  end
  assign sends = step == aes_message_pkg::EntrySubkey || step == aes_message_pkg::EntryText ||
                 step == aes_message_pkg::EntryEnd;

  // Hashes that are due, in order: of a message, then of the IV of the next one.
  logic end_hashed_q;  // an end is due at the port
  logic end_due_q, iv_due_q, pop, hash_ends, iv_hashed, message_hashed;
  assign pop = live && u_gcm.pop;
  assign hash_ends = live && u_gcm.hash_takes && u_gcm.hash_last;
  assign message_hashed = live && u_gcm.hash_done && end_due_q;
  assign iv_hashed = live && u_gcm.hash_done && !end_due_q && iv_due_q;
  logic iv_before;  // an IV that is hashed has ended before the beat that waits
  assign iv_before = live && phase_q == PhIv && u_gcm.u_control.state_q == 4'(PhIv) && waits_q &&
                     !u_gcm.illegal && kind != aes_message_pkg::KindIv;

  phase_e behind;  // the phase behind a beat that is legal or not
  always_comb begin
    if (!legal) behind = last ? PhRefuse : PhDrain;
    else if (phase_q == PhBody || bytes == 5'd12 && first) begin
      behind = !last ? PhBody : part ? PhPart : PhEnd;
    end else behind = last || bytes != 5'd16 ? PhIvEnd : PhIv;
  end

  logic started_q = 1'b0;
  logic live_q, key_waited_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    key_waited_q <= live && key_valid_i && !key_taken;
    if (accepted) beat_q <= beat;
    if (accepted || take) waits_q <= accepted;
    if (take && opening) id_q <= raw_id;
    if (take && first) j0_q <= {data[127:32], 32'd1};
    if (iv_hashed) j0_q <= u_gcm.hash;
    if (take && resumes) phase_q <= PhBetween;
    else if (take) phase_q <= phase_q == PhDrain ? (last ? PhRefuse : PhDrain) : behind;
    else if (phase_q == PhPart) phase_q <= PhBetween;
    else if (push) begin
      case (phase_q)
        PhKey, PhEnd, PhRefuse: phase_q <= PhBetween;
        default:                phase_q <= PhJ0;
      endcase
    end else if (iv_hashed) phase_q <= over ? PhEnd : PhBody;
    if (key_taken) phase_q <= PhKey;
    if (push && phase_q == PhBody && step != aes_message_pkg::EntryTag) opened_q <= 1'b1;
    if (push && step != aes_message_pkg::EntryTag) from_q <= '0;
    else if (push && resumes) from_q <= data;
    if (!live || ends) opened_q <= 1'b0;
    if (!live) {waits_q, phase_q, from_q} <= {1'b0, PhNoKey, 128'd0};
  end

  // ---------------------------------------------------------------------------------------------
  // Behind the FIFO: one arbitrary entry is followed. The solver chooses it freely, so its
  // properties hold for every entry.

  logic [Depth-1:0]  inside_q;    // bit n: more than n entries are inside
  logic [Depth-1:0]  followed_q;  // bit n: n entries leave before the followed one
  logic [Depth-1:0]  fuller, emptier, place;
  logic [2:0]        kept_q;      // its step
  logic              kept_decrypt_q, kept_opens_q, mine, follow;
  logic              kept_part_q;    // it ends a part, or is the hash from which one goes on
  logic              kept_ends;      // it ends a part
  logic              kept_of_part_q, kept_goes_on_q;  // what its message is, for the events
  logic [4:0]        kept_bytes_q;
  logic [IdBits-1:0] kept_id_q;
  logic [127:0]      kept_data_q, kept_given_q, kept_from_q;
  logic [127:0]      cut, tag_cut, kept_text, sum_q;
  logic              verdict_mine_q;  // the followed entry has ended its message
  logic              poison_q, verdict_refused_q;
  logic [7:0]        core_inside_q;  // blocks in the core
  logic [7:0]        core_ahead_q;   // of them, those before the block of the followed entry
  assign fuller = Depth'({inside_q, 1'b1});
  assign emptier = inside_q >> 1;
  assign place = pop ? inside_q & ~emptier : fuller & ~inside_q;
  assign follow = push && follow_i && followed_q == '0 && !verdict_mine_q;
  assign mine = followed_q[0];

  logic text_takes, verdict_takes, core_refuses;
  assign text_takes = live && u_gcm.text_valid && u_gcm.text_ready;
  assign verdict_takes = live && u_gcm.verdict_valid && u_gcm.verdict_ready;
  assign core_refuses = core_gives && core_out_error_i;
  always_comb begin
    for (int unsigned n = 0; n < 16; n++) cut[127-8*n-:8] = {8{5'(n) < kept_bytes_q}};
  end
  assign kept_ends = kept_part_q && (kept_q == aes_message_pkg::EntryText ||
                                    kept_q == aes_message_pkg::EntryHash);
  assign tag_cut = cut | {128{kept_ends}};
  assign kept_text = (core_out_data_i ^ kept_data_q) & cut;

  always_ff @(posedge clk_i) begin
    if (push != pop) inside_q <= push ? fuller : emptier;
    core_inside_q <= core_inside_q + 8'(core_takes) - 8'(core_gives);
    if (follow) begin
      {kept_q, kept_decrypt_q, kept_opens_q} <= {step, decrypt, opens};
      kept_part_q <= part_ends || (resumes && phase_q == PhBetween);
      {kept_bytes_q, kept_id_q, kept_data_q, kept_given_q} <= {step_bytes, id, step_data, given};
      {kept_from_q, kept_of_part_q, kept_goes_on_q} <= {from_q, part, u_beat.goes_on_q};
      followed_q <= place;
      core_ahead_q <= core_inside_q - 8'(core_gives);
    end else begin
      if (pop) followed_q <= followed_q >> 1;
      if (core_gives) core_ahead_q <= core_ahead_q - 8'd1;
    end
    if (hash_ends && !u_gcm.iv_ends) end_due_q <= 1'b1;
    else if (message_hashed) end_due_q <= 1'b0;
    if (hash_ends && u_gcm.iv_ends) iv_due_q <= 1'b1;
    else if (iv_hashed) iv_due_q <= 1'b0;
    poison_q <= (poison_q && !(pop && u_gcm.hash_last && !u_gcm.iv_ends)) ||
                (core_refuses && !(u_gcm.message_ends || u_gcm.part_ends));
    if (pop && mine && (kept_q == aes_message_pkg::EntryEnd || kept_ends ||
                        kept_q == aes_message_pkg::EntryRefused)) begin
      verdict_mine_q <= 1'b1;
      verdict_refused_q <= kept_q == aes_message_pkg::EntryRefused || poison_q || core_refuses;
      sum_q <= kept_ends ? '0 : kept_given_q ^ core_out_data_i;
    end else begin
      if (message_hashed) sum_q <= sum_q ^ u_gcm.hash;
      if (verdict_takes) verdict_mine_q <= 1'b0;
    end
    if (message_hashed) end_hashed_q <= 1'b1;
    else if (verdict_takes) end_hashed_q <= 1'b0;
    if (!live) begin
      {inside_q, followed_q, core_inside_q} <= '0;
      {end_hashed_q, end_due_q, iv_due_q, poison_q, verdict_mine_q} <= '0;
    end
  end

  // The clock before.
  logic              in_pending_q, key_pending_q, core_out_pending_q, core_in_pending_q;
  logic              core_key_pending_q, out_pending_q, tag_pending_q, hash_idle_q;
  logic [BEAT-1:0]   offer_q;
  logic              core_error_q;
  logic [127:0]      core_data_q, core_in_q;
  // Text and end as the results get them and, if nothing is held back, as they are at the ports.
  logic [2*IdBits+277:0] text_now, text_q;
  logic [2*IdBits+259:0] end_now, end_q;
  assign text_now = {u_gcm.head_decrypt, u_gcm.head_bytes, u_gcm.text_data, u_gcm.head_id,
                     {out_strb, out_data, out_id} & {IdBits + 144{HoldBlocks == 0}}};
  assign end_now = {u_gcm.verdict, u_gcm.tag, u_gcm.verdict_id,
                    {tag_status, tag_data, tag_id} & {IdBits + 130{HoldBlocks == 0}}};
  always_ff @(posedge clk_i) begin
    in_pending_q <= live && in_valid_i && !in_ready;
    key_pending_q <= live && key_valid_i && !key_ready;
    core_out_pending_q <= live && core_out_valid_i && !core_out_ready;
    core_in_pending_q <= live && core_in_valid && !core_in_ready_i;
    core_key_pending_q <= live && core_key_valid && !core_key_ready_i;
    out_pending_q <= live && u_gcm.text_valid && !u_gcm.text_ready;
    tag_pending_q <= live && u_gcm.verdict_valid && !u_gcm.verdict_ready;
    hash_idle_q <= !live || (u_gcm.hash_ready && !u_gcm.hash_takes);
    offer_q <= beat;
    {core_error_q, core_data_q} <= {core_out_error_i, core_out_data_i};
    core_in_q <= core_in_data;
    {text_q, end_q} <= {text_now, end_now};
  end

  // ---------------------------------------------------------------------------------------------
  // Assumed of the surroundings, of the core (by the names in `aes_handshake`) and of GHASH (by the
  // names in `aes_ghash_digit_ports`).

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    if (started_q && live) begin
      beat_stays: assume (!in_pending_q || (in_valid_i && beat == offer_q));
      key_stays: assume (!key_pending_q || key_valid_i);
      if (core_out_pending_q) begin
        valid_holds: assume (core_out_valid_i);
        data_holds: assume (core_out_data_i == core_data_q);
        error_holds: assume (core_out_error_i == core_error_q);
      end
      nothing_repeated: assume (!core_out_valid_i || core_inside_q != '0);
      hash_stays_ready: assume (!hash_idle_q || u_gcm.hash_ready);
      hash_is_due: assume (!u_gcm.hash_done || end_due_q || iv_due_q);
    end
  end

`ifndef AES_EVENTS
  // ---------------------------------------------------------------------------------------------
  // Properties.

  logic kept_compares;
  assign kept_compares = kept_decrypt_q && !kept_ends;
  logic takes_step;  // the beat has work behind the control
  assign takes_step = (legal && some && phase_q != PhDrain && !(first && bytes == 5'd12)) ||
                      (resumes && phase_q == PhBetween && resumed == 2'd0);

  always_comb begin
    if (started_q && live) begin
      // Beats.
      beat_is_taken_once: assert (!take || waits_q);
      beat_has_room: assert (!accepted || !waits_q || take);
      beat_in_its_phase: assert (!take || phase_q == PhBetween || phase_q == PhBody ||
        phase_q == PhDrain || (phase_q == PhIv && (!legal || kind == aes_message_pkg::KindIv)));
      // What enters the FIFO and the core.
      step_of_a_beat: assert (!take || push == takes_step);
      step_in_its_phase: assert (!push || take || phase_q == PhKey || phase_q == PhEnd ||
        phase_q == PhIvEnd || phase_q == PhRefuse ||
        (phase_q == PhIv && waits_q && kind != aes_message_pkg::KindIv));
      step_as_specified: assert (!push || u_gcm.pushed == step);
      if (push && (step == aes_message_pkg::EntryText || step == aes_message_pkg::EntryHash ||
                   step == aes_message_pkg::EntryTag)) begin
        step_of_a_part: assert (u_gcm.pushed_part == (part_ends ||
                                                      (resumes && phase_q == PhBetween)));
      end
      if (push && step != aes_message_pkg::EntrySubkey) begin
        step_message: assert (u_gcm.decrypt == decrypt && u_gcm.id == id &&
          (u_gcm.ends ? u_gcm.tag_bytes : u_gcm.bytes) == step_bytes);
        if (step != aes_message_pkg::EntryRefused) begin
          step_data_as_specified: assert ((u_gcm.ends ? u_gcm.lengths : u_gcm.data) == step_data);
        end
      end
      core_gets_steps: assert (core_takes == (push && sends));
      block_as_specified: assert (!core_takes || core_in_data == block);
      // Keys.
      key_goes_first: assert (!(accepted && key_waited_q && (waits_q ? last : opening || over)));
      key_between_messages: assert (!key_taken || phase_q == PhNoKey || phase_q == PhKey ||
                                    (phase_q == PhBetween && opening && !waits_q));
      key_passes: assert (key_taken == (core_key_valid && core_key_ready_i));
      if (live_q) begin
        if (core_in_pending_q) begin
          request_holds: assert (core_in_valid && core_in_data == core_in_q);
        end
        key_holds: assert (!core_key_pending_q || core_key_valid);
      end
      // The order behind the core.
      push_has_room: assert (!push || !inside_q[Depth-1] || pop);
      pop_has_entry: assert (!pop || inside_q[0]);
      h_between_hashes: assert (!(pop && u_gcm.subkey) || (u_gcm.hash_ready && !end_due_q &&
                                                          !iv_due_q && !u_gcm.hashing_q));
      hash_takes_when_ready: assert (!u_gcm.hash_takes || u_gcm.hash_ready);
      one_hash_is_due: assert (!hash_ends || !(u_gcm.iv_ends ? iv_due_q
                                                              : end_due_q || iv_due_q));
      text_has_entry: assert (!u_gcm.text_valid || inside_q[0]);
      text_has_bytes: assert (!u_gcm.text_valid || u_gcm.head_bytes != 5'd0);
      if (mine) begin
        result_is_its_own: assert (!core_gives || core_ahead_q == 8'd0);
        core_gives_steps: assert (core_gives == (pop && (kept_q == aes_message_pkg::EntrySubkey ||
          kept_q == aes_message_pkg::EntryText || kept_q == aes_message_pkg::EntryEnd)));
        text_of_its_step: assert (text_takes == (pop && kept_q == aes_message_pkg::EntryText));
        h_of_its_step: assert ((pop && u_gcm.subkey) ==
                               (pop && kept_q == aes_message_pkg::EntrySubkey));
        hash_of_its_step: assert (u_gcm.hash_takes ==
          (pop && kept_q != aes_message_pkg::EntrySubkey && kept_q != aes_message_pkg::EntryTag));
        if (u_gcm.text_valid) begin
          text_as_specified: assert (kept_q == aes_message_pkg::EntryText && core_out_valid_i &&
            u_gcm.text_data == kept_text && u_gcm.head_bytes == kept_bytes_q &&
            u_gcm.head_id == kept_id_q && u_gcm.head_decrypt == kept_decrypt_q);
          if (HoldBlocks == 0) begin
            text_at_the_port: assert (out_valid && out_data == kept_text && out_id == kept_id_q &&
                                      out_strb == ~(16'hFFFF >> kept_bytes_q));
          end
        end
        if (u_gcm.hash_takes && kept_q != aes_message_pkg::EntryRefused) begin
          hash_opens: assert (u_gcm.hashing_q == !kept_opens_q);
          hash_ends_with: assert (u_gcm.hash_last == (kept_q == aes_message_pkg::EntryEnd ||
                                                      kept_q == aes_message_pkg::EntryIvEnd ||
                                                      kept_ends) &&
            u_gcm.iv_ends == (kept_q == aes_message_pkg::EntryIvEnd) &&
            u_gcm.message_ends == (kept_q == aes_message_pkg::EntryEnd));
          block_is_hashed: assert (u_gcm.hash_block ==
            ((kept_q == aes_message_pkg::EntryText && !kept_decrypt_q ? kept_text : kept_data_q) ^
             kept_from_q));
        end
      end
      // The end of a message.
      if (verdict_mine_q) begin
        end_as_specified: assert (!u_gcm.verdict_valid || (u_gcm.verdict_id == kept_id_q &&
          u_gcm.tag == (verdict_refused_q || kept_compares ? '0 : sum_q & tag_cut) &&
          u_gcm.verdict == (verdict_refused_q ? aes_message_pkg::StatusRefused :
                            kept_compares && (sum_q & cut) != '0 ? aes_message_pkg::StatusBadTag :
                                                                   aes_message_pkg::StatusGood)));
        end_when_hashed: assert (end_hashed_q == !end_due_q);
      end
      end_has_message: assert (u_gcm.verdict_valid == end_hashed_q);
      one_end_at_a_time: assert (!(hash_ends && !u_gcm.iv_ends) ||
                                 !(end_due_q || u_gcm.verdict_valid));
      if (HoldBlocks != 0) begin
        no_text_beside_an_end: assert (!(u_gcm.text_valid && u_gcm.verdict_valid));
        no_text_before_an_end: assert (!(u_gcm.text_valid && end_due_q));
      end
      if (HoldBlocks == 0) begin
        ports_are_results: assert (out_valid == u_gcm.text_valid &&
          tag_valid == u_gcm.verdict_valid && tag_data == u_gcm.tag &&
          tag_status == u_gcm.verdict && tag_id == u_gcm.verdict_id);
        no_text_no_data: assert (out_valid || (out_data == '0 && out_strb == '0));
      end
      if (live_q) begin
        text_holds: assert (!out_pending_q || (u_gcm.text_valid && text_now == text_q));
        end_holds: assert (!tag_pending_q || (u_gcm.verdict_valid && end_now == end_q));
      end
    end
    if (started_q && !live) begin
      nothing_in_a_clear: assert (!key_ready && !in_ready && !core_key_valid && !u_gcm.text_valid);
    end
  end
`endif

endmodule
