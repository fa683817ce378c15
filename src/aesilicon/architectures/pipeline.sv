// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_pipeline` and of the handshake proof, which records
// the ports. `flows/prove/handshake.py` proves these first and then uses them.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 11,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  localparam int unsigned STAGES = Capacity - 1;
  localparam int unsigned PLACES = 1 + 2 * STAGES;  // registers that can hold a block
  localparam int unsigned COUNT_BITS = $clog2(PLACES + 1);

  // All places for a block, the oldest first: output register, FIFO, stages.
  logic [PLACES-1:0]            valid;
  logic [PLACES-1:0][TagBits:0] label;  // refusal and tag
  logic [STAGES-1:0]            waiting, flying;
  assign waiting = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.valid_q;
  assign flying = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.valid_q;
  assign valid[0] = aes_handshake.u_core.u_core.gen_wide.u_result.out_valid_q;
  assign label[0] = {aes_handshake.u_core.u_core.gen_wide.u_result.out_error_q,
                     aes_handshake.u_core.u_core.gen_wide.u_result.out_tag_q};
  for (genvar n = 0; n < STAGES; n++) begin : gen_place
    assign valid[1+n] = waiting[n];
    assign label[1+n] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.entry_q[n][128 +: TagBits + 1];
    assign valid[PLACES-1-n] = flying[n];
    assign label[PLACES-1-n] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.label[n];
  end

  // Number of blocks before each place; the last entry counts all blocks.
  logic [PLACES:0][COUNT_BITS-1:0] before_place;
  assign before_place[0] = '0;
  for (genvar p = 0; p < PLACES; p++) begin : gen_before
    assign before_place[p+1] = before_place[p] + COUNT_BITS'(valid[p]);
  end

  // The core counts as many blocks as the proof does, and at most `Capacity`.
  logic counted;
  assign counted =
    COUNT_BITS'(aes_handshake.inside_q) == before_place[PLACES] &&
    aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.inside_q == aes_handshake.inside_q &&
    32'(aes_handshake.inside_q) <= Capacity &&
    aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.full_q == (32'(aes_handshake.inside_q) == Capacity);

  // The core holds a key exactly when the proof has seen a key enter.
  logic keyed;
  assign keyed =
    aes_handshake.u_core.u_core.u_frontend.key_held_q == aes_handshake.key_held_q;

  // The waiting results have no gaps between them.
  logic packed_up;
  assign packed_up = (waiting & ~{waiting[STAGES-2:0], valid[0]}) == '0;

  // The followed block has `ahead_q` blocks before it, and its own tag and refusal.
  logic [PLACES-1:0] found;
  for (genvar p = 0; p < PLACES; p++) begin : gen_found
    assign found[p] = !valid[p] || before_place[p] != COUNT_BITS'(aes_handshake.ahead_q) ||
      label[p] == {aes_handshake.followed_refused_q, aes_handshake.followed_tag_q};
  end
  logic followed;
  assign followed = !aes_handshake.following_q ||
    (found == '1 && aes_handshake.ahead_q < aes_handshake.inside_q);

  // While the output register is empty, the oldest block has waited no longer than it has moved.
  logic [STAGES-1:0] punctual;
  for (genvar n = 0; n < STAGES; n++) begin : gen_punctual
    assign punctual[n] = valid[0] || !flying[n] || before_place[PLACES-1-n] != '0 ||
                         32'(aes_handshake.result_wait_q) <= n;
  end
  logic idle;
  assign idle = aes_handshake.inside_q != '0 || aes_handshake.result_wait_q == '0;

  assign holds_o = counted && keyed && packed_up && followed && punctual == '1 && idle;

endmodule
