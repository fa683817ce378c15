// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES a block every clock, after McLoone & McCanny 2001: all rounds unrolled, with one, two or four
// registers each; a clocked S-box, for example a block RAM, holds the first of them. Results wait
// in a FIFO, and a block enters only if there is room for its result, so no block waits in a stage,
// except in register 0 for a reload (`Reload`).
// With `StagesWait` there is no FIFO: blocks wait in their stages, and a key until these are empty.
// `KeysStored`: the core holds one key, and a key change does not wait for the blocks in flight.
// `KeysOnTheFly`: each block may have its own key, whose words move beside it through the stages.

module aes_core_pipeline #(
  /// Key lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             KeyLengths   = 3'b001,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirEncrypt,
  /// `KeysStored`: a register for each round key. `KeysOnTheFly`: a key-schedule step in each
  /// round, and each block may bring a key; encryption with one key length only.
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysStored,
  /// S-box of the data.
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  /// S-box of the key schedule.
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  parameter int unsigned            TagBits      = 1,
  /// 1: a second register a round: between SubBytes and MixColumns, or with a clocked S-box at the
  /// end of the round. With `ShortPaths` always after the S-box.
  parameter bit                     SubPipelined = 1'b0,
  /// 1: the round key enters MixColumns early, for a shorter path and more area. Encryption only.
  parameter bit                     MergedKey    = 1'b0,
  /// 1: for the highest clock: registers in all long paths of control, key schedule and results.
  /// ClearCycles = 3. Encryption with stored keys of one length, 128 or 256 bits.
  parameter bit                     ShortPaths   = 1'b0,
  /// 1: the S-boxes of the data are RAMs that hold the table of one direction at a time and are
  /// reloaded when the direction changes. Needs `DirBoth`, `KeysStored`, and `SboxRom` for data and
  /// keys.
  parameter bit                     Reload       = 1'b0,
  /// 1: a step of the key schedule takes a clock, though its S-box is clocked. Needs `KeysStored`
  /// with AES-128, a clocked `KeySbox`, and one register a round; not with `ShortPaths`.
  parameter bit                     KeysAhead    = 1'b0,
  /// 1: for the highest clock of an FPGA with block RAM: four registers a round. The first two are
  /// the RAM's own; the first three have no clear. Control and results suit flip-flops with enable
  /// and reset. Needs `ShortPaths`, `SubPipelined`, and `SboxRom` for data and keys.
  /// ClearCycles = 6; cleared registers may hold S(0).
  parameter bit                     RamRegister  = 1'b0,
  /// 1: while the output is stalled, blocks wait in their stages, for less area than a FIFO of
  /// results. A key waits until the stages are empty. Needs `KeysStored` and a combinational
  /// `Sbox`; not with `ShortPaths`.
  parameter bit                     StagesWait   = 1'b0
) (
  /* verilator lint_off UNUSEDSIGNAL */  // not every build reads every port
  input  logic               clk_i,
  /// Low in reset and clear.
  input  logic               live_i,

  input  logic [1:0]         key_len_i,
  input  logic [255:0]       key_i,
  /// The key at the ports is taken; its length is legal.
  input  logic               key_load_i,
  /// The key is still held in the next clock.
  input  logic               key_keep_i,
  /// Length code of the key held.
  input  logic [1:0]         held_len_i,
  /// A key may be taken. Not read with `KeysOnTheFly`.
  output logic               key_idle_o,

  input  logic               in_valid_i,
  input  logic               in_decrypt_i,
  input  logic [127:0]       in_data_i,
  input  logic               block_taken_i,
  /// Tag of the block taken last.
  input  logic [TagBits-1:0] tag_i,
  /// The build cannot serve this block.
  input  logic               refused_i,
  /// A block may be taken. Depends on `out_taken_i`; with `StagesWait` on `result_ready_i` instead,
  /// with `ShortPaths` on no input. With `Reload`, after a reset or clear, rises only after
  /// `in_valid_i`.
  output logic               block_ready_o,

  output logic               result_valid_o,
  input  logic               result_ready_i,
  output logic [127:0]       result_o,
  output logic [TagBits-1:0] result_tag_o,
  output logic               result_refused_o,
  /// A result transfers at the output.
  input  logic               out_taken_i
  /* verilator lint_on UNUSEDSIGNAL */
);

  localparam bit KEY_PER_BLOCK = KeySchedule == aes_pkg::KeysOnTheFly;
  localparam bit CLOCKED = aes_pkg::sbox_clocks(Sbox) != 0;
  localparam bit AFTER_ROUND = !CLOCKED || (SubPipelined && !ShortPaths) || RamRegister;
  localparam bit RELOADS = Reload && Directions == aes_pkg::DirBoth && !KEY_PER_BLOCK &&
                           Sbox == aes_pkg::SboxRom && KeySbox == aes_pkg::SboxRom;
  localparam int unsigned ROUNDS = 32'(aes_pkg::rounds(2'd0, aes_pkg::longest(KeyLengths)));
  localparam int unsigned REGISTERS = RamRegister ? 4 : SubPipelined ? 2 : 1;  // in a round
  localparam bit LAST_REGISTER = ShortPaths;  // 1: the last round ends in a register too
  localparam int unsigned STAGES = 1 + REGISTERS * ROUNDS - 32'(AFTER_ROUND) + 32'(LAST_REGISTER);
  // Blocks in flight at full rate. `ShortPaths` adds two: each result spends a clock in the FIFO,
  // and freed room is counted a clock later.
  localparam int unsigned CAPACITY = ShortPaths ? STAGES + 3 : STAGES + 1;
  localparam int unsigned DEPTH =  // FIFO entries
    StagesWait ? 0 : ShortPaths ? (CAPACITY + 1) / 2 * 2 : STAGES;

  if (Reload && !RELOADS) begin : gen_bad_reload
    $error("aes_core_pipeline: Reload needs DirBoth, KeysStored, and SboxRom for data and keys");
  end
  if (ShortPaths && (KEY_PER_BLOCK || Directions != aes_pkg::DirEncrypt || Reload ||
                     (KeyLengths != 3'b001 && KeyLengths != 3'b100))) begin : gen_bad_short_paths
    $error("aes_core_pipeline: ShortPaths needs DirEncrypt, KeysStored, one key of 128 or 256 bits");
  end
  if (RamRegister && !(ShortPaths && SubPipelined && Sbox == aes_pkg::SboxRom &&
                       KeySbox == aes_pkg::SboxRom)) begin : gen_bad_ram_register
    $error("aes_core_pipeline: RamRegister needs ShortPaths, SubPipelined and SboxRom, keys too");
  end
  if (StagesWait && (KEY_PER_BLOCK || ShortPaths || CLOCKED)) begin : gen_bad_stages_wait
    $error("aes_core_pipeline: StagesWait needs KeysStored, unclocked Sbox, and no ShortPaths");
  end
  if (KeysAhead && (KEY_PER_BLOCK || ShortPaths || SubPipelined || KeyLengths != 3'b001 ||
                    aes_pkg::sbox_clocks(KeySbox) == 0)) begin : gen_bad_keys_ahead
    $error("aes_core_pipeline: KeysAhead needs KeysStored, AES-128, one register, clocked KeySbox");
  end
  if (MergedKey && Directions != aes_pkg::DirEncrypt) begin : gen_bad_merged_key
    $error("aes_core_pipeline: MergedKey needs DirEncrypt");
  end
  if (KeySchedule == aes_pkg::KeysChained) begin : gen_bad_chained
    $error("aes_core_pipeline: KeySchedule must be KeysOnTheFly or KeysStored");
  end
  if (KEY_PER_BLOCK && (Directions != aes_pkg::DirEncrypt || aes_pkg::several(KeyLengths) ||
                        CLOCKED || aes_pkg::sbox_clocks(KeySbox) != 0)) begin : gen_bad_schedule
    $error("aes_core_pipeline: KeysOnTheFly needs encryption, one key length, unclocked S-boxes");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  // With `RamRegister` reset and clear reach every module but the front end a clock later. The
  // flags of the output register fall at once, and it accepts no result for two clocks.
  logic cleared_q;
  logic keys_idle, keys_ready, room, finishes, finished_refused;
  logic [TagBits-1:0] finished_tag;
  logic [STAGES-1:0] take, inverse;  // bit n: register n takes a block; its block is decrypted
  logic [127:0] first_key, finished;
  logic [ROUNDS:1][127:0] encrypt_keys, decrypt_keys;
  logic [ROUNDS:1] skip;
  logic loaded;  // the S-boxes of the data hold a table
  logic hold_first, hold_all;  // the block in register 0 waits; the blocks in all registers do
  logic stages_empty;
  logic [ROUNDS:1] write;  // bit r: write the S-box RAMs of round r
  logic [ROUNDS:1][7:0] write_address, write_byte;

  assign key_idle_o = keys_idle && stages_empty;
  assign block_ready_o = keys_ready && room & loaded;

  if (StagesWait) begin : gen_control
    aes_pipeline_wait_control #(
      .Directions(Directions), .TagBits(TagBits), .Stages(STAGES)
    ) u_control (
      .clk_i,
      .live_i,
      .ready_o(room),
      .block_taken_i,
      .decrypt_i(in_decrypt_i),
      .tag_i,
      .refused_i,
      .result_ready_i,
      .hold_o(hold_all),
      .empty_o(stages_empty),
      .take_o(take),
      .inverse_o(inverse),
      .result_valid_o(finishes),
      .tag_o(finished_tag),
      .refused_o(finished_refused)
    );
    assign result_valid_o = finishes;
    assign {result_refused_o, result_tag_o, result_o} = {finished_refused, finished_tag, finished};
    logic unused;
    assign unused = out_taken_i ^ cleared_q ^ 1'(DEPTH);
  end else begin : gen_control
    aes_pipeline_control #(
      .Directions(Directions), .TagBits(TagBits), .Stages(STAGES), .Capacity(CAPACITY),
      .ShortPaths(ShortPaths)
    ) u_control (
      .clk_i,
      .live_i(RamRegister ? !cleared_q : live_i),
      .ready_o(room),
      .block_taken_i,
      .decrypt_i(in_decrypt_i),
      .tag_i,
      .refused_i,
      .hold_i(hold_first),
      .result_taken_i(out_taken_i),
      .take_o(take),
      .inverse_o(inverse),
      .result_valid_o(finishes),
      .tag_o(finished_tag),
      .refused_o(finished_refused)
    );
    assign {stages_empty, hold_all} = 2'b10;

    aes_result_fifo #(
      .TagBits(TagBits), .Depth(DEPTH), .ShortPaths(ShortPaths), .Enables(RamRegister)
    ) u_fifo (
      .clk_i,
      .live_i(RamRegister ? !cleared_q : live_i),
      .sleep_i(!live_i || cleared_q),
      .take_i(take[STAGES-1]),
      .result_valid_i(finishes),
      .data_i(finished),
      .tag_i(finished_tag),
      .refused_i(finished_refused),
      .oldest_valid_o(result_valid_o),
      .oldest_ready_i(result_ready_i),
      .oldest_o(result_o),
      .oldest_tag_o(result_tag_o),
      .oldest_refused_o(result_refused_o)
    );
  end

  if (RamRegister) begin : gen_live_later
    always_ff @(posedge clk_i) cleared_q <= !live_i;
  end else begin : gen_live_at_once
    assign cleared_q = 1'b0;
  end

  if (RELOADS) begin : gen_reload
    aes_pipeline_reload #(.Rounds(ROUNDS), .RoundClocks(REGISTERS)) u_reload (
      .clk_i,
      .live_i,
      .keep_i(key_keep_i),
      .in_valid_i, .in_decrypt_i,
      .block_taken_i,
      .ready_o(loaded),
      .hold_o(hold_first),
      .write_o(write),
      .address_o(write_address),
      .byte_o(write_byte)
    );
  end else begin : gen_no_reload
    assign {loaded, hold_first} = 2'b10;
    assign {write, write_address, write_byte} = '0;
  end

  if (KEY_PER_BLOCK) begin : gen_on_the_fly
    aes_key_pipeline #(
      .KeyLengths(KeyLengths), .Sbox(KeySbox), .RoundClocks(REGISTERS), .Rounds(ROUNDS)
    ) u_keys (
      .clk_i,
      .live_i,
      .load_i(key_load_i), .key_i,
      .keep_i(key_keep_i),
      .take_i(take),
      .first_key_o(first_key),
      .round_keys_o(encrypt_keys)
    );
    assign {keys_idle, keys_ready} = 2'b11;
    assign decrypt_keys = '0;
    assign skip = '0;
    logic unused;
    assign unused = ^held_len_i;
  end else if (ShortPaths) begin : gen_loaded
    aes_key_loader #(
      .KeyLengths(KeyLengths), .Sbox(KeySbox),
      .RoundClocks(REGISTERS), .SboxFirst(!AFTER_ROUND), .Rounds(ROUNDS),
      .RamRegister(RamRegister)
    ) u_keys (
      .clk_i,
      .live_i(RamRegister ? !cleared_q : live_i),
      .live_next_i(live_i),
      .load_i(key_load_i), .key_i,
      .keep_i(key_keep_i),
      .allow_i(!RamRegister || (live_i && !cleared_q && (key_load_i || key_keep_i))),
      .block_taken_i,
      .idle_o(keys_idle),
      .ready_o(keys_ready),
      .first_key_o(first_key),
      .round_keys_o(encrypt_keys)
    );
    assign decrypt_keys = '0;
    assign skip = '0;
    logic unused;
    assign unused = ^held_len_i;
  end else begin : gen_stored
    aes_key_bank #(
      .Directions(Directions), .KeyLengths(KeyLengths), .Sbox(KeySbox),
      .RoundClocks(REGISTERS), .SboxFirst(!AFTER_ROUND), .Rounds(ROUNDS), .Holds(RELOADS),
      .Ahead(KeysAhead)
    ) u_keys (
      .clk_i,
      .live_i,
      .load_i(key_load_i), .key_i, .key_len_i(held_len_i), .load_len_i(key_len_i),
      .keep_i(key_keep_i),
      .hold_i(hold_first),
      .block_taken_i,
      .decrypt_i(in_decrypt_i),
      .idle_o(keys_idle),
      .ready_o(keys_ready),
      .first_key_o(first_key),
      .encrypt_keys_o(encrypt_keys),
      .decrypt_keys_o(decrypt_keys),
      .skip_o(skip)
    );
  end

  // ---------------------------------------------------------------------------------------------
  // Data: register 0 follows the first AddRoundKey, then come the rounds. Round Nr feeds the FIFO,
  // or with `StagesWait` the output register.

  logic [127:0] first_q, entered;
  aes_add_round_key u_first_add (.data_i(in_data_i), .key_i(first_key), .data_o(entered));
  always_ff @(posedge clk_i) begin
    // With `RamRegister` register 0 also loads blocks that are not taken; round 1 drops them.
    if (RamRegister) first_q <= keys_ready ? entered : '0;
    else begin
      first_q <= (take[0] && (live_i || ShortPaths) ? entered : '0) |
                 (first_q & {128{(hold_first | hold_all) & live_i}});
    end
  end

  logic [ROUNDS:0][127:0] data;  // at the end of each round
  assign data[0] = first_q;
  for (genvar r = 1; r <= ROUNDS; r++) begin : gen_round
    localparam bit LAST = r == ROUNDS;
    localparam int unsigned FIRST = 1 + REGISTERS * (r - 1);  // first register of the round
    localparam bit ENDS = LAST ? LAST_REGISTER : AFTER_ROUND;  // 1: the round ends in a register
    localparam int unsigned OWN = REGISTERS - 32'(AFTER_ROUND) + 32'(ENDS);
    localparam int unsigned TAKES = OWN == 0 ? 1 : OWN;
    logic [TAKES-1:0] taken;
    if (OWN == 0) begin : gen_none
      assign taken = 1'b0;
    end else begin : gen_taken
      assign taken = take[FIRST +: OWN] & {OWN{live_i || ShortPaths}};
    end
    aes_pipeline_round #(
      .Directions(Directions),
      .Sbox(Sbox),
      .AfterSub(SubPipelined),
      .AfterRound(ENDS),
      .Last(LAST),
      .Skippable(aes_pkg::several(KeyLengths) && r <= ROUNDS - 10),
      .Registers(TAKES),
      .MergedKey(MergedKey),
      .ShortPaths(ShortPaths),
      .Reload(RELOADS),
      .RamRegister(RamRegister)
    ) u_round (
      .clk_i,
      .take_i(taken),
      .hold_i(hold_all & live_i),
      .sub_inverse_i(inverse[FIRST-1]),
      .mix_inverse_i(inverse[FIRST+REGISTERS-1-32'(AFTER_ROUND)]),
      .write_i(write[r]), .address_i(write_address[r]), .byte_i(write_byte[r]),
      .skip_i(skip[r]),
      .encrypt_key_i(encrypt_keys[r]),
      .decrypt_key_i(decrypt_keys[r]),
      .data_i(data[r-1]),
      .data_o(data[r])
    );
  end
  assign finished = data[ROUNDS];

endmodule
