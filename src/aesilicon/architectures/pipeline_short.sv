// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants between the registers of `aes_core_pipeline` with `ShortPaths` and of the handshake
// proof, which records the ports. `flows/prove/handshake.py` proves these first and then uses them.

module aes_core_invariants #(
  /// Maximum number of blocks in the core.
  parameter int unsigned Capacity = 24,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  localparam int unsigned STAGES = Capacity - 3;
  localparam int unsigned DEPTH = (Capacity + 1) / 2 * 2;
  localparam int unsigned HALF = DEPTH / 2;
  localparam int unsigned FLYING = STAGES - 1;  // a block in the last stage counts in the FIFO
  localparam int unsigned PLACES = 2 + DEPTH + FLYING;  // registers that can hold a block
  localparam int unsigned COUNT_BITS = $clog2(PLACES + 1);

  // The entries of the two FIFO banks, as they will be after the pending shifts and entries.
  logic [1:0][HALF-1:0]            waiting, entering, clean;
  logic [1:0][HALF-1:0][TagBits:0] waiting_label;  // refusal and tag
  logic [1:0]                      head, shifting, staying, consistent;
  logic [1:0]                      turn, clearing, opened;
  logic                            in_bank, out_bank;
  logic [STAGES-1:0]               flying;
  logic [TagBits:0]                last_label;
  assign flying = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.valid_q;
  assign last_label = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.label[STAGES-1];
  assign in_bank = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.in_bank_q;
  assign out_bank = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.out_bank_q;
  assign turn = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.turn_q;
  assign clearing = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.clear_q;
  assign head = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.head_q;
  for (genvar b = 0; b < 2; b++) begin : gen_bank
    logic [HALF:0][TagBits:0] label;
    assign opened[b] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.gen_bank[b].open_q ==
                       (entering[b] | {HALF{shifting[b]}});
    assign waiting[b] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.gen_bank[b].valid_q;
    assign entering[b] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.gen_bank[b].enter_q;
    assign shifting[b] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.gen_bank[b].shift_q;
    assign staying[b] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.gen_bank[b].stay_q;
    assign label[HALF] = '0;
    logic stays;
    assign stays = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.Enables ? !clearing[b]
                                                                                  : staying[b];
    for (genvar n = 0; n < HALF; n++) begin : gen_entry
      assign label[n] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.gen_bank[b]
                        .entry_q[(129+TagBits)*n+128 +: TagBits + 1];
      logic [TagBits:0] kept;
      assign kept = shifting[b] ? label[n+1] : label[n] & {(TagBits+1){stays}};
      assign waiting_label[b][n] = entering[b][n] ? last_label : kept;
      // An entry holds 0 if no result waits there, or before a result enters.
      assign clean[b][n] = (waiting[b][n] && !entering[b][n]) || kept == '0 || clearing[0];
    end
    // `head`: a result that can leave its bank waits, and has neither just entered nor just moved.
    assign consistent[b] =
      head[b] == (waiting[b][0] && !entering[b][0] && !shifting[b]) &&
      (!shifting[b] || out_bank != 1'(b)) &&
      (waiting[b] == '0 || staying[b] != shifting[b]) &&
      (entering[b] & ~waiting[b]) == '0 &&
      (entering[b] & {1'b0, waiting[b][HALF-1:1]}) == '0;
  end

  // With `Enables`, `turn_q` names the bank of the next result. A bank is empty while its entries
  // become 0.
  logic turned, emptied, out_valid, spare_valid;
  assign out_valid = aes_handshake.u_core.u_core.gen_wide.u_result.out_valid_q;
  assign spare_valid = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.spare_valid_q;
  assign turned = !aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.gen_banks.u_banks.Enables ||
                  (turn == {head[1] && out_bank, head[0] && !out_bank} && opened == '1);
  assign emptied = (clearing == '0 || {waiting, entering} == '0) &&
                   (!clearing[0] || {flying, out_bank, out_valid, spare_valid} == '0);

  // All places for a block, the oldest first: output register, spare register (with `Enables`),
  // FIFO banks by turns, stages.
  logic [PLACES-1:0]            valid;
  logic [PLACES-1:0][TagBits:0] label;
  assign valid[0] = out_valid;
  assign label[0] = {aes_handshake.u_core.u_core.gen_wide.u_result.out_error_q,
                     aes_handshake.u_core.u_core.gen_wide.u_result.out_tag_q};
  assign valid[1] = spare_valid;
  assign label[1] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.spare_q[128 +: TagBits + 1];
  for (genvar n = 0; n < DEPTH; n++) begin : gen_waiting
    assign valid[2+n] = waiting[out_bank ^ 1'(n)][n/2];
    assign label[2+n] = waiting_label[out_bank ^ 1'(n)][n/2];
  end
  for (genvar n = 0; n < FLYING; n++) begin : gen_flying
    assign valid[PLACES-1-n] = flying[n];
    assign label[PLACES-1-n] = aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.label[n];
  end

  // Number of blocks before each place. In the FIFO, where results wait without gaps, the place
  // gives it; in the stages registers count it, because a sum over all stages is hard to prove.
  logic                              packed_up;
  logic [COUNT_BITS-1:0]             before_fifo, in_fifo;
  logic [PLACES-1:0][COUNT_BITS-1:0] before_place;
  logic [FLYING-1:0]                 summed;
  assign packed_up = (valid[DEPTH+1:3] & ~valid[DEPTH:2]) == '0 && (valid[0] || !valid[1]);
  assign before_fifo = COUNT_BITS'(valid[0]) + COUNT_BITS'(valid[1]);
  always_comb begin
    in_fifo = '0;
    for (int unsigned n = 0; n < DEPTH; n++) if (valid[2+n]) in_fifo = COUNT_BITS'(n + 1);
  end
  assign before_place[1:0] = {COUNT_BITS'(1), COUNT_BITS'(0)};
  for (genvar n = 0; n < DEPTH; n++) begin : gen_before_waiting
    assign before_place[2+n] = before_fifo + COUNT_BITS'(n);
  end
  for (genvar n = 0; n < FLYING; n++) begin : gen_before_flying
    // Number of blocks before stage n, before stage n - 1, and before and in stage n.
    logic [COUNT_BITS-1:0] before_q, behind, after;
    if (n == 0) assign behind = COUNT_BITS'(aes_handshake.inside_q);
    else assign behind = before_place[PLACES-n];
    always_ff @(posedge aes_handshake.clk_i) begin
      before_q <= aes_handshake.live ? behind - COUNT_BITS'(aes_handshake.result_taken) : '0;
    end
    assign after = before_q + COUNT_BITS'(flying[n]);
    assign summed[n] = behind == after;
    assign before_place[PLACES-1-n] = before_q;
  end

  // The core counts as many blocks as the proof, and at most `Capacity`.
  logic counted;
  assign counted = summed == '1 && before_place[PLACES-FLYING] == before_fifo + in_fifo &&
    aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.inside_q == aes_handshake.inside_q &&
    32'(aes_handshake.inside_q) <= Capacity &&
    aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_control.full_q == (32'(aes_handshake.inside_q) == Capacity);

  // The core holds a key exactly when the proof has seen a key enter.
  logic keyed;
  assign keyed =
    aes_handshake.u_core.u_core.u_frontend.key_held_q == aes_handshake.key_held_q &&
    aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.kept_q == aes_handshake.key_held_q &&
    (!aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.RamRegister || aes_handshake.key_held_q ||
     !aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.ready_q);

  // A key waits only while the schedule of the last key runs, and no longer than it has run.
  logic [14:1] round;
  logic [3:0]  rest, rested;
  logic        starting, running, keys_idle, stepping, key_prompt;
  int unsigned run, phase;  // clocks since the start of the schedule, and of its step
  assign round = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.round_q;
  assign rest = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.rest_q;
  assign starting = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.start_q;
  assign running = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.running_q;
  assign keys_idle = aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.idle_q;
  assign phase = 32'(aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.phase_q);
  always_comb begin
    run = phase;
    for (int unsigned r = 1; r <= 14; r++) begin
      if (round[r]) run = run + aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.STEP_CLOCKS * (r - 1);
    end
  end
  assign stepping = !running ||
                    (phase < aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.STEP_CLOCKS &&
                     round != '0 && (round & (round - 1'b1)) == '0);
  for (genvar n = 0; n < 4; n++) begin : gen_rest
    assign rested[n] = n >= aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.REST || rest[n] ||
      32'(aes_handshake.clear_wait_q) <=
        n + 32'(aes_handshake.u_core.u_core.gen_pipeline.u_engine.gen_loaded.u_keys.RamRegister);
  end
  assign key_prompt =
    (aes_handshake.key_wait_q == '0 || aes_handshake.u_core.u_core.u_frontend.key_waits_q) &&
    (!starting || aes_handshake.key_wait_q == '0) &&
    (!running || 32'(aes_handshake.key_wait_q) <= run + 1) &&
    (running || starting || aes_handshake.waking || keys_idle) && stepping && rested == '1;

  // The next result enters behind the waiting results. The result of the last stage has entered.
  logic next_behind, entered;
  assign next_behind = in_bank == out_bank ^ in_fifo[0];
  assign entered = flying[STAGES-1] == (entering != '0) && (entering[0] == '0 || entering[1] == '0);

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
  logic [FLYING-1:0] punctual;
  for (genvar n = 0; n < FLYING; n++) begin : gen_punctual
    assign punctual[n] = valid[0] || !flying[n] || before_place[PLACES-1-n] != '0 ||
                         32'(aes_handshake.result_wait_q) <= n;
  end
  logic idle, prompt;
  assign idle = aes_handshake.inside_q != '0 || aes_handshake.result_wait_q == '0;
  assign prompt = valid[0] || !valid[2] ||
    32'(aes_handshake.result_wait_q) <= (head[out_bank] ? STAGES : STAGES - 1);

  // With `RamRegister`, `asleep` describes the clock in which only the front end has seen the reset
  // or clear.
  logic asleep, holds;
  assign asleep = {aes_handshake.inside_q, aes_handshake.result_wait_q} == '0 &&
                  {aes_handshake.clear_wait_q, aes_handshake.key_wait_q} == '0 &&
                  !aes_handshake.key_held_q && !aes_handshake.following_q &&
                  !aes_handshake.u_core.u_core.u_frontend.alive_q;
  logic [1:0] asleep_q;
  assign asleep_q = {aes_handshake.u_core.u_core.gen_pipeline.u_engine.u_fifo.asleep_q,
                     aes_handshake.u_core.u_core.gen_wide.gen_clean.u_data.asleep_q};
  assign holds_o =
    (aes_handshake.u_core.u_core.gen_pipeline.u_engine.cleared_q ? asleep : holds) &&
    asleep_q == {2{aes_handshake.u_core.u_core.gen_pipeline.u_engine.cleared_q || clearing[0]}};

  assign holds = counted && keyed && packed_up && next_behind && entered && consistent == '1 &&
                   clean == '1 && followed && punctual == '1 && idle && prompt && turned && emptied &&
                   key_prompt;

endmodule
