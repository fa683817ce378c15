// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One step of the AES key schedule, a round key forwards or backwards (FIPS-197 section 5.2).
//
// The window holds the Nk words W[4r], W[4r+1], ..., the first leftmost; the first four are round
// key r. A step computes four words and drops four. Every Nk-th word takes SubWord, with Nk = 8
// every fourth, so a step has at most one SubWord. Combinational; with clocked S-boxes hold the
// inputs for two clocks: outputs are valid in the second.

module aes_key_step #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  /// 1: `last_i` brings the window's last word early, with `SubFirst` already after RotWord.
  /// Forward steps only.
  parameter bit                  LastAhead  = 1'b0,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable
) (
  input  logic               clk_i,
  /// 1: the registers of clocked S-boxes become 0 at the next clock edge.
  input  logic               clear_i,
  input  logic [1:0]         key_len_i,
  /// 1: step backwards. All builds can step forwards, because walks do.
  input  logic               inverse_i,
  /// SubWord of this step, and of the next step in the same direction.
  input  aes_pkg::sub_word_e sub_i,
  output aes_pkg::sub_word_e sub_o,
  /// Round constant of the next RotWord: before this step, and after it.
  input  logic [7:0]         rcon_i,
  output logic [7:0]         rcon_o,
  /// Words beyond the first Nk are ignored in `window_i` and undefined in `window_o`.
  input  logic [255:0]       window_i,
  output logic [255:0]       window_o,
  /// Last word of `window_i` (read with `LastAhead`), and of `window_o` (forwards, not rotated).
  input  logic [31:0]        last_i,
  output logic [31:0]        last_o
);

  localparam bit BACKWARDS = Directions != aes_pkg::DirEncrypt;

  logic nk6, nk8, inverse;
  assign nk6 = aes_pkg::is_192(KeyLengths, key_len_i);
  assign nk8 = aes_pkg::is_256(KeyLengths, key_len_i);
  assign inverse = BACKWARDS && inverse_i;

  // With Nk = 6 SubWord falls on word 0 of a step (W[6] to W[9]), on word 2 of the next (W[12]), on
  // no word of the third (W[14] to W[17]), and on word 0 again (W[18]). With Nk = 8 every second
  // step begins at an odd multiple of 4, which takes SubWord without RotWord and Rcon.
  always_comb begin
    sub_o = aes_pkg::SubFirst;
    if (nk6) begin
      case (sub_i)
        aes_pkg::SubThird: sub_o = inverse ? aes_pkg::SubFirst : aes_pkg::SubNone;
        aes_pkg::SubNone:  sub_o = inverse ? aes_pkg::SubThird : aes_pkg::SubFirst;
        default:           sub_o = inverse ? aes_pkg::SubNone : aes_pkg::SubThird;
      endcase
    end
    if (nk8 && sub_i == aes_pkg::SubFirst) sub_o = aes_pkg::SubPlain;
  end

  logic sub_first, sub_third, rotate;
  assign sub_first = sub_i == aes_pkg::SubFirst || sub_i == aes_pkg::SubPlain;
  assign sub_third = sub_i == aes_pkg::SubThird;
  assign rotate = sub_i == aes_pkg::SubFirst || sub_i == aes_pkg::SubThird;
  assign rcon_o = !rotate ? rcon_i
                : inverse ? aes_pkg::xtime_inverse(rcon_i) : aes_pkg::xtime(rcon_i);

  logic [31:0] w0, w1, w2, w3, w4, w5, w6, w7, last;
  assign {w0, w1, w2} = window_i[255:160];
  assign {w4, w5, w6, w7} = window_i[127:0];
  if (LastAhead && KeyLengths == 3'b001) begin : gen_last_is_w3
    assign w3 = {last_i[7:0], last_i[31:8]};  // undoes RotWord; bypasses the mux of the window
    logic unused_w3;
    assign unused_w3 = ^window_i[159:128];
  end else begin : gen_w3
    assign w3 = window_i[159:128];
  end
  assign last = LastAhead ? last_i : nk8 ? w7 : nk6 ? w5 : w3;

  // Backwards, p0 to p3 are the four words before the window, computed from its last four words x0
  // to x3. The word before x0 is in the window if Nk > 4; if Nk = 4 it is p3.
  logic [31:0] x0, x1, x2, x3, before_x0;
  assign {x0, x1, x2, x3} = nk8 ? {w4, w5, w6, w7} : nk6 ? {w2, w3, w4, w5} : {w0, w1, w2, w3};
  assign before_x0 = nk8 ? w3 : nk6 ? w1 : w2 ^ w3;

  // The input of SubWord is the preceding word. For word 2 this is word 1 of the same step,
  // computed here without SubWord, because a step never has SubWord on both word 0 and word 2.
  logic [31:0] temp, rotated, substituted, special;
  always_comb begin
    if (sub_first) temp = inverse ? before_x0 : last;
    else temp = inverse ? w3 : w1 ^ w0 ^ last;  // only for Nk = 6, where x1 is w3
  end
  assign rotated = rotate && !(LastAhead && sub_first) ? aes_pkg::rot_word(temp) : temp;

  aes_sub_bytes #(
    .Bits(32),
    .Directions(aes_pkg::DirEncrypt),
    .Sbox(Sbox)
  ) u_sub_word (
    .clk_i,
    .clear_i,
    .inverse_i(1'b0),
    .data_i(rotated),
    .data_o(substituted)
  );

  assign special = substituted ^ {rcon_i & {8{rotate}}, 24'h0};

  // W[i] = W[i-Nk] ^ W[i-1]; `special` replaces W[i-1] where W[i] takes SubWord.
  logic [31:0] n0, n1, n2, n3;
  assign n0 = w0 ^ (sub_first ? special : last);
  assign n1 = w1 ^ n0;
  assign n2 = w2 ^ (sub_third ? special : n1);
  assign n3 = w3 ^ n2;
  assign last_o = n3;

  logic [255:0] forwards;
  assign forwards = nk8 ? {w4, w5, w6, w7, n0, n1, n2, n3} :
                    nk6 ? {w4, w5, n0, n1, n2, n3, 64'h0} : {n0, n1, n2, n3, 128'h0};

  if (BACKWARDS) begin : gen_backwards
    // W[i-Nk] = W[i] ^ W[i-1]; `special` replaces W[i-1] where W[i] takes SubWord.
    logic [31:0] p0, p1, p2, p3;
    assign p0 = x0 ^ (sub_first ? special : before_x0);
    assign p1 = x1 ^ x0;
    assign p2 = x2 ^ (sub_third ? special : x1);
    assign p3 = x3 ^ x2;
    assign window_o = inverse ? {p0, p1, p2, p3, w0, w1, w2, w3} : forwards;
  end else begin : gen_forwards
    logic unused;
    assign unused = ^{inverse_i, x0, x1, x2, x3, before_x0};
    assign window_o = forwards;
  end

endmodule
