// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Several steps of the AES key schedule in series, forwards and combinational, for a core that
// computes several rounds a clock (McLoone & McCanny 2001, section 3, loop unrolling).

module aes_key_steps #(
  parameter int unsigned    Steps      = 1,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]     KeyLengths = 3'b111,
  /// S-box of the key schedule; must be combinational.
  parameter aes_pkg::sbox_e Sbox       = aes_pkg::SboxTable
) (
  input  logic                 clk_i,
  input  logic [1:0]           key_len_i,
  /// Ports as in `aes_key_step`: inputs of the first step, outputs of the last.
  input  aes_pkg::sub_word_e   sub_i,
  output aes_pkg::sub_word_e   sub_o,
  input  logic [7:0]           rcon_i,
  output logic [7:0]           rcon_o,
  input  logic [255:0]         window_i,
  output logic [255:0]         window_o,
  /// The round key after each step; the first step's is leftmost.
  output logic [128*Steps-1:0] round_keys_o
);

  logic [Steps:0][255:0] window;
  logic [Steps:0][7:0]   rcon;
  aes_pkg::sub_word_e    sub [Steps+1];

  assign window[0] = window_i;
  assign rcon[0] = rcon_i;
  assign sub[0] = sub_i;

  for (genvar s = 0; s < Steps; s++) begin : gen_step
    logic [31:0] unused_last;
    aes_key_step #(
      .Directions(aes_pkg::DirEncrypt), .KeyLengths(KeyLengths), .Sbox(Sbox)
    ) u_step (
      .clk_i,
      .clear_i(1'b0),
      .key_len_i,
      .inverse_i(1'b0),
      .sub_i(sub[s]),
      .sub_o(sub[s+1]),
      .rcon_i(rcon[s]),
      .rcon_o(rcon[s+1]),
      .window_i(window[s]),
      .window_o(window[s+1]),
      .last_i(32'd0),
      .last_o(unused_last)
    );
    assign round_keys_o[128*(Steps-1-s) +: 128] = window[s+1][255:128];
  end

  assign window_o = window[Steps];
  assign rcon_o = rcon[Steps];
  assign sub_o = sub[Steps];

endmodule
