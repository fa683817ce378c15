// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-128 CBC encryption of several independent streams under one key, on the pipeline. A block of
// CBC needs the result of the block before, so one stream has one block in the core at a time. With
// as many streams as the core has clocks of latency there is a block of each in it, and a block
// enters in every clock. The tag carries the number of the stream.
//
//   clock              0    1    ...  10   11   12   ...
//   in_stream_i        0    1    ...  10   0    1    ...
//   out_stream_o                           0    1    ...   its result is XORed in the same clock

module cbc_interleaved #(
  /// Number of streams. Full rate takes the latency of the core, 11 clocks with 128-bit keys.
  parameter int unsigned    Streams    = 11,
  parameter aes_pkg::sbox_e Sbox       = aes_pkg::SboxTable,
  /// Follows from `Streams`: do not set it.
  parameter int unsigned    StreamBits = Streams > 1 ? $clog2(Streams) : 1
) (
  input  logic                  clk_i,
  /// Reset: synchronous, active low.
  input  logic                  rst_ni,

  /// The key of all streams; these four ports are those of `aes_core`, with a key of 128 bits.
  input  logic                  key_valid_i,
  output logic                  key_ready_o,
  input  logic [127:0]          key_i,
  /// Drops the key, the blocks in flight and the last ciphertext of each stream.
  input  logic                  key_clear_i,

  input  logic                  in_valid_i,
  /// Follows `in_stream_i` and `out_ready_i` in the same clock: low while a block of this stream is
  /// in the core.
  output logic                  in_ready_o,
  /// Stream of the block, below `Streams`. Streams may come in any order.
  input  logic [StreamBits-1:0] in_stream_i,
  /// The block is the first of a message: it is chained to `in_iv_i`.
  input  logic                  in_first_i,
  input  logic [127:0]          in_iv_i,
  input  logic [127:0]          in_data_i,

  output logic                  out_valid_o,
  input  logic                  out_ready_i,
  /// Results come in the order of the blocks.
  output logic [StreamBits-1:0] out_stream_o,
  output logic [127:0]          out_data_o
);

  if (Streams < 1) begin : gen_bad_streams
    $error("cbc_interleaved: Streams must be at least 1");
  end

  logic [Streams-1:0]        busy_q;  // a block of the stream is in the core
  logic [Streams-1:0][127:0] last_q;  // ciphertext of the stream; the next block is XORed with it
  logic                      free, core_ready, given, taken, returns;
  logic [127:0]              last, previous;

  assign taken = in_valid_i && in_ready_o;
  assign given = out_valid_o && out_ready_i;

  // The result that leaves in this clock serves the stream's next block in the same clock.
  assign returns = given && out_stream_o == in_stream_i;
  assign last = returns ? out_data_o : last_q[in_stream_i];
  assign previous = in_first_i ? in_iv_i : last;
  assign free = returns || !busy_q[in_stream_i];
  assign in_ready_o = core_ready && free;

  for (genvar s = 0; s < Streams; s++) begin : gen_stream
    logic enters, leaves;
    assign enters = taken && in_stream_i == StreamBits'(s);
    assign leaves = given && out_stream_o == StreamBits'(s);
    always_ff @(posedge clk_i) begin
      if (leaves) last_q[s] <= out_data_o;
      busy_q[s] <= enters || (busy_q[s] && !leaves);
      if (!rst_ni || key_clear_i) begin
        last_q[s] <= '0;
        busy_q[s] <= 1'b0;
      end
    end
  end

  logic key_error, out_error;  // neither can happen: the core serves all that it is asked for
  aes_core #(
    .Arch("pipeline"),
    .KeyLengths(3'b001),
    .Directions(aes_pkg::DirEncrypt),
    .KeySchedule(aes_pkg::KeysStored),
    .Sbox(Sbox),
    .TagBits(StreamBits)
  ) u_core (
    .clk_i,
    .rst_ni,
    .key_valid_i,
    .key_ready_o,
    .key_len_i(2'd0),
    .key_i({key_i, 128'd0}),
    .key_clear_i,
    .key_error_o(key_error),
    .in_valid_i(in_valid_i && free),
    .in_ready_o(core_ready),
    .in_decrypt_i(1'b0),
    .in_chain_i(1'b0),
    .block_len_i(2'd0),
    .in_data_i(in_data_i ^ previous),
    .in_tag_i(in_stream_i),
    .out_valid_o,
    .out_ready_i,
    .out_data_o,
    .out_tag_o(out_stream_o),
    .out_error_o(out_error)
  );
  logic unused;
  assign unused = key_error ^ out_error;

endmodule
