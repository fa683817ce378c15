// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Events that must be reachable in `aes_ccm_ports`, so that no property holds of nothing: each is
// asserted never to happen. With AES_EVENTS alone.

`ifdef AES_EVENTS
module aes_ccm_events #(
  /// 1: messages may come in parts.
  parameter bit Parts = 1'b0
) (
  input logic       clk_i,
  input logic       clear_i,
  /// Numbered as in `aes_ccm_ports`.
  input logic [3:0] phase_i,
  input logic       take_i,           // a beat
  input logic       legal_i,
  input logic       some_i,           // it has bytes
  input logic [1:0] kind_i,
  input logic       decrypt_i,
  input logic       again_i,          // text was before
  input logic       aad_again_i,      // additional data were before
  input logic [4:0] wide_i,           // bytes of their coded length
  input logic       flush_i,          // their end waits behind a block
  input logic       mac_takes_i,      // a block of the CBC-MAC enters the core
  input logic       counter_takes_i,  // a counter block does
  input logic       both_i,           // both are in it
  input logic       pending_i,        // a block was offered and not taken
  input logic       error_i,          // the core has refused a block
  input logic       text_i,           // leaves
  input logic       partial_i,
  input logic       stalled_i,
  input logic       end_i,            // an end is taken
  input logic       end_stalled_i,
  input logic       compares_i,
  input logic [1:0] status_i,
  input logic       key_taken_i,
  input logic       due_i,            // an end waits
  input logic       made_i,           // the MAC of a legal message is there
  input logic       part_i,           // the message is a part, and not the last
  input logic       goes_on_i         // it goes on from a MAC
);

  logic was_clear_q = 1'b0, was_message_q = 1'b0;
  always_ff @(posedge clk_i) begin
    if (clear_i && phase_i > 4'd2) was_clear_q <= 1'b1;
    if (end_i) was_message_q <= 1'b1;
  end

  logic [7:0] cleared;
  logic       aad, text;
  assign cleared = 8'(clear_i) << phase_i;
  assign aad = take_i && legal_i && some_i && kind_i == aes_message_pkg::KindAad;
  assign text = take_i && legal_i && some_i && kind_i == aes_message_pkg::KindText;
  always_comb begin
    reach_text_encrypted: assert (!(text_i && !decrypt_i));
    reach_text_decrypted: assert (!(text_i && decrypt_i));
    reach_partial_text: assert (!(text_i && partial_i));
    reach_second_text: assert (!(text && again_i));
    reach_stalled_text: assert (!(text_i && stalled_i));
    reach_short_length: assert (!(aad && wide_i == 5'd2));
    reach_long_length: assert (!(aad && wide_i == 5'd6));
    reach_longest_length: assert (!(aad && wide_i == 5'd10));
    reach_second_aad: assert (!(aad && aad_again_i));
    reach_flush: assert (!(flush_i && mac_takes_i));
    reach_both_inside: assert (!both_i);
    reach_stalled_mac: assert (!(mac_takes_i && pending_i));
    reach_stalled_counter: assert (!(counter_takes_i && pending_i));
    reach_mask: assert (!(counter_takes_i && phase_i == 4'd5));
    reach_end_without_bytes: assert (!(take_i && legal_i && !some_i && again_i));
    reach_given_tag: assert (!(take_i && legal_i && kind_i == aes_message_pkg::KindTag));
    reach_illegal_lengths: assert (!(take_i && !legal_i && phase_i == 4'd2));
    reach_illegal_nonce: assert (!(take_i && !legal_i && phase_i == 4'd3));
    reach_illegal_text: assert (!(take_i && !legal_i && again_i && phase_i == 4'd4));
    reach_drained_beat: assert (!(take_i && phase_i == 4'd6));
    reach_tag: assert (!(end_i && !compares_i && status_i == aes_message_pkg::StatusGood));
    reach_good_end: assert (!(end_i && compares_i && status_i == aes_message_pkg::StatusGood));
    reach_bad_tag: assert (!(end_i && status_i == aes_message_pkg::StatusBadTag));
    reach_refusal: assert (!(end_i && status_i == aes_message_pkg::StatusRefused));
    reach_error_of_the_core: assert (!(error_i && text_i));
    reach_stalled_end: assert (!(end_i && end_stalled_i));
    reach_new_key: assert (!(key_taken_i && was_message_q));
    reach_new_key_before_the_end: assert (!(key_taken_i && due_i));
    if (Parts) reach_part: assert (!(made_i && part_i && decrypt_i && !goes_on_i));
    if (Parts) reach_part_behind_a_part: assert (!(made_i && part_i && goes_on_i));
    if (Parts) reach_last_part: assert (!(made_i && !part_i && again_i && goes_on_i));
    reach_clear_with_a_key: assert (!cleared[1]);
    reach_clear_behind_lengths: assert (!cleared[3]);
    reach_clear_in_text: assert (!(cleared[4] && again_i));
    reach_clear_at_the_mask: assert (!cleared[5]);
    reach_clear_in_drain: assert (!cleared[6]);
    reach_clear_at_refusal: assert (!cleared[7]);
    reach_end_behind_a_clear: assert (!(end_i && was_clear_q));
  end

endmodule
`endif
