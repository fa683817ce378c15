// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control for blocks longer than 128 bits, beside `aes_round_control`: fills, and block lengths
// selected at run time.
//
// A fill extends a key shorter than the longest block to that length, by one key-schedule step in
// the clock after the key transfer. With look-ahead (encryption only) a block waits one clock more.
//
//   Filled      no fill in progress
//   Fill        the key schedule computes the missing words
//   LookAhead   encryption only: the key schedule reads the filled key
//
// With several block lengths `block_len_i` is registered, so a block enters one clock after its
// length is seen. Decryption starts from the schedule end for its block length; if the core holds
// the end for another length, a walk comes first. Here an idle core gets a block to decrypt whose
// length differs from that of the last decryption:
//
//   clock                        0      1          2      ...   Nr     Nr+1   Nr+2
//   in_valid_i, in_decrypt_i     1      1          1      ...   1      1      0
//   walk_o                       1      0          0      ...   0      0      0
//   state of aes_round_control   Idle   StartWalk  Walk   ...   Walk   Idle   Rounds
//   in_ready_o                   0      0          0      ...   0      1      0

module rijndael_round_control #(
  parameter int unsigned            BlockBits    = 256,
  parameter logic [2:0]             BlockLengths = 3'b111,
  parameter logic [2:0]             KeyLengths   = 3'b111,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly
) (
  input  logic                 clk_i,
  /// Low in reset and clear.
  input  logic                 live_i,

  input  logic                 key_valid_i,
  input  logic [1:0]           key_len_i,
  input  logic                 key_load_i,
  input  logic                 key_keep_i,
  input  logic                 in_valid_i,
  input  logic                 in_decrypt_i,
  input  logic [1:0]           block_len_i,
  input  logic                 block_taken_i,

  /// Connected to the ports of the same names of `aes_round_control`.
  input  logic                 ready_i,
  input  logic                 key_next_from_kept_i,
  output logic                 walk_o,

  /// A fill is in progress: no key may be taken.
  output logic                 fill_o,
  /// A block may be taken.
  output logic                 ready_o,
  /// Length code of the block at the key schedule.
  output logic [1:0]           block_len_o,
  /// Length code of the block in the state register.
  output logic [1:0]           state_len_o,
  /// Masks of the columns of these two blocks.
  output logic [BlockBits-1:0] block_columns_o,
  output logic [BlockBits-1:0] state_columns_o
);

  localparam bit SEVERAL = aes_pkg::several(BlockLengths);
  localparam bit STORED = KeySchedule == aes_pkg::KeysStored;
  localparam bit WALKS = Directions != aes_pkg::DirEncrypt && !STORED;
  localparam bit FILLS = !STORED && aes_pkg::fills(BlockLengths, KeyLengths);

  typedef enum logic [1:0] {
    Filled    = 2'b00,
    Fill      = 2'b01,
    LookAhead = 2'b10
  } fill_e;

  (* fsm_encoding = "none" *)  // two flags, at most one of them set
  fill_e fill_q;
  logic  key_short, known;

  assign key_short = FILLS && key_len_i < aes_pkg::longest(BlockLengths);

  always_ff @(posedge clk_i) begin
    if (live_i && key_load_i && key_short) fill_q <= Fill;
    else if (live_i && fill_q == Fill && Directions == aes_pkg::DirEncrypt) fill_q <= LookAhead;
    else fill_q <= Filled;
  end

  assign fill_o = FILLS && fill_q == Fill;
  assign ready_o = ready_i && fill_q == Filled && known;

  if (SEVERAL) begin : gen_block_lengths
    logic [1:0] block_len_q, state_len_q;
    logic known_q;  // `block_len_q` holds the length at the input, and the schedule end fits it
    logic end_fits;
    always_ff @(posedge clk_i) begin
      if (key_next_from_kept_i) block_len_q <= block_len_i;
      if (block_taken_i) state_len_q <= block_len_q;
      known_q <= live_i && in_valid_i && !block_taken_i && end_fits;
    end
    assign known = known_q;
    assign block_len_o = block_len_q;
    assign state_len_o = state_len_q;

    if (WALKS) begin : gen_walks
      // A schedule end is held or being computed by a walk; it is for this block length.
      logic end_held_q;
      logic [1:0] end_len_q;
      assign end_fits = !in_decrypt_i || !aes_pkg::holds(BlockLengths, block_len_i) ||
                        (end_held_q && key_keep_i && end_len_q == block_len_i);
      assign walk_o = in_valid_i && !end_fits && key_keep_i && !key_valid_i && ready_i;
      always_ff @(posedge clk_i) begin
        if (walk_o) end_len_q <= block_len_i;
        end_held_q <= key_keep_i && (end_held_q || walk_o);
      end
    end else begin : gen_no_walks
      logic unused;
      assign unused = ^{in_decrypt_i, key_valid_i, key_keep_i};
      assign end_fits = 1'b1;
      assign walk_o = 1'b0;
    end
  end else begin : gen_one_block_length
    logic unused;
    assign unused = ^{key_valid_i, key_keep_i, in_valid_i, in_decrypt_i, block_len_i,
                      block_taken_i, key_next_from_kept_i};
    assign known = 1'b1;
    assign block_len_o = aes_pkg::longest(BlockLengths);
    assign state_len_o = block_len_o;
    assign walk_o = WALKS && (fill_o || (key_load_i && !key_short));
  end

  /// Mask of the columns of a block with this length code.
  function automatic logic [BlockBits-1:0] columns(input logic [1:0] len);
    for (int unsigned n = 0; n < BlockBits; n += 64) begin  // bit by bit it would simulate slowly
      columns[BlockBits-1-n -: 64] = {64{!SEVERAL || n < 128 || len[1] || (len[0] && n < 192)}};
    end
  endfunction

  assign block_columns_o = columns(block_len_o);
  assign state_columns_o = columns(state_len_o);

endmodule
