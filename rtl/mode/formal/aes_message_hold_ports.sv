// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_message_hold` as properties: decrypted text leaves after its tag has passed and never else,
// in order; encrypted text passes at once; what is offered stays. `aes_gcm_ports`,
// `aes_gcm_lean_ports` and `aes_ccm_ports` prove what is assumed here, by the same names.

module aes_message_hold_ports #(
  parameter int unsigned Blocks = 2,
  parameter int unsigned IdBits = 1
) (
  input logic              clk_i,
  input logic              live_i,
  input logic              text_valid_i,
  input logic              text_decrypt_i,
  input logic [4:0]        text_bytes_i,
  input logic [127:0]      text_data_i,
  input logic [IdBits-1:0] text_id_i,
  input logic              verdict_valid_i,
  input logic [127:0]      tag_i,
  input logic [1:0]        status_i,
  input logic [IdBits-1:0] verdict_id_i,
  input logic              out_ready_i,
  input logic              tag_ready_i,
  /// Free input; 1 picks the block of text of this clock as the followed block.
  input logic              follow_i
);

  logic              text_ready, verdict_ready, out_valid, tag_valid;
  logic [4:0]        out_bytes;
  logic [127:0]      out_data, tag_data;
  logic [IdBits-1:0] out_id, tag_id;
  logic [1:0]        tag_status;
  aes_message_hold #(.Blocks(Blocks), .IdBits(IdBits)) u_hold (
    .text_ready_o(text_ready), .verdict_ready_o(verdict_ready),
    .out_valid_o(out_valid), .out_bytes_o(out_bytes), .out_data_o(out_data), .out_id_o(out_id),
    .tag_valid_o(tag_valid), .tag_o(tag_data), .tag_status_o(tag_status), .tag_id_o(tag_id), .*
  );

  localparam int unsigned TEXT = 1 + 5 + 128 + IdBits;
  localparam int unsigned VERDICT = 128 + 2 + IdBits;
  logic               started_q = 1'b0;
  logic               live_q, text_pending_q, verdict_pending_q, out_pending_q, tag_pending_q;
  logic [TEXT-1:0]    text, text_q;
  logic [VERDICT-1:0] verdict, verdict_q, end_q;
  logic [TEXT-2:0]    out_q;
  logic               held, leaves, ends;
  assign text = {text_decrypt_i, text_bytes_i, text_data_i, text_id_i};
  assign verdict = {tag_i, status_i, verdict_id_i};
  assign held = live_i && text_valid_i && text_ready && text_decrypt_i;
  assign leaves = live_i && out_valid && out_ready_i;
  assign ends = live_i && verdict_valid_i && verdict_ready;

  // Blocks of decrypted text of the message, and of them those that have left.
  logic [15:0]  held_q, left_q, place_q;
  logic         followed_q, good;
  logic [132:0] kept_q;
  assign good = status_i == aes_message_pkg::StatusGood && held_q <= 16'(Blocks);
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    text_pending_q <= live_i && text_valid_i && !text_ready;
    verdict_pending_q <= live_i && verdict_valid_i && !verdict_ready;
    out_pending_q <= live_i && out_valid && !out_ready_i;
    tag_pending_q <= live_i && tag_valid && !tag_ready_i;
    {text_q, verdict_q} <= {text, verdict};
    {out_q, end_q} <= {out_bytes, out_data, out_id, tag_data, tag_status, tag_id};
    if (held && held_q <= 16'(Blocks)) held_q <= held_q + 16'd1;
    if (leaves && verdict_valid_i) left_q <= left_q + 16'd1;
    if (held && follow_i && !followed_q && held_q < 16'(Blocks)) begin
      {followed_q, place_q, kept_q} <= {1'b1, held_q, text_bytes_i, text_data_i};
    end
    if (!live_i || ends) {held_q, left_q, followed_q} <= '0;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    if (started_q && !live_i) nothing_in_a_clear: assume (!text_valid_i);
    if (started_q && live_i) begin
      no_text_beside_an_end: assume (!(text_valid_i && verdict_valid_i));
      text_holds: assume (!text_pending_q || (text_valid_i && text == text_q));
      end_holds: assume (!verdict_pending_q || (verdict_valid_i && verdict == verdict_q));
      text_has_bytes: assume (!text_valid_i || text_bytes_i != 5'd0);
    end
  end

  always_comb begin
    if (started_q && live_i) begin
      nothing_before_its_tag: assert (!out_valid || !verdict_valid_i || good);
      encrypted_text_passes: assert (verdict_valid_i || (out_valid == (text_valid_i &&
        !text_decrypt_i) && (!out_valid || (out_bytes == text_bytes_i && out_data == text_data_i &&
        out_id == text_id_i))));
      decrypted_text_is_taken: assert (!text_valid_i || text_ready == (text_decrypt_i ||
                                                                       out_ready_i));
      if (verdict_valid_i) begin
        all_text_leaves: assert (out_valid == (good && left_q != held_q));
        text_as_held: assert (!(out_valid && followed_q && place_q == left_q) ||
                              ({out_bytes, out_data} == kept_q && out_id == verdict_id_i));
        end_behind_its_text: assert (!tag_valid || !good || left_q == held_q);
      end
      end_of_its_message: assert (!tag_valid || (verdict_valid_i && tag_data == tag_i &&
        tag_id == verdict_id_i && tag_status == (held_q > 16'(Blocks) && status_i ==
        aes_message_pkg::StatusGood ? aes_message_pkg::StatusTooLong : status_i)));
      end_is_one: assert (ends == (tag_valid && tag_ready_i));
      zero_between: assert ((out_valid || (out_data == '0 && out_bytes == '0)) &&
                            (tag_valid || (tag_data == '0 && tag_status == '0)));
      if (live_q) begin
        out_holds: assert (!out_pending_q ||
                           (out_valid && out_q == {out_bytes, out_data, out_id}));
        tag_holds: assert (!tag_pending_q ||
                           (tag_valid && end_q == {tag_data, tag_status, tag_id}));
        empty_before_its_end: assert (!tag_valid || u_hold.u_fifo.entry_q == '0);
      end
    end
    if (started_q && !live_i) begin
      silent_in_a_clear: assert (!out_valid && !tag_valid);
      no_end_in_a_clear: assert (!verdict_ready);
    end
  end

  // What makes the properties inductive.
  logic [Blocks:0]             valid;
  logic [Blocks-1:0][132:0]    entry;
  logic [15:0]                 stored;
  logic                        fits;
  assign valid = {1'b0, u_hold.u_fifo.valid_q};
  assign entry = u_hold.u_fifo.entry_q;
  always_comb begin
    stored = 16'd0;
    fits = 1'b1;
    for (int unsigned n = 0; n < Blocks; n++) begin
      stored = stored + 16'(valid[n]);
      fits &= valid[n] ? entry[n][132:128] != 5'd0 : entry[n] == '0 && !valid[n+1];
      if (valid[n] && followed_q && place_q == left_q + 16'(n)) fits &= entry[n] == kept_q;
    end
  end
  logic dropped_q;  // the buffer was cleared before the end of its message
  always_ff @(posedge clk_i) begin
    dropped_q <= live_i && !ends && (dropped_q || u_hold.drops);
  end
  always_comb begin
    if (started_q && live_q) begin
      entries_fit: assert (fits);
      places_agree: assert (left_q <= held_q && held_q <= 16'(Blocks) + 16'd1 &&
        (!followed_q || (place_q < held_q && place_q < 16'(Blocks))) &&
        (held_q == 16'(Blocks) + 16'd1) == u_hold.overflow_q &&
        (dropped_q ? stored == 16'd0 && left_q == 16'd0
                   : stored + left_q == (u_hold.overflow_q ? 16'(Blocks) : held_q)));
      verdict_stays: assert (!(dropped_q || left_q != 16'd0) || !live_i ||
                             (verdict_valid_i && good == !dropped_q));
    end
    if (started_q && !live_q) begin
      all_is_zero: assert (valid == '0 && entry == '0 && !u_hold.overflow_q && !dropped_q &&
                           held_q == '0 && left_q == '0 && !followed_q);
    end
  end

endmodule
