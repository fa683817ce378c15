// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES an operation a clock: SubBytes, ShiftRows, MixColumns or AddRoundKey of a whole block, the
// conventional design of Gunasekaran et al. (figure 3). Latency and interval are 4 Nr clocks, 56
// for AES-256: one for the first AddRoundKey, in which the block enters, four a round, three for
// the last. Sixteen S-boxes serve the data; four (in the paper eight) serve the key schedule, which
// computes a round key a step.

module aes_core_step #(
  /// Key lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of the data; must be combinational.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// S-box of the key schedule; must be combinational.
  parameter aes_pkg::sbox_e      KeySbox    = Sbox
) (
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
  input  logic [127:0] in_data_i,
  input  logic         block_taken_i,
  /// A block may be taken.
  output logic         block_ready_o,

  output logic         result_valid_o,
  input  logic         result_ready_i,
  output logic [127:0] result_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0 || aes_pkg::sbox_clocks(KeySbox) != 0) begin : gen_bad_sbox
    $error("aes_core_step: Sbox and KeySbox must be combinational");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic [1:0] operation;
  logic busy, state_load, state_hold, inverse;
  logic key_from_kept, key_inverse, key_step, key_capture, key_hold;

  assign block_ready_o = key_idle_o;

  aes_step_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .block_taken_i,
    .decrypt_i(in_decrypt_i),
    .walk_i(DECRYPTS && key_load_i),
    .rounds_i(aes_pkg::rounds(2'd0, held_len_i)),
    .result_valid_o,
    .result_ready_i,
    .busy_o(busy),
    .operation_o(operation),
    .state_load_o(state_load),
    .state_hold_o(state_hold),
    .inverse_o(inverse),
    .key_from_kept_o(key_from_kept),
    .key_inverse_o(key_inverse),
    .key_step_o(key_step),
    .key_capture_o(key_capture),
    .key_hold_o(key_hold)
  );

  // ---------------------------------------------------------------------------------------------
  // Round keys

  logic [127:0] first_key, round_key;

  aes_key_on_the_fly #(
    .Directions(Directions), .KeyLengths(KeyLengths), .Sbox(KeySbox)
  ) u_key (
    .clk_i,
    .clear_i(1'b0),
    .load_i(key_load_i), .key_i, .key_len_i(held_len_i), .load_len_i(key_len_i),
    .keep_i(key_keep_i),
    .from_kept_i(key_from_kept),
    .next_from_kept_i(1'b0),
    .inverse_i(key_inverse),
    .step_i(key_step),
    .capture_i(key_capture),
    .hold_i(key_hold),
    .first_key_o(first_key), .round_key_o(round_key)
  );

  // ---------------------------------------------------------------------------------------------
  // Data: each operation reads the state register, and a mux selects the result to write back. The
  // single AddRoundKey also serves the new block.

  logic [127:0] state_q, substituted, shifted, mixed, added, made;

  aes_sub_bytes #(.Bits(128), .Directions(Directions), .Sbox(Sbox)) u_sub_bytes (
    .clk_i, .clear_i(1'b0),
    .inverse_i(inverse), .data_i(state_q), .data_o(substituted)
  );

  aes_shift_rows #(.BlockBits(128), .Directions(Directions)) u_shift_rows (
    .block_len_i(2'd0), .inverse_i(inverse), .data_i(state_q), .data_o(shifted)
  );

  aes_mix_columns #(.BlockBits(128), .Directions(Directions)) u_mix_columns (
    .inverse_i(inverse), .data_i(state_q), .data_o(mixed)
  );

  aes_add_round_key #(.BlockBits(128)) u_add_round_key (
    .data_i(busy ? state_q : in_data_i), .key_i(busy ? round_key : first_key), .data_o(added)
  );

  always_comb begin
    case (operation)
      aes_pkg::OpSubBytes: made = substituted;
      aes_pkg::OpShiftRows: made = shifted;
      aes_pkg::OpMixColumns: made = mixed;
      default: made = added;
    endcase
  end

  // Clear has priority over enable, as in FPGA flip-flops: only the mux of the data takes LUTs.
  always_ff @(posedge clk_i) begin
    if (!(state_load || state_hold)) state_q <= '0;
    else if (!state_hold) state_q <= made;
  end

  assign result_o = added;

endmodule
