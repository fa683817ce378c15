// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Handshake of `aes_ghash` with a block a clock as properties, for any product: each hash is done
// once, and a clear makes all registers 0. `aes_gcm_ports` assumes this and proves what is assumed.

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
  logic       sum, sum_last, halves, halves_last, halves_final, ended;  // its registers
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

  assign sum = u_ghash.gen_pipeline.u_ghash.sum_valid_q;
  assign sum_last = u_ghash.gen_pipeline.u_ghash.sum_last_q;
  assign halves = u_ghash.gen_pipeline.u_ghash.halves_valid_q;
  assign halves_last = u_ghash.gen_pipeline.u_ghash.halves_last_q;
  assign halves_final = u_ghash.gen_pipeline.u_ghash.halves_final_q;
  assign ended = u_ghash.gen_pipeline.u_ghash.ended_q;
  always_comb begin
    if (started_q && live_i) begin
      hash_stays_ready: assert (ready);
      hash_is_due: assert (!done || due_q != 2'd0);
    end
    if (started_q && live_q) begin
      // What makes the property inductive.
      due_agrees: assert (due_q == 2'(sum && sum_last) + 2'(halves && halves_last) + 2'(ended));
      finals_agree: assert ((sum || !sum_last) && (halves || !(halves_last || halves_final)) &&
                            (halves_final || !halves_last));
      open_agrees: assert (!(halves && !halves_final) || open_q);
      open_sum_agrees: assert (!(sum && !sum_last) || open_q);
    end
    if (started_q && !live_q) begin
      all_is_zero: assert ({sum, sum_last, halves, halves_last, halves_final, ended, due_q,
        u_ghash.gen_pipeline.u_ghash.h_q, u_ghash.gen_pipeline.u_ghash.h_square_q,
        u_ghash.gen_pipeline.u_ghash.sum_q, u_ghash.gen_pipeline.u_ghash.factor_q,
        u_ghash.gen_pipeline.u_ghash.factor_middle_q, u_ghash.gen_pipeline.u_ghash.low_q,
        u_ghash.gen_pipeline.u_ghash.high_q, u_ghash.gen_pipeline.u_ghash.middle_q,
        u_ghash.gen_pipeline.u_ghash.hash_q} == '0);
    end
  end

endmodule
