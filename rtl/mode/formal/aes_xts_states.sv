// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What makes the properties of `aes_xts_ports` inductive: registers of `aes_xts` and what they must
// be by the model of the data unit. After a reset or clear all are 0.

`ifndef AES_EVENTS
module aes_xts_states #(
  parameter int unsigned Depth      = 2,
  parameter logic [20:0] UnitBlocks = 21'h100000,
  parameter bit          Parts      = 1'b0,
  parameter int unsigned IdBits     = 1
) (
  input logic started_i,
  input logic live_before_i
);

  localparam int unsigned WIDTH = 1 + 3 + 5 + IdBits + 128;
  logic [3:0]  phase, state;
  logic        held, steals, kept, keep_due, illegal_phase, save_phase;
  logic [20:0] blocks;
  assign phase = aes_xts_ports.phase_q;
  assign state = aes_xts_ports.u_xts.u_control.state_q;
  assign held = aes_xts_ports.held_q;
  assign blocks = aes_xts_ports.blocks_q;
  assign kept = aes_xts_ports.kept_q;
  assign keep_due = aes_xts_ports.keep_due_q;
  assign steals = phase == 4'd7 || phase == 4'd8;
  assign illegal_phase = phase == 4'd10 || phase == 4'd11;
  assign save_phase = phase == 4'd12;

  // The entries: what they take of the core's results.
  logic [Depth:0]              valid;
  logic [Depth:0][7:0]         results;
  logic [Depth-1:0]            fits, keeps, followed;
  logic [Depth-1:0][WIDTH-1:0] entry;
  assign valid = {1'b0, aes_xts_ports.u_xts.u_fifo.valid_q};
  assign entry = aes_xts_ports.u_xts.u_fifo.entry_q;
  assign followed = aes_xts_ports.followed_q;
  assign results[0] = 8'd0;
  for (genvar n = 0; n < Depth; n++) begin : gen_entry
    logic [2:0]        step;
    logic [4:0]        bytes;
    logic [IdBits-1:0] id;
    logic [127:0]      data;
    logic              gives, ends;
    assign {step, bytes, id, data} = entry[n][WIDTH-2:0];
    assign gives = step == aes_message_pkg::XtsText || step == aes_message_pkg::XtsKeep;
    assign ends = step == aes_message_pkg::XtsEnd || step == aes_message_pkg::XtsRefused;
    assign keeps[n] = valid[n] && step == aes_message_pkg::XtsKeep;
    assign results[n+1] = results[n] + 8'(valid[n] && gives);
    always_comb begin
      fits[n] = valid[n] == entry[n][WIDTH-1] && (valid[n] || entry[n] == '0) && step < 3'd5;
      if (keeps[n]) begin
        fits[n] &= aes_xts_ports.keep_ahead_q == results[n] && data == aes_xts_ports.keep_tweak_q;
      end
      if (followed[n]) begin
        fits[n] &= step == aes_xts_ports.kept_step_q && bytes == aes_xts_ports.kept_bytes_q &&
                   id == aes_xts_ports.kept_id_q && aes_xts_ports.core_ahead_q == results[n] &&
                   (ends || data == aes_xts_ports.kept_step_data_q);
      end
    end
  end

  always_comb begin
    if (started_i) begin
      state_agrees: assert (state == phase && phase < (Parts ? 4'd13 : 4'd12));
      place_in_phase: assert (aes_xts_ports.first == (phase < 4'd4) &&
                              !(phase < 4'd3 && aes_xts_ports.waits));
      over_in_phase: assert (aes_xts_ports.over == (phase == 4'd6 || phase == 4'd9 ||
                                                    phase == 4'd11 || save_phase));
      saving_in_phase: assert (!aes_xts_ports.saving_q || (Parts && (phase == 4'd6 ||
                               phase == 4'd9 || save_phase)));
      if (aes_xts_ports.over && !illegal_phase) begin
        saving_agrees: assert (aes_xts_ports.u_xts.saves == aes_xts_ports.saving_q &&
                               (aes_xts_ports.saving_q || !save_phase));
      end
      illegal_in_phase: assert (aes_xts_ports.u_arrival.u_beat.illegal_q == illegal_phase);
      tweak_in_phase: assert (aes_xts_ports.tweak_busy_q == (phase == 4'd4));
      blocks_agree: assert (illegal_phase || ((phase > 4'd4 || blocks == '0) &&
        (phase <= 4'd5 || held) && held == (blocks != '0) && blocks <= UnitBlocks));
      if (phase == 4'd4 || phase == 4'd5) begin
        place_agrees: assert (aes_xts_ports.u_xts.blocks_q == blocks &&
                              aes_xts_ports.u_xts.held == held);
      end
      if ((phase > 4'd4 && phase < 4'd9) || save_phase) begin
        tweak_agrees: assert (aes_xts_ports.u_xts.tweak_q == aes_xts_ports.tweak_q && (!held ||
                              aes_xts_ports.u_xts.held_q == aes_xts_ports.held_data_q));
      end
      // Stealing.
      if (steals) begin
        tail_waits: assert (aes_xts_ports.waits && aes_xts_ports.legal && aes_xts_ports.last &&
                            aes_xts_ports.some && !aes_xts_ports.whole);
      end
      keep_in_phase: assert (phase == 4'd7 ? keep_due != kept
                                           : !keep_due && (phase != 4'd8 || kept));
      kept_is_cleared: assert (kept ? phase >= 4'd7 : !(phase == 4'd8));
      kept_agrees: assert (aes_xts_ports.u_xts.kept_q == (kept && steals) &&
        aes_xts_ports.u_xts.kept_data_q == (kept && steals ? aes_xts_ports.kept_data_q : '0));
      // FIFO and what is behind it.
      places_agree: assert (aes_xts_ports.u_xts.u_fifo.valid_q == aes_xts_ports.inside_q &&
                            (aes_xts_ports.emptier & ~aes_xts_ports.inside_q) == '0 &&
                            (followed & ~aes_xts_ports.inside_q) == '0 &&
                            (followed & (followed - Depth'(1))) == '0);
      entries_fit: assert (fits == '1 && keep_due == (keeps != '0));
      results_agree: assert (aes_xts_ports.core_inside_q == results[Depth]);
      poison_agrees: assert (aes_xts_ports.u_xts.poisoned_q == aes_xts_ports.poison_q);
      end_agrees: assert (aes_xts_ports.u_xts.end_valid_q == aes_xts_ports.due_q);
      if (aes_xts_ports.verdict_mine_q) begin
        verdict_agrees: assert (aes_xts_ports.u_xts.end_valid_q && followed == '0 &&
          aes_xts_ports.u_xts.end_id_q == aes_xts_ports.kept_id_q &&
          aes_xts_ports.u_xts.status_q == (aes_xts_ports.verdict_refused_q
            ? aes_message_pkg::StatusRefused : aes_message_pkg::StatusGood));
      end
    end
    if (started_i && !live_before_i) begin
      all_is_zero: assert ({state, aes_xts_ports.u_xts.u_control.held_q,
        aes_xts_ports.u_xts.key_waits_q, aes_xts_ports.u_xts.held_q, aes_xts_ports.u_xts.tweak_q,
        aes_xts_ports.u_xts.blocks_q, aes_xts_ports.u_xts.kept_q,
        aes_xts_ports.u_xts.kept_data_q, aes_xts_ports.u_xts.poisoned_q,
        aes_xts_ports.u_xts.end_valid_q, aes_xts_ports.u_xts.status_q,
        aes_xts_ports.u_xts.end_id_q, valid, entry,
        aes_xts_ports.u_xts.u_order.kind_q, aes_xts_ports.u_xts.u_order.partial_q} == '0);
      input_is_zero: assert ({aes_xts_ports.u_xts.u_input.valid_q,
        aes_xts_ports.u_xts.u_input.first_q, aes_xts_ports.u_xts.u_input.last_q,
        aes_xts_ports.u_xts.u_input.legal_q, aes_xts_ports.u_xts.u_input.inside_q,
        aes_xts_ports.u_xts.u_input.decrypt_q, aes_xts_ports.u_xts.u_input.kind_q,
        aes_xts_ports.u_xts.u_input.bytes_q, aes_xts_ports.u_xts.u_input.data_q,
        aes_xts_ports.u_xts.u_input.id_q} == '0);
    end
  end

endmodule

bind aes_xts_ports aes_xts_states #(
  .Depth(Depth), .UnitBlocks(UnitBlocks), .Parts(Parts), .IdBits(IdBits)
) u_states (
  .started_i(started_q),
  .live_before_i(live_q)
);

// An entry that leaves the FIFO is a step forward too. Before the next step the last block of a
// data unit enters the core, or both of ciphertext stealing.
bind aes_xts_ports aes_message_waits #(
  .Most(2)
) u_waits (
  .clk_i, .started_i(started_q), .live_i(live),
  .due_i((in_valid_i && phase_q != PhNoKey && phase_q != PhHalfKey) || over || due_q ||
         phase_q inside {PhKey, PhTweak} || inside_q != '0 ||
         (key_valid_i && (phase_q <= PhHalfKey || (phase_q == PhIdle && first && !waits)))),
  .awaited_i((core_in_valid && !core_in_ready_i) || (core_key_valid && !core_key_ready_i) ||
             (tweak_in_valid && !tweak_in_ready_i) || (tweak_key_valid && !tweak_key_ready_i) ||
             (core_inside_q != '0 && !core_out_valid_i) || (tweak_busy_q && !tweak_out_valid_i) ||
             (out_valid && !out_ready_i) || (tag_valid && !tag_ready_i)),
  .forward_i(take || key_taken || end_takes || pop),
  .moves_i(8'(core_takes) + 8'(core_gives)),
  .left_i(phase_q inside {PhTweak, PhBody} ? 8'd2 : 8'(phase_q inside {PhSteal, PhLast}))
);
`else
bind aes_xts_ports aes_xts_events #(.Parts(Parts)) u_events (
  .clk_i, .clear_i(key_clear_i && rst_ni), .phase_i(phase_q),
  .take_i(take), .legal_i(legal), .some_i(some), .kind_i(kind),
  .enters_i(core_takes), .again_i(blocks_q > 21'd1), .decrypt_i(decrypt),
  .full_i(started_q && live_q && inside_q[Depth-1]), .pending_i(core_in_pending_q),
  .error_i(core_refuses), .keep_i(keep_gives),
  .text_i(text_takes), .partial_i(out_strb != '1), .stalled_i(out_pending_q),
  .end_i(end_takes && verdict_mine_q), .end_stalled_i(tag_pending_q), .status_i(tag_status),
  .key_taken_i(key_taken), .key_error_i((core_key_error_i || tweak_key_error_i) && live),
  .inside_i(inside_q != '0), .saves_i(push && phase_q == PhSave), .goes_on_i(went_on_q)
);
`endif
