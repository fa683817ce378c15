// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES and Rijndael a round a clock, after Kuo & Verbauwhede 2001: latency Nr+1 clocks, interval Nr.
// With clocked S-boxes they are 2 Nr + 1 and 2 Nr; with K rounds a clock (loop unrolling, McLoone &
// McCanny 2001) Nr/K + 1 and Nr/K. This is the data path; the states are in `aes_round_control`.
// Round keys are computed on the fly, or once for each key and stored. On the fly, a walk of Nr
// key-schedule steps computes the start point of decryption.

module aes_core_round #(
  /// Width of the data ports: the longest block held.
  parameter int unsigned            BlockBits    = 128,
  /// Block lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             BlockLengths = 3'b001,
  /// Key lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             KeyLengths   = 3'b111,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly,
  /// S-box of the data.
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  /// S-box of the key schedule.
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  /// Rounds in series in a clock: a divisor of Nr. Above 1 only for encryption of 128-bit blocks
  /// with one key length, `KeysOnTheFly` and combinational S-boxes.
  parameter int unsigned            RoundsPerClock = 1
) (
  /* verilator lint_off UNUSEDSIGNAL */  // not every build reads every port
  input  logic                 clk_i,
  /// Low in reset and clear.
  input  logic                 live_i,

  input  logic                 key_valid_i,
  input  logic [1:0]           key_len_i,
  input  logic [255:0]         key_i,
  /// The key at the ports is taken; its length is legal.
  input  logic                 key_load_i,
  /// The key is still held in the next clock.
  input  logic                 key_keep_i,
  /// Length code of the key held.
  input  logic [1:0]           held_len_i,
  /// A key may be taken: no block or walk is inside.
  output logic                 key_idle_o,

  input  logic                 in_valid_i,
  input  logic                 in_decrypt_i,
  input  logic [1:0]           block_len_i,
  input  logic [BlockBits-1:0] in_data_i,
  input  logic                 block_taken_i,
  /// A block may be taken. Depends on `result_ready_i`. With several block lengths, rises only
  /// after `in_valid_i`: the length must be known first.
  output logic                 block_ready_o,

  output logic                 result_valid_o,
  input  logic                 result_ready_i,
  output logic [BlockBits-1:0] result_o
  /* verilator lint_on UNUSEDSIGNAL */
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit AES = BlockLengths == 3'b001;
  localparam bit STORED = KeySchedule == aes_pkg::KeysStored;
  localparam bit CHAINED = KeySchedule == aes_pkg::KeysChained;
  localparam bit CLOCKED = aes_pkg::sbox_clocks(Sbox) != 0;
  localparam bit UNROLLED = RoundsPerClock > 1;
  localparam int unsigned ROUNDS = 32'(aes_pkg::rounds(2'd0, aes_pkg::longest(KeyLengths)));
  localparam int unsigned CLOCKS = ROUNDS / (UNROLLED ? RoundsPerClock : 1);  // for the longest key

  if (BlockLengths != 3'b000 &&
      BlockBits != 128 + 64 * 32'(aes_pkg::longest(BlockLengths))) begin : gen_bad_block_bits
    $error("aes_core_round: BlockBits must be the longest of BlockLengths: 128, 192 or 256");
  end
  if (aes_pkg::sbox_clocks(KeySbox) != aes_pkg::sbox_clocks(Sbox)) begin : gen_bad_key_sbox
    $error("aes_core_round: KeySbox must take as many clocks as Sbox");
  end
  if (CHAINED && (DECRYPTS || BlockLengths != 3'b111 || KeyLengths != 3'b111))
  begin : gen_bad_chained
    $error("aes_core_round: KeysChained needs DirEncrypt, all BlockLengths and all KeyLengths");
  end
  if (CLOCKED && (STORED || !AES)) begin : gen_bad_clocked_sbox
    $error("aes_core_round: clocked S-boxes need BlockLengths 001 and KeysOnTheFly");
  end
  if (UNROLLED && (DECRYPTS || !AES || aes_pkg::several(KeyLengths))) begin : gen_bad_unrolled
    $error("aes_core_round: RoundsPerClock above 1 needs one of KeyLengths, DirEncrypt, AES blocks");
  end
  if (UNROLLED && (STORED || CLOCKED)) begin : gen_bad_unrolled_keys
    $error("aes_core_round: RoundsPerClock above 1 needs KeysOnTheFly, S-boxes without a clock");
  end
  if (RoundsPerClock == 0 || CLOCKS * RoundsPerClock != ROUNDS) begin : gen_bad_rounds_per_clock
    $error("aes_core_round: RoundsPerClock must divide the number of rounds, 10, 12 or 14");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic keys_busy, control_idle, control_ready, walk, fill;
  logic state_run, state_round, state_hold, inverse;
  logic key_run, key_from_kept, key_next_from_kept, key_inverse, key_step, key_capture, key_hold;

  // Length codes and column masks of two blocks: at the key schedule, and in the state register.
  logic [1:0] block_len, state_len;
  logic [BlockBits-1:0] block_columns, state_columns;
  logic [BlockBits-1:0] finished;

  aes_round_control #(
    .Directions(Directions), .TwoClocks(CLOCKED), .OneClock(CLOCKS == 1)
  ) u_control (
    .clk_i,
    .live_i,
    .idle_o(control_idle),
    .ready_o(control_ready),
    .block_taken_i,
    .decrypt_i(in_decrypt_i),
    .walk_i(walk),
    .rounds_i(UNROLLED ? 4'(CLOCKS) : aes_pkg::rounds(block_len, held_len_i)),
    .result_valid_o,
    .result_ready_i,
    .state_run_o(state_run),
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

  if (AES) begin : gen_aes
    assign key_idle_o = control_idle;
    assign block_ready_o = control_ready && !keys_busy;
    assign walk = DECRYPTS && !STORED && key_load_i;
    assign fill = 1'b0;
    assign {block_len, state_len} = 4'd0;
    assign {block_columns, state_columns} = '1;
  end else begin : gen_rijndael
    logic ready;
    rijndael_round_control #(
      .BlockBits(BlockBits), .BlockLengths(BlockLengths), .KeyLengths(KeyLengths),
      .Directions(Directions), .KeySchedule(KeySchedule)
    ) u_rijndael_control (
      .live_i,
      .key_load_i,
      .key_keep_i,
      .block_taken_i,
      .ready_i(control_ready),
      .key_next_from_kept_i(key_next_from_kept),
      .walk_o(walk),
      .fill_o(fill),
      .ready_o(ready),
      .block_len_o(block_len),
      .state_len_o(state_len),
      .block_columns_o(block_columns),
      .state_columns_o(state_columns),
      .*
    );
    assign key_idle_o = control_idle && !fill;
    assign block_ready_o = ready && !keys_busy;
  end

  assign result_o = finished & state_columns;

  // ---------------------------------------------------------------------------------------------
  // Round keys

  logic [BlockBits-1:0] first_key, round_key;
  logic [BlockBits*RoundsPerClock-1:0] round_keys;  // of this clock's rounds, the first leftmost
  assign round_key = round_keys[BlockBits-1:0];

  if (AES) begin : gen_keys
    aes_round_keys #(
      .Directions(Directions), .KeyLengths(KeyLengths), .KeySchedule(KeySchedule), .Sbox(KeySbox),
      .Ahead(!DECRYPTS && !CLOCKED && !UNROLLED), .Steps(RoundsPerClock)
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
    assign unused = fill;
  end else if (STORED) begin : gen_rijndael_stored
    rijndael_key_stored #(
      .Directions(Directions), .BlockBits(BlockBits), .BlockLengths(BlockLengths),
      .KeyLengths(KeyLengths), .Sbox(KeySbox)
    ) u_key (
      .clk_i,
      .load_i(key_load_i), .key_i, .key_len_i(held_len_i), .load_len_i(key_len_i),
      .keep_i(key_keep_i),
      .busy_o(keys_busy),
      .block_len_i(block_len),
      .from_kept_i(key_from_kept),
      .inverse_i(key_inverse),
      .step_i(key_step),
      .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_keys)
    );
    logic unused;
    assign unused = ^{key_run, key_next_from_kept, key_capture, fill};
  end else if (CHAINED) begin : gen_rijndael_chained
    assign keys_busy = 1'b0;
    rijndael_key_chained #(.Sbox(KeySbox)) u_key (
      .clk_i,
      .load_i(key_load_i), .key_i, .key_len_i(held_len_i),
      .keep_i(key_keep_i),
      .fill_i(fill),
      .block_len_i(block_len),
      .from_kept_i(key_from_kept),
      .step_i(key_step),
      .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_keys)
    );
    logic unused;
    assign unused = ^{key_run, key_next_from_kept, key_inverse, key_capture};
  end else begin : gen_rijndael_on_the_fly
    assign keys_busy = 1'b0;
    rijndael_key_on_the_fly #(
      .Directions(Directions), .BlockBits(BlockBits), .BlockLengths(BlockLengths),
      .KeyLengths(KeyLengths), .Ahead(!DECRYPTS && !CLOCKED), .Sbox(KeySbox)
    ) u_key (
      .clk_i,
      .load_i(key_load_i), .key_i, .key_len_i(held_len_i), .load_len_i(key_len_i),
      .keep_i(key_keep_i),
      .fill_i(fill),
      .block_len_i(block_len),
      .from_kept_i(key_from_kept),
      .next_from_kept_i(key_next_from_kept),
      .next_block_len_i(block_len_i),
      .inverse_i(key_inverse && !fill),
      .step_i(key_step || fill),
      .capture_i(key_capture),
      .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_keys)
    );
    logic unused;
    assign unused = key_run;
  end

  // ---------------------------------------------------------------------------------------------
  // Data. The first AddRoundKey writes the state register, and rounds 1 to Nr-1 update it. Round Nr
  // has no MixColumns and writes the output register.
  //
  // Encryption: SubBytes, ShiftRows, MixColumns, AddRoundKey (FIPS-197 section 5.1). Decryption:
  // InvShiftRows, InvSubBytes, AddRoundKey, InvMixColumns (section 5.3); the first two commute.
  // There is an AddRoundKey before MixColumns and one after it; the unused one adds 0.
  //
  // With several rounds a clock this is the last round of a clock; `aes_encrypt_rounds` computes
  // the rounds before it.

  logic [BlockBits-1:0] state_q;
  logic [BlockBits-1:0] entered, to_round, substituted, shifted, to_mix, mixed, made;

  aes_add_round_key #(.BlockBits(BlockBits)) u_first_add (
    .data_i(in_data_i), .key_i(first_key), .data_o(entered)
  );

  if (UNROLLED) begin : gen_rounds_before
    aes_encrypt_rounds #(.Rounds(RoundsPerClock - 1), .Sbox(Sbox)) u_rounds_before (
      .clk_i, .data_i(state_q), .data_o(to_round),
      .round_keys_i(round_keys[BlockBits*RoundsPerClock-1:BlockBits])
    );
  end else begin : gen_one_round
    assign to_round = state_q;
  end

  aes_sub_bytes #(.Bits(BlockBits), .Directions(Directions), .Sbox(Sbox)) u_sub_bytes (
    .clk_i, .clear_i(!state_round && !state_hold),
    .inverse_i(inverse), .data_i(to_round), .data_o(substituted)
  );

  aes_shift_rows #(
    .BlockBits(BlockBits), .BlockLengths(BlockLengths), .Directions(Directions)
  ) u_shift_rows (
    .block_len_i(state_len), .inverse_i(inverse), .data_i(substituted), .data_o(shifted)
  );

  aes_add_round_key #(.BlockBits(BlockBits)) u_add_before_mix (
    .data_i(shifted), .key_i(round_key & {BlockBits{DECRYPTS && inverse}}), .data_o(to_mix)
  );

  aes_mix_columns #(.BlockBits(BlockBits), .Directions(Directions)) u_mix_columns (
    .inverse_i(inverse), .data_i(to_mix), .data_o(mixed)
  );

  aes_add_round_key #(.BlockBits(BlockBits)) u_add_after_mix (
    .data_i(mixed), .key_i(round_key & {BlockBits{ENCRYPTS && !inverse}}), .data_o(made)
  );

  aes_add_round_key #(.BlockBits(BlockBits)) u_last_add (
    .data_i(shifted), .key_i(round_key), .data_o(finished)
  );

  // Clear has priority over enable, as in FPGA flip-flops: only the mux of the data takes LUTs.
  always_ff @(posedge clk_i) begin
    if (!(state_round || state_hold || (block_taken_i && live_i))) state_q <= '0;
    else if (!state_hold) state_q <= state_run ? made & state_columns : entered & block_columns;
  end

endmodule
