// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Core selector: instantiates the architecture `Arch`. All architectures have these ports.

module aes_core #(
  parameter aes_pkg::arch_e         Arch         = aes_pkg::ArchRound,
  /// Width of the data ports: the longest block the build holds.
  parameter int unsigned            BlockBits    = 128,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             BlockLengths = 3'b001,
  /// Key lengths likewise; the default is all that `Arch` can have.
  parameter logic [2:0]             KeyLengths   =
    Arch == aes_pkg::ArchTwoStage || Arch == aes_pkg::ArchSerial ? 3'b001 :
    Arch == aes_pkg::ArchWord ? 3'b100 : 3'b111,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  /// S-box of the key schedule.
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  parameter int unsigned            TagBits      = 1,
  /// Port width of the narrow core inside: 8 or 32. 128 selects a core with full-width ports.
  parameter int unsigned            PortBits     = 128,
  /// Rounds computed in a clock, a divisor of Nr. Round core only.
  parameter int unsigned            RoundsPerClock = 1,
  /// Bits that pass the S-boxes in a clock: 16, 32 or 64. Column core only.
  parameter int unsigned            WordBits     = 32,
  /// Rows of S-boxes: 2 gives the key schedule four of its own. Column core with 32-bit ports only.
  parameter int unsigned            SboxRows     = 1,
  parameter aes_pkg::mix_e          MixColumns   = aes_pkg::MixCompact,
  /// Ends of the key schedule that are kept, 1 or 2. Column and two-stage cores with 32-bit ports.
  parameter int unsigned            KeptKeys     = 1
) (
  /// The one clock.
  input  logic                 clk_i,
  /// Reset: synchronous, active low.
  input  logic                 rst_ni,

  /// A key is offered. `key_ready_o` may wait for it.
  input  logic                 key_valid_i,
  /// The key is taken in a clock in which `key_valid_i` is high too.
  output logic                 key_ready_o,
  /// Key length: 0 is 128 bits, 1 is 192, 2 is 256.
  input  logic [1:0]           key_len_i,
  /// The key, left-aligned: its first byte on [255:248]. The bits below it are ignored.
  input  logic [255:0]         key_i,
  /// Drops the key, every block in flight and every result not taken; no transfer while it is high.
  input  logic                 key_clear_i,
  /// The key taken last had a length this build lacks: there is no key. Low again with the
  /// next good key.
  output logic                 key_error_o,

  /// A block is offered.
  input  logic                 in_valid_i,
  /// The block is taken in a clock in which `in_valid_i` is high too. Low without a key.
  output logic                 in_ready_o,
  /// 1: decrypt. 0: encrypt.
  input  logic                 in_decrypt_i,
  /// 1: encrypt the block XOR the previous result.
  input  logic                 in_chain_i,
  /// Block length, coded as `key_len_i`. Ignored by a build with one block length.
  input  logic [1:0]           block_len_i,
  /// The block, left-aligned: its first byte leftmost. The bits below it are ignored.
  input  logic [BlockBits-1:0] in_data_i,
  /// Comes back with the result.
  input  logic [TagBits-1:0]   in_tag_i,

  /// A result is offered.
  output logic                 out_valid_o,
  /// The result is taken in a clock in which `out_valid_o` is high too. `in_ready_o` may depend on
  /// it in the same clock.
  input  logic                 out_ready_i,
  /// The result, left-aligned; 0 below it, and while `out_valid_o` is low.
  output logic [BlockBits-1:0] out_data_o,
  /// The tag that came with the block.
  output logic [TagBits-1:0]   out_tag_o,
  /// The build cannot serve what the block asked for; its data are 0.
  output logic                 out_error_o
);

  // Checks of parameters that are not passed on to the selected architecture.
  localparam bit COLUMN = Arch == aes_pkg::ArchColumn;
  localparam bit TWO_STAGE = Arch == aes_pkg::ArchTwoStage;
  localparam bit SERIAL = Arch == aes_pkg::ArchSerial;
  localparam bit WORD = Arch == aes_pkg::ArchWord;
  localparam bit NARROW = PortBits == 32 && (COLUMN || TWO_STAGE);

  if (SERIAL && PortBits != 8) begin : gen_bad_serial_ports
    $error("aes_core: PortBits must be 8 with ArchSerial");
  end
  if (!SERIAL && PortBits != 128 && !NARROW) begin : gen_bad_ports
    $error("aes_core: PortBits must be 128, or 32 with ArchColumn or ArchTwoStage");
  end
  if (Arch != aes_pkg::ArchRound && (BlockBits != 128 || BlockLengths != 3'b001))
  begin : gen_bad_blocks
    $error("aes_core: BlockBits must be 128 and BlockLengths 3'b001 unless Arch is ArchRound");
  end
  if ((TWO_STAGE || SERIAL) && KeyLengths != 3'b001) begin : gen_bad_key_lengths
    $error("aes_core: KeyLengths must be 3'b001 with ArchTwoStage and ArchSerial");
  end
  if (WORD && KeyLengths != 3'b100) begin : gen_bad_word_key_lengths
    $error("aes_core: KeyLengths must be 3'b100 with ArchWord");
  end
  if (RoundsPerClock != 1 && Arch != aes_pkg::ArchRound) begin : gen_bad_rounds_per_clock
    $error("aes_core: RoundsPerClock must be 1 unless Arch is ArchRound");
  end
  if (WordBits != 32 && !(COLUMN && PortBits == 128)) begin : gen_bad_word_bits
    $error("aes_core: WordBits must be 32 unless Arch is ArchColumn and PortBits 128");
  end
  if (KeptKeys != 1 && !NARROW) begin : gen_bad_kept_keys
    $error("aes_core: KeptKeys must be 1 unless PortBits is 32");
  end
  if ((SboxRows != 1 || MixColumns != aes_pkg::MixCompact) && !(COLUMN && NARROW))
  begin : gen_bad_comparison
    $error("aes_core: SboxRows 2, MixProduct and MixSeparate need ArchColumn and PortBits 32");
  end

  if (Arch == aes_pkg::ArchRound) begin : gen_round
    aes_core_round #(
      .BlockBits(BlockBits),
      .BlockLengths(BlockLengths),
      .KeyLengths(KeyLengths),
      .Directions(Directions),
      .KeySchedule(KeySchedule),
      .Sbox(Sbox),
      .KeySbox(KeySbox),
      .TagBits(TagBits),
      .RoundsPerClock(RoundsPerClock)
    ) u_core (.*);
  end else if (Arch == aes_pkg::ArchPipeline) begin : gen_pipeline
    aes_core_pipeline #(
      .BlockBits(BlockBits),
      .BlockLengths(BlockLengths),
      .KeyLengths(KeyLengths),
      .Directions(Directions),
      .KeySchedule(KeySchedule),
      .Sbox(Sbox),
      .KeySbox(KeySbox),
      .TagBits(TagBits)
    ) u_core (.*);
  end else if (Arch == aes_pkg::ArchColumn && PortBits == 32) begin : gen_column32
    logic                core_key_valid, core_key_ready, unused_key_error;
    logic [1:0]          core_key_len, core_block_len;
    logic [PortBits-1:0] core_key, core_in_data, core_out_data;
    logic                core_in_valid, core_in_ready, core_in_decrypt, core_in_chain;
    logic                core_out_valid, core_out_ready, core_out_error;
    logic [TagBits-1:0]  core_in_tag, core_out_tag;
    aes_port_adapter #(
      .PortBits(PortBits), .KeyLengths(KeyLengths), .Directions(Directions), .TagBits(TagBits)
    ) u_adapter (
      .core_key_valid_o(core_key_valid), .core_key_ready_i(core_key_ready),
      .core_key_len_o(core_key_len), .core_key_o(core_key),
      .core_in_valid_o(core_in_valid), .core_in_ready_i(core_in_ready),
      .core_in_decrypt_o(core_in_decrypt), .core_in_chain_o(core_in_chain),
      .core_block_len_o(core_block_len), .core_in_data_o(core_in_data),
      .core_in_tag_o(core_in_tag),
      .core_out_valid_i(core_out_valid), .core_out_ready_o(core_out_ready),
      .core_out_data_i(core_out_data), .core_out_tag_i(core_out_tag),
      .core_out_error_i(core_out_error),
      .*
    );
    aes_core_column32 #(
      .KeyLengths(KeyLengths), .Directions(Directions), .Sbox(Sbox),
      .SboxRows(SboxRows), .KeptKeys(KeptKeys), .MixColumns(MixColumns), .TagBits(TagBits)
    ) u_core (
      .clk_i, .rst_ni,
      .key_valid_i(core_key_valid), .key_ready_o(core_key_ready),
      .key_len_i(core_key_len), .key_i(core_key), .key_clear_i,
      .key_error_o(unused_key_error),
      .in_valid_i(core_in_valid), .in_ready_o(core_in_ready),
      .in_decrypt_i(core_in_decrypt), .in_chain_i(core_in_chain),
      .block_len_i(core_block_len), .in_data_i(core_in_data), .in_tag_i(core_in_tag),
      .out_valid_o(core_out_valid), .out_ready_i(core_out_ready),
      .out_data_o(core_out_data), .out_tag_o(core_out_tag), .out_error_o(core_out_error)
    );
  end else if (Arch == aes_pkg::ArchColumn) begin : gen_column
    aes_core_column #(
      .KeyLengths(KeyLengths),
      .Directions(Directions),
      .Sbox(Sbox),
      .TagBits(TagBits),
      .WordBits(WordBits)
    ) u_core (.*);
  end else if (Arch == aes_pkg::ArchSerial) begin : gen_serial
    logic                core_key_valid, core_key_ready, unused_key_error;
    logic [1:0]          core_key_len, core_block_len;
    logic [7:0]          core_key, core_in_data, core_out_data;
    logic                core_in_valid, core_in_ready, core_in_decrypt, core_in_chain;
    logic                core_out_valid, core_out_ready, core_out_error;
    logic [TagBits-1:0]  core_in_tag, core_out_tag;
    aes_port_adapter #(
      .PortBits(8), .KeyLengths(3'b001), .Directions(Directions), .TagBits(TagBits)
    ) u_adapter (
      .core_key_valid_o(core_key_valid), .core_key_ready_i(core_key_ready),
      .core_key_len_o(core_key_len), .core_key_o(core_key),
      .core_in_valid_o(core_in_valid), .core_in_ready_i(core_in_ready),
      .core_in_decrypt_o(core_in_decrypt), .core_in_chain_o(core_in_chain),
      .core_block_len_o(core_block_len), .core_in_data_o(core_in_data),
      .core_in_tag_o(core_in_tag),
      .core_out_valid_i(core_out_valid), .core_out_ready_o(core_out_ready),
      .core_out_data_i(core_out_data), .core_out_tag_i(core_out_tag),
      .core_out_error_i(core_out_error),
      .*
    );
    aes_core_serial #(.Directions(Directions), .Sbox(Sbox), .TagBits(TagBits)) u_core (
      .clk_i, .rst_ni,
      .key_valid_i(core_key_valid), .key_ready_o(core_key_ready),
      .key_len_i(core_key_len), .key_i(core_key), .key_clear_i,
      .key_error_o(unused_key_error),
      .in_valid_i(core_in_valid), .in_ready_o(core_in_ready),
      .in_decrypt_i(core_in_decrypt), .in_chain_i(core_in_chain),
      .block_len_i(core_block_len), .in_data_i(core_in_data), .in_tag_i(core_in_tag),
      .out_valid_o(core_out_valid), .out_ready_i(core_out_ready),
      .out_data_o(core_out_data), .out_tag_o(core_out_tag), .out_error_o(core_out_error)
    );
  end else if (Arch == aes_pkg::ArchStep) begin : gen_step
    aes_core_step #(
      .KeyLengths(KeyLengths),
      .Directions(Directions),
      .Sbox(Sbox),
      .KeySbox(KeySbox),
      .TagBits(TagBits)
    ) u_core (.*);
  end else if (Arch == aes_pkg::ArchTbox) begin : gen_tbox
    aes_core_tbox #(
      .KeyLengths(KeyLengths),
      .Directions(Directions),
      .KeySchedule(KeySchedule),
      .Sbox(Sbox),
      .KeySbox(KeySbox),
      .TagBits(TagBits)
    ) u_core (.*);
  end else if (Arch == aes_pkg::ArchWord) begin : gen_word
    aes_core_word #(.Directions(Directions), .Sbox(Sbox), .TagBits(TagBits)) u_core (.*);
  end else if (Arch == aes_pkg::ArchTwoStage && PortBits == 32) begin : gen_two_stage32
    logic                core_key_valid, core_key_ready, unused_key_error;
    logic [1:0]          core_key_len, core_block_len;
    logic [PortBits-1:0] core_key, core_in_data, core_out_data;
    logic                core_in_valid, core_in_ready, core_in_decrypt, core_in_chain;
    logic                core_out_valid, core_out_ready, core_out_error;
    logic [TagBits-1:0]  core_in_tag, core_out_tag;
    aes_port_adapter #(
      .PortBits(PortBits), .KeyLengths(3'b001), .Directions(Directions), .TagBits(TagBits)
    ) u_adapter (
      .core_key_valid_o(core_key_valid), .core_key_ready_i(core_key_ready),
      .core_key_len_o(core_key_len), .core_key_o(core_key),
      .core_in_valid_o(core_in_valid), .core_in_ready_i(core_in_ready),
      .core_in_decrypt_o(core_in_decrypt), .core_in_chain_o(core_in_chain),
      .core_block_len_o(core_block_len), .core_in_data_o(core_in_data),
      .core_in_tag_o(core_in_tag),
      .core_out_valid_i(core_out_valid), .core_out_ready_o(core_out_ready),
      .core_out_data_i(core_out_data), .core_out_tag_i(core_out_tag),
      .core_out_error_i(core_out_error),
      .*
    );
    aes_core_two_stage32 #(
      .Directions(Directions), .Sbox(Sbox), .KeptKeys(KeptKeys), .TagBits(TagBits)
    ) u_core (
      .clk_i, .rst_ni,
      .key_valid_i(core_key_valid), .key_ready_o(core_key_ready),
      .key_len_i(core_key_len), .key_i(core_key), .key_clear_i,
      .key_error_o(unused_key_error),
      .in_valid_i(core_in_valid), .in_ready_o(core_in_ready),
      .in_decrypt_i(core_in_decrypt), .in_chain_i(core_in_chain),
      .block_len_i(core_block_len), .in_data_i(core_in_data), .in_tag_i(core_in_tag),
      .out_valid_o(core_out_valid), .out_ready_i(core_out_ready),
      .out_data_o(core_out_data), .out_tag_o(core_out_tag), .out_error_o(core_out_error)
    );
  end else if (Arch == aes_pkg::ArchTwoStage) begin : gen_two_stage
    aes_core_two_stage #(.Directions(Directions), .Sbox(Sbox), .TagBits(TagBits)) u_core (.*);
  end else begin : gen_unknown
    $error("aes_core: Arch must be one of aes_pkg::arch_e");
  end

endmodule
