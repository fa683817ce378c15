// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES a round a clock in every mode, after Morioka & Satoh 2002: T-boxes, chaining, and separate
// paths for each direction and for the last round. Latency Nr+1 clocks, interval Nr, also between
// chained blocks. This is the data path; the states are in `aes_round_control`.

module aes_core_tbox #(
  /// Key lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             KeyLengths  = 3'b111,
  parameter aes_pkg::direction_e    Directions  = aes_pkg::DirBoth,
  /// Decryption with T-boxes needs `KeysStored`.
  parameter aes_pkg::key_schedule_e KeySchedule = aes_pkg::KeysStored,
  /// S-box of the data (T-boxes: `SboxTable` or `SboxTwistedBdd`), and `KeySbox` of the key
  /// schedule.
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  parameter aes_pkg::sbox_e         KeySbox     = Sbox,
  parameter int unsigned            TagBits     = 1,
  /// 1: T-boxes. 0: S-boxes, then MixColumns.
  parameter bit                     TBoxes      = 1'b1,
  /// 1: `in_chain_i` is served in encryption.
  parameter bit                     Chaining    = Directions != aes_pkg::DirDecrypt,
  /// 1: key schedule and output register run without hold and clear where possible. A result that
  /// is not accepted at once delays the next by a multiple of Nr clocks. ClearCycles = 4.
  parameter bit                     FreeRunning = 1'b0,
  /// 1: the round key enters MixColumns early (`aes_mix_columns_add`). Encryption without T-boxes.
  parameter bit                     MergedKey   = 1'b0,
  /// 1: all round-key paths are shorter than a round (`aes_key_queue`). Encryption with stored keys
  /// of one length, 128 or 256 bits. ClearCycles = 3.
  parameter bit                     ShortPaths  = 1'b0
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               key_valid_i,
  /// Once a key is loaded, rises only after `key_valid_i`: key and block are never taken together.
  output logic               key_ready_o,
  input  logic [1:0]         key_len_i,
  input  logic [255:0]       key_i,
  input  logic               key_clear_i,
  output logic               key_error_o,

  input  logic               in_valid_i,
  /// Depends on `out_ready_i` in the same clock.
  output logic               in_ready_o,
  input  logic               in_decrypt_i,
  input  logic               in_chain_i,
  input  logic [1:0]         block_len_i,
  input  logic [127:0]       in_data_i,
  input  logic [TagBits-1:0] in_tag_i,

  output logic               out_valid_o,
  input  logic               out_ready_i,
  output logic [127:0]       out_data_o,
  output logic [TagBits-1:0] out_tag_o,
  output logic               out_error_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit STORED = KeySchedule == aes_pkg::KeysStored;

  if (aes_pkg::sbox_clocks(Sbox) != 0 || aes_pkg::sbox_clocks(KeySbox) != 0) begin : gen_bad_sbox
    $error("aes_core_tbox: Sbox and KeySbox must be combinational");
  end
  if (TBoxes && Sbox != aes_pkg::SboxTable && Sbox != aes_pkg::SboxTwistedBdd) begin : gen_bad_tbox
    $error("aes_core_tbox: TBoxes need Sbox SboxTable or SboxTwistedBdd");
  end
  if (TBoxes && DECRYPTS && !STORED) begin : gen_bad_key_schedule
    $error("aes_core_tbox: TBoxes need KeysStored, or Directions DirEncrypt");
  end
  if (Chaining && !ENCRYPTS) begin : gen_bad_chaining
    $error("aes_core_tbox: Chaining needs Directions DirEncrypt or DirBoth");
  end

  if (FreeRunning && (STORED || DECRYPTS || aes_pkg::several(KeyLengths))) begin : gen_bad_running
    $error("aes_core_tbox: FreeRunning needs KeysOnTheFly, DirEncrypt and one key length");
  end
  if (MergedKey && (TBoxes || DECRYPTS)) begin : gen_bad_merged_key
    $error("aes_core_tbox: MergedKey needs DirEncrypt and no TBoxes");
  end
  if (ShortPaths && (!STORED || DECRYPTS ||
                     (KeyLengths != 3'b001 && KeyLengths != 3'b100))) begin : gen_bad_short_paths
    $error("aes_core_tbox: ShortPaths needs DirEncrypt, KeysStored, one key of 128 or 256 bits");
  end

  // ---------------------------------------------------------------------------------------------
  // Ports and control

  logic live, key_load, key_keep, keys_busy, block_taken, refused, result_valid, result_ready;
  logic keys_idle;  // the key schedule can take a new key
  logic [1:0] key_len;  // length code of the key held
  logic [TagBits-1:0] tag;
  logic core_idle, control_ready, running;
  logic state_round, state_hold, inverse;
  logic key_run, key_from_kept, key_next_from_kept, key_inverse, key_step, key_capture, key_hold;

  logic [127:0] plain, finished;

  // `clear`: reset or clear. With `FreeRunning` it lasts three more clocks, in which registers
  // without a clear input are overwritten.
  logic clear;
  if (FreeRunning) begin : gen_clearing
    logic [2:0] clearing_q;
    always_ff @(posedge clk_i) begin
      clearing_q <= rst_ni && !key_clear_i ? clearing_q << 1 : '1;
    end
    assign clear = key_clear_i || clearing_q[2];
  end else begin : gen_clear
    assign clear = key_clear_i;
  end

  aes_frontend #(
    .KeyLengths(KeyLengths), .Directions(Directions), .TagBits(TagBits), .Chaining(Chaining)
  ) u_frontend (
    .key_clear_i(clear),
    .live_o(live),
    .core_idle_i(core_idle && keys_idle), .core_ready_i(control_ready && !keys_busy),
    .key_load_o(key_load), .key_keep_o(key_keep), .held_len_o(key_len),
    .block_taken_o(block_taken), .tag_o(tag), .refused_o(refused),
    .*
  );

  aes_round_control #(.Directions(Directions), .Retries(FreeRunning)) u_control (
    .clk_i,
    .live_i(live),
    .idle_o(core_idle),
    .ready_o(control_ready),
    .block_taken_i(block_taken),
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && !STORED && key_load),
    .rounds_i(aes_pkg::rounds(2'd0, key_len)),
    .result_valid_o(result_valid),
    .result_ready_i(result_ready),
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

  aes_result #(.TagBits(TagBits), .Clears(!FreeRunning)) u_result (
    .live_i(live),
    .result_valid_i(result_valid),
    .result_ready_o(result_ready),
    .data_i(finished),
    .tag_i(tag),
    .refused_i(refused),
    .*
  );

  // ---------------------------------------------------------------------------------------------
  // Round keys

  logic [127:0] first_key, round_key;

  if (ShortPaths) begin : gen_queue
    logic keys_ready;
    assign keys_busy = !keys_ready;
    aes_key_queue #(
      .KeyLengths(KeyLengths), .Sbox(KeySbox),
      .Rounds(32'(aes_pkg::rounds(2'd0, aes_pkg::longest(KeyLengths))))
    ) u_key (
      .clk_i,
      .live_i(live),
      .load_i(key_load), .key_i,
      .keep_i(key_keep),
      .block_taken_i(block_taken),
      .idle_o(keys_idle), .ready_o(keys_ready),
      .running_i(running), .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_key)
    );
    logic unused;
    assign unused = ^{key_len, key_run, key_from_kept, key_next_from_kept, key_inverse, key_step,
                      key_capture};
  end else if (STORED) begin : gen_stored
    aes_key_stored #(
      .Directions(Directions), .KeyLengths(KeyLengths), .Sbox(KeySbox), .Transformed(TBoxes)
    ) u_key (
      .clk_i,
      .load_i(key_load), .key_i, .key_len_i(key_len), .load_len_i(key_len_i),
      .keep_i(key_keep),
      .busy_o(keys_busy),
      .from_kept_i(key_from_kept),
      .inverse_i(key_inverse),
      .step_i(key_step),
      .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_key)
    );
    logic unused;
    assign unused = ^{running, key_run, key_next_from_kept, key_capture};
    assign keys_idle = 1'b1;
  end else begin : gen_on_the_fly
    assign keys_idle = 1'b1;
    assign keys_busy = 1'b0;
    aes_key_on_the_fly #(
      .Directions(Directions), .KeyLengths(KeyLengths), .Ahead(!DECRYPTS),
      .FreeRunning(FreeRunning), .Sbox(KeySbox)
    ) u_key (
      .clk_i,
      .clear_i(!key_run),
      .load_i(key_load), .key_i, .key_len_i(key_len), .load_len_i(key_len_i),
      .keep_i(key_keep),
      .from_kept_i(key_from_kept),
      .next_from_kept_i(key_next_from_kept),
      .inverse_i(key_inverse),
      .step_i(key_step),
      .capture_i(key_capture),
      .hold_i(key_hold),
      .first_key_o(first_key), .round_key_o(round_key)
    );
    logic unused;
    assign unused = running;
  end

  // ---------------------------------------------------------------------------------------------
  // Data. The next state is `rest` ^ `base` ^ `entering`. In a round `rest` has the longest path
  // and `base` is the round key, without T-boxes the last-round value. At the end of a block `base`
  // is the result, for chaining, and then holds it. `entering` is a new block with the first round
  // key.

  logic [127:0] state_q;
  logic [127:0] encrypt_rest, encrypt_plain, decrypt_rest, decrypt_plain, rest, base, entering;
  logic wants_result;  // the next state includes the last result, alone or XOR a chained block
  logic last_result, hold, enter;

  if (ENCRYPTS) begin : gen_encrypt
    aes_round_path #(.Direction(aes_pkg::DirEncrypt), .TBoxes(TBoxes), .Sbox(Sbox)) u_path (
      .clk_i, .data_i(state_q), .key_i(round_key), .rest_o(encrypt_rest), .plain_o(encrypt_plain)
    );
  end else begin : gen_no_encrypt
    assign {encrypt_rest, encrypt_plain} = '0;
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
  assign plain = backwards ? decrypt_plain : encrypt_plain;
  aes_add_round_key u_last_add (.data_i(plain), .key_i(round_key), .data_o(finished));

  assign wants_result = Chaining && live && (!block_taken || in_chain_i);
  assign last_result = wants_result && result_valid && result_ready && !refused;
  assign hold = state_hold || (wants_result && core_idle && key_keep);
  assign enter = block_taken && live;

  assign rest = (encrypt_rest & {128{state_round && !backwards}}) |
                (decrypt_rest & {128{state_round && backwards}});
  assign base = (finished & {128{last_result || (state_round && !TBoxes)}}) |
                (round_key & {128{state_round && TBoxes}}) | (state_q & {128{hold}});
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
  end else if (ShortPaths) begin : gen_short_sum
    // The result of the last round (for chaining) has the slowest path, so it enters the last XOR.
    always_ff @(posedge clk_i) state_q <= (rest ^ entering) ^ base;
  end else begin : gen_sum
    always_ff @(posedge clk_i) state_q <= rest ^ (base ^ entering);
  end

endmodule
