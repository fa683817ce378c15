// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Blocks to beats of an AXI4-Stream: one register, from which the beats of a block leave. It takes
// a block in the clock in which the last beat of the block before leaves.

module aes_axis_scatter #(
  parameter int unsigned DataBits = 32,
  parameter int unsigned IdBits   = 1
) (
  input  logic                  clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic                  live_i,

  input  logic                  valid_i,
  output logic                  ready_o,
  /// The first byte is leftmost.
  input  logic [127:0]          data_i,
  /// Bytes of the block, 0 to 16.
  input  logic [4:0]            bytes_i,
  /// The block ends its packet.
  input  logic                  last_i,
  input  logic                  error_i,
  input  logic [IdBits-1:0]     id_i,

  output logic                  tvalid_o,
  input  logic                  tready_i,
  /// Byte 0 is `tdata_o[7:0]`. 0 in bytes without `tkeep_o`, and while `tvalid_o` is low.
  output logic [DataBits-1:0]   tdata_o,
  output logic [DataBits/8-1:0] tkeep_o,
  output logic                  tlast_o,
  output logic                  tuser_o,
  /// The beat is of the block that ends its packet.
  output logic                  ends_o,
  output logic [IdBits-1:0]     tid_o
);

  localparam int unsigned BYTES = DataBits / 8;

  logic              valid_q, last_q, error_q;
  logic [4:0]        bytes_q;  // left
  logic [127:0]      data_q;   // the bytes that are left, leftmost
  logic [IdBits-1:0] id_q;
  logic              final_beat, enters, leaves;

  assign final_beat = bytes_q <= 5'(BYTES);
  assign leaves = valid_q && tready_i;
  assign ready_o = !valid_q || (tready_i && final_beat);
  assign enters = valid_i && ready_o;

  logic [127:0] mask;
  always_comb begin
    for (int unsigned n = 0; n < 16; n++) mask[127-8*n -: 8] = {8{5'(n) < bytes_i}};
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {valid_q, last_q, error_q} <= '0;
      {bytes_q, id_q} <= '0;
      data_q <= '0;
    end else if (enters) begin
      valid_q <= 1'b1;
      {last_q, error_q, bytes_q, id_q} <= {last_i, error_i, bytes_i, id_i};
      data_q <= data_i & mask;
    end else if (leaves) begin
      valid_q <= !final_beat;
      bytes_q <= bytes_q - 5'(BYTES);
      data_q <= data_q << DataBits;
    end
  end

  always_comb begin
    for (int unsigned n = 0; n < BYTES; n++) begin
      tdata_o[8*n +: 8] = data_q[127-8*n -: 8];
      tkeep_o[n] = valid_q && 5'(n) < bytes_q;
    end
  end
  assign tvalid_o = valid_q;
  assign ends_o = valid_q && last_q;
  assign tlast_o = ends_o && final_beat;
  assign tuser_o = valid_q && error_q;
  assign tid_o = id_q;

endmodule
