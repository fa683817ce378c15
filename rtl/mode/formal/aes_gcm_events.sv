// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Events that must be reachable in `aes_gcm_ports`, so that no property holds of nothing: each is
// asserted never to happen. With AES_EVENTS alone.

`ifdef AES_EVENTS
module aes_gcm_events (
  input logic       clk_i,
  input logic       clear_i,
  input logic [3:0] phase_i,
  /// The model: the beat, the step that enters the FIFO, the followed entry.
  input logic       take_i,
  input logic [1:0] kind_i,
  input logic       legal_i,
  input logic       over_i,
  input logic       again_i,       // a block of text was before
  input logic       push_i,
  input logic       full_i,
  input logic       mine_i,        // the followed entry leaves
  input logic [2:0] step_i,
  input logic [2:0] mine_step_i,
  input logic       decrypt_i,
  input logic       partial_i,
  input logic       error_i,       // the core has refused its block
  input logic       text_i,
  input logic       stalled_i,
  input logic       iv_hashed_i,
  input logic       end_due_i,
  input logic       end_i,         // an end is taken
  input logic       end_stalled_i,
  input logic [1:0] status_i,
  input logic       key_taken_i,
  input logic       inside_i
);

  logic was_clear_q = 1'b0, was_message_q = 1'b0;
  always_ff @(posedge clk_i) begin
    if (clear_i && phase_i > 4'd2) was_clear_q <= 1'b1;
    if (end_i) was_message_q <= 1'b1;
  end

  logic [9:0] cleared;
  assign cleared = 10'(clear_i) << phase_i;
  always_comb begin
    reach_text_encrypted: assert (!(mine_i && text_i && !decrypt_i));
    reach_text_decrypted: assert (!(mine_i && text_i && decrypt_i));
    reach_partial_text: assert (!(mine_i && text_i && partial_i));
    reach_second_text: assert (!(push_i && again_i && step_i == aes_message_pkg::EntryText));
    reach_stalled_text: assert (!(text_i && stalled_i));
    reach_aad: assert (!(take_i && legal_i && kind_i == aes_message_pkg::KindAad && push_i));
    reach_hashed_iv: assert (!(iv_hashed_i && !over_i));
    reach_hashed_iv_alone: assert (!(iv_hashed_i && over_i));
    reach_long_iv: assert (!(take_i && legal_i && phase_i == 4'd3));
    reach_given_tag: assert (!(mine_i && mine_step_i == aes_message_pkg::EntryTag));
    reach_illegal_text: assert (!(take_i && !legal_i && kind_i == aes_message_pkg::KindText &&
                                  phase_i == 4'd6));
    reach_illegal_iv: assert (!(take_i && !legal_i && phase_i == 4'd3));
    reach_good_end: assert (!(end_i && decrypt_i && status_i == aes_message_pkg::StatusGood));
    reach_tag: assert (!(end_i && !decrypt_i && status_i == aes_message_pkg::StatusGood));
    reach_bad_tag: assert (!(end_i && status_i == aes_message_pkg::StatusBadTag));
    reach_refusal: assert (!(end_i && status_i == aes_message_pkg::StatusRefused));
    reach_error_of_the_core: assert (!(error_i && text_i));
    reach_stalled_end: assert (!(end_i && end_stalled_i));
    reach_message_behind: assert (!(take_i && end_due_i));
    reach_full: assert (!full_i);
    reach_new_key: assert (!(key_taken_i && was_message_q));
    reach_new_key_behind_entries: assert (!(key_taken_i && inside_i && was_message_q));
    reach_clear_with_a_key: assert (!cleared[1]);
    reach_clear_between: assert (!cleared[2]);
    reach_clear_in_iv: assert (!cleared[3]);
    reach_clear_behind_iv: assert (!cleared[4]);
    reach_clear_before_j0: assert (!cleared[5]);
    reach_clear_in_body: assert (!cleared[6]);
    reach_clear_at_end: assert (!cleared[7]);
    reach_clear_in_drain: assert (!cleared[8]);
    reach_clear_at_refusal: assert (!cleared[9]);
    reach_end_behind_a_clear: assert (!(end_i && was_clear_q));
  end

endmodule

bind aes_gcm_ports aes_gcm_events u_events (
  .clk_i, .clear_i(key_clear_i && rst_ni), .phase_i(phase_q),
  .take_i(take), .kind_i(kind), .legal_i(legal), .over_i(over), .again_i(text_bits != '0),
  .push_i(push), .full_i(started_q && live_q && inside_q[Depth-1]), .mine_i(mine && pop),
  .step_i(step), .mine_step_i(kept_q), .decrypt_i(kept_decrypt_q),
  .partial_i(kept_bytes_q != 5'd16), .error_i(core_refuses), .text_i(text_takes),
  .stalled_i(out_pending_q), .iv_hashed_i(iv_hashed), .end_due_i(end_due_q),
  .end_i(verdict_takes && verdict_mine_q), .end_stalled_i(tag_pending_q),
  .status_i(u_gcm.verdict), .key_taken_i(key_taken), .inside_i(inside_q != '0)
);
`endif
