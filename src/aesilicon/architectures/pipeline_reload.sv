// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_pipeline` with `Reload` and of the handshake proof,
// which records the ports; those of `pipeline.sv` and of the reload.

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

  // The reload counter is 0 unless the RAMs load. A block held for the reload is in stage 0, and
  // the schedule of a new key waits for this block.
  localparam logic [1:0] EMPTY = 2'd0;
  localparam logic [1:0] LOADING = 2'd1;
  localparam logic [1:0] LOADED = 2'd2;
  localparam logic [2:0] IDLE = 3'd0;
  localparam logic [2:0] DELAY = 3'd1;
  localparam logic [2:0] FORWARD = 3'd3;
  localparam logic [2:0] BACKWARD = 3'd4;
  logic [1:0]  load_state;
  logic [2:0]  key_state;
  logic [31:0] count;
  logic        hold, way;
  assign load_state = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_reload.u_reload.state_q;
  assign count = 32'(aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_reload.u_reload.count_q);
  assign hold = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_reload.u_reload.hold_q;
  assign way = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_reload.u_reload.way_q;
  assign key_state = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_stored.u_keys.state_q;
  logic reload;
  assign reload =
    (load_state == EMPTY || load_state == LOADING || load_state == LOADED) &&
    (load_state == LOADING || (count == 0 && !hold)) &&
    (!hold || (flying[0] && (key_state == IDLE || key_state == DELAY))) &&
    (key_state != DELAY || hold || load_state == LOADED) &&
    (!aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_stored.u_keys.used_q || key_state == IDLE);

  // While the output register is empty, the oldest block has waited no longer than it was held in
  // stage 0 and has moved through the stages.
  logic [STAGES-1:0] punctual;
  for (genvar n = 0; n < STAGES; n++) begin : gen_punctual
    assign punctual[n] = valid[0] || !flying[n] || before_place[PLACES-1-n] != '0 ||
                         32'(aes_handshake.result_wait_q) <= (n == 0 && hold ? count : n + 256);
  end
  logic idle;
  assign idle = aes_handshake.inside_q != '0 || aes_handshake.result_wait_q == '0;

  // The core takes a key at most one clock after its offer.
  logic key_punctual;
  assign key_punctual = aes_handshake.key_wait_q == 0 ||
    (aes_handshake.key_wait_q == 1 && aes_handshake.u_core.u_core.u_frontend.key_waits_q);

  // A block waits for a reload, for a second reload if the first served the block before it, and
  // for the key schedule.
  logic [31:0] block_wait;
  localparam int unsigned MOST_ROUNDS = 14;
  logic [MOST_ROUNDS-1:0]      round;  // round of the key schedule, one-hot
  logic [MOST_ROUNDS-1:0][4:0] step;  // clocks before round r if the schedule is there, else 0
  logic [4:0]  steps;
  logic        block_punctual;
  assign block_wait = 32'(aes_handshake.ready_wait_q);
  assign round = MOST_ROUNDS'(aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_stored.u_keys.round_q);
  for (genvar r = 0; r < MOST_ROUNDS; r++) begin : gen_step
    assign step[r] = round[r] ? 5'(2 * r) : '0;
  end
  always_comb begin
    steps = 5'(aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_stored.u_keys.phase_q);
    for (int r = 0; r < MOST_ROUNDS; r++) steps |= step[r];
  end
  assign block_punctual = block_wait == 0 || (
    aes_handshake.in_pending_q && load_state != EMPTY && block_wait <= 513 &&
    (load_state != LOADING || block_wait <= count + (way == aes_handshake.decrypt_q ? 257 : 0)) &&
    (load_state != LOADED || way == aes_handshake.decrypt_q || block_wait <= 256) &&
    (key_state != DELAY || block_wait <= (hold ? count : 256)) &&
    (key_state != FORWARD || block_wait <= 257 + 32'(steps)) &&
    (key_state != BACKWARD || block_wait <= 257 + 2 * MOST_ROUNDS + 32'(steps))
  );
  // A running key schedule is at exactly one round, in one of the two clocks of a step.
  logic at_one_round;
  assign at_one_round = key_state == IDLE || key_state == DELAY || (
    (key_state == FORWARD || key_state == BACKWARD) &&
    $onehot(aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_stored.u_keys.round_q) &&
    aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_stored.u_keys.phase_q <= 1
  );

  assign holds_o = counted && keyed && packed_up && followed && reload && punctual == '1 && idle &&
                   key_punctual && block_punctual && at_one_round;

endmodule
