// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The round keys of a pipeline: a register for each round and direction, filled by one iterative
// key schedule. The new round keys follow the blocks of the old key through the rounds: a register
// is written after the last old block has passed its round and before the first new block arrives,
// so a key change waits for no block. The pipeline has the rounds of the longest key; blocks of a
// shorter key skip the first ones.
//
//   Idle      all round keys are written
//   Delay     wait until the last block of the old key has left round 1
//   Walk      decryption only: the schedule runs to its end, where decryption starts
//   Forward   write the round keys of encryption; with both directions this is also the walk
//   Backward  write the round keys of decryption
//
// AES-128 encryption, one register a round, keys A and B, blocks a and b:
//
//   clock        0       1        2        3        4        ...  11
//   load_i       B
//   state_q      Idle    Forward  Forward  Forward  Forward  ...  Idle
//   key written                   B, 1     B, 2     B, 3     ...  B, 10
//   ready_o      1       0        1        1        1        ...  1
//   round 1 of   a                         b
//   round 2 of           a                          b

module aes_key_bank #(
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirEncrypt,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths   = 3'b001,
  parameter aes_pkg::sbox_e      Sbox         = aes_pkg::SboxTable,
  /// Registers in a round.
  parameter int unsigned         RoundClocks  = 1,
  /// 1: AddRoundKey follows the first of them.
  parameter bit                  SboxFirst    = 1'b0,
  /// Rounds of the longest key: 10, 12 or 14.
  parameter int unsigned         Rounds       = 10,
  /// 1: `hold_i` is read. Only where DELAY (below) is 0.
  parameter bit                  Holds        = 1'b0,
  /// 1: a step takes a clock, though its S-box is clocked (`aes_key_ahead`). AES-128 only, with one
  /// register a round.
  parameter bit                  Ahead        = 1'b0
) (
  input  logic                     clk_i,
  /// Low in reset and clear: all keys become 0 at the next clock edge.
  input  logic                     live_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic                     load_i,
  input  logic [255:0]             key_i,
  /// Length code of the key held.
  input  logic [1:0]               key_len_i,
  /// Length code of a new key, in the clock of its load.
  input  logic [1:0]               load_len_i,
  /// The key is still held in the next clock. While low, without a load, round keys of 0 are
  /// written.
  input  logic                     keep_i,
  /// The last block taken waits in register 0: no round key of a new key may be written.
  input  logic                     hold_i,
  input  logic                     block_taken_i,
  /// Direction of the block at the input.
  input  logic                     decrypt_i,
  /// A key may be taken: no block will need a round key that is not yet written.
  output logic                     idle_o,
  /// A block may be taken.
  output logic                     ready_o,
  /// Round key 0, or Nr with `decrypt_i`.
  output logic [127:0]             first_key_o,
  /// Round keys of encryption by round; 0 in a round that is skipped.
  output logic [Rounds:1][127:0]   encrypt_keys_o,
  /// Round keys of decryption by round; 0 in a round that is skipped.
  output logic [Rounds:1][127:0]   decrypt_keys_o,
  /// Bit r: blocks skip round r, because the key held for it has fewer rounds.
  output logic [Rounds:1]          skip_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit BOTH = ENCRYPTS && DECRYPTS;
  localparam int unsigned KEY_CLOCKS = Ahead ? 0 : aes_pkg::sbox_clocks(Sbox);
  // A step of the schedule lasts as long as a round, or longer if its S-boxes need it.
  localparam int unsigned STEP_CLOCKS = RoundClocks > KEY_CLOCKS ? RoundClocks : KEY_CLOCKS + 1;
  localparam int unsigned WALK_CLOCKS = KEY_CLOCKS + 1;
  localparam int unsigned FIRST = 32'(SboxFirst);
  // Clocks that round key 1 must wait for a block taken just before the key.
  localparam int unsigned DELAY = FIRST + RoundClocks > 3 + KEY_CLOCKS
                                ? FIRST + RoundClocks - 3 - KEY_CLOCKS : 0;
  // Clocks from the first step to the first block that finds the last round key written in time.
  localparam int unsigned LEAD = KEY_CLOCKS + 2 + (STEP_CLOCKS - RoundClocks) * (Rounds - 1);
  localparam int unsigned LAG = FIRST + RoundClocks;
  localparam int unsigned WAIT = LEAD > LAG ? LEAD - LAG : 0;
  localparam int unsigned COUNT_BITS = $clog2(WAIT + DELAY + STEP_CLOCKS + WALK_CLOCKS + 1);

  typedef enum logic [2:0] {
    Idle,
    Delay,
    Walk,
    Forward,
    Backward
  } state_e;

  state_e                state_q, state_d;
  logic [COUNT_BITS-1:0] delay_q, phase_q, wait_q;
  logic [Rounds:1]       round_q, write_encrypt_q, write_decrypt_q;
  logic                  kept_q, fresh_q, used_q, write_skip_q;
  logic                  drop, running, advance, last, skip, step;
  logic [Rounds:1]       skipped;  // mask of the rounds that this key bypasses
  logic [127:0]          round_key;

  assign drop = live_i && kept_q && !keep_i && !load_i;
  assign running = state_q == Walk || state_q == Forward || state_q == Backward;
  assign advance = running && phase_q == COUNT_BITS'(KEY_CLOCKS);
  assign last = advance && round_q[Rounds];
  assign skip = (round_q & skipped) != '0;
  assign step = advance && kept_q && !skip;
  for (genvar r = 1; r <= Rounds; r++) begin : gen_skipped
    assign skipped[r] = aes_pkg::several(KeyLengths) &&
                        r + 32'(aes_pkg::rounds(2'd0, key_len_i)) <= Rounds;
  end

  state_e first_state;
  logic   at_once;  // a new key needs no Delay: its schedule starts in the next clock
  assign first_state = ENCRYPTS ? Forward : Walk;
  assign at_once = DELAY == 0 & !hold_i;
  always_comb begin
    state_d = state_q;
    case (state_q)
      Delay: if ((Holds ? COUNT_BITS'(hold_i) : delay_q) == '0) state_d = first_state;
      Walk: if (last) state_d = Backward;
      Forward: if (last) state_d = BOTH ? Backward : Idle;
      Backward: if (last) state_d = Idle;
      default: ;
    endcase
    if (load_i || drop) state_d = at_once ? first_state : Delay;
    if (!live_i) state_d = Idle;
  end

  logic starts;  // state Walk, Forward or Backward begins in the next clock
  assign starts = ((load_i || drop) && at_once) ||
                  (state_d != state_q && state_d != Idle && state_d != Delay);
  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    kept_q <= load_i || keep_i;
    delay_q <= load_i || drop ? COUNT_BITS'(DELAY) - COUNT_BITS'(1) : delay_q - COUNT_BITS'(1);
    // `phase_q` counts the clocks of a step. Steps of a walk are shorter: no block follows them.
    phase_q <= phase_q + COUNT_BITS'(1);
    if (phase_q == COUNT_BITS'((state_q == Walk ? WALK_CLOCKS : STEP_CLOCKS) - 1)) phase_q <= '0;
    if (advance) round_q <= round_q << 1;
    if (step) fresh_q <= 1'b0;
    if (wait_q != '0) wait_q <= wait_q - COUNT_BITS'(1);
    if (starts) begin
      phase_q <= '0;
      round_q <= Rounds'(1);
      fresh_q <= 1'b1;
      wait_q <= COUNT_BITS'(WAIT);
    end
    used_q <= !load_i && !drop && (used_q || block_taken_i);
    write_encrypt_q <= round_q & {Rounds{advance && state_q == Forward}};
    write_decrypt_q <= round_q & {Rounds{advance && state_q == Backward}};
    write_skip_q <= skip;
    if (!live_i) begin
      kept_q <= 1'b0;
      used_q <= 1'b0;
      write_encrypt_q <= '0;
      write_decrypt_q <= '0;
    end
  end

  assign idle_o = state_q == Idle || !used_q;
  if (BOTH) begin : gen_ready_both
    assign ready_o = state_q == Idle;
  end else begin : gen_ready
    assign ready_o = state_q == Idle ||
                     (state_q == (ENCRYPTS ? Forward : Backward) && wait_q == '0);
  end

  logic inverse, capture;  // direction of the schedule; a walk ends
  assign inverse = DECRYPTS && (running ? state_q == Backward : decrypt_i || !ENCRYPTS);
  assign capture = live_i && last && state_q != Backward && kept_q;
  if (Ahead) begin : gen_ahead
    aes_key_ahead #(.Directions(Directions), .Sbox(Sbox)) u_schedule (
      .clk_i,
      .clear_i(!live_i || !(load_i || (keep_i && (running || starts)))),
      .load_i,
      .key_i(key_i[255:128]),
      .keep_i,
      .from_kept_i(fresh_q),
      .inverse_i(inverse),
      .step_i(live_i && step),
      .capture_i(capture),
      .first_key_o,
      .round_key_o(round_key)
    );
    logic unused;
    assign unused = ^{key_i[127:0], load_len_i};
  end else begin : gen_fetched
    aes_key_on_the_fly #(
      .Directions(Directions), .KeyLengths(KeyLengths), .Ahead(!DECRYPTS && STEP_CLOCKS == 1),
      .Sbox(Sbox)
    ) u_schedule (
      .clk_i,
      .clear_i(!live_i || !running),
      .load_i,
      .key_i,
      .key_len_i,
      .load_len_i,
      .keep_i,
      .from_kept_i(fresh_q),
      .next_from_kept_i(starts || (fresh_q && !step)),
      .inverse_i(inverse),
      .step_i(live_i && step),
      .capture_i(capture),
      .hold_i(live_i && running && !step && kept_q && !fresh_q),
      .first_key_o,
      .round_key_o(round_key)
    );
  end

  for (genvar r = 1; r <= Rounds; r++) begin : gen_round
    if (ENCRYPTS) begin : gen_encrypt
      logic [127:0] key_q;
      always_ff @(posedge clk_i) begin
        if (!live_i) key_q <= '0;
        else if (write_encrypt_q[r]) key_q <= round_key;
      end
      assign encrypt_keys_o[r] = key_q;
    end else begin : gen_no_encrypt
      logic unused;
      assign unused = write_encrypt_q[r];
      assign encrypt_keys_o[r] = '0;
    end
    if (DECRYPTS) begin : gen_decrypt
      logic [127:0] key_q;
      always_ff @(posedge clk_i) begin
        if (!live_i) key_q <= '0;
        else if (write_decrypt_q[r]) key_q <= round_key;
      end
      assign decrypt_keys_o[r] = key_q;
    end else begin : gen_no_decrypt
      logic unused;
      assign unused = write_decrypt_q[r];
      assign decrypt_keys_o[r] = '0;
    end
    if (aes_pkg::several(KeyLengths) && r <= Rounds - 10) begin : gen_skip
      logic skip_q;
      always_ff @(posedge clk_i) begin
        if (ENCRYPTS ? write_encrypt_q[r] : write_decrypt_q[r]) skip_q <= write_skip_q;
      end
      assign skip_o[r] = skip_q;
    end else begin : gen_no_skip
      logic unused;
      assign unused = write_skip_q;
      assign skip_o[r] = 1'b0;
    end
  end

endmodule
