// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A key-schedule step in each round of a pipeline (`aes_key_step`): the words of a key move through
// the stages beside the block, so each block may have its own key. Blocks that bring no key use the
// key taken last. A register that takes no block becomes 0.
//
// One register a round, blocks a and b with keys A and B in the same clock:
//
//   clock          0    1        2        3        4
//   load_i         A    B
//   register 0          A        B
//   round 1 uses        A, key 1 B, key 1
//   register 1                   A        B
//   round 2 uses                 A, key 2 B, key 2

module aes_key_pipeline #(
  /// One key length: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]     KeyLengths  = 3'b001,
  /// S-box of the key schedule; must be combinational.
  parameter aes_pkg::sbox_e Sbox        = aes_pkg::SboxTable,
  /// Registers in a round, 1 or 2. With 2, AddRoundKey follows the first.
  parameter int unsigned    RoundClocks = 1,
  /// Rounds of the key: 10, 12 or 14.
  parameter int unsigned    Rounds      = 10
) (
  input  logic                          clk_i,
  /// Low in reset and clear: all keys become 0 at the next clock edge.
  input  logic                          live_i,
  /// Take a key; it already serves the block of this clock.
  input  logic                          load_i,
  input  logic [255:0]                  key_i,
  /// The key is still held in the next clock. While low, without a load, the key becomes 0.
  input  logic                          keep_i,
  /// Bit n: register n of the pipeline takes a block at the next clock edge.
  input  logic [RoundClocks*Rounds-1:0] take_i,
  /// Round key 0 of the block at the input.
  output logic [127:0]                  first_key_o,
  /// Round keys by round, each of the block that is in the round.
  output logic [Rounds:1][127:0]        round_keys_o
);

  localparam int unsigned KEY_BITS = 128 + 64 * 32'(aes_pkg::longest(KeyLengths));
  localparam logic [255:0] USED = ~(256'd0) << (256 - KEY_BITS);

  logic [255:0]             held_q, key;
  logic [Rounds-1:0][255:0] window_q;  // words 4r, 4r+1, ... of the block in round r+1
  aes_pkg::sub_word_e       sub [Rounds+1];
  logic [Rounds:0][7:0]     rcon;

  assign key = load_i ? key_i & USED : held_q;
  assign first_key_o = key[255:128];
  always_ff @(posedge clk_i) begin
    held_q <= live_i && (load_i || keep_i) ? key : '0;
    window_q[0] <= live_i && take_i[0] ? key : '0;
  end

  assign sub[0] = aes_pkg::SubFirst;
  assign rcon[0] = 8'h01;
  for (genvar r = 1; r <= Rounds; r++) begin : gen_step
    localparam int unsigned LAST = RoundClocks * r - 1;  // last register before the round ends
    logic [255:0] made;
    logic [31:0]  unused_last;
    aes_key_step #(
      .Directions(aes_pkg::DirEncrypt), .KeyLengths(KeyLengths), .Sbox(Sbox)
    ) u_step (
      .clk_i,
      .clear_i(1'b0),
      .key_len_i(aes_pkg::longest(KeyLengths)),
      .inverse_i(1'b0),
      .sub_i(sub[r-1]),
      .sub_o(sub[r]),
      .rcon_i(rcon[r-1]),
      .rcon_o(rcon[r]),
      .window_i(window_q[r-1]),
      .window_o(made),
      .last_i(32'd0),
      .last_o(unused_last)
    );

    logic [255:0] stepped;  // window after the step of this round
    if (RoundClocks == 2) begin : gen_after_sub
      logic [255:0] stepped_q;
      always_ff @(posedge clk_i) stepped_q <= live_i && take_i[LAST] ? made & USED : '0;
      assign stepped = stepped_q;
    end else begin : gen_no_after_sub
      assign stepped = made & USED;
    end
    assign round_keys_o[r] = stepped[255:128];

    if (r < Rounds) begin : gen_after_round
      always_ff @(posedge clk_i) window_q[r] <= live_i && take_i[LAST+1] ? stepped : '0;
    end else begin : gen_last
      logic unused;
      assign unused = ^{stepped[127:0], sub[r], rcon[r]};
    end
  end

endmodule
