// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_step` and of the handshake proof, which records
// the ports: no wait is longer than the block or walk inside has run.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 2,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  localparam int unsigned MOST = 55;  // clocks of a block after the clock in which it enters

  logic [3:0] state, round, last_round;
  logic       idle, walk, busy, adds_last, result;
  assign state = aes_handshake.u_core.u_core.gen_step.u_engine.u_control.state_q;
  assign round = aes_handshake.u_core.u_core.gen_step.u_engine.u_control.round_q;
  assign last_round = aes_handshake.u_core.u_core.gen_step.u_engine.u_control.rounds_i;
  assign result = aes_handshake.u_core.u_core.gen_wide.u_result.out_valid_q;
  assign idle = state == 4'b0000;
  assign walk = state == 4'b1000;
  assign busy = state[2];
  assign adds_last = state == 4'b1100;

  // Number of finished operations of the round: SubBytes, ShiftRows, then MixColumns and
  // AddRoundKey in the order of the direction.
  logic [31:0] operations, elapsed;
  always_comb begin
    case (state)
      4'b0101: operations = 32'd0;
      4'b0110: operations = 32'd1;
      4'b0111: operations = aes_handshake.u_core.u_core.gen_step.u_engine.u_control.inverse_q ? 32'd3 : 32'd2;
      4'b0100: operations = aes_handshake.u_core.u_core.gen_step.u_engine.u_control.inverse_q ? 32'd2 : 32'd3;
      default: operations = 32'd2;
    endcase
  end
  assign elapsed = walk ? 32'(round) - 32'd1 : 32'd4 * (32'(round) - 32'd1) + operations;

  logic counted, held;
  assign counted = (idle || walk || adds_last || state[3:2] == 2'b01) &&
                   (idle || (round != 4'd0 && round <= last_round)) &&
                   (!adds_last || round == last_round) &&
                   (!(state == 4'b0100 || state == 4'b0111) || round < last_round) &&
                   32'(aes_handshake.inside_q) == 32'(busy) + 32'(result);
  assign held = aes_handshake.u_core.u_core.u_frontend.key_held_q == aes_handshake.key_held_q &&
                aes_handshake.u_core.u_core.u_frontend.key_waits_q == aes_handshake.key_pending_q &&
                (idle || aes_handshake.key_held_q) &&
                (aes_handshake.u_core.u_core.u_frontend.alive_q ||
                 (idle && !aes_handshake.key_held_q && !aes_handshake.key_pending_q && !result));

  logic punctual, ready, key;
  assign punctual = 32'(aes_handshake.result_wait_q) <= (result ? MOST : busy ? elapsed : 32'd0);
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
