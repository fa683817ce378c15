// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_mode_fifo` as properties: each entry comes out as it was put in, in order. `aes_mode_ports`
// assumes these properties and proves what is assumed here, by the same names.

module aes_mode_fifo_ports #(
  parameter int unsigned Width = 129,
  parameter int unsigned Depth = 2
) (
  input logic             clk_i,
  input logic             live_i,
  input logic             push_i,
  input logic [Width-1:0] data_i,
  input logic             pop_i,
  /// Free input; 1 picks the entry of this clock as the followed entry.
  input logic             follow_i
);

  logic [Width-1:0] oldest;
  logic             single, full;
  aes_mode_fifo #(.Width(Width), .Depth(Depth)) u_fifo (
    .oldest_o(oldest), .single_o(single), .full_o(full), .*
  );

  logic             started_q = 1'b0;
  logic             live_q;
  logic [Depth-1:0] inside_q;    // bit n: more than n entries are inside
  logic [Depth-1:0] followed_q;  // bit n: n entries leave before the followed one
  logic [Width-1:0] kept_q;      // the followed entry
  logic [Depth-1:0] fuller, emptier;
  assign fuller = Depth'({inside_q, 1'b1});
  assign emptier = inside_q >> 1;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    if (push_i != pop_i) inside_q <= push_i ? fuller : emptier;
    if (push_i && follow_i && followed_q == '0) begin
      kept_q <= data_i;
      followed_q <= pop_i ? inside_q & ~emptier : fuller & ~inside_q;
    end else if (pop_i) begin
      followed_q <= followed_q >> 1;
    end
    if (!live_i) {inside_q, followed_q} <= '0;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    if (started_q && live_i) begin
      push_has_room: assume (!push_i || !inside_q[Depth-1] || pop_i);
      pop_has_entry: assume (!pop_i || inside_q[0]);
    end
  end

  logic followed_fits;
  always_comb begin
    followed_fits = 1'b1;
    for (int unsigned n = 0; n < Depth; n++) begin
      if (followed_q[n]) followed_fits &= u_fifo.entry_q[n] == kept_q;
    end
  end

  always_comb begin
    if (started_q) begin
      oldest_agrees: assert (!followed_q[0] || oldest == kept_q);
      single_agrees: assert (single == (inside_q == Depth'(1)));
      full_agrees: assert (full == inside_q[Depth-1]);
      if (!live_q) fifo_is_empty: assert (u_fifo.valid_q == '0 && u_fifo.entry_q == '0);
      // What makes the properties inductive.
      places_agree: assert (u_fifo.valid_q == inside_q && (emptier & ~inside_q) == '0 &&
                            (followed_q & ~inside_q) == '0);
      entry_agrees: assert (followed_fits);
    end
  end

endmodule
