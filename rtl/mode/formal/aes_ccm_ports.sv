// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_ccm` between any stream and any core, as properties. The core is any function: its results
// are free. Each block that it must get, the text and the end of each message follow from the beats
// at the port by SP 800-38C. Keys, clears, resets and stalls are free. With held text
// `aes_message_results` is cut out, of which `aes_message_hold_ports` is the proof.
// With AES_EVENTS: events that must be reachable, each asserted never to happen.

module aes_ccm_ports #(
  parameter int unsigned LengthBits = 64,
  parameter logic [16:0] TagLengths = 17'h15550,
  parameter int unsigned HoldBlocks = 0,
  parameter int unsigned IdBits     = 1
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic              key_valid_i,
  input logic              key_clear_i,
  input logic              in_valid_i,
  input logic [1:0]        in_kind_i,
  input logic              in_last_i,
  input logic [15:0]       in_strb_i,
  input logic [127:0]      in_data_i,
  input logic              in_decrypt_i,
  input logic [4:0]        in_tag_bytes_i,
  input logic [IdBits-1:0] in_id_i,
  input logic              out_ready_i,
  input logic              tag_ready_i,
  input logic              core_key_ready_i,
  input logic              core_key_error_i,
  input logic              core_in_ready_i,
  input logic              core_out_valid_i,
  input logic [127:0]      core_out_data_i,
  input logic              core_out_error_i
);

  logic              key_ready, in_ready, out_valid, tag_valid;
  logic              core_key_valid, core_in_valid, core_out_ready;
  logic [15:0]       out_strb;
  logic [127:0]      out_data, tag_data, core_in_data;
  logic [IdBits-1:0] out_id, tag_id;
  logic [1:0]        tag_status;

  aes_ccm #(
    .LengthBits(LengthBits), .TagLengths(TagLengths), .HoldBlocks(HoldBlocks), .IdBits(IdBits)
  ) u_ccm (
    .key_ready_o(key_ready), .in_ready_o(in_ready),
    .out_valid_o(out_valid), .out_strb_o(out_strb), .out_data_o(out_data), .out_id_o(out_id),
    .tag_valid_o(tag_valid), .tag_o(tag_data), .tag_status_o(tag_status), .tag_id_o(tag_id),
    .core_key_valid_o(core_key_valid), .core_in_valid_o(core_in_valid),
    .core_in_data_o(core_in_data), .core_out_ready_o(core_out_ready), .*
  );

  logic live, accepted, take, core_takes, core_gives, key_taken, ends, end_takes, text_takes;
  logic mac_takes;
  assign live = rst_ni && !key_clear_i;
  assign accepted = live && in_valid_i && in_ready;
  assign take = live && u_ccm.take;
  assign core_takes = live && core_in_valid && core_in_ready_i;
  assign mac_takes = core_takes && u_ccm.offers_mac;
  assign core_gives = live && core_out_valid_i && core_out_ready;
  assign key_taken = live && key_valid_i && key_ready;
  assign ends = live && u_ccm.ends;
  assign end_takes = live && u_ccm.verdict_valid && u_ccm.verdict_ready;
  assign text_takes = live && u_ccm.text_valid && u_ccm.text_ready;

  // ---------------------------------------------------------------------------------------------
  // The beat that was accepted at the port and waits for its work, and the lengths of its message.

  logic              started_q = 1'b0;
  logic              waits, first, legal, last, decrypt, over, some, fits, whole;
  logic [1:0]        kind;
  logic [4:0]        bytes, tag_bytes;
  logic [127:0]      data, given;
  logic [IdBits-1:0] id;
  logic              second_q;         // the beat is the second of its message
  logic [63:0]       aad_q, text_q;    // announced
  logic [63:0]       aad_got_q, text_got_q;
  logic [63:0]       aad_got, text_got;  // with the beat
  logic [63:0]       aad_max, text_max, aad_told;
  logic              resumes, goes_on, part, between, before_fits;
  logic [1:0]        resumed;
  localparam bit     PARTS = TagLengths[0];

  aes_message_arrival #(
    .TagLengths(TagLengths), .Resumes(2 * PARTS), .IdBits(IdBits)
  ) u_arrival (
    .clk_i, .live_i(live), .started_i(started_q), .accepted_i(accepted),
    .kind_i(in_kind_i), .last_i(in_last_i), .strb_i(in_strb_i), .data_i(in_data_i),
    .decrypt_i(in_decrypt_i), .tag_bytes_i(in_tag_bytes_i), .id_i(in_id_i),
    .take_i(take), .end_i(ends), .key_waits_i(key_valid_i && !key_taken), .fits_i(fits),
    .waits_o(waits), .first_o(first), .resumes_o(resumes), .resumed_o(resumed), .legal_o(legal),
    .kind_o(kind), .last_o(last),
    .bytes_o(bytes), .data_o(data), .decrypt_o(decrypt), .tag_bytes_o(tag_bytes), .id_o(id),
    .kind_before_o(), .partial_before_o(), .over_o(over), .given_o(given),
    .own_valid_i(u_ccm.beat_valid), .own_first_i(u_ccm.first), .own_between_i(u_ccm.between),
    .own_legal_i(u_ccm.legal), .own_kind_i(u_ccm.kind), .own_last_i(u_ccm.last),
    .own_bytes_i(u_ccm.bytes), .own_data_i(u_ccm.data), .own_decrypt_i(u_ccm.decrypt),
    .own_tag_bytes_i(u_ccm.tag_bytes), .own_id_i(u_ccm.id),
    .own_kind_before_i(u_ccm.u_order.kind_q), .own_partial_before_i(u_ccm.u_order.partial_q)
  );
  assign some = bytes != 5'd0;
  assign aad_max = LengthBits == 64 ? '1 : LengthBits == 32 ? 64'hFFFFFFFF : 64'hFEFF;
  assign text_max = LengthBits == 64 ? '1 : LengthBits == 32 ? 64'hFFFFFFFF : 64'hFFFF;
  assign aad_got = aad_got_q + (kind == aes_message_pkg::KindAad ? 64'(bytes) : 64'd0);
  assign text_got = text_got_q + (kind == aes_message_pkg::KindText ? 64'(bytes) : 64'd0);
  // All has come; of a part that is not the last, all additional data and a block of text.
  assign whole = aad_got == aad_q && (part ? kind == aes_message_pkg::KindText && bytes == 5'd16
                                           : text_got == text_q);
  assign part = PARTS && tag_bytes == 5'd0;
  assign goes_on = PARTS && u_arrival.u_beat.goes_on_q;
  assign between = first && !waits && resumed == 2'd0;
  assign aad_told = data[127:64] & {{8{!part}}, 56'hFFFFFFFFFFFFFF};
  // Lengths of the parts before, in bits: text has whole blocks.
  assign before_fits = data[6:0] == '0 && data[63:0] >> 3 <= text_max && data[66:64] == '0 &&
                       data[127:120] == '0 &&
                       data[127:64] >> 3 <= (LengthBits == 16 ? 64'hFFFF : aad_max);
  always_comb begin
    if (first && PARTS && kind == aes_message_pkg::KindTag) begin
      fits = resumed == 2'd0 || before_fits;
    end else if (first) begin
      fits = bytes == 5'd16 && !last && aad_told <= aad_max && data[63:0] <= text_max &&
             (!goes_on || aad_got_q == aad_told) &&
             (!part || (data[127:120] <= 8'd16 && ((TagLengths >> data[127:120]) & 17'd1) != '0));
    end else if (second_q) begin
      // A nonce of n bytes leaves 15 - n bytes for the length of the text.
      fits = kind == aes_message_pkg::KindIv && bytes >= 5'd7 && bytes <= 5'd13 &&
             (bytes == 5'd7 || (text_q >> (8 * (15 - 32'(bytes)))) == '0) && (!last || whole) &&
             text_got_q <= text_q;
    end else begin
      fits = (kind != aes_message_pkg::KindAad ||
              (!goes_on && 64'(bytes) <= aad_q - aad_got_q)) &&
             (kind != aes_message_pkg::KindText || 64'(bytes) <= text_q - text_got_q) &&
             (!(last || kind == aes_message_pkg::KindTag) || whole);
    end
  end

  // Where the message is.

  typedef enum logic [3:0] {
    PhNoKey, PhKey,     // a key was taken: was it refused?
    PhIdle, PhNonce,    // lengths, nonce
    PhBody, PhMask,     // additional data, text and tag; the mask of the tag
    PhDrain, PhRefuse   // an illegal message
  } phase_e;
  phase_e phase_q;

  // ---------------------------------------------------------------------------------------------
  // The formatted blocks of SP 800-38C, appendix A.

  logic [103:0] nonce_q;
  logic [2:0]   size_q;            // bytes of the counter - 1
  logic [127:0] b0, counter, prefix;
  logic [4:0]   prefix_bytes, wait_bytes_q;
  logic [4:0]   told_q, whole_tag_bytes;
  logic [79:0]  wait_q;            // bytes of additional data that wait for those behind
  logic [207:0] joined;            // they, and the beat
  // A part that is not the last tells the bytes of the tag with the lengths; 0 stands for 16.
  assign whole_tag_bytes = part ? told_q : tag_bytes;
  assign b0 = {1'b0, aad_q != '0, 3'((whole_tag_bytes - 5'd2) / 5'd2), 3'(5'd14 - bytes),
               data[127:24], 16'd0} | 128'(text_q);
  assign counter = {5'd0, size_q, nonce_q, 16'd0} |
                   (phase_q == PhMask ? '0 : {68'd0, text_got_q[63:4]} + 128'd1);
  always_comb begin
    {prefix_bytes, prefix} = {5'd2, aad_q[15:0], 112'd0};
    if (aad_q >= 64'hFF00) {prefix_bytes, prefix} = {5'd6, 16'hFFFE, aad_q[31:0], 80'd0};
    if (aad_q[63:32] != '0) {prefix_bytes, prefix} = {5'd10, 16'hFFFF, aad_q, 48'd0};
    joined = {wait_q, 128'd0} | ({data, 80'd0} >> (8 * 32'(wait_bytes_q)));
  end

  // ---------------------------------------------------------------------------------------------
  // The message: CBC-MAC until now, and its blocks that wait.

  logic         held_q, flush_q;     // a block of the CBC-MAC waits; one more
  logic [127:0] held_data_q, flush_data_q, chain_q, text;
  logic         mac_busy_q, counter_busy_q, counter_last_q;  // in the core; the counter is behind
  logic         is_aad, is_text, mac_gives, text_due;
  logic         poison_q;
  assign is_aad = legal && some && kind == aes_message_pkg::KindAad && phase_q == PhBody;
  assign is_text = legal && some && kind == aes_message_pkg::KindText && phase_q == PhBody;
  assign text_due = waits && is_text;
  assign text = (core_out_data_i ^ data) & u_arrival.u_beat.mask_o;
  assign mac_gives = core_gives && mac_busy_q && !(counter_busy_q && !counter_last_q);

  // The end that is due: one, and no message begins before it is taken.
  logic              due_q, due_refused_q, due_decrypt_q;
  logic [4:0]        due_bytes_q;
  logic [127:0]      due_sum_q, cut;
  logic [IdBits-1:0] due_id_q;
  always_comb begin
    for (int unsigned n = 0; n < 16; n++) cut[127-8*n-:8] = {8{5'(n) < due_bytes_q}};
  end

  logic live_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    // The core.
    if (mac_takes) begin
      {mac_busy_q, held_q, flush_q, held_data_q} <= {1'b1, flush_q, 1'b0, flush_data_q};
    end else if (mac_gives) mac_busy_q <= 1'b0;
    if (core_takes && !mac_takes) counter_busy_q <= 1'b1;
    else if (core_gives && !mac_gives) counter_busy_q <= 1'b0;
    if (core_takes) counter_last_q <= !mac_takes;
    if (mac_gives) chain_q <= core_out_data_i;
    if (core_gives) poison_q <= poison_q || core_out_error_i;
    // The beats.
    if (take && resumes) begin
      if (resumed == 2'd0) chain_q <= data;
      else {aad_got_q, text_got_q} <= {data[127:64] >> 3, data[63:0] >> 3};
    end else if (take) begin
      second_q <= first;
      if (first) {aad_q, text_q, told_q} <= {aad_told, data[63:0], data[124:120]};
      else {aad_got_q, text_got_q} <= {aad_got, text_got};
    end
    if (take && legal && second_q) begin
      {nonce_q, size_q} <= {data[127:24], 3'(5'd14 - bytes)};
      if (!goes_on) {held_q, held_data_q} <= {1'b1, b0};
      {wait_q, wait_bytes_q} <= {prefix[127:48], prefix_bytes};
    end
    if (take && is_aad) begin
      {held_q, held_data_q} <= {1'b1, joined[207:80]};
      flush_q <= aad_got == aad_q && bytes > 5'd16 - wait_bytes_q;
      {flush_data_q, wait_q} <= {joined[79:0], 48'd0, joined[79:0]};
    end
    if (take && is_text) {held_q, held_data_q} <= {1'b1, decrypt ? text : data};
    // Phases.
    if (phase_q == PhKey) phase_q <= core_key_error_i ? PhNoKey : PhIdle;
    if (take && !legal && !resumes) phase_q <= last ? PhRefuse : PhDrain;
    else if (take && last) phase_q <= PhMask;
    else if (take && phase_q == PhIdle && !resumes) phase_q <= PhNonce;
    else if (take && phase_q == PhNonce) phase_q <= PhBody;
    if (ends) begin
      phase_q <= PhIdle;
      {second_q, aad_got_q, text_got_q, chain_q, poison_q} <= '0;
      due_q <= 1'b1;
      due_refused_q <= phase_q == PhRefuse || poison_q || (core_gives && core_out_error_i);
      {due_decrypt_q, due_bytes_q, due_id_q} <= {decrypt && !part, part ? 5'd16 : tag_bytes, id};
      due_sum_q <= part ? chain_q : chain_q ^ given ^ core_out_data_i;
    end else if (end_takes) due_q <= 1'b0;
    if (key_taken) phase_q <= PhKey;
    if (!live) begin
      {phase_q, held_q, flush_q, mac_busy_q, counter_busy_q, counter_last_q, due_q} <= '0;
      {second_q, aad_got_q, text_got_q, chain_q, poison_q} <= '0;
    end
  end

  // The clock before.
  logic                  in_pending_q, key_pending_q, core_in_pending_q, core_key_pending_q;
  logic                  tag_pending_q, out_pending_q, core_out_pending_q, core_error_q;
  logic [IdBits+152:0]   offer, offer_q;
  // As the results get them and, if nothing is held back, as they are at the ports.
  logic [2*IdBits+277:0] text_now, text_before_q;
  logic [2*IdBits+259:0] end_now, end_q;
  logic [127:0]          core_in_q, core_data_q;
  assign offer = {in_kind_i, in_last_i, in_strb_i, in_data_i, in_decrypt_i, in_tag_bytes_i,
                  in_id_i};
  assign text_now = {decrypt, bytes, u_ccm.text_data, id,
                     {out_strb, out_data, out_id} & {IdBits + 144{HoldBlocks == 0}}};
  assign end_now = {u_ccm.verdict, u_ccm.tag, u_ccm.verdict_id,
                    {tag_status, tag_data, tag_id} & {IdBits + 130{HoldBlocks == 0}}};
  always_ff @(posedge clk_i) begin
    in_pending_q <= live && in_valid_i && !in_ready;
    key_pending_q <= live && key_valid_i && !key_ready;
    core_in_pending_q <= live && core_in_valid && !core_in_ready_i;
    core_key_pending_q <= live && core_key_valid && !core_key_ready_i;
    core_out_pending_q <= live && core_out_valid_i && !core_out_ready;
    tag_pending_q <= live && u_ccm.verdict_valid && !u_ccm.verdict_ready;
    out_pending_q <= live && u_ccm.text_valid && !u_ccm.text_ready;
    {offer_q, end_q, core_in_q, text_before_q} <= {offer, end_now, core_in_data, text_now};
    {core_error_q, core_data_q} <= {core_out_error_i, core_out_data_i};
  end

  // ---------------------------------------------------------------------------------------------
  // Assumed of the surroundings and of the core (by the names in `aes_handshake`).

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    if (started_q && live) begin
      beat_stays: assume (!in_pending_q || (in_valid_i && offer == offer_q));
      key_stays: assume (!key_pending_q || key_valid_i);
      if (core_out_pending_q) begin
        valid_holds: assume (core_out_valid_i);
        data_holds: assume (core_out_data_i == core_data_q);
        error_holds: assume (core_out_error_i == core_error_q);
      end
      nothing_repeated: assume (!core_out_valid_i || mac_busy_q || counter_busy_q);
    end
  end

`ifndef AES_EVENTS
  always_comb begin
    if (started_q && live) begin
      beat_in_its_phase: assert (!take || phase_q == PhIdle || phase_q == PhNonce ||
                                 phase_q == PhBody || phase_q == PhDrain);
      nothing_before_the_end_is_taken: assert (!(take && due_q));
      no_block_is_lost: assert (!(take && (is_aad || is_text)) || (!held_q && !flush_q));
      // Blocks.
      if (mac_takes) begin
        mac_block_as_specified: assert (held_q && !mac_busy_q &&
                                        core_in_data == (chain_q ^ held_data_q));
      end
      if (core_takes && !mac_takes) begin
        counter_block_is_due: assert (!counter_busy_q &&
          (text_due || (phase_q == PhMask && !part && !held_q && !flush_q)));
        counter_block_as_specified: assert (core_in_data == counter);
      end
      // Text.
      text_is_due: assert (!u_ccm.text_valid || (text_due && core_out_valid_i && counter_busy_q &&
                                                 !(mac_busy_q && counter_last_q)));
      text_once_a_beat: assert (text_takes == (take && is_text));
      counter_result_is_used: assert (!core_gives || mac_gives || text_takes ||
                                      (ends && phase_q == PhMask));
      if (u_ccm.text_valid) begin
        text_as_specified: assert (u_ccm.text_data == text);
        if (HoldBlocks == 0) begin
          text_at_the_port: assert (out_data == text && out_id == id &&
                                    out_strb == ~(16'hFFFF >> bytes));
        end
      end
      // Ends.
      end_of_its_message: assert (!ends || (!mac_busy_q && !held_q && !flush_q && !due_q && over &&
        (phase_q == PhRefuse || (phase_q == PhMask && part)
          ? !counter_busy_q : phase_q == PhMask && core_gives && counter_busy_q)));
      end_has_message: assert (!u_ccm.verdict_valid || due_q);
      if (u_ccm.verdict_valid) begin
        end_as_specified: assert (u_ccm.verdict_id == due_id_q &&
          u_ccm.tag == (due_refused_q || due_decrypt_q ? '0 : due_sum_q & cut) &&
          u_ccm.verdict ==
            (due_refused_q ? aes_message_pkg::StatusRefused :
             due_decrypt_q && (due_sum_q & cut) != '0 ? aes_message_pkg::StatusBadTag :
                                                        aes_message_pkg::StatusGood));
      end
      no_text_before_an_end: assert (!(u_ccm.text_valid && due_q));
      text_has_bytes: assert (!u_ccm.text_valid || bytes != 5'd0);
      no_text_beside_an_end: assert (!(u_ccm.text_valid && u_ccm.verdict_valid));
      if (HoldBlocks == 0) begin
        ports_are_results: assert (out_valid == u_ccm.text_valid &&
          tag_valid == u_ccm.verdict_valid && tag_data == u_ccm.tag &&
          tag_status == u_ccm.verdict && tag_id == u_ccm.verdict_id);
        no_text_no_data: assert (out_valid || (out_data == '0 && out_strb == '0));
      end
      // Keys.
      key_between_messages: assert (!key_taken || phase_q == PhNoKey ||
                                    (phase_q == PhIdle && between));
      key_passes: assert (key_taken == (core_key_valid && core_key_ready_i));
      if (live_q) begin
        request_holds: assert (!core_in_pending_q || (core_in_valid && core_in_data == core_in_q));
        key_holds: assert (!core_key_pending_q || core_key_valid);
        text_holds: assert (!out_pending_q || (u_ccm.text_valid && text_now == text_before_q));
        end_holds: assert (!tag_pending_q || (u_ccm.verdict_valid && end_now == end_q));
      end
    end
    if (started_q && !live) begin
      nothing_in_a_clear: assert (!key_ready && !in_ready && !core_key_valid && !u_ccm.text_valid &&
                                  !core_out_ready);
    end
  end
`endif

endmodule
