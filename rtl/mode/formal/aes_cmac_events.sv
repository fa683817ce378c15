// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Events that must be reachable in `aes_cmac_ports`, so that no property holds of nothing: each is
// asserted never to happen. With AES_EVENTS alone.

`ifdef AES_EVENTS
module aes_cmac_events #(
  /// 1: messages may come in parts.
  parameter bit Parts = 1'b0
) (
  input logic       clk_i,
  input logic       clear_i,
  /// Numbered as in `aes_cmac_ports`.
  input logic [2:0] phase_i,
  input logic       take_i,         // a beat
  input logic       legal_i,
  input logic       some_i,         // it has bytes
  input logic [1:0] kind_i,
  input logic       enters_i,       // a block enters the core
  input logic       held_i,         // a block of data is held
  input logic       whole_i,        // it has 16 bytes
  input logic       again_i,        // the message has had data before
  input logic       pending_i,      // a block was offered and not taken
  input logic       error_i,        // the core has refused a block
  input logic       end_i,          // an end is taken
  input logic       end_stalled_i,
  input logic       compares_i,
  input logic [1:0] status_i,
  input logic       key_error_i,
  input logic       key_taken_i,
  input logic       due_i,          // an end waits
  input logic       made_i,         // the MAC of a legal message is there
  input logic       decrypt_i,
  input logic       part_i,         // the message is a part, and not the last
  input logic       goes_on_i       // it goes on from a MAC
);

  logic was_clear_q = 1'b0, was_message_q = 1'b0;
  always_ff @(posedge clk_i) begin
    if (clear_i && phase_i > 3'd2) was_clear_q <= 1'b1;
    if (end_i) was_message_q <= 1'b1;
  end

  logic [7:0] cleared;
  logic       last;
  assign cleared = 8'(clear_i) << phase_i;
  assign last = enters_i && phase_i == 3'd4;
  always_comb begin
    reach_block_before_the_last: assert (!(enters_i && phase_i == 3'd3 && again_i));
    reach_whole_last: assert (!(last && held_i && whole_i && again_i));
    reach_partial_last: assert (!(last && held_i && !whole_i && again_i));
    reach_message_without_data: assert (!(last && !held_i));
    reach_stalled_block: assert (!(enters_i && pending_i && phase_i == 3'd3));
    reach_end_without_bytes: assert (!(take_i && legal_i && !some_i && again_i));
    reach_given_tag: assert (!(take_i && legal_i && kind_i == aes_message_pkg::KindTag));
    reach_illegal_data: assert (!(take_i && !legal_i && phase_i == 3'd3 && again_i));
    reach_drained_beat: assert (!(take_i && phase_i == 3'd6));
    reach_block_of_a_refused_message: assert (!(enters_i && phase_i == 3'd7));
    reach_tag: assert (!(end_i && !compares_i && status_i == aes_message_pkg::StatusGood));
    reach_good_end: assert (!(end_i && compares_i && status_i == aes_message_pkg::StatusGood));
    reach_bad_tag: assert (!(end_i && status_i == aes_message_pkg::StatusBadTag));
    reach_refusal: assert (!(end_i && status_i == aes_message_pkg::StatusRefused));
    reach_error_of_the_core: assert (!(error_i && phase_i == 3'd3));
    reach_stalled_end: assert (!(end_i && end_stalled_i));
    reach_refused_key: assert (!(key_error_i && phase_i == 3'd1));
    reach_new_key: assert (!(key_taken_i && was_message_q));
    reach_new_key_before_the_end: assert (!(key_taken_i && due_i));
    if (Parts) reach_part: assert (!(made_i && part_i && decrypt_i && !goes_on_i));
    if (Parts) reach_part_behind_a_part: assert (!(made_i && part_i && goes_on_i));
    if (Parts) reach_last_part: assert (!(made_i && !part_i && decrypt_i && goes_on_i));
    reach_clear_with_a_key: assert (!cleared[1]);
    reach_clear_in_subkey: assert (!cleared[2]);
    reach_clear_in_data: assert (!(cleared[3] && again_i));
    reach_clear_before_the_last: assert (!cleared[4]);
    reach_clear_at_end: assert (!cleared[5]);
    reach_clear_in_drain: assert (!cleared[6]);
    reach_clear_at_refusal: assert (!cleared[7]);
    reach_end_behind_a_clear: assert (!(end_i && was_clear_q));
  end

endmodule
`endif
