// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Offset (see `rijndael_key_sub_words`) and round constant of the first step from either end of
// Rijndael's key schedule.
//
// Forwards the step computes W[max(Nb, Nk)] first. If the key is shorter than the block, the fill
// has computed the words up to W[Nb-1], and used Rcon[1] for W[Nk]:
//
//             Nk = 4              Nk = 6              Nk = 8
//   Nb = 4    offset 0, Rcon[1]   offset 0, Rcon[1]   offset 0, Rcon[1]
//   Nb = 6    offset 1, Rcon[2]   offset 0, Rcon[1]   offset 0, Rcon[1]
//   Nb = 8    offset 0, Rcon[2]   offset 1, Rcon[2]   offset 0, Rcon[1]
//
// Backwards it computes the words W[i-Nk] of round key Nr - 1 from W[i], for i from Nb (Nr-1) + Nk
// to Nb Nr - 1 + Nk. The offset is (Nb (Nr-1) mod Nk) / 2. The largest multiple of Nk among the i,
// or below them, gives the round constant, Rcon[ceil(Nb Nr / Nk)]:
//
//             Nk = 4              Nk = 6              Nk = 8
//   Nb = 4    offset 0, Rcon[10]  offset 1, Rcon[8]   offset 2, Rcon[7]
//   Nb = 6    offset 1, Rcon[18]  offset 0, Rcon[12]  offset 3, Rcon[11]
//   Nb = 8    offset 0, Rcon[28]  offset 1, Rcon[19]  offset 0, Rcon[14]

module rijndael_key_start (
  /// Nb or Nk is 6 or 8; it is 4 if both of its flags are low.
  input  logic       nb6_i,
  input  logic       nb8_i,
  input  logic       nk6_i,
  input  logic       nk8_i,
  input  logic       inverse_i,
  output logic [1:0] offset_o,
  output logic [7:0] rcon_o
);

  logic nk4;
  assign nk4 = !nk6_i && !nk8_i;

  always_comb begin
    offset_o = ((nb6_i && nk4) || (nb8_i && nk6_i)) ? 2'd1 : 2'd0;
    rcon_o = ((nb6_i && nk4) || (nb8_i && !nk8_i)) ? 8'h02 : 8'h01;
    if (inverse_i) begin
      offset_o = nb6_i ? 2'd1 : 2'd0;
      if (nk6_i) offset_o = nb6_i ? 2'd0 : 2'd1;
      if (nk8_i) offset_o = nb8_i ? 2'd0 : nb6_i ? 2'd3 : 2'd2;
      rcon_o = nb8_i ? 8'hef : nb6_i ? 8'hbc : 8'h36;             // Rcon[28], [18], [10]
      if (nk6_i) rcon_o = nb8_i ? 8'h63 : nb6_i ? 8'hd8 : 8'h80;  // Rcon[19], [12], [8]
      if (nk8_i) rcon_o = nb8_i ? 8'h4d : nb6_i ? 8'h6c : 8'h40;  // Rcon[14], [11], [7]
    end
  end

endmodule
