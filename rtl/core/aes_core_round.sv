// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One round a clock, after Kuo & Verbauwhede 2001: latency Nr+1 clocks, interval Nr. With clocked
// S-boxes a round takes two: latency 2 Nr + 1, interval 2 Nr.
//
// A block enters through the first AddRoundKey into the state register, makes Nr-1 rounds there,
// and its last round, which has no MixColumns, leads to the output register; the next block may
// enter in that same clock. With decryption a new key takes Nr rounds more, to find where the key
// schedule ends. ClearCycles = 1.

module aes_core_round #(
  parameter int unsigned         BlockBits  = 128,
  parameter logic [2:0]          KeyLengths = 3'b111,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  parameter int unsigned         TagBits    = 1
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
  /// Depends on `out_ready_i` in the same clock.
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
  localparam bit CLOCKED = aes_pkg::sbox_clocks(Sbox) != 0;

  if (BlockBits != 128) begin : gen_bad_block_bits
    $error("aes_core_round: BlockBits must be 128");
  end
  if (KeyLengths == 3'b000) begin : gen_bad_key_lengths
    $error("aes_core_round: KeyLengths must name at least one of 128, 192 and 256 bits");
  end
  if (TagBits < 1) begin : gen_bad_tag_bits
    $error("aes_core_round: TagBits must be at least 1");
  end

  // Only one block length here, so its code does not matter.
  logic unused;
  assign unused = ^block_len_i;

  // ---------------------------------------------------------------------------------------------
  // Control. A walk to the end of the key schedule is a block without data.

  logic       alive_q;                 // a clock has passed since reset or clear
  logic       key_held_q, key_waits_q, key_error_q;
  logic [1:0] key_len_q;
  logic       walk_due_q;
  logic       busy_q;                  // a block is in the state register
  logic       stepping_q;              // the key moves on: all rounds but the last, or a walk
  logic [3:0] steps_left_q;            // of the key
  logic       inverse_q, unserved_q;   // what the block in the state register asked for
  logic       out_valid_q, out_error_q;

  logic       live;                    // neither reset nor clear
  logic       key_taken, key_legal, block_taken, start, inverse;
  logic       first_step, second;      // of a block's steps; of a round's clocks, if it has two
  logic       step, last_round, last_step, out_free, finish, stall;
  logic [3:0] rounds;                  // Nr of the key

  assign live = rst_ni && !key_clear_i;

  assign key_ready_o = alive_q && !key_clear_i && !busy_q && !walk_due_q && !stepping_q &&
                       (!key_held_q || key_waits_q);
  assign key_taken = key_valid_i && key_ready_o;
  assign key_legal = key_len_i != 2'd3 && KeyLengths[key_len_i];

  assign out_free = !out_valid_q || out_ready_i;
  assign last_round = busy_q && !stepping_q;
  assign last_step = steps_left_q == 4'd1;
  assign finish = live && last_round && out_free;
  assign stall = live && last_round && !out_free;

  assign in_ready_o = alive_q && !key_clear_i && key_held_q && !key_waits_q &&
                      !walk_due_q && !stepping_q && (!busy_q || out_free);
  assign block_taken = in_valid_i && in_ready_o;

  // Where the key schedule starts is chosen before it is known whether it does: the handshake
  // would be in series with a step of the schedule.
  assign start = block_taken || walk_due_q;
  assign inverse = DECRYPTS &&
                   (stepping_q ? inverse_q : !walk_due_q && (in_decrypt_i || !ENCRYPTS));

  // Clocked S-boxes read state and key in one clock, and their images are used in the next: in the
  // first clock of a round the key steps, in the second the state.
  if (CLOCKED) begin : gen_two_clocks
    logic started_q, second_q;
    always_ff @(posedge clk_i) begin
      started_q <= live && start;
      second_q <= live && stepping_q && !second_q;
    end
    assign first_step = started_q;
    assign second = second_q;
    assign step = live && stepping_q && !second_q;
  end else begin : gen_one_clock
    assign first_step = 1'b0;
    assign second = 1'b1;
    assign step = live && (start || stepping_q);
  end

  always_comb begin
    rounds = 4'd10;
    if (key_len_q == aes_pkg::LEN_192) rounds = 4'd12;
    if (key_len_q == aes_pkg::LEN_256) rounds = 4'd14;
  end

  always_ff @(posedge clk_i) begin
    alive_q <= 1'b1;
    key_waits_q <= key_valid_i && !key_taken;
    if (key_taken) begin
      key_held_q <= key_legal;
      key_error_q <= !key_legal;
      inverse_q <= 1'b0;
    end
    walk_due_q <= key_taken && key_legal && DECRYPTS;
    if (block_taken) begin
      busy_q <= 1'b1;
      inverse_q <= inverse;
    end else if (finish) begin
      busy_q <= 1'b0;
    end
    if (start) begin
      stepping_q <= 1'b1;
      steps_left_q <= CLOCKED ? rounds : rounds - 4'd1;
    end else if (step) begin
      stepping_q <= !last_step;
      steps_left_q <= steps_left_q - 4'd1;
    end
    if (finish) out_valid_q <= 1'b1;
    else if (out_ready_i) out_valid_q <= 1'b0;
    if (!live) begin
      alive_q <= 1'b0;
      key_held_q <= 1'b0;
      key_waits_q <= 1'b0;
      key_error_q <= 1'b0;
      walk_due_q <= 1'b0;
      busy_q <= 1'b0;
      stepping_q <= 1'b0;
      inverse_q <= 1'b0;
      steps_left_q <= 4'd0;
      out_valid_q <= 1'b0;
    end
  end

  // What a block carries along. A bad request runs like any other, and ends without its result.
  logic [TagBits-1:0] tag_q, out_tag_q;
  always_ff @(posedge clk_i) begin
    if (key_taken && key_legal) key_len_q <= key_len_i;
    if (block_taken) begin
      tag_q <= in_tag_i;
      unserved_q <= in_chain_i || (in_decrypt_i ? !DECRYPTS : !ENCRYPTS);
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

  aes_key_on_the_fly #(
    .Directions(Directions),
    .KeyLengths(KeyLengths),
    .Sbox(Sbox)
  ) u_key (
    .clk_i,
    .clear_i(!(live && (start || stepping_q))),
    .load_i(key_taken && key_legal),
    .key_i,
    .key_len_i(key_len_q),
    .keep_i(live && key_held_q && !key_taken),
    .from_kept_i(!stepping_q || first_step),
    .inverse_i(inverse),
    .step_i(step),
    .capture_i(step && stepping_q && !busy_q && last_step),
    .hold_i(stall || (CLOCKED && live && stepping_q)),
    .first_key_o(first_key),
    .round_key_o(round_key)
  );

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
    .Directions(Directions)
  ) u_shift_rows (
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

  always_comb begin
    state_d = '0;
    if (block_taken && live) state_d = entered;
    else if (live && busy_q && stepping_q && second) state_d = made;
    else if (stall || (CLOCKED && live && busy_q && stepping_q)) state_d = state_q;
  end

  always_comb begin
    out_d = '0;
    if (finish) out_d = unserved_q ? '0 : finished;
    else if (live && out_valid_q && !out_ready_i) out_d = out_q;
  end

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
