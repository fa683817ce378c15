// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_xts` between any stream and any two cores, as properties. The cores are any functions: their
// results are free. Each block that they must get, the text and the end of each data unit follow
// from the beats at the port by SP 800-38E. Keys, clears, resets and stalls are free.
// With AES_EVENTS: events that must be reachable, each asserted never to happen.

module aes_xts_ports #(
  parameter int unsigned Depth      = 2,
  parameter logic [20:0] UnitBlocks = 21'h100000,
  parameter bit          Parts      = 1'b0,
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
  input logic [IdBits-1:0] in_id_i,
  input logic              out_ready_i,
  input logic              tag_ready_i,
  input logic              core_key_ready_i,
  input logic              core_key_error_i,
  input logic              core_in_ready_i,
  input logic              core_out_valid_i,
  input logic [127:0]      core_out_data_i,
  input logic              core_out_error_i,
  input logic              tweak_key_ready_i,
  input logic              tweak_key_error_i,
  input logic              tweak_in_ready_i,
  input logic              tweak_out_valid_i,
  input logic [127:0]      tweak_out_data_i,
  /// Free input; 1 picks the entry of this clock as the followed entry.
  input logic              follow_i
);

  logic              key_ready, in_ready, out_valid, tag_valid, core_key_valid, core_in_valid;
  logic              core_in_decrypt, core_out_ready, tweak_key_valid, tweak_in_valid;
  logic              tweak_out_ready;
  logic [15:0]       out_strb;
  logic [127:0]      out_data, core_in_data, tweak_in_data;
  logic [IdBits-1:0] out_id, tag_id;
  logic [1:0]        tag_status;

  aes_xts #(.Depth(Depth), .UnitBlocks(UnitBlocks), .Parts(Parts), .IdBits(IdBits)) u_xts (
    .key_ready_o(key_ready), .in_ready_o(in_ready),
    .out_valid_o(out_valid), .out_strb_o(out_strb), .out_data_o(out_data), .out_id_o(out_id),
    .tag_valid_o(tag_valid), .tag_status_o(tag_status), .tag_id_o(tag_id),
    .core_key_valid_o(core_key_valid), .core_in_valid_o(core_in_valid),
    .core_in_decrypt_o(core_in_decrypt), .core_in_data_o(core_in_data),
    .core_out_ready_o(core_out_ready), .tweak_key_valid_o(tweak_key_valid),
    .tweak_in_valid_o(tweak_in_valid), .tweak_in_data_o(tweak_in_data),
    .tweak_out_ready_o(tweak_out_ready), .*
  );

  logic live, accepted, take, core_takes, core_gives, tweak_takes, tweak_gives, key_taken;
  logic push, pop, ends, end_takes, text_takes;
  assign live = rst_ni && !key_clear_i;
  assign accepted = live && in_valid_i && in_ready;
  assign take = live && u_xts.take;
  assign core_takes = live && core_in_valid && core_in_ready_i;
  assign core_gives = live && core_out_valid_i && core_out_ready;
  assign tweak_takes = live && tweak_in_valid && tweak_in_ready_i;
  assign tweak_gives = live && tweak_out_valid_i && tweak_out_ready;
  assign key_taken = live && key_valid_i && key_ready;
  assign push = live && u_xts.push;
  assign pop = live && u_xts.pop;
  assign text_takes = live && out_valid && out_ready_i;
  assign end_takes = live && tag_valid && tag_ready_i;

  // Where the data unit is.

  typedef enum logic [3:0] {
    PhNoKey, PhHalfKey, PhKey,  // the key of the tweak is due; was one refused?
    PhIdle, PhTweak,            // the number; its cipher is due
    PhBody, PhLast,             // text; the last block is due
    PhSteal, PhTail,            // ciphertext stealing: the second block, the bytes
    PhEnd, PhDrain, PhRefuse,
    PhSave                      // of a part the next tweak
  } phase_e;
  phase_e phase_q;
  assign ends = push && (phase_q == PhEnd || phase_q == PhRefuse);

  // ---------------------------------------------------------------------------------------------
  // The beat that was accepted at the port and waits for its work. The direction goes with the id.

  logic              started_q = 1'b0;
  logic              waits, first, legal, last, decrypt, over, some, whole, fits, held_q;
  logic [1:0]        kind;
  logic [4:0]        bytes;
  logic [127:0]      data;
  logic [IdBits-1:0] id;
  logic [20:0]       blocks_q;  // of the data unit until now
  logic              goes_on, saves, saving_q, went_on_q;

  aes_message_arrival #(
    .TagLengths(17'd1), .Kinds(4'b0101), .TagIsOther(Parts), .IdBits(IdBits + 1)
  ) u_arrival (
    .clk_i, .live_i(live), .started_i(started_q), .accepted_i(accepted),
    .kind_i(in_kind_i), .last_i(in_last_i), .strb_i(in_strb_i), .data_i(in_data_i),
    .decrypt_i(1'b0), .tag_bytes_i(5'd0), .id_i({in_decrypt_i, in_id_i}),
    .take_i(take), .end_i(ends), .key_waits_i(key_valid_i && !key_taken), .fits_i(fits),
    .waits_o(waits), .first_o(first), .resumes_o(), .resumed_o(), .legal_o(legal),
    .kind_o(kind), .last_o(last),
    .bytes_o(bytes), .data_o(data), .decrypt_o(), .tag_bytes_o(), .id_o({decrypt, id}),
    .kind_before_o(), .partial_before_o(), .over_o(over), .given_o(),
    .own_valid_i(u_xts.beat_valid), .own_first_i(u_xts.first), .own_between_i(u_xts.between),
    .own_legal_i(u_xts.legal), .own_kind_i(u_xts.kind), .own_last_i(u_xts.last),
    .own_bytes_i(u_xts.bytes), .own_data_i(u_xts.data), .own_decrypt_i(1'b0),
    .own_tag_bytes_i(5'd0), .own_id_i({u_xts.decrypt, u_xts.id}),
    .own_kind_before_i(u_xts.u_order.kind_q), .own_partial_before_i(u_xts.u_order.partial_q)
  );
  // A tweak in place of the number; the end of a part.
  assign goes_on = Parts && first && kind == aes_message_pkg::KindTag;
  assign saves = Parts && !first && kind == aes_message_pkg::KindTag;
  assign some = bytes != 5'd0;
  assign whole = bytes == 5'd16;
  always_comb begin
    if (first) fits = whole && !last;
    else begin
      // A partial block is the last, and behind a whole one; so is the end.
      fits = (kind == aes_message_pkg::KindText || (saves && !some && last)) &&
             (whole || !some || last) &&
             (whole || !last || blocks_q != '0) && (!some || blocks_q != UnitBlocks);
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Blocks: of whole ones the last waits for the beat behind it.

  logic [127:0] held_data_q, tweak_q, number, doubled, twice, mask, kept_data_q, block, tweak;
  logic         kept_q, keep_due_q;   // the first block of stealing came back; is in the core
  logic         text_due, keep_due, sends;
  logic [7:0]   keep_ahead_q;         // blocks in the core before it
  logic [127:0] keep_tweak_q;
  logic [2:0]   step;
  logic [4:0]   step_bytes;
  logic [127:0] step_data;
  // The first byte has the lowest powers.
  always_comb begin
    for (int unsigned n = 0; n < 16; n++) number[8*n+:8] = tweak_q[127-8*n-:8];
    doubled = (number << 1) ^ (number[127] ? 128'h87 : 128'd0);
    for (int unsigned n = 0; n < 16; n++) twice[127-8*n-:8] = doubled[8*n+:8];
  end
  assign mask = u_arrival.u_beat.mask_o;
  assign text_due = phase_q == PhBody && waits && legal && whole && held_q;
  assign keep_due = phase_q == PhBody && waits && legal && some && !whole;
  always_comb begin
    tweak = tweak_q;
    block = held_data_q;
    step = aes_message_pkg::XtsText;
    step_bytes = 5'd16;
    if (keep_due) begin
      step = aes_message_pkg::XtsKeep;
      if (decrypt) tweak = twice;
    end
    if (phase_q == PhSteal) begin
      if (!decrypt) tweak = twice;
      block = data | (kept_data_q & ~mask);
    end
    step_data = tweak;
    if (phase_q == PhTail) begin
      step = aes_message_pkg::XtsTail;
      step_bytes = bytes;
      step_data = kept_data_q & mask;
    end
    if (phase_q == PhSave) step = aes_message_pkg::XtsTail;
    if (phase_q == PhEnd) step = aes_message_pkg::XtsEnd;
    if (phase_q == PhRefuse) step = aes_message_pkg::XtsRefused;
  end
  assign sends = text_due || keep_due || phase_q == PhLast || (phase_q == PhSteal && kept_q);

  // Behind the FIFO: one arbitrary entry is followed. The solver chooses it freely, so its
  // properties hold for every entry.
  logic [Depth-1:0]  inside_q;    // bit n: more than n entries are inside
  logic [Depth-1:0]  followed_q;  // bit n: n entries leave before the followed one
  logic [Depth-1:0]  fuller, emptier, place;
  logic              follow, mine, poison_q, verdict_mine_q, verdict_refused_q, tweak_busy_q;
  logic              due_q;  // an end is at the port
  logic [2:0]        kept_step_q;
  logic [4:0]        kept_bytes_q;
  logic [127:0]      kept_step_data_q, result, cut;
  logic [IdBits-1:0] kept_id_q;
  logic [7:0]        core_inside_q, core_ahead_q;  // blocks in the core; before the followed entry
  assign fuller = Depth'({inside_q, 1'b1});
  assign emptier = inside_q >> 1;
  assign place = pop ? inside_q & ~emptier : fuller & ~inside_q;
  assign follow = push && follow_i && followed_q == '0 && !verdict_mine_q;
  assign mine = followed_q[0];
  assign result = core_out_error_i ? '0 : core_out_data_i ^ kept_step_data_q;
  always_comb begin
    for (int unsigned n = 0; n < 16; n++) cut[127-8*n-:8] = {8{5'(n) < kept_bytes_q}};
  end

  logic keep_gives, core_refuses, pop_ends;
  assign keep_gives = core_gives && keep_due_q && keep_ahead_q == 8'd0;
  assign core_refuses = core_gives && core_out_error_i;
  assign pop_ends = pop && u_xts.ends;

  logic live_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    if (tweak_takes) tweak_busy_q <= 1'b1;
    else if (tweak_gives) tweak_busy_q <= 1'b0;
    // Blocks.
    if (take && legal && whole && phase_q == PhBody) begin
      {held_q, held_data_q} <= {1'b1, data};
      blocks_q <= blocks_q + 21'd1;
    end
    if (tweak_gives) tweak_q <= tweak_out_data_i;
    else if (core_takes && (text_due || (phase_q == PhLast && saving_q))) tweak_q <= twice;
    else if (take && legal && goes_on) tweak_q <= data;
    if (take && legal && saves) saving_q <= 1'b1;
    if (take && legal && goes_on) went_on_q <= 1'b1;
    if (core_takes && keep_due) begin
      {keep_due_q, keep_ahead_q, keep_tweak_q} <= {1'b1, core_inside_q - 8'(core_gives), tweak};
    end else if (core_gives) keep_ahead_q <= keep_ahead_q - 8'd1;
    if (keep_gives) begin
      {kept_q, keep_due_q} <= 2'b10;
      kept_data_q <= core_out_error_i ? '0 : core_out_data_i ^ keep_tweak_q;
    end
    // The FIFO.
    if (push != pop) inside_q <= push ? fuller : emptier;
    core_inside_q <= core_inside_q + 8'(core_takes) - 8'(core_gives);
    if (follow) begin
      {kept_step_q, kept_bytes_q, kept_id_q} <= {step, step_bytes, id};
      kept_step_data_q <= step_data;
      followed_q <= place;
      core_ahead_q <= core_inside_q - 8'(core_gives);
    end else begin
      if (pop) followed_q <= followed_q >> 1;
      if (core_gives) core_ahead_q <= core_ahead_q - 8'd1;
    end
    poison_q <= core_refuses || (poison_q && !pop_ends);
    if (pop_ends && mine) begin
      {verdict_mine_q, verdict_refused_q} <=
        {1'b1, kept_step_q == aes_message_pkg::XtsRefused || poison_q};
    end else if (end_takes) verdict_mine_q <= 1'b0;
    if (pop_ends) due_q <= 1'b1;
    else if (end_takes) due_q <= 1'b0;
    // Phases.
    case (phase_q)
      PhKey: phase_q <= core_key_error_i || tweak_key_error_i ? PhNoKey : PhIdle;
      PhTweak: if (tweak_gives) phase_q <= PhBody;
      PhBody: if (core_takes && keep_due) phase_q <= PhSteal;
      PhLast: if (core_takes) phase_q <= saving_q ? PhSave : PhEnd;
      PhSave: if (push) phase_q <= PhEnd;
      PhSteal: if (core_takes) phase_q <= PhTail;
      default: ;
    endcase
    if (take && !legal) phase_q <= last ? PhRefuse : PhDrain;
    else if (take && first) phase_q <= goes_on ? PhBody : PhTweak;
    else if (take && last) phase_q <= phase_q == PhTail ? PhEnd : PhLast;
    if (ends) begin
      phase_q <= PhIdle;
      {held_q, blocks_q, kept_q, saving_q, went_on_q} <= '0;
    end
    if (key_taken) phase_q <= phase_q == PhHalfKey ? PhKey : PhHalfKey;
    if (!live) begin
      {phase_q, held_q, blocks_q, kept_q, keep_due_q, tweak_busy_q, poison_q} <= '0;
      {saving_q, went_on_q} <= '0;
      {inside_q, followed_q, core_inside_q, verdict_mine_q, due_q} <= '0;
    end
  end

  // The clock before.
  logic                in_pending_q, key_pending_q, core_in_pending_q, core_key_pending_q;
  logic                tweak_key_pending_q, tweak_in_pending_q, out_pending_q, tag_pending_q;
  logic                core_out_pending_q, core_error_q;
  logic [IdBits+147:0] offer, offer_q;
  logic [IdBits+143:0] text_now, text_before_q;
  logic [IdBits+1:0]   end_now, end_q;
  logic [128:0]        request, request_q;
  logic [127:0]        core_data_q, tweak_in_q;
  assign offer = {in_kind_i, in_last_i, in_strb_i, in_data_i, in_decrypt_i, in_id_i};
  assign text_now = {out_strb, out_data, out_id};
  assign end_now = {tag_status, tag_id};
  assign request = {core_in_decrypt, core_in_data};
  always_ff @(posedge clk_i) begin
    in_pending_q <= live && in_valid_i && !in_ready;
    key_pending_q <= live && key_valid_i && !key_ready;
    core_in_pending_q <= live && core_in_valid && !core_in_ready_i;
    tweak_in_pending_q <= live && tweak_in_valid && !tweak_in_ready_i;
    core_key_pending_q <= live && core_key_valid && !core_key_ready_i;
    tweak_key_pending_q <= live && tweak_key_valid && !tweak_key_ready_i;
    core_out_pending_q <= live && core_out_valid_i && !core_out_ready;
    out_pending_q <= live && out_valid && !out_ready_i;
    tag_pending_q <= live && tag_valid && !tag_ready_i;
    {offer_q, text_before_q, end_q, request_q} <= {offer, text_now, end_now, request};
    {core_error_q, core_data_q, tweak_in_q} <= {core_out_error_i, core_out_data_i, tweak_in_data};
  end

  // ---------------------------------------------------------------------------------------------
  // Assumed of the surroundings and of the cores (by the names in `aes_handshake`).

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
      nothing_repeated: assume ((!core_out_valid_i || core_inside_q != '0) &&
                                (!tweak_out_valid_i || tweak_busy_q));
    end
  end

`ifndef AES_EVENTS
  always_comb begin
    if (started_q && live) begin
      beat_in_its_phase: assert (!take || phase_q == PhIdle || phase_q == PhBody ||
                                 phase_q == PhTail || phase_q == PhDrain);
      no_block_is_lost: assert (!(take && phase_q == PhBody && legal && whole && held_q) ||
                                core_takes);
      // The tweak.
      if (tweak_takes) begin
        number_as_specified: assert (take && legal && first && !goes_on && tweak_in_data == data);
      end
      each_number_enters: assert (!(take && legal && first) || tweak_takes || goes_on);
      tweak_is_taken: assert (!(tweak_out_valid_i && phase_q == PhTweak) || tweak_gives);
      // Blocks.
      block_is_due: assert (!core_takes || sends);
      block_has_entry: assert (!core_takes || push);
      if (core_takes) begin
        block_as_specified: assert (core_in_data == (block ^ tweak) && core_in_decrypt == decrypt);
      end
      // The order behind the core.
      push_has_room: assert (!push || !inside_q[Depth-1] || pop);
      pop_has_entry: assert (!pop || inside_q[0]);
      step_is_due: assert (!push || core_takes || (phase_q == PhTail && take) ||
                           phase_q == PhSave || ends);
      if (push) begin
        step_as_specified: assert (u_xts.pushed == step && u_xts.id == id);
        step_data_as_specified: assert (ends || (u_xts.pushed_data == step_data &&
                                                 u_xts.pushed_bytes == step_bytes));
      end
      text_has_entry: assert (!out_valid || inside_q[0]);
      if (mine) begin
        result_is_its_own: assert (!core_gives || core_ahead_q == 8'd0);
        core_gives_steps: assert (core_gives == (pop && (kept_step_q == aes_message_pkg::XtsText ||
                                                         kept_step_q == aes_message_pkg::XtsKeep)));
        text_of_its_step: assert (text_takes == (pop && (kept_step_q == aes_message_pkg::XtsText ||
                                                         kept_step_q == aes_message_pkg::XtsTail)));
        if (out_valid) begin
          text_as_specified: assert (out_id == kept_id_q &&
            out_strb == ~(16'hFFFF >> kept_bytes_q) &&
            (kept_step_q == aes_message_pkg::XtsTail ? out_data == kept_step_data_q
             : kept_step_q == aes_message_pkg::XtsText && core_out_valid_i && out_data == result));
        end
        end_of_its_step: assert (pop_ends == (pop && (kept_step_q == aes_message_pkg::XtsEnd ||
                                                      kept_step_q == aes_message_pkg::XtsRefused)));
      end
      // Ends.
      end_comes_once: assert (tag_valid == due_q);
      one_end_at_a_time: assert (!pop_ends || !due_q);
      if (verdict_mine_q) begin
        end_as_specified: assert (tag_valid && tag_id == kept_id_q && tag_status ==
          (verdict_refused_q ? aes_message_pkg::StatusRefused : aes_message_pkg::StatusGood));
      end
      no_text_no_data: assert (out_valid || (out_data == '0 && out_strb == '0));
      // Keys.
      key_between_units: assert (!key_taken || phase_q == PhNoKey || phase_q == PhHalfKey ||
                                 (phase_q == PhIdle && first && !waits));
      key_to_its_core: assert (phase_q == PhHalfKey
        ? key_taken == (tweak_key_valid && tweak_key_ready_i) && !core_key_valid
        : key_taken == (core_key_valid && core_key_ready_i) && !tweak_key_valid);
      if (live_q) begin
        request_holds: assert (!core_in_pending_q || (core_in_valid && request == request_q));
        number_holds: assert (!tweak_in_pending_q ||
                              (tweak_in_valid && tweak_in_data == tweak_in_q));
        key_holds: assert ((!core_key_pending_q || core_key_valid) &&
                           (!tweak_key_pending_q || tweak_key_valid));
        text_holds: assert (!out_pending_q || (out_valid && text_now == text_before_q));
        end_holds: assert (!tag_pending_q || (tag_valid && end_now == end_q));
      end
    end
    if (started_q && !live) begin
      nothing_in_a_clear: assert (!key_ready && !in_ready && !core_key_valid && !tweak_key_valid &&
        !core_in_valid && !tweak_in_valid && !out_valid && !tag_valid && out_data == '0);
    end
  end
`endif

endmodule
