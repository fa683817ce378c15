// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_slow`: no wait is longer than the block inside has been worked on.

module aes_slow_invariants;

  logic [7:0]  rcon;
  logic [31:0] clocks, rounds, elapsed, most;
  logic        busy, legal;
  assign busy = aes_core_slow.busy_q;
  assign rcon = aes_core_slow.rcon_q;
  assign clocks = 32'(aes_core_slow.REST) + 32'd1;  // of a round
  always_comb begin
    legal = 1'b1;
    case (rcon)
      8'h01: rounds = 32'd0;
      8'h02: rounds = 32'd1;
      8'h04: rounds = 32'd2;
      8'h08: rounds = 32'd3;
      8'h10: rounds = 32'd4;
      8'h20: rounds = 32'd5;
      8'h40: rounds = 32'd6;
      8'h80: rounds = 32'd7;
      8'h1b: rounds = 32'd8;
      8'h36: rounds = 32'd9;
      // The constant behind the tenth, from which a round takes its key.
      8'h6c: rounds = 32'd9;
      default: {legal, rounds} = 33'd0;
    endcase
  end

  // The key of a round is made in its fifth clock, and with it the next constant.
  logic [31:0] phase, round_clock;
  logic        keyed, first;
  assign phase = 32'(aes_core_slow.phase_q);
  assign keyed = phase > 32'd4;
  assign first = rcon == 8'h01;
  assign round_clock = clocks * (keyed && rcon != 8'h6c ? rounds - 32'd1 : rounds);
  assign elapsed = round_clock + phase;
  assign most = 32'd10 * clocks;

  logic counted, held, punctual, ready, key;
  assign counted = 32'(aes_handshake.inside_q) ==
                  32'(busy || aes_core_slow.out_valid_q) &&
                  !(busy && aes_core_slow.out_valid_q) &&
                  (!busy || (legal && phase < clocks && !(first && keyed) &&
                             (rcon != 8'h6c || keyed)));
  assign held = aes_core_slow.key_held_q == aes_handshake.key_held_q &&
                aes_core_slow.key_waits_q == aes_handshake.key_pending_q &&
                (aes_core_slow.alive_q ||
                 !(aes_handshake.key_held_q || aes_handshake.key_pending_q || busy));
  assign punctual = busy ? 32'(aes_handshake.result_wait_q) == elapsed
                         : 32'(aes_handshake.result_wait_q) <= most;
  // RAMs are filled before the first block; a block waits no longer than they have been.
  logic [31:0] entry, block_wait;
  assign entry = 32'(aes_core_slow.entry);
  assign block_wait = 32'(aes_handshake.ready_wait_q);
  assign ready = entry <= 32'd256 && (!busy || entry == 32'd256) &&
                 block_wait <= (busy ? elapsed : entry);
  assign key = 32'(aes_handshake.key_wait_q) <= (busy ? elapsed : most) + 32'd1 &&
               (aes_core_slow.key_waits_q || aes_handshake.key_wait_q == '0);

  // The followed block is the only block inside.
  logic followed;
  assign followed = !aes_handshake.following_q ||
                    ((busy || aes_core_slow.out_valid_q) && aes_handshake.ahead_q == '0 &&
                     {aes_core_slow.unserved_q, aes_core_slow.tag_q} ==
                     {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q});

  aes_invariant u_counted (.holds_i(counted));
  aes_invariant u_held (.holds_i(held));
  aes_invariant u_result_wait (.holds_i(punctual));
  aes_invariant u_block_wait (.holds_i(ready));
  aes_invariant u_key_wait (.holds_i(key));
  aes_invariant u_followed (.holds_i(followed));

endmodule

bind aes_core_slow aes_slow_invariants u_invariants ();
