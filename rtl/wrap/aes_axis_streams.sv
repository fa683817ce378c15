// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Several AXI4-Streams on one, interleaved beat by beat, around `aes_mode_streams` and the ports of
// any core: `tid` says of which stream a beat is. Packets of a stream are those of `aes_axis_mode`,
// and leave in their order; the beats of a block leave together. docs/reference/axis.md.
//
// A beat waits in a register until the block of its stream has room for it. A key waits for the
// packets that have begun. So that these can end, a packet that begins meanwhile is refused; if the
// key waits for none, the packet waits for the key.

module aes_axis_streams #(
  /// Width of the streams: 32, 64 or 128.
  parameter int unsigned         DataBits   = 32,
  /// 2 to 32.
  parameter int unsigned         Streams    = 16,
  /// Width of `tid`: enough for `Streams` values. A packet of any further value is refused.
  parameter int unsigned         IdBits     = 4,
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]          Modes      = 5'b11111,
  /// Directions of the core.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned         Depth      = 2
) (
  input  logic                  aclk,
  /// Synchronous, active low.
  input  logic                  aresetn,
  /// Drops the key and all packets, as a reset does.
  input  logic                  clear,
  /// The last key had a length that the build lacks: there is no key.
  output logic                  key_error,

  /// Keys: a packet of 16, 24 or 32 bytes each.
  input  logic                  s_axis_key_tvalid,
  output logic                  s_axis_key_tready,
  input  logic [DataBits-1:0]   s_axis_key_tdata,
  input  logic [DataBits/8-1:0] s_axis_key_tkeep,
  input  logic                  s_axis_key_tlast,

  input  logic                  s_axis_tvalid,
  output logic                  s_axis_tready,
  input  logic [DataBits-1:0]   s_axis_tdata,
  input  logic [DataBits/8-1:0] s_axis_tkeep,
  input  logic                  s_axis_tlast,
  /// Of a packet, the same in all its beats: bits 2 to 0 are a value of `aes_pkg::mode_e`, bit 3
  /// is 1 to decrypt.
  input  logic [3:0]            s_axis_tuser,
  /// The stream of the beat.
  input  logic [IdBits-1:0]     s_axis_tid,

  output logic                  m_axis_tvalid,
  input  logic                  m_axis_tready,
  output logic [DataBits-1:0]   m_axis_tdata,
  output logic [DataBits/8-1:0] m_axis_tkeep,
  output logic                  m_axis_tlast,
  /// 1: refused, and the data are 0. In the last beat it is the verdict on the packet.
  output logic                  m_axis_tuser,
  /// The stream of the beat.
  output logic [IdBits-1:0]     m_axis_tid,

  /// The ports of the core. Its clock is `aclk`, its reset `aresetn`, its `key_clear_i` `clear`.
  output logic                  core_key_valid_o,
  input  logic                  core_key_ready_i,
  output logic [1:0]            core_key_len_o,
  output logic [255:0]          core_key_o,
  input  logic                  core_key_error_i,
  output logic                  core_in_valid_o,
  input  logic                  core_in_ready_i,
  output logic                  core_in_decrypt_o,
  output logic                  core_in_chain_o,
  output logic [1:0]            core_block_len_o,
  output logic [127:0]          core_in_data_o,
  output logic [5:0]            core_in_tag_o,
  input  logic                  core_out_valid_i,
  output logic                  core_out_ready_o,
  input  logic [127:0]          core_out_data_i,
  input  logic [5:0]            core_out_tag_i,
  input  logic                  core_out_error_i
);

  localparam int unsigned INDEX_BITS = $clog2(Streams);

  if (!(DataBits == 32 || DataBits == 64 || DataBits == 128)) begin : gen_bad_width
    $error("aes_axis_streams: DataBits must be 32, 64 or 128");
  end
  if (IdBits < INDEX_BITS) begin : gen_bad_id
    $error("aes_axis_streams: IdBits must be enough for Streams values");
  end

  logic live;
  assign live = aresetn && !clear;

  // ---------------------------------------------------------------------------------------------
  // Keys

  logic between;  // no packet has begun that is not in the core, but refused ones
  logic start;    // a packet may begin
  aes_axis_key #(.DataBits(DataBits)) u_key (
    .clk_i(aclk), .live_i(live),
    .tvalid_i(s_axis_key_tvalid), .tready_o(s_axis_key_tready), .tdata_i(s_axis_key_tdata),
    .tkeep_i(s_axis_key_tkeep), .tlast_i(s_axis_key_tlast),
    .between_i(between), .start_o(start),
    .key_valid_o(core_key_valid_o), .key_ready_i(core_key_ready_i), .key_len_o(core_key_len_o),
    .key_o(core_key_o), .key_error_i(core_key_error_i)
  );
  assign key_error = core_key_error_i;

  // ---------------------------------------------------------------------------------------------
  // The beat that waits for its stream

  logic                  held_q, held_last_q;
  logic                  begun_q;  // a packet could begin when it came, or later
  logic [DataBits-1:0]   held_data_q;
  logic [DataBits/8-1:0] held_keep_q;
  logic [3:0]            held_user_q;
  logic [IdBits-1:0]     held_id_q;

  logic [Streams-1:0] here, ready, enters;
  logic [Streams-1:0] inside_q;  // the stream's next beat is not the first of its packet
  logic [Streams-1:0] fault_q;   // the packet is refused from the block on that is gathered
  logic [Streams-1:0] outside;
  logic               stray;     // it is of no stream
  logic               settled;   // no block waits for the core, but refused ones
  logic               open, room, leaves, taken;
  logic               result;
  logic               answer;      // it ends its packet: the answer leaves
  logic               answered_q;  // an answer has left, and no result since

  // A beat that came while a key waited begins with that key, and the next key waits for its packet.
  logic key_taken_q, begun;
  always_ff @(posedge aclk) key_taken_q <= live && core_key_valid_o && core_key_ready_i;
  assign begun = begun_q || (key_taken_q && !core_key_error_i);

  assign stray = held_q && here == '0;
  assign answer = stray && held_last_q && !(answered_q && result);
  assign leaves = enters != '0 || (stray && !held_last_q) || (answer && room);
  assign s_axis_tready = live && (!held_q || leaves) && (start || inside_q != '0);
  assign taken = s_axis_tvalid && s_axis_tready;
  always_ff @(posedge aclk) begin
    if (!live) answered_q <= 1'b0;
    else if (room) answered_q <= answer;
    if (!live) begin
      {held_q, held_last_q, begun_q, held_keep_q, held_user_q, held_id_q} <= '0;
      held_data_q <= '0;
    end else if (taken) begin
      {held_q, held_last_q, begun_q} <= {1'b1, s_axis_tlast, start};
      {held_keep_q, held_user_q, held_id_q} <= {s_axis_tkeep, s_axis_tuser, s_axis_tid};
      held_data_q <= s_axis_tdata;
    end else if (leaves) begin
      {held_q, held_data_q} <= '0;
    end else begin
      begun_q <= begun;
    end
  end

  // A first beat held back for a key would block the beats that the key waits for: it enters.
  logic allowed;
  assign allowed = begun || start;
  assign open = allowed || (inside_q & ~fault_q) != '0;
  assign between = &(outside | fault_q) && !(held_q && begun) && settled;

  // ---------------------------------------------------------------------------------------------
  // Streams

  logic [Streams-1:0]        iv, iv_ready, block, block_ready, bad, decrypt;
  logic [Streams-1:0][2:0]   mode;
  logic [Streams-1:0][127:0] data;
  logic [Streams-1:0][5:0]   tag;

  for (genvar n = 0; n < Streams; n++) begin : gen_stream
    logic unused_side;
    assign here[n] = held_q && held_id_q == IdBits'(n);
    assign enters[n] = here[n] && ready[n];
    aes_axis_packet #(.DataBits(DataBits), .Modes(Modes)) u_packet (
      .clk_i(aclk), .live_i(live),
      .tvalid_i(here[n]), .tready_o(ready[n]), .tdata_i(held_data_q), .tkeep_i(held_keep_q),
      .tlast_i(held_last_q), .tuser_i(held_user_q), .side_i(1'b0),
      .open_i(open), .between_o(outside[n]), .fault_i(fault_q[n]),
      .iv_valid_o(iv[n]), .iv_ready_i(iv_ready[n]), .mode_o(mode[n]), .decrypt_o(decrypt[n]),
      .side_o(unused_side), .block_valid_o(block[n]), .block_ready_i(block_ready[n]),
      .data_o(data[n]), .bytes_o(tag[n][4:0]), .last_o(tag[n][5]), .bad_o(bad[n])
    );
    always_ff @(posedge aclk) begin
      inside_q[n] <= live && (enters[n] ? !held_last_q : inside_q[n]);
      if (!live) fault_q[n] <= 1'b0;
      else if (enters[n] && !inside_q[n]) fault_q[n] <= !allowed;
      else if (enters[n] && held_user_q != {decrypt[n], mode[n]}) fault_q[n] <= 1'b1;
    end
  end

  logic                  result_ready, result_error;
  logic [INDEX_BITS-1:0] result_stream;
  logic [127:0]          result_data;
  logic [5:0]            result_tag;
  aes_mode_streams #(
    .Streams(Streams), .Modes(Modes), .Directions(Directions), .Depth(Depth), .TagBits(6)
  ) u_mode (
    .clk_i(aclk), .rst_ni(aresetn),
    .key_valid_i(core_key_valid_o), .key_ready_i(core_key_ready_i), .key_clear_i(clear),
    .settled_o(settled),
    .iv_valid_i(iv), .iv_ready_o(iv_ready), .in_mode_i(mode), .in_decrypt_i(decrypt),
    .in_valid_i(block), .in_ready_o(block_ready), .in_data_i(data), .in_tag_i(tag),
    .in_refuse_i(bad),
    .out_valid_o(result), .out_ready_i(result_ready), .out_stream_o(result_stream),
    .out_data_o(result_data), .out_tag_o(result_tag), .out_error_o(result_error),
    .core_in_valid_o, .core_in_ready_i, .core_in_decrypt_o, .core_in_chain_o, .core_block_len_o,
    .core_in_data_o, .core_in_tag_o, .core_out_valid_i, .core_out_ready_o, .core_out_data_i,
    .core_out_tag_i, .core_out_error_i
  );

  // ---------------------------------------------------------------------------------------------
  // Results. A packet of no stream gives one beat without bytes.

  logic [IdBits-1:0] id;
  always_comb begin
    id = '0;
    id[INDEX_BITS-1:0] = result_stream;
    if (answer) id = held_id_q;
  end
  assign result_ready = room && !answer;
  logic unused_ends;
  aes_axis_scatter #(.DataBits(DataBits), .IdBits(IdBits)) u_scatter (
    .clk_i(aclk), .live_i(live),
    .valid_i(result || answer), .ready_o(room), .data_i(result_data & {128{!answer}}),
    .bytes_i(answer ? 5'd0 : result_tag[4:0]), .last_i(answer || result_tag[5]),
    .error_i(answer || result_error), .id_i(id),
    .tvalid_o(m_axis_tvalid), .tready_i(m_axis_tready), .tdata_o(m_axis_tdata),
    .tkeep_o(m_axis_tkeep), .tlast_o(m_axis_tlast), .tuser_o(m_axis_tuser),
    .ends_o(unused_ends), .tid_o(m_axis_tid)
  );

endmodule
