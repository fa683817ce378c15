// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_pipeline` with `ShortPaths`: places of the blocks in stages, FIFO banks
// and output register. A block in the last stage counts in the FIFO, which it enters at once.

module aes_pipeline_banks_invariants #(
  parameter int unsigned Stages      = 21,
  /// Entries of both banks.
  parameter int unsigned Depth       = 24,
  parameter int unsigned TagBits     = 1,
  parameter bit          RamRegister = 1'b0
);

  localparam int unsigned HALF = Depth / 2;
  localparam int unsigned FLYING = Stages - 1;
  localparam int unsigned PLACES = 2 + Depth + FLYING;
  localparam int unsigned COUNT_BITS = $clog2(PLACES + 1);

  // With `RamRegister` the front end sees a reset or clear a clock before the pipeline does.
  logic awake;
  assign awake = !aes_core_pipeline.cleared_q;
  aes_invariant u_asleep (
    .holds_i(awake || ({aes_handshake.inside_q, aes_handshake.result_wait_q} == '0 &&
                       {aes_handshake.clear_wait_q, aes_handshake.key_wait_q} == '0 &&
                       !aes_handshake.key_held_q && !aes_handshake.following_q &&
                       !aes_core.u_frontend.alive_q))
  );

  // The entries of the two banks, as they will be after the pending shifts and entries.
  logic [1:0][HALF-1:0]            waiting, entering, clean;
  logic [1:0][HALF-1:0][TagBits:0] waiting_label;  // refusal and tag
  logic [1:0]                      head, shifting, consistent, clearing, opened;
  logic                            in_bank, out_bank;
  logic [Stages-1:0]               flying;
  logic [TagBits:0]                last_label;
  assign flying = aes_core_pipeline.gen_control.u_control.valid_q;
  assign last_label = aes_core_pipeline.gen_control.u_control.label[Stages-1];
  assign in_bank = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.in_bank_q;
  assign out_bank = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.out_bank_q;
  assign clearing = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.clear_q;
  assign head = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.head_q;
  for (genvar b = 0; b < 2; b++) begin : gen_bank
    logic [HALF:0][TagBits:0] label;
    logic                     staying, stays;
    assign waiting[b] = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.gen_bank[b].valid_q;
    assign entering[b] = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.gen_bank[b].enter_q;
    assign shifting[b] = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.gen_bank[b].shift_q;
    assign staying = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.gen_bank[b].stay_q;
    assign opened[b] = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.gen_bank[b].open_q ==
                       (entering[b] | {HALF{shifting[b]}});
    assign stays = RamRegister ? !clearing[b] : staying;
    assign label[HALF] = '0;
    for (genvar n = 0; n < HALF; n++) begin : gen_entry
      logic [TagBits:0] kept;
      assign label[n] = aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.gen_bank[b]
                        .entry_q[(129+TagBits)*n+128 +: TagBits + 1];
      assign kept = shifting[b] ? label[n+1] : label[n] & {(TagBits+1){stays}};
      assign waiting_label[b][n] = entering[b][n] ? last_label : kept;
      // An entry holds 0 if no result waits there, or before a result enters.
      assign clean[b][n] = (waiting[b][n] && !entering[b][n]) || kept == '0 || clearing[0];
    end
    // `head`: a result that can leave its bank waits, and has neither just entered nor just moved.
    assign consistent[b] =
      head[b] == (waiting[b][0] && !entering[b][0] && !shifting[b]) &&
      (!shifting[b] || out_bank != 1'(b)) &&
      (waiting[b] == '0 || staying != shifting[b]) &&
      (entering[b] & ~waiting[b]) == '0 &&
      (entering[b] & {1'b0, waiting[b][HALF-1:1]}) == '0;
  end
  aes_invariant u_consistent (.holds_i(!awake || (consistent == '1 && clean == '1)));

  // With `RamRegister`, `turn_q` names the bank of the next result. A bank is empty while its
  // entries become 0.
  logic out_valid, spare_valid;
  assign out_valid = aes_core.gen_wide.u_result.out_valid_q;
  assign spare_valid = aes_core_pipeline.gen_control.u_fifo.spare_valid_q;
  aes_invariant u_turn (
    .holds_i(!awake || !RamRegister ||
             (opened == '1 && aes_core_pipeline.gen_control.u_fifo.gen_banks.u_banks.turn_q ==
                              {head[1] && out_bank, head[0] && !out_bank}))
  );
  aes_invariant u_empty (
    .holds_i(!awake || ((clearing == '0 || {waiting, entering} == '0) &&
                        (!clearing[0] || {flying, out_bank, out_valid, spare_valid} == '0)))
  );
  if (RamRegister) begin : gen_ram_register
    aes_invariant u_sleeping (
      .holds_i({aes_core_pipeline.gen_control.u_fifo.asleep_q, aes_core.gen_wide.gen_clean.u_data.asleep_q} ==
               {2{!awake || clearing[0]}})
    );
  end

  // Places of blocks, oldest first: the output register, the spare register (with `RamRegister`),
  // the entries of both banks in turn, the stages.
  logic [PLACES-1:0]            valid;
  logic [PLACES-1:0][TagBits:0] label;
  logic [PLACES-1:0][15:0]      most;
  assign valid[1:0] = {spare_valid, out_valid};
  assign label[0] = {aes_core.gen_wide.u_result.out_error_q, aes_core.gen_wide.u_result.out_tag_q};
  assign label[1] = aes_core_pipeline.gen_control.u_fifo.spare_q[128 +: TagBits + 1];
  assign most[1:0] = '1;
  for (genvar n = 0; n < Depth; n++) begin : gen_waiting
    assign valid[2+n] = waiting[out_bank ^ 1'(n)][n/2];
    assign label[2+n] = waiting_label[out_bank ^ 1'(n)][n/2];
    assign most[2+n] = n != 0 ? '1 : head[out_bank] ? 16'(Stages) : 16'(Stages - 1);
  end
  for (genvar n = 0; n < FLYING; n++) begin : gen_flying
    assign valid[PLACES-1-n] = flying[n];
    assign label[PLACES-1-n] = aes_core_pipeline.gen_control.u_control.label[n];
    assign most[PLACES-1-n] = 16'(n);
  end

  // Number of blocks before each place. In the FIFO, where results wait without gaps, the place
  // gives it; in the stages registers count it, because a sum over all stages is hard to prove.
  logic [COUNT_BITS-1:0]             before_fifo, in_fifo;
  logic [PLACES-1:0][COUNT_BITS-1:0] before_place;
  logic [FLYING-1:0]                 summed;
  assign before_fifo = COUNT_BITS'(valid[0]) + COUNT_BITS'(valid[1]);
  always_comb begin
    in_fifo = '0;
    for (int unsigned n = 0; n < Depth; n++) if (valid[2+n]) in_fifo = COUNT_BITS'(n + 1);
  end
  assign before_place[1:0] = {COUNT_BITS'(1), COUNT_BITS'(0)};
  for (genvar n = 0; n < Depth; n++) begin : gen_before_waiting
    assign before_place[2+n] = before_fifo + COUNT_BITS'(n);
  end
  for (genvar n = 0; n < FLYING; n++) begin : gen_before_flying
    // `before_q`: number of blocks ahead of stage n. `behind`: ahead of stage n - 1, from which a
    // block comes. `after`: `before_q` and the block in stage n.
    logic [COUNT_BITS-1:0] before_q, behind, after;
    if (n == 0) begin : gen_first
      assign behind = COUNT_BITS'(aes_handshake.inside_q);
    end else begin : gen_later
      assign behind = before_place[PLACES-n];
    end
    always_ff @(posedge aes_handshake.clk_i) begin
      before_q <= aes_handshake.live ? behind - COUNT_BITS'(aes_handshake.result_taken) : '0;
    end
    assign after = before_q + COUNT_BITS'(flying[n]);
    assign summed[n] = behind == after;
    assign before_place[PLACES-1-n] = before_q;
  end
  aes_invariant u_all_counted (
    .holds_i(!awake || (summed == '1 && before_place[PLACES-FLYING] == before_fifo + in_fifo))
  );
  aes_invariant u_packed (
    .holds_i(!awake || ((valid[Depth+1:3] & ~valid[Depth:2]) == '0 && (valid[0] || !valid[1])))
  );

  // The next result enters behind the waiting results. The result of the last stage has entered.
  aes_invariant u_next (
    .holds_i(!awake || (in_bank == out_bank ^ in_fifo[0] &&
                        flying[Stages-1] == (entering != '0) &&
                        (entering[0] == '0 || entering[1] == '0)))
  );

  aes_pipeline_order_invariants #(.Places(PLACES), .TagBits(TagBits)) u_order (
    .awake_i(awake),
    .valid_i(valid),
    .label_i(label),
    .before_i(before_place),
    .most_i(most)
  );

endmodule
