// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The key unit of stored key schedules: computes four words a clock, from W[0] on. The last word,
// SubWord position and Rcon of a step come from registers. The words do not depend on the block
// length, so AES and Rijndael share this unit.

module aes_key_unit #(
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]     KeyLengths = 3'b111,
  parameter aes_pkg::sbox_e Sbox       = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// Take a key: `words_o` is its first four words in the next clock.
  input  logic         load_i,
  input  logic [255:0] key_i,
  /// Length code of the key.
  input  logic [1:0]   key_len_i,
  /// Length code of a new key, in the clock of its load.
  input  logic [1:0]   load_len_i,
  /// `words_o` becomes the next four words at the next clock edge. Without step or load it becomes
  /// 0.
  input  logic         step_i,
  output logic [127:0] words_o
);

  logic [255:0] window_q, stepped;
  aes_pkg::sub_word_e sub_q, sub_d;
  logic [7:0] rcon_q, rcon_d;
  logic [31:0] last_q, last_d, key_last;  // last word of the window: now, next, and of a new key

  aes_key_step #(
    .Directions(aes_pkg::DirEncrypt),
    .KeyLengths(KeyLengths),
    .LastAhead(1'b1),
    .Sbox(Sbox)
  ) u_step (
    .clk_i,
    .clear_i(1'b0),
    .key_len_i,
    .inverse_i(1'b0),
    .sub_i(sub_q),
    .sub_o(sub_d),
    .rcon_i(rcon_q),
    .rcon_o(rcon_d),
    .window_i(window_q),
    .window_o(stepped),
    .last_i(last_q),
    .last_o(last_d)
  );

  assign key_last = aes_pkg::last_word(KeyLengths, load_len_i, key_i);

  always_ff @(posedge clk_i) begin
    if (load_i) begin
      window_q <= key_i;
      last_q <= aes_pkg::rot_word(key_last);
      sub_q <= aes_pkg::SubFirst;
      rcon_q <= 8'h01;
    end else if (step_i) begin
      window_q <= stepped;
      last_q <= sub_d == aes_pkg::SubFirst ? aes_pkg::rot_word(last_d) : last_d;
      sub_q <= sub_d;
      rcon_q <= rcon_d;
    end else begin
      window_q <= 256'h0;
      last_q <= 32'h0;
    end
  end

  assign words_o = window_q[255:128];

endmodule
