// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What makes the properties of `aes_cmac_ports` inductive: registers of `aes_cmac` and what they
// must be by the model of the message. After a reset or clear all are 0.

`ifndef AES_EVENTS
module aes_cmac_states #(
  parameter logic [16:0] TagLengths = 17'h1FF00
) (
  input logic started_i,
  input logic live_before_i
);

  logic [2:0]   phase;
  logic [3:0]   state;
  logic         slot, busy, zero, held, due, closing, last_waits, sums, known;
  logic [127:0] next, subkey, once;
  assign phase = aes_cmac_ports.phase_q;
  assign state = aes_cmac_ports.u_cmac.u_control.state_q;
  assign slot = aes_cmac_ports.u_cmac.u_mac.waits_q;
  assign next = aes_cmac_ports.u_cmac.u_mac.next_q;
  assign busy = aes_cmac_ports.busy_q;
  assign zero = aes_cmac_ports.zero_due_q;
  assign held = aes_cmac_ports.held_q;
  assign due = aes_cmac_ports.due_q;
  assign sums = aes_cmac_ports.u_cmac.tag_awaits;
  assign subkey = aes_cmac_ports.subkey_q;
  assign once = aes_cmac_ports.once;
  assign last_waits = phase == 3'd4 && state == 4'd5;
  // The message has had a block, here or before.
  assign known = aes_cmac_ports.some_q || aes_cmac_ports.goes_on_q;
  assign closing = phase == 3'd4 || phase == 3'd5;

  localparam bit PARTS = TagLengths[0];
  logic [1:0] resumed;
  assign resumed = aes_cmac_ports.resumed;
  if (PARTS) begin : gen_parts
    always_comb begin
      if (started_i) begin
        place_agrees: assert (resumed == 2'(aes_cmac_ports.u_cmac.gen_parts.u_parts.mac_q));
        // There are data alone, and only their last block may be partial.
        counts_agree: assert (aes_cmac_ports.u_arrival.u_beat.illegal_q ||
          (aes_cmac_ports.u_arrival.u_beat.text_q == '0 &&
           (aes_cmac_ports.u_arrival.u_beat.aad_q[3:0] == '0 || aes_cmac_ports.over ||
            (aes_cmac_ports.u_arrival.partial_before_o &&
             aes_cmac_ports.u_arrival.kind_before_o == aes_message_pkg::KindAad))));
        counts_begin_with_0: assert (!aes_cmac_ports.first ||
                                     aes_cmac_ports.u_arrival.u_beat.aad_q == '0);
        no_mac_without_beat: assert (aes_cmac_ports.waits ||
                                     aes_cmac_ports.u_cmac.mac_before == '0);
      end
    end
  end
  always_comb begin
    if (started_i) begin
      goes_on_in_a_message: assert (PARTS || !aes_cmac_ports.goes_on_q);
      goes_on_at_once: assert (aes_cmac_ports.first ? aes_cmac_ports.goes_on_q == (resumed != 2'd0)
                                                    : resumed == 2'd0);
      part_has_data: assert (!(phase == 3'd3 || phase == 3'd4) || aes_cmac_ports.first ||
        aes_cmac_ports.some_q || !(aes_cmac_ports.goes_on_q || aes_cmac_ports.part));
    end
  end

  always_comb begin
    if (started_i) begin
      case (phase)
        3'd4: state_agrees: assert (state == 4'd5 || (state == 4'd4 && !held));
        3'd5: state_agrees_at_the_end: assert ((state == 4'd5 || state == 4'd6) && !held);
        3'd6, 3'd7: state_agrees_in_refusal: assert (state == {1'b0, phase} + 4'd1);
        default: state_agrees_before: assert (state == {1'b0, phase});
      endcase
      place_in_phase: assert (phase >= 3'd3 || aes_cmac_ports.between);
      message_in_phase: assert (phase <= 3'd3 || !aes_cmac_ports.first);
      over_in_phase: assert (aes_cmac_ports.over == (closing || phase == 3'd7));
      illegal_in_phase: assert (aes_cmac_ports.u_arrival.u_beat.illegal_q ==
                                (phase == 3'd6 || phase == 3'd7));
      no_end_in_a_message: assert (!due || aes_cmac_ports.between);
      // The block that waits, and that in the core.
      busy_agrees: assert (aes_cmac_ports.u_cmac.u_mac.busy_q == busy);
      slot_agrees: assert (phase == 3'd2 ? slot == zero && !held
                                         : !zero && slot == (held || last_waits));
      zero_block: assert (!slot || phase != 3'd2 || (next == '0 &&
                          aes_cmac_ports.u_cmac.mac == '0));
      zero_enters_once: assert (!zero || !busy);
      if (held) begin
        block_agrees: assert (next == aes_cmac_ports.held_data_q &&
          aes_cmac_ports.u_cmac.padded_q == !aes_cmac_ports.whole_q);
      end
      if (last_waits && !held) begin
        empty_agrees: assert (next == {1'b1, 127'd0} && aes_cmac_ports.u_cmac.padded_q);
      end
      inside_agrees: assert (!(phase <= 3'd3 || state == 4'd4) ||
        aes_cmac_ports.u_cmac.u_control.inside_q == known);
      some_agrees: assert (aes_cmac_ports.some_q
        ? phase >= 3'd3 && !aes_cmac_ports.first
        : !held && (!busy || phase == 3'd2 || phase == 3'd5));
      held_until_the_next: assert (!((phase == 3'd3 && !aes_cmac_ports.more) || phase == 3'd4) ||
                                   held == aes_cmac_ports.some_q);
      if (known || last_waits || phase == 3'd5) begin
        mac_agrees: assert (aes_cmac_ports.u_cmac.mac == aes_cmac_ports.chain_q);
        poison_agrees: assert (aes_cmac_ports.u_cmac.poisoned_q == aes_cmac_ports.poison_q);
      end
      if (!known && phase != 3'd5) begin
        none_before_data: assert (aes_cmac_ports.chain_q == '0 && !aes_cmac_ports.poison_q);
      end
      // Subkeys and tag.
      if (phase >= 3'd3) subkey_agrees: assert (aes_cmac_ports.u_cmac.subkey_q == once);
      if (phase == 3'd2 && !zero && !busy) begin
        subkey_returns: assert (aes_cmac_ports.u_cmac.mac == subkey);
      end
      due_agrees: assert (due == !aes_cmac_ports.u_cmac.tag_ready &&
        !(sums && aes_cmac_ports.u_cmac.verdict_valid));
      if (due) begin
        verdict_agrees: assert (
          aes_cmac_ports.u_cmac.u_tag.refused_q == aes_cmac_ports.due_refused_q &&
          aes_cmac_ports.u_cmac.u_tag.decrypt_q == aes_cmac_ports.due_decrypt_q &&
          aes_cmac_ports.u_cmac.u_tag.bytes_q == aes_cmac_ports.due_bytes_q &&
          aes_cmac_ports.u_cmac.u_tag.id_q == aes_cmac_ports.due_id_q);
        sum_agrees: assert (aes_cmac_ports.due_refused_q || aes_cmac_ports.due_sum_q ==
          (aes_cmac_ports.u_cmac.u_tag.tag_q ^ (aes_cmac_ports.u_cmac.mac & {128{sums}})));
      end else begin
        given_agrees: assert (aes_cmac_ports.u_cmac.u_tag.tag_q == (aes_cmac_ports.first ||
          aes_cmac_ports.u_arrival.u_beat.illegal_q ? '0 : aes_cmac_ports.given));
      end
      given_is_last: assert (closing || phase > 3'd5 || aes_cmac_ports.given == '0);
    end
    if (started_i && !live_before_i) begin
      all_is_zero: assert ({state, aes_cmac_ports.u_cmac.u_control.inside_q,
        aes_cmac_ports.u_cmac.key_waits_q, aes_cmac_ports.u_cmac.subkey_q,
        aes_cmac_ports.u_cmac.padded_q, aes_cmac_ports.u_cmac.poisoned_q,
        slot, next, aes_cmac_ports.u_cmac.mac, aes_cmac_ports.u_cmac.u_mac.busy_q,
        aes_cmac_ports.u_cmac.u_order.kind_q, aes_cmac_ports.u_cmac.u_order.partial_q} == '0);
      input_is_zero: assert ({aes_cmac_ports.u_cmac.u_input.valid_q,
        aes_cmac_ports.u_cmac.u_input.first_q, aes_cmac_ports.u_cmac.u_input.last_q,
        aes_cmac_ports.u_cmac.u_input.legal_q, aes_cmac_ports.u_cmac.u_input.inside_q,
        aes_cmac_ports.u_cmac.u_input.decrypt_q, aes_cmac_ports.u_cmac.u_input.kind_q,
        aes_cmac_ports.u_cmac.u_input.bytes_q, aes_cmac_ports.u_cmac.u_input.tag_bytes_q,
        aes_cmac_ports.u_cmac.u_input.data_q, aes_cmac_ports.u_cmac.u_input.id_q} == '0);
      tag_is_zero: assert ({aes_cmac_ports.u_cmac.u_tag.awaits_q,
        aes_cmac_ports.u_cmac.u_tag.valid_q, aes_cmac_ports.u_cmac.u_tag.refused_q,
        aes_cmac_ports.u_cmac.u_tag.decrypt_q, aes_cmac_ports.u_cmac.u_tag.bytes_q,
        aes_cmac_ports.u_cmac.u_tag.tag_q, aes_cmac_ports.u_cmac.u_tag.id_q} == '0);
    end
  end

endmodule

bind aes_cmac_ports aes_cmac_states #(.TagLengths(TagLengths)) u_states (
  .started_i(started_q),
  .live_before_i(live_q)
);

// What is left: 0 to the core and back; or a block of data that waits, and the last one.
bind aes_cmac_ports aes_message_waits #(
  .Most(5)
) u_waits (
  .clk_i, .started_i(started_q), .live_i(live),
  .due_i((in_valid_i && phase_q != PhNoKey) || over || due_q || phase_q inside {PhKey, PhSubkey} ||
         (key_valid_i && (phase_q == PhNoKey || (phase_q == PhBody && between)))),
  .awaited_i((core_in_valid && !core_in_ready_i) || (core_key_valid && !core_key_ready_i) ||
             (busy_q && !core_out_valid_i) || (tag_valid && !tag_ready_i)),
  .forward_i(take || key_taken || end_takes),
  .moves_i(8'(core_takes) + 8'(core_gives)),
  .left_i(phase_q == PhKey ? 8'd2 : phase_q == PhSubkey ? 8'(2 * zero_due_q) + 8'(busy_q) :
          phase_q == PhLast ? 8'd2 + 8'(busy_q) : 8'(2 * held_q) + 8'(busy_q))
);
`else
bind aes_cmac_ports aes_cmac_events #(.Parts(TagLengths[0])) u_events (
  .clk_i, .clear_i(key_clear_i && rst_ni), .phase_i(phase_q),
  .take_i(take), .legal_i(legal), .some_i(some), .kind_i(kind),
  .enters_i(core_takes), .held_i(held_q), .whole_i(whole_q), .again_i(some_q),
  .pending_i(core_in_pending_q), .error_i(core_gives && core_out_error_i),
  .end_i(end_takes), .end_stalled_i(tag_pending_q), .compares_i(due_decrypt_q),
  .status_i(tag_status), .key_error_i(core_key_error_i && live), .key_taken_i(key_taken),
  .due_i(due_q), .made_i(ends && phase_q == PhEnd), .decrypt_i(decrypt), .part_i(part),
  .goes_on_i(goes_on_q)
);
`endif
