// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What makes the properties of `aes_ccm_ports` inductive: registers of `aes_ccm` and what they must
// be by the model of the message. After a reset or clear all are 0.

`ifndef AES_EVENTS
module aes_ccm_states #(
  parameter int unsigned LengthBits = 64,
  parameter logic [16:0] TagLengths = 17'h15550
) (
  input logic started_i,
  input logic live_before_i
);

  logic [3:0]   phase, state;
  logic         slot, held, flush, due, head, flushes, sums, body;
  logic         mac_busy, counter_busy, waits_mac;
  logic [127:0] next, held_data, flush_data;
  logic [79:0]  rest;
  logic [4:0]   rest_bytes;
  logic [63:0]  aad, aad_got, text, text_got;
  assign phase = aes_ccm_ports.phase_q;
  assign state = aes_ccm_ports.u_ccm.u_control.state_q;
  assign slot = aes_ccm_ports.u_ccm.u_mac.waits_q;
  assign next = aes_ccm_ports.u_ccm.u_mac.next_q;
  assign held = aes_ccm_ports.held_q;
  assign held_data = aes_ccm_ports.held_data_q;
  assign flush = aes_ccm_ports.flush_q;
  assign flush_data = aes_ccm_ports.flush_data_q;
  assign due = aes_ccm_ports.due_q;
  assign sums = aes_ccm_ports.u_ccm.tag_awaits;
  assign mac_busy = aes_ccm_ports.mac_busy_q;
  assign counter_busy = aes_ccm_ports.counter_busy_q;
  assign waits_mac = aes_ccm_ports.u_ccm.waits_mac_q;
  assign rest = aes_ccm_ports.u_ccm.u_aad.rest_q;
  assign rest_bytes = 5'd2 + 5'(aes_ccm_ports.u_ccm.u_aad.size_q) * 5'd4;
  assign aad = aes_ccm_ports.aad_q;
  assign aad_got = aes_ccm_ports.aad_got_q;
  assign text = aes_ccm_ports.text_q;
  assign text_got = aes_ccm_ports.text_got_q;
  assign head = state == 4'd4;
  assign flushes = state == 4'd6;
  assign body = phase == 4'd4 || phase == 4'd5;
  localparam bit PARTS = TagLengths[0];
  logic       goes_on, counted;
  logic [1:0] resumed;
  assign goes_on = aes_ccm_ports.goes_on;
  assign resumed = aes_ccm_ports.resumed;
  assign counted = goes_on && phase <= 4'd3;
  logic [1:0] kind;
  logic       partial;
  assign kind = aes_ccm_ports.u_arrival.kind_before_o;
  assign partial = aes_ccm_ports.u_arrival.partial_before_o;
  if (PARTS) begin : gen_parts
    logic [13:8] exceeds;  // a nonce of n bytes has no room for the length of the text
    always_comb begin
      for (int unsigned n = 8; n < 14; n++) exceeds[n] = (text >> (8 * (15 - n))) != '0;
      if (started_i) begin
        place_agrees: assert (resumed == 2'd0 || (aes_ccm_ports.first && phase == 4'd2 &&
                                                  resumed != 2'd3));
        goes_on_agrees: assert ((aes_ccm_ports.first && resumed == 2'd0) || phase > 4'd5 ||
          aes_ccm_ports.u_ccm.gen_parts.u_parts.goes_on_q == goes_on);
        told_agrees: assert (!aes_ccm_ports.part || aes_ccm_ports.first || phase > 4'd5 ||
          aes_ccm_ports.u_ccm.gen_parts.u_parts.told_q == aes_ccm_ports.told_q);
        if (phase == 4'd3) begin
          less_agrees: assert (aes_ccm_ports.u_ccm.u_lengths.gen_parts.less_q ==
                               (text < text_got));
          exceeds_agrees: assert (aes_ccm_ports.u_ccm.u_lengths.gen_parts.exceeds_q == exceeds);
        end
        no_mac_without_beat: assert (aes_ccm_ports.waits ||
                                     aes_ccm_ports.u_ccm.mac_before == '0);
        part_has_no_tag: assert (!aes_ccm_ports.part || aes_ccm_ports.first ||
          aes_ccm_ports.u_arrival.u_beat.illegal_q || aes_ccm_ports.given == '0);
        // Only the last block of a kind may be partial.
        if (!aes_ccm_ports.u_arrival.u_beat.illegal_q && !aes_ccm_ports.over) begin
          counts_agree: assert (aes_ccm_ports.u_arrival.u_beat.aad_q == 61'(aad_got) &&
                                aes_ccm_ports.u_arrival.u_beat.text_q == 61'(text_got));
          partial_aad: assert (goes_on || aad_got[3:0] == '0 || kind > aes_message_pkg::KindAad ||
                               partial);
          aad_behind_nonce: assert (goes_on || aad_got == '0 ||
                                    (!aes_ccm_ports.first && kind != aes_message_pkg::KindIv));
          partial_text: assert (aes_ccm_ports.first || text_got[3:0] == '0 || partial);
          text_behind_aad: assert (goes_on || text_got == '0 ||
                                   (!aes_ccm_ports.first && kind >= aes_message_pkg::KindText));
          no_tag_before: assert (aes_ccm_ports.first || kind != aes_message_pkg::KindTag);
        end
      end
      if (started_i && !live_before_i) begin
        parts_are_zero: assert ({aes_ccm_ports.u_ccm.gen_parts.u_parts.goes_on_q,
                                 aes_ccm_ports.u_ccm.gen_parts.u_parts.told_q,
                                 aes_ccm_ports.u_ccm.u_lengths.gen_parts.less_q,
                                 aes_ccm_ports.u_ccm.u_lengths.gen_parts.exceeds_q} == '0);
      end
    end
  end

  always_comb begin
    if (started_i) begin
      case (phase)
        4'd4: state_agrees: assert (head || state == 4'd5 || flushes);
        4'd5: state_agrees_at_the_end: assert (head || state == 4'd7 || flushes);
        4'd6, 4'd7: state_agrees_in_refusal: assert (state == phase + 4'd2);
        default: state_agrees_before: assert (state == phase && phase < 4'd4);
      endcase
      place_in_phase: assert (aes_ccm_ports.first == (phase < 4'd3) &&
                              (phase >= 4'd2 || aes_ccm_ports.between));
      over_in_phase: assert (aes_ccm_ports.over == (phase == 4'd5 || phase == 4'd7));
      illegal_in_phase: assert (aes_ccm_ports.u_arrival.u_beat.illegal_q ==
                                (phase == 4'd6 || phase == 4'd7));
      second_in_phase: assert (phase > 4'd5 || aes_ccm_ports.second_q == (phase == 4'd3));
      if (head || flushes) begin
        end_agrees: assert (aes_ccm_ports.u_ccm.u_control.ended_q == aes_ccm_ports.over);
      end
      no_end_in_a_message: assert (!due || aes_ccm_ports.between);
      // Blocks that wait, and those in the core.
      none_early: assert (phase > 4'd3 ||
        ({held, flush, mac_busy, counter_busy, aes_ccm_ports.poison_q} == '0 &&
         (goes_on || (aad_got | text_got) == '0) &&
         (goes_on || resumed != 2'd0 || aes_ccm_ports.chain_q == '0)));
      busy_agrees: assert (aes_ccm_ports.u_ccm.u_mac.busy_q == mac_busy &&
        aes_ccm_ports.u_ccm.counter_busy_q == counter_busy &&
        aes_ccm_ports.u_ccm.counter_last_q == aes_ccm_ports.counter_last_q);
      slot_agrees: assert (slot == (held && !head && !(flushes && !flush)) &&
                           (!slot || next == held_data));
      flush_waits: assert (flushes ? held : !flush);
      if (flushes) begin
        flush_agrees: assert ((flush ? flush_data : held_data) == {rest, 48'd0});
      end
      if (head) begin
        b0_agrees: assert (held && held_data == aes_ccm_ports.u_ccm.b0 && !mac_busy &&
          {counter_busy, aes_ccm_ports.poison_q, aes_ccm_ports.chain_q, aad_got, text_got} == '0);
        prefix_agrees: assert (aes_ccm_ports.wait_q == aes_ccm_ports.u_ccm.u_aad.prefix &&
          aes_ccm_ports.wait_bytes_q == 5'd2 + 5'(aes_ccm_ports.u_ccm.u_aad.size) * 5'd4);
      end
      if ((body && !head) || goes_on || resumed != 2'd0) begin
        poison_agrees: assert (aes_ccm_ports.u_ccm.poisoned_q == aes_ccm_ports.poison_q);
      end
      if (body && !head && !goes_on) begin
        rest_agrees: assert (rest == aes_ccm_ports.wait_q &&
                             rest_bytes == aes_ccm_ports.wait_bytes_q &&
                             rest_bytes == aes_ccm_ports.prefix_bytes &&
                             (rest << (8 * 32'(rest_bytes))) == '0);
      end
      if (((held || body) && !head) || goes_on || resumed != 2'd0) begin
        mac_agrees: assert (aes_ccm_ports.u_ccm.mac == aes_ccm_ports.chain_q);
      end
      counter_is_due: assert (!counter_busy || (state == 4'd5 && aes_ccm_ports.text_due) ||
        (state == 4'd7 && !aes_ccm_ports.part && !held && aes_ccm_ports.counter_last_q));
      offer_agrees: assert (aes_ccm_ports.u_ccm.waits_q == aes_ccm_ports.core_in_pending_q);
      if (aes_ccm_ports.core_in_pending_q) begin
        offer_stays: assert (waits_mac ? slot && !mac_busy : !counter_busy &&
          ((state == 4'd5 && aes_ccm_ports.text_due) ||
           (state == 4'd7 && !aes_ccm_ports.part && !slot)));
      end
      // Lengths and counter. Until the nonce the text before is in the counter alone.
      goes_on_in_a_message: assert (PARTS || !goes_on);
      goes_on_by_lengths: assert (phase > 4'd2 || goes_on == (resumed == 2'd2));
      if (counted) begin
        before_agrees: assert (text_got[3:0] == '0 && text_got <= aes_ccm_ports.text_max &&
          {64'd0, text_got >> 4} == 128'(aes_ccm_ports.u_ccm.u_blocks.count_q));
      end
      if (goes_on && phase == 4'd2) begin
        aad_before_agrees: assert (aes_ccm_ports.u_ccm.aad_left == aad_got);
      end
      if (goes_on && (body || phase == 4'd3)) begin
        aad_is_complete: assert (!head && !flush && !flushes && aad == aad_got);
      end
      if (body || phase == 4'd3) begin
        lengths_agree: assert (aes_ccm_ports.u_ccm.aad_left == aad - aad_got &&
          (text < text_got ? counted : aes_ccm_ports.u_ccm.text_left == text - text_got) &&
          aad_got <= aad && aad <= aes_ccm_ports.aad_max &&
          text <= aes_ccm_ports.text_max);
      end
      if (body) begin
        nonce_agrees: assert (aes_ccm_ports.u_ccm.u_blocks.nonce_q == aes_ccm_ports.nonce_q &&
                              aes_ccm_ports.u_ccm.u_blocks.length_q == aes_ccm_ports.size_q);
      end
      if (phase == 4'd4 && !(aes_ccm_ports.u_arrival.kind_before_o == aes_message_pkg::KindText &&
                             aes_ccm_ports.u_arrival.partial_before_o)) begin
        count_agrees: assert (text_got[3:0] == '0 && {64'd0, text_got >> 4} + 128'd1 ==
                              128'(aes_ccm_ports.u_ccm.u_blocks.count_q));
      end
      // The tag.
      due_agrees: assert (due == !aes_ccm_ports.u_ccm.tag_ready &&
                          !(sums && aes_ccm_ports.u_ccm.verdict_valid));
      if (due) begin
        verdict_agrees: assert (
          aes_ccm_ports.u_ccm.u_tag.refused_q == aes_ccm_ports.due_refused_q &&
          aes_ccm_ports.u_ccm.u_tag.decrypt_q == aes_ccm_ports.due_decrypt_q &&
          aes_ccm_ports.u_ccm.u_tag.bytes_q == aes_ccm_ports.due_bytes_q &&
          aes_ccm_ports.u_ccm.u_tag.id_q == aes_ccm_ports.due_id_q);
        sum_agrees: assert (aes_ccm_ports.due_refused_q || aes_ccm_ports.due_sum_q ==
          (aes_ccm_ports.u_ccm.u_tag.tag_q ^ (aes_ccm_ports.u_ccm.mac & {128{sums}})));
      end else begin
        given_agrees: assert (aes_ccm_ports.u_ccm.u_tag.tag_q == (aes_ccm_ports.first ||
          aes_ccm_ports.u_arrival.u_beat.illegal_q ? '0 : aes_ccm_ports.given));
      end
      body_is_behind_its_nonce: assert (phase != 4'd4 || aes_ccm_ports.u_ccm.u_order.partial_q ||
          aes_ccm_ports.u_ccm.u_order.kind_q != aes_message_pkg::KindIv);
      // Else the counter block would wait for the CBC-MAC, whose next block waits behind it.
      no_circle: assert (!aes_ccm_ports.counter_busy_q || (!aes_ccm_ports.flush_q &&
          (!aes_ccm_ports.held_q || !aes_ccm_ports.mac_busy_q || aes_ccm_ports.counter_last_q)));
      given_is_last: assert (phase >= 4'd5 || aes_ccm_ports.given == '0);
    end
    if (started_i && !live_before_i) begin
      all_is_zero: assert ({state, aes_ccm_ports.u_ccm.u_control.ended_q,
        aes_ccm_ports.u_ccm.key_waits_q, aes_ccm_ports.u_ccm.poisoned_q,
        aes_ccm_ports.u_ccm.counter_busy_q, aes_ccm_ports.u_ccm.counter_last_q,
        aes_ccm_ports.u_ccm.waits_q, waits_mac, slot, next, aes_ccm_ports.u_ccm.mac,
        aes_ccm_ports.u_ccm.u_mac.busy_q, rest, aes_ccm_ports.u_ccm.u_aad.size_q,
        aes_ccm_ports.u_ccm.u_blocks.nonce_q, aes_ccm_ports.u_ccm.u_blocks.length_q,
        aes_ccm_ports.u_ccm.u_blocks.count_q, aes_ccm_ports.u_ccm.u_lengths.aad_left_q,
        aes_ccm_ports.u_ccm.u_lengths.text_left_q,
        aes_ccm_ports.u_ccm.u_order.kind_q, aes_ccm_ports.u_ccm.u_order.partial_q} == '0);
      input_is_zero: assert ({aes_ccm_ports.u_ccm.u_input.valid_q,
        aes_ccm_ports.u_ccm.u_input.first_q, aes_ccm_ports.u_ccm.u_input.last_q,
        aes_ccm_ports.u_ccm.u_input.legal_q, aes_ccm_ports.u_ccm.u_input.inside_q,
        aes_ccm_ports.u_ccm.u_input.decrypt_q, aes_ccm_ports.u_ccm.u_input.kind_q,
        aes_ccm_ports.u_ccm.u_input.bytes_q, aes_ccm_ports.u_ccm.u_input.tag_bytes_q,
        aes_ccm_ports.u_ccm.u_input.data_q, aes_ccm_ports.u_ccm.u_input.id_q} == '0);
      tag_is_zero: assert ({aes_ccm_ports.u_ccm.u_tag.awaits_q,
        aes_ccm_ports.u_ccm.u_tag.valid_q, aes_ccm_ports.u_ccm.u_tag.refused_q,
        aes_ccm_ports.u_ccm.u_tag.decrypt_q, aes_ccm_ports.u_ccm.u_tag.bytes_q,
        aes_ccm_ports.u_ccm.u_tag.tag_q, aes_ccm_ports.u_ccm.u_tag.id_q} == '0);
    end
  end

endmodule

bind aes_ccm_ports aes_ccm_states #(
  .LengthBits(LengthBits), .TagLengths(TagLengths)
) u_states (
  .started_i(started_q),
  .live_before_i(live_q)
);

// What is left: blocks of the CBC-MAC that wait or are in the core, and a counter block.
bind aes_ccm_ports aes_message_waits #(
  .Most(7)
) u_waits (
  .clk_i, .started_i(started_q), .live_i(live),
  .due_i((in_valid_i && phase_q != PhNoKey) || over || due_q || phase_q == PhKey ||
         (key_valid_i && (phase_q == PhNoKey || (phase_q == PhIdle && between)))),
  .awaited_i((core_in_valid && !core_in_ready_i) || (core_key_valid && !core_key_ready_i) ||
             ((mac_busy_q || counter_busy_q) && !core_out_valid_i) ||
             (u_ccm.text_valid && !u_ccm.text_ready) ||
             (u_ccm.verdict_valid && !u_ccm.verdict_ready)),
  .forward_i(take || key_taken || end_takes),
  .moves_i(8'(core_takes) + 8'(core_gives)),
  .left_i(8'(2 * held_q) + 8'(2 * flush_q) + 8'(mac_busy_q) +
          (counter_busy_q ? 8'd1 : phase_q inside {PhBody, PhMask} ? 8'd2 : 8'd0))
);
`else
bind aes_ccm_ports aes_ccm_events #(.Parts(TagLengths[0])) u_events (
  .clk_i, .clear_i(key_clear_i && rst_ni), .phase_i(phase_q),
  .take_i(take && !resumes), .legal_i(legal), .some_i(some), .kind_i(kind), .decrypt_i(decrypt),
  .again_i(!first && u_arrival.kind_before_o == aes_message_pkg::KindText),
  .aad_again_i(aad_got_q != '0), .wide_i(wait_bytes_q),
  .flush_i(flush_q), .mac_takes_i(mac_takes), .counter_takes_i(core_takes && !mac_takes),
  .both_i(live && mac_busy_q && counter_busy_q), .pending_i(core_in_pending_q),
  .error_i(core_gives && core_out_error_i), .text_i(text_takes), .partial_i(bytes != 5'd16),
  .stalled_i(out_pending_q), .end_i(end_takes), .end_stalled_i(tag_pending_q),
  .compares_i(due_decrypt_q), .status_i(u_ccm.verdict), .key_taken_i(key_taken), .due_i(due_q),
  .made_i(ends && phase_q == PhMask), .part_i(part), .goes_on_i(goes_on)
);
`endif
