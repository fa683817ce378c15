// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Handshake of `aes_ghash_digit` as properties. `aes_gcm_ports` and
// `aes_gcm_lean_ports` assume these properties and prove what is assumed here, by the same names.

module aes_ghash_digit_ports #(
  parameter int unsigned Digit = 16,
  parameter bit          Parts = 1'b0
) (
  input logic         clk_i,
  input logic         live_i,
  input logic         h_load_i,
  input logic [127:0] h_i,
  input logic         restart_i,
  input logic [127:0] hash_i,
  input logic         valid_i,
  input logic         first_i,
  input logic         last_i,
  input logic [127:0] block_i
);

  // The hash restarts only while it is ready, and from 0 if no other value is given:
  // `hash_restarts_idle`, `hash_goes_on` and `hash_is_given` of `aes_gcm_lean_ports`.
  logic         ready, soon, done, restart;
  logic [127:0] hash;
  assign restart = restart_i && ready;
  aes_ghash_digit #(.Digit(Digit), .Levels(0), .Parts(Parts)) u_ghash (
    .restart_i(restart), .hash_i(hash_i & {128{restart}}), .ready_o(ready), .soon_o(soon), .done_o(done), .hash_o(hash), .*
  );

  logic         started_q = 1'b0;
  logic         hashes, live_q, hash_idle_q, due_q, stands_q;
  logic [1:0]   hashed_q;  // it took a block one, two clocks ago
  logic [127:0] hash_q;
  assign hashes = live_i && valid_i && ready;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    hash_idle_q <= !live_i || ((ready || soon) && !hashes);
    due_q <= live_i && (hashes ? last_i : due_q && !done);
    stands_q <= live_i && ready && !hashes && !restart;
    hash_q <= hash;
    hashed_q <= live_i ? {hashed_q[0], hashes} : '0;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    if (started_q && live_i) h_between_hashes: assume (!h_load_i || ready);
  end

  always_comb begin
    if (started_q && live_i) begin
      hash_stays_ready: assert (!hash_idle_q || ready);
      hash_is_due: assert (!done || due_q);
      hash_is_done: assert (!ready || !due_q || done);
      hash_stands: assert (!stands_q || hash == hash_q);
      hash_takes_time: assert (!(hashed_q[0] && soon) && !(hashed_q != '0 && ready));
    end
    if (started_q && live_q) begin
      // What makes the properties inductive.
      steps_agree: assert (u_ghash.busy_q == (u_ghash.left_q != '0) &&
                           32'(u_ghash.left_q) <= 128 / Digit);
      due_agrees: assert (due_q == ((u_ghash.busy_q && u_ghash.last_q) || u_ghash.done_q) &&
                          !(u_ghash.done_q && u_ghash.busy_q));
      idle_agrees: assert (!hash_idle_q || !u_ghash.busy_q);
      time_agrees: assert ((!hashed_q[0] || 32'(u_ghash.left_q) == 128 / Digit) &&
                           (!hashed_q[1] || 32'(u_ghash.left_q) == 128 / Digit - 1));
      // Only digits that are left are in `factor_q`.
      digits_agree: assert (u_ghash.factor_q >> (Digit * 32'(u_ghash.left_q)) == '0);
    end
    if (started_q && !live_q) begin
      all_is_zero: assert ({u_ghash.h_q, u_ghash.factor_q, u_ghash.sum_q, u_ghash.left_q,
                            u_ghash.last_q, u_ghash.done_q, u_ghash.busy_q, due_q, hashed_q} == '0);
    end
  end

endmodule
