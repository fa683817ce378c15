// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Beats of an AXI4-Stream to pieces: up to `PieceBits` of a packet in one register, its first byte
// leftmost. A piece ends when it is full or with its packet. The register takes the first beat of a
// piece in the clock in which the piece before leaves.

module aes_axis_gather #(
  parameter int unsigned  DataBits  = 32,
  parameter int unsigned  PieceBits = 128,
  parameter int unsigned  UserBits  = 1,
  localparam int unsigned CountBits = $clog2(PieceBits / 8 + 1)
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
  /// Of a packet: taken with its first beat.
  input  logic [UserBits-1:0]   tuser_i,

  /// A first beat of a packet may be taken.
  input  logic                  open_i,
  /// No packet has begun whose last piece has not left.
  output logic                  between_o,

  output logic                  valid_o,
  input  logic                  take_i,
  /// Bytes without `tkeep_i` are 0.
  output logic [PieceBits-1:0]  data_o,
  output logic [CountBits-1:0]  bytes_o,
  /// The piece ends its packet.
  output logic                  last_o,
  /// A beat before the last had bytes without `tkeep_i`, or the last beat a gap in it.
  output logic                  illegal_o,
  output logic [UserBits-1:0]   user_o
);

  localparam int unsigned BYTES = DataBits / 8;
  localparam int unsigned BEATS = PieceBits / DataBits;
  localparam int unsigned INDEX_BITS = BEATS > 1 ? $clog2(BEATS) : 1;

  logic                  inside_q;   // the next beat is not the first of its packet
  logic                  valid_q, last_q, illegal_q;
  logic [INDEX_BITS-1:0] index_q;    // beats in an unfinished piece
  logic [CountBits-1:0]  bytes_q;
  logic [PieceBits-1:0]  data_q;
  logic [UserBits-1:0]   user_q;

  logic                 enters, first, illegal;
  logic [DataBits-1:0]  beat;   // its first byte leftmost
  logic [CountBits-1:0] bytes;  // of the beat

  assign tready_o = live_i && (!valid_q || take_i) && (inside_q || open_i);
  assign enters = tvalid_i && tready_o;
  assign first = index_q == '0;

  always_comb begin
    bytes = '0;
    for (int unsigned n = 0; n < BYTES; n++) begin
      beat[DataBits-1-8*n -: 8] = tdata_i[8*n +: 8] & {8{tkeep_i[n]}};
      bytes = bytes + CountBits'(tkeep_i[n]);
    end
  end
  assign illegal = tlast_i ? (tkeep_i & (tkeep_i + BYTES'(1))) != '0 : tkeep_i != '1;

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {inside_q, valid_q, last_q, illegal_q} <= '0;
      {index_q, bytes_q, user_q} <= '0;
    end else if (enters) begin
      inside_q <= !tlast_i;
      valid_q <= tlast_i || index_q == INDEX_BITS'(BEATS - 1);
      index_q <= tlast_i || index_q == INDEX_BITS'(BEATS - 1) ? '0 : index_q + INDEX_BITS'(1);
      bytes_q <= (first ? '0 : bytes_q) + bytes;
      last_q <= tlast_i;
      illegal_q <= illegal || (illegal_q && !first);
      if (!inside_q) user_q <= tuser_i;
    end else if (take_i) begin
      valid_q <= 1'b0;
    end
  end

  for (genvar n = 0; n < BEATS; n++) begin : gen_beat
    localparam int unsigned TOP = PieceBits - 1 - n * DataBits;
    logic here;
    assign here = enters && index_q == INDEX_BITS'(n);
    always_ff @(posedge clk_i) begin
      if (!live_i) data_q[TOP -: DataBits] <= '0;
      else if (here) data_q[TOP -: DataBits] <= beat;
      else if (take_i || (enters && first)) data_q[TOP -: DataBits] <= '0;
    end
  end

  assign between_o = !inside_q && !valid_q;
  assign valid_o = valid_q;
  assign data_o = data_q;
  assign bytes_o = bytes_q;
  assign last_o = last_q;
  assign illegal_o = illegal_q;
  assign user_o = user_q;

endmodule
