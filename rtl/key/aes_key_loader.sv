// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The round keys of a pipeline for the highest clock, for encryption with one key length: a
// register for each round. As in `aes_key_bank`, the round keys of a new key follow the blocks of
// the old key. A step of the schedule takes at least two clocks, with a register after SubWord.
//
// A load starts the schedule (`running_q`); each step takes `STEP_CLOCKS` clocks:
//
//   clock        0     1     2     3     4     5     6     7
//   load_i       K
//   start_q            1
//   phase_q                  0     1     0     1     0     1
//   window_q                 K     K     K,1   K,1   K,2   K,2
//   sub_q                          of K        of 1        of 2
//   key written                          1           2

module aes_key_loader #(
  /// One key length: bit 0 = 128, bit 2 = 256.
  parameter logic [2:0]     KeyLengths  = 3'b001,
  parameter aes_pkg::sbox_e Sbox        = aes_pkg::SboxTable,
  /// Registers in a round; `SboxFirst` = 1 if AddRoundKey follows the first of them.
  parameter int unsigned    RoundClocks = 1,
  parameter bit             SboxFirst   = 1'b0,
  /// Rounds of the key: 10 or 14.
  parameter int unsigned    Rounds      = 10,
  /// 1: a second register after a clocked S-box, which can be the output register of its block RAM:
  /// neither has a clear. Load, step and hold of the window are then computed a clock ahead.
  parameter bit             RamRegister = 1'b0
) (
  input  logic                   clk_i,
  /// Low in reset and clear: three clock edges later all keys are 0.
  input  logic                   live_i,
  /// With `RamRegister`: the next value of `live_i`.
  input  logic                   live_next_i,
  /// Take a key.
  input  logic                   load_i,
  input  logic [255:0]           key_i,
  /// The key is still held in the next clock. While low, without a load, round keys of 0 are
  /// written.
  input  logic                   keep_i,
  input  logic                   block_taken_i,
  /// A key may be taken: all registers are 0 after a reset or clear, and no block still needs a
  /// round key that is not yet written.
  output logic                   idle_o,
  /// A block may be taken.
  output logic                   ready_o,
  /// Round key 0.
  output logic [127:0]           first_key_o,
  output logic [Rounds:1][127:0] round_keys_o
);

  localparam bit NK8 = KeyLengths == 3'b100;
  localparam int unsigned WINDOW = NK8 ? 256 : 128;
  localparam bit CLOCKED = aes_pkg::sbox_clocks(Sbox) != 0;
  localparam int unsigned STEP_CLOCKS = RoundClocks > 2 ? RoundClocks : 2;
  // Clocks from the load to the first block that finds each round key written in time.
  localparam int unsigned LEAD = 3 + (STEP_CLOCKS - RoundClocks) * Rounds;
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
  logic                  start, step, running_d, used_d;
  // With `RamRegister`: registered decisions of the previous clock.
  logic                  step_q, load_window_q, step_window_q, hold_window_q;

  // A dropped key starts the schedule too, which then writes round keys of 0.
  assign start = live_i && (load_i || (kept_q && !keep_i));
  assign step = RamRegister ? step_q : running_q && phase_q == PHASE_BITS'(STEP_CLOCKS - 1);
  assign running_d = live_i && (start_q || (running_q && !(step && round_q[Rounds])));
  assign used_d = live_i && !start && (used_q || block_taken_i);
  always_ff @(posedge clk_i) begin
    start_q <= start;
    running_q <= running_d;
    kept_q <= live_i && (load_i || keep_i);
    used_q <= used_d;
    rest_q <= live_i ? {rest_q[REST-2:0], 1'b1} : '0;
    // A key and a block never transfer in the same clock, so `start` need not be read here.
    idle_q <= live_i && (!RamRegister || live_next_i) && rest_q[REST-1] &&
              !(running_d && (RamRegister ? used_q || block_taken_i : used_d));
    phase_q <= start_q || step ? '0 : phase_q + PHASE_BITS'(1);
    wait_q <= start ? WAIT_BITS'(WAIT - 1) : wait_q - WAIT_BITS'(wait_q != '0);
    ready_q <= (start ? WAIT == 1 : wait_q <= WAIT_BITS'(1)) &&
               (!RamRegister || (live_next_i && live_i && (load_i || keep_i)));
    round_q <= start_q ? Rounds'(1) : round_q << step;
    write_q <= live_i ? round_q & {Rounds{step}} : '0;
    rcon_q <= start_q ? 8'h01 : step && rotate_q ? aes_pkg::xtime(rcon_q) : rcon_q;
    rotate_q <= start_q || !NK8 || rotate_q ^ step;
  end
  assign idle_o = idle_q;
  assign ready_o = ready_q;

  // The window holds Nk words; the first four are the round key. The sums of W[i] = W[i-Nk] ^
  // W[i-1] (FIPS-197 section 5.2) are formed without SubWord, which arrives last and is added to
  // each.
  logic [WINDOW-1:0] window_q, stepped;
  logic [WINDOW-1:0] key_q, key_in_q;
  logic [31:0]       last, image, substituted, w0, w1, w2, w3;
  assign {w0, w1, w2, w3} = window_q[WINDOW-1 -: 128];
  assign last = rotate_q ? aes_pkg::rot_word(window_q[31:0]) : window_q[31:0];

  aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
    .clk_i,
    .clear_i((!kept_q || step) && !RamRegister),
    .inverse_i(1'b0),
    .data_i(last),
    .data_o(image)
  );
  if (RamRegister) begin : gen_ram_register
    logic [31:0] sub_q;
    always_ff @(posedge clk_i) sub_q <= image;
    assign substituted = sub_q;
  end else if (CLOCKED) begin : gen_clocked
    assign substituted = image;
  end else begin : gen_register
    // The register stores S(x) ^ {63}, so that it is 0 for an empty window.
    logic [31:0] sub_q;
    always_ff @(posedge clk_i) sub_q <= image ^ {4{8'h63}};
    assign substituted = sub_q ^ {4{8'h63}};
  end

  logic [31:0] sum0, sum1, sum2, sum3;
  assign sum0 = w0 ^ {rcon_q & {8{rotate_q}}, 24'h0};
  assign sum1 = sum0 ^ w1;
  assign sum2 = sum1 ^ w2;
  assign sum3 = sum0 ^ (w1 ^ (w2 ^ w3));
  logic [127:0] words;
  assign words = {sum0, sum1, sum2, sum3} ^ {4{substituted}};
  if (NK8) begin : gen_nk8
    assign stepped = {window_q[127:0], words};
  end else begin : gen_nk4
    assign stepped = words;
    logic unused;
    assign unused = ^key_i[127:0];
  end

  logic load_window, step_window, hold_window;
  assign load_window = RamRegister ? load_window_q : start_q && kept_q;
  assign step_window = RamRegister ? step_window_q : step && kept_q && !start_q;
  assign hold_window = RamRegister ? hold_window_q : running_q && kept_q && !step && !start_q;
  always_ff @(posedge clk_i) begin
    if (RamRegister) begin  // this form suits flip-flops with enable and reset
      key_in_q <= idle_q ? key_i[255 -: WINDOW] : '0;  // loads also keys that are not taken
      if (load_window) key_q <= key_in_q;
      else if (!kept_q) key_q <= '0;
      if (!hold_window) window_q <= '0;
      else if (load_window || step_window) window_q <= load_window ? key_in_q : stepped;
    end else begin
      key_in_q <= '0;
      key_q <= load_i ? key_i[255 -: WINDOW] : key_q & {WINDOW{kept_q}};
      window_q <= (key_q & {WINDOW{load_window}}) | (stepped & {WINDOW{step_window}}) |
                  (window_q & {WINDOW{hold_window}});
    end
  end
  if (RamRegister) begin : gen_decided
    logic kept_d, step_next;
    assign kept_d = live_i && (load_i || keep_i);
    assign step_next = running_q && !start_q && phase_q == PHASE_BITS'(STEP_CLOCKS - 2);
    always_ff @(posedge clk_i) begin
      step_q <= live_i && step_next;
      load_window_q <= live_i && load_i;
      step_window_q <= kept_d && !start && step_next;
      hold_window_q <= (live_i && load_i) || (kept_d && !start && running_d);
    end
  end else begin : gen_at_once
    assign {step_q, load_window_q, step_window_q, hold_window_q} = '0;
  end
  assign first_key_o = key_q[WINDOW-1 -: 128];

  // Registered clear: without it a path would lead from a port to all round-key registers.
  logic clear_q;
  always_ff @(posedge clk_i) clear_q <= !live_i;
  for (genvar r = 1; r <= Rounds; r++) begin : gen_round
    logic [127:0] round_key_q;
    always_ff @(posedge clk_i) begin
      if (clear_q) round_key_q <= '0;
      else if (write_q[r]) round_key_q <= window_q[WINDOW-1 -: 128];
    end
    assign round_keys_o[r] = round_key_q;
  end

endmodule
