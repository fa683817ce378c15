// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of a core with at most one block or walk of the key schedule inside and one result at
// the output: the registers of its ports agree with the transfers that the handshake proof has
// recorded, and no wait is longer than the block or walk has run.

module aes_block_invariants #(
  /// Most clocks of a block or walk.
  parameter int unsigned Most = 100
) (
  /// A key may be taken.
  input logic        idle_i,
  /// A block is inside. It is not counted when its result is at the output.
  input logic        busy_i,
  /// Clocks since the block or key entered, while not idle. While idle, clocks since a block could
  /// have entered.
  input logic [31:0] elapsed_i,

  /// Registers of the front end.
  input logic        alive_i,
  input logic        key_held_i,
  input logic        key_waits_i,
  /// A result is at the output.
  input logic        result_i,
  /// Refusal and tag of the result, and of the block inside, are those of the followed block.
  input logic        result_agrees_i,
  input logic        block_agrees_i
);

  aes_invariant u_counted (
    .holds_i(32'(aes_handshake.inside_q) == 32'(busy_i) + 32'(result_i))
  );

  aes_invariant u_key_held (.holds_i(key_held_i == aes_handshake.key_held_q));
  aes_invariant u_key_waits (.holds_i(key_waits_i == aes_handshake.key_pending_q));
  aes_invariant u_alive (
    .holds_i(alive_i || !(aes_handshake.key_held_q || aes_handshake.key_pending_q || result_i))
  );

  logic [31:0] most;
  assign most = elapsed_i + (idle_i ? Most : 32'd0);
  aes_invariant u_result_wait (
    .holds_i(32'(aes_handshake.result_wait_q) <= (result_i ? Most : busy_i ? elapsed_i : 32'd0))
  );
  aes_invariant u_block_wait (.holds_i(32'(aes_handshake.ready_wait_q) <= most));
  aes_invariant u_key_wait (
    .holds_i(32'(aes_handshake.key_wait_q) <=
             (aes_handshake.key_pending_q ? most + 32'd1 : 32'd0))
  );

  // The followed block is the result or, behind it, the block inside.
  aes_invariant u_followed (
    .holds_i(!aes_handshake.following_q ||
             (result_i && aes_handshake.ahead_q == '0 ? result_agrees_i
              : busy_i && 32'(aes_handshake.ahead_q) == 32'(result_i) && block_agrees_i))
  );

endmodule
