// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Packets of an AXI4-Stream to messages of `aes_mode` or `aes_mode_streams`: IV, then blocks.
//
// A packet goes through two states: its IV waits for the end of the packet before it, then its
// blocks go to the core. A packet without data sends one block that no byte is taken of, so its end
// keeps its place in the order.

module aes_axis_packet #(
  /// Width of the stream: 32, 64 or 128.
  parameter int unsigned DataBits = 32,
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]  Modes    = 5'b11111,
  /// Width of what a packet has beside its mode.
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
  /// Of a packet, taken with its first beat: bits 2 to 0 are a value of `aes_pkg::mode_e`, bit 3
  /// is 1 to decrypt.
  input  logic [3:0]            tuser_i,
  /// Of a packet: taken with its first beat.
  input  logic [SideBits-1:0]   side_i,

  /// A first beat of a packet may be taken.
  input  logic                  open_i,
  /// No packet has begun whose last block has not left.
  output logic                  between_o,
  /// The packet has a fault in the piece that is gathered, or had one before: refuse its blocks.
  input  logic                  fault_i,

  /// A message begins. Its IV is `data_o`.
  output logic                  iv_valid_o,
  input  logic                  iv_ready_i,
  output logic [2:0]            mode_o,
  output logic                  decrypt_o,
  output logic [SideBits-1:0]   side_o,
  output logic                  block_valid_o,
  input  logic                  block_ready_i,
  /// The first byte is leftmost.
  output logic [127:0]          data_o,
  /// Bytes of the block that are data.
  output logic [4:0]            bytes_o,
  /// The block ends its packet.
  output logic                  last_o,
  /// The block is refused.
  output logic                  bad_o
);

  localparam bit SEVERAL = (Modes & (Modes - 5'd1)) != 5'd0;
  localparam bit ONLY_ECB = Modes == 5'd1 << aes_pkg::ModeEcb;
  localparam bit ONLY_CBC = Modes == 5'd1 << aes_pkg::ModeCbc;

  logic       piece, piece_illegal, piece_take;
  logic [4:0] piece_bytes;

  aes_axis_gather #(.DataBits(DataBits), .PieceBits(128), .UserBits(4 + SideBits)) u_gather (
    .clk_i, .live_i, .tvalid_i, .tready_o, .tdata_i, .tkeep_i, .tlast_i,
    .tuser_i({side_i, tuser_i}), .open_i, .between_o, .valid_o(piece), .take_i(piece_take),
    .data_o, .bytes_o(piece_bytes), .last_o, .illegal_o(piece_illegal),
    .user_o({side_o, decrypt_o, mode_o})
  );

  logic open_q;   // the message has begun in `aes_mode`
  logic spent_q;  // the piece is the IV of a packet without data
  logic bad_q;    // an earlier piece of the packet was illegal
  logic ecb, whole, has_iv, short_piece, iv_taken, block_taken;

  assign ecb = SEVERAL ? mode_o == 3'(aes_pkg::ModeEcb) : ONLY_ECB;
  assign whole = ecb || (SEVERAL ? mode_o == 3'(aes_pkg::ModeCbc) : ONLY_CBC);
  assign has_iv = !open_q && !ecb;

  // An IV must have 16 bytes, and in ECB and CBC a block too.
  assign bytes_o = spent_q ? 5'd0 : piece_bytes;
  assign short_piece = open_q ? whole && bytes_o != 5'd0 && bytes_o != 5'd16
                              : has_iv && piece_bytes != 5'd16;
  assign bad_o = bad_q || piece_illegal || short_piece || fault_i;

  assign iv_valid_o = piece && !open_q;
  assign iv_taken = iv_valid_o && iv_ready_i;
  assign block_valid_o = piece && open_q;
  assign block_taken = block_valid_o && block_ready_i;
  assign piece_take = block_taken || (iv_taken && has_iv && !last_o);

  always_ff @(posedge clk_i) begin
    open_q <= live_i && (iv_taken || (open_q && !(block_taken && last_o)));
    spent_q <= live_i && ((iv_taken && has_iv && last_o) || (spent_q && !block_taken));
    bad_q <= live_i && (iv_taken || block_taken ? bad_o && !(block_taken && last_o) : bad_q);
  end

endmodule
