// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// CMAC of several streams that share a core, an `aes_cmac` each: while a block of one is in the core,
// blocks of the others enter it, so that they fill a pipeline. Latency L of the core: L + 2 clocks
// from a block of a stream to its next one.
//
// Ports are those of `aes_cmac`, those of messages once a stream: stream n has bit n of a vector of
// bits, and slice n of the others. The key is that of all streams.

module aes_cmac_streams #(
  /// 2 to 32.
  parameter int unsigned Streams    = 16,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned Depth      = 2,
  /// As in `aes_cmac`.
  parameter logic [16:0] TagLengths = 17'h1FF00,
  parameter int unsigned IdBits     = 1
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,

  /// Waits for the messages of all streams to end.
  input  logic                      key_valid_i,
  output logic                      key_ready_o,
  /// Drops key and messages; no transfer while it is high.
  input  logic                      key_clear_i,

  input  logic [Streams-1:0]        in_valid_i,
  output logic [Streams-1:0]        in_ready_o,
  input  logic [2*Streams-1:0]      in_kind_i,
  input  logic [Streams-1:0]        in_last_i,
  input  logic [16*Streams-1:0]     in_strb_i,
  input  logic [128*Streams-1:0]    in_data_i,
  input  logic [Streams-1:0]        in_decrypt_i,
  input  logic [5*Streams-1:0]      in_tag_bytes_i,
  input  logic [IdBits*Streams-1:0] in_id_i,

  output logic [Streams-1:0]        tag_valid_o,
  input  logic [Streams-1:0]        tag_ready_i,
  output logic [128*Streams-1:0]    tag_o,
  output logic [2*Streams-1:0]      tag_status_o,
  output logic [IdBits*Streams-1:0] tag_id_o,

  /// The key and block ports of the core.
  output logic                      core_key_valid_o,
  input  logic                      core_key_ready_i,
  input  logic                      core_key_error_i,
  output logic                      core_in_valid_o,
  input  logic                      core_in_ready_i,
  output logic [127:0]              core_in_data_o,
  input  logic                      core_out_valid_i,
  output logic                      core_out_ready_o,
  input  logic [127:0]              core_out_data_i,
  input  logic                      core_out_error_i
);

  if (Streams < 2 || Streams > 32) begin : gen_bad_streams
    $error("aes_cmac_streams: Streams must be 2 to 32");
  end
  if (Depth < 1) begin : gen_bad_depth
    $error("aes_cmac_streams: Depth must be at least 1");
  end

  logic live;
  assign live = rst_ni && !key_clear_i;

  // A key goes to the core when all streams let it pass.
  logic [Streams-1:0] key_open, key_ready;
  assign core_key_valid_o = &key_open;
  assign key_ready_o = &key_ready;

  logic [Streams-1:0]     block, block_ready, result, result_ready;
  logic [128*Streams-1:0] block_data;
  logic [127:0]           result_data;
  logic                   result_error;

  for (genvar n = 0; n < Streams; n++) begin : gen_stream
    aes_cmac #(.TagLengths(TagLengths), .IdBits(IdBits)) u_cmac (
      .clk_i, .rst_ni, .key_valid_i, .key_ready_o(key_ready[n]), .key_clear_i,
      .in_valid_i(in_valid_i[n]), .in_ready_o(in_ready_o[n]), .in_kind_i(in_kind_i[2*n +: 2]),
      .in_last_i(in_last_i[n]), .in_strb_i(in_strb_i[16*n +: 16]),
      .in_data_i(in_data_i[128*n +: 128]), .in_decrypt_i(in_decrypt_i[n]),
      .in_tag_bytes_i(in_tag_bytes_i[5*n +: 5]), .in_id_i(in_id_i[IdBits*n +: IdBits]),
      .tag_valid_o(tag_valid_o[n]), .tag_ready_i(tag_ready_i[n]), .tag_o(tag_o[128*n +: 128]),
      .tag_status_o(tag_status_o[2*n +: 2]), .tag_id_o(tag_id_o[IdBits*n +: IdBits]),
      .core_key_valid_o(key_open[n]), .core_key_ready_i(core_key_ready_i && core_key_valid_o),
      .core_key_error_i, .core_in_valid_o(block[n]), .core_in_ready_i(block_ready[n]),
      .core_in_data_o(block_data[128*n +: 128]), .core_out_valid_i(result[n]),
      .core_out_ready_o(result_ready[n]), .core_out_data_i(result_data),
      .core_out_error_i(result_error)
    );
  end

  aes_core_turns #(.Streams(Streams), .Depth(Depth)) u_turns (
    .clk_i, .live_i(live),
    .in_valid_i(block), .in_ready_o(block_ready), .in_data_i(block_data), .out_valid_o(result),
    .out_ready_i(result_ready), .out_data_o(result_data), .out_error_o(result_error),
    .core_in_valid_o, .core_in_ready_i, .core_in_data_o, .core_out_valid_i, .core_out_ready_o,
    .core_out_data_i, .core_out_error_i
  );

endmodule
