// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_mode` between any stream and any core, as properties: the top module of `prove --mode`.
//
// The core is any function of a block: its results are free. Each block of a message must enter it
// as SP 800-38A says, and each result must leave with the right mask. Keys, clears, resets and
// stalls are free. `aes_mode_fifo` is cut out and has a proof of its own, `aes_mode_fifo_ports`.
// With AES_EVENTS: events that must be reachable, each asserted never to happen.

module aes_mode_ports #(
  parameter logic [4:0]          Modes       = 5'b11111,
  parameter aes_pkg::direction_e Directions  = aes_pkg::DirBoth,
  parameter bit                  Chaining    = 1'b0,
  parameter int unsigned         Depth       = 2,
  parameter int unsigned         TagBits     = 1,
  parameter int unsigned         CounterBits = 128
) (
  input logic               clk_i,
  input logic               rst_ni,
  input logic               key_valid_i,
  input logic               key_ready_i,
  input logic               key_clear_i,
  input logic               iv_valid_i,
  input logic [2:0]         iv_mode_i,
  input logic               iv_decrypt_i,
  input logic [127:0]       iv_i,
  input logic               in_valid_i,
  input logic [127:0]       in_data_i,
  input logic [TagBits-1:0] in_tag_i,
  input logic               out_ready_i,
  input logic               core_in_ready_i,
  input logic               core_out_valid_i,
  input logic [127:0]       core_out_data_i,
  input logic [TagBits-1:0] core_out_tag_i,
  input logic               core_out_error_i,
  /// Free input; 1 picks the block that enters in this clock as the followed block.
  input logic               follow_i,
  /// Free input; 1: the core refuses the block that enters in this clock for want of a key.
  input logic               keyless_i
);

  localparam logic [2:0] ECB = 3'd0, CBC = 3'd1, CFB = 3'd2, OFB = 3'd3, CTR = 3'd4;
  localparam bit SEVERAL = (Modes & (Modes - 5'd1)) != 5'd0;
  localparam logic [2:0] ONLY = Modes[0] ? ECB : Modes[1] ? CBC : Modes[2] ? CFB :
                                Modes[3] ? OFB : CTR;
  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam int unsigned ENTRY_BITS =
    Modes[4:2] != 3'd0 || (Modes[CBC] && DECRYPTS) ? 129 : 1;

  logic               iv_ready, in_ready, out_valid, out_error;
  logic [127:0]       out_data, core_in_data;
  logic [TagBits-1:0] out_tag, core_in_tag;
  logic               core_in_valid, core_in_decrypt, core_in_chain, core_out_ready;
  logic [1:0]         core_block_len;

  aes_mode #(
    .Modes(Modes), .Directions(Directions), .Chaining(Chaining), .Depth(Depth), .TagBits(TagBits),
    .CounterBits(CounterBits)
  ) u_mode (
    .iv_ready_o(iv_ready), .in_ready_o(in_ready),
    .out_valid_o(out_valid), .out_data_o(out_data), .out_tag_o(out_tag), .out_error_o(out_error),
    .core_in_valid_o(core_in_valid), .core_in_decrypt_o(core_in_decrypt),
    .core_in_chain_o(core_in_chain), .core_block_len_o(core_block_len),
    .core_in_data_o(core_in_data), .core_in_tag_o(core_in_tag), .core_out_ready_o(core_out_ready),
    .*
  );

  logic live, taken, given, iv_taken, key_taken;
  assign live = rst_ni && !key_clear_i;
  assign taken = live && core_in_valid && core_in_ready_i;
  assign given = live && core_out_valid_i && core_out_ready;
  assign iv_taken = live && iv_valid_i && iv_ready;
  assign key_taken = live && key_valid_i && key_ready_i;

  // The clock before.
  logic               started_q = 1'b0;
  logic               live_q, in_pending_q, iv_pending_q, core_in_pending_q, core_out_pending_q;
  logic [127:0]       in_data_q, iv_q, core_in_data_q, core_data_q, out_data_q;
  logic [2:0]         iv_mode_q;
  logic               iv_decrypt_q, core_decrypt_q, core_chain_q, core_error_q, error_q;
  logic [TagBits-1:0] in_tag_q, core_in_tag_q, core_tag_q;
  logic [Depth-1:0]   inside_q;  // bit n: more than n blocks are in the core
  logic [Depth-1:0]   fuller, emptier;
  assign fuller = Depth'({inside_q, 1'b1});
  assign emptier = inside_q >> 1;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    in_pending_q <= live && in_valid_i && !in_ready;
    iv_pending_q <= live && iv_valid_i && !iv_ready;
    core_in_pending_q <= live && core_in_valid && !core_in_ready_i;
    core_out_pending_q <= live && core_out_valid_i && !core_out_ready;
    {in_data_q, in_tag_q} <= {in_data_i, in_tag_i};
    {iv_q, iv_mode_q, iv_decrypt_q} <= {iv_i, iv_mode_i, iv_decrypt_i};
    {core_in_data_q, core_decrypt_q, core_chain_q, core_in_tag_q} <=
      {core_in_data, core_in_decrypt, core_in_chain, core_in_tag};
    {core_data_q, core_error_q, core_tag_q} <= {core_out_data_i, core_out_error_i, core_out_tag_i};
    {out_data_q, error_q} <= {out_data, out_error};
    if (taken != given) inside_q <= taken ? fuller : emptier;
    if (!live) inside_q <= '0;
  end

  // ---------------------------------------------------------------------------------------------
  // The model: messages as SP 800-38A has them, and one arbitrary block that is followed.

  logic         on_q, first_q, ended_q, decrypt_q;  // of the message
  logic [2:0]   mode_q;
  logic [127:0] first_iv_q, counter_q, last_in_q, last_result_q;
  logic         done_q;       // the result of the last block has left the core
  logic [128:0] last_kept_q;  // mask and refusal of the last block
  logic         legal, refused, feedback, leaves;
  logic [127:0] last_result, prior, next_in, mask;
  assign legal = mode_q <= CTR && Modes[mode_q];
  assign refused = !legal || ended_q || (key_taken && !first_q);
  assign feedback = legal && (mode_q == OFB || (!decrypt_q && (mode_q == CBC || mode_q == CFB)));
  assign leaves = given && inside_q == Depth'(1);
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
    // Without masks every block that would need one is refused by the core.
    if (!legal || ENTRY_BITS == 1) mask = '0;
  end

  // The solver chooses the followed block freely, so its properties hold for every block.
  logic [Depth-1:0] followed_q;  // bit n: n blocks leave the core before the followed one
  logic [128:0]     kept_q;      // its mask and refusal
  logic             followed_refused_q;  // by the core
  logic             follow, mine, nothing, core_refuses;
  assign follow = taken && follow_i && followed_q == '0;
  assign mine = live && followed_q[0] && core_out_valid_i;
  assign nothing = kept_q[0] || core_out_error_i;
  assign core_refuses = (core_in_chain && !(Chaining && !core_in_decrypt)) ||
                        (core_in_decrypt ? !DECRYPTS : !ENCRYPTS) || keyless_i;

  always_ff @(posedge clk_i) begin
    if (iv_taken) begin
      {on_q, first_q, ended_q} <= 3'b110;
      {mode_q, decrypt_q, first_iv_q, counter_q} <=
        {SEVERAL ? iv_mode_i : ONLY, iv_decrypt_i, iv_i, iv_i};
    end else begin
      if (key_taken && !first_q) ended_q <= 1'b1;
      if (taken) first_q <= 1'b0;
      if (taken) counter_q[CounterBits-1:0] <= counter_q[CounterBits-1:0] + CounterBits'(1);
    end
    if (leaves) {done_q, last_result_q} <= {1'b1, core_out_data_i};
    if (taken) begin
      {done_q, last_in_q, last_kept_q} <= {1'b0, in_data_i, mask, refused};
    end
    if (follow) begin
      {kept_q, followed_refused_q} <= {mask, refused, core_refuses};
      followed_q <= given ? inside_q & ~emptier : fuller & ~inside_q;
    end else if (given) begin
      followed_q <= followed_q >> 1;
    end
    if (!live) {on_q, followed_q} <= '0;
  end

  // ---------------------------------------------------------------------------------------------
  // Assumed of the surroundings.

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    if (started_q && live && in_pending_q) begin
      block_stays: assume (in_valid_i && in_data_i == in_data_q && in_tag_i == in_tag_q);
    end
    if (started_q && live && iv_pending_q) begin
      message_stays: assume (iv_valid_i && iv_i == iv_q && iv_mode_i == iv_mode_q &&
                             iv_decrypt_i == iv_decrypt_q);
    end
  end

  // Assumed of the core: properties of `aes_handshake`, by their names there.
  always_comb begin
    if (started_q) begin
      if (live && core_out_pending_q) begin
        valid_holds: assume (core_out_valid_i);
        data_holds: assume (core_out_data_i == core_data_q);
        tag_holds: assume (core_out_tag_i == core_tag_q);
        error_holds: assume (core_out_error_i == core_error_q);
      end
      if (live) begin
        nothing_repeated: assume (!core_out_valid_i || inside_q != '0);
      end
      if (mine) begin
        order_kept_error: assume (core_out_error_i == followed_refused_q);
      end
      if (key_clear_i) begin
        clear_takes_nothing: assume (!(core_in_valid && core_in_ready_i) &&
                                     !(key_valid_i && key_ready_i));
        clear_gives_nothing: assume (!(core_out_valid_i && core_out_ready));
      end
      zero_between_results: assume (core_out_valid_i || core_out_data_i == '0);
      zero_with_error: assume (!(core_out_valid_i && core_out_error_i) || core_out_data_i == '0);
    end
  end

  // Assumed of the FIFO: properties of `aes_mode_fifo_ports`, by their names there.
  always_comb begin
    if (started_q && live_q) begin
      oldest_agrees: assume ((!followed_q[0] || u_mode.oldest == ENTRY_BITS'(kept_q)) &&
                             (inside_q != Depth'(1) || u_mode.oldest == ENTRY_BITS'(last_kept_q)));
      single_agrees: assume (u_mode.single == (inside_q == Depth'(1)));
      full_agrees: assume (u_mode.full == inside_q[Depth-1]);
    end
  end

`ifndef AES_EVENTS
  // ---------------------------------------------------------------------------------------------
  // Properties of the ports.

  logic message_waits, admitted;
  assign message_waits = iv_pending_q && !core_in_pending_q;
  assign admitted = on_q && !message_waits && (!inside_q[Depth-1] || given) &&
                    (!feedback || Chaining || first_q || done_q || leaves);

  always_comb begin
    if (started_q && live && live_q) begin
      if (core_in_pending_q) begin
        request_holds: assert (core_in_valid && core_in_decrypt == core_decrypt_q &&
                               core_in_chain == core_chain_q && core_in_tag == core_in_tag_q);
        request_data_hold: assert (core_in_data == core_in_data_q);
      end
      if (core_out_pending_q && mine) begin
        result_holds: assert (out_valid && out_data == out_data_q && out_error == error_q);
      end
      // No block of the message before enters beside or behind the next one.
      if (message_waits) message_is_taken: assert (iv_ready && !in_ready);
      block_passes: assert (core_in_valid == (in_valid_i && admitted) &&
                            in_ready == (core_in_ready_i && admitted) &&
                            core_in_tag == in_tag_i && core_block_len == 2'd0);
      results_pass: assert (core_out_ready == out_ready_i);
    end
    if (started_q && live) begin
      push_has_room: assert (!u_mode.take || !inside_q[Depth-1] || u_mode.give);
      pop_has_entry: assert (!u_mode.give || inside_q[0]);
      fifo_is_told: assert (u_mode.take == taken && u_mode.give == given &&
                            (!taken || u_mode.kept[ENTRY_BITS-1:0] == ENTRY_BITS'({mask, refused})));
    end
    if (started_q && rst_ni) begin
      no_result_no_data: assert (out_valid || (out_data == '0 && !out_error));
      refused_no_data: assert (!out_error || out_data == '0);
      clear_stops: assert (!key_clear_i || (!(in_valid_i && in_ready) && !iv_ready &&
                                            !(out_valid && out_ready_i)));
      if (!live_q) begin
        nothing_is_left: assert (u_mode.feed_q == '0);
        message_first: assert (!in_ready && !core_in_valid);
      end
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Properties of SP 800-38A.

  always_comb begin
    if (started_q && live && taken && !refused) begin
      block_enters_as_specified: assert (core_in_data == next_in);
      direction_is_specified:
        assert (core_in_decrypt == (decrypt_q && (mode_q == ECB || mode_q == CBC)));
      chain_is_specified: assert (core_in_chain == (Chaining && feedback && !first_q));
      result_is_there: assert (!feedback || Chaining || first_q || done_q || leaves);
    end
    if (started_q && mine) begin
      result_is_specified: assert (out_data == (nothing ? '0 : core_out_data_i ^ kept_q[128:1]));
      error_is_specified: assert (out_valid && out_tag == core_out_tag_i &&
                                  out_error == (kept_q[0] || followed_refused_q));
    end
  end

  // What makes the properties inductive: the registers of `aes_mode` are those of the model.
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
        last_is_inside: assert (first_q || done_q == (inside_q == '0));
      end
      masks_agree: assert (ENTRY_BITS != 1 || followed_q == '0 || kept_q[128:1] == '0);
      blocks_agree: assert ((emptier & ~inside_q) == '0 && (followed_q & ~inside_q) == '0);
    end
    if (started_q && !live_q) begin
      empty: assert (!u_mode.message_q && !on_q && followed_q == '0 && inside_q == '0 &&
                     !u_mode.awaits_q);
    end
  end
`else
  // ---------------------------------------------------------------------------------------------
  // Events: a block that is not the first of its message leaves in each mode and direction, and
  // the sequences that the properties are about.

  logic [2:0] followed_mode_q;
  logic       followed_decrypt_q, followed_first_q, followed_ended_q, was_cut_q, served;
  always_ff @(posedge clk_i) begin
    if (follow) begin
      {followed_mode_q, followed_decrypt_q, followed_first_q} <= {mode_q, decrypt_q, first_q};
      followed_ended_q <= legal && refused;
    end
    was_cut_q <= rst_ni && (was_cut_q || (key_clear_i && inside_q != '0));
  end
  assign served = mine && given && !out_error && !followed_first_q;

  logic [4:0] encrypted, decrypted;  // the mode of a block that leaves, one-hot
  assign encrypted = 5'(served && !followed_decrypt_q) << followed_mode_q;
  assign decrypted = 5'(served && followed_decrypt_q) << followed_mode_q;

  always_comb begin
    if (started_q) begin
      // CFB, OFB and CTR encipher in both directions.
      if (Modes[ECB] && ENCRYPTS) reach_ecb_encrypt: assert (!encrypted[ECB]);
      if (Modes[ECB] && DECRYPTS) reach_ecb_decrypt: assert (!decrypted[ECB]);
      if (Modes[CBC] && ENCRYPTS) reach_cbc_encrypt: assert (!encrypted[CBC]);
      if (Modes[CBC] && DECRYPTS) reach_cbc_decrypt: assert (!decrypted[CBC]);
      if (Modes[CFB] && ENCRYPTS) reach_cfb_encrypt: assert (!encrypted[CFB]);
      if (Modes[CFB] && ENCRYPTS) reach_cfb_decrypt: assert (!decrypted[CFB]);
      if (Modes[OFB] && ENCRYPTS) reach_ofb_encrypt: assert (!encrypted[OFB]);
      if (Modes[OFB] && ENCRYPTS) reach_ofb_decrypt: assert (!decrypted[OFB]);
      if (Modes[CTR] && ENCRYPTS) reach_ctr_encrypt: assert (!encrypted[CTR]);
      if (Modes[CTR] && ENCRYPTS) reach_ctr_decrypt: assert (!decrypted[CTR]);
      reach_key_inside: assert (!(mine && given && followed_ended_q));
      reach_full: assert (!(live && inside_q[Depth-1]));
      reach_message_behind: assert (!(iv_taken && inside_q != '0));
      reach_after_clear: assert (!(served && was_cut_q));
    end
  end
`endif

endmodule
