// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A test's architecture: the round core behind a FIFO of results. A block enters when the core is
// empty and the FIFO has room for its result, so no stall reaches the core and `in_ready_o` does not
// depend on `out_ready_i`. Latency Nr+2, interval Nr+2, capacity `Depth`; ClearCycles = 1.

module aes_core_fifo #(
  parameter int unsigned            BlockBits    = 128,
  parameter logic [2:0]             BlockLengths = 3'b001,
  parameter logic [2:0]             KeyLengths   = 3'b111,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  parameter int unsigned            TagBits      = 1,
  /// Results that wait, at most.
  parameter int unsigned            Depth        = 3
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 key_valid_i,
  output logic                 key_ready_o,
  input  logic [1:0]           key_len_i,
  input  logic [255:0]         key_i,
  input  logic                 key_clear_i,
  output logic                 key_error_o,
  input  logic                 in_valid_i,
  output logic                 in_ready_o,
  input  logic                 in_decrypt_i,
  input  logic                 in_chain_i,
  input  logic [1:0]           block_len_i,
  input  logic [BlockBits-1:0] in_data_i,
  input  logic [TagBits-1:0]   in_tag_i,
  output logic                 out_valid_o,
  input  logic                 out_ready_i,
  output logic [BlockBits-1:0] out_data_o,
  output logic [TagBits-1:0]   out_tag_o,
  output logic                 out_error_o
);

  if (BlockBits != 128 || BlockLengths != 3'b001) begin : gen_bad_blocks
    $error("aes_core_fifo: BlockBits must be 128 and BlockLengths 001");
  end
  if (Depth < 2 || Depth > 8) begin : gen_bad_depth
    $error("aes_core_fifo: Depth must be 2 to 8");
  end

  localparam int unsigned WIDTH = 1 + TagBits + BlockBits;

  logic                        busy_q;   // the core has a block
  logic [Depth-1:0]            valid_q;  // of the entries, the oldest at 0
  logic [Depth-1:0][WIDTH-1:0] entry_q;
  logic                        room, core_in_ready, push, pop;
  logic [WIDTH-1:0]            result;

  assign room = !busy_q && !valid_q[Depth-1];
  assign in_ready_o = core_in_ready && room;
  assign pop = out_valid_o && out_ready_i;

  aes_core #(
    .Arch("round"),
    .BlockBits(BlockBits),
    .BlockLengths(BlockLengths),
    .KeyLengths(KeyLengths),
    .Directions(Directions),
    .KeySchedule(KeySchedule),
    .Sbox(Sbox),
    .KeySbox(KeySbox),
    .TagBits(TagBits)
  ) u_round (
    .clk_i,
    .rst_ni,
    .key_valid_i,
    .key_ready_o,
    .key_len_i,
    .key_i,
    .key_clear_i,
    .key_error_o,
    .in_valid_i(in_valid_i && room),
    .in_ready_o(core_in_ready),
    .in_decrypt_i,
    .in_chain_i,
    .block_len_i,
    .in_data_i,
    .in_tag_i,
    .out_valid_o(push),
    .out_ready_i(1'b1),
    .out_data_o(result[BlockBits-1:0]),
    .out_tag_o(result[BlockBits +: TagBits]),
    .out_error_o(result[WIDTH-1])
  );

  always_ff @(posedge clk_i) begin
    busy_q <= (in_valid_i && in_ready_o) || (busy_q && !push);
    if (!rst_ni || key_clear_i) busy_q <= 1'b0;
  end

  // An empty entry is 0.
  logic [Depth-1:0]            left;  // valid after the oldest one has gone
  logic [Depth-1:0][WIDTH-1:0] kept;
  assign left = pop ? {1'b0, valid_q[Depth-1:1]} : valid_q;
  assign kept = pop ? {WIDTH'(0), entry_q[Depth-1:1]} : entry_q;
  for (genvar n = 0; n < Depth; n++) begin : gen_entry
    logic first;  // of the empty ones
    if (n == 0) begin : gen_oldest
      assign first = !left[0];
    end else begin : gen_behind
      assign first = !left[n] && left[n-1];
    end
    always_ff @(posedge clk_i) begin
      valid_q[n] <= left[n] || (push && first);
      entry_q[n] <= push && first ? result : kept[n];
      if (!rst_ni || key_clear_i) begin
        valid_q[n] <= 1'b0;
        entry_q[n] <= '0;
      end
    end
  end

  assign out_valid_o = valid_q[0] && !key_clear_i;
  assign out_data_o = entry_q[0][BlockBits-1:0] & {BlockBits{!key_clear_i}};
  assign out_tag_o = entry_q[0][BlockBits +: TagBits];
  assign out_error_o = entry_q[0][WIDTH-1] && !key_clear_i;

endmodule
