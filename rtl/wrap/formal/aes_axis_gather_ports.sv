// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axis_gather` as properties: each beat taken is in one piece at its place, and a piece stays
// until it is taken.

module aes_axis_gather_ports #(
  parameter int unsigned DataBits  = 32,
  parameter int unsigned PieceBits = 128,
  parameter int unsigned UserBits  = 1
) (
  input logic                  clk_i,
  input logic                  live_i,
  input logic                  tvalid_i,
  input logic [DataBits-1:0]   tdata_i,
  input logic [DataBits/8-1:0] tkeep_i,
  input logic                  tlast_i,
  input logic [UserBits-1:0]   tuser_i,
  input logic                  open_i,
  input logic                  take_i,
  /// Free input; 1 picks the beat of this clock as the followed one.
  input logic                  follow_i
);

  localparam int unsigned BYTES = DataBits / 8;
  localparam int unsigned BEATS = PieceBits / DataBits;
  localparam int unsigned COUNT_BITS = $clog2(PieceBits / 8 + 1);

  logic                  tready, between, valid, last, illegal;
  logic [PieceBits-1:0]  data;
  logic [COUNT_BITS-1:0] bytes;
  logic [UserBits-1:0]   user;
  aes_axis_gather #(.DataBits(DataBits), .PieceBits(PieceBits), .UserBits(UserBits)) u_gather (
    .tready_o(tready), .between_o(between), .valid_o(valid), .data_o(data), .bytes_o(bytes),
    .last_o(last), .illegal_o(illegal), .user_o(user), .*
  );

  logic                  started_q = 1'b0;
  logic                  live_q, full_q, inside_q, last_q, illegal_q;
  logic [31:0]           beats_q;  // of an unfinished piece
  logic [COUNT_BITS-1:0] bytes_q, here;
  logic [UserBits-1:0]   user_q;
  logic taken, ends;
  assign taken = tvalid_i && tready;
  assign ends = tlast_i || beats_q == 32'(BEATS - 1);
  always_comb begin
    here = '0;
    for (int unsigned n = 0; n < BYTES; n++) here = here + COUNT_BITS'(tkeep_i[n]);
  end
  // Legal strobes of a last beat are 0, 1, 11, 111 and so on.
  logic ladder;
  always_comb begin
    ladder = tkeep_i == '0;
    for (int unsigned n = 0; n < BYTES; n++) ladder |= tkeep_i == BYTES'((64'd2 << n) - 64'd1);
  end
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    if (taken) begin
      full_q <= ends;
      beats_q <= ends ? 32'd0 : beats_q + 32'd1;
      inside_q <= !tlast_i;
      last_q <= tlast_i;
      bytes_q <= (beats_q == 32'd0 ? '0 : bytes_q) + here;
      illegal_q <= (beats_q != 32'd0 && illegal_q) || (tlast_i ? !ladder : tkeep_i != '1);
      if (!inside_q) user_q <= tuser_i;
    end else if (take_i) begin
      full_q <= 1'b0;
    end
    if (!live_i) {full_q, inside_q, beats_q} <= '0;
  end

  // The followed beat, until its piece leaves.
  logic                followed_q;
  logic [31:0]         place_q;
  logic [DataBits-1:0] beat_q;
  always_ff @(posedge clk_i) begin
    if (taken && follow_i && (!followed_q || take_i)) begin
      followed_q <= 1'b1;
      place_q <= beats_q;
      for (int unsigned n = 0; n < BYTES; n++) begin
        beat_q[DataBits-1-8*n -: 8] <= tkeep_i[n] ? tdata_i[8*n +: 8] : 8'd0;
      end
    end else if (take_i && valid) begin
      followed_q <= 1'b0;
    end
    if (!live_i) followed_q <= 1'b0;
  end

  logic                 held_q;
  logic [PieceBits-1:0] data_q;
  always_ff @(posedge clk_i) begin
    held_q <= live_i && valid && !take_i;
    data_q <= data;
  end

  logic in_place;
  always_comb begin
    in_place = 1'b0;
    for (int unsigned n = 0; n < BEATS; n++) begin
      if (place_q == n) in_place = data[PieceBits-1-DataBits*n -: DataBits] == beat_q;
    end
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    if (started_q) takes_what_is_there: assume (!take_i || valid);
    if (started_q && live_q) begin
      piece_stays: assert (!held_q || (valid && data == data_q));
      piece_is_offered: assert (valid == full_q);
      beat_is_taken: assert (!live_i || tready == ((!full_q || take_i) && (inside_q || open_i)));
      beat_is_in_place: assert (!followed_q || in_place);
      piece_agrees: assert (!valid || (bytes == bytes_q && last == last_q &&
                                       illegal == illegal_q && user == user_q));
      between_agrees: assert (between == (!inside_q && !full_q));
      // What makes the properties inductive.
      count_agrees: assert (32'(u_gather.index_q) == beats_q && beats_q < BEATS &&
                            u_gather.inside_q == inside_q && (!full_q || beats_q == 32'd0));
      sums_agree: assert (beats_q == 32'd0 || (u_gather.bytes_q == bytes_q &&
                                               u_gather.illegal_q == illegal_q));
      user_agrees: assert (!(inside_q || full_q) || user == user_q);
      unfinished: assert (beats_q == 32'd0 || inside_q);
      followed_is_inside: assert (!followed_q || full_q || place_q < beats_q);
    end
    if (started_q && !live_q) nothing_is_left: assert (!valid && data == '0);
  end

endmodule
