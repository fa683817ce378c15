// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_serial` and its adapter: they are in step, and how long the key or block
// inside has taken.

module aes_serial_invariants #(
  parameter bit Decrypts = 1'b1
) (
  /// States of the core.
  input logic clear_i,
  input logic idle_i,
  input logic key_in_i,
  input logic block_in_i,
  input logic align_i,
  input logic whiten_i,
  input logic rounds_i,
  input logic block_out_i
);

  // Clocks from the first byte of a block to the first round (encryption, decryption), of all
  // rounds together, and from the first byte of the result to the last.
  localparam logic [31:0] ENCRYPT = 28, DECRYPT = 128, ALL_ROUNDS = 200, RESULT = 28;
  localparam logic [31:0] FIRST_KEY_BYTE = 20;  // most clocks from a key's transfer to its byte 0

  logic [1:0]  turn, up_frame;
  logic [3:0]  count, step;
  logic [31:0] to_come, column, row, start;
  logic        out_valid, decrypt, upwards, keyed, waits, legal;
  assign turn = aes_serial_control.turn_q;
  assign count = aes_serial_control.count_q;
  assign step = aes_serial_control.step_q;
  assign out_valid = aes_serial_control.out_valid_q;
  assign decrypt = aes_serial_control.decrypt;
  assign upwards = aes_serial_control.upwards;
  assign up_frame = aes_serial_control.up_frame;
  assign column = 32'(count[3:2]);
  assign row = 32'(count[1:0]);
  assign to_come = 32'(aes_handshake.u_core.u_adapter.left_q);
  assign keyed = aes_handshake.u_core.u_adapter.core_keyed_q;
  assign legal = aes_handshake.u_core.u_adapter.key_legal;
  assign waits = aes_core.u_frontend.key_waits_q;
  assign start = decrypt ? DECRYPT : ENCRYPT;

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
  // its end. `rest`: clocks until the core takes the first byte of a key.
  logic [31:0] climbing, rest;
  logic [1:0]  to_turn_0;
  logic        at_rest;
  assign to_turn_0 = -turn;
  assign climbing = 32'd4 + 12 * (32'(step) - 32'd1) + 4 * 32'(up_frame) + 32'(turn);
  assign rest = clear_i ? 32'd16 - 4 * row - 32'(turn)
              : step != 4'd0 ? 4 * 32'(step) - 32'(turn) : 32'(to_turn_0);
  assign at_rest = clear_i ? !keyed && step == 4'd0 && count[3:2] == 2'd0
                           : idle_i && count == 4'd0 && step <= 4'd3;

  // For each state of the adapter: the core is in step. `elapsed`: clocks since the first byte of a
  // block, or since the transfer of a key.
  logic        in_step, prepared;
  logic [31:0] elapsed;
  assign prepared = aes_handshake.u_core.u_adapter.u_states.setup_i && turn == 2'd0;
  always_comb begin
    in_step = at_rest && !out_valid;
    elapsed = 32'd0;
    if (aes_handshake.u_core.u_adapter.u_states.idle_i) begin
      in_step = at_rest && !out_valid && !waits;
      elapsed = 32'(turn);
    end
    if (aes_handshake.u_core.u_adapter.u_states.key_offer_i) begin
      in_step = at_rest && !out_valid && !waits && to_come == (legal ? 32'd15 : 32'd0);
    end
    if (aes_handshake.u_core.u_adapter.u_states.key_in_i) begin
      if (key_in_i) begin
        in_step = count != 4'd0 && to_come + 32'(count) == 32'd15 && step == 4'd0 && legal &&
                  keyed && !out_valid && key_soon;
        elapsed = FIRST_KEY_BYTE + key_byte;
      end else begin
        in_step = at_rest && !out_valid && (waits || !keyed) &&
                  to_come == (legal ? 32'd15 : 32'd0);
        elapsed = FIRST_KEY_BYTE - rest;
      end
    end
    if (aes_handshake.u_core.u_adapter.u_states.setup_i) begin
      in_step = idle_i && count == 4'd0 && step == 4'd0 && legal && !out_valid &&
                (turn == 2'd3 || (prepared && !waits));
      elapsed = prepared ? 32'd0 : FIRST_KEY_BYTE + 32'd43;
    end
    if (aes_handshake.u_core.u_adapter.u_states.block_in_i) begin
      if (idle_i) begin
        in_step = at_rest && !out_valid && turn == 2'd0 && step <= 4'd2 && to_come == 32'd15;
      end else begin
        in_step = block_in_i && count != 4'd0 && to_come + 32'(count) == 32'd15 &&
                  !out_valid && block_soon &&
                  (!decrypt ? step == 4'd0 || 32'(step) + (block_byte >> 2) <= 32'd2
                   : upwards ? climbing == block_byte || climbing == block_byte + 32'd12
                             : block_byte < 32'd4 && step <= 4'd2);
        elapsed = block_byte;
      end
    end
    if (aes_handshake.u_core.u_adapter.u_states.block_out_i) begin
      in_step = at_rest && idle_i && out_valid && to_come == 32'd0;
      elapsed = start + ALL_ROUNDS + RESULT;
      if (align_i) begin
        in_step = count == 4'd0 && to_come == 32'd15 && !out_valid &&
                  (decrypt ? upwards && climbing > 32'd24 : turn != 2'd0 && step == 4'd0);
        elapsed = decrypt ? climbing : 32'd24 + 32'(turn);
      end
      if (whiten_i) begin
        in_step = count == 4'd0 && to_come == 32'd15 && !out_valid && upwards &&
                  up_frame == 2'd3 && step == 4'd10;
        elapsed = DECRYPT - 32'd4 + 32'(turn);
      end
      if (rounds_i) begin
        in_step = count <= 4'd4 && to_come == 32'd15 && !out_valid &&
                  step != 4'd0 && step <= 4'd10;
        elapsed = start + 20 * (decrypt ? 32'd10 - 32'(step) : 32'(step) - 32'd1) +
                  4 * 32'(count) + 32'(turn);
      end
      if (block_out_i) begin
        in_step = to_come + 32'(count) == 32'd15 + 32'(out_valid) && result_soon &&
                  32'(step) == (decrypt ? 32'd0 : 32'd10 - (result_byte >> 2));
        elapsed = start + ALL_ROUNDS + result_byte;
      end
    end
  end
  aes_invariant u_in_step (.holds_i(in_step));

  // Adapter and core have the same turn, from the first clock on.
  aes_invariant u_turn (
    .holds_i(aes_handshake.u_core.u_adapter.gen_turns.turn_q == turn &&
             (aes_core.u_frontend.alive_q || (clear_i && count == 4'd0 && turn == 2'd0)))
  );

  // The key schedule climbs only for a decryption, and rests after a decryption.
  aes_invariant u_schedule (
    .holds_i((upwards ? decrypt && step != 4'd0 && step <= 4'd10 &&
                        (block_in_i || align_i || whiten_i) && (up_frame != 2'd3 || whiten_i)
                      : up_frame == 2'd0) &&
             (!(decrypt && (idle_i || key_in_i)) || step == 4'd0) &&
             (!clear_i || (!decrypt && !upwards)))
  );
  // The core asks for a key only while one enters.
  aes_invariant u_waits (
    .holds_i(!waits || !(aes_handshake.u_core.u_adapter.u_states.block_in_i ||
                         aes_handshake.u_core.u_adapter.u_states.block_out_i))
  );

  aes_adapter_invariants #(
    .Most((Decrypts ? DECRYPT : ENCRYPT) + ALL_ROUNDS + RESULT + 4)
  ) u_adapter (
    .idle_i(aes_handshake.u_core.u_adapter.u_states.idle_i || prepared),
    .elapsed_i(elapsed)
  );

endmodule

bind aes_serial_control aes_serial_invariants #(.Decrypts(DECRYPTS)) u_invariants (
  .clear_i(state_q == Clear),
  .idle_i(state_q == Idle),
  .key_in_i(state_q == KeyIn),
  .block_in_i(state_q == BlockIn),
  .align_i(state_q == Align),
  .whiten_i(state_q == Whiten),
  .rounds_i(state_q == Rounds),
  .block_out_i(state_q == BlockOut)
);
