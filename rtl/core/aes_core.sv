// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The core selector: the architecture that `Arch` names, behind the ports that all share.

module aes_core #(
  parameter aes_pkg::arch_e         Arch         = aes_pkg::ArchRound,
  /// Width of the data ports: the longest block the build holds.
  parameter int unsigned            BlockBits    = 128,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             BlockLengths = 3'b001,
  /// Key lengths likewise.
  parameter logic [2:0]             KeyLengths   = 3'b111,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  /// S-box of the key schedule.
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  parameter int unsigned            TagBits      = 1
) (
  input  logic                 clk_i,
  /// Synchronous, active low.
  input  logic                 rst_ni,

  input  logic                 key_valid_i,
  /// May wait for `key_valid_i`.
  output logic                 key_ready_o,
  /// 0: 128 bits, 1: 192, 2: 256. Another raises `key_error_o` and leaves no key.
  input  logic [1:0]           key_len_i,
  /// Left-aligned: the first key byte on [255:248].
  input  logic [255:0]         key_i,
  /// Drops key and blocks; no transfer while it is high.
  input  logic                 key_clear_i,
  /// The key taken last had a length this build lacks. Low again with the next good key.
  output logic                 key_error_o,

  input  logic                 in_valid_i,
  /// Low without a key. May depend on `out_ready_i` in the same clock.
  output logic                 in_ready_o,
  /// 1: decrypt.
  input  logic                 in_decrypt_i,
  /// 1: encipher the block XOR the previous result. No build has it yet: answered as an error.
  input  logic                 in_chain_i,
  /// Block length code, as `key_len_i`. Matters only in builds with several block lengths.
  input  logic [1:0]           block_len_i,
  /// First byte leftmost.
  input  logic [BlockBits-1:0] in_data_i,
  /// Comes back with the result.
  input  logic [TagBits-1:0]   in_tag_i,

  output logic                 out_valid_o,
  input  logic                 out_ready_i,
  /// 0 while `out_valid_o` is low.
  output logic [BlockBits-1:0] out_data_o,
  output logic [TagBits-1:0]   out_tag_o,
  /// The build cannot serve what the block asked for; its data are 0.
  output logic                 out_error_o
);

  if (Arch == aes_pkg::ArchRound) begin : gen_round
    aes_core_round #(
      .BlockBits(BlockBits),
      .BlockLengths(BlockLengths),
      .KeyLengths(KeyLengths),
      .Directions(Directions),
      .KeySchedule(KeySchedule),
      .Sbox(Sbox),
      .KeySbox(KeySbox),
      .TagBits(TagBits)
    ) u_core (.*);
  end else begin : gen_unknown
    $error("aes_core: Arch must be ArchRound");
  end

endmodule
