// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What makes the properties of `aes_gcm_lean_ports` inductive: registers of `aes_gcm_lean` and what
// they must be by the model of the message. After a reset or clear all are 0, the state is one-hot.

`ifndef AES_EVENTS
module aes_gcm_lean_states #(
  parameter int unsigned Depth      = 2,
  parameter logic [16:0] TagLengths = 17'h1F000,
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  parameter int unsigned AadBits    = 32
) (
  input logic started_i,
  input logic live_before_i
);

  // Phases have the numbers of the states of `aes_gcm_lean_control`; 15 is the end of a part in the
  // state of a refusal.
  logic [3:0] phase;
  logic [14:0] state;
  logic       first, over, illegal_phase, iv_phase, body_phase, closing, other, asks, loaded;
  logic       mask_sent, lengths_sent, known;
  logic [1:0] kind;
  logic [7:0] ahead;
  assign phase = aes_gcm_lean_ports.phase_q;
  assign state = aes_gcm_lean_ports.u_gcm.u_control.state_q;
  assign first = aes_gcm_lean_ports.first;
  assign over = aes_gcm_lean_ports.over;
  assign kind = aes_gcm_lean_ports.u_beat.kind_q;
  assign illegal_phase = phase == 4'd13 || phase == 4'd14;
  assign iv_phase = phase == 4'd4 || phase == 4'd5 || phase == 4'd6;
  assign body_phase = phase == 4'd7 || closing || phase == 4'd15;
  assign closing = phase == 4'd8 || phase == 4'd12;
  assign other = aes_gcm_lean_ports.in_valid_i &&
                 aes_gcm_lean_ports.in_kind_i != aes_message_pkg::KindIv;
  assign asks = aes_gcm_lean_ports.u_gcm.u_control.asks_q;
  assign loaded = aes_gcm_lean_ports.u_gcm.loaded_q;
  assign mask_sent = aes_gcm_lean_ports.mask_sent_q;
  assign lengths_sent = aes_gcm_lean_ports.lengths_sent_q;
  assign known = aes_gcm_lean_ports.known_q;
  assign ahead = aes_gcm_lean_ports.ahead_q;

  // What a late count comes to, and whether its carries are of one block.
  function automatic logic [65:0] settled(logic [65:0] count, logic [5:0] carries, int part);
    logic [65:0] mask;
    settled = count;
    for (int n = 1; n < 6; n++) begin
      mask = ((66'd1 << part) - 66'd1) << (part * n);
      if (carries[n]) settled = (count + (66'd1 << (part * n))) & mask | settled & ~mask;
    end
  endfunction
  function automatic logic of_one(logic [65:0] count, logic [5:0] carries, int part);
    logic [65:0] mask;
    mask = (66'd1 << part) - 66'd1;
    of_one = carries == '0 || (count & mask) == '0;
    for (int n = 2; n < 6; n++) begin
      mask = mask << part;
      of_one = of_one && (!carries[n] || (carries[n-1] && (count & mask) == mask));
    end
  endfunction

  localparam bit PARTS = TagLengths[0];
  logic [1:0] resumed;
  assign resumed = aes_gcm_lean_ports.resumed;
  if (PARTS) begin : gen_parts
    always_comb begin
      if (started_i && live_before_i && aes_gcm_lean_ports.live) begin
        places_agree: assert (
          {aes_gcm_lean_ports.u_gcm.gen_parts.u_parts.lengths_q,
           aes_gcm_lean_ports.u_gcm.gen_parts.u_parts.hash_q} == resumed);
        goes_on_agrees: assert (illegal_phase || (first && resumed == 2'd0) ||
          aes_gcm_lean_ports.u_gcm.gen_parts.u_parts.goes_on_q ==
          aes_gcm_lean_ports.u_beat.goes_on_q);
        closes_agrees: assert (!state[14] || (phase == 4'd15) ==
                               aes_gcm_lean_ports.u_gcm.u_control.gen_parts.closes_q);
        resumes_agrees: assert (!aes_gcm_lean_ports.u_gcm.judged_q ||
          aes_gcm_lean_ports.u_gcm.gen_parts.resumes_q == aes_gcm_lean_ports.resumes);
      end
      if (started_i && !live_before_i) begin
        parts_are_zero: assert ({aes_gcm_lean_ports.u_gcm.gen_parts.u_parts.lengths_q,
          aes_gcm_lean_ports.u_gcm.gen_parts.u_parts.hash_q,
          aes_gcm_lean_ports.u_gcm.gen_parts.u_parts.goes_on_q,
          aes_gcm_lean_ports.u_gcm.u_control.gen_parts.closes_q} == '0);
      end
    end
  end

  logic [60:0] text, aad_counted;
  logic [35:0] counted;
  logic [65:0] aad_blocks, text_blocks;
  logic [5:0]  aad_carries, text_carries, carries;
  logic [3:0]  place;  // of the bit of the state
  assign text = aes_gcm_lean_ports.u_beat.text_q;
  always_comb begin
    aad_blocks = '0;
    aad_blocks[AadBits-1:0] = aes_gcm_lean_ports.u_gcm.u_lengths.aad_blocks;
    text_blocks = 66'(aes_gcm_lean_ports.u_gcm.u_lengths.text_blocks);
    aad_counted = {57'(settled(aad_blocks, aad_carries, 11)),
                   aes_gcm_lean_ports.u_gcm.u_lengths.aad_rest_q};
    counted = {32'(settled(text_blocks, text_carries, 11)),
               aes_gcm_lean_ports.u_gcm.u_lengths.text_rest_q};
  end
  assign place = phase - 4'(phase == 4'd15) + (phase != 4'd8 ? 4'd0 : lengths_sent && mask_sent ? 4'd3 :
                          mask_sent ? 4'd2 : lengths_sent ? 4'd1 : 4'd0);
  assign {aad_carries[0], text_carries[0], carries[0]} = '0;
  for (genvar n = 1; n < 6; n++) begin : gen_carries
    if (11 * n < AadBits) begin : gen_aad
      assign aad_carries[n] =
        aes_gcm_lean_ports.u_gcm.u_lengths.gen_late.u_aad.gen_part[n].gen_others.carry_q;
    end else begin : gen_no_aad
      assign aad_carries[n] = 1'b0;
    end
    if (11 * n < 32) begin : gen_text
      assign text_carries[n] =
        aes_gcm_lean_ports.u_gcm.u_lengths.gen_late.u_text.gen_part[n].gen_others.carry_q;
    end else begin : gen_no_text
      assign text_carries[n] = 1'b0;
    end
    if (8 * n < 32) begin : gen_count
      assign carries[n] = aes_gcm_lean_ports.u_gcm.u_count.gen_part[n].gen_others.carry_q;
    end else begin : gen_no_count
      assign carries[n] = 1'b0;
    end
  end
  logic [31:0] count;
  assign count = 32'(settled(66'(aes_gcm_lean_ports.u_gcm.count), carries, 8));

  aes_gcm_beat_states #(.TextBlocks(TextBlocks), .AadBits(AadBits)) u_beat_states (
    .holds_i(started_i && live_before_i && aes_gcm_lean_ports.live),
    .first_i(first), .illegal_i(illegal_phase), .iv_i(iv_phase), .whole_iv_i(phase == 4'd4),
    .starts_i(1'b0), .body_i(body_phase), .over_i(over), .other_i(other),
    .resumed_i(aes_gcm_lean_ports.u_beat.goes_on_q), .kind_i(kind),
    .partial_i(aes_gcm_lean_ports.u_beat.partial_q),
    .iv_bytes_i(aes_gcm_lean_ports.u_beat.iv_q), .aad_bytes_i(aes_gcm_lean_ports.u_beat.aad_q),
    .text_bytes_i(text),
    .order_kind_i(aes_gcm_lean_ports.u_gcm.u_order.kind_q),
    .order_partial_i(aes_gcm_lean_ports.u_gcm.u_order.partial_q),
    .aad_counted_i(aad_counted), .counted_i(counted),
    .aad_full_i(aes_gcm_lean_ports.u_gcm.u_lengths.aad_full_q),
    .text_full_i(aes_gcm_lean_ports.u_gcm.u_lengths.text_full_q),
    .iv_full_i(aes_gcm_lean_ports.u_gcm.u_lengths.iv_full_q)
  );

  always_comb begin
    if (started_i && live_before_i && aes_gcm_lean_ports.live) begin
      state_agrees: assert ((PARTS || phase < 4'd15) && (phase < 4'd9 || phase > 4'd11) &&
        (state == 15'd1 << place || (state == 15'd1 << 5 && phase == 4'd4 && other)));
      end_agrees: assert (!(state[5] || state[6]) ||
                          aes_gcm_lean_ports.u_gcm.u_control.ended_q == over);
      place_agrees: assert (first == (phase < 4'd4) &&
                            aes_gcm_lean_ports.u_beat.illegal_q == illegal_phase &&
                            known == (body_phase || (illegal_phase && known)) &&
                            (phase == 4'd8 || {mask_sent, lengths_sent} ==
                                              {2{phase == 4'd12}}));
      over_agrees: assert (over ? phase == 4'd5 || phase == 4'd6 || closing || phase > 4'd13
                                : phase < 4'd14);
      over_while_encrypting: assert (!over || illegal_phase || phase == 4'd15 ||
                                     !aes_gcm_lean_ports.decrypt);
      part_agrees: assert (illegal_phase || first || phase == 4'd7 ||
                           (phase == 4'd15) == (PARTS && aes_gcm_lean_ports.tag_bytes == 5'd0));
      if (closing) begin
        tag_waits_at_the_end: assert (aes_gcm_lean_ports.decrypt
          ? !over && aes_gcm_lean_ports.tag_waits : over);
      end
      if (!first || resumed != 2'd0) begin
        message_agrees: assert (aes_gcm_lean_ports.u_gcm.decrypt_q == aes_gcm_lean_ports.decrypt &&
          aes_gcm_lean_ports.u_gcm.tag_bytes_q == aes_gcm_lean_ports.tag_bytes &&
          aes_gcm_lean_ports.u_gcm.id_q == aes_gcm_lean_ports.id_q);
        tag_length_is_served: assert (illegal_phase ||
          (TagLengths & (17'd1 << aes_gcm_lean_ports.tag_bytes)) != '0);
      end
      if (known) begin
        j0_agrees: assert (aes_gcm_lean_ports.u_gcm.j0_q == aes_gcm_lean_ports.j0_q);
        count_agrees: assert (count == aes_gcm_lean_ports.j0_q[31:0] +
                              aes_gcm_lean_ports.sent_q + 32'(!loaded));
      end
      zero_before_h: assert (phase > 4'd1 || aes_gcm_lean_ports.u_gcm.j0_q == '0);
      none_sent_early: assert (known || illegal_phase ||
                               aes_gcm_lean_ports.sent_q == (first ? text[35:4] : '0));
      loaded_before_a_beat: assert (!(loaded && phase == 4'd7) ||
        !(aes_gcm_lean_ports.u_gcm.judged_q || aes_gcm_lean_ports.u_gcm.u_control.more_q));
      asks_in_its_phase: assert (!asks ||
        (known && !loaded && carries == '0 && !mask_sent && phase != 4'd12));
      ahead_agrees: assert (aes_gcm_lean_ports.u_gcm.u_control.ahead_q == ~('1 << ahead) &&
                            32'(ahead) + 32'(asks) <= Depth &&
                            (known || ahead == (phase == 4'd1 ? ahead & 8'd1 : '0)) &&
                            (phase != 4'd12 || ahead == '0));
      // A beat that was judged, and one that waits for its block.
      judged_agrees: assert (!aes_gcm_lean_ports.u_gcm.judged_q ||
                             aes_gcm_lean_ports.in_pending_q);
      verdict_agrees: assert (!aes_gcm_lean_ports.u_gcm.judged_q ||
                              !(state[3] || state[7] || (state[4] && !other)) ||
        aes_gcm_lean_ports.u_gcm.illegal_q == !aes_gcm_lean_ports.legal);
      waits_agrees: assert (resumed != 2'd0 || (PARTS && !first) ||
        aes_gcm_lean_ports.u_gcm.key_asks == aes_gcm_lean_ports.key_pending_q);
      judged_before_a_key: assert (!(aes_gcm_lean_ports.u_gcm.judged_q && phase == 4'd3 &&
                                     aes_gcm_lean_ports.u_gcm.key_asks));
      resumed_agrees: assert ((resumed == '0 || phase == 4'd3) && resumed != 2'd3 &&
        (PARTS || {resumed, aes_gcm_lean_ports.goes_on_q} == '0) && (!aes_gcm_lean_ports.u_beat.goes_on_q ||
        (aes_gcm_lean_ports.goes_on_q && (!first || resumed == 2'd2))) &&
        (!first || aes_gcm_lean_ports.goes_on_q == (resumed != '0)) &&
        !(iv_phase && aes_gcm_lean_ports.goes_on_q) &&
        (illegal_phase || aes_gcm_lean_ports.u_beat.goes_on_q ==
                          (aes_gcm_lean_ports.goes_on_q && resumed != 2'd1)));
      armed_agrees: assert (!aes_gcm_lean_ports.u_gcm.u_control.armed_q ||
        (phase == 4'd7 && aes_gcm_lean_ports.u_gcm.judged_q && aes_gcm_lean_ports.legal &&
         aes_gcm_lean_ports.in_kind_i == aes_message_pkg::KindText && aes_gcm_lean_ports.some &&
         aes_gcm_lean_ports.hash_idle_q));
      drops_agree: assert (!aes_gcm_lean_ports.u_gcm.u_control.drop_q ||
                           !(phase == 4'd7 || aes_gcm_lean_ports.single_q));
      aad_armed_agrees: assert (!aes_gcm_lean_ports.u_gcm.u_control.aad_armed_q ||
        (phase == 4'd7 && aes_gcm_lean_ports.u_gcm.judged_q && aes_gcm_lean_ports.legal &&
         aes_gcm_lean_ports.in_kind_i == aes_message_pkg::KindAad && aes_gcm_lean_ports.some &&
         aes_gcm_lean_ports.hash_idle_q));
      with_agrees: assert (
        {aes_gcm_lean_ports.u_gcm.with_text, aes_gcm_lean_ports.u_gcm.with_mask,
         aes_gcm_lean_ports.u_gcm.with_lengths} ==
        {aes_gcm_lean_ports.u_gcm.u_control.armed_q && !aes_gcm_lean_ports.u_gcm.decrypt_q,
         state[11] || state[12], state[5] || state[8] || state[10]} &&
        (phase == 4'd0 || aes_gcm_lean_ports.u_gcm.with_beat ==
         !(state[5] || state[8] || state[10] || (PARTS && state[14]) ||
           ((state[11] || state[12]) && !aes_gcm_lean_ports.u_gcm.decrypt_q))));
      awaited_agrees: assert (!aes_gcm_lean_ports.u_gcm.u_control.single_q || phase == 4'd2 ||
                              (state[11] && aes_gcm_lean_ports.hash_idle_q));
      waits_for_h: assert (phase != 4'd2 || aes_gcm_lean_ports.u_gcm.u_control.single_q);
      single_agrees: assert (aes_gcm_lean_ports.single_q ==
                             (phase == 4'd2 || (phase == 4'd8 && mask_sent) || phase == 4'd12));
      none_behind_text: assert (!aes_gcm_lean_ports.single_q || ahead == '0);
      follows_agrees: assert (!aes_gcm_lean_ports.u_gcm.follows_q ||
                              (phase == 4'd3 && !aes_gcm_lean_ports.u_gcm.key_asks));
      follows_judged: assert (!(aes_gcm_lean_ports.u_gcm.judged_q && phase == 4'd3) ||
                              aes_gcm_lean_ports.u_gcm.follows_q);
      late_agrees: assert (of_one(aad_blocks, aad_carries, 11) &&
        of_one(text_blocks, text_carries, 11) &&
        of_one(66'(aes_gcm_lean_ports.u_gcm.count), carries, 8) &&
        settled(aad_blocks, aad_carries, 11) >> AadBits == '0 &&
        (aad_carries == '0 && text_carries == '0 || aes_gcm_lean_ports.hashed_q[0]) &&
        (carries == '0 || !loaded) &&
        (illegal_phase || !aes_gcm_lean_ports.u_beat.goes_on_q || (text_carries == '0
          ? aad_carries == '0 || (!first && kind != aes_message_pkg::KindIv)
          : !first && kind == aes_message_pkg::KindText)));
      if (phase == 4'd7 && !(kind == aes_message_pkg::KindText &&
                             aes_gcm_lean_ports.u_beat.partial_q)) begin
        block_agrees: assert (aes_gcm_lean_ports.sent_q - 32'(ahead) == text[35:4]);
      end
      if (!illegal_phase) begin
        hash_agrees: assert (aes_gcm_lean_ports.hash_open_q == (iv_phase ||
          (phase == 4'd7 && aes_gcm_lean_ports.body_open) || (phase == 4'd8 && (lengths_sent ||
          aes_gcm_lean_ports.body_open)) || phase == 4'd12 || phase == 4'd15 ||
          (!iv_phase && aes_gcm_lean_ports.goes_on_q)));
      end
      hash_is_idle: assert (!(first || phase == 4'd12) || aes_gcm_lean_ports.hash_idle_q);
      if (phase == 4'd12) begin
        sum_agrees: assert (aes_gcm_lean_ports.core_out_pending_q && aes_gcm_lean_ports.stands_q &&
          aes_gcm_lean_ports.sum_q == (aes_gcm_lean_ports.u_gcm.hash ^
            aes_gcm_lean_ports.core_out_data_i ^
            (aes_gcm_lean_ports.data & {128{aes_gcm_lean_ports.decrypt}})));
        difference_agrees: assert ((aes_gcm_lean_ports.u_gcm.differs_q != '0) ==
          ((aes_gcm_lean_ports.sum_q & aes_gcm_lean_ports.cut) != '0));
      end
      none_poisoned_early: assert (known || !aes_gcm_lean_ports.poison_q);
      poison_agrees: assert (illegal_phase ||
        aes_gcm_lean_ports.u_gcm.poisoned_q == aes_gcm_lean_ports.poison_q ||
        (phase == 4'd12 && aes_gcm_lean_ports.poison_q &&
         aes_gcm_lean_ports.core_out_error_i));
    end
    if (started_i && !live_before_i) begin
      all_is_zero: assert (state == 15'd1 && {aes_gcm_lean_ports.u_gcm.u_control.ended_q, asks,
        aes_gcm_lean_ports.u_gcm.u_control.more_q, aes_gcm_lean_ports.u_gcm.u_control.armed_q,
        aes_gcm_lean_ports.u_gcm.u_control.aad_armed_q, aes_gcm_lean_ports.u_gcm.with_text,
        aes_gcm_lean_ports.u_gcm.with_mask, aes_gcm_lean_ports.u_gcm.with_lengths,
        aes_gcm_lean_ports.u_gcm.u_control.single_q, aes_gcm_lean_ports.u_gcm.u_control.drop_q,
        aes_gcm_lean_ports.u_gcm.judged_q, aes_gcm_lean_ports.u_gcm.follows_q,
        aes_gcm_lean_ports.u_gcm.u_control.ahead_q, aes_gcm_lean_ports.u_gcm.key_waits_q,
        aes_gcm_lean_ports.u_gcm.decrypt_q, aes_gcm_lean_ports.u_gcm.tag_bytes_q,
        aes_gcm_lean_ports.u_gcm.id_q, aes_gcm_lean_ports.u_gcm.j0_q,
        aes_gcm_lean_ports.u_gcm.count, aes_gcm_lean_ports.u_gcm.poisoned_q, loaded, counted,
        aad_counted, aes_gcm_lean_ports.u_gcm.u_order.kind_q,
        aes_gcm_lean_ports.u_gcm.u_order.partial_q} == '0);
      flags_are_zero: assert (!aes_gcm_lean_ports.u_gcm.u_lengths.aad_full_q &&
        aad_carries == '0 && text_carries == '0 && carries == '0 &&
        !aes_gcm_lean_ports.u_gcm.u_lengths.iv_full_q &&
        aes_gcm_lean_ports.u_gcm.u_lengths.text_full_q == (TextBlocks == 32'd0));
      model_is_empty: assert ({phase, ahead, aes_gcm_lean_ports.sent_q, known, mask_sent,
        lengths_sent, over, text, aes_gcm_lean_ports.u_beat.iv_q,
        aes_gcm_lean_ports.u_beat.aad_q, aes_gcm_lean_ports.u_beat.illegal_q,
        aes_gcm_lean_ports.poison_q, aes_gcm_lean_ports.hash_open_q,
        aes_gcm_lean_ports.single_q, aes_gcm_lean_ports.goes_on_q, resumed,
        aes_gcm_lean_ports.u_beat.goes_on_q} == '0 && first &&
        aes_gcm_lean_ports.hash_idle_q);
    end
  end

endmodule

bind aes_gcm_lean_ports aes_gcm_lean_states #(
  .Depth(Depth), .TagLengths(TagLengths), .TextBlocks(TextBlocks), .AadBits(AadBits)
) u_states (
  .started_i(started_q),
  .live_before_i(live_q)
);
// A move is also a block that enters the hash. What is left: 0 to the core, H from it and a block
// before; the length of an IV, and blocks for text; the mask and the lengths of the tag.
bind aes_gcm_lean_ports aes_message_waits #(
  .Most(2 * Depth + 5)
) u_waits (
  .clk_i, .started_i(started_q), .live_i(live),
  .due_i((in_valid_i && phase_q != PhNoKey) || over || phase_q inside {PhKey, PhSubkey, PhIvEnd, PhJ0} ||
         (key_valid_i && phase_q <= PhBetween && resumed == 2'd0)),
  .awaited_i((core_in_valid && !core_in_ready_i) || (core_key_valid && !core_key_ready_i) ||
             ((ahead_q != '0 || single_q) && !core_out_valid_i) ||
             !(u_gcm.hash_ready && u_gcm.hash_soon) ||
             (u_gcm.text_valid && !u_gcm.text_ready) || (u_gcm.verdict && !u_gcm.verdict_ready)),
  .forward_i(take || key_taken || end_takes),
  .moves_i(8'(core_takes) + 8'(core_gives) + 8'(hash_takes)),
  .left_i(phase_q == PhKey ? ahead_q + 8'd4 : phase_q == PhSubkey ? 8'd1 :
          phase_q inside {PhIv, PhIvEnd} ? 8'(2 * Depth + 5) :
          phase_q inside {PhJ0, PhBody} ? 8'(2 * Depth + 4) - ahead_q :
          8'(2 * u_gcm.u_control.asks_q) + ahead_q +
          (phase_q == PhEnd ? 8'(!mask_sent_q) + 8'(!lengths_sent_q) : 8'd0))
);
`else
bind aes_gcm_lean_ports aes_gcm_events #(
  .Lean(1'b1), .Parts(TagLengths[0])
) u_events (
  .clk_i, .clear_i(key_clear_i && rst_ni),
  .phase_i(phase_q < 4'd2 ? phase_q : phase_q - (phase_q < 4'd12 ? 4'd1 : 4'd5)),
  .take_i(take), .kind_i(in_kind_i), .legal_i(legal), .over_i(over), .some_i(some),
  .again_i(text_bits != '0), .full_i(started_q && live_q && ahead_q == 8'(Depth)),
  .decrypt_i(decrypt), .partial_i(bytes != 5'd16), .error_i(core_gives && core_out_error_i),
  .text_i(text_takes), .stalled_i(out_pending_q),
  .iv_hashed_i(live && phase_q == PhJ0 && u_gcm.hash_ready),
  .end_due_i(1'b0), .end_i(end_takes), .end_stalled_i(tag_pending_q), .status_i(u_gcm.status),
  .key_taken_i(key_taken), .inside_i(1'b0),
  .dropped_i(core_gives && ahead_q != '0 && phase_q != PhBody),
  .part_i(tag_bytes == 5'd0), .goes_on_i(goes_on_q)
);
`endif
