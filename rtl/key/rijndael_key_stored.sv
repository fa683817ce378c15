// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// All of Rijndael's round keys, computed once for each key and stored, for blocks and keys of 128,
// 192 and 256 bits (Kuo & Verbauwhede 2001, section 5).
//
// As in `aes_key_stored`, the key unit computes four words a clock. They are stored in groups of
// four for every block length. A round key of Nb words is read into a register a clock ahead.

module rijndael_key_stored #(
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirBoth,
  /// Width of a round key in bits: the longest block the build holds.
  parameter int unsigned         BlockBits    = 256,
  /// Block lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          BlockLengths = 3'b111,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths   = 3'b111,
  parameter aes_pkg::sbox_e      Sbox         = aes_pkg::SboxTable
) (
  input  logic                 clk_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic                 load_i,
  input  logic [255:0]         key_i,
  /// Length code of the key.
  input  logic [1:0]           key_len_i,
  /// Length code of a new key, in the clock of its load.
  input  logic [1:0]           load_len_i,
  /// While low, all keys become 0 at the next clock edge.
  input  logic                 keep_i,
  /// Round keys are still being computed, for the longest block, four words a clock.
  output logic                 busy_o,
  /// Block length code of the round keys; must be stable from one first key to the next.
  input  logic [1:0]           block_len_i,
  /// A step starts from the first round key (1) or from the round key in the register (0).
  input  logic                 from_kept_i,
  /// 1: read from the last round key to the first. Stable from one first round key to the next.
  input  logic                 inverse_i,
  /// The register becomes the next round key: 1, 2, ..., or Nr-1, Nr-2, ... with `inverse_i`.
  input  logic                 step_i,
  /// Hold the register. Without step or hold it becomes 0.
  input  logic                 hold_i,
  /// Round key 0, or Nr with `inverse_i`. Combinational from `inverse_i` and `block_len_i`.
  output logic [BlockBits-1:0] first_key_o,
  /// Round key in the register.
  output logic [BlockBits-1:0] round_key_o
);

  localparam bit SEVERAL = aes_pkg::several(BlockLengths);
  localparam logic [1:0] LONGEST_BLOCK = aes_pkg::longest(BlockLengths);
  localparam int unsigned NB = BlockBits / 32;
  localparam int unsigned MOST_ROUNDS =
    32'(aes_pkg::rounds(LONGEST_BLOCK, aes_pkg::longest(KeyLengths)));

  /// Groups of four words that hold the Nr + 1 round keys of the longest block.
  function automatic int unsigned groups(input logic [1:0] key_len);
    groups = (NB * (32'(aes_pkg::rounds(LONGEST_BLOCK, key_len)) + 1) + 3) / 4;
  endfunction

  localparam int unsigned GROUPS = groups(aes_pkg::longest(KeyLengths));

  // ---------------------------------------------------------------------------------------------
  // Computation: each clock the key unit computes a group of four words, from group 0 on.

  logic [127:0] made;
  logic [GROUPS-1:0] group_q;  // the group being computed, one-hot
  logic busy, last_group;
  assign busy = group_q != '0;
  assign busy_o = busy;
  always_comb begin
    last_group = 1'b0;
    for (int unsigned len = 0; len < 3; len++) begin
      if (KeyLengths[len] && key_len_i == 2'(len)) last_group = group_q[groups(2'(len)) - 1];
    end
  end
  always_ff @(posedge clk_i) begin
    group_q <= (keep_i && !last_group) ? group_q << 1 : '0;
    if (load_i) group_q <= GROUPS'(1);
  end

  aes_key_unit #(
    .KeyLengths(KeyLengths),
    .Sbox(Sbox)
  ) u_unit (
    .clk_i,
    .load_i,
    .key_i,
    .key_len_i,
    .load_len_i,
    .step_i(keep_i && busy && !last_group),
    .words_o(made)
  );

  // ---------------------------------------------------------------------------------------------
  // The store.

  logic [128*GROUPS-1:0] store_q;  // group 0, and with it W[0] and round key 0, leftmost
  for (genvar g = 0; g < GROUPS; g++) begin : gen_group
    localparam int unsigned LEFT = 128 * (GROUPS - g) - 1;
    always_ff @(posedge clk_i) begin
      store_q[LEFT -: 128] <= (made & {128{keep_i && group_q[g]}}) |
                              (store_q[LEFT -: 128] & {128{keep_i && !group_q[g]}});
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Read. With one block length a row of the store is a round key. With several a row is eight
  // words, and a round key may begin at any pair of words.

  localparam int unsigned ROW_BITS = SEVERAL ? 256 : BlockBits;
  localparam int unsigned ROWS = (128 * GROUPS + ROW_BITS - 1) / ROW_BITS;
  localparam int unsigned TOP = ROWS * ROW_BITS - 1;

  logic [TOP:0] rows;
  if (TOP + 1 > 128 * GROUPS) begin : gen_padded
    assign rows = {store_q, {(TOP + 1 - 128 * GROUPS){1'b0}}};
  end else begin : gen_whole
    assign rows = store_q[128*GROUPS-1 -: TOP+1];
  end

  logic [1:0] block_len;
  logic [3:0] rounds;
  logic [5:0] stride, first, at, at_q;  // count rows; with several block lengths pairs of words
  logic inverse;
  assign inverse = Directions != aes_pkg::DirEncrypt && inverse_i;
  assign block_len = SEVERAL ? block_len_i : LONGEST_BLOCK;
  assign rounds = aes_pkg::rounds(block_len, key_len_i);
  assign stride = SEVERAL ? 6'd2 + 6'(block_len) : 6'd1;

  // The first round key and its address. Blocks of length code `len` have 2 (len + 2) words.
  logic [BlockBits-1:0] last_key;
  always_comb begin
    first = 6'd0;
    last_key = '0;
    for (int unsigned len = 0; len < 3; len++) begin
      for (int unsigned nr = 10 + 2 * len; nr <= MOST_ROUNDS; nr += 2) begin
        if (BlockLengths[len] && block_len == 2'(len) && rounds == 4'(nr) && inverse) begin
          first = SEVERAL ? 6'(nr * (len + 2)) : 6'(nr);
          last_key = last_key | rows[TOP-64*(len+2)*nr -: BlockBits];
        end
      end
    end
  end
  assign first_key_o = inverse ? last_key : rows[TOP -: BlockBits];

  always_comb begin
    at = from_kept_i ? first : at_q;
    at = inverse ? at - stride : at + stride;
  end

  logic [BlockBits-1:0] read;
  if (SEVERAL) begin : gen_pairs
    // A lane is a pair of words. Lanes from the first pair on read its row, lanes before it read
    // the next row. Then the lanes are rotated so that the first pair is leftmost.
    logic [255:0] lanes, turned;
    always_comb begin
      lanes = '0;
      for (int unsigned lane = 0; lane < 4; lane++) begin
        for (int unsigned row = 0; row < ROWS; row++) begin
          if (at[5:2] + 4'(2'(lane) < at[1:0]) == 4'(row)) begin
            lanes[255-64*lane -: 64] = lanes[255-64*lane -: 64] |
                                       rows[TOP-256*row-64*lane -: 64];
          end
        end
      end
      turned = lanes;
      if (at[0]) turned = {turned[191:0], turned[255:192]};
      if (at[1]) turned = {turned[127:0], turned[255:128]};
    end
    assign read = turned[255 -: BlockBits];
  end else begin : gen_rows
    always_comb begin
      read = '0;
      for (int unsigned row = 0; row < ROWS; row++) begin
        if (at == 6'(row)) read = read | rows[TOP-BlockBits*row -: BlockBits];
      end
    end
  end

  logic [BlockBits-1:0] round_key_q;
  always_ff @(posedge clk_i) begin
    round_key_q <= step_i ? read : round_key_q & {BlockBits{hold_i}};
    if (step_i) at_q <= at;
  end
  assign round_key_o = round_key_q;

endmodule
