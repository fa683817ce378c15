// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of every `aes_core_pipeline`: core and handshake proof count the same blocks, the
// followed block has its place in the order, and no block has waited longer than it has moved. The
// module stands inside the invariants of a build, which number all places that can hold a block,
// the oldest first; place 0 is the output register.

module aes_pipeline_order_invariants #(
  parameter int unsigned  Places    = 21,
  parameter int unsigned  TagBits   = 1,
  /// The core counts its blocks.
  parameter bit           Counts    = 1'b1,
  localparam int unsigned CountBits = $clog2(Places + 1)
) (
  /// Low: the core is seeing a reset or clear that the proof has already recorded; nothing holds.
  input logic                             awake_i,
  /// For each place: a block is there, its refusal and tag.
  input logic [Places-1:0]                valid_i,
  input logic [Places-1:0][TagBits:0]     label_i,
  /// Number of blocks in the places before it.
  input logic [Places-1:0][CountBits-1:0] before_i,
  /// Most clocks without a result, if the block is the oldest.
  input logic [Places-1:0][15:0]          most_i
);

  if (Counts) begin : gen_counts
    aes_invariant u_counted (
      .holds_i(!awake_i ||
               (aes_core_pipeline.gen_control.u_control.inside_q == aes_handshake.inside_q &&
                32'(aes_handshake.inside_q) <= aes_handshake.Capacity &&
                aes_core_pipeline.gen_control.u_control.full_q ==
                  (32'(aes_handshake.inside_q) == aes_handshake.Capacity)))
    );
  end
  aes_invariant u_key_held (
    .holds_i(!awake_i || aes_core.u_frontend.key_held_q == aes_handshake.key_held_q)
  );

  logic [Places-1:0] found, punctual;
  for (genvar p = 0; p < Places; p++) begin : gen_place
    assign found[p] =
      !valid_i[p] || 32'(before_i[p]) != 32'(aes_handshake.ahead_q) ||
      label_i[p] == {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q};
    assign punctual[p] = !valid_i[p] || before_i[p] != '0 ||
                         32'(aes_handshake.result_wait_q) <= 32'(most_i[p]);
  end
  aes_invariant u_followed (
    .holds_i(!awake_i || !aes_handshake.following_q ||
             (found == '1 && aes_handshake.ahead_q < aes_handshake.inside_q))
  );
  aes_invariant u_result_wait (
    .holds_i(!awake_i || (aes_handshake.inside_q == '0 ? aes_handshake.result_wait_q == '0
                                                       : valid_i[0] || punctual == '1))
  );

endmodule
