// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES and Rijndael: the core with the architecture `Arch`, an engine in a file of its own. What all
// cores share stands here: the ports, the front end, the beats of narrow ports and the output
// register. `PortBits` = 8 or 32 makes a narrow core, whose key, block and result move in beats,
// the first byte first, with direction, lengths and tag on the first beat; `aes_port_adapter` gives
// it full-width ports.
//
// The parts between `generated` and `end` come from the files of the engines and their
// descriptions, by `python -m aesilicon.design.door`.

module aes_core #(
  /// The architecture: the name of an engine below.
  parameter logic [127:0]           Arch         = "round",
  /// Width of a block: the longest block the build holds.
  parameter int unsigned            BlockBits    = 128,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             BlockLengths = 3'b001,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             KeyLengths   = 3'b001,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly,
  /// S-box of the data.
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  /// S-box of the key schedule.
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  parameter int unsigned            TagBits      = 1,
  /// Width of the ports for keys and data: 8, 32, or 128 for full width.
  parameter int unsigned            PortBits     = 128,
  // generated: options of engines
  /// Only with Arch column.
  /// Bits that pass the S-boxes in a clock: 32, or with `PortBits` = 128 also 16 or 64.
  parameter int unsigned            WordBits     = 32,
  /// Only with Arch column or two_stage.
  /// Rows of S-boxes: 1 is shared by data and key schedule, 2 gives each its own and needs
  /// `WordBits` = 32.
  parameter int unsigned            SboxRows     = 1,
  /// Only with Arch column or two_stage.
  /// 1: keep the end of the key schedule where the last block started. 2: keep both ends; needs
  /// `DirBoth`.
  parameter int unsigned            KeptKeys     = 1,
  /// Only with Arch column or two_stage.
  parameter aes_pkg::mix_e          MixColumns   = aes_pkg::MixCompact,
  /// Only with Arch pipeline.
  /// 1: a second register a round: between SubBytes and MixColumns, or with a clocked S-box at the
  /// end of the round. With `ShortPaths` always after the S-box.
  parameter bit                     SubPipelined = 1'b0,
  /// Only with Arch pipeline or tbox.
  /// 1: the round key enters MixColumns early, for a shorter path and more area. Encryption only.
  parameter bit                     MergedKey    = 1'b0,
  /// Only with Arch pipeline or tbox.
  /// 1: for the highest clock: registers in all long paths of control, key schedule and results.
  /// ClearCycles = 3. Encryption with stored keys of one length, 128 or 256 bits.
  parameter bit                     ShortPaths   = 1'b0,
  /// Only with Arch pipeline.
  /// 1: the S-boxes of the data are RAMs that hold the table of one direction at a time and are
  /// reloaded when the direction changes. Needs `DirBoth`, `KeysStored`, and `SboxRom` for data and
  /// keys.
  parameter bit                     Reload       = 1'b0,
  /// Only with Arch pipeline.
  /// 1: a step of the key schedule takes a clock, though its S-box is clocked. Needs `KeysStored`
  /// with AES-128, a clocked `KeySbox`, and one register a round; not with `ShortPaths`.
  parameter bit                     KeysAhead    = 1'b0,
  /// Only with Arch pipeline.
  /// 1: for the highest clock of an FPGA with block RAM: four registers a round. The first two are
  /// the RAM's own; the first three have no clear. Control and results suit flip-flops with enable
  /// and reset. Needs `ShortPaths`, `SubPipelined`, and `SboxRom` for data and keys.
  /// ClearCycles = 6; cleared registers may hold S(0).
  parameter bit                     RamRegister  = 1'b0,
  /// Only with Arch pipeline.
  /// 1: while the output is stalled, blocks wait in their stages, for less area than a FIFO of
  /// results. A key waits until the stages are empty. Needs `KeysStored` and a combinational
  /// `Sbox`; not with `ShortPaths`.
  parameter bit                     StagesWait   = 1'b0,
  /// Only with Arch round or tbox.
  /// Rounds in series in a clock: a divisor of Nr. Above 1 only for encryption of 128-bit blocks
  /// with one key length, `KeysOnTheFly` and combinational S-boxes.
  parameter int unsigned            RoundsPerClock = 1,
  /// Only with Arch tbox.
  /// 1: T-boxes. 0: S-boxes, then MixColumns.
  parameter bit                     TBoxes       = 1'b1,
  /// Only with Arch tbox.
  /// 1: `in_chain_i` is served in encryption.
  parameter bit                     Chaining     = 1'b1,
  /// Only with Arch tbox.
  /// 1: key schedule and output register run without hold and clear where possible. A result that
  /// is not accepted at once delays the next by a multiple of Nr clocks. ClearCycles = 4.
  /// Encryption only, with `KeysOnTheFly` and one key length.
  parameter bit                     FreeRunning  = 1'b0,
  /// Only with Arch twin.
  /// 1: registers suit flip-flops with enable and reset, as in FPGAs. 0: those of standard cells.
  parameter bit                     Enables      = 1'b0,
  // end
  localparam int unsigned           KeyWidth     = PortBits < 128 ? PortBits : 256,
  localparam int unsigned           DataWidth    = PortBits < 128 ? PortBits : BlockBits
) (
  /// The one clock.
  input  logic                 clk_i,
  /// Reset: synchronous, active low.
  input  logic                 rst_ni,

  /// A key is offered. `key_ready_o` may wait for it.
  input  logic                 key_valid_i,
  /// The key is taken in a clock in which `key_valid_i` is high too. While a key is held, rises
  /// only after `key_valid_i`, unless a block may bring its own key.
  output logic                 key_ready_o,
  /// Key length: 0 is 128 bits, 1 is 192, 2 is 256.
  input  logic [1:0]           key_len_i,
  /// The key, left-aligned: its first byte on the left. The bits below it are ignored.
  input  logic [KeyWidth-1:0]  key_i,
  /// Drops the key, every block in flight and every result not taken; no transfer while it is high.
  input  logic                 key_clear_i,
  /// The key taken last had a length this build lacks: there is no key. Low again with the
  /// next good key.
  output logic                 key_error_o,

  /// A block is offered.
  input  logic                 in_valid_i,
  /// The block is taken in a clock in which `in_valid_i` is high too. Low without a key, unless a
  /// block may bring its own. With several block lengths, rises only after `in_valid_i`;
  /// with `Reload` also after a reset or clear.
  output logic                 in_ready_o,
  /// 1: decrypt. 0: encrypt.
  input  logic                 in_decrypt_i,
  /// 1: encrypt the block XOR the previous result.
  input  logic                 in_chain_i,
  /// Block length, coded as `key_len_i`. Ignored by a build with one block length.
  input  logic [1:0]           block_len_i,
  /// The block, left-aligned: its first byte leftmost. The bits below it are ignored.
  input  logic [DataWidth-1:0] in_data_i,
  /// Comes back with the result.
  input  logic [TagBits-1:0]   in_tag_i,

  /// A result is offered.
  output logic                 out_valid_o,
  /// The result is taken in a clock in which `out_valid_o` is high too. `in_ready_o` may depend on
  /// it in the same clock.
  input  logic                 out_ready_i,
  /// The result, left-aligned; 0 below it, and while `out_valid_o` is low.
  output logic [DataWidth-1:0] out_data_o,
  /// The tag that came with the block.
  output logic [TagBits-1:0]   out_tag_o,
  /// The build cannot serve what the block asked for, or it had no key; `out_data_o` is 0.
  output logic                 out_error_o
);

  // ---------------------------------------------------------------------------------------------
  // What the engine of the build needs of this module

  /* verilator lint_off UNUSEDPARAM */  // not every build reads all of them
  // generated: settings
  // a block may bring its own key
  localparam bit KEY_PER_BLOCK = Arch == "pipeline" && (KeySchedule == aes_pkg::KeysOnTheFly);
  // blocks to encrypt may be chained
  localparam bit CHAINING = Arch == "tbox" && (Chaining && Directions != aes_pkg::DirDecrypt);
  // the engine is not ready without a key (`CoreKnows` of the front end)
  localparam bit ENGINE_KNOWS = Arch == "pipeline" && (RamRegister);
  // the engine says when keys and blocks may enter (`CoreOpens` of the front end)
  localparam bit ENGINE_OPENS = Arch == "twin" && (1'b1);
  // the output register follows the engine, and an AND makes the output 0
  localparam bit MASKED_RESULT = Arch == "tbox" && (FreeRunning);
  // the output register suits flip-flops without enable and reset
  localparam bit GATED_RESULT = Arch == "twin" && (!Enables);
  // the output register suits flip-flops with enable and reset
  localparam bit CLEAN_RESULT = Arch == "pipeline" && (RamRegister);
  // clocks of a clear
  localparam int unsigned CLEAR_CLOCKS = Arch == "tbox" ? (FreeRunning ? 4 : 1) : 1;
  // the engine counts the beats itself
  localparam bit ENGINE_BEATS = Arch == "serial";
  // end
  /* verilator lint_on UNUSEDPARAM */

  // ---------------------------------------------------------------------------------------------
  // Front end

  /* verilator lint_off UNUSEDSIGNAL */  // not every engine reads all of them
  logic                 live, key_load, key_keep, block_taken, refused;
  logic [1:0]           held_len;   // length code of the key held
  logic [TagBits-1:0]   tag;
  logic                 key_idle, block_ready, ports_idle;
  logic                 first_key_ready, first_in_ready, more_key, more_block;
  logic                 key_beat, key_last, block_beat, block_last, out_beat;
  logic [4:0]           beat;
  logic                 result_valid, result_ready, result_refused, out_taken;
  logic [DataWidth-1:0] result;
  logic [TagBits-1:0]   result_tag;
  /* verilator lint_on UNUSEDSIGNAL */

  // Registers without a clear input are overwritten in the clocks after a clear.
  logic clear;
  if (CLEAR_CLOCKS > 1) begin : gen_clearing
    logic [CLEAR_CLOCKS-2:0] clearing_q;
    always_ff @(posedge clk_i) clearing_q <= rst_ni && !key_clear_i ? clearing_q << 1 : '1;
    assign clear = key_clear_i || clearing_q[CLEAR_CLOCKS-2];
  end else begin : gen_clear
    assign clear = key_clear_i;
  end

  aes_frontend #(
    .BlockLengths(BlockLengths), .KeyLengths(KeyLengths), .Directions(Directions),
    .TagBits(TagBits), .KeyPerBlock(KEY_PER_BLOCK), .Chaining(CHAINING), .CoreKnows(ENGINE_KNOWS),
    .CoreOpens(ENGINE_OPENS)
  ) u_frontend (
    .clk_i, .rst_ni,
    .key_valid_i(key_valid_i && !more_key), .key_ready_o(first_key_ready),
    .key_len_i(key_len_i), .key_clear_i(clear), .key_error_o,
    .in_valid_i(in_valid_i && !more_block), .in_ready_o(first_in_ready),
    .in_decrypt_i, .in_chain_i, .block_len_i, .in_tag_i,
    .live_o(live),
    .core_idle_i(key_idle && ports_idle), .core_ready_i(block_ready && ports_idle),
    .key_load_o(key_load), .key_keep_o(key_keep), .held_len_o(held_len),
    .block_taken_o(block_taken), .tag_o(tag), .refused_o(refused)
  );

  // ---------------------------------------------------------------------------------------------
  // Ports: a narrow core gives its result from the registers of the engine, a wide one from a
  // register of its own.

  assign key_ready_o = first_key_ready || (more_key && !key_clear_i);
  assign in_ready_o = first_in_ready || (more_block && !key_clear_i);
  assign out_taken = out_valid_o && out_ready_i;

  if (PortBits < 128) begin : gen_narrow
    logic out_valid;
    if (ENGINE_BEATS) begin : gen_engine_beats
      assign out_valid = result_valid;
      assign ports_idle = 1'b1;
      assign {key_beat, key_last, block_beat, block_last, out_beat, beat} = '0;
    end else begin : gen_beats
      aes_beat_control #(
        .PortBits(PortBits),
        .KeyBits(128 + 64 * 32'(aes_pkg::longest(KeyLengths)))
      ) u_beats (
        .clk_i,
        .live_i(live),
        .key_load_i(key_load),
        .block_taken_i(block_taken),
        .key_valid_i,
        .in_valid_i,
        .more_key_o(more_key),
        .more_block_o(more_block),
        .key_beat_o(key_beat),
        .key_last_o(key_last),
        .block_beat_o(block_beat),
        .block_last_o(block_last),
        .beat_o(beat),
        .idle_o(ports_idle),
        .done_i(result_valid),
        .out_valid_o(out_valid),
        .out_ready_i,
        .out_beat_o(out_beat)
      );
    end
    assign result_ready = 1'b1;
    assign out_valid_o = out_valid && !key_clear_i;
    assign out_data_o = result & {DataWidth{out_valid && !result_refused && !key_clear_i}};
    assign out_tag_o = result_tag;
    assign out_error_o = result_refused && out_valid && !key_clear_i;
  end else begin : gen_wide
    assign {more_key, more_block} = '0;
    assign ports_idle = 1'b1;
    assign {key_beat, key_last} = {2{key_load}};
    assign {block_beat, block_last} = {2{block_taken}};
    assign {out_beat, beat} = '0;
    logic result_live, held_refused;
    aes_result #(.TagBits(TagBits)) u_result (
      .clk_i,
      .live_i(result_live), .key_clear_i,
      .result_valid_i(result_valid), .result_ready_o(result_ready),
      .tag_i(result_tag), .refused_i(result_refused), .refused_o(held_refused),
      .out_valid_o, .out_ready_i, .out_tag_o, .out_error_o
    );
    if (CLEAN_RESULT) begin : gen_clean
      logic cleared_q;
      always_ff @(posedge clk_i) cleared_q <= !live;
      assign result_live = live && !cleared_q;
      aes_result_clean u_data (
        .clk_i,
        .live_i(result_live), .key_clear_i,
        .result_ready_i(result_ready), .result_valid_i(result_valid), .refused_i(result_refused),
        .data_i(result), .out_data_o
      );
      logic unused;
      assign unused = held_refused;
    end else if (MASKED_RESULT) begin : gen_masked
      assign result_live = live;
      aes_result_masked u_data (
        .clk_i,
        .live_i(live), .key_clear_i,
        .result_ready_i(result_ready), .out_valid_i(out_valid_o), .refused_i(held_refused),
        .data_i(result), .out_data_o
      );
    end else begin : gen_cleared
      assign result_live = live;
      logic unused;
      assign unused = held_refused;
      aes_result_cleared #(.BlockBits(BlockBits), .Enables(!GATED_RESULT)) u_data (
        .clk_i,
        .live_i(live), .key_clear_i,
        .result_ready_i(result_ready), .result_valid_i(result_valid), .refused_i(result_refused),
        .data_i(result), .out_data_o
      );
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Engine

  // generated: engines
  if (BlockBits != 128 && !(Arch == "round")) begin : gen_no_block_bits
    $error("aes_core: BlockBits must be 128 unless Arch is round");
  end
  if (BlockLengths != 3'b001 && !(Arch == "round")) begin : gen_no_block_lengths
    $error("aes_core: BlockLengths must be 3'b001 unless Arch is round");
  end
  if (KeyLengths != 3'b001 &&
      !(Arch == "column" || Arch == "pipeline" || Arch == "round" || Arch == "step" || Arch == "tbox" || Arch == "twin" || Arch == "word"))
  begin : gen_no_key_lengths
    $error(
      "aes_core: KeyLengths must be 3'b001 unless Arch is column, pipeline, round, step, tbox, twin or word"
    );
  end
  if (KeySchedule != aes_pkg::KeysOnTheFly &&
      !(Arch == "pipeline" || Arch == "round" || Arch == "tbox"))
  begin : gen_no_key_schedule
    $error(
      "aes_core: KeySchedule must be aes_pkg::KeysOnTheFly unless Arch is pipeline, round or tbox"
    );
  end
  if (KeySbox != Sbox &&
      !(Arch == "pipeline" || Arch == "round" || Arch == "step" || Arch == "tbox" || Arch == "twin"))
  begin : gen_no_key_sbox
    $error("aes_core: KeySbox must be Sbox unless Arch is pipeline, round, step, tbox or twin");
  end
  if (PortBits != 128 &&
      !(Arch == "column" || Arch == "serial" || Arch == "two_stage"))
  begin : gen_no_port_bits
    $error("aes_core: PortBits must be 128 unless Arch is column, serial or two_stage");
  end
  if (WordBits != 32 && !(Arch == "column")) begin : gen_no_word_bits
    $error("aes_core: WordBits must be 32 unless Arch is column");
  end
  if (SboxRows != 1 && !(Arch == "column" || Arch == "two_stage")) begin : gen_no_sbox_rows
    $error("aes_core: SboxRows must be 1 unless Arch is column or two_stage");
  end
  if (KeptKeys != 1 && !(Arch == "column" || Arch == "two_stage")) begin : gen_no_kept_keys
    $error("aes_core: KeptKeys must be 1 unless Arch is column or two_stage");
  end
  if (MixColumns != aes_pkg::MixCompact &&
      !(Arch == "column" || Arch == "two_stage"))
  begin : gen_no_mix_columns
    $error("aes_core: MixColumns must be aes_pkg::MixCompact unless Arch is column or two_stage");
  end
  if (SubPipelined != 1'b0 && !(Arch == "pipeline")) begin : gen_no_sub_pipelined
    $error("aes_core: SubPipelined must be 1'b0 unless Arch is pipeline");
  end
  if (MergedKey != 1'b0 && !(Arch == "pipeline" || Arch == "tbox")) begin : gen_no_merged_key
    $error("aes_core: MergedKey must be 1'b0 unless Arch is pipeline or tbox");
  end
  if (ShortPaths != 1'b0 && !(Arch == "pipeline" || Arch == "tbox")) begin : gen_no_short_paths
    $error("aes_core: ShortPaths must be 1'b0 unless Arch is pipeline or tbox");
  end
  if (Reload != 1'b0 && !(Arch == "pipeline")) begin : gen_no_reload
    $error("aes_core: Reload must be 1'b0 unless Arch is pipeline");
  end
  if (KeysAhead != 1'b0 && !(Arch == "pipeline")) begin : gen_no_keys_ahead
    $error("aes_core: KeysAhead must be 1'b0 unless Arch is pipeline");
  end
  if (RamRegister != 1'b0 && !(Arch == "pipeline")) begin : gen_no_ram_register
    $error("aes_core: RamRegister must be 1'b0 unless Arch is pipeline");
  end
  if (StagesWait != 1'b0 && !(Arch == "pipeline")) begin : gen_no_stages_wait
    $error("aes_core: StagesWait must be 1'b0 unless Arch is pipeline");
  end
  if (RoundsPerClock != 1 && !(Arch == "round" || Arch == "tbox")) begin : gen_no_rounds_per_clock
    $error("aes_core: RoundsPerClock must be 1 unless Arch is round or tbox");
  end
  if (TBoxes != 1'b1 && !(Arch == "tbox")) begin : gen_no_t_boxes
    $error("aes_core: TBoxes must be 1'b1 unless Arch is tbox");
  end
  if (Chaining != 1'b1 && !(Arch == "tbox")) begin : gen_no_chaining
    $error("aes_core: Chaining must be 1'b1 unless Arch is tbox");
  end
  if (FreeRunning != 1'b0 && !(Arch == "tbox")) begin : gen_no_free_running
    $error("aes_core: FreeRunning must be 1'b0 unless Arch is tbox");
  end
  if (Enables != 1'b0 && !(Arch == "twin")) begin : gen_no_enables
    $error("aes_core: Enables must be 1'b0 unless Arch is twin");
  end
  if (Arch == "column") begin : gen_column
    aes_core_column #(
      .KeyLengths(KeyLengths), .Directions(Directions), .Sbox(Sbox), .WordBits(WordBits),
      .SboxRows(SboxRows), .KeptKeys(KeptKeys), .MixColumns(MixColumns), .PortBits(PortBits)
    ) u_engine (
      .clk_i, .live_i(live), .key_i, .more_key_i(more_key), .key_beat_i(key_beat),
      .key_last_i(key_last), .key_keep_i(key_keep), .held_len_i(held_len), .key_idle_o(key_idle),
      .in_decrypt_i, .in_data_i, .block_beat_i(block_beat), .block_taken_i(block_taken),
      .block_last_i(block_last), .block_ready_o(block_ready), .beat_i(beat),
      .ports_idle_i(ports_idle), .result_valid_o(result_valid), .result_ready_i(result_ready),
      .out_beat_i(out_beat), .result_o(result)
    );
    assign result_tag = tag;
    assign result_refused = refused;
  end else if (Arch == "pipeline") begin : gen_pipeline
    aes_core_pipeline #(
      .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule), .Sbox(Sbox),
      .KeySbox(KeySbox), .TagBits(TagBits), .SubPipelined(SubPipelined), .MergedKey(MergedKey),
      .ShortPaths(ShortPaths), .Reload(Reload), .KeysAhead(KeysAhead), .RamRegister(RamRegister),
      .StagesWait(StagesWait)
    ) u_engine (
      .clk_i, .live_i(live), .key_len_i, .key_i, .key_load_i(key_load), .key_keep_i(key_keep),
      .held_len_i(held_len), .key_idle_o(key_idle), .in_valid_i, .in_decrypt_i, .in_data_i,
      .block_taken_i(block_taken), .tag_i(tag), .refused_i(refused), .block_ready_o(block_ready),
      .result_valid_o(result_valid), .result_ready_i(result_ready), .result_o(result),
      .result_tag_o(result_tag), .result_refused_o(result_refused), .out_taken_i(out_taken)
    );
  end else if (Arch == "round") begin : gen_round
    aes_core_round #(
      .BlockBits(BlockBits), .BlockLengths(BlockLengths), .KeyLengths(KeyLengths),
      .Directions(Directions), .KeySchedule(KeySchedule), .Sbox(Sbox), .KeySbox(KeySbox),
      .RoundsPerClock(RoundsPerClock)
    ) u_engine (
      .clk_i, .live_i(live), .key_valid_i, .key_len_i, .key_i, .key_load_i(key_load),
      .key_keep_i(key_keep), .held_len_i(held_len), .key_idle_o(key_idle), .in_valid_i,
      .in_decrypt_i, .block_len_i, .in_data_i, .block_taken_i(block_taken),
      .block_ready_o(block_ready), .result_valid_o(result_valid), .result_ready_i(result_ready),
      .result_o(result)
    );
    assign result_tag = tag;
    assign result_refused = refused;
  end else if (Arch == "serial") begin : gen_serial
    aes_core_serial #(
      .Directions(Directions), .Sbox(Sbox), .PortBits(PortBits)
    ) u_engine (
      .clk_i, .live_i(live), .key_valid_i, .key_i, .key_load_i(key_load), .key_idle_o(key_idle),
      .more_key_o(more_key), .in_valid_i, .in_decrypt_i, .in_data_i, .block_taken_i(block_taken),
      .block_ready_o(block_ready), .more_block_o(more_block), .result_valid_o(result_valid),
      .out_ready_i, .result_o(result)
    );
    assign result_tag = tag;
    assign result_refused = refused;
  end else if (Arch == "step") begin : gen_step
    aes_core_step #(
      .KeyLengths(KeyLengths), .Directions(Directions), .Sbox(Sbox), .KeySbox(KeySbox)
    ) u_engine (
      .clk_i, .live_i(live), .key_len_i, .key_i, .key_load_i(key_load), .key_keep_i(key_keep),
      .held_len_i(held_len), .key_idle_o(key_idle), .in_decrypt_i, .in_data_i,
      .block_taken_i(block_taken), .block_ready_o(block_ready), .result_valid_o(result_valid),
      .result_ready_i(result_ready), .result_o(result)
    );
    assign result_tag = tag;
    assign result_refused = refused;
  end else if (Arch == "tbox") begin : gen_tbox
    aes_core_tbox #(
      .KeyLengths(KeyLengths), .Directions(Directions), .KeySchedule(KeySchedule), .Sbox(Sbox),
      .KeySbox(KeySbox), .TBoxes(TBoxes), .Chaining(Chaining), .FreeRunning(FreeRunning),
      .MergedKey(MergedKey), .ShortPaths(ShortPaths), .RoundsPerClock(RoundsPerClock)
    ) u_engine (
      .clk_i, .live_i(live), .key_len_i, .key_i, .key_load_i(key_load), .key_keep_i(key_keep),
      .held_len_i(held_len), .key_idle_o(key_idle), .in_decrypt_i, .in_chain_i, .in_data_i,
      .block_taken_i(block_taken), .refused_i(refused), .block_ready_o(block_ready),
      .result_valid_o(result_valid), .result_ready_i(result_ready), .result_o(result)
    );
    assign result_tag = tag;
    assign result_refused = refused;
  end else if (Arch == "twin") begin : gen_twin
    aes_core_twin #(
      .KeyLengths(KeyLengths), .Directions(Directions), .Sbox(Sbox), .KeySbox(KeySbox),
      .TagBits(TagBits), .Enables(Enables)
    ) u_engine (
      .clk_i, .live_i(live), .key_valid_i, .key_i, .key_load_i(key_load), .key_keep_i(key_keep),
      .key_idle_o(key_idle), .in_valid_i, .in_data_i, .block_taken_i(block_taken), .tag_i(tag),
      .refused_i(refused), .block_ready_o(block_ready), .result_valid_o(result_valid),
      .result_ready_i(result_ready), .out_ready_i, .result_o(result), .result_tag_o(result_tag),
      .result_refused_o(result_refused)
    );
  end else if (Arch == "two_stage") begin : gen_two_stage
    aes_core_two_stage #(
      .Directions(Directions), .Sbox(Sbox), .KeptKeys(KeptKeys), .SboxRows(SboxRows),
      .MixColumns(MixColumns), .PortBits(PortBits)
    ) u_engine (
      .clk_i, .live_i(live), .key_i, .key_beat_i(key_beat), .key_last_i(key_last),
      .key_keep_i(key_keep), .key_idle_o(key_idle), .in_decrypt_i, .in_data_i,
      .block_beat_i(block_beat), .block_taken_i(block_taken), .block_last_i(block_last),
      .block_ready_o(block_ready), .ports_idle_i(ports_idle), .result_valid_o(result_valid),
      .result_ready_i(result_ready), .out_beat_i(out_beat), .result_o(result)
    );
    assign result_tag = tag;
    assign result_refused = refused;
  end else if (Arch == "word") begin : gen_word
    aes_core_word #(
      .KeyLengths(KeyLengths), .Directions(Directions), .Sbox(Sbox)
    ) u_engine (
      .clk_i, .live_i(live), .key_i, .key_load_i(key_load), .key_keep_i(key_keep),
      .key_idle_o(key_idle), .in_decrypt_i, .in_data_i, .block_taken_i(block_taken),
      .block_ready_o(block_ready), .result_valid_o(result_valid), .result_ready_i(result_ready),
      .result_o(result)
    );
    assign result_tag = tag;
    assign result_refused = refused;
  end else begin : gen_unknown
    $error(
      "aes_core: Arch must be column, pipeline, round, serial, step, tbox, twin, two_stage or word"
    );
  end
  // end

endmodule
