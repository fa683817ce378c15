// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Registers for the ends of the key schedule: the key, where encryption starts, and the last words,
// where decryption starts.

module aes_key_ends #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// 1: a single register, in which the last words replace the key. For builds that only decrypt
  /// and have one schedule end for each key.
  parameter bit                  Replace    = Directions == aes_pkg::DirDecrypt
) (
  input  logic         clk_i,
  /// Take a key.
  input  logic         load_i,
  input  logic [255:0] key_i,
  /// Take the last words.
  input  logic         capture_i,
  input  logic [255:0] last_words_i,
  /// While low, a register that neither loads nor captures becomes 0 at the next clock edge.
  input  logic         keep_i,
  /// Selects `kept_o`: 1 the last words, 0 the key.
  input  logic         inverse_i,
  output logic [255:0] kept_o,
  /// The key; with `Replace` until the capture.
  output logic [255:0] key_o
);

  logic [255:0] key_q;
  assign key_o = key_q;

  if (Directions == aes_pkg::DirEncrypt) begin : gen_key
    logic unused;
    assign unused = ^{capture_i, last_words_i, inverse_i};
    always_ff @(posedge clk_i) begin
      if (!load_i && !keep_i) key_q <= '0;
      else if (load_i) key_q <= key_i;
    end
    assign kept_o = key_q;
  end else if (Replace) begin : gen_replaced_key
    logic unused;
    assign unused = inverse_i;
    always_ff @(posedge clk_i) begin
      if (!load_i && !capture_i && !keep_i) key_q <= '0;
      else if (load_i || capture_i) key_q <= load_i ? key_i : last_words_i;
    end
    assign kept_o = key_q;
  end else begin : gen_both_ends
    logic [255:0] last_words_q;
    always_ff @(posedge clk_i) begin
      if (!load_i && !keep_i) key_q <= '0;
      else if (load_i) key_q <= key_i;
      if (!capture_i && !keep_i) last_words_q <= '0;
      else if (capture_i) last_words_q <= last_words_i;
    end
    assign kept_o = inverse_i ? last_words_q : key_q;
  end

endmodule
