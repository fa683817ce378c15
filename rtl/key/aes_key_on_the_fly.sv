// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Round keys on the fly, a round key a step, in both directions (FIPS-197 section 5.2).
//
// The key is kept where encryption starts, and with decryption also where that starts: the far end
// of the schedule, found by one walk of Nr steps after a new key. A block then takes its first
// round key from a kept key, and the next from a window that steps along the schedule.

module aes_key_on_the_fly #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// 1: the registers of clocked S-boxes become 0 with the next clock edge.
  input  logic         clear_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic         load_i,
  input  logic [255:0] key_i,
  /// Length code of the kept key.
  input  logic [1:0]   key_len_i,
  /// Low: the kept keys become 0 with the next clock edge.
  input  logic         keep_i,
  /// A step leaves a kept key, and not the window. With clocked S-boxes this and `inverse_i` must
  /// stand a clock before the step too.
  input  logic         from_kept_i,
  /// Direction of the schedule; must be stable from one kept key to the next.
  input  logic         inverse_i,
  /// The window becomes the next round key: 1, 2, ..., or Nr-1, Nr-2, ... with `inverse_i`.
  input  logic         step_i,
  /// With a step: what it leads to is where decryption starts.
  input  logic         capture_i,
  /// Hold the window. Without step or hold it becomes 0.
  input  logic         hold_i,
  /// Round key 0, or Nr with `inverse_i`, of the kept key. Combinational from `inverse_i`.
  output logic [127:0] first_key_o,
  /// Round key in the window.
  output logic [127:0] round_key_o
);

  localparam logic [1:0] LAST_PHASE_192 = 2'd2;
  localparam logic [1:0] LAST_PHASE_256 = 2'd1;

  logic [255:0] window_q, window_d, stepped, kept;

  // The kept keys.
  if (Directions == aes_pkg::DirBoth) begin : gen_both
    logic [255:0] forward_q, backward_q;
    always_ff @(posedge clk_i) begin
      forward_q <= load_i ? key_i : keep_i ? forward_q : 256'h0;
      backward_q <= capture_i ? stepped : keep_i ? backward_q : 256'h0;
    end
    assign kept = inverse_i ? backward_q : forward_q;
  end else begin : gen_one
    // One direction needs one end of the schedule: with decryption only, the walk replaces the key.
    logic [255:0] kept_q;
    always_ff @(posedge clk_i) begin
      kept_q <= load_i ? key_i : capture_i ? stepped : keep_i ? kept_q : 256'h0;
    end
    assign kept = kept_q;
  end

  // Round constant and phase of the coming step.
  logic [7:0] rcon_q, rcon, first_rcon;
  logic [1:0] phase_q, phase, last_phase;
  logic rcon_used;

  always_comb begin
    last_phase = 2'd0;
    first_rcon = 8'h01;
    if (inverse_i) first_rcon = 8'h36;  // Rcon[10], the last one of a 128-bit key
    if (key_len_i == aes_pkg::LEN_192) begin
      last_phase = LAST_PHASE_192;
      if (inverse_i) first_rcon = 8'h80;  // Rcon[8]
    end
    if (key_len_i == aes_pkg::LEN_256) begin
      last_phase = LAST_PHASE_256;
      if (inverse_i) first_rcon = 8'h40;  // Rcon[7]
    end
  end

  assign rcon = from_kept_i ? first_rcon : rcon_q;
  assign phase = from_kept_i ? (inverse_i ? last_phase : 2'd0) : phase_q;

  always_ff @(posedge clk_i) begin
    if (step_i) begin
      if (inverse_i) begin
        rcon_q <= rcon_used ? aes_pkg::xtime_inverse(rcon) : rcon;
        phase_q <= phase == 2'd0 ? last_phase : phase - 2'd1;
      end else begin
        rcon_q <= rcon_used ? aes_pkg::xtime(rcon) : rcon;
        phase_q <= phase == last_phase ? 2'd0 : phase + 2'd1;
      end
    end
  end

  // The window.
  aes_key_step #(
    .Directions(Directions),
    .KeyLengths(KeyLengths),
    .Sbox(Sbox)
  ) u_step (
    .clk_i,
    .clear_i,
    .key_len_i,
    .inverse_i,
    .phase_i(phase),
    .rcon_i(rcon),
    .window_i(from_kept_i ? kept : window_q),
    .window_o(stepped),
    .rcon_used_o(rcon_used)
  );

  always_comb begin
    window_d = 256'h0;
    if (step_i) window_d = stepped;
    else if (hold_i) window_d = window_q;
  end

  always_ff @(posedge clk_i) window_q <= window_d;

  assign first_key_o = kept[255:128];
  assign round_key_o = window_q[255:128];

endmodule
