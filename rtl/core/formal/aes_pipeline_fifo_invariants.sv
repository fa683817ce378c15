// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_pipeline` without `ShortPaths`: places of the blocks in stages, FIFO (not
// with `StagesWait`) and output register.

module aes_pipeline_fifo_invariants #(
  parameter int unsigned Stages  = 10,
  /// Entries of the FIFO; 0 with `StagesWait`, where no block is counted either.
  parameter int unsigned Depth   = 10,
  parameter int unsigned TagBits = 1,
  parameter bit          Reloads = 1'b0
);

  localparam int unsigned PLACES = 1 + Depth + Stages;
  localparam int unsigned COUNT_BITS = $clog2(PLACES + 1);

  logic [Stages-1:0] flying;
  assign flying = aes_core_pipeline.gen_control.u_control.valid_q;

  // A block may be held in stage 0 for a reload, for at most 256 clocks.
  logic [15:0] reloaded;  // clocks so far
  if (Reloads) begin : gen_reloads
    assign reloaded = 16'(aes_core_pipeline.gen_reload.u_reload.count_q);
  end else begin : gen_no_reloads
    assign reloaded = 16'd0;
  end

  logic [PLACES-1:0]               valid;
  logic [PLACES-1:0][TagBits:0]    label;  // refusal and tag
  logic [PLACES-1:0][15:0]         most;
  logic [Depth:0]                  follows;  // no gap before the waiting result
  logic [PLACES:0][COUNT_BITS-1:0] before_place;  // the last entry counts all blocks
  assign valid[0] = aes_core.gen_wide.u_result.out_valid_q;
  assign label[0] = {aes_core.gen_wide.u_result.out_error_q, aes_core.gen_wide.u_result.out_tag_q};
  assign most[0] = '1;
  for (genvar n = 0; n < Depth; n++) begin : gen_waiting
    assign valid[1+n] = aes_core_pipeline.gen_control.u_fifo.valid_q[n];
    assign label[1+n] = aes_core_pipeline.gen_control.u_fifo.entry_q[n][128 +: TagBits + 1];
    assign most[1+n] = '1;
    assign follows[n] = !valid[1+n] || valid[n];
  end
  assign follows[Depth] = 1'b1;
  for (genvar n = 0; n < Stages; n++) begin : gen_stage
    assign valid[PLACES-1-n] = flying[n];
    assign label[PLACES-1-n] = aes_core_pipeline.gen_control.u_control.label[n];
    assign most[PLACES-1-n] = n == 0 && aes_core_pipeline.hold_first ? reloaded
                            : 16'(n) + (Reloads ? 16'd256 : 16'd0);
  end
  assign before_place[0] = '0;
  for (genvar p = 0; p < PLACES; p++) begin : gen_place
    assign before_place[p+1] = before_place[p] + COUNT_BITS'(valid[p]);
  end

  aes_invariant u_all_counted (
    .holds_i(32'(before_place[PLACES]) == 32'(aes_handshake.inside_q))
  );
  aes_invariant u_packed (.holds_i(follows == '1));

  aes_pipeline_order_invariants #(
    .Places(PLACES), .TagBits(TagBits), .Counts(Depth != 0)
  ) u_order (
    .awake_i(1'b1),
    .valid_i(valid),
    .label_i(label),
    .before_i(before_place[PLACES-1:0]),
    .most_i(most)
  );

endmodule
