// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Holds decrypted text back until its tag has passed. Encrypted text passes at once. No decrypted
// text leaves of a message whose tag is wrong, that is refused, or whose text is longer than the
// buffer: the buffer becomes 0 before its verdict leaves. Text leaves before the verdict of its
// message.

module aes_message_hold #(
  parameter int unsigned Blocks = 8,
  parameter int unsigned IdBits = 1
) (
  input  logic              clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic              live_i,

  /// Text of one message until its verdict is taken.
  input  logic              text_valid_i,
  output logic              text_ready_o,
  input  logic              text_decrypt_i,
  input  logic [4:0]        text_bytes_i,
  input  logic [127:0]      text_data_i,
  input  logic [IdBits-1:0] text_id_i,

  input  logic              verdict_valid_i,
  output logic              verdict_ready_o,
  input  logic [127:0]      tag_i,
  input  logic [1:0]        status_i,
  input  logic [IdBits-1:0] verdict_id_i,

  output logic              out_valid_o,
  input  logic              out_ready_i,
  output logic [4:0]        out_bytes_o,
  output logic [127:0]      out_data_o,
  output logic [IdBits-1:0] out_id_o,

  output logic              tag_valid_o,
  input  logic              tag_ready_i,
  output logic [127:0]      tag_o,
  output logic [1:0]        tag_status_o,
  output logic [IdBits-1:0] tag_id_o
);

  localparam int unsigned WIDTH = 5 + 128;
  logic [WIDTH-1:0] oldest;
  logic [4:0]       held_bytes;
  logic [127:0]     held_data;
  logic             holds, full, unused_single, overflow_q, passes, store, release_now, drops;

  // An entry of the FIFO has at least one byte, so an empty one is known by its number of bytes.
  aes_mode_fifo #(.Width(WIDTH), .Depth(Blocks)) u_fifo (
    .clk_i,
    .live_i(live_i && !drops),
    .push_i(store), .data_i({text_bytes_i, text_data_i}),
    .pop_i(release_now && out_ready_i),
    .oldest_o(oldest), .single_o(unused_single), .full_o(full)
  );
  assign {held_bytes, held_data} = oldest;
  assign holds = held_bytes != 5'd0;

  assign passes = verdict_valid_i && status_i == aes_message_pkg::StatusGood && !overflow_q;
  assign release_now = passes && holds && live_i;
  assign drops = verdict_valid_i && !passes && holds;
  assign store = text_valid_i && text_decrypt_i && !full && !overflow_q;

  always_ff @(posedge clk_i) begin
    if (!live_i || (tag_valid_o && tag_ready_i)) overflow_q <= 1'b0;
    else if (text_valid_i && text_decrypt_i && full) overflow_q <= 1'b1;
  end

  logic direct;
  assign direct = text_valid_i && !text_decrypt_i;
  assign text_ready_o = text_decrypt_i || out_ready_i;
  assign out_valid_o = release_now || direct;
  assign out_bytes_o = (held_bytes & {5{release_now}}) | (text_bytes_i & {5{direct}});
  assign out_data_o = (held_data & {128{release_now}}) | (text_data_i & {128{direct}});
  assign out_id_o = release_now ? verdict_id_i : text_id_i;

  assign tag_valid_o = verdict_valid_i && !holds && live_i;
  assign verdict_ready_o = tag_ready_i && !holds && live_i;
  assign tag_o = tag_i & {128{tag_valid_o}};
  always_comb begin
    tag_status_o = status_i & {2{tag_valid_o}};
    if (tag_valid_o && overflow_q && status_i == aes_message_pkg::StatusGood) begin
      tag_status_o = aes_message_pkg::StatusTooLong;
    end
  end
  assign tag_id_o = verdict_id_i;

endmodule
