// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_serial`, of its adapter and of the handshake
// proof, which records the ports: adapter and core are in step, and no wait is longer than the key
// or block inside has taken so far.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 2,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  // States of the adapter and of the core.
  localparam logic [2:0] IDLE = 3'd0;
  localparam logic [2:0] KEY_OFFER = 3'd1;
  localparam logic [2:0] KEY_IN = 3'd2;
  localparam logic [2:0] SETUP = 3'd3;
  localparam logic [2:0] BLOCK_IN = 3'd4;
  localparam logic [2:0] BLOCK_OUT = 3'd5;
  localparam logic [2:0] CORE_CLEAR = 3'd0;
  localparam logic [2:0] CORE_IDLE = 3'd1;
  localparam logic [2:0] CORE_KEY_IN = 3'd2;
  localparam logic [2:0] CORE_BLOCK_IN = 3'd3;
  localparam logic [2:0] CORE_ALIGN = 3'd4;
  localparam logic [2:0] CORE_WHITEN = 3'd5;
  localparam logic [2:0] CORE_ROUNDS = 3'd6;
  localparam logic [2:0] CORE_BLOCK_OUT = 3'd7;

  // Clocks from the first byte of a block to the first round (encryption, decryption), of all
  // rounds, and of the result.
  localparam logic [31:0] ENCRYPT = 28, DECRYPT = 128, ALL_ROUNDS = 200, RESULT = 28;
  localparam logic [31:0] FIRST_KEY_BYTE = 20;  // most clocks from a key's transfer to its byte 0
  logic [31:0] most;  // clocks of a block
  assign most = (aes_handshake.Decrypts ? DECRYPT : ENCRYPT) + ALL_ROUNDS + RESULT + 32'd4;

  logic [2:0]  adapter, core;
  logic [1:0]  turn;
  logic [3:0]  count, step;
  logic [31:0] to_come, column, row;
  logic        out_valid, decrypt, upwards;
  logic [1:0]  up_frame;
  assign adapter = aes_handshake.u_core.u_adapter.state_q;
  assign to_come = 32'(aes_handshake.u_core.u_adapter.left_q);
  assign core = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.state_q;
  assign turn = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.turn_q;
  assign count = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.count_q;
  assign step = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.step_q;
  assign out_valid = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.out_valid_q;
  assign decrypt = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.decrypt;
  assign upwards = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.upwards;
  assign up_frame = aes_handshake.u_core.u_core.gen_serial.u_engine.u_control.up_frame;
  assign column = 32'(count[3:2]);
  assign row = 32'(count[1:0]);

  logic alive, keyed, waits, legal, result;
  assign alive = aes_handshake.u_core.u_adapter.u_frontend.alive_q;
  assign keyed = aes_handshake.u_core.u_adapter.core_keyed_q;
  assign waits = aes_handshake.u_core.u_core.u_frontend.key_waits_q;
  assign legal = aes_handshake.u_core.u_adapter.key_len_q == 2'd0;
  assign result = aes_handshake.u_core.u_adapter.u_result.out_valid_q;

  /// The last clock up to `last` whose turn (number modulo 4) is `now`.
  function automatic logic [31:0] clock_of(input logic [31:0] last, input logic [1:0] now);
    logic [1:0] left;
    left = last[1:0] - now;
    clock_of = last - 32'(left);
  endfunction

  // `_byte`: clocks since the first byte of a key, block or result, from the index of the next byte
  // and the turn. `_soon`: the next byte comes as soon as it must.
  logic [31:0] key_byte, block_byte, result_byte;
  logic        key_soon, block_soon, result_soon;
  assign key_byte = clock_of(11 * column + 3 * row, turn);
  assign block_byte = clock_of(7 * column + row, turn);
  assign result_byte = clock_of(7 * column + 2 * row, turn);
  assign key_soon = 11 * column + 3 * row - key_byte <= (row == 32'd0 ? 32'd1 : 32'd2);
  assign block_soon = row == 32'd0 || block_byte == 7 * column + row;
  assign result_soon = 7 * column + 2 * row - result_byte <= (row == 32'd0 ? 32'd0 : 32'd1);

  // `climbing`: clocks since the first byte of a block, read from the key schedule on its way to
  // its end. `elapsed`: clocks since the first byte of a block, or since the transfer of a key.
  logic [31:0] climbing, elapsed, rest;
  logic [1:0]  to_turn_0;
  assign to_turn_0 = -turn;
  logic        in_step, at_rest;
  assign climbing = 32'd4 + 12 * (32'(step) - 32'd1) + 4 * 32'(up_frame) + 32'(turn);
  // Clocks until the core takes the first byte of a key.
  assign rest = core == CORE_CLEAR ? 32'd16 - 4 * row - 32'(turn) :
                step != 4'd0 ? 4 * 32'(step) - 32'(turn) : 32'(to_turn_0);
  assign at_rest = core == CORE_CLEAR ? !keyed && step == 4'd0 && count[3:2] == 2'd0
                                      : core == CORE_IDLE && count == 4'd0 && step <= 4'd3;

  always_comb begin
    in_step = 1'b0;
    elapsed = 32'd0;
    unique case (adapter)
      IDLE: in_step = at_rest && !out_valid && !waits;
      KEY_OFFER: begin
        in_step = at_rest && !out_valid && !waits && to_come == (legal ? 32'd15 : 32'd0);
      end
      KEY_IN: begin
        if (core == CORE_KEY_IN) begin
          in_step = count != 4'd0 && to_come + 32'(count) == 32'd15 && step == 4'd0 && legal &&
                    keyed && !out_valid && key_soon;
          elapsed = FIRST_KEY_BYTE + key_byte;
        end else begin
          in_step = at_rest && !out_valid && (waits || !keyed) &&
                    to_come == (legal ? 32'd15 : 32'd0);
          elapsed = FIRST_KEY_BYTE - rest;
        end
      end
      SETUP: begin
        in_step = core == CORE_IDLE && count == 4'd0 && step == 4'd0 && legal && !out_valid &&
                  (turn == 2'd3 || (turn == 2'd0 && !waits));
        elapsed = FIRST_KEY_BYTE + 32'd43 + 32'(turn == 2'd0);
      end
      BLOCK_IN: begin
        if (core == CORE_IDLE) begin
          in_step = at_rest && !out_valid && turn == 2'd0 && step <= 4'd2 && to_come == 32'd15;
        end else begin
          in_step = core == CORE_BLOCK_IN && count != 4'd0 && to_come + 32'(count) == 32'd15 &&
                    !out_valid && block_soon &&
                    (!decrypt ? step == 4'd0 || 32'(step) + (block_byte >> 2) <= 32'd2
                     : upwards ? climbing == block_byte || climbing == block_byte + 32'd12
                               : block_byte < 32'd4 && step <= 4'd2);
          elapsed = block_byte;
        end
      end
      BLOCK_OUT: begin
        case (core)
          CORE_ALIGN: begin
            in_step = count == 4'd0 && to_come == 32'd15 && !out_valid &&
                      (decrypt ? upwards && climbing > 32'd24 : turn != 2'd0 && step == 4'd0);
            elapsed = decrypt ? climbing : 32'd24 + 32'(turn);
          end
          CORE_WHITEN: begin
            in_step = count == 4'd0 && to_come == 32'd15 && !out_valid && upwards &&
                      up_frame == 2'd3 && step == 4'd10;
            elapsed = DECRYPT - 32'd4 + 32'(turn);
          end
          CORE_ROUNDS: begin
            in_step = count <= 4'd4 && to_come == 32'd15 && !out_valid &&
                      step != 4'd0 && step <= 4'd10;
            elapsed = (decrypt ? DECRYPT + 20 * (32'd10 - 32'(step))
                               : ENCRYPT + 20 * (32'(step) - 32'd1)) + 4 * 32'(count) + 32'(turn);
          end
          CORE_BLOCK_OUT: begin
            in_step = to_come + 32'(count) == 32'd15 + 32'(out_valid) && result_soon &&
                      32'(step) == (decrypt ? 32'd0 : 32'd10 - (result_byte >> 2));
            elapsed = (decrypt ? DECRYPT : ENCRYPT) + ALL_ROUNDS + result_byte;
          end
          default: begin
            in_step = at_rest && core == CORE_IDLE && out_valid && to_come == 32'd0;
            elapsed = (decrypt ? DECRYPT : ENCRYPT) + ALL_ROUNDS + RESULT;
          end
        endcase
      end
      default: in_step = 1'b0;
    endcase
  end

  // The key schedule climbs only for a decryption, and rests after a decryption.
  logic schedule, busy;
  assign busy = adapter == BLOCK_IN || adapter == BLOCK_OUT;
  assign schedule =
    aes_handshake.u_core.u_adapter.gen_turns.turn_q == turn &&
    (upwards ? decrypt && step != 4'd0 && step <= 4'd10 &&
               (core == CORE_BLOCK_IN || core == CORE_ALIGN || core == CORE_WHITEN) &&
               (up_frame != 2'd3 || core == CORE_WHITEN)
             : up_frame == 2'd0) &&
    (!(decrypt && (core == CORE_IDLE || core == CORE_KEY_IN)) || step == 4'd0) &&
    (core != CORE_CLEAR || (!decrypt && !upwards));

  logic held, waking;
  assign held =
    aes_handshake.u_core.u_adapter.u_frontend.key_held_q ==
      aes_handshake.key_held_q &&
    aes_handshake.u_core.u_adapter.u_frontend.key_waits_q ==
      aes_handshake.key_pending_q &&
    aes_handshake.u_core.u_core.u_frontend.key_held_q == keyed &&
    (adapter == KEY_OFFER || adapter == KEY_IN ? aes_handshake.key_held_q == legal
                                               : aes_handshake.key_held_q == keyed) &&
    (!(busy || adapter == SETUP) || (keyed && (adapter == SETUP || !waits)));
  assign waking =
    aes_handshake.u_core.u_core.u_frontend.alive_q == alive &&
    (alive || (adapter == IDLE && !keyed && !aes_handshake.key_pending_q && !result &&
               core == CORE_CLEAR && count == 4'd0 && turn == 2'd0));

  logic prepared, counted, punctual, ready, key;
  assign prepared = adapter == SETUP && turn == 2'd0;
  assign counted = 32'(aes_handshake.inside_q) == 32'(busy) + 32'(result);
  assign punctual = 32'(aes_handshake.result_wait_q) <= (result ? most : busy ? elapsed : 32'd0);
  assign ready = 32'(aes_handshake.ready_wait_q) <=
                 (adapter == IDLE ? most + 32'(turn) : elapsed);
  assign key = 32'(aes_handshake.key_wait_q) <=
                 (adapter == IDLE || prepared ? most + 32'd1 : elapsed + 32'd1) &&
               (aes_handshake.key_pending_q || aes_handshake.key_wait_q == '0);

  // The followed block is the result or, behind it, the block inside, whose request is in the
  // adapter until the first byte and then in the core.
  logic               followed, refused;
  logic [TagBits-1:0] tag;
  always_comb begin
    refused = aes_handshake.u_core.u_core.u_frontend.refused_q;
    tag = aes_handshake.u_core.u_core.u_frontend.tag_q;
    if (adapter == BLOCK_IN && core == CORE_IDLE) begin
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
  assign holds_o = in_step && schedule && held && waking && counted && punctual && ready && key &&
                   followed;

endmodule
