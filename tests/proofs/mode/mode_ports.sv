// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The ports of `aes_mode` between any stream and any core, as properties: the proof's top module.
//
// Assumed: a block, a message and a result stay until they are taken, and the core keeps the
// contract of its ports. All else is free: keys, clears, resets, stalls and the core's results.
// With AES_STREAM the properties are those of SP 800-38A on the data, else those of the handshakes.

module mode_ports #(
  parameter bit          Chaining = 1'b0,
  parameter logic [4:0]  Modes    = 5'b11111,
  parameter int unsigned Depth    = 2
) (
  input logic         clk_i,
  input logic         rst_ni,
  input logic         key_valid_i,
  input logic         key_ready_i,
  input logic         key_clear_i,
  input logic         iv_valid_i,
  input logic [2:0]   iv_mode_i,
  input logic         iv_decrypt_i,
  input logic [127:0] iv_i,
  input logic         in_valid_i,
  input logic [127:0] in_data_i,
  input logic         in_tag_i,
  input logic         out_ready_i,
  input logic         core_in_ready_i,
  input logic         core_out_valid_i,
  input logic [127:0] core_out_data_i,
  input logic         core_out_tag_i,
  input logic         core_out_error_i,
  /// Free input; 1 picks the block that enters in this clock as the followed block.
  input logic         follow_i
);

  logic         iv_ready, in_ready, out_valid, out_tag, out_error;
  logic [127:0] out_data, core_in_data;
  logic         core_in_valid, core_in_decrypt, core_in_chain, core_in_tag, core_out_ready;
  logic [1:0]   core_block_len;

  aes_mode #(.Modes(Modes), .Chaining(Chaining), .Depth(Depth)) u_mode (
    .iv_ready_o(iv_ready), .in_ready_o(in_ready),
    .out_valid_o(out_valid), .out_data_o(out_data), .out_tag_o(out_tag), .out_error_o(out_error),
    .core_in_valid_o(core_in_valid), .core_in_decrypt_o(core_in_decrypt),
    .core_in_chain_o(core_in_chain), .core_block_len_o(core_block_len),
    .core_in_data_o(core_in_data), .core_in_tag_o(core_in_tag), .core_out_ready_o(core_out_ready),
    .*
  );

  logic live, taken, given;
  assign live = rst_ni && !key_clear_i;
  assign taken = live && core_in_valid && core_in_ready_i;
  assign given = live && core_out_valid_i && core_out_ready;

  // The clock before.
  logic         started_q = 1'b0;
  logic         live_q, in_pending_q, iv_pending_q, core_pending_q, out_pending_q, iv_taken_q;
  logic [127:0] in_data_q, iv_q, core_in_data_q, core_out_data_q, out_data_q;
  logic [2:0]   iv_mode_q;
  logic         iv_decrypt_q, in_tag_q, core_decrypt_q, core_chain_q, core_tag_q;
  logic         core_error_q, core_out_tag_q, error_q;
  logic [3:0]   inside_q;  // blocks in the core
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    in_pending_q <= live && in_valid_i && !in_ready;
    iv_pending_q <= live && iv_valid_i && !iv_ready;
    iv_taken_q <= live && iv_valid_i && iv_ready;
    core_pending_q <= live && core_in_valid && !core_in_ready_i;
    out_pending_q <= live && core_out_valid_i && !core_out_ready;
    {in_data_q, in_tag_q} <= {in_data_i, in_tag_i};
    {iv_q, iv_mode_q, iv_decrypt_q} <= {iv_i, iv_mode_i, iv_decrypt_i};
    {core_in_data_q, core_decrypt_q, core_chain_q, core_tag_q} <=
      {core_in_data, core_in_decrypt, core_in_chain, core_in_tag};
    {core_out_data_q, core_error_q, core_out_tag_q} <=
      {core_out_data_i, core_out_error_i, core_out_tag_i};
    {out_data_q, error_q} <= {out_data, out_error};
    inside_q <= live ? inside_q + 4'(taken) - 4'(given) : 4'd0;
  end

  always_comb begin
    if (!started_q) assume (!rst_ni);
    if (started_q && live && in_pending_q) begin
      assume (in_valid_i && in_data_i == in_data_q && in_tag_i == in_tag_q);
    end
    if (started_q && live && iv_pending_q) begin
      assume (iv_valid_i && iv_i == iv_q && iv_mode_i == iv_mode_q &&
              iv_decrypt_i == iv_decrypt_q);
    end
    // The core.
    if (key_clear_i) assume (!core_in_ready_i && !core_out_valid_i && !key_ready_i);
    if (inside_q == 4'd0) assume (!core_out_valid_i);
    if (!core_out_valid_i) assume (core_out_data_i == '0 && !core_out_error_i);
    if (core_out_error_i) assume (core_out_data_i == '0);
    if (started_q && live && out_pending_q) begin
      assume (core_out_valid_i && core_out_data_i == core_out_data_q &&
              core_out_error_i == core_error_q && core_out_tag_i == core_out_tag_q);
    end
  end

`ifndef AES_STREAM
  always_comb begin
    if (started_q && live && live_q) begin
      if (core_pending_q) begin
        request_holds: assert (core_in_valid && core_in_decrypt == core_decrypt_q &&
                               core_in_chain == core_chain_q && core_in_tag == core_tag_q);
        request_data_hold: assert (core_in_data == core_in_data_q);
      end
      if (out_pending_q) begin
        result_holds: assert (out_valid && out_data == out_data_q && out_error == error_q);
      end
      // No block of the message before enters beside or behind the next one.
      if (iv_pending_q && !core_pending_q) message_is_taken: assert (iv_ready && !in_ready);
      // Invariants that the search needs not find.
      awaited_feeds: assert (!u_mode.awaits_q || (u_mode.feed_q == '0 && !core_pending_q));
      fifo_counts: assert (inside_q <= 4'(Depth) && u_mode.u_fifo.single_o == (inside_q == 4'd1) &&
                           u_mode.u_fifo.full_o == (inside_q == 4'(Depth)));
    end
    if (started_q && rst_ni) begin
      no_result_no_data: assert (out_valid || (out_data == '0 && !out_error));
      refused_no_data: assert (!out_error || out_data == '0);
      clear_stops: assert (!key_clear_i || (!in_ready && !iv_ready && !out_valid));
      if (!live_q) begin
        nothing_is_left: assert (u_mode.feed_q == '0 && u_mode.u_fifo.entry_q == '0);
        message_first: assert (!in_ready && !core_in_valid);
      end
    end
  end
`else
  // ---------------------------------------------------------------------------------------------
  // SP 800-38A, message by message. The core is any function of a block: its results are free. Each
  // block of a message that is not refused must enter it as the standard says, and its output must
  // be the core's result with the right mask.

  localparam logic [2:0] ECB = 3'd0, CBC = 3'd1, CFB = 3'd2, OFB = 3'd3, CTR = 3'd4;

  logic         on_q, first_q, ended_q, decrypt_q;  // of the message
  logic [2:0]   mode_q;
  logic [127:0] first_iv_q, counter_q, last_in_q, last_result_q;
  logic         done_q;         // the result of the last block has left the core
  logic [128:0] last_kept_q;    // mask and refusal of the last block
  logic         legal, refused, feedback, key_taken, leaves, iv_taken;
  logic [127:0] last_result, prior, next_in, mask;
  assign iv_taken = live && iv_valid_i && iv_ready;
  assign key_taken = live && key_valid_i && key_ready_i;
  assign legal = mode_q <= CTR && Modes[mode_q];
  assign refused = !legal || ended_q || (key_taken && !first_q);
  assign feedback = legal && (mode_q == OFB || (!decrypt_q && (mode_q == CBC || mode_q == CFB)));
  assign leaves = given && inside_q == 4'd1;
  // With `in_chain_i` the core itself adds the result of the block before.
  assign last_result = core_in_chain ? '0 : leaves ? core_out_data_i : last_result_q;
  always_comb begin
    case (mode_q)
      CBC:     prior = decrypt_q ? last_in_q : last_result;
      CFB:     prior = decrypt_q ? last_in_q : last_in_q ^ last_result;
      default: prior = last_result;
    endcase
    if (first_q) prior = first_iv_q;
    case (mode_q)
      CBC:     next_in = decrypt_q ? in_data_i : in_data_i ^ prior;
      CFB,
      OFB:     next_in = prior;
      CTR:     next_in = counter_q;
      default: next_in = in_data_i;
    endcase
    case (mode_q)
      CBC:     mask = decrypt_q ? prior : '0;
      CFB,
      OFB,
      CTR:     mask = in_data_i;
      default: mask = '0;
    endcase
    if (!legal) mask = '0;
  end

  // One arbitrary block is followed.
  logic         following_q;
  logic [3:0]   ahead_q;
  logic [128:0] followed_q;  // mask and refusal
  logic         mine, nothing;
  assign mine = following_q && ahead_q == 4'd0;
  assign nothing = followed_q[0] || core_out_error_i;

  always_ff @(posedge clk_i) begin
    if (iv_taken) begin
      {on_q, first_q, ended_q} <= 3'b110;
      {mode_q, decrypt_q, first_iv_q, counter_q} <= {iv_mode_i, iv_decrypt_i, iv_i, iv_i};
    end else begin
      if (key_taken && !first_q) ended_q <= 1'b1;
      if (taken) first_q <= 1'b0;
      if (taken) counter_q <= counter_q + 128'd1;
    end
    if (leaves) {done_q, last_result_q} <= {1'b1, core_out_data_i};
    if (taken) begin
      {done_q, last_in_q, last_kept_q} <= {1'b0, in_data_i, mask, refused};
    end
    if (taken && follow_i && !following_q) begin
      {following_q, followed_q} <= {1'b1, mask, refused};
      ahead_q <= inside_q - 4'(given);
    end else if (following_q && given) begin
      following_q <= !mine;
      ahead_q <= ahead_q - 4'd1;
    end
    if (!live) {on_q, following_q} <= 2'b00;
  end

  logic [128:0] last_entry, followed_entry;  // of the FIFO
  always_comb begin
    {last_entry, followed_entry} = '0;
    for (int unsigned n = 0; n < Depth; n++) begin
      if (32'(inside_q) == n + 1) last_entry = u_mode.u_fifo.entry_q[n];
      if (32'(ahead_q) == n) followed_entry = u_mode.u_fifo.entry_q[n];
    end
  end

  logic [127:0] feed;  // the value that `feed_q` must have
  always_comb begin
    feed = '0;
    if (feedback && !Chaining && done_q) feed = mode_q == CFB ? last_in_q ^ last_result_q
                                                             : last_result_q;
    if (mode_q == CTR && legal) feed = counter_q;
    if (legal && ((mode_q == CBC && decrypt_q) || (mode_q == CFB && (decrypt_q || Chaining)))) begin
      feed = last_in_q;
    end
    if (first_q) feed = first_iv_q;
  end

  always_comb begin
    if (started_q && live && taken && !refused) begin
      block_enters_as_specified: assert (core_in_data == next_in);
      direction_is_specified:
        assert (core_in_decrypt == (decrypt_q && (mode_q == ECB || mode_q == CBC)));
      chain_is_specified: assert (core_in_chain == (Chaining && feedback && !first_q));
      result_is_there: assert (!feedback || Chaining || first_q || done_q || leaves);
    end
    if (started_q && live && mine && core_out_valid_i) begin
      result_is_specified: assert (out_data == (nothing ? '0 : core_out_data_i ^ followed_q[128:1]));
      error_is_specified: assert (out_valid && out_error == nothing && out_tag == core_out_tag_i);
    end
    // What makes the properties inductive: the registers of `aes_mode` are those of the model.
    if (started_q && live_q) begin
      message_agrees: assert (u_mode.message_q == on_q);
      if (on_q) begin
        state_agrees: assert (u_mode.first_q == first_q && u_mode.decrypt_q == decrypt_q &&
                              u_mode.refuse_q == (!legal || ended_q) &&
                              u_mode.mode == (legal ? 5'd1 << mode_q : 5'd0));
        awaits_agrees:
          assert (u_mode.awaits_q == (feedback && !Chaining && !first_q && !done_q));
        feed_agrees: assert (u_mode.feed_q == feed);
        counter_agrees: assert (!first_q || counter_q == first_iv_q);
        mask_agrees:
          assert (first_q || !legal || decrypt_q || (mode_q != CBC && mode_q != CFB) ||
                  last_kept_q[128:1] == (mode_q == CFB ? last_in_q : '0));
        last_is_inside: assert (first_q || done_q == (inside_q == 4'd0));
      end
      count_agrees: assert (inside_q <= 4'(Depth) &&
                            u_mode.u_fifo.valid_q == Depth'((32'd1 << inside_q) - 32'd1));
      last_agrees: assert (inside_q == 4'd0 || last_entry == last_kept_q);
      followed_agrees: assert (!following_q || followed_entry == followed_q);
      if (following_q) followed_is_inside: assert (ahead_q < inside_q);
    end
    if (started_q && !live_q) begin
      empty: assert (!u_mode.message_q && u_mode.u_fifo.valid_q == '0 && !on_q && !following_q &&
                     inside_q == 4'd0 && !u_mode.awaits_q);
    end
  end
`endif

endmodule
