// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_message_order` and `aes_gcm_lengths` against the model of a beat, for the inductions of
// `aes_gcm_ports` and `aes_gcm_lean_ports`.

module aes_gcm_beat_states #(
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  parameter int unsigned AadBits    = 57
) (
  input logic               holds_i,    // not behind a reset or clear
  input logic               first_i,
  input logic               illegal_i,  // the message
  input logic               iv_i,       // its IV goes on, or its hash is due
  input logic               whole_iv_i, // only whole blocks of it until now
  input logic               starts_i,   // the hash of the IV is due: the lengths become 0
  input logic               body_i,     // additional data, text, end
  input logic               over_i,
  input logic               other_i,    // a beat waits that is not of the IV
  input logic               resumed_i,  // the message goes on from lengths
  input logic [1:0]         kind_i,     // of the beat before
  input logic               partial_i,
  input logic [60:0]        iv_bytes_i,
  input logic [60:0]        aad_bytes_i,
  input logic [60:0]        text_bytes_i,
  // The registers, and the lengths that they come to.
  input logic [1:0]         order_kind_i,
  input logic               order_partial_i,
  input logic [60:0]        aad_counted_i,
  input logic [35:0]        counted_i,
  input logic               aad_full_i,
  input logic               text_full_i,
  input logic               iv_full_i
);

  always_comb begin
    if (holds_i && !first_i) begin
      order_agrees: assert (order_kind_i == kind_i && (illegal_i || order_partial_i == partial_i));
    end
    if (holds_i && !illegal_i) begin
      length_agrees: assert (text_bytes_i[60:36] == '0 && iv_bytes_i[60:36] == '0 &&
        (counted_i == (body_i || (first_i && resumed_i) ? text_bytes_i[35:0] : iv_bytes_i[35:0]) ||
         (starts_i && counted_i == '0)) &&
        aad_counted_i == aad_bytes_i);
      no_aad_counts_early: assert (resumed_i || !(first_i || kind_i < aes_message_pkg::KindAad) ||
                                   aad_bytes_i == '0);
      no_text_counts_early: assert (resumed_i || !(first_i || kind_i < aes_message_pkg::KindText) ||
                                    text_bytes_i == '0);
      no_iv_counts_early: assert (!first_i || iv_bytes_i == '0);
      kind_in_its_phase: assert (!iv_i || kind_i == aes_message_pkg::KindIv);
      whole_iv_goes_on: assert (!whole_iv_i || !partial_i);
      iv_is_over: assert (first_i || whole_iv_i || partial_i || over_i || other_i ||
                          kind_i != aes_message_pkg::KindIv);
      if (!first_i && !partial_i) begin
        whole_blocks: assert (kind_i == aes_message_pkg::KindIv ? iv_bytes_i[3:0] == '0 :
          kind_i == aes_message_pkg::KindAad ? aad_bytes_i[3:0] == '0 :
          kind_i != aes_message_pkg::KindText || text_bytes_i[3:0] == '0);
      end
      limits_agree: assert (text_bytes_i[60:4] <= 57'(TextBlocks) &&
        aad_full_i == (aad_counted_i[60:4] == {57{1'b1}} >> (57 - AadBits)) &&
        (!(body_i || first_i) || text_full_i == (text_bytes_i[35:4] == TextBlocks)) &&
        (body_i || starts_i || iv_full_i == (iv_bytes_i[35:4] == '1)) &&
        !(whole_iv_i && text_full_i));
    end
  end

endmodule
