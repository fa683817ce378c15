// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// ECB, CBC, CFB128, OFB and CTR (NIST SP 800-38A) of several streams that share a core: each has a
// message of its own, with mode, direction and chaining value. While a block of a feedback mode is
// in the core, blocks of the other streams enter it, so that CBC fills a pipeline.
//
// Streams take turns. A block waits in a register for the core, whose latency is L: from a block of
// a stream in a feedback mode to its next one it is L + 2 clocks, so L + 2 streams fill a pipeline.
//
//   clock            0    1    ...  L+1  L+2  L+3
//   in transfer      A                   B         B: the next block of the same stream
//   core takes            A                   B
//   out_valid_o                     A

module aes_mode_streams #(
  /// 2 to 32.
  parameter int unsigned         Streams    = 16,
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]          Modes      = 5'b11111,
  /// Directions of the core.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned         Depth      = 2,
  parameter int unsigned         TagBits    = 1,
  /// Width of the number of a stream.
  localparam int unsigned        IndexBits  = $clog2(Streams)
) (
  input  logic                            clk_i,
  input  logic                            rst_ni,

  /// The key handshake of the core, which bypasses this module. Let a key be taken only with
  /// `settled_o`. It ends the messages that have begun: their further blocks are refused.
  input  logic                            key_valid_i,
  input  logic                            key_ready_i,
  /// Also drops the messages and the stored data of their blocks.
  input  logic                            key_clear_i,
  /// No block waits for the core, but refused ones.
  output logic                            settled_o,

  /// Bit n: a message of stream n begins, with the IV in `in_data_i[n]`. Not beside its
  /// `in_valid_i`.
  input  logic [Streams-1:0]              iv_valid_i,
  /// Low while a feedback mode awaits the result of the stream's last block.
  output logic [Streams-1:0]              iv_ready_o,
  /// A value of `aes_pkg::mode_e`, taken with the IV. Ignored by a build with one mode.
  input  logic [Streams-1:0][2:0]         in_mode_i,
  /// 1: decrypt. 0: encrypt. Taken with the IV.
  input  logic [Streams-1:0]              in_decrypt_i,

  /// Bit n: a block of stream n.
  input  logic [Streams-1:0]              in_valid_i,
  /// At most one is high, and only after its `in_valid_i`. Depends on `out_ready_i` in the same
  /// clock.
  output logic [Streams-1:0]              in_ready_o,
  input  logic [Streams-1:0][127:0]       in_data_i,
  input  logic [Streams-1:0][TagBits-1:0] in_tag_i,
  /// 1: refuse the block.
  input  logic [Streams-1:0]              in_refuse_i,

  output logic                            out_valid_o,
  input  logic                            out_ready_i,
  output logic [IndexBits-1:0]            out_stream_o,
  /// 0 while `out_valid_o` is low.
  output logic [127:0]                    out_data_o,
  output logic [TagBits-1:0]              out_tag_o,
  /// The block is refused and its data are 0: on demand, because the build lacks the mode or the
  /// core the direction that the mode needs, or because the key has changed within the message.
  output logic                            out_error_o,

  /// The block ports of the core; the request is from registers.
  output logic                            core_in_valid_o,
  input  logic                            core_in_ready_i,
  output logic                            core_in_decrypt_o,
  output logic                            core_in_chain_o,
  output logic [1:0]                      core_block_len_o,
  output logic [127:0]                    core_in_data_o,
  output logic [TagBits-1:0]              core_in_tag_o,
  input  logic                            core_out_valid_i,
  output logic                            core_out_ready_o,
  input  logic [127:0]                    core_out_data_i,
  input  logic [TagBits-1:0]              core_out_tag_i,
  input  logic                            core_out_error_i
);

  localparam bit SEVERAL = (Modes & (Modes - 5'd1)) != 5'd0;
  // 1: some mode XORs a mask on the results.
  localparam bit MASKS = Modes[4:2] != 3'd0 ||
                         (Modes[aes_pkg::ModeCbc] && Directions != aes_pkg::DirEncrypt);

  if (Streams < 2 || Streams > 32) begin : gen_bad_streams
    $error("aes_mode_streams: Streams must be 2 to 32");
  end
  if (Modes == 5'd0) begin : gen_bad_modes
    $error("aes_mode_streams: Modes must name at least one of ECB, CBC, CFB, OFB and CTR");
  end
  if (Modes[4:2] != 3'd0 && Directions == aes_pkg::DirDecrypt) begin : gen_bad_directions
    $error("aes_mode_streams: CFB, OFB and CTR need Directions DirEncrypt or DirBoth");
  end
  if (Depth < 1 || TagBits < 1) begin : gen_bad_depth
    $error("aes_mode_streams: Depth and TagBits must be at least 1");
  end

  logic live, key_taken;
  assign live = rst_ni && !key_clear_i;
  assign key_taken = key_valid_i && key_ready_i;

  // ---------------------------------------------------------------------------------------------
  // Turns

  logic               wait_q;  // a block waits for the core
  logic               full, room, give, take;
  logic [Streams-1:0] awaits_q;  // the last block's result is still to come, and the next needs it
  logic [Streams-1:0] message_q;
  logic [Streams-1:0] turn;

  assign give = core_out_valid_i && out_ready_i;
  assign room = !key_clear_i && (!wait_q || core_in_ready_i) && (!full || give);
  aes_mode_turns #(.Streams(Streams)) u_turns (
    .clk_i, .live_i(live), .want_i(in_valid_i & message_q & ~awaits_q), .take_i(room),
    .turn_o(turn)
  );
  assign in_ready_o = turn & {Streams{room}};
  assign take = in_ready_o != '0;

  // ---------------------------------------------------------------------------------------------
  // The block whose turn it is

  logic [4:0]           mode;  // one-hot, coded as `Modes`
  logic                 decrypt, refuse;
  logic [127:0]         data, feed;
  logic [TagBits-1:0]   tag;
  logic [IndexBits-1:0] index;

  logic [Streams-1:0][4:0]   mode_q;
  logic [Streams-1:0]        decrypt_q, refuse_q;
  logic [Streams-1:0][127:0] feed_q;  // IV; then last ciphertext, last result or next counter
  always_comb begin
    {mode, decrypt, refuse, data, feed, tag, index} = '0;
    for (int unsigned n = 0; n < Streams; n++) begin
      mode = mode | (mode_q[n] & {5{turn[n]}});
      decrypt = decrypt | (decrypt_q[n] & turn[n]);
      refuse = refuse | ((refuse_q[n] | in_refuse_i[n]) & turn[n]);
      data = data | (in_data_i[n] & {128{turn[n]}});
      feed = feed | (feed_q[n] & {128{turn[n]}});
      tag = tag | (in_tag_i[n] & {TagBits{turn[n]}});
      index = index | (IndexBits'(n) & {IndexBits{turn[n]}});
    end
  end

  logic ecb, cbc, cfb, ofb, ctr, feedback;
  assign ecb = mode[aes_pkg::ModeEcb];
  assign cbc = mode[aes_pkg::ModeCbc];
  assign cfb = mode[aes_pkg::ModeCfb];
  assign ofb = mode[aes_pkg::ModeOfb];
  assign ctr = mode[aes_pkg::ModeCtr];
  assign feedback = ((cbc || cfb) && !decrypt) || ofb;  // the next block needs the result

  logic [127:0] block, mask, next_feed, counted;
  assign block = (data & {128{ecb || cbc}}) ^
                 (feed & {128{(cbc && !decrypt) || cfb || ofb || ctr}});
  assign mask = (feed & {128{cbc && decrypt}}) | (data & {128{cfb || ofb || ctr}});
  aes_mode_count u_count (.count_i(feed), .next_o(counted));
  assign next_feed = ctr ? counted : data & {128{(cbc || cfb) && decrypt}};

  // The block that waits for the core.
  logic               harmless_q;  // it is refused
  logic               block_decrypt_q;
  logic [127:0]       block_q;
  logic [TagBits-1:0] tag_q;
  always_ff @(posedge clk_i) begin
    if (!live) begin
      {wait_q, harmless_q, block_decrypt_q, block_q, tag_q} <= '0;
    end else if (!wait_q || core_in_ready_i) begin
      wait_q <= take;
      harmless_q <= take && (refuse || key_taken);
      block_decrypt_q <= take && decrypt && (ecb || cbc);
      block_q <= block & {128{take}};
      tag_q <= tag & {TagBits{take}};
    end
  end
  assign settled_o = !wait_q || harmless_q;
  assign core_in_valid_o = wait_q;
  assign core_in_decrypt_o = block_decrypt_q;
  assign core_in_chain_o = 1'b0;
  assign core_block_len_o = 2'd0;
  assign core_in_data_o = block_q;
  assign core_in_tag_o = tag_q;

  // ---------------------------------------------------------------------------------------------
  // Results. An entry for each block that waits or is in the core.

  localparam int unsigned SIDE = IndexBits + 2;
  localparam int unsigned WIDTH = MASKS ? 128 + SIDE : SIDE;
  logic [127+SIDE:0]  kept;
  logic [WIDTH-1:0]   oldest;
  logic [127:0]       oldest_mask;
  logic               oldest_feeds, oldest_refused, refused, unused_single;
  assign kept = {mask, index, feedback, refuse || key_taken};
  aes_mode_fifo #(.Width(WIDTH), .Depth(Depth + 1)) u_fifo (
    .clk_i,
    .live_i(live),
    .push_i(take),
    .data_i(kept[WIDTH-1:0]),
    .pop_i(give),
    .oldest_o(oldest),
    .single_o(unused_single),
    .full_o(full)
  );
  assign {out_stream_o, oldest_feeds, oldest_refused} = oldest[SIDE-1:0];
  if (MASKS) begin : gen_masks
    assign oldest_mask = oldest[WIDTH-1:SIDE];
  end else begin : gen_no_masks
    logic unused;
    assign unused = ^kept[127+SIDE:SIDE];
    assign oldest_mask = '0;
  end

  assign refused = oldest_refused || core_out_error_i;
  assign core_out_ready_o = out_ready_i;
  assign out_valid_o = core_out_valid_i;
  assign out_data_o = (core_out_data_i ^ oldest_mask) & {128{core_out_valid_i && !refused}};
  assign out_tag_o = core_out_tag_i;
  assign out_error_o = core_out_valid_i && refused;

  // ---------------------------------------------------------------------------------------------
  // The message of each stream

  for (genvar n = 0; n < Streams; n++) begin : gen_stream
    logic         start, taken, returns, legal;
    logic [127:0] returned;

    assign iv_ready_o[n] = !key_clear_i && !awaits_q[n];
    assign start = iv_valid_i[n] && iv_ready_o[n];
    assign taken = in_ready_o[n];
    assign returns = give && oldest_feeds && out_stream_o == IndexBits'(n);
    assign returned = core_out_data_i ^ (oldest_mask & {128{!mode_q[n][aes_pkg::ModeOfb]}});

    always_ff @(posedge clk_i) begin
      message_q[n] <= live && (message_q[n] || start);
      awaits_q[n] <= live && (taken ? feedback : awaits_q[n] && !returns);
      refuse_q[n] <= live && (start ? !legal : refuse_q[n] || key_taken);
      if (start) decrypt_q[n] <= in_decrypt_i[n];
      if (!live) feed_q[n] <= '0;
      else if (start) feed_q[n] <= in_data_i[n];
      else if (taken) feed_q[n] <= next_feed;
      else if (returns) feed_q[n] <= returned;
    end

    if (SEVERAL) begin : gen_modes
      logic [4:0] asked;
      assign asked = Modes & (5'd1 << in_mode_i[n]);
      assign legal = asked != 5'd0;
      always_ff @(posedge clk_i) if (start) mode_q[n] <= asked;
    end else begin : gen_one_mode
      logic unused;
      assign unused = ^in_mode_i[n];
      assign legal = 1'b1;
      assign mode_q[n] = Modes;
    end
  end

endmodule
