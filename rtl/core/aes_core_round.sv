// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One round a clock, after Kuo & Verbauwhede 2001: Rijndael with blocks and keys of 128, 192 and 256
// bits, latency Nr+1 clocks, interval Nr. With clocked S-boxes a round takes two: latency 2 Nr + 1,
// interval 2 Nr.
//
// A block enters through the first AddRoundKey into the state register, makes Nr-1 rounds there,
// and its last round, which has no MixColumns, leads to the output register; the next block may
// enter in that same clock. Round keys are made on the fly, or once for each key and stored. On the
// fly, decryption first walks Nr rounds to where the key schedule ends: after a new key, or with
// several block lengths before a block that is the first of its length. ClearCycles = 1.

module aes_core_round #(
  /// Width of the data ports: the longest block held.
  parameter int unsigned            BlockBits    = 128,
  /// Block lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]             BlockLengths = 3'b001,
  /// Key lengths likewise.
  parameter logic [2:0]             KeyLengths   = 3'b111,
  parameter aes_pkg::direction_e    Directions   = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule  = aes_pkg::KeysOnTheFly,
  /// S-box of the data, and of the key schedule.
  parameter aes_pkg::sbox_e         Sbox         = aes_pkg::SboxTable,
  parameter aes_pkg::sbox_e         KeySbox      = Sbox,
  parameter int unsigned            TagBits      = 1
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  input  logic                 key_valid_i,
  /// With a key loaded, rises only after `key_valid_i`: key and block are never taken together.
  output logic                 key_ready_o,
  input  logic [1:0]           key_len_i,
  input  logic [255:0]         key_i,
  input  logic                 key_clear_i,
  output logic                 key_error_o,

  input  logic                 in_valid_i,
  /// Depends on `out_ready_i` in the same clock. With several block lengths, rises only after
  /// `in_valid_i`: the length must be known first.
  output logic                 in_ready_o,
  input  logic                 in_decrypt_i,
  input  logic                 in_chain_i,
  input  logic [1:0]           block_len_i,
  input  logic [BlockBits-1:0] in_data_i,
  input  logic [TagBits-1:0]   in_tag_i,

  output logic                 out_valid_o,
  input  logic                 out_ready_i,
  output logic [BlockBits-1:0] out_data_o,
  output logic [TagBits-1:0]   out_tag_o,
  output logic                 out_error_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit STORED = KeySchedule == aes_pkg::KeysStored;
  localparam bit CLOCKED = aes_pkg::sbox_clocks(Sbox) != 0;
  localparam bit SEVERAL = aes_pkg::several(BlockLengths);
  // A walk finds where decryption starts, and a fill the words behind a short key.
  localparam bit WALKS = DECRYPTS && !STORED;
  // Encryption alone chooses what goes through the first key S-box a clock ahead.
  localparam bit AHEAD = !DECRYPTS && !STORED && !CLOCKED;
  localparam bit FILLS = !STORED && aes_pkg::fills(BlockLengths, KeyLengths);

  if (BlockLengths == 3'b000) begin : gen_bad_block_lengths
    $error("aes_core_round: BlockLengths must name at least one of 128, 192 and 256 bits");
  end
  if (BlockBits != 128 + 64 * 32'(aes_pkg::longest(BlockLengths))) begin : gen_bad_block_bits
    $error("aes_core_round: BlockBits must be the longest of BlockLengths: 128, 192 or 256");
  end
  if (aes_pkg::sbox_clocks(KeySbox) != aes_pkg::sbox_clocks(Sbox)) begin : gen_bad_key_sbox
    $error("aes_core_round: KeySbox must take as many clocks as Sbox");
  end
  if (CLOCKED && (STORED || BlockLengths != 3'b001)) begin : gen_bad_clocked_sbox
    $error("aes_core_round: clocked S-boxes need BlockLengths 001 and KeysOnTheFly");
  end
  if (KeyLengths == 3'b000) begin : gen_bad_key_lengths
    $error("aes_core_round: KeyLengths must name at least one of 128, 192 and 256 bits");
  end
  if (TagBits < 1) begin : gen_bad_tag_bits
    $error("aes_core_round: TagBits must be at least 1");
  end

  // ---------------------------------------------------------------------------------------------
  // Control. A walk to the end of the key schedule is a block without data.

  logic       alive_q;                 // a clock has passed since reset or clear
  logic       key_held_q, key_waits_q, key_error_q;
  logic [1:0] key_len, state_len;      // of the key held, and of the block in the state register
  logic [1:0] block_len;               // of the block whose round keys are being made
  logic       fill_due_q, filled_q, walk_due_q;
  logic       busy_q;                  // a block is in the state register
  logic       stepping_q;              // the key moves on: all rounds but the last, or a walk
  logic [3:0] steps_left_q;            // of the key
  logic       inverse_q, unserved_q;   // what the block in the state register asked for
  logic       out_valid_q, out_error_q;

  logic       live;                    // neither reset nor clear
  logic       key_taken, key_legal, keys_busy, block_legal, block_taken, start, inverse;
  logic       key_short;               // shorter than the longest block
  logic       known;                   // the schedule's end is known for the block at the input
  logic       from_kept;               // the coming step is the first from a kept key
  logic       second;                  // of a round's clocks, if it has two
  logic       stepping;                // in the next clock
  logic       step, last_round, last_step, out_free, finish, stall;

  assign live = rst_ni && !key_clear_i;

  assign key_ready_o = alive_q && !key_clear_i && !busy_q && !fill_due_q && !walk_due_q &&
                       !stepping_q && (!key_held_q || key_waits_q);
  assign key_taken = key_valid_i && key_ready_o;
  assign key_legal = key_len_i != 2'd3 && KeyLengths[key_len_i];
  assign key_short = FILLS && key_len_i < aes_pkg::longest(BlockLengths);

  assign out_free = !out_valid_q || out_ready_i;
  assign last_round = busy_q && !stepping_q;
  assign last_step = steps_left_q == 4'd1;
  assign finish = live && last_round && out_free;
  assign stall = live && last_round && !out_free;

  assign in_ready_o = alive_q && !key_clear_i && key_held_q && !key_waits_q && !keys_busy &&
                      !fill_due_q && !filled_q && !walk_due_q && !stepping_q && known &&
                      (!busy_q || out_free);
  assign block_taken = in_valid_i && in_ready_o;

  // Where the key schedule starts is chosen before it is known whether it does: the handshake
  // would be in series with a step of the schedule.
  assign start = block_taken || walk_due_q;
  assign inverse = DECRYPTS &&
                   (stepping_q ? inverse_q
                               : !fill_due_q && !walk_due_q && (in_decrypt_i || !ENCRYPTS));

  // Lengths: of a single one the code does not matter.
  if (aes_pkg::several(KeyLengths)) begin : gen_key_lengths
    logic [1:0] key_len_q;
    always_ff @(posedge clk_i) if (key_taken && key_legal) key_len_q <= key_len_i;
    assign key_len = key_len_q;
  end else begin : gen_one_key_length
    assign key_len = aes_pkg::longest(KeyLengths);
  end

  // With several block lengths a block shows its own a clock before it enters, so that the key
  // schedule starts from a register; and decryption may have to walk first.
  if (SEVERAL) begin : gen_block_lengths
    logic [1:0] block_len_q, state_len_q;
    logic known_q, fits;
    always_ff @(posedge clk_i) begin
      if (!stepping) block_len_q <= block_len_i;
      if (start) state_len_q <= block_len_q;
      known_q <= live && in_valid_i && !block_taken && fits;
    end
    assign block_legal = block_len_i != 2'd3 && BlockLengths[block_len_i];
    assign block_len = block_len_q;
    assign state_len = state_len_q;
    assign known = known_q;

    if (WALKS) begin : gen_walks
      logic end_held_q;
      logic [1:0] end_len_q;
      assign fits = !in_decrypt_i || !block_legal ||
                    (end_held_q && !key_taken && end_len_q == block_len_i);
      always_ff @(posedge clk_i) begin
        walk_due_q <= live && in_valid_i && !fits && key_held_q && !key_taken && !key_valid_i &&
                      !walk_due_q && !stepping_q && (!busy_q || finish);
        if (walk_due_q) end_len_q <= block_len_q;
        end_held_q <= live && !key_taken && (end_held_q || walk_due_q);
      end
    end else begin : gen_no_walks
      assign fits = 1'b1;
      assign walk_due_q = 1'b0;
    end
  end else begin : gen_one_block_length
    logic unused;
    assign unused = ^block_len_i;
    assign block_legal = 1'b1;
    assign block_len = aes_pkg::longest(BlockLengths);
    assign state_len = block_len;
    assign known = 1'b1;
    always_ff @(posedge clk_i) begin
      walk_due_q <= live && WALKS && (fill_due_q || (key_taken && key_legal && !key_short));
    end
  end

  // Clocked S-boxes read state and key in one clock, and their images are used in the next: in the
  // first clock of a round the key steps, in the second the state.
  if (CLOCKED) begin : gen_two_clocks
    logic started_q, second_q;
    always_ff @(posedge clk_i) begin
      started_q <= live && start;
      second_q <= live && stepping_q && !second_q;
    end
    assign from_kept = !stepping_q || started_q;
    assign second = second_q;
    assign step = live && stepping_q && !second_q;
  end else begin : gen_one_clock
    assign from_kept = !stepping_q;
    assign second = 1'b1;
    assign step = live && (start || stepping_q);
  end

  assign stepping = live && (start || (stepping_q && !(step && last_step)));

  logic [3:0] rounds;
  assign rounds = aes_pkg::rounds(block_len, key_len);

  always_ff @(posedge clk_i) begin
    alive_q <= 1'b1;
    key_waits_q <= key_valid_i && !key_taken;
    if (key_taken) begin
      key_held_q <= key_legal;
      key_error_q <= !key_legal;
    end
    fill_due_q <= key_taken && key_legal && key_short;
    filled_q <= AHEAD && fill_due_q;
    if (block_taken) begin
      busy_q <= 1'b1;
    end else if (finish) begin
      busy_q <= 1'b0;
    end
    stepping_q <= stepping;
    if (start) begin
      inverse_q <= inverse;
      steps_left_q <= CLOCKED ? rounds : rounds - 4'd1;
    end else if (step) begin
      steps_left_q <= steps_left_q - 4'd1;
    end
    if (finish) out_valid_q <= 1'b1;
    else if (out_ready_i) out_valid_q <= 1'b0;
    if (!live) begin
      alive_q <= 1'b0;
      key_held_q <= 1'b0;
      key_waits_q <= 1'b0;
      key_error_q <= 1'b0;
      fill_due_q <= 1'b0;
      filled_q <= 1'b0;
      busy_q <= 1'b0;
      inverse_q <= 1'b0;
      steps_left_q <= 4'd0;
      out_valid_q <= 1'b0;
    end
  end

  // What a block carries along. A bad request runs like any other, and ends without its result.
  logic [TagBits-1:0] tag_q, out_tag_q;
  always_ff @(posedge clk_i) begin
    if (block_taken) begin
      tag_q <= in_tag_i;
      unserved_q <= in_chain_i || !block_legal || (in_decrypt_i ? !DECRYPTS : !ENCRYPTS);
    end
    if (finish) begin
      out_tag_q <= tag_q;
      out_error_q <= unserved_q;
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Data. Every register becomes 0 when it neither takes nor holds anything, and so is cleared.

  logic [BlockBits-1:0] state_q, state_d, out_q, out_d;
  logic [BlockBits-1:0] first_key, round_key, entered;
  logic [BlockBits-1:0] substituted, shifted, to_mix, mixed, made, finished;

  if (STORED) begin : gen_stored
    aes_key_stored #(
      .Directions(Directions),
      .BlockBits(BlockBits),
      .BlockLengths(BlockLengths),
      .KeyLengths(KeyLengths),
      .Sbox(KeySbox)
    ) u_key (
      .clk_i,
      .load_i(key_taken && key_legal),
      .key_i,
      .key_len_i(key_len),
      .load_len_i(key_len_i),
      .keep_i(live && key_held_q && !key_taken),
      .busy_o(keys_busy),
      .block_len_i(block_len),
      .from_kept_i(from_kept),
      .inverse_i(inverse),
      .step_i(step),
      .hold_i(stall),
      .first_key_o(first_key),
      .round_key_o(round_key)
    );
  end else begin : gen_on_the_fly
    assign keys_busy = 1'b0;
    aes_key_on_the_fly #(
      .Directions(Directions),
      .BlockBits(BlockBits),
      .BlockLengths(BlockLengths),
      .KeyLengths(KeyLengths),
      .Ahead(AHEAD),
      .Sbox(KeySbox)
    ) u_key (
      .clk_i,
      .clear_i(!(live && (start || stepping_q))),
      .load_i(key_taken && key_legal),
      .key_i,
      .key_len_i(key_len),
      .load_len_i(key_len_i),
      .keep_i(live && key_held_q && !key_taken),
      .fill_i(fill_due_q),
      .block_len_i(block_len),
      .from_kept_i(from_kept),
      .next_from_kept_i(!stepping),
      .next_block_len_i(block_len_i),
      .inverse_i(inverse),
      .step_i(step || (FILLS && fill_due_q)),
      .capture_i(step && stepping_q && !busy_q && last_step),
      .hold_i(stall || (CLOCKED && live && stepping_q)),
      .first_key_o(first_key),
      .round_key_o(round_key)
    );
  end

  aes_add_round_key #(.BlockBits(BlockBits)) u_first_add (
    .data_i(in_data_i),
    .key_i(first_key),
    .data_o(entered)
  );

  // A round: SubBytes, ShiftRows, MixColumns, AddRoundKey (FIPS-197 section 5.1), or backwards
  // InvShiftRows, InvSubBytes, AddRoundKey, InvMixColumns (section 5.3). The order of the first
  // two does not matter; AddRoundKey stands on both sides of MixColumns, and one of them adds 0.
  aes_sub_bytes #(
    .Bits(BlockBits),
    .Directions(Directions),
    .Sbox(Sbox)
  ) u_sub_bytes (
    .clk_i,
    .clear_i(!(stall || (live && busy_q && stepping_q))),
    .inverse_i(inverse_q),
    .data_i(state_q),
    .data_o(substituted)
  );

  aes_shift_rows #(
    .BlockBits(BlockBits),
    .BlockLengths(BlockLengths),
    .Directions(Directions)
  ) u_shift_rows (
    .block_len_i(state_len),
    .inverse_i(inverse_q),
    .data_i(substituted),
    .data_o(shifted)
  );

  aes_add_round_key #(.BlockBits(BlockBits)) u_add_before_mix (
    .data_i(shifted),
    .key_i(round_key & {BlockBits{DECRYPTS && inverse_q}}),
    .data_o(to_mix)
  );

  aes_mix_columns #(
    .BlockBits(BlockBits),
    .Directions(Directions)
  ) u_mix_columns (
    .inverse_i(inverse_q),
    .data_i(to_mix),
    .data_o(mixed)
  );

  aes_add_round_key #(.BlockBits(BlockBits)) u_add_after_mix (
    .data_i(mixed),
    .key_i(round_key & {BlockBits{ENCRYPTS && !inverse_q}}),
    .data_o(made)
  );

  aes_add_round_key #(.BlockBits(BlockBits)) u_last_add (
    .data_i(shifted),
    .key_i(round_key),
    .data_o(finished)
  );

  /// The columns of a block of some length, as a mask.
  function automatic logic [BlockBits-1:0] columns(input logic [1:0] len);
    for (int unsigned n = 0; n < BlockBits; n += 64) begin  // a bit at a time simulates slowly
      columns[BlockBits-1-n -: 64] = {64{!SEVERAL || n < 128 || len[1] || (len[0] && n < 192)}};
    end
  endfunction

  logic move, stay;
  assign move = live && busy_q && stepping_q && second;
  assign stay = stall || (CLOCKED && live && busy_q && stepping_q && !second);
  assign state_d = (entered & {BlockBits{block_taken && live}} & columns(block_len)) |
                   (made & {BlockBits{move}} & columns(state_len)) |
                   (state_q & {BlockBits{stay}});
  assign out_d = (finished & {BlockBits{finish && !unserved_q}} & columns(state_len)) |
                 (out_q & {BlockBits{live && out_valid_q && !out_ready_i}});

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    out_q <= out_d;
  end

  // ---------------------------------------------------------------------------------------------
  // Outputs: a clear silences them in its own clock.

  assign key_error_o = key_error_q;
  assign out_valid_o = out_valid_q && !key_clear_i;
  assign out_data_o = out_q & {BlockBits{!key_clear_i}};
  assign out_tag_o = out_tag_q;
  assign out_error_o = out_error_q && out_valid_q && !key_clear_i;

endmodule
