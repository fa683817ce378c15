// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_column` and of the handshake proof, which records
// the ports: no wait is longer than the block or walk inside has run.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 2,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  localparam int unsigned MOST = 139;  // clocks of a walk

  logic        idle, rounds, start, walk, result;
  logic [1:0]  len;
  logic [31:0] left, clocks, elapsed;  // `left` and `clocks` in slots
  logic        halves, pairs;          // words of 16 or 64 bits
  logic        second;                 // second clock of a slot
  assign idle = aes_handshake.u_core.u_core.gen_column.u_engine.u_control.state_q == 2'd0;
  assign rounds = aes_handshake.u_core.u_core.gen_column.u_engine.u_control.state_q == 2'd1;
  assign start = aes_handshake.u_core.u_core.gen_column.u_engine.u_control.state_q == 2'd2;
  assign walk = aes_handshake.u_core.u_core.gen_column.u_engine.u_control.state_q == 2'd3;
  assign left = 32'(aes_handshake.u_core.u_core.gen_column.u_engine.u_control.left_q);
  assign result = aes_handshake.u_core.u_core.gen_wide.u_result.out_valid_q;
  assign len = aes_handshake.u_core.u_core.u_frontend.held_len_o;
  assign halves = aes_handshake.u_core.u_core.WordBits == 16;
  assign pairs = aes_handshake.u_core.u_core.WordBits == 64;
  assign second = halves && aes_handshake.u_core.u_core.gen_column.u_engine.u_control.whole;
  assign clocks = aes_pkg::is_256(aes_handshake.KeyLengths, len) ? (pairs ? 32'd41 : 32'd69) :
                  aes_pkg::is_192(aes_handshake.KeyLengths, len) ? (pairs ? 32'd32 : 32'd56) :
                                                                   (pairs ? 32'd30 : 32'd50);
  assign elapsed = start ? 32'd0
                 : ((clocks - 32'd1 - left) << halves) + 32'(second) + 32'(walk);

  logic counted, held;
  assign counted = (idle || start || left < clocks) &&
                   32'(aes_handshake.inside_q) == 32'(rounds) + 32'(result);
  assign held = aes_handshake.u_core.u_core.u_frontend.key_held_q == aes_handshake.key_held_q &&
                aes_handshake.u_core.u_core.u_frontend.key_waits_q == aes_handshake.key_pending_q &&
                (idle || aes_handshake.key_held_q) &&
                (aes_handshake.u_core.u_core.u_frontend.alive_q ||
                 (idle && !aes_handshake.key_held_q && !aes_handshake.key_pending_q && !result));

  logic punctual, ready, key;
  assign punctual = 32'(aes_handshake.result_wait_q) <=
                    (result ? MOST : rounds ? elapsed : 32'd0);
  assign ready = 32'(aes_handshake.ready_wait_q) <= (idle ? MOST : elapsed);
  assign key = 32'(aes_handshake.key_wait_q) <= (idle ? MOST + 1 : elapsed + 32'd1) &&
               (aes_handshake.key_pending_q || aes_handshake.key_wait_q == '0);

  // The followed block is the result or, behind it, the block inside.
  logic followed;
  always_comb begin
    followed = !aes_handshake.following_q;
    if (aes_handshake.following_q && result && aes_handshake.ahead_q == '0) begin
      followed = {aes_handshake.u_core.u_core.gen_wide.u_result.out_error_q,
                  aes_handshake.u_core.u_core.gen_wide.u_result.out_tag_q} ==
                 {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q};
    end else if (aes_handshake.following_q && rounds) begin
      followed = 32'(aes_handshake.ahead_q) == 32'(result) &&
                 {aes_handshake.u_core.u_core.u_frontend.refused_q,
                  aes_handshake.u_core.u_core.u_frontend.tag_q} ==
                 {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q};
    end
  end

  logic unused;
  assign unused = Capacity == TagBits;
  assign holds_o = counted && held && punctual && ready && key && followed;

endmodule
