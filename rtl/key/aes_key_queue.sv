// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Stored round keys for the highest clock of a core that computes one round a clock. The round keys
// of `aes_key_loader` pass one after the other through an output register. A one-hot register
// selects the next round key, so the path to the output register is an AND-OR of all round keys.
//
//   clock         0     1     2     3    ...  Nr-1  Nr    Nr+1
//   block_taken   A                           B
//   running_i           1     1     1    ...  1     0     1
//   next_q        2     2     3     4    ...  Nr    -     2
//   round_key_o   1     1     2     3    ...  Nr-1  Nr    1

module aes_key_queue #(
  /// One key length: bit 0 = 128, bit 2 = 256.
  parameter logic [2:0]     KeyLengths = 3'b001,
  parameter aes_pkg::sbox_e Sbox       = aes_pkg::SboxTable,
  /// Rounds of the key: 10 or 14.
  parameter int unsigned    Rounds     = 10,
  /// 1: for decryption, from the last round key to the first, 1 to Nr-1 after InvMixColumns.
  parameter bit             Inverse    = 1'b0
) (
  input  logic         clk_i,
  /// Ports as in `aes_key_loader`. Three clock edges after `live_i` falls all keys are 0.
  input  logic         live_i,
  input  logic         load_i,
  input  logic [255:0] key_i,
  input  logic         keep_i,
  input  logic         block_taken_i,
  output logic         idle_o,
  output logic         ready_o,
  /// The output register loads the next round key. While low it loads round key 1 (Nr-1 with
  /// `Inverse`), or holds with `hold_i`.
  input  logic         running_i,
  input  logic         hold_i,
  /// Round key 0, or Nr with `Inverse`.
  output logic [127:0] first_key_o,
  /// Round key in the register.
  output logic [127:0] round_key_o
);

  logic [Rounds:1][127:0] made;
  logic [Rounds:0][127:0] round_keys;  // in the order of their use
  logic [127:0] key_0;
  logic loader_ready, was_ready_q;

  aes_key_loader #(
    .KeyLengths(KeyLengths), .Sbox(Sbox), .Rounds(Rounds), .Inverse(Inverse)
  ) u_loader (
    .clk_i, .live_i, .live_next_i(live_i), .load_i, .key_i, .keep_i, .allow_i(1'b1),
    .block_taken_i,
    .idle_o,
    .ready_o(loader_ready),
    .first_key_o(key_0),
    .round_keys_o(made)
  );
  assign round_keys[Inverse ? Rounds : 0] = key_0;
  for (genvar r = 1; r <= Rounds; r++) begin : gen_order
    assign round_keys[Inverse ? Rounds - r : r] = made[r];
  end
  assign first_key_o = round_keys[0];

  // A round key is read a clock before its round, so blocks may enter a clock later than in a
  // pipeline.
  always_ff @(posedge clk_i) was_ready_q <= loader_ready;
  assign ready_o = loader_ready && was_ready_q;

  logic [Rounds:2] next_q;  // round key to load next, one-hot
  logic [127:0] next_key, round_key_q;
  always_comb begin
    next_key = '0;
    for (int unsigned r = 2; r <= Rounds; r++) begin
      next_key = next_key | (round_keys[r] & {128{next_q[r]}});
    end
  end
  always_ff @(posedge clk_i) begin
    next_q <= running_i ? next_q << 1 : (Rounds - 1)'(1);
    if (running_i) round_key_q <= next_key;
    else if (!hold_i) round_key_q <= round_keys[1];
  end
  assign round_key_o = round_key_q;

endmodule
