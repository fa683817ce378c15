// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One stream of `aes_mode_streams` between any others and any core: each of its blocks enters the
// core as SP 800-38A says, and its result leaves with its mask and the number of the stream. The
// stream and one block of it are chosen freely, so the properties hold for all. The core is any
// function of a block: its results are free.

module aes_mode_streams_ports #(
  parameter int unsigned Streams = 3,
  parameter int unsigned Depth   = 2
) (
  input logic                      clk_i,
  input logic                      rst_ni,
  input logic                      key_valid_i,
  input logic                      key_ready_i,
  input logic                      key_clear_i,
  input logic [Streams-1:0]        iv_valid_i,
  input logic [Streams-1:0][2:0]   in_mode_i,
  input logic [Streams-1:0]        in_decrypt_i,
  input logic [Streams-1:0]        in_valid_i,
  input logic [Streams-1:0][127:0] in_data_i,
  input logic [Streams-1:0]        in_tag_i,
  input logic [Streams-1:0]        in_refuse_i,
  input logic                      out_ready_i,
  input logic                      core_in_ready_i,
  input logic                      core_out_valid_i,
  input logic [127:0]              core_out_data_i,
  input logic                      core_out_tag_i,
  input logic                      core_out_error_i,
  /// Free input that never changes: the stream that is followed.
  input logic [$clog2(Streams)-1:0] which_i,
  /// Free input; 1 picks the block that is taken in this clock as the followed block.
  input logic                      follow_i
);

  localparam logic [2:0] ECB = 3'd0, CBC = 3'd1, CFB = 3'd2, OFB = 3'd3, CTR = 3'd4;
  localparam int unsigned INDEX_BITS = $clog2(Streams);
  localparam int unsigned SIDE = INDEX_BITS + 2;
  localparam int unsigned PLACES = Depth + 1;  // in the core, and before it

  logic                  settled, out_valid, out_tag, out_error;
  logic [Streams-1:0]    iv_ready, in_ready;
  logic [INDEX_BITS-1:0] out_stream;
  logic [127:0]          out_data, core_in_data;
  logic                  core_in_valid, core_in_decrypt, core_in_chain, core_out_ready;
  logic                  core_in_tag;
  logic [1:0]            core_block_len;
  aes_mode_streams #(.Streams(Streams), .Depth(Depth)) u_mode (
    .settled_o(settled), .iv_ready_o(iv_ready), .in_ready_o(in_ready), .out_valid_o(out_valid),
    .out_stream_o(out_stream), .out_data_o(out_data), .out_tag_o(out_tag),
    .out_error_o(out_error), .core_in_valid_o(core_in_valid),
    .core_in_decrypt_o(core_in_decrypt), .core_in_chain_o(core_in_chain),
    .core_block_len_o(core_block_len), .core_in_data_o(core_in_data),
    .core_in_tag_o(core_in_tag), .core_out_ready_o(core_out_ready), .*
  );

  logic live, taken, any_taken, given, iv_taken, key_taken;
  assign live = rst_ni && !key_clear_i;
  assign any_taken = live && (in_valid_i & in_ready) != '0;
  assign taken = live && in_valid_i[which_i] && in_ready[which_i];
  assign given = live && core_out_valid_i && out_ready_i;
  assign iv_taken = live && iv_valid_i[which_i] && iv_ready[which_i];
  assign key_taken = live && key_valid_i && key_ready_i;

  // ---------------------------------------------------------------------------------------------
  // The model of the stream.

  logic         on_q, first_q, ended_q, decrypt_q;  // of the message
  logic [2:0]   mode_q;
  logic [127:0] iv_q, counter_q, last_in_q, last_mask_q, last_result_q;
  logic         done_q;  // the result of the last block has left the core
  logic         legal, refused, feedback;
  logic [127:0] prior, next_in, mask, data;
  assign data = in_data_i[which_i];
  assign legal = mode_q <= CTR;
  assign refused = !legal || ended_q || key_taken || in_refuse_i[which_i];
  assign feedback = legal && (mode_q == OFB || (!decrypt_q && (mode_q == CBC || mode_q == CFB)));
  always_comb begin
    case (mode_q)
      CBC,
      CFB:     prior = decrypt_q ? last_in_q : last_result_q ^ last_mask_q;
      default: prior = last_result_q;
    endcase
    if (first_q) prior = iv_q;
    case (mode_q)
      CBC:     next_in = decrypt_q ? data : data ^ prior;
      CFB,
      OFB:     next_in = prior;
      CTR:     next_in = counter_q;
      default: next_in = data;
    endcase
    case (mode_q)
      CBC:     mask = decrypt_q ? prior : '0;
      CFB,
      OFB,
      CTR:     mask = data;
      default: mask = '0;
    endcase
  end

  // Blocks inside: bit n of a place says that n blocks leave before.
  logic [PLACES-1:0] inside_q, followed_q, last_q, fuller, emptier, place;
  logic [128:0]      kept_q;       // mask and refusal of the followed block
  logic              waits_q;      // a block of the stream waits for the core
  logic [127:0]      block_q;      // the last block that was to enter it
  logic              block_decrypt_q, tag_q, block_refused_q;
  assign fuller = PLACES'({inside_q, 1'b1});
  assign emptier = inside_q >> 1;
  assign place = given ? inside_q & ~emptier : fuller & ~inside_q;

  logic                  started_q = 1'b0;
  logic                  live_q, core_in_waits_q, core_out_waits_q, settled_q, good_q;
  logic [129:0]          request, request_q;
  logic [129:0]          core_out, core_out_q;
  logic [INDEX_BITS-1:0] which_q;
  assign request = {core_in_decrypt, core_in_tag, core_in_data};
  assign core_out = {core_out_error_i, core_out_tag_i, core_out_data_i};
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    which_q <= which_i;
    core_in_waits_q <= live && core_in_valid && !core_in_ready_i;
    core_out_waits_q <= live && core_out_valid_i && !out_ready_i;
    settled_q <= settled;
    good_q <= (in_valid_i & in_ready & ~in_refuse_i) != '0;
    {request_q, core_out_q} <= {request, core_out};
    if (any_taken != given) inside_q <= any_taken ? fuller : emptier;
    if (given) last_q <= last_q >> 1;
    if (given && last_q[0]) {done_q, last_result_q} <= {1'b1, core_out_data_i};
    if (iv_taken) begin
      {on_q, first_q, ended_q} <= 3'b110;
      {mode_q, decrypt_q, iv_q, counter_q} <=
        {in_mode_i[which_i], in_decrypt_i[which_i], data, data};
    end else begin
      if (key_taken) ended_q <= 1'b1;
      if (taken) begin
        first_q <= 1'b0;
        counter_q <= counter_q + 128'd1;
      end
    end
    if (taken) begin
      {done_q, last_in_q, last_mask_q, last_q} <= {1'b0, data, mask, place};
      {block_q, tag_q, block_refused_q} <= {next_in, in_tag_i[which_i], refused};
      block_decrypt_q <= decrypt_q && (mode_q == ECB || mode_q == CBC);
    end
    if (core_in_ready_i || !core_in_valid) waits_q <= taken;
    if (taken && follow_i && followed_q == '0) begin
      kept_q <= {mask, refused};
      followed_q <= place;
    end else if (given) begin
      followed_q <= followed_q >> 1;
    end
    if (!live) {on_q, inside_q, followed_q, last_q, waits_q} <= '0;
  end

  // ---------------------------------------------------------------------------------------------
  // Assumed.

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    which_is_one: assume (32'(which_i) < Streams && (!started_q || which_i == which_q));
    if (started_q && live && core_out_waits_q) begin
      result_stays: assume (core_out_valid_i && core_out == core_out_q);
    end
    iv_or_block: assume ((iv_valid_i & in_valid_i) == '0);
    // What has entered the core comes out.
    if (core_out_valid_i) nothing_repeated: assume (core_in_valid ? inside_q[1] : inside_q[0]);
    if (key_clear_i) clear_takes_nothing: assume (!core_in_ready_i && !key_ready_i);
    zero_between_results: assume (core_out_valid_i || core_out_data_i == '0);
  end

  // ---------------------------------------------------------------------------------------------
  // Properties.

  logic mine;
  assign mine = live && followed_q[0] && core_out_valid_i;
  always_comb begin
    if (started_q && live) begin
      one_at_a_time: assert ((in_ready & (in_ready - Streams'(1))) == '0 &&
                             (in_ready & ~in_valid_i) == '0);
      block_needs_message: assert (!taken || on_q);
      // A feedback mode has at most one block in the core.
      result_is_there: assert (!taken || !feedback || first_q || done_q);
      iv_waits_for_result: assert (!iv_taken || !on_q || !feedback || first_q || done_q);
      there_is_room: assert (!any_taken || !inside_q[PLACES-1] || given);
      if (mine) begin
        stream_is_returned: assert (out_stream == which_i);
        result_is_specified: assert (out_data == (out_error ? '0
                                                            : core_out_data_i ^ kept_q[128:1]));
        error_is_specified: assert (out_valid && out_error == (kept_q[0] || core_out_error_i));
      end
      no_result_no_data: assert (out_valid || (out_data == '0 && !out_error));
    end
    if (started_q && live && live_q) begin
      if (core_in_waits_q) request_holds: assert (core_in_valid && request == request_q);
      if (waits_q) begin
        block_enters: assert (core_in_valid && core_in_tag == tag_q);
        block_as_specified: assert (block_refused_q || (core_in_data == block_q &&
                                                        core_in_decrypt == block_decrypt_q));
        key_is_warned: assert (block_refused_q || !settled);
      end
      settled_stays: assert (!settled_q || good_q || settled);
      no_chain: assert (!core_in_chain && core_block_len == 2'd0);
    end
    if (started_q && !live_q) begin
      nothing_is_left: assert (u_mode.feed_q == '0 && !core_in_valid && core_in_data == '0);
    end
  end

  // What makes the properties inductive: the registers are those of the model.
  logic [127:0] feed;
  always_comb begin
    feed = '0;
    if (feedback && done_q) feed = last_result_q ^ (mode_q == OFB ? '0 : last_mask_q);
    if (mode_q == CTR) feed = counter_q;
    if ((mode_q == CBC || mode_q == CFB) && decrypt_q) feed = last_in_q;
    if (first_q) feed = iv_q;
  end

  logic         places_agree, feeds_agree;
  logic [128:0] entry;  // mask and refusal
  logic         feeds, ours;
  always_comb begin
    {places_agree, feeds_agree} = '1;
    for (int unsigned n = 0; n < PLACES; n++) begin
      entry = {u_mode.u_fifo.entry_q[n][127+SIDE:SIDE], u_mode.u_fifo.entry_q[n][0]};
      feeds = u_mode.u_fifo.entry_q[n][1];
      ours = u_mode.u_fifo.valid_q[n] && u_mode.u_fifo.entry_q[n][SIDE-1:2] == which_i;
      if (followed_q[n]) places_agree &= ours && entry == kept_q;
      if (last_q[n] && !first_q) places_agree &= ours && entry[128:1] == last_mask_q &&
                                                 feeds == feedback;
      if (ours && feeds) feeds_agree &= feedback && !first_q && last_q[n];
    end
  end

  always_comb begin
    if (started_q && live_q) begin
      message_agrees: assert (u_mode.message_q[which_i] == on_q);
      fifo_agrees: assert (u_mode.u_fifo.valid_q == inside_q && (emptier & ~inside_q) == '0);
      places_are_inside: assert ((followed_q & ~inside_q) == '0 && (last_q & ~inside_q) == '0);
      one_place: assert ((followed_q & (followed_q - PLACES'(1))) == '0 &&
                         (last_q & (last_q - PLACES'(1))) == '0);
      entries_agree: assert (places_agree);
      chained_agree: assert (feeds_agree);
      waits_inside: assert (!core_in_valid || inside_q[0]);
      if (on_q) begin
        state_agrees: assert (u_mode.decrypt_q[which_i] == decrypt_q &&
                              u_mode.refuse_q[which_i] == (!legal || ended_q) &&
                              u_mode.mode_q[which_i] == (legal ? 5'd1 << mode_q : 5'd0));
        awaits_agrees: assert (u_mode.awaits_q[which_i] == (feedback && !first_q && !done_q));
        feed_agrees: assert (!legal || u_mode.feed_q[which_i] == feed);
        counter_agrees: assert (!first_q || counter_q == iv_q);
        done_agrees: assert (first_q || done_q == (last_q == '0));
      end else begin
        nothing_yet: assert (last_q == '0 && followed_q == '0 && !waits_q &&
                             !u_mode.awaits_q[which_i]);
      end
      waits_agrees: assert (!waits_q || core_in_valid);
    end
    if (started_q && !live_q) begin
      empty: assert (!on_q && inside_q == '0 && u_mode.u_fifo.valid_q == '0 &&
                     u_mode.message_q == '0 && u_mode.awaits_q == '0 && !core_in_valid);
    end
  end

endmodule
