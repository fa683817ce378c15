// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A test's architecture: the round core with the clocks of a core whose S-boxes are memories that
// are filled after reset. There is no memory here, only the counter that would write one: no key is
// taken for 256 clocks. A clear reaches the core a clock late. ResetCycles = 256, ClearCycles = 2.

module aes_core_filled #(
  parameter int unsigned            BlockBits    = 128,
  parameter logic [2:0]             BlockLengths = 3'b001,
  parameter logic [2:0]             KeyLengths   = 3'b111,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  parameter int unsigned            TagBits      = 1
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
  output logic                 out_error_o,
  /// All entries are written.
  output logic                 filled_o
);

  if (BlockBits != 128 || BlockLengths != 3'b001) begin : gen_bad_blocks
    $error("aes_core_filled: BlockBits must be 128 and BlockLengths 001");
  end

  logic [8:0] entry_q;  // to be written next; [8]: there is none left
  logic       clear_q;  // a clear was in the clock before
  logic       key_ready, key_error, in_ready, out_valid, out_error;
  logic [BlockBits-1:0] out_data;

  assign filled_o = entry_q[8];
  always_ff @(posedge clk_i) begin
    entry_q <= entry_q + 9'(!filled_o);
    clear_q <= key_clear_i;
    if (!rst_ni) begin
      entry_q <= 9'd0;
      clear_q <= 1'b0;
    end
  end

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
    .key_valid_i(key_valid_i && filled_o && !key_clear_i),
    .key_ready_o(key_ready),
    .key_len_i,
    .key_i,
    .key_clear_i(clear_q),
    .key_error_o(key_error),
    .in_valid_i(in_valid_i && !key_clear_i),
    .in_ready_o(in_ready),
    .in_decrypt_i,
    .in_chain_i,
    .block_len_i,
    .in_data_i,
    .in_tag_i,
    .out_valid_o(out_valid),
    .out_ready_i,
    .out_data_o(out_data),
    .out_tag_o,
    .out_error_o(out_error)
  );

  assign key_ready_o = key_ready && filled_o && !key_clear_i;
  assign key_error_o = key_error && !clear_q;
  assign in_ready_o = in_ready && !key_clear_i;
  assign out_valid_o = out_valid && !key_clear_i;
  assign out_data_o = out_data & {BlockBits{!key_clear_i}};
  assign out_error_o = out_error && !key_clear_i;

endmodule
