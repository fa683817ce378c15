// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What makes the properties of `aes_gcm_ports` inductive: registers of `aes_gcm` and what they must
// be by the model of the message. After a reset or clear all are 0.

`ifndef AES_EVENTS
module aes_gcm_states #(
  parameter int unsigned Depth      = 2,
  parameter logic [16:0] TagLengths = 17'h1F000,
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  parameter int unsigned IdBits     = 1
) (
  input logic clk_i,
  input logic started_i,
  input logic live_before_i
);

  localparam bit PARTS = TagLengths[0];
  localparam int unsigned ENTRY = 1 + 3 + 1 + 5 + IdBits + 128;
  localparam int unsigned WIDTH = ENTRY + 32'(PARTS);

  // Phases have the numbers of the states of `aes_gcm_control`.
  logic [3:0] phase, state;
  logic       key_phase, iv_phase, body_phase, illegal_phase, waits, over, first, partial;
  logic       opening;
  logic [1:0] resumed;
  logic [1:0] kind, before_kind;
  assign phase = aes_gcm_ports.phase_q;
  assign state = aes_gcm_ports.u_gcm.u_control.state_q;
  assign key_phase = phase < 4'd3;
  assign iv_phase = phase == 4'd3 || phase == 4'd4 || phase == 4'd5;
  assign body_phase = phase == 4'd6 || phase == 4'd7 || phase == 4'd10;
  assign opening = aes_gcm_ports.opening;
  assign resumed = aes_gcm_ports.resumed;
  assign illegal_phase = phase == 4'd8 || phase == 4'd9;
  assign waits = aes_gcm_ports.waits_q;
  assign over = aes_gcm_ports.over;
  assign first = aes_gcm_ports.first;
  assign kind = aes_gcm_ports.kind;
  assign before_kind = aes_gcm_ports.u_beat.kind_q;
  assign partial = aes_gcm_ports.u_beat.partial_q;

  logic [60:0] iv, aad, text, aad_counted;
  logic [35:0] counted;
  assign iv = aes_gcm_ports.u_beat.iv_q;
  assign aad = aes_gcm_ports.u_beat.aad_q;
  assign text = aes_gcm_ports.u_beat.text_q;
  assign counted = {aes_gcm_ports.u_gcm.u_lengths.text_blocks,
                    aes_gcm_ports.u_gcm.u_lengths.text_rest_q};
  assign aad_counted = {aes_gcm_ports.u_gcm.u_lengths.aad_blocks,
                        aes_gcm_ports.u_gcm.u_lengths.aad_rest_q};

  // Of each part of a number of blocks whether it is all ones.
  logic [3:0] aad_ones;
  logic [1:0] text_ones;
  assign aad_ones = aes_gcm_ports.u_gcm.u_lengths.gen_at_once.u_aad.ones_q;
  assign text_ones = aes_gcm_ports.u_gcm.u_lengths.gen_at_once.u_text.ones_q;

  aes_gcm_beat_states #(.TextBlocks(TextBlocks)) u_beat_states (
    .holds_i(started_i && live_before_i),
    .first_i(first), .illegal_i(illegal_phase), .iv_i(iv_phase), .whole_iv_i(phase == 4'd3),
    .starts_i(phase == 4'd5), .body_i(body_phase), .over_i(over),
    .other_i(waits && kind != aes_message_pkg::KindIv),
    .resumed_i(aes_gcm_ports.u_beat.goes_on_q),
    .kind_i(before_kind), .partial_i(partial),
    .iv_bytes_i(iv), .aad_bytes_i(aad), .text_bytes_i(text),
    .order_kind_i(aes_gcm_ports.u_gcm.u_order.kind_q),
    .order_partial_i(aes_gcm_ports.u_gcm.u_order.partial_q),
    .aad_counted_i(aad_counted), .counted_i(counted),
    .aad_full_i(aes_gcm_ports.u_gcm.u_lengths.aad_full_q),
    .text_full_i(aes_gcm_ports.u_gcm.u_lengths.text_full_q),
    .iv_full_i(aes_gcm_ports.u_gcm.u_lengths.iv_full_q)
  );

  // What the entries in the FIFO do in turn: to the hash, and with the core's results. A tag to
  // compare with comes right before the end of its message.
  logic [Depth:0]              valid, hash_open, iv_ends, tags;
  logic [Depth:0][127:0]       given;  // by the entry before
  logic [Depth:0][127:0]       from;   // hash of the parts before, to which the entry is added
  logic [127:0]                youngest_given, youngest_from;
  logic                        tagged_q;
  logic [Depth:0][7:0]         results;
  logic [Depth-1:0]            fits, followed;
  logic [Depth-1:0][WIDTH-1:0] entry;
  logic [2:0]                  kept;
  assign valid = {1'b0, aes_gcm_ports.u_gcm.u_fifo.valid_q};
  assign entry = aes_gcm_ports.u_gcm.u_fifo.entry_q;
  assign followed = aes_gcm_ports.followed_q;
  assign kept = aes_gcm_ports.kept_q;
  assign hash_open[0] = aes_gcm_ports.u_gcm.hashing_q;
  assign iv_ends[0] = 1'b0;
  always_ff @(posedge clk_i) begin
    if (aes_gcm_ports.pop) tagged_q <= aes_gcm_ports.u_gcm.expects;
    if (!aes_gcm_ports.live) tagged_q <= 1'b0;
  end
  assign tags[0] = tagged_q;
  assign given[0] = aes_gcm_ports.u_gcm.tag_ready ? aes_gcm_ports.u_gcm.u_tag.tag_q : '0;
  assign from[0] = aes_gcm_ports.u_gcm.hash_before;
  assign results[0] = 8'd0;
  for (genvar n = 0; n < Depth; n++) begin : gen_entry
    logic [2:0]        step;
    logic              decrypt, subkey, hash, iv_end, opaque, closes, gives, part, resumes;
    logic [4:0]        bytes;
    logic [IdBits-1:0] id;
    logic [127:0]      data;
    assign {step, decrypt, bytes, id, data} = entry[n][ENTRY-2:0];
    assign part = PARTS && entry[n][WIDTH-1];
    assign resumes = step == aes_message_pkg::EntryTag && part;
    assign subkey = step == aes_message_pkg::EntrySubkey;
    assign iv_end = step == aes_message_pkg::EntryIvEnd;
    assign closes = step == aes_message_pkg::EntryEnd || step == aes_message_pkg::EntryRefused ||
                    (part && (step == aes_message_pkg::EntryText ||
                              step == aes_message_pkg::EntryHash));
    assign hash = !subkey && step != aes_message_pkg::EntryTag;
    assign gives = subkey || step == aes_message_pkg::EntryText ||
                   step == aes_message_pkg::EntryEnd;
    assign opaque = subkey || step == aes_message_pkg::EntryRefused;
    assign hash_open[n+1] = valid[n] && hash ? !(closes || iv_end) : hash_open[n];
    assign iv_ends[n+1] = valid[n] && iv_end;
    assign tags[n+1] = valid[n] && step == aes_message_pkg::EntryTag && !part;
    assign from[n+1] = !valid[n] || !(hash || resumes) ? from[n] : data & {128{resumes}};
    assign given[n+1] = data & {128{tags[n+1]}};
    assign results[n+1] = results[n] + 8'(valid[n] && gives);
    always_comb begin
      fits[n] = valid[n] == entry[n][ENTRY-1] && (valid[n] || entry[n] == '0) &&
                !(valid[n] && subkey && hash_open[n]) &&
                !(valid[n] && iv_end && valid[n+1]) && step != 3'd7 &&
                !(valid[n] && step == aes_message_pkg::EntryText && bytes == 5'd0) &&
                !(valid[n] && tags[n] && step != aes_message_pkg::EntryEnd);
      if (followed[n]) begin
        fits[n] &= step == kept && aes_gcm_ports.core_ahead_q == results[n];
        if (!subkey) begin
          fits[n] &= decrypt == aes_gcm_ports.kept_decrypt_q && id == aes_gcm_ports.kept_id_q &&
                     bytes == aes_gcm_ports.kept_bytes_q;
        end
        if (!opaque) fits[n] &= data == aes_gcm_ports.kept_data_q;
        if (!opaque && hash) fits[n] &= hash_open[n] == !aes_gcm_ports.kept_opens_q;
        fits[n] &= part == (aes_gcm_ports.kept_ends || (resumes && aes_gcm_ports.kept_part_q));
        if (!opaque && hash) fits[n] &= from[n] == aes_gcm_ports.kept_from_q;
        if (step == aes_message_pkg::EntryEnd) fits[n] &= given[n] == aes_gcm_ports.kept_given_q;
      end
    end
  end

  if (PARTS) begin : gen_parts
    always_comb begin
      if (started_i && live_before_i) begin
        places_agree: assert ({aes_gcm_ports.u_gcm.gen_parts.u_parts.lengths_q,
                               aes_gcm_ports.u_gcm.gen_parts.u_parts.hash_q} == resumed);
        goes_on_agrees: assert (illegal_phase || opening ||
          aes_gcm_ports.u_gcm.gen_parts.u_parts.goes_on_q == aes_gcm_ports.u_beat.goes_on_q);
      end
      if (started_i && !live_before_i) begin
        parts_are_zero: assert ({aes_gcm_ports.u_gcm.gen_parts.u_parts.lengths_q,
          aes_gcm_ports.u_gcm.gen_parts.u_parts.hash_q,
          aes_gcm_ports.u_gcm.gen_parts.u_parts.goes_on_q,
          aes_gcm_ports.u_gcm.gen_hash_before.hash_before_q} == '0);
      end
    end
  end

  logic youngest_tags;
  always_comb begin
    youngest_given = given[0];
    youngest_tags = tags[0];
    youngest_from = from[0];
    for (int unsigned n = 0; n < Depth; n++) begin
      if (valid[n] && !valid[n+1]) begin
        {youngest_tags, youngest_given, youngest_from} = {tags[n+1], given[n+1], from[n+1]};
      end
    end
  end

  always_comb begin
    if (started_i && live_before_i) begin
      ones_agree: assert (text_ones == {&counted[35:20], &counted[19:4]} && aad_ones ==
        {&aad_counted[60:52], &aad_counted[51:36], &aad_counted[35:20], &aad_counted[19:4]});
      state_agrees: assert (phase < (PARTS ? 4'd11 : 4'd10) && (state == phase ||
        (state == 4'd4 && phase == 4'd3 && waits && kind != aes_message_pkg::KindIv)));
      end_agrees: assert (!(state == 4'd4 || state == 4'd5) ||
                          aes_gcm_ports.u_gcm.u_control.ended_q == over);
      place_agrees: assert (first == key_phase &&
                            aes_gcm_ports.u_beat.illegal_q == illegal_phase &&
                            !(phase < 4'd2 && waits));
      over_agrees: assert (over ? (phase == 4'd7 || phase == 4'd9 || phase == 4'd10 ||
                                   phase == 4'd4 || phase == 4'd5) && !waits
                                : phase != 4'd7 && phase != 4'd9 && phase != 4'd10);
      beat_agrees: assert (aes_gcm_ports.u_gcm.u_input.valid_q == waits);
      if (waits) begin
        beat_values_agree: assert (aes_gcm_ports.u_gcm.u_input.kind_q == kind &&
          aes_gcm_ports.u_gcm.u_input.last_q == aes_gcm_ports.last &&
          aes_gcm_ports.u_gcm.u_input.first_q == opening &&
          aes_gcm_ports.u_gcm.u_input.legal_q == aes_gcm_ports.u_beat.gapless);
        if (aes_gcm_ports.u_beat.gapless) begin
          beat_bytes_agree: assert (aes_gcm_ports.u_gcm.u_input.bytes_q == aes_gcm_ports.bytes &&
                                    aes_gcm_ports.u_gcm.u_input.data_q == aes_gcm_ports.data);
        end
      end
      if (waits || !opening) begin
        message_agrees: assert (aes_gcm_ports.u_gcm.u_input.decrypt_q == aes_gcm_ports.decrypt &&
          aes_gcm_ports.u_gcm.u_input.tag_bytes_q == aes_gcm_ports.tag_bytes &&
          aes_gcm_ports.u_gcm.u_input.id_q == aes_gcm_ports.id);
      end
      inside_agrees: assert (aes_gcm_ports.u_gcm.u_input.inside_q ==
                             (waits ? !aes_gcm_ports.last : !opening && !over));
      from_agrees: assert (youngest_from == aes_gcm_ports.from_q);
      goes_on_in_its_phase: assert (!aes_gcm_ports.u_beat.goes_on_q ||
                                    (PARTS && !iv_phase && (!first || resumed == 2'd2)));
      resumed_in_its_phase: assert (resumed == 2'd0 || (phase == 4'd2 && (resumed == 2'd1 ||
        (resumed == 2'd2 && aes_gcm_ports.u_beat.goes_on_q))));
      hash_before_in_its_phase: assert (aes_gcm_ports.from_q == '0 ||
        (!opening && !aes_gcm_ports.opened_q && (illegal_phase || resumed != 2'd0 ||
                                                 aes_gcm_ports.u_beat.goes_on_q)));
      open_agrees: assert (aes_gcm_ports.opened_q ? body_phase || illegal_phase : phase != 4'd10);
      if (body_phase) begin
        counter_agrees: assert ({aes_gcm_ports.u_gcm.u_counter.high_q,
                                 aes_gcm_ports.u_gcm.u_counter.first_q} == aes_gcm_ports.j0_q);
        if (!(before_kind == aes_message_pkg::KindText && partial)) begin
          count_agrees: assert (before_kind > aes_message_pkg::KindText ||
            aes_gcm_ports.u_gcm.u_counter.text_o[31:0] ==
            aes_gcm_ports.j0_q[31:0] + text[35:4] + 32'd1);
        end
      end
      // FIFO and what is behind it.
      places_agree: assert (aes_gcm_ports.u_gcm.u_fifo.valid_q == aes_gcm_ports.inside_q &&
                            (aes_gcm_ports.emptier & ~aes_gcm_ports.inside_q) == '0 &&
                            (followed & ~aes_gcm_ports.inside_q) == '0 &&
                            (followed & (followed - Depth'(1))) == '0);
      entries_fit: assert (fits == '1);
      hash_agrees: assert (illegal_phase || hash_open[Depth] ==
        (phase == 4'd3 || phase == 4'd4 ||
         (body_phase && phase != 4'd10 && aes_gcm_ports.body_open)));
      tag_comes_last: assert (illegal_phase || phase == 4'd7 || aes_gcm_ports.given == '0);
      tag_agrees: assert (youngest_given == (illegal_phase ? '0 : aes_gcm_ports.given) &&
                          (!youngest_tags || phase == 4'd7));
      no_tag_before: assert (tagged_q ? aes_gcm_ports.u_gcm.tag_ready : given[0] == '0);
      results_agree: assert (aes_gcm_ports.core_inside_q == results[Depth]);
      iv_hash_agrees: assert ((phase == 4'd5) == (iv_ends != '0 || aes_gcm_ports.iv_due_q) &&
                              !(aes_gcm_ports.iv_due_q && aes_gcm_ports.inside_q != '0));
      end_due_agrees: assert (aes_gcm_ports.u_gcm.u_tag.awaits_q == aes_gcm_ports.end_due_q &&
        aes_gcm_ports.u_gcm.u_tag.valid_q == aes_gcm_ports.end_hashed_q &&
        !(aes_gcm_ports.end_due_q && aes_gcm_ports.end_hashed_q));
      poison_agrees: assert (aes_gcm_ports.u_gcm.poisoned_q == aes_gcm_ports.poison_q);
      if (aes_gcm_ports.verdict_mine_q) begin
        verdict_agrees: assert (!aes_gcm_ports.u_gcm.tag_ready && followed == '0 &&
          aes_gcm_ports.u_gcm.u_tag.refused_q == aes_gcm_ports.verdict_refused_q &&
          aes_gcm_ports.u_gcm.u_tag.decrypt_q == aes_gcm_ports.kept_compares &&
          aes_gcm_ports.u_gcm.u_tag.bytes_q ==
            (aes_gcm_ports.kept_ends ? 5'd16 : aes_gcm_ports.kept_bytes_q) &&
          aes_gcm_ports.u_gcm.u_tag.id_q == aes_gcm_ports.kept_id_q);
        sum_agrees: assert (aes_gcm_ports.verdict_refused_q ||
          aes_gcm_ports.u_gcm.u_tag.tag_q == aes_gcm_ports.sum_q);
      end
    end
    if (started_i && !live_before_i) begin
      all_is_zero: assert (state == '0 && !aes_gcm_ports.u_gcm.u_control.ended_q &&
        !aes_gcm_ports.u_gcm.key_waits_q && counted == '0 && aad_counted == '0 &&
        {aes_gcm_ports.u_gcm.u_counter.high_q, aes_gcm_ports.u_gcm.u_counter.first_q,
         aes_gcm_ports.u_gcm.u_counter.text_o} == '0 && valid == '0 && entry == '0 &&
        !aes_gcm_ports.u_gcm.hashing_q && !aes_gcm_ports.u_gcm.poisoned_q);
      input_is_zero: assert ({aes_gcm_ports.u_gcm.u_input.valid_q,
        aes_gcm_ports.u_gcm.u_input.first_q, aes_gcm_ports.u_gcm.u_input.last_q,
        aes_gcm_ports.u_gcm.u_input.legal_q, aes_gcm_ports.u_gcm.u_input.inside_q,
        aes_gcm_ports.u_gcm.u_input.decrypt_q, aes_gcm_ports.u_gcm.u_input.kind_q,
        aes_gcm_ports.u_gcm.u_input.bytes_q, aes_gcm_ports.u_gcm.u_input.tag_bytes_q,
        aes_gcm_ports.u_gcm.u_input.data_q, aes_gcm_ports.u_gcm.u_input.id_q,
        aes_gcm_ports.u_gcm.u_order.kind_q, aes_gcm_ports.u_gcm.u_order.partial_q} == '0);
      flags_are_zero: assert (!aes_gcm_ports.u_gcm.u_lengths.aad_full_q &&
        aad_ones == '0 && text_ones == '0 &&
        !aes_gcm_ports.u_gcm.u_lengths.iv_full_q &&
        aes_gcm_ports.u_gcm.u_lengths.text_full_q == (TextBlocks == 32'd0));
      tag_is_zero: assert ({aes_gcm_ports.u_gcm.u_tag.awaits_q, aes_gcm_ports.u_gcm.u_tag.valid_q,
        aes_gcm_ports.u_gcm.u_tag.refused_q, aes_gcm_ports.u_gcm.u_tag.decrypt_q,
        aes_gcm_ports.u_gcm.u_tag.bytes_q, aes_gcm_ports.u_gcm.u_tag.tag_q,
        aes_gcm_ports.u_gcm.u_tag.id_q} == '0);
      model_is_empty: assert (phase == '0 && !waits && first && !over &&
        !aes_gcm_ports.u_beat.illegal_q && {iv, aad, text, aes_gcm_ports.given} == '0 &&
        aes_gcm_ports.inside_q == '0 && followed == '0 && aes_gcm_ports.core_inside_q == '0 &&
        !aes_gcm_ports.end_hashed_q && !aes_gcm_ports.end_due_q && !aes_gcm_ports.iv_due_q &&
        !aes_gcm_ports.poison_q &&
        !aes_gcm_ports.verdict_mine_q && !tagged_q && aes_gcm_ports.from_q == '0 &&
        !aes_gcm_ports.opened_q && aes_gcm_ports.u_beat.resumed_q == '0 &&
        !aes_gcm_ports.u_beat.goes_on_q);
    end
  end

endmodule

bind aes_gcm_ports aes_gcm_states #(
  .Depth(Depth), .TagLengths(TagLengths), .TextBlocks(TextBlocks), .IdBits(IdBits)
) u_states (
  .clk_i,
  .started_i(started_q),
  .live_before_i(live_q)
);
// A move is an entry that enters or leaves the FIFO, a beat that is accepted, an IV that ends
// before a beat of another kind, J0 that comes, the end of a part.
bind aes_gcm_ports aes_message_waits #(
  .Most(Depth + 7), .Idle(0)
) u_waits (
  .clk_i, .started_i(started_q), .live_i(live),
  .due_i((in_valid_i && phase_q != PhNoKey) || waits_q || over || inside_q != '0 || end_due_q ||
         end_hashed_q || phase_q == PhKey ||
         (key_valid_i && key_waited_q && phase_q <= PhBetween && opening && !waits_q)),
  .awaited_i((core_in_valid && !core_in_ready_i) || (core_key_valid && !core_key_ready_i) ||
             (u_gcm.head_valid && (u_gcm.subkey || u_gcm.text || u_gcm.message_ends) &&
              !core_out_valid_i) ||
             !u_gcm.hash_ready || end_due_q || iv_due_q ||
             (u_gcm.text_valid && !u_gcm.text_ready) ||
             (u_gcm.verdict_valid && !u_gcm.verdict_ready)),
  .forward_i(take || key_taken || verdict_takes),
  .moves_i(8'($countones({accepted, push, pop, iv_before, iv_hashed, phase_q == PhPart}))),
  .left_i(8'($countones(inside_q)) + 8'(!waits_q) +
          8'(2 * (phase_q inside {PhKey, PhIv, PhIvEnd, PhEnd, PhRefuse})) +
          8'(2 * (over && phase_q inside {PhIv, PhIvEnd, PhJ0})) +
          8'(phase_q == PhIv && u_gcm.u_control.state_q == 4'(PhIv)) +
          8'(phase_q inside {PhIv, PhIvEnd, PhJ0, PhPart}))
);
`else
bind aes_gcm_ports aes_gcm_events #(
  .Parts(TagLengths[0])
) u_events (
  .clk_i, .clear_i(key_clear_i && rst_ni), .phase_i(phase_q),
  .take_i(take), .kind_i(kind), .legal_i(legal), .over_i(over), .some_i(some),
  .again_i(text_bits != '0), .full_i(started_q && live_q && inside_q[Depth-1]),
  .decrypt_i(kept_decrypt_q), .partial_i(kept_bytes_q != 5'd16), .error_i(core_refuses),
  .text_i(mine && text_takes), .stalled_i(out_pending_q), .iv_hashed_i(iv_hashed),
  .end_due_i(end_due_q), .end_i(verdict_takes && verdict_mine_q), .end_stalled_i(tag_pending_q),
  .status_i(u_gcm.verdict), .key_taken_i(key_taken), .inside_i(inside_q != '0), .dropped_i(1'b0),
  .part_i(kept_of_part_q), .goes_on_i(kept_goes_on_q)
);
`endif
