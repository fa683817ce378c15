// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of a narrow `aes_core_two_stage`, of its adapter and of the
// handshake proof, which records the ports: adapter and core are in step, and no wait is longer
// than the key or block inside has taken so far.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 2,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  localparam int unsigned MOST = 150;  // more clocks than two key set-ups take
  // States of the adapter, of the core's ports and of its rounds; Idle is 0 in each.
  localparam logic [2:0] IDLE = 3'd0;
  localparam logic [2:0] KEY_OFFER = 3'd1;
  localparam logic [2:0] KEY_IN = 3'd2;
  localparam logic [2:0] SETUP = 3'd3;
  localparam logic [2:0] BLOCK_IN = 3'd4;
  localparam logic [2:0] BLOCK_OUT = 3'd5;
  localparam logic [2:0] BEATS_KEY = 3'd1;
  localparam logic [2:0] BEATS_BLOCK = 3'd2;
  localparam logic [2:0] BEATS_BUSY = 3'd3;
  localparam logic [2:0] BEATS_OUT = 3'd4;
  localparam logic [2:0] SHIFT = 3'd1;
  localparam logic [2:0] COLUMNS = 3'd2;
  localparam logic [2:0] ADD = 3'd3;
  localparam logic [2:0] WALK = 3'd4;
  localparam logic [31:0] LAST_BEAT = 32'd3;
  localparam logic [31:0] CLOCKS = 32'd70;  // clocks of a block without its beats

  logic [2:0]  adapter, ports, rounds;
  logic        whole;  // this is the clock after the last beat of a block
  logic [31:0] to_come, beat;
  assign adapter = aes_handshake.u_core.u_adapter.state_q;
  assign to_come = 32'(aes_handshake.u_core.u_adapter.left_q);
  assign ports = aes_handshake.u_core.u_core.gen_narrow.gen_beats.u_beats.state_q;
  assign beat = 32'(aes_handshake.u_core.u_core.gen_narrow.gen_beats.u_beats.beat_q);
  assign whole = aes_handshake.u_core.u_core.gen_two_stage.u_engine.gen_beats.whole_q;
  assign rounds = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.state_q;

  // Position of a block in its rounds. `of_round`: clocks of the current round so far. `done`:
  // clocks of the first AddRoundKey, the finished rounds and the current round.
  logic        inverse, plain, in_columns, in_rounds, walks, counted_rounds;
  logic [31:0] round, column, last_column, of_round, done;
  assign inverse = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.inverse_q;
  assign round = 32'(aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.round_q);
  assign column = 32'(aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.column_q);
  assign in_columns = rounds == COLUMNS;
  assign in_rounds = rounds == SHIFT || in_columns || rounds == ADD;
  assign walks = rounds == WALK;
  assign plain = inverse ? round == 32'd1 : round == 32'd10;
  assign last_column = plain ? 32'd3 : 32'd4;
  assign of_round = rounds == ADD ? last_column + 32'd2
                  : rounds == SHIFT ? (inverse ? last_column + 32'd1 : 32'd0)
                  : column + (inverse ? 32'd0 : 32'd1);
  assign done = 32'd1 + 32'd7 * (round - 32'd1) - 32'(inverse && round != 32'd1) + of_round;
  assign counted_rounds = (rounds == 3'd0 ||
                           ((walks || in_rounds) && round != 32'd0 && round <= 32'd10)) &&
                          (in_columns ? column <= last_column : column == 32'd0);

  logic alive, keyed, legal, result, prepared, idle, busy;
  assign alive = aes_handshake.u_core.u_adapter.u_frontend.alive_q;
  assign keyed = aes_handshake.u_core.u_adapter.core_keyed_q;
  assign legal = aes_handshake.u_core.u_adapter.key_len_q == 2'd0;
  assign result = aes_handshake.u_core.u_adapter.u_result.out_valid_q;
  assign prepared = adapter == SETUP && rounds == 3'd0;
  assign idle = adapter == IDLE || prepared;
  assign busy = adapter == BLOCK_IN || adapter == BLOCK_OUT;

  // `in_step`: the states of adapter and core match. `elapsed`: clocks of the key or block so far,
  // counted from the clock after its transfer.
  logic        in_step;
  logic [31:0] elapsed;
  always_comb begin
    in_step = 1'b0;
    elapsed = 32'd0;
    unique case (adapter)
      IDLE: in_step = ports == 3'd0 && rounds == 3'd0 && beat == 0;
      KEY_OFFER: begin
        in_step = ports == 3'd0 && rounds == 3'd0 && beat == 0 &&
                  to_come == (legal ? LAST_BEAT : 32'd0);
      end
      KEY_IN: begin
        in_step = rounds == 3'd0 && beat == (legal ? LAST_BEAT - to_come : to_come) &&
                  ports == (beat == 0 ? 3'd0 : BEATS_KEY) && to_come <= (legal ? LAST_BEAT : 32'd0);
        elapsed = 32'd1 + beat;
      end
      SETUP: begin
        in_step = ports == 3'd0 && beat == 0 && legal && (rounds == 3'd0 || walks);
        elapsed = LAST_BEAT + 32'd2 + round - 32'd1;
      end
      BLOCK_IN: begin
        in_step = rounds == 3'd0 && beat + to_come == LAST_BEAT &&
                  ports == (beat == 0 ? 3'd0 : BEATS_BLOCK);
        elapsed = beat;
      end
      BLOCK_OUT: begin
        in_step = beat + to_come == LAST_BEAT &&
                  (in_rounds || whole ? ports == BEATS_BUSY && beat == 0
                                      : ports == BEATS_OUT && rounds == 3'd0);
        elapsed = 32'd4 + (whole ? 32'd0 : in_rounds ? done : CLOCKS + beat);
      end
      default: in_step = 1'b0;
    endcase
    in_step = in_step && counted_rounds &&
              (!whole || (adapter == BLOCK_OUT && rounds == 3'd0));
  end

  logic held, waking;
  assign held =
    aes_handshake.u_core.u_adapter.u_frontend.key_held_q ==
      aes_handshake.key_held_q &&
    aes_handshake.u_core.u_adapter.u_frontend.key_waits_q ==
      aes_handshake.key_pending_q &&
    aes_handshake.u_core.u_core.u_frontend.key_held_q == keyed &&
    aes_handshake.u_core.u_core.u_frontend.key_waits_q ==
      (adapter == KEY_IN && beat == 0 && keyed) &&
    (adapter == KEY_OFFER || adapter == KEY_IN ? aes_handshake.key_held_q == legal
                                               : aes_handshake.key_held_q == keyed) &&
    (!(busy || adapter == SETUP) || keyed) &&
    (adapter != KEY_IN || beat == 0 || keyed);
  assign waking =
    aes_handshake.u_core.u_core.u_frontend.alive_q == alive &&
    (alive || (adapter == IDLE && !keyed && !aes_handshake.key_pending_q && !result));

  logic counted, punctual, ready, key;
  assign counted = 32'(aes_handshake.inside_q) == 32'(busy) + 32'(result);
  assign punctual = 32'(aes_handshake.result_wait_q) <=
                    (result ? MOST : busy ? elapsed : 32'd0);
  assign ready = 32'(aes_handshake.ready_wait_q) <= (idle ? MOST : elapsed);
  assign key = 32'(aes_handshake.key_wait_q) <=
                 (idle ? MOST + 1 : elapsed + 32'd1) &&
               (aes_handshake.key_pending_q || aes_handshake.key_wait_q == '0);

  // The followed block is the result or, behind it, the block inside, whose request is in the
  // adapter until the first beat and then in the core.
  logic               followed, refused;
  logic [TagBits-1:0] tag;
  always_comb begin
    refused = aes_handshake.u_core.u_core.u_frontend.refused_q;
    tag = aes_handshake.u_core.u_core.u_frontend.tag_q;
    if (adapter == BLOCK_IN && beat == 0) begin
      refused = aes_handshake.u_core.u_adapter.chain_q ||
                (aes_handshake.u_core.u_adapter.decrypt_q
                   ? !aes_handshake.Decrypts : !aes_handshake.Encrypts);
      tag = aes_handshake.u_core.u_adapter.tag_q;
    end
    followed = !aes_handshake.following_q;
    if (aes_handshake.following_q && result && aes_handshake.ahead_q == '0) begin
      followed = {aes_handshake.u_core.u_adapter.u_result.out_error_q,
                  aes_handshake.u_core.u_adapter.u_result.out_tag_q} ==
                 {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q};
    end else if (aes_handshake.following_q && busy) begin
      followed = 32'(aes_handshake.ahead_q) == 32'(result) &&
                 {refused, tag} ==
                 {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q};
    end
  end

  logic unused;
  assign unused = Capacity == TagBits;
  assign holds_o = in_step && held && waking && counted && punctual && ready && key && followed;

endmodule
