// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core` with full-width ports around an engine that holds one block. The module
// stands inside the engine's invariants.

module aes_shell_invariants #(
  /// Most clocks of a block or walk in the engine.
  parameter int unsigned Most = 100
) (
  /// The engine holds neither a block nor a walk.
  input logic        idle_i,
  /// The engine holds a block.
  input logic        busy_i,
  /// Clocks of the block or walk so far.
  input logic [31:0] elapsed_i
);

  aes_invariant u_engine (
    .holds_i(idle_i || (aes_core.u_frontend.alive_q && aes_core.u_frontend.key_held_q))
  );

  aes_block_invariants #(.Most(Most)) u_block (
    .idle_i,
    .busy_i,
    .elapsed_i(idle_i ? 32'd0 : elapsed_i),
    .alive_i(aes_core.u_frontend.alive_q),
    .key_held_i(aes_core.u_frontend.key_held_q),
    .key_waits_i(aes_core.u_frontend.key_waits_q),
    .result_i(aes_core.gen_wide.u_result.out_valid_q),
    .result_agrees_i(
      {aes_core.gen_wide.u_result.out_error_q, aes_core.gen_wide.u_result.out_tag_q} ==
      {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q}
    ),
    .block_agrees_i(
      {aes_core.u_frontend.refused_q, aes_core.u_frontend.tag_q} ==
      {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q}
    )
  );

endmodule
