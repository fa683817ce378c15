// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_word` and of the handshake proof, which records
// the ports: no wait is longer than the block or walk inside has run.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 2,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  localparam int unsigned MOST = 74;  // clocks of a block

  logic        idle, rounds, walk, result;
  logic [31:0] round, slot, elapsed;
  assign idle = aes_handshake.u_core.u_core.gen_word.u_engine.u_control.state_q == 2'd0;
  assign rounds = aes_handshake.u_core.u_core.gen_word.u_engine.u_control.state_q == 2'd1;
  assign walk = aes_handshake.u_core.u_core.gen_word.u_engine.u_control.state_q == 2'd2;
  assign round = 32'(aes_handshake.u_core.u_core.gen_word.u_engine.u_control.round_q);
  assign slot = 32'(aes_handshake.u_core.u_core.gen_word.u_engine.u_control.slot_q);
  assign result = aes_handshake.u_core.u_core.gen_wide.u_result.out_valid_q;
  assign elapsed = walk ? round : 32'd5 * round + slot;

  logic counted, held;
  assign counted = (idle || (walk && round < 32'd13) ||
                    (rounds && slot <= 32'd4 && 32'd5 * round + slot < MOST)) &&
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
