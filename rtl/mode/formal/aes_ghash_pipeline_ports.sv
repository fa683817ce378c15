// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Handshake of `aes_ghash` with a block a clock as properties, for any product: each hash is done once, and
// leaves no register behind. `aes_gcm_ports` assumes this and proves what is assumed here.

module aes_ghash_pipeline_ports (
  input logic         clk_i,
  input logic         live_i,
  input logic         h_load_i,
  input logic [127:0] h_i,
  input logic         valid_i,
  input logic         first_i,
  input logic         last_i,
  input logic [127:0] block_i
);

  logic         ready, done;
  logic [127:0] hash;
  aes_ghash #(.Digit(128), .Levels(1)) u_ghash (
    .ready_o(ready), .done_o(done), .hash_o(hash), .*
  );

  logic       started_q = 1'b0;
  logic       live_q;
  logic       open_q;  // a hash has begun and not ended
  logic [1:0] due_q;   // hashes that have ended and are not done
  logic       halves_end;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    if (valid_i) open_q <= !last_i;
    due_q <= due_q + 2'(valid_i && last_i) - 2'(done);
    if (!live_i) {open_q, due_q} <= '0;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    if (started_q && live_i) hash_opens: assume (!valid_i || first_i == !open_q);
  end

  assign halves_end = u_ghash.gen_pipeline.u_ghash.halves_valid_q && u_ghash.gen_pipeline.u_ghash.halves_last_q;
  always_comb begin
    if (started_q && live_i) begin
      hash_stays_ready: assert (ready);
      hash_is_due: assert (!done || due_q != 2'd0);
    end
    if (started_q && live_q) begin
      // What makes the property inductive.
      due_agrees: assert (due_q == 2'(u_ghash.gen_pipeline.u_ghash.sum_valid_q && u_ghash.gen_pipeline.u_ghash.sum_last_q) +
                                   2'(halves_end) + 2'(u_ghash.gen_pipeline.u_ghash.ended_q));
      finals_agree: assert ((u_ghash.gen_pipeline.u_ghash.sum_valid_q || !u_ghash.gen_pipeline.u_ghash.sum_last_q) &&
        (u_ghash.gen_pipeline.u_ghash.halves_valid_q || !(u_ghash.gen_pipeline.u_ghash.halves_last_q || u_ghash.gen_pipeline.u_ghash.halves_final_q)) &&
        (u_ghash.gen_pipeline.u_ghash.halves_final_q || !u_ghash.gen_pipeline.u_ghash.halves_last_q));
      open_agrees: assert (!(u_ghash.gen_pipeline.u_ghash.halves_valid_q && !u_ghash.gen_pipeline.u_ghash.halves_final_q) || open_q);
      open_sum_agrees: assert (!(u_ghash.gen_pipeline.u_ghash.sum_valid_q && !u_ghash.gen_pipeline.u_ghash.sum_last_q) || open_q);
    end
    if (started_q && !live_q) begin
      all_is_zero: assert ({u_ghash.gen_pipeline.u_ghash.h_q, u_ghash.gen_pipeline.u_ghash.h_square_q, u_ghash.gen_pipeline.u_ghash.sum_q, u_ghash.gen_pipeline.u_ghash.low_q,
        u_ghash.gen_pipeline.u_ghash.high_q, u_ghash.gen_pipeline.u_ghash.middle_q, u_ghash.gen_pipeline.u_ghash.hash_q, u_ghash.gen_pipeline.u_ghash.sum_valid_q, u_ghash.gen_pipeline.u_ghash.sum_last_q,
        u_ghash.gen_pipeline.u_ghash.halves_valid_q, u_ghash.gen_pipeline.u_ghash.halves_final_q, u_ghash.gen_pipeline.u_ghash.halves_last_q, u_ghash.gen_pipeline.u_ghash.ended_q,
        due_q} == '0);
    end
  end

endmodule
