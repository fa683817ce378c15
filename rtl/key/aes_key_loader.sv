// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The round keys of a pipeline for the highest clock, for one direction with one key length: a
// register for each round. As in `aes_key_bank`, the round keys of a new key follow the blocks of
// the old key. A step of the schedule takes at least two clocks, with a register after SubWord.
//
// A load starts the schedule (`running_q`); each step takes `STEP_CLOCKS` clocks:
//
//   clock        0     1     2     3     4     5     6     7
//   load_i       K
//   start_q            1
//   phase_q                  0     1     0     1     0     1
//   window                   K     K     K,1   K,1   K,2   K,2
//   SubWord                        of K        of 1        of 2
//   key written                          1           2

module aes_key_loader #(
  /// One key length: bit 0 = 128, bit 2 = 256.
  parameter logic [2:0]     KeyLengths  = 3'b001,
  parameter aes_pkg::sbox_e Sbox        = aes_pkg::SboxTable,
  /// Registers in a round.
  parameter int unsigned    RoundClocks = 1,
  /// 1: AddRoundKey follows the first of them.
  parameter bit             SboxFirst   = 1'b0,
  /// Rounds of the key: 10 or 14.
  parameter int unsigned    Rounds      = 10,
  /// 1: the key window suits block RAM with an output register (`aes_key_window_ram`).
  parameter bit             RamRegister = 1'b0,
  /// 1: for the equivalent inverse cipher: round keys 1 to Nr-1 are stored after InvMixColumns, and
  /// the first block waits for all round keys.
  parameter bit             Inverse     = 1'b0
) (
  input  logic                   clk_i,
  /// Low in reset and clear: three clock edges later all keys are 0.
  input  logic                   live_i,
  /// The next value of `live_i`, where it is known; else `live_i`.
  input  logic                   live_next_i,
  /// Take a key.
  input  logic                   load_i,
  input  logic [255:0]           key_i,
  /// The key is still held in the next clock. While low, without a load, round keys of 0 are
  /// written.
  input  logic                   keep_i,
  /// No block may be taken in the next clock if this is low.
  input  logic                   allow_i,
  input  logic                   block_taken_i,
  /// A key may be taken: the clear after a reset or `key_clear_i` is complete, and no block inside
  /// needs a round key that is not yet written.
  output logic                   idle_o,
  /// A block may be taken.
  output logic                   ready_o,
  /// Round key 0.
  output logic [127:0]           first_key_o,
  output logic [Rounds:1][127:0] round_keys_o
);

  localparam bit NK8 = KeyLengths == 3'b100;
  localparam int unsigned WINDOW = NK8 ? 256 : 128;
  localparam int unsigned STEP_CLOCKS = RoundClocks > 2 ? RoundClocks : 2;
  // Clocks from the load to the first block that finds each round key written in time.
  localparam int unsigned LEAD = Inverse ? 2 + STEP_CLOCKS * Rounds
                                         : 3 + (STEP_CLOCKS - RoundClocks) * Rounds;
  localparam int unsigned WAIT = LEAD - 32'(SboxFirst);
  localparam int unsigned WAIT_BITS = $clog2(WAIT + 1);
  localparam int unsigned PHASE_BITS = $clog2(STEP_CLOCKS);
  localparam int unsigned REST = RamRegister ? 4 : 2;

  logic                  start_q, running_q, kept_q, used_q, idle_q, ready_q, rotate_q;
  logic [PHASE_BITS-1:0] phase_q;
  logic [WAIT_BITS-1:0]  wait_q;
  logic [Rounds:1]       round_q, write_q;
  logic [7:0]            rcon_q;
  logic [REST-1:0]       rest_q;  // clocks since reset or clear, one bit each
  logic                  start, step, running_d, kept_d;

  // A dropped key starts the schedule too, which then writes round keys of 0.
  assign start = live_i && (load_i || (kept_q && !keep_i));
  assign kept_d = live_i && (load_i || keep_i);
  assign running_d = live_i && (start_q || (running_q && !(step && round_q[Rounds])));
  always_ff @(posedge clk_i) begin
    start_q <= start;
    running_q <= running_d;
    kept_q <= kept_d;
    used_q <= live_i && !start && (used_q || block_taken_i);
    rest_q <= live_i ? {rest_q[REST-2:0], 1'b1} : '0;
    // A key and a block never transfer in the same clock, so `start` need not be read here.
    idle_q <= live_i && live_next_i && rest_q[REST-1] && !(running_d && (used_q || block_taken_i));
    phase_q <= start_q || step ? '0 : phase_q + PHASE_BITS'(1);
    wait_q <= start ? WAIT_BITS'(WAIT - 1) : wait_q - WAIT_BITS'(wait_q != '0);
    ready_q <= (start ? WAIT == 1 : wait_q <= WAIT_BITS'(1)) && allow_i;
    round_q <= start_q ? Rounds'(1) : round_q << step;
    write_q <= live_i ? round_q & {Rounds{step}} : '0;
    rcon_q <= start_q ? 8'h01 : step && rotate_q ? aes_pkg::xtime(rcon_q) : rcon_q;
    rotate_q <= start_q || !NK8 || rotate_q ^ step;
  end
  assign idle_o = idle_q;
  assign ready_o = ready_q;

  logic [127:0] round_key;  // the first words of the window
  if (RamRegister) begin : gen_ram_window
    aes_key_window_ram #(.Window(WINDOW), .Sbox(Sbox)) u_window (
      .clk_i,
      .live_i,
      .idle_i(idle_q), .load_i, .key_i(key_i[255 -: WINDOW]),
      .kept_i(kept_q), .kept_next_i(kept_d),
      .start_next_i(start),
      .running_next_i(running_d),
      .step_next_i(running_q && !start_q && phase_q == PHASE_BITS'(STEP_CLOCKS - 2)),
      .rotate_i(rotate_q), .rcon_i(rcon_q),
      .step_o(step),
      .first_key_o, .round_key_o(round_key)
    );
  end else begin : gen_window
    aes_key_window #(.Window(WINDOW), .Sbox(Sbox)) u_window (
      .clk_i,
      .load_i, .key_i(key_i[255 -: WINDOW]),
      .kept_i(kept_q),
      .start_i(start_q),
      .running_i(running_q),
      .last_phase_i(phase_q == PHASE_BITS'(STEP_CLOCKS - 1)),
      .rotate_i(rotate_q), .rcon_i(rcon_q),
      .step_o(step),
      .first_key_o, .round_key_o(round_key)
    );
  end
  if (!NK8) begin : gen_nk4
    logic unused;
    assign unused = ^key_i[127:0];
  end

  logic [127:0] inner_key;  // the round key as rounds 1 to Nr-1 take it
  if (Inverse) begin : gen_inner_key
    aes_mix_columns #(.Directions(aes_pkg::DirDecrypt)) u_mix_columns (
      .inverse_i(1'b1), .data_i(round_key), .data_o(inner_key)
    );
  end else begin : gen_same_key
    assign inner_key = round_key;
  end

  // Registered clear: without it a path would lead from a port to all round-key registers.
  logic clear_q;
  always_ff @(posedge clk_i) clear_q <= !live_i;
  for (genvar r = 1; r <= Rounds; r++) begin : gen_round
    logic [127:0] round_key_q;
    always_ff @(posedge clk_i) begin
      if (clear_q) round_key_q <= '0;
      else if (write_q[r]) round_key_q <= r < Rounds ? inner_key : round_key;
    end
    assign round_keys_o[r] = round_key_q;
  end

endmodule
