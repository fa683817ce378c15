// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES round keys on the fly, a round key a step, in both directions (FIPS-197 section 5.2; Kuo &
// Verbauwhede 2001, section 3.6).
//
// The module keeps both ends of the key schedule: the key and, for decryption, the last words,
// which a walk of Nr steps computes after a load. A block takes its first round key from one end,
// and the others from a window that steps along the schedule.

module aes_key_on_the_fly #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  /// 1: look-ahead. The window's last word, the SubWord position and Rcon of a step are selected a
  /// clock before it and registered. Encryption only.
  parameter bit                  Ahead      = 1'b0,
  /// 1: the window steps in every clock; without a key it runs into a constant. Only for encryption
  /// with one key length; needs `Ahead`.
  parameter bit                  FreeRunning = 1'b0,
  /// Round keys that are read in a clock: one schedule step in the first clock of a block, this
  /// many in each further clock. Above 1 only for encryption without `Ahead`.
  parameter int unsigned         Steps      = 1,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// 1: the registers of clocked S-boxes become 0 at the next clock edge.
  input  logic         clear_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic         load_i,
  input  logic [255:0] key_i,
  /// Length code of the kept key.
  input  logic [1:0]   key_len_i,
  /// Length code of a new key, in the clock of its load.
  input  logic [1:0]   load_len_i,
  /// Low: the kept ends become 0 at the next clock edge.
  input  logic         keep_i,
  /// A step starts from a kept end (1) or from the window (0). With clocked S-boxes this and
  /// `inverse_i` must be valid in the clock before the step too.
  input  logic         from_kept_i,
  /// With `Ahead`: a step in the next clock starts from the kept key.
  input  logic         next_from_kept_i,
  /// Direction of the schedule; must be stable from one kept end to the next.
  input  logic         inverse_i,
  /// The window becomes the next round key: 1, 2, ..., or Nr-1, Nr-2, ... with `inverse_i`.
  input  logic         step_i,
  /// With the last step of a walk: keep its result as the schedule end.
  input  logic         capture_i,
  /// Hold the window. Without step or hold it becomes 0.
  input  logic         hold_i,
  /// Round key 0, or Nr with `inverse_i`, of the kept key. Combinational from `inverse_i`.
  output logic [127:0] first_key_o,
  /// Round key in the window, and right of it those of the next `Steps`-1 rounds.
  output logic [128*Steps-1:0] round_key_o
);

  if (Steps != 1 && (Ahead || Directions != aes_pkg::DirEncrypt)) begin : gen_bad_steps
    $error("aes_key_on_the_fly: Steps above 1 need Directions DirEncrypt and Ahead 0");
  end

  logic [255:0] kept, key, stepped, window_to_step, window_q;

  aes_key_ends #(.Directions(Directions)) u_ends (
    .clk_i,
    .load_i,
    .key_i,
    .capture_i,
    .last_words_i(stepped),
    .keep_i,
    .inverse_i,
    .kept_o(kept),
    .key_o(key)
  );

  // The next step: its SubWord position, its round constant, and the last word of its window.
  aes_pkg::sub_word_e sub, sub_q, sub_d, sub_to_step;
  logic [7:0] rcon, rcon_q, rcon_d, rcon_to_step;
  logic [31:0] last, last_d;

  if (Ahead) begin : gen_ahead
    logic start;
    logic [31:0] start_last, last_q;
    assign start = load_i || next_from_kept_i;
    assign start_last = load_i ? aes_pkg::last_word(KeyLengths, load_len_i, key_i)
                               : aes_pkg::last_word(KeyLengths, key_len_i, key);
    always_ff @(posedge clk_i) begin
      sub_q <= start ? aes_pkg::SubFirst : sub_d;
      rcon_q <= start ? 8'h01 : rcon_d;
      if (start) last_q <= aes_pkg::rot_word(start_last);
      else last_q <= sub_d == aes_pkg::SubFirst ? aes_pkg::rot_word(last_d) : last_d;
      if (!FreeRunning && !keep_i && !load_i) last_q <= 32'h0;
    end
    assign sub = sub_q;
    assign rcon = rcon_q;
    assign last = last_q;
    logic unused;
    assign unused = ^{inverse_i, sub_to_step, rcon_to_step};
  end else begin : gen_not_ahead
    // Forwards the first step computes W[Nk] first. Backwards it undoes the last step of the walk:
    // W[40] to W[43] (Nk = 4, Rcon[10] at W[40]), W[50] to W[53] (Nk = 6, no SubWord, last Rcon[8]
    // at W[48]) or W[60] to W[63] (Nk = 8, W[60] without RotWord, last Rcon[7] at W[56]).
    aes_pkg::sub_word_e first_sub;
    logic [7:0] first_rcon;
    always_comb begin
      first_sub = aes_pkg::SubFirst;
      first_rcon = inverse_i ? 8'h36 : 8'h01;
      if (inverse_i && aes_pkg::is_192(KeyLengths, key_len_i)) begin
        first_sub = aes_pkg::SubNone;
        first_rcon = 8'h80;
      end
      if (inverse_i && aes_pkg::is_256(KeyLengths, key_len_i)) begin
        first_sub = aes_pkg::SubPlain;
        first_rcon = 8'h40;
      end
    end
    always_ff @(posedge clk_i) begin
      if (step_i) begin
        sub_q <= sub_d;
        rcon_q <= rcon_d;
      end else if (Steps > 1 && !keep_i) begin
        // A known value before the first step: the gates of several steps may not mask an X.
        sub_q <= aes_pkg::SubFirst;
        rcon_q <= 8'h01;
      end
    end
    assign sub = from_kept_i ? first_sub : sub_to_step;
    assign rcon = from_kept_i ? first_rcon : rcon_to_step;
    assign last = 32'h0;
    logic unused;
    assign unused = ^{load_len_i, next_from_kept_i, key, last_d};
  end

  // The step that the window takes; with several a clock it is the last of them.
  if (Steps > 1) begin : gen_steps
    aes_key_steps #(.Steps(Steps - 1), .KeyLengths(KeyLengths), .Sbox(Sbox)) u_steps (
      .clk_i,
      .key_len_i,
      .sub_i(sub_q), .sub_o(sub_to_step),
      .rcon_i(rcon_q), .rcon_o(rcon_to_step),
      .window_i(window_q), .window_o(window_to_step),
      .round_keys_o(round_key_o[128*(Steps-1)-1:0])
    );
  end else begin : gen_step
    assign sub_to_step = sub_q;
    assign rcon_to_step = rcon_q;
    assign window_to_step = window_q;
  end

  aes_key_step #(
    .Directions(Directions),
    .KeyLengths(KeyLengths),
    .LastAhead(Ahead),
    .Sbox(Sbox)
  ) u_step (
    .clk_i,
    .clear_i,
    .key_len_i,
    .inverse_i,
    .sub_i(sub),
    .sub_o(sub_d),
    .rcon_i(rcon),
    .rcon_o(rcon_d),
    .window_i(from_kept_i ? kept : window_to_step),
    .window_o(stepped),
    .last_i(last),
    .last_o(last_d)
  );

  if (FreeRunning) begin : gen_free_running
    always_ff @(posedge clk_i) window_q <= stepped;
    logic unused_holds;
    assign unused_holds = step_i ^ hold_i;
  end else begin : gen_holds
    always_ff @(posedge clk_i) begin
      if (!step_i && !hold_i) window_q <= '0;
      else if (!hold_i) window_q <= stepped;
    end
  end

  assign first_key_o = kept[255:128];
  assign round_key_o[128*Steps-1 -: 128] = window_q[255:128];

endmodule
