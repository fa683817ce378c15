// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Events that must be reachable in `aes_xts_ports`, so that no property holds of nothing: each is
// asserted never to happen. With AES_EVENTS alone.

`ifdef AES_EVENTS
module aes_xts_events #(
  /// 1: data units may come in parts.
  parameter bit Parts = 1'b0
) (
  input logic       clk_i,
  input logic       clear_i,
  /// Numbered as in `aes_xts_ports`.
  input logic [3:0] phase_i,
  input logic       take_i,         // a beat
  input logic       legal_i,
  input logic       some_i,         // it has bytes
  input logic [1:0] kind_i,
  input logic       enters_i,       // a block enters the core of the data
  input logic       again_i,        // the data unit has had two blocks
  input logic       decrypt_i,
  input logic       full_i,
  input logic       pending_i,      // a block was offered and not taken
  input logic       error_i,        // the core has refused a block
  input logic       keep_i,         // the first block of stealing comes back
  input logic       text_i,         // leaves
  input logic       partial_i,
  input logic       stalled_i,
  input logic       end_i,          // an end is taken
  input logic       end_stalled_i,
  input logic [1:0] status_i,
  input logic       key_taken_i,
  input logic       key_error_i,
  input logic       inside_i,       // entries
  input logic       saves_i,        // the tweak of the next block leaves
  input logic       goes_on_i       // the data unit has begun with a tweak
);

  logic was_clear_q = 1'b0, was_unit_q = 1'b0;
  always_ff @(posedge clk_i) begin
    if (clear_i && phase_i > 4'd3) was_clear_q <= 1'b1;
    if (end_i) was_unit_q <= 1'b1;
  end

  logic [11:0] cleared;
  assign cleared = 12'(clear_i) << phase_i;
  always_comb begin
    reach_text: assert (!(text_i && !partial_i));
    reach_partial_text: assert (!(text_i && partial_i));
    reach_stalled_text: assert (!(text_i && stalled_i));
    reach_third_block: assert (!(enters_i && again_i && phase_i == 4'd5));
    reach_whole_end: assert (!(enters_i && phase_i == 4'd6));
    reach_stealing_encrypted: assert (!(enters_i && phase_i == 4'd7 && !decrypt_i));
    reach_stealing_decrypted: assert (!(enters_i && phase_i == 4'd7 && decrypt_i));
    reach_stealing_behind_blocks: assert (!(keep_i && again_i));
    reach_end_without_bytes: assert (!(take_i && legal_i && !some_i && again_i));
    reach_stalled_block: assert (!(enters_i && pending_i));
    reach_full: assert (!full_i);
    if (Parts) reach_part: assert (!(saves_i && decrypt_i && again_i && !goes_on_i));
    if (Parts) reach_part_behind_a_part: assert (!(saves_i && goes_on_i));
    if (Parts) reach_last_part: assert (!(enters_i && phase_i == 4'd7 && goes_on_i));
    reach_illegal_number: assert (!(take_i && !legal_i && phase_i == 4'd3));
    reach_illegal_text: assert (!(take_i && !legal_i && again_i && phase_i == 4'd5 &&
                                  kind_i == aes_message_pkg::KindText));
    reach_drained_beat: assert (!(take_i && phase_i == 4'd10));
    reach_good_end: assert (!(end_i && status_i == aes_message_pkg::StatusGood));
    reach_refusal: assert (!(end_i && status_i == aes_message_pkg::StatusRefused));
    reach_error_of_the_core: assert (!(error_i && text_i));
    reach_error_in_stealing: assert (!(error_i && keep_i));
    reach_stalled_end: assert (!(end_i && end_stalled_i));
    reach_refused_key: assert (!(key_error_i && phase_i == 4'd2));
    reach_new_key: assert (!(key_taken_i && was_unit_q && phase_i == 4'd1));
    reach_new_key_behind_entries: assert (!(key_taken_i && inside_i));
    reach_clear_with_half_a_key: assert (!cleared[1]);
    reach_clear_with_a_key: assert (!cleared[2]);
    reach_clear_before_the_tweak: assert (!cleared[4]);
    reach_clear_in_text: assert (!(cleared[5] && again_i));
    reach_clear_before_the_last: assert (!cleared[6]);
    reach_clear_in_stealing: assert (!cleared[7]);
    reach_clear_before_the_tail: assert (!cleared[8]);
    reach_clear_at_end: assert (!cleared[9]);
    reach_clear_in_drain: assert (!cleared[10]);
    reach_clear_at_refusal: assert (!cleared[11]);
    reach_end_behind_a_clear: assert (!(end_i && was_clear_q));
  end

endmodule
`endif
