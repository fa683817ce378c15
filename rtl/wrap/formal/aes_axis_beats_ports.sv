// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axis_beats` as properties: each beat taken is in one piece at its place, a piece has one kind,
// and it stays until it is taken.

module aes_axis_beats_ports #(
  parameter int unsigned DataBits = 32,
  parameter int unsigned SideBits = 2
) (
  input logic                  clk_i,
  input logic                  live_i,
  input logic                  tvalid_i,
  input logic [DataBits-1:0]   tdata_i,
  input logic [DataBits/8-1:0] tkeep_i,
  input logic                  tlast_i,
  input logic [1:0]            kind_i,
  input logic [SideBits-1:0]   side_i,
  input logic                  open_i,
  input logic                  take_i,
  /// Free input; 1 picks the beat of this clock as the followed one.
  input logic                  follow_i
);

  localparam int unsigned BYTES = DataBits / 8;
  localparam int unsigned BEATS = 128 / DataBits;

  logic                tready, between, valid, last;
  logic [1:0]          kind;
  logic [15:0]         strb;
  logic [127:0]        data;
  logic [SideBits-1:0] side;
  aes_axis_beats #(.DataBits(DataBits), .SideBits(SideBits)) u_beats (
    .tready_o(tready), .between_o(between), .valid_o(valid), .kind_o(kind), .last_o(last),
    .strb_o(strb), .data_o(data), .side_o(side), .*
  );

  logic started_q = 1'b0;
  logic live_q, taken, enters;
  assign taken = tvalid_i && tready;

  // A second account: the beat that waits, and the piece as beats in order.
  logic                wait_q, wait_last_q, inside_q;
  logic [DataBits-1:0] wait_data_q;
  logic [BYTES-1:0]    wait_keep_q;
  logic [1:0]          wait_kind_q, kind_q;
  logic [SideBits-1:0] wait_side_q, side_q;
  logic                full_q, last_q;
  logic [31:0]         beats_q;  // of an unfinished piece
  logic [15:0]         strb_q;
  logic                change;
  assign change = beats_q != 32'd0 && wait_kind_q != kind_q;
  assign enters = wait_q && (!full_q || take_i) && !change;
  logic [15:0] here;  // strobes of the beat that waits, at its place
  always_comb begin
    here = '0;
    for (int unsigned n = 0; n < BYTES; n++) here[15-n] = wait_keep_q[n];
    here = here >> (beats_q * BYTES);
  end
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    if (taken) begin
      {wait_last_q, wait_keep_q, wait_kind_q, wait_side_q} <= {tlast_i, tkeep_i, kind_i, side_i};
      wait_data_q <= tdata_i;
      inside_q <= !tlast_i;
    end
    wait_q <= live_i && (taken || (wait_q && !enters));
    if (enters) begin
      full_q <= wait_last_q || beats_q == 32'(BEATS - 1);
      beats_q <= wait_last_q || beats_q == 32'(BEATS - 1) ? 32'd0 : beats_q + 32'd1;
      strb_q <= (beats_q == 32'd0 ? '0 : strb_q) | here;
      last_q <= wait_last_q;
      if (beats_q == 32'd0) {kind_q, side_q} <= {wait_kind_q, wait_side_q};
    end else if (wait_q && change) begin
      full_q <= 1'b1;
      beats_q <= 32'd0;
    end else if (take_i) begin
      full_q <= 1'b0;
    end
    if (!live_i) {full_q, inside_q, beats_q} <= '0;
  end

  // The followed beat, from its entry until its piece leaves.
  logic                followed_q;
  logic [31:0]         place_q;
  logic [DataBits-1:0] beat_q;
  logic [1:0]          followed_kind_q;
  always_ff @(posedge clk_i) begin
    if (enters && follow_i && (!followed_q || (take_i && full_q))) begin
      followed_q <= 1'b1;
      place_q <= beats_q;
      followed_kind_q <= wait_kind_q;
      for (int unsigned n = 0; n < BYTES; n++) begin
        beat_q[DataBits-1-8*n -: 8] <= wait_keep_q[n] ? wait_data_q[8*n +: 8] : 8'd0;
      end
    end else if (take_i && full_q) begin
      followed_q <= 1'b0;
    end
    if (!live_i) followed_q <= 1'b0;
  end

  logic in_place;
  always_comb begin
    in_place = 1'b0;
    for (int unsigned n = 0; n < BEATS; n++) begin
      if (place_q == n) in_place = data[127-DataBits*n -: DataBits] == beat_q;
    end
  end

  logic                  held_q;
  logic [128+16+2+SideBits:0] offer, offer_q;
  assign offer = {data, strb, kind, last, side};
  always_ff @(posedge clk_i) begin
    held_q <= live_i && valid && !take_i;
    offer_q <= offer;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    if (started_q) takes_what_is_there: assume (!take_i || valid);
    if (started_q && live_q) begin
      piece_stays: assert (!held_q || (valid && offer == offer_q));
      piece_is_offered: assert (valid == full_q);
      beat_is_taken: assert (!live_i || tready == ((!wait_q || enters) && (inside_q || open_i)));
      beat_is_in_place: assert (!followed_q || in_place);
      one_kind: assert (!(followed_q && valid) || kind == followed_kind_q);
      piece_agrees: assert (!valid || (strb == strb_q && last == last_q && kind == kind_q &&
                                       side == side_q));
      between_agrees: assert (between == (!inside_q && !wait_q && !full_q));
      // What makes the properties inductive.
      waits_agree: assert (u_beats.held_q == wait_q && u_beats.inside_q == inside_q &&
                           (!wait_q || {u_beats.held_last_q, u_beats.held_keep_q,
                                        u_beats.held_kind_q, u_beats.held_side_q,
                                        u_beats.held_data_q} ==
                                       {wait_last_q, wait_keep_q, wait_kind_q, wait_side_q,
                                        wait_data_q}));
      count_agrees: assert (32'(u_beats.index_q) == beats_q && beats_q < BEATS &&
                            (!full_q || beats_q == 32'd0));
      unfinished_agrees: assert (!(full_q || beats_q != 32'd0) ||
                                 (strb == strb_q && kind == kind_q && side == side_q));
      unfinished_is_not_last: assert (beats_q == 32'd0 || !u_beats.last_q && !last_q);
      waits_inside: assert (!wait_q || inside_q == !wait_last_q);
      unfinished_is_inside: assert (beats_q == 32'd0 || inside_q || wait_q);
      rest_is_empty: assert (full_q || 16'(strb << (beats_q * BYTES)) == '0);
      followed_agrees: assert (!followed_q || (followed_kind_q == kind_q &&
                                               (full_q || place_q < beats_q)));
      empty_is_clean: assert (full_q || beats_q != 32'd0 || strb == '0);
    end
    if (started_q && !live_q) nothing_is_left: assert (!valid && data == '0 && strb == '0);
  end

endmodule
