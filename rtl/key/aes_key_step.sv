// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One step of the key schedule, forwards or backwards: four words (FIPS-197 section 5.2).
//
// The window holds the words W[4r .. 4r+Nk-1], leftmost first, so its first four words are round
// key r. A step forwards moves it to r+1, a step backwards to r-1. Combinational; at most one
// SubWord a step, so four S-boxes serve all key lengths in both directions. Where the SubWord
// falls among the four words is the `phase`, r mod 3 for 192-bit keys and r mod 2 for 256-bit
// keys (r-1 for r when stepping backwards). Clocked S-boxes want the inputs to stand for two
// clocks; the result is right in the second.

module aes_key_step #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// 1: the registers of clocked S-boxes become 0 with the next clock edge.
  input  logic         clear_i,
  /// Key length code.
  input  logic [1:0]   key_len_i,
  /// 1: step backwards. Forwards is always there, for it leads to where decryption starts.
  input  logic         inverse_i,
  input  logic [1:0]   phase_i,
  /// Round constant of the coming RotWord step.
  input  logic [7:0]   rcon_i,
  /// Words beyond the key length are ignored, and 0 in `window_o`.
  input  logic [255:0] window_i,
  output logic [255:0] window_o,
  /// The step used the round constant: advance it.
  output logic         rcon_used_o
);

  localparam bit BACKWARDS = Directions != aes_pkg::DirEncrypt;

  logic is_192, is_256, inverse;
  assign is_192 = KeyLengths[1] && (KeyLengths == 3'b010 || key_len_i == aes_pkg::LEN_192);
  assign is_256 = KeyLengths[2] && (KeyLengths == 3'b100 || key_len_i == aes_pkg::LEN_256);
  assign inverse = BACKWARDS && inverse_i;

  logic [31:0] w0, w1, w2, w3, w4, w5, w6, w7;
  assign {w0, w1, w2, w3, w4, w5, w6, w7} = window_i;

  // Which of the four words takes SubWord, and whether it is the RotWord and Rcon kind: the first
  // word, but for 192-bit keys the first, the third and none in turn; a 256-bit key's every other
  // SubWord has neither RotWord nor Rcon.
  logic sub_first, sub_third, rotate;
  assign sub_first = !is_192 || phase_i == 2'd0;
  assign sub_third = is_192 && phase_i == 2'd1;
  assign rotate = !is_256 || phase_i == 2'd0;
  assign rcon_used_o = (sub_first || sub_third) && rotate;

  // The word before the one that takes SubWord.
  logic [31:0] previous, substituted, special;
  always_comb begin
    if (inverse) begin
      previous = is_256 ? w3 : is_192 ? (sub_third ? w3 : w1) : w3 ^ w2;
    end else begin
      previous = is_256 ? w7 : is_192 ? (sub_third ? w5 ^ w0 ^ w1 : w5) : w3;
    end
  end

  aes_sub_bytes #(
    .Bits(32),
    .Directions(aes_pkg::DirEncrypt),
    .Sbox(Sbox)
  ) u_sub_word (
    .clk_i(clk_i),
    .clear_i(clear_i),
    .inverse_i(1'b0),
    .data_i(rotate ? {previous[23:0], previous[31:24]} : previous),
    .data_o(substituted)
  );
  assign special = substituted ^ {rcon_i & {8{rotate}}, 24'h0};

  // Forwards: W[i] = W[i-Nk] ^ W[i-1], the latter through SubWord where it is due.
  logic [31:0] next0, next1, next2, next3;
  assign next0 = w0 ^ (sub_first ? special : w5);
  assign next1 = w1 ^ next0;
  assign next2 = w2 ^ (sub_third ? special : next1);
  assign next3 = w3 ^ next2;

  logic [255:0] forwards;
  always_comb begin
    forwards = {next0, next1, next2, next3, 128'h0};
    if (is_192) forwards = {w4, w5, next0, next1, next2, next3, 64'h0};
    if (is_256) forwards = {w4, w5, w6, w7, next0, next1, next2, next3};
  end

  if (BACKWARDS) begin : gen_backwards
    // The same recurrence solved for W[i-Nk]: each word is W[i] ^ W[i-1] of the window.
    logic [31:0] last0, last1, last2, last3;
    always_comb begin
      {last0, last1, last2, last3} = {w0 ^ special, w1 ^ w0, w2 ^ w1, w3 ^ w2};
      if (is_192) begin
        last0 = w2 ^ (sub_first ? special : w1);
        last1 = w3 ^ w2;
        last2 = w4 ^ (sub_third ? special : w3);
        last3 = w5 ^ w4;
      end
      if (is_256) {last0, last1, last2, last3} = {w4 ^ special, w5 ^ w4, w6 ^ w5, w7 ^ w6};
    end

    logic [255:0] backwards;
    always_comb begin
      backwards = {last0, last1, last2, last3, 128'h0};
      if (is_192) backwards[127:64] = {w0, w1};
      if (is_256) backwards[127:0] = {w0, w1, w2, w3};
    end
    assign window_o = inverse ? backwards : forwards;
  end else begin : gen_forwards
    logic unused;
    assign unused = inverse_i;
    assign window_o = forwards;
  end

endmodule
