// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Loads the S-box RAMs of `aes_core_pipeline` with the table of a direction, a byte a clock from
// one of two ROMs. The load passes through the rounds like a block: the RAMs of a round are written
// `RoundClocks` clocks after those of the previous round. It therefore follows the last block of
// the old direction at once, without a drain. The first block of the new direction waits in
// register 0 or at the input.
//
//   Empty    after reset and clear: no table is loaded
//   Loading  the RAMs of round 1 are written, for RELOAD_CLOCKS clocks
//   Loaded   blocks of direction `way_q` may enter
//
// Blocks a and b are encrypted, then x is decrypted:
//
//   clock             0       1       2        3        ...  258      259
//   block taken       a       b       x
//   state_q           Loaded  Loaded  Loaded   Loading  ...  Loading  Loaded
//   register 0                a       b        x        ...  x        x
//   written, round 1                           byte 0   ...  byte 255
//   written, round 2                                    ...  byte 254 byte 255

module aes_pipeline_reload #(
  parameter int unsigned Rounds      = 10,
  /// Clocks that a block spends in a round.
  parameter int unsigned RoundClocks = 1
) (
  input  logic                   clk_i,
  /// Low in reset and clear.
  input  logic                   live_i,

  /// A key is held. While low, blocks at the input are ignored.
  input  logic                   keep_i,
  /// The block at the input: valid, direction, and transfer (`block_taken_i`).
  input  logic                   in_valid_i,
  input  logic                   in_decrypt_i,
  input  logic                   block_taken_i,
  /// A block may be taken.
  output logic                   ready_o,
  /// The block in register 0 stays there: its table is not loaded yet.
  output logic                   hold_o,

  /// Write port of the RAMs of each round: write `byte_o` to `address_o`.
  output logic [Rounds:1]        write_o,
  output logic [Rounds:1][7:0]   address_o,
  output logic [Rounds:1][7:0]   byte_o
);

  localparam int unsigned RELOAD_CLOCKS = 256;  // 256 bytes, one a clock

  typedef enum logic [1:0] {
    Empty,
    Loading,
    Loaded
  } state_e;

  state_e     state_q, state_d;
  logic       way_q;  // 1: the table is that of decryption
  logic       hold_q, start, last;
  logic [7:0] count_q, count_d, forward, inverse;

  assign start = in_valid_i && keep_i &&
                 (state_q == Empty || (state_q == Loaded && in_decrypt_i != way_q));
  assign last = count_q == 8'(RELOAD_CLOCKS - 1);
  always_comb begin
    state_d = state_q;
    if (start) state_d = Loading;
    if (state_q == Loading && last) state_d = Loaded;
    if (!live_i) state_d = Empty;
  end
  assign count_d = state_q == Loading ? count_q + 8'd1 : 8'd0;
  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    count_q <= live_i ? count_d : 8'd0;
    if (start) way_q <= in_decrypt_i;
    hold_q <= live_i && (start ? block_taken_i : hold_q && !last);
  end
  assign ready_o = state_q == Loaded;
  assign hold_o = hold_q;

  // The ROMs read at `count_d`, so their output is the byte of address `count_q`.
  aes_sbox_rom #(.Directions(aes_pkg::DirEncrypt), .Lanes(1)) u_forward (
    .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(count_d), .data_o(forward)
  );
  aes_sbox_rom #(.Directions(aes_pkg::DirDecrypt), .Lanes(1)) u_inverse (
    .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(count_d), .data_o(inverse)
  );

  localparam int unsigned CLOCKS = RoundClocks * (Rounds - 1);  // delay from round 1 to round Nr
  logic [CLOCKS:1]      write_q;
  logic [CLOCKS:1][7:0] address_q, byte_q;
  logic [CLOCKS:0]      write;
  logic [CLOCKS:0][7:0] address, data;
  assign write = {write_q, state_q == Loading};
  assign address = {address_q, count_q};
  assign data = {byte_q, way_q ? inverse : forward};
  always_ff @(posedge clk_i) begin
    write_q <= write[CLOCKS-1:0] & {CLOCKS{live_i}};
    address_q <= address[CLOCKS-1:0];
    byte_q <= data[CLOCKS-1:0];
  end
  for (genvar r = 1; r <= Rounds; r++) begin : gen_round
    assign write_o[r] = write[RoundClocks*(r-1)];
    assign address_o[r] = address[RoundClocks*(r-1)];
    assign byte_o[r] = data[RoundClocks*(r-1)];
  end

endmodule
