// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of a narrow core and its adapter, which hold the same key and together one block. The
// module stands inside the engine's invariants, which say how far both are.

module aes_adapter_invariants #(
  /// Most clocks of a key or block.
  parameter int unsigned Most = 100
) (
  /// No key or block is inside.
  input logic        idle_i,
  /// Clocks of the key or block so far, as in `aes_block_invariants`.
  input logic [31:0] elapsed_i
);

  logic alive, keyed, entering, busy;
  assign alive = aes_handshake.u_core.u_adapter.u_frontend.alive_q;
  assign keyed = aes_handshake.u_core.u_adapter.core_keyed_q;
  assign entering = aes_handshake.u_core.u_adapter.u_states.key_offer_i ||
                    aes_handshake.u_core.u_adapter.u_states.key_in_i;
  assign busy = aes_handshake.u_core.u_adapter.u_states.block_in_i ||
                aes_handshake.u_core.u_adapter.u_states.block_out_i;

  // While a key enters the core, the core still holds the last key.
  aes_invariant u_key (
    .holds_i(aes_core.u_frontend.key_held_q == keyed &&
             aes_handshake.key_held_q ==
               (entering ? aes_handshake.u_core.u_adapter.key_legal : keyed) &&
             (keyed || !(busy || aes_handshake.u_core.u_adapter.u_states.setup_i)))
  );
  aes_invariant u_alive (
    .holds_i(aes_core.u_frontend.alive_q == alive &&
             (alive || (aes_handshake.u_core.u_adapter.u_states.idle_i && !keyed)))
  );

  // The request of a block is in the adapter until the first beat, and then in the core.
  logic untaken, refused;
  assign untaken = aes_handshake.u_core.u_adapter.u_states.block_in_i &&
                   aes_handshake.u_core.u_adapter.left_q ==
                     aes_handshake.u_core.u_adapter.LAST_BLOCK;
  assign refused = aes_handshake.u_core.u_adapter.chain_q ||
                   (aes_handshake.u_core.u_adapter.decrypt_q ? !aes_handshake.Decrypts
                                                             : !aes_handshake.Encrypts);
  aes_block_invariants #(.Most(Most)) u_block (
    .idle_i,
    .busy_i(busy),
    .elapsed_i,
    .alive_i(alive),
    .key_held_i(aes_handshake.u_core.u_adapter.u_frontend.key_held_q),
    .key_waits_i(aes_handshake.u_core.u_adapter.u_frontend.key_waits_q),
    .result_i(aes_handshake.u_core.u_adapter.u_result.out_valid_q),
    .result_agrees_i(
      {aes_handshake.u_core.u_adapter.u_result.out_error_q,
       aes_handshake.u_core.u_adapter.u_result.out_tag_q} ==
      {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q}
    ),
    .block_agrees_i(
      (untaken ? {refused, aes_handshake.u_core.u_adapter.tag_q}
               : {aes_core.u_frontend.refused_q, aes_core.u_frontend.tag_q}) ==
      {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q}
    )
  );

endmodule

bind aes_port_adapter aes_adapter_states u_states (
  .idle_i(state_q == Idle),
  .key_offer_i(state_q == KeyOffer),
  .key_in_i(state_q == KeyIn),
  .setup_i(state_q == Setup),
  .block_in_i(state_q == BlockIn),
  .block_out_i(state_q == BlockOut)
);
