// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// GHASH selector: digit-serial, or a block a clock. Ports and clocks: aes_ghash_digit and
// aes_ghash_pipeline.

module aes_ghash #(
  /// Bits a clock: 2, 4, 8, 16, 32 or 64 are digit-serial; 128 is a block a clock.
  parameter int unsigned Digit  = 16,
  /// Levels of Karatsuba's method: 1 to 6 with Digit = 128, else up to log2(Digit).
  parameter int unsigned Levels = 1
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes the hash subkey H; only while no hash is under way.
  input  logic         h_load_i,
  input  logic [127:0] h_i,

  input  logic         valid_i,
  output logic         ready_o,
  /// The block begins a hash.
  input  logic         first_i,
  /// The block ends a hash.
  input  logic         last_i,
  input  logic [127:0] block_i,
  /// High for one clock, in which `hash_o` is the hash that a last block has ended.
  output logic         done_o,
  output logic [127:0] hash_o
);

  if (Digit == 128) begin : gen_pipeline
    assign ready_o = 1'b1;
    aes_ghash_pipeline #(.Levels(Levels)) u_ghash (
      .clk_i, .live_i, .h_load_i, .h_i, .valid_i, .first_i, .last_i, .block_i, .done_o, .hash_o
    );
  end else begin : gen_digit
    logic         unused_soon;
    aes_ghash_digit #(.Digit(Digit), .Levels(Levels)) u_ghash (
      .clk_i, .live_i, .h_load_i, .h_i, .restart_i(1'b0), .hash_i('0), .valid_i, .ready_o,
      .soon_o(unused_soon), .first_i, .last_i, .block_i, .done_o, .hash_o
    );
  end

endmodule
