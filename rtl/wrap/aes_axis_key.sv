// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Keys from an AXI4-Stream: a packet of 16, 24 or 32 bytes each. A key waits for the end of the
// packet before it, and holds the next packet back.

module aes_axis_key #(
  /// Width of the stream: 32, 64 or 128.
  parameter int unsigned DataBits = 32
) (
  input  logic                  clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic                  live_i,

  input  logic                  tvalid_i,
  output logic                  tready_o,
  input  logic [DataBits-1:0]   tdata_i,
  input  logic [DataBits/8-1:0] tkeep_i,
  input  logic                  tlast_i,

  /// No packet has begun that is not in the core or engine.
  input  logic                  between_i,
  /// A packet may begin: there is a key, and none waits.
  output logic                  start_o,

  output logic                  key_valid_o,
  input  logic                  key_ready_i,
  /// 3 for a packet of another length.
  output logic [1:0]            key_len_o,
  /// Left-aligned.
  output logic [255:0]          key_o,
  /// The last key was refused.
  input  logic                  key_error_i
);

  logic       piece, last, illegal, take, waits, taken;
  logic [5:0] bytes;
  logic       long_q;   // the key has more than 32 bytes
  logic       keyed_q;  // a key has been taken

  logic unused, unused_between, unused_user;
  assign unused = unused_between ^ unused_user;

  aes_axis_gather #(.DataBits(DataBits), .PieceBits(256)) u_gather (
    .clk_i, .live_i, .tvalid_i, .tready_o, .tdata_i, .tkeep_i, .tlast_i, .tuser_i(1'b0),
    .open_i(1'b1), .between_o(unused_between), .valid_o(piece), .take_i(take),
    .data_o(key_o), .bytes_o(bytes), .last_o(last), .illegal_o(illegal), .user_o(unused_user)
  );

  assign waits = piece && last;
  assign key_valid_o = waits && between_i && live_i;
  assign taken = key_valid_o && key_ready_i;
  assign take = piece && (taken || !last);

  always_comb begin
    key_len_o = 2'd3;
    if (!long_q && !illegal) begin
      if (bytes == 6'd16) key_len_o = 2'd0;
      if (bytes == 6'd24) key_len_o = aes_pkg::LEN_192;
      if (bytes == 6'd32) key_len_o = aes_pkg::LEN_256;
    end
  end

  always_ff @(posedge clk_i) begin
    long_q <= live_i && (take ? !last : long_q);
    keyed_q <= live_i && (keyed_q || taken);
  end
  assign start_o = keyed_q && !key_error_i && !waits;

endmodule
