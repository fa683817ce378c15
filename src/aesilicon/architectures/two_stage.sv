// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_two_stage` and of the handshake proof, which
// records the ports: no wait is longer than the block or walk inside has run.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 2,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  localparam int unsigned MOST = 70;  // clocks of a block

  logic        idle, shift, columns, adds, walk, busy, inverse, plain, result;
  logic [31:0] round, column, last_column, earlier, done, elapsed;
  assign idle = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.state_q == 3'd0;
  assign shift = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.state_q == 3'd1;
  assign columns = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.state_q == 3'd2;
  assign adds = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.state_q == 3'd3;
  assign walk = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.state_q == 3'd4;
  assign busy = shift || columns || adds;
  assign inverse = aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.inverse_q;
  assign round = 32'(aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.round_q);
  assign column = 32'(aes_handshake.u_core.u_core.gen_two_stage.u_engine.u_control.column_q);
  assign result = aes_handshake.u_core.u_core.gen_wide.u_result.out_valid_q;

  // `earlier`: clocks of the finished rounds. `done`: clocks of the current round so far.
  assign plain = inverse ? round == 32'd1 : round == 32'd10;
  assign last_column = plain ? 32'd3 : 32'd4;
  assign earlier = 32'd7 * (round - 32'd1) - 32'(inverse && round != 32'd1);
  assign done = adds ? last_column + 32'd2
              : shift ? (inverse ? last_column + 32'd1 : 32'd0)
              : column + (inverse ? 32'd0 : 32'd1);
  assign elapsed = walk ? round - 32'd1 : earlier + done;

  logic counted, held;
  assign counted = (idle || ((walk || busy) && round != 32'd0 && round <= 32'd10)) &&
                   (!columns || column <= last_column) && (columns || column == 32'd0) &&
                   32'(aes_handshake.inside_q) == 32'(busy) + 32'(result);
  assign held = aes_handshake.u_core.u_core.u_frontend.key_held_q == aes_handshake.key_held_q &&
                aes_handshake.u_core.u_core.u_frontend.key_waits_q == aes_handshake.key_pending_q &&
                (idle || aes_handshake.key_held_q) &&
                (aes_handshake.u_core.u_core.u_frontend.alive_q ||
                 (idle && !aes_handshake.key_held_q && !aes_handshake.key_pending_q && !result));

  logic punctual, ready, key;
  assign punctual = 32'(aes_handshake.result_wait_q) <=
                    (result ? MOST : busy ? elapsed : 32'd0);
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
    end else if (aes_handshake.following_q && busy) begin
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
