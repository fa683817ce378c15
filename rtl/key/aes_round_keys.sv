// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The AES round keys of a core that computes a round a clock, on the fly or stored. The steps are
// those of `aes_round_control`.

module aes_round_keys #(
  parameter aes_pkg::direction_e    Directions  = aes_pkg::DirBoth,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             KeyLengths  = 3'b111,
  parameter aes_pkg::key_schedule_e KeySchedule = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  parameter int unsigned            Steps       = 1,
  /* verilator lint_off UNUSEDPARAM */  // a build reads those of its key schedule
  /// With `KeysOnTheFly`: as in `aes_key_on_the_fly`.
  parameter bit                     Ahead       = 1'b0,
  parameter bit                     FreeRunning = 1'b0,
  /// With `KeysStored`: as in `aes_key_stored`.
  parameter bit                     Transformed = 1'b0
  /* verilator lint_on UNUSEDPARAM */
) (
  input  logic                 clk_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic                 load_i,
  input  logic [255:0]         key_i,
  /// Length code of the key.
  input  logic [1:0]           key_len_i,
  /// Length code of a new key, in the clock of its load.
  input  logic [1:0]           load_len_i,
  /// While low, without a load, all keys become 0 at the next clock edge.
  input  logic                 keep_i,
  /// With `KeysStored`: round keys are still being computed.
  output logic                 busy_o,
  /// Low: the registers of clocked S-boxes become 0 at the next clock edge.
  input  logic                 run_i,
  /// The steps, as in `aes_key_on_the_fly`.
  input  logic                 from_kept_i,
  input  logic                 next_from_kept_i,
  input  logic                 inverse_i,
  input  logic                 step_i,
  input  logic                 capture_i,
  input  logic                 hold_i,
  /// Round key 0, or Nr with `inverse_i`. Combinational from `inverse_i`.
  output logic [127:0]         first_key_o,
  /// Round keys of this clock's `Steps` rounds, the first leftmost.
  output logic [128*Steps-1:0] round_key_o
);

  if (KeySchedule == aes_pkg::KeysStored) begin : gen_stored
    aes_key_stored #(
      .Directions(Directions), .KeyLengths(KeyLengths), .Sbox(Sbox), .Transformed(Transformed)
    ) u_key (
      .clk_i, .load_i, .key_i, .key_len_i, .load_len_i, .keep_i, .busy_o,
      .from_kept_i, .inverse_i, .step_i, .hold_i, .first_key_o, .round_key_o
    );
    logic unused;
    assign unused = ^{run_i, next_from_kept_i, capture_i};
  end else begin : gen_on_the_fly
    assign busy_o = 1'b0;
    aes_key_on_the_fly #(
      .Directions(Directions), .KeyLengths(KeyLengths), .Ahead(Ahead), .FreeRunning(FreeRunning),
      .Steps(Steps), .Sbox(Sbox)
    ) u_key (
      .clk_i, .clear_i(!run_i), .load_i, .key_i, .key_len_i, .load_len_i, .keep_i,
      .from_kept_i, .next_from_kept_i, .inverse_i, .step_i, .capture_i, .hold_i,
      .first_key_o, .round_key_o
    );
  end

endmodule
