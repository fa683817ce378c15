// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES a round a clock in every mode, after Morioka & Satoh 2002: T-boxes, chaining, and separate
// paths for each direction and for the last round. Latency Nr+1 clocks, interval Nr, also between
// chained blocks; with K rounds a clock (section 5.1, unrolling) Nr/K + 1 and Nr/K. This is the
// data path; the states are in `aes_round_control`.

module aes_core_tbox #(
  /// Key lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             KeyLengths  = 3'b111,
  parameter aes_pkg::direction_e    Directions  = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule = aes_pkg::KeysStored,
  /// S-box of the data; with T-boxes `SboxTable` or `SboxTwistedBdd`.
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  /// S-box of the key schedule.
  parameter aes_pkg::sbox_e         KeySbox     = Sbox,
  /// 1: T-boxes. 0: S-boxes, then MixColumns.
  parameter bit                     TBoxes      = 1'b1,
  /// 1: `in_chain_i` is served in encryption.
  parameter bit                     Chaining    = 1'b1,
  /// 1: key schedule and output register run without hold and clear where possible. A result that
  /// is not accepted at once delays the next by a multiple of Nr clocks. ClearCycles = 4.
  /// Encryption only, with `KeysOnTheFly` and one key length.
  parameter bit                     FreeRunning = 1'b0,
  /// 1: the round key enters MixColumns early (`aes_mix_columns_add`). Encryption without T-boxes.
  parameter bit                     MergedKey   = 1'b0,
  /// 1: all round-key paths are shorter than a round (`aes_key_queue`). Encryption, or decryption
  /// with T-boxes, with stored keys of one length, 128 or 256 bits. ClearCycles = 3.
  parameter bit                     ShortPaths  = 1'b0,
  /// Rounds in series in a clock: a divisor of Nr. Above 1 only for encryption with one key length
  /// and `KeysOnTheFly`, without `FreeRunning`, `MergedKey` and `ShortPaths`.
  parameter int unsigned            RoundsPerClock = 1
) (
  /* verilator lint_off UNUSEDSIGNAL */  // not every build reads every port
  input  logic         clk_i,
  /// Low in reset and clear.
  input  logic         live_i,

  input  logic [1:0]   key_len_i,
  input  logic [255:0] key_i,
  /// The key at the ports is taken; its length is legal.
  input  logic         key_load_i,
  /// The key is still held in the next clock.
  input  logic         key_keep_i,
  /// Length code of the key held.
  input  logic [1:0]   held_len_i,
  /// A key may be taken: no block or walk is inside.
  output logic         key_idle_o,

  input  logic         in_decrypt_i,
  input  logic         in_chain_i,
  input  logic [127:0] in_data_i,
  input  logic         block_taken_i,
  /// The build cannot serve the block taken last.
  input  logic         refused_i,
  /// A block may be taken. Depends on `result_ready_i`.
  output logic         block_ready_o,

  output logic         result_valid_o,
  input  logic         result_ready_i,
  output logic [127:0] result_o
  /* verilator lint_on UNUSEDSIGNAL */
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit STORED = KeySchedule == aes_pkg::KeysStored;
  localparam bit UNROLLED = RoundsPerClock > 1;
  localparam int unsigned ROUNDS = 32'(aes_pkg::rounds(2'd0, aes_pkg::longest(KeyLengths)));
  localparam int unsigned CLOCKS = ROUNDS / (UNROLLED ? RoundsPerClock : 1);  // for the longest key

  if (aes_pkg::sbox_clocks(Sbox) != 0 || aes_pkg::sbox_clocks(KeySbox) != 0) begin : gen_bad_sbox
    $error("aes_core_tbox: Sbox and KeySbox must be combinational");
  end
  if (TBoxes && Sbox != aes_pkg::SboxTable && Sbox != aes_pkg::SboxTwistedBdd) begin : gen_bad_tbox
    $error("aes_core_tbox: TBoxes need Sbox SboxTable or SboxTwistedBdd");
  end
  if (UNROLLED && (STORED || DECRYPTS || aes_pkg::several(KeyLengths) || FreeRunning ||
                   MergedKey)) begin : gen_bad_unrolled
    $error("aes_core_tbox: RoundsPerClock above 1 needs DirEncrypt, KeysOnTheFly, one key length");
  end
  if (RoundsPerClock == 0 || CLOCKS * RoundsPerClock != ROUNDS) begin : gen_bad_rounds_per_clock
    $error("aes_core_tbox: RoundsPerClock must divide the number of rounds, 10, 12 or 14");
  end
  if (KeySchedule == aes_pkg::KeysChained) begin : gen_bad_chained
    $error("aes_core_tbox: KeySchedule must be KeysOnTheFly or KeysStored");
  end
  if (FreeRunning && (STORED || DECRYPTS || aes_pkg::several(KeyLengths))) begin : gen_bad_running
    $error("aes_core_tbox: FreeRunning needs KeysOnTheFly, DirEncrypt and one key length");
  end
  if (MergedKey && (TBoxes || DECRYPTS)) begin : gen_bad_merged_key
    $error("aes_core_tbox: MergedKey needs DirEncrypt and no TBoxes");
  end
  if (ShortPaths && (!STORED || (DECRYPTS && (ENCRYPTS || !TBoxes)) ||
                     (KeyLengths != 3'b001 && KeyLengths != 3'b100))) begin : gen_bad_short_paths
    $error("aes_core_tbox: ShortPaths needs a direction (DirDecrypt: TBoxes), one stored key length");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic keys_busy;
  logic keys_idle;  // the key schedule can take a new key
  logic core_idle, control_ready, running;
  logic state_round, state_hold, inverse;
  logic key_run, key_from_kept, key_next_from_kept, key_inverse, key_step, key_capture, key_hold;

  logic [127:0] plain, finished;

  assign key_idle_o = core_idle && keys_idle;
  assign block_ready_o = control_ready && !keys_busy;

  aes_round_control #(
    .Directions(Directions), .Retries(FreeRunning), .OneClock(CLOCKS == 1)
  ) u_control (
    .clk_i,
    .live_i,
    .idle_o(core_idle),
    .ready_o(control_ready),
    .block_taken_i,
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && !STORED && key_load_i),
    .rounds_i(UNROLLED ? 4'(CLOCKS) : aes_pkg::rounds(2'd0, held_len_i)),
    .result_valid_o,
    .result_ready_i,
    .state_run_o(running),
    .state_round_o(state_round),
    .state_hold_o(state_hold),
    .state_inverse_o(inverse),
    .key_run_o(key_run),
    .key_from_kept_o(key_from_kept),
    .key_next_from_kept_o(key_next_from_kept),
    .key_inverse_o(key_inverse),
    .key_step_o(key_step),
    .key_capture_o(key_capture),
    .key_hold_o(key_hold)
  );

  assign result_o = finished;

  // ---------------------------------------------------------------------------------------------
  // Round keys

  logic [127:0] first_key, round_key;
  logic [128*RoundsPerClock-1:0] round_keys;  // of this clock's rounds, the first leftmost
  assign round_key = round_keys[127:0];

  if (ShortPaths) begin : gen_queue
    logic keys_ready;
    assign keys_busy = !keys_ready;
    aes_key_queue #(
      .KeyLengths(KeyLengths), .Sbox(KeySbox),
      .Rounds(32'(aes_pkg::rounds(2'd0, aes_pkg::longest(KeyLengths)))), .Inverse(DECRYPTS)
    ) u_key (
      .clk_i,
      .live_i,
      .load_i(key_load_i), .key_i,
      .keep_i(key_keep_i),
      .block_taken_i,
      .idle_o(keys_idle), .ready_o(keys_ready),
      .running_i(running), .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_keys)
    );
    logic unused;
    assign unused = ^{held_len_i, key_run, key_from_kept, key_next_from_kept, key_inverse, key_step,
                      key_capture};
  end else begin : gen_keys
    assign keys_idle = 1'b1;
    aes_round_keys #(
      .Directions(Directions), .KeyLengths(KeyLengths), .KeySchedule(KeySchedule), .Sbox(KeySbox),
      .Ahead(!DECRYPTS && !UNROLLED), .FreeRunning(FreeRunning), .Transformed(TBoxes),
      .Steps(RoundsPerClock)
    ) u_keys (
      .clk_i,
      .load_i(key_load_i), .key_i, .key_len_i(held_len_i), .load_len_i(key_len_i),
      .keep_i(key_keep_i),
      .busy_o(keys_busy),
      .run_i(key_run),
      .from_kept_i(key_from_kept),
      .next_from_kept_i(key_next_from_kept),
      .inverse_i(key_inverse),
      .step_i(key_step),
      .capture_i(key_capture),
      .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_keys)
    );
    logic unused;
    assign unused = running;
  end

  // ---------------------------------------------------------------------------------------------
  // Data. The next state is `rest` ^ `base` ^ `entering`. In a round `rest` has the longest path,
  // and `base` is the round key, or without T-boxes what the last round would give. At the end of a
  // block `base` is the result, for chaining, and later the state that holds it. `entering` is a
  // new block with the first round key.

  logic [127:0] state_q, to_round;
  logic [127:0] encrypt_rest, encrypt_plain, decrypt_rest, decrypt_plain, rest, base, entering;
  logic wants_result;  // the next state includes the last result, alone or XOR a chained block
  logic last_result, hold, enter;

  // The rounds of a clock before the last one.
  logic [RoundsPerClock-1:0][127:0] states;
  assign states[0] = state_q;
  for (genvar r = 0; r < RoundsPerClock - 1; r++) begin : gen_round_before
    logic [127:0] key, round_rest, round_plain;
    assign key = round_keys[128*(RoundsPerClock-1-r) +: 128];
    aes_round_path #(.Direction(aes_pkg::DirEncrypt), .TBoxes(TBoxes), .Sbox(Sbox)) u_path (
      .clk_i, .data_i(states[r]), .key_i(key), .rest_o(round_rest), .plain_o(round_plain)
    );
    assign states[r+1] = round_rest ^ key ^ (round_plain & {128{!TBoxes}});
  end
  assign to_round = states[RoundsPerClock-1];

  if (ENCRYPTS) begin : gen_encrypt
    aes_round_path #(.Direction(aes_pkg::DirEncrypt), .TBoxes(TBoxes), .Sbox(Sbox)) u_path (
      .clk_i, .data_i(to_round), .key_i(round_key), .rest_o(encrypt_rest), .plain_o(encrypt_plain)
    );
  end else begin : gen_no_encrypt
    assign {encrypt_rest, encrypt_plain} = '0;
    logic unused;
    assign unused = ^to_round;
  end
  if (DECRYPTS) begin : gen_decrypt
    aes_round_path #(.Direction(aes_pkg::DirDecrypt), .TBoxes(TBoxes), .Sbox(Sbox)) u_path (
      .clk_i, .data_i(state_q), .key_i(round_key), .rest_o(decrypt_rest), .plain_o(decrypt_plain)
    );
  end else begin : gen_no_decrypt
    assign {decrypt_rest, decrypt_plain} = '0;
  end

  logic backwards;  // the block in the state register is being decrypted
  assign backwards = DECRYPTS && (inverse || !ENCRYPTS);

  // T-boxes decrypt with round keys that have passed InvMixColumns: stored so, or made on the fly
  // from the key register, beside the T-boxes.
  logic [127:0] inner_key;
  if (TBoxes && DECRYPTS && !STORED) begin : gen_inner_key
    logic [127:0] transformed;
    aes_mix_columns #(.Directions(aes_pkg::DirDecrypt)) u_mix_columns (
      .inverse_i(1'b1), .data_i(round_key), .data_o(transformed)
    );
    assign inner_key = backwards ? transformed : round_key;
  end else begin : gen_same_key
    assign inner_key = round_key;
  end

  assign plain = backwards ? decrypt_plain : encrypt_plain;
  aes_add_round_key u_last_add (.data_i(plain), .key_i(round_key), .data_o(finished));

  assign wants_result = Chaining && ENCRYPTS && live_i && (!block_taken_i || in_chain_i);
  assign last_result = wants_result && result_valid_o && result_ready_i && !refused_i;
  assign hold = state_hold || (wants_result && core_idle && key_keep_i);
  assign enter = block_taken_i && live_i;

  assign rest = (encrypt_rest & {128{state_round && !backwards}}) |
                (decrypt_rest & {128{state_round && backwards}});
  assign base = (finished & {128{last_result || (state_round && !TBoxes)}}) |
                (inner_key & {128{state_round && TBoxes}}) | (state_q & {128{hold}});
  assign entering = (in_data_i ^ first_key) & {128{enter}};

  if (MergedKey) begin : gen_merged
    // Next state: `round` in a round, `others` in all other clocks.
    logic [127:0] round, others;
    aes_mix_columns_add #(.SpreadBit7(1'b1)) u_mix_columns (
      .data_i(encrypt_plain), .key_i(round_key), .data_o(round)
    );
    assign others = (finished & {128{last_result}}) ^ ((state_q & {128{hold}}) ^ entering);
    logic unused;
    assign unused = ^{rest, base};
    always_ff @(posedge clk_i) state_q <= (round & {128{state_round}}) | others;
  end else if (ShortPaths && ENCRYPTS) begin : gen_short_sum
    // The result of the last round (for chaining) has the slowest path, so it enters the last XOR.
    always_ff @(posedge clk_i) state_q <= (rest ^ entering) ^ base;
  end else begin : gen_sum
    always_ff @(posedge clk_i) state_q <= rest ^ (base ^ entering);
  end

endmodule
