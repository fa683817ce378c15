// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_gcm_lean` between any stream, any core and any GHASH, as properties: as `aes_gcm_ports`, but
// a beat does its work at the port, and blocks for text enter the core before their text.

module aes_gcm_lean_ports #(
  parameter int unsigned Depth      = 2,
  parameter logic [16:0] TagLengths = 17'h1F000,
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  parameter int unsigned AadBits    = 32,
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
  input logic              core_in_ready_i,
  input logic              core_out_valid_i,
  input logic [127:0]      core_out_data_i,
  input logic              core_out_error_i
);

  logic              key_ready, in_ready, out_valid, tag_valid;
  logic [15:0]       out_strb;
  logic [127:0]      out_data, tag_data, core_in_data;
  logic [IdBits-1:0] out_id, tag_id;
  logic [1:0]        tag_status;
  logic              core_key_valid, core_in_valid, core_out_ready;

  aes_gcm_lean #(
    .Depth(Depth), .TagLengths(TagLengths), .TextBlocks(TextBlocks), .AadBits(AadBits),
    .HoldBlocks(HoldBlocks), .IdBits(IdBits)
  ) u_gcm (
    .key_ready_o(key_ready), .in_ready_o(in_ready),
    .out_valid_o(out_valid), .out_strb_o(out_strb), .out_data_o(out_data), .out_id_o(out_id),
    .tag_valid_o(tag_valid), .tag_o(tag_data), .tag_status_o(tag_status), .tag_id_o(tag_id),
    .core_key_valid_o(core_key_valid), .core_in_valid_o(core_in_valid),
    .core_in_data_o(core_in_data), .core_out_ready_o(core_out_ready), .*
  );

  logic live, take, core_takes, core_gives, key_taken, hash_takes, sums, text_takes, end_takes;
  assign live = rst_ni && !key_clear_i;
  assign take = live && in_valid_i && in_ready;
  assign core_takes = live && core_in_valid && core_in_ready_i;
  assign core_gives = live && core_out_valid_i && core_out_ready;
  assign key_taken = live && key_valid_i && key_ready;
  assign hash_takes = live && u_gcm.hash_take && u_gcm.hash_ready;
  assign text_takes = live && u_gcm.text_valid && u_gcm.text_ready;
  assign end_takes = live && u_gcm.verdict && u_gcm.verdict_ready;
  assign sums = live && u_gcm.u_control.masked;  // the hash has met the mask of the tag
  localparam bit PARTS = TagLengths[0];

  // ---------------------------------------------------------------------------------------------
  // The message: what is due of it.

  logic              first, resumes, legal, decrypt, over, tag_waits;
  logic [1:0]        resumed;
  logic [4:0]        bytes, tag_bytes;
  logic [127:0]      mask, data;
  logic [63:0]       iv_bits, aad_bits, text_bits;
  logic [IdBits-1:0] id_q;

  aes_message_beat #(
    .TagLengths(TagLengths), .TextBlocks(TextBlocks), .AadBits(AadBits), .Resumes(2 * PARTS)
  ) u_beat (
    .clk_i, .live_i(live), .take_i(take), .end_i(end_takes),
    .kind_i(in_kind_i), .last_i(in_last_i), .strb_i(in_strb_i), .data_i(in_data_i),
    .decrypt_i(in_decrypt_i), .tag_bytes_i(in_tag_bytes_i), .fits_i(1'b1),
    .first_o(first), .resumes_o(resumes), .resumed_o(resumed),
    .legal_o(legal), .bytes_o(bytes), .mask_o(mask), .data_o(data),
    .decrypt_o(decrypt), .tag_bytes_o(tag_bytes),
    .over_o(over), .kind_o(), .partial_o(), .iv_bits_o(iv_bits), .aad_bits_o(aad_bits),
    .text_bits_o(text_bits), .given_o()
  );

  typedef enum logic [3:0] {
    PhNoKey   = 4'd0,
    PhKey     = 4'd1,   // a key was taken: 0 is due to the core
    PhSubkey  = 4'd2,   // the core's result is H
    PhBetween = 4'd3,   // the beat is the first of a message
    PhIv      = 4'd4,   // an IV that is hashed goes on
    PhIvEnd   = 4'd5,   // its length is due
    PhJ0      = 4'd6,   // the hash of the IV is due
    PhBody    = 4'd7,
    PhEnd     = 4'd8,   // J0 is due to the core, the lengths to the hash, then the sum of both
    PhVerdict = 4'd12,
    PhDrain   = 4'd13,  // of an illegal message: beats to the last, then the end
    PhRefuse  = 4'd14,
    PhPart    = 4'd15   // the end of a part that is not the last
  } phase_e;
  phase_e phase_q, behind;

  logic         started_q = 1'b0;
  logic         live_q, some, text, body_open, iv_ends;
  logic         mask_sent_q, lengths_sent_q;  // of the end
  logic         known_q;                      // J0 is known
  logic         poison_q;                     // the core has refused a block that was used
  logic         hash_open_q, hash_idle_q, stands_q;
  logic         goes_on_q;                    // the message goes on from a hash
  logic [1:0]   hashed_q;                     // the hash took a block one, two clocks ago
  logic [31:0]  sent_q;                       // blocks for text that entered the core
  logic [7:0]   ahead_q;                      // of them, those in the core
  logic         single_q;                     // behind them 0 or J0 is in the core
  logic [127:0] j0_q, hash_q, sum_q, text_block, kept_text;
  assign some = bytes != 5'd0;
  assign text = in_kind_i == aes_message_pkg::KindText;
  assign body_open = aad_bits != '0 || text_bits != '0;
  // The tag stays at the port until the end.
  assign tag_waits = in_valid_i && in_kind_i == aes_message_pkg::KindTag && legal;
  assign text_block = {j0_q[127:32], j0_q[31:0] + sent_q + 32'd1};
  assign kept_text = (core_out_data_i ^ in_data_i) & mask;
  assign iv_ends = hash_takes && !take && (phase_q == PhIv || phase_q == PhIvEnd);

  always_comb begin
    if (!legal) behind = in_last_i ? PhRefuse : PhDrain;
    else if (phase_q == PhBody || bytes == 5'd12 && first) begin
      behind = !in_last_i ? PhBody : PARTS && tag_bytes == 5'd0 ? PhPart : PhEnd;
    end else behind = in_last_i || bytes != 5'd16 ? PhIvEnd : PhIv;
  end

  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    case (phase_q)
      PhKey:    if (core_takes) phase_q <= PhSubkey;
      PhSubkey: if (core_gives) phase_q <= PhBetween;
      PhBetween,
      PhIv,
      PhIvEnd: begin
        if (take && !resumes) phase_q <= behind;
        if (iv_ends) phase_q <= PhJ0;
      end
      PhJ0: begin
        j0_q <= u_gcm.hash;
        if (u_gcm.hash_ready) phase_q <= over ? PhEnd : PhBody;
      end
      PhBody: begin
        if (take) phase_q <= behind;
        else if (tag_waits && u_gcm.judged_q) phase_q <= PhEnd;
      end
      PhEnd:   if (sums) phase_q <= PhVerdict;
      PhDrain: if (take && in_last_i) phase_q <= PhRefuse;
      default: ;
    endcase
    if (take && first) j0_q <= {in_data_i[127:32], 32'd1};
    if (take && first && resumed == 2'd0) id_q <= in_id_i;
    if (take && resumes) goes_on_q <= 1'b1;
    if (end_takes) phase_q <= PhBetween;
    if (key_taken) phase_q <= PhKey;
    known_q <= known_q || (phase_q == PhJ0 && u_gcm.hash_ready) ||
               (take && first && legal && bytes == 5'd12);
    if (core_takes && u_gcm.sent) sent_q <= sent_q + 32'd1;
    if (take && resumes && resumed[0]) sent_q <= in_data_i[38:7];
    // If a block for H enters with a new key its result is dropped, as of text that does not come.
    ahead_q <= ahead_q + 8'(core_takes && (u_gcm.sent || key_taken)) -
               8'(core_gives && ahead_q != '0);
    if (core_takes && !u_gcm.sent && !key_taken) single_q <= 1'b1;
    else if (core_gives && ahead_q == '0) single_q <= 1'b0;
    if (phase_q == PhEnd) begin
      if (core_takes && !u_gcm.sent) mask_sent_q <= 1'b1;
      if (hash_takes) lengths_sent_q <= 1'b1;
    end
    poison_q <= poison_q || (core_out_error_i && (text_takes || sums));
    if (hash_takes || (take && resumes)) hash_open_q <= 1'b1;
    if (live && u_gcm.start) hash_open_q <= 1'b0;
    hash_idle_q <= (u_gcm.hash_ready || u_gcm.hash_soon) && !hash_takes;
    stands_q <= live && u_gcm.hash_ready && !hash_takes && !u_gcm.start && !u_gcm.hash_loads;
    hash_q <= u_gcm.hash;
    hashed_q <= {hashed_q[0], hash_takes};
    if (sums) sum_q <= u_gcm.hash ^ u_gcm.block;
    if (!live || end_takes) begin
      {known_q, poison_q, mask_sent_q, lengths_sent_q, sent_q, goes_on_q} <= '0;
    end
    if (!live) begin
      {phase_q, ahead_q, single_q, hash_open_q, hashed_q} <= '0;
      hash_idle_q <= 1'b1;
    end
  end

  // The clock before.
  localparam int unsigned BEAT = 2 + 1 + 16 + 128 + 1 + 5 + IdBits;
  logic              in_pending_q, key_pending_q, core_out_pending_q, core_in_pending_q;
  logic              core_key_pending_q, out_pending_q, tag_pending_q;
  logic [BEAT-1:0]   beat, offer_q;
  logic              core_error_q;
  logic [127:0]      core_data_q, core_in_q;
  // Text and end as the results get them and, if nothing is held back, as they are at the ports.
  logic [2*IdBits+277:0] text_now, text_q;
  logic [2*IdBits+259:0] end_now, end_q;
  assign text_now = {u_gcm.decrypt_q, u_gcm.bytes, u_gcm.text_data, u_gcm.id_q,
                     {out_strb, out_data, out_id} & {IdBits + 144{HoldBlocks == 0}}};
  assign end_now = {u_gcm.status, u_gcm.tag, u_gcm.id_q,
                    {tag_status, tag_data, tag_id} & {IdBits + 130{HoldBlocks == 0}}};
  assign beat = {in_kind_i, in_last_i, in_strb_i, in_data_i, in_decrypt_i, in_tag_bytes_i, in_id_i};
  always_ff @(posedge clk_i) begin
    in_pending_q <= live && in_valid_i && !in_ready;
    key_pending_q <= live && key_valid_i && !key_ready;
    core_out_pending_q <= live && core_out_valid_i && !core_out_ready;
    core_in_pending_q <= live && core_in_valid && !core_in_ready_i;
    core_key_pending_q <= live && core_key_valid && !core_key_ready_i;
    out_pending_q <= live && u_gcm.text_valid && !u_gcm.text_ready;
    tag_pending_q <= live && u_gcm.verdict && !u_gcm.verdict_ready;
    offer_q <= beat;
    {core_error_q, core_data_q} <= {core_out_error_i, core_out_data_i};
    core_in_q <= core_in_data;
    {text_q, end_q} <= {text_now, end_now};
  end

  // ---------------------------------------------------------------------------------------------
  // Assumed of the surroundings, of the core (by the names in `aes_handshake`) and of GHASH (by the
  // names in `aes_ghash_digit_ports`).

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    if (started_q && live) begin
      beat_stays: assume (!in_pending_q || (in_valid_i && beat == offer_q));
      key_stays: assume (!key_pending_q || key_valid_i);
      if (core_out_pending_q) begin
        valid_holds: assume (core_out_valid_i);
        data_holds: assume (core_out_data_i == core_data_q);
        error_holds: assume (core_out_error_i == core_error_q);
      end
      nothing_repeated: assume (!core_out_valid_i || ahead_q != '0 || single_q);
      hash_stays_ready: assume (!hash_idle_q || u_gcm.hash_ready);
      hash_takes_time: assume (!(hashed_q[0] && u_gcm.hash_soon) &&
                               !(hashed_q != '0 && u_gcm.hash_ready));
      hash_stands: assume (!stands_q || u_gcm.hash == hash_q);
    end
  end

`ifndef AES_EVENTS
  // ---------------------------------------------------------------------------------------------
  // Properties. Of an illegal message nothing but its end counts.

  logic lawful;  // the hash, and what enters it, counts
  assign lawful = phase_q != PhDrain && phase_q != PhRefuse && (legal || !take);
  logic [127:0] cut, due_tag;
  logic [1:0]   due_status;
  logic         refused, hash_opens;
  assign refused = phase_q == PhRefuse || poison_q;
  assign hash_opens = phase_q == PhBetween ||
                      (phase_q != PhIv && phase_q != PhIvEnd && !body_open && !goes_on_q);
  always_comb begin
    for (int unsigned n = 0; n < 16; n++) cut[127-8*n-:8] = {8{5'(n) < tag_bytes}};
    due_tag = refused || decrypt ? '0 : sum_q & cut;
    if (phase_q == PhPart) due_tag = poison_q ? '0 : u_gcm.hash;
    due_status = aes_message_pkg::StatusGood;
    if (decrypt && phase_q != PhPart && (sum_q & cut) != '0) begin
      due_status = aes_message_pkg::StatusBadTag;
    end
    if (refused) due_status = aes_message_pkg::StatusRefused;
  end

  always_comb begin
    if (started_q && live) begin
      // Beats.
      beat_in_its_phase: assert (!take || phase_q == PhBetween || phase_q == PhBody ||
        phase_q == PhDrain ||
        (phase_q == PhIv && (!legal || in_kind_i == aes_message_pkg::KindIv)) ||
        (phase_q == PhVerdict && decrypt && tag_waits && end_takes));
      no_beat_without_valid: assert (!in_ready || in_valid_i);
      tag_is_taken: assert (!end_takes || phase_q != PhVerdict || (decrypt ? take : over));
      // The core.
      core_gets_in_order: assert (!core_takes || !single_q);
      if (core_takes) begin
        block_as_specified: assert (core_in_data ==
          (phase_q == PhKey ? '0 : u_gcm.sent ? text_block : j0_q));
        block_in_its_phase: assert (u_gcm.sent ? known_q && !mask_sent_q && phase_q != PhKey
          : phase_q == PhKey || (phase_q == PhEnd && !mask_sent_q));
      end
      // Text.
      text_of_its_beat: assert (text_takes == (take && legal && text && some &&
                                               phase_q == PhBody));
      if (u_gcm.text_valid) begin
        text_as_specified: assert (phase_q == PhBody && in_valid_i && legal && text && some &&
          u_gcm.text_data == kept_text && bytes == u_gcm.bytes &&
          u_gcm.id_q == id_q && u_gcm.decrypt_q == decrypt);
        text_has_bytes: assert (u_gcm.bytes != 5'd0);
        text_meets_its_block: assert (core_out_valid_i && ahead_q != '0 &&
                                      sent_q - 32'(ahead_q) == text_bits[38:7]);
        if (HoldBlocks == 0) begin
          text_at_the_port: assert (out_valid && out_data == kept_text && out_id == id_q &&
                                    out_strb == ~(16'hFFFF >> bytes));
        end
      end
      if (text_takes) text_uses_its_block: assert (core_gives);
      if (core_gives && ahead_q == '0) begin
        result_in_its_phase: assert (phase_q == PhSubkey || (phase_q == PhVerdict && end_takes));
      end
      if (core_gives && ahead_q != '0) begin
        no_block_is_lost: assert (phase_q != PhBody || text_takes || !(in_valid_i && legal));
      end
      // The hash.
      h_between_hashes: assert (u_gcm.subkey == (phase_q == PhSubkey && core_out_valid_i) &&
        (!u_gcm.subkey || (core_gives && u_gcm.hash_ready && !hash_open_q)));
      hash_restarts_idle: assert (!u_gcm.start || (u_gcm.hash_ready && (end_takes ||
                                                                        phase_q == PhJ0)));
      hash_goes_on: assert (u_gcm.hash_loads == (take && resumes && resumed == 2'd0) &&
        (!u_gcm.hash_loads || (u_gcm.hash_ready && phase_q == PhBetween &&
                               u_gcm.hash_before == in_data_i && u_gcm.restart)));
      hash_is_given: assert (u_gcm.hash_loads || u_gcm.hash_before == '0);
      hash_of_its_beat: assert (!(take && legal && some && in_kind_i != aes_message_pkg::KindTag &&
                                  phase_q != PhDrain) ||
                                hash_takes == !(first && bytes == 5'd12));
      if (hash_takes && lawful) begin
        if (take) begin
          beat_is_hashed: assert (!u_gcm.with_lengths && some &&
                                  u_gcm.block == (text && !decrypt ? kept_text : data));
        end else if (phase_q == PhEnd) begin
          lengths_are_hashed: assert (!lengths_sent_q && u_gcm.with_lengths &&
                                      u_gcm.block == {aad_bits, text_bits});
        end else begin
          length_is_hashed: assert (u_gcm.with_lengths && u_gcm.block == {64'd0, iv_bits} &&
            (phase_q == PhIvEnd || (phase_q == PhIv && in_valid_i &&
                                    in_kind_i != aes_message_pkg::KindIv)));
        end
        hash_opens_clean: assert (hash_open_q == !hash_opens);
      end
      if (sums) begin
        mask_meets_the_hash: assert (phase_q == PhEnd && lengths_sent_q && mask_sent_q &&
          u_gcm.hash_ready && core_out_valid_i && ahead_q == '0 &&
          u_gcm.block == (core_out_data_i ^ (data & {128{decrypt}})));
      end
      // The end of a message.
      if (u_gcm.verdict) begin
        end_in_its_phase: assert (phase_q == PhVerdict || phase_q == PhRefuse ||
                                  (phase_q == PhPart && u_gcm.hash_ready));
        end_as_specified: assert (u_gcm.tag == due_tag && u_gcm.status == due_status &&
                                  u_gcm.id_q == id_q);
        nothing_is_left: assert (ahead_q == '0 && single_q == (phase_q == PhVerdict));
      end
      no_text_beside_an_end: assert (!u_gcm.text_valid || !u_gcm.verdict);
      if (HoldBlocks == 0) begin
        ports_are_results: assert (out_valid == u_gcm.text_valid && tag_valid == u_gcm.verdict &&
          (!tag_valid || (tag_data == due_tag && tag_status == due_status && tag_id == id_q)));
        no_text_no_data: assert ((out_valid || (out_data == '0 && out_strb == '0)) &&
                                 (tag_valid || tag_data == '0));
      end
      // Keys.
      key_between_messages: assert (!key_taken || (resumed == 2'd0 && (phase_q == PhNoKey ||
        phase_q == PhKey || phase_q == PhBetween) && !take && !(core_takes && u_gcm.sent) && !single_q &&
        (ahead_q == '0 || (phase_q == PhKey && ahead_q == 8'd1))));
      key_passes: assert (key_taken == (core_key_valid && core_key_ready_i));
      if (live_q) begin
        if (core_in_pending_q) begin
          request_holds: assert (core_in_valid && core_in_data == core_in_q);
        end
        text_holds: assert (!out_pending_q || (u_gcm.text_valid && text_now == text_q));
        end_holds: assert (!tag_pending_q || (u_gcm.verdict && end_now == end_q));
      end
    end
    if (started_q && !live) begin
      // At the core's ports: `clear_takes_nothing` and `clear_gives_nothing` of its handshake proof.
      nothing_in_a_clear: assert (!key_ready && !u_gcm.text_valid);
      // `no_end_in_a_clear` of `aes_message_hold_ports`.
      no_beat_in_a_clear: assert (!in_ready || (HoldBlocks != 0 && u_gcm.verdict_ready));
    end
  end
`endif

endmodule
