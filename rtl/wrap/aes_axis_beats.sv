// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Beats of an AXI4-Stream to beats of a message (docs/reference/messages.md): up to 16 bytes of one
// kind in a register, the first leftmost: a piece. It ends when it is full, with its packet, and
// before a beat of another kind, which waits in a register of its own.

module aes_axis_beats #(
  /// Width of the stream: 32, 64 or 128.
  parameter int unsigned DataBits = 32,
  /// Width of what a packet has beside its kinds: taken with each first beat of a piece.
  parameter int unsigned SideBits = 1
) (
  input  logic                  clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic                  live_i,

  input  logic                  tvalid_i,
  output logic                  tready_o,
  /// Byte 0 is `tdata_i[7:0]`.
  input  logic [DataBits-1:0]   tdata_i,
  input  logic [DataBits/8-1:0] tkeep_i,
  input  logic                  tlast_i,
  input  logic [1:0]            kind_i,
  input  logic [SideBits-1:0]   side_i,

  /// The first beat of a packet may be taken.
  input  logic                  open_i,
  /// No packet has begun whose last piece has not left.
  output logic                  between_o,

  output logic                  valid_o,
  input  logic                  take_i,
  output logic [1:0]            kind_o,
  /// The piece ends its packet.
  output logic                  last_o,
  /// Bit 15 is the first byte: `tkeep_i` of all its beats.
  output logic [15:0]           strb_o,
  /// Bytes without a strobe are 0.
  output logic [127:0]          data_o,
  output logic [SideBits-1:0]   side_o
);

  localparam int unsigned BYTES = DataBits / 8;
  localparam int unsigned BEATS = 128 / DataBits;
  localparam int unsigned INDEX_BITS = BEATS > 1 ? $clog2(BEATS) : 1;

  // The beat that was taken last, until it enters its piece.
  logic                inside_q;  // the next beat is not the first of its packet
  logic                held_q, held_last_q;
  logic [DataBits-1:0] held_data_q;
  logic [BYTES-1:0]    held_keep_q;
  logic [1:0]          held_kind_q;
  logic [SideBits-1:0] held_side_q;

  logic                  valid_q, last_q;
  logic [INDEX_BITS-1:0] index_q;  // beats in an unfinished piece
  logic [1:0]            kind_q;
  logic [15:0]           strb_q;
  logic [127:0]          data_q;
  logic [SideBits-1:0]   side_q;

  logic taken, enters, first, ends, other;
  assign first = index_q == '0;
  assign other = !first && held_kind_q != kind_q;  // of another kind than the unfinished piece
  assign enters = held_q && (!valid_q || take_i) && !other;
  assign ends = held_last_q || index_q == INDEX_BITS'(BEATS - 1);

  assign tready_o = live_i && (!held_q || enters) && (inside_q || open_i);
  assign taken = tvalid_i && tready_o;

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {inside_q, held_q, held_last_q, held_kind_q, held_side_q} <= '0;
      {held_data_q, held_keep_q} <= '0;
    end else if (taken) begin
      inside_q <= !tlast_i;
      held_q <= 1'b1;
      {held_last_q, held_kind_q, held_side_q, held_keep_q} <= {tlast_i, kind_i, side_i, tkeep_i};
      held_data_q <= tdata_i;
    end else if (enters) begin
      held_q <= 1'b0;
      held_data_q <= '0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {valid_q, last_q, index_q, kind_q, side_q} <= '0;
    end else if (enters) begin
      valid_q <= ends;
      last_q <= held_last_q;
      index_q <= ends ? '0 : index_q + INDEX_BITS'(1);
      if (first) {kind_q, side_q} <= {held_kind_q, held_side_q};
    end else if (held_q && other) begin
      valid_q <= 1'b1;
      index_q <= '0;
    end else if (take_i) begin
      valid_q <= 1'b0;
    end
  end

  logic [DataBits-1:0] beat;  // its first byte leftmost
  logic [BYTES-1:0]    strobes;
  always_comb begin
    for (int unsigned n = 0; n < BYTES; n++) begin
      beat[DataBits-1-8*n -: 8] = held_data_q[8*n +: 8] & {8{held_keep_q[n]}};
      strobes[BYTES-1-n] = held_keep_q[n];
    end
  end
  for (genvar n = 0; n < BEATS; n++) begin : gen_beat
    logic here;
    assign here = enters && index_q == INDEX_BITS'(n);
    always_ff @(posedge clk_i) begin
      if (!live_i) begin
        data_q[127-DataBits*n -: DataBits] <= '0;
        strb_q[15-BYTES*n -: BYTES] <= '0;
      end else if (here) begin
        data_q[127-DataBits*n -: DataBits] <= beat;
        strb_q[15-BYTES*n -: BYTES] <= strobes;
      end else if (take_i) begin
        data_q[127-DataBits*n -: DataBits] <= '0;
        strb_q[15-BYTES*n -: BYTES] <= '0;
      end
    end
  end

  assign between_o = !inside_q && !held_q && !valid_q;
  assign valid_o = valid_q;
  assign kind_o = kind_q;
  assign last_o = last_q;
  assign strb_o = strb_q;
  assign data_o = data_q;
  assign side_o = side_q;

endmodule
