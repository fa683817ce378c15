// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Events that must be reachable in `aes_gcm_ports` and `aes_gcm_lean_ports`, so that no property
// holds of nothing: each is asserted never to happen. With AES_EVENTS alone.

`ifdef AES_EVENTS
module aes_gcm_events #(
  /// 1: `aes_gcm_lean_ports`, where a message waits for the end of the one before.
  parameter bit Lean  = 1'b0,
  /// 1: messages may come in parts.
  parameter bit Parts = 1'b0
) (
  input logic       clk_i,
  input logic       clear_i,
  /// Numbered as in `aes_gcm_ports`.
  input logic [3:0] phase_i,
  input logic       take_i,        // a beat
  input logic [1:0] kind_i,
  input logic       legal_i,
  input logic       over_i,
  input logic       some_i,        // it has bytes
  input logic       again_i,       // text was before
  input logic       full_i,
  input logic       decrypt_i,
  input logic       partial_i,
  input logic       error_i,       // the core has refused its block
  input logic       text_i,        // text leaves
  input logic       stalled_i,
  input logic       iv_hashed_i,
  input logic       end_due_i,
  input logic       end_i,         // an end is taken
  input logic       end_stalled_i,
  input logic [1:0] status_i,
  input logic       key_taken_i,
  input logic       inside_i,      // entries
  input logic       dropped_i,     // a block for text that did not come
  input logic       part_i,        // the message is a part, and not the last
  input logic       goes_on_i      // the message goes on from a part
);

  logic was_clear_q = 1'b0, was_message_q = 1'b0;
  always_ff @(posedge clk_i) begin
    if (clear_i && phase_i > 4'd2) was_clear_q <= 1'b1;
    if (end_i) was_message_q <= 1'b1;
  end

  logic [9:0] cleared;
  assign cleared = 10'(clear_i) << phase_i;
  always_comb begin
    reach_text_encrypted: assert (!(text_i && !decrypt_i));
    reach_text_decrypted: assert (!(text_i && decrypt_i));
    reach_partial_text: assert (!(text_i && partial_i));
    reach_second_text: assert (!(take_i && legal_i && again_i && some_i &&
                                 kind_i == aes_message_pkg::KindText));
    reach_stalled_text: assert (!(text_i && stalled_i));
    reach_aad: assert (!(take_i && legal_i && kind_i == aes_message_pkg::KindAad && some_i));
    reach_hashed_iv: assert (!(iv_hashed_i && !over_i));
    reach_hashed_iv_alone: assert (!(iv_hashed_i && over_i));
    reach_long_iv: assert (!(take_i && legal_i && phase_i == 4'd3));
    reach_given_tag: assert (!(take_i && legal_i && kind_i == aes_message_pkg::KindTag));
    reach_illegal_text: assert (!(take_i && !legal_i && kind_i == aes_message_pkg::KindText &&
                                  phase_i == 4'd6));
    reach_illegal_iv: assert (!(take_i && !legal_i && phase_i == 4'd3));
    reach_good_end: assert (!(end_i && decrypt_i && status_i == aes_message_pkg::StatusGood));
    reach_tag: assert (!(end_i && !decrypt_i && status_i == aes_message_pkg::StatusGood));
    reach_bad_tag: assert (!(end_i && status_i == aes_message_pkg::StatusBadTag));
    reach_refusal: assert (!(end_i && status_i == aes_message_pkg::StatusRefused));
    reach_error_of_the_core: assert (!(error_i && text_i));
    reach_stalled_end: assert (!(end_i && end_stalled_i));
    if (!Lean) reach_message_behind: assert (!(take_i && end_due_i));
    if (Lean) reach_block_for_nothing: assert (!dropped_i);
    if (Parts) reach_part: assert (!(end_i && part_i && decrypt_i && !goes_on_i));
    if (Parts) reach_part_behind_a_part: assert (!(end_i && part_i && goes_on_i));
    if (Parts) reach_last_part: assert (!(text_i && again_i && !part_i && goes_on_i));
    reach_full: assert (!full_i);
    reach_new_key: assert (!(key_taken_i && was_message_q));
    if (!Lean) reach_new_key_behind_entries: assert (!(key_taken_i && inside_i && was_message_q));
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
`endif
