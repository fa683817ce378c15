// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The handshake of a core behind the common ports, as properties: the proof's top module.
//
// All inputs of the core are free: any block, key, clear and reset in any clock after a reset. The
// master is only assumed to hold a request until it is taken, with its length, direction, chain and
// tag; the data may change. A transfer is a clock with valid and ready, without reset and clear.

module aes_handshake #(
  parameter int unsigned BlockBits    = 128,
  parameter int unsigned TagBits      = 1,
  /// Masks of the length codes 0..2 that are served.
  parameter logic [2:0]  KeyLengths   = 3'b111,
  parameter logic [2:0]  BlockLengths = 3'b001,
  parameter bit          Encrypts     = 1'b1,
  parameter bit          Decrypts     = 1'b1,
  /// Blocks to encrypt may be chained.
  parameter bit          Chaining     = 1'b0,
  /// The core takes blocks without a key too, and refuses them.
  parameter bit          KeyPerBlock  = 1'b0,
  /// Maximum number of blocks in the core, including a result at its output.
  parameter int unsigned Capacity     = 2,
  /// Numbers of clocks, each the maximum over all lengths.
  parameter int unsigned Latency      = 15,
  parameter int unsigned KeySetup     = 15,
  parameter int unsigned LengthChange = 0,
  parameter int unsigned ClearCycles  = 1,
  parameter int unsigned ResetCycles  = 1
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic                 key_valid_i,
  input logic [1:0]           key_len_i,
  input logic [255:0]         key_i,
  input logic                 key_clear_i,
  input logic                 in_valid_i,
  input logic                 in_decrypt_i,
  input logic                 in_chain_i,
  input logic [1:0]           block_len_i,
  input logic [BlockBits-1:0] in_data_i,
  input logic [TagBits-1:0]   in_tag_i,
  input logic                 out_ready_i,
  /// Free input; 1 picks the block that enters in this clock as the followed block.
  input logic                 follow_i
);

  localparam int unsigned READY_WITHIN =
    Latency + (KeySetup > LengthChange ? KeySetup : LengthChange);
  localparam int unsigned MOST_WAKING = ResetCycles > ClearCycles ? ResetCycles : ClearCycles;
  localparam bit SEVERAL_LENGTHS = (BlockLengths & (BlockLengths - 3'd1)) != 3'd0;
  localparam int unsigned COUNT_BITS = $clog2(Capacity + 2);

  logic                 key_ready_o, key_error_o, in_ready_o, out_valid_o, out_error_o;
  logic [BlockBits-1:0] out_data_o;
  logic [TagBits-1:0]   out_tag_o;

  // Connected by name: a core may have more outputs, which no property uses.
  `AES_TOP u_core (
    .clk_i, .rst_ni,
    .key_valid_i, .key_ready_o, .key_len_i, .key_i, .key_clear_i, .key_error_o,
    .in_valid_i, .in_ready_o, .in_decrypt_i, .in_chain_i, .block_len_i, .in_data_i, .in_tag_i,
    .out_valid_o, .out_ready_i, .out_data_o, .out_tag_o, .out_error_o
  );

  // ---------------------------------------------------------------------------------------------
  // Assumed: the first clock is a reset, and a request holds until it is taken.

  logic started_q = 1'b0;
  logic in_reset_q;
  logic live, key_taken, block_taken, result_taken;
  assign live = rst_ni && !key_clear_i;
  assign key_taken = live && key_valid_i && key_ready_o;
  assign block_taken = live && in_valid_i && in_ready_o;
  assign result_taken = live && out_valid_o && out_ready_i;

  logic                 key_pending_q, in_pending_q, out_pending_q;
  logic [1:0]           key_len_q, block_len_q;
  logic                 decrypt_q, chain_q, error_q;
  logic [TagBits-1:0]   in_tag_q, tag_q;
  logic [BlockBits-1:0] data_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    in_reset_q <= !rst_ni;
    key_pending_q <= live && key_valid_i && !key_ready_o;
    in_pending_q <= live && in_valid_i && !in_ready_o;
    out_pending_q <= live && out_valid_o && !out_ready_i;
    key_len_q <= key_len_i;
    {decrypt_q, chain_q, block_len_q, in_tag_q} <=
      {in_decrypt_i, in_chain_i, block_len_i, in_tag_i};
    {data_q, tag_q, error_q} <= {out_data_o, out_tag_o, out_error_o};
  end

  always_comb begin
    if (!started_q) assume (!rst_ni);
    if (started_q && live && key_pending_q) assume (key_valid_i && key_len_i == key_len_q);
    if (started_q && live && in_pending_q) begin
      assume (in_valid_i && in_tag_i == in_tag_q);
      assume (in_decrypt_i == decrypt_q && in_chain_i == chain_q && block_len_i == block_len_q);
    end
  end

  // ---------------------------------------------------------------------------------------------
  // State derived from the transfers at the ports.

  logic key_held_q, key_refused_q;
  logic key_seen_q;  // a key was taken since reset or clear
  logic key_legal, length_legal, key_there, refused;
  assign key_legal = key_len_i != 2'd3 && KeyLengths[key_len_i];
  assign length_legal = !SEVERAL_LENGTHS || (block_len_i != 2'd3 && BlockLengths[block_len_i]);
  assign key_there = !KeyPerBlock || (key_taken ? key_legal : key_held_q);
  assign refused = (in_chain_i && !(Chaining && !in_decrypt_i)) ||
                   (in_decrypt_i ? !Decrypts : !Encrypts) || !length_legal || !key_there;

  logic [COUNT_BITS-1:0] inside_q;  // blocks whose results are not taken yet
  always_ff @(posedge clk_i) begin
    if (key_taken) {key_held_q, key_refused_q, key_seen_q} <= {key_legal, !key_legal, 1'b1};
    inside_q <= inside_q + COUNT_BITS'(block_taken) - COUNT_BITS'(result_taken);
    if (!live) {key_held_q, key_refused_q, key_seen_q} <= 3'b000;
    if (!live) inside_q <= '0;
  end

  // The solver chooses the followed block freely, so its properties hold for every block.
  logic                  following_q, followed_refused_q;
  logic [TagBits-1:0]    followed_tag_q;
  logic [COUNT_BITS-1:0] ahead_q;  // blocks that must leave before the followed block
  logic                  follow, mine;
  assign follow = block_taken && follow_i && !following_q;
  assign mine = live && following_q && ahead_q == '0 && out_valid_o;
  always_ff @(posedge clk_i) begin
    if (follow) begin
      following_q <= 1'b1;
      followed_tag_q <= in_tag_i;
      followed_refused_q <= refused;
      ahead_q <= inside_q - COUNT_BITS'(result_taken);
    end else if (following_q && result_taken) begin
      if (ahead_q == '0) following_q <= 1'b0;
      ahead_q <= ahead_q - COUNT_BITS'(1);
    end
    if (!live) following_q <= 1'b0;
  end

  // Counters of consecutive clocks of waiting, each saturating at its bound.
  logic result_late, ready_late, key_late, waking;
  logic [$clog2(Latency+1)-1:0]      result_wait_q, key_wait_q;
  logic [$clog2(READY_WITHIN+1)-1:0] ready_wait_q;
  logic [$clog2(MOST_WAKING+1)-1:0]  clear_wait_q;
  logic awake_q;  // key_ready_o was high since the last reset
  assign result_late = live && inside_q != '0 && !out_valid_o;
  assign ready_late = live && key_held_q && !key_valid_i && out_ready_i &&
                      in_valid_i && !in_ready_o;
  assign waking = clear_wait_q < (awake_q ? ClearCycles : ResetCycles);
  assign key_late = live && !waking && key_valid_i && out_ready_i && !key_ready_o;
  always_ff @(posedge clk_i) begin
    result_wait_q <= !result_late ? '0 : result_wait_q + (result_wait_q != Latency);
    ready_wait_q <= !ready_late ? '0 : ready_wait_q + (ready_wait_q != READY_WITHIN);
    key_wait_q <= !key_late ? '0 : key_wait_q + (key_wait_q != Latency);
    clear_wait_q <= !live ? '0 : clear_wait_q + (clear_wait_q != MOST_WAKING);
    awake_q <= rst_ni && (awake_q || (live && key_ready_o));
  end

  // ---------------------------------------------------------------------------------------------
  // Properties to prove.

`ifndef AES_ONLY_INVARIANTS
  always_comb begin
    if (started_q) begin
      // A result stays unchanged until it is taken.
      if (live && out_pending_q) begin
        valid_holds: assert (out_valid_o);
        data_holds: assert (out_data_o == data_q);
        tag_holds: assert (out_tag_o == tag_q);
        error_holds: assert (out_error_o == error_q);
      end

      // Each block comes out once, in order.
      if (live) begin
        nothing_repeated: assert (!out_valid_o || inside_q != '0);
        capacity_kept: assert (inside_q <= COUNT_BITS'(Capacity));
      end
      if (mine) begin
        order_kept_tag: assert (out_tag_o == followed_tag_q);
        order_kept_error: assert (out_error_o == followed_refused_q);
      end

      // No deadlock. `out_valid_o` must not wait for `out_ready_i`, so its bound includes stalls.
      result_in_time: assert (!result_late || result_wait_q < Latency - 1);
      block_ready_in_time: assert (!ready_late || ready_wait_q < READY_WITHIN);
      key_ready_in_time: assert (!key_late || key_wait_q < Latency);
      if (live && !key_seen_q && !waking) begin
        key_ready_after_clear: assert (key_ready_o);
      end

      // Without a key, and during a clear.
      if (live) begin
        no_block_without_key: assert (!in_ready_o || key_held_q || KeyPerBlock);
        key_error_when_refused: assert (key_error_o == key_refused_q);
      end
      if (key_clear_i) begin
        clear_takes_nothing: assert (!(in_valid_i && in_ready_o) && !(key_valid_i && key_ready_o));
        clear_gives_nothing: assert (!(out_valid_o && out_ready_i));
      end

      // From the second clock of a reset on nothing can be transferred.
      if (!rst_ni && in_reset_q) begin
        reset_is_silent: assert (!key_ready_o && !in_ready_o && !out_valid_o);
      end

      // The data output shows only results.
      zero_between_results: assert (out_valid_o || out_data_o == '0);
      zero_with_error: assert (!(out_valid_o && out_error_o) || out_data_o == '0);
    end
  end

`endif

`ifndef AES_NO_EVENTS
  // ---------------------------------------------------------------------------------------------
  // Events that must be reachable, so that no property is vacuous. Each is asserted never to
  // happen; the counterexample is a trace that reaches the event.

  logic was_full_q, was_cut_q, rekey_waits_q, rekeyed_q;
  logic followed_behind_q, followed_decrypt_q, followed_rekeyed_q;
  logic followed_legal_q, followed_changed_q;
  logic [1:0] followed_len_q;
  logic taken_before_q;        // a block was taken since reset or clear
  logic [1:0] taken_len_q;     // length of the block taken last
  logic decrypted_before_q;    // a decryption was taken since the last key
  logic [1:0] decrypted_len_q;
  always_ff @(posedge clk_i) begin
    was_full_q <= live && inside_q == COUNT_BITS'(Capacity) && !block_taken && !result_taken;
    if (key_clear_i && inside_q != '0) was_cut_q <= 1'b1;
    if (key_held_q && key_valid_i && inside_q != '0) rekey_waits_q <= 1'b1;
    if (key_taken && rekey_waits_q) rekeyed_q <= 1'b1;
    if (follow) begin
      followed_behind_q <= inside_q != '0;
      followed_decrypt_q <= in_decrypt_i;
      followed_rekeyed_q <= rekeyed_q;
      followed_len_q <= block_len_i;
      followed_legal_q <= length_legal;
      followed_changed_q <= in_decrypt_i ? decrypted_before_q && decrypted_len_q != block_len_i :
                                           taken_before_q && taken_len_q != block_len_i;
    end
    if (block_taken) {taken_before_q, taken_len_q} <= {1'b1, block_len_i};
    if (key_taken) decrypted_before_q <= 1'b0;
    if (block_taken && in_decrypt_i) {decrypted_before_q, decrypted_len_q} <= {1'b1, block_len_i};
    if (!live) {taken_before_q, decrypted_before_q} <= 2'b00;
    if (!live) {rekey_waits_q, rekeyed_q} <= 2'b00;
    if (!rst_ni) was_cut_q <= 1'b0;
  end

  logic out, served;
  assign out = mine && result_taken;
  assign served = out && !out_error_o;

  always_comb begin
    if (started_q) begin
      reach_full: assert (!(live && inside_q == COUNT_BITS'(Capacity)));
      reach_stall_with_block_waiting:
        assert (!(was_full_q && out_pending_q && in_pending_q && result_taken));
      if (Capacity > 1) begin
        reach_block_behind_another: assert (!(block_taken && inside_q != '0));
        reach_result_behind_another: assert (!(out && followed_behind_q));
      end
      if (Encrypts) begin
        reach_encryption: assert (!(served && !followed_decrypt_q));
      end
      if (Decrypts) begin
        reach_decryption: assert (!(served && followed_decrypt_q));
      end
      reach_refused_block: assert (!(out && out_error_o));
      if (SEVERAL_LENGTHS) begin
        if (BlockLengths[0]) begin
          reach_length_128: assert (!(served && followed_len_q == 2'd0));
        end
        if (BlockLengths[1]) begin
          reach_length_192: assert (!(served && followed_len_q == 2'd1));
        end
        if (BlockLengths[2]) begin
          reach_length_256: assert (!(served && followed_len_q == 2'd2));
        end
        reach_refused_length: assert (!(out && out_error_o && !followed_legal_q));
        if (Encrypts) begin
          reach_length_change_encrypting:
            assert (!(served && followed_changed_q && !followed_decrypt_q));
        end
        if (Decrypts) begin
          reach_length_change_decrypting:
            assert (!(served && followed_changed_q && followed_decrypt_q));
        end
      end
      reach_refused_key: assert (!key_error_o);
      reach_key_change_while_busy: assert (!(served && followed_rekeyed_q));
      reach_clear_while_busy: assert (!(rst_ni && key_clear_i && inside_q != '0));
      reach_result_after_clear: assert (!(served && was_cut_q));
      reach_reset_while_busy: assert (!(!rst_ni && inside_q != '0));
    end
  end
`endif

endmodule
