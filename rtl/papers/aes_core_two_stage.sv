// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-128 in the schedule of Vater & Langendoerfer 2007. Columns pass a pipeline of two stages:
// four S-boxes, shared by data and key schedule, and one MixColumns. ShiftRows and AddRoundKey
// process the whole block in a clock of their own. Latency and interval are 70 clocks; with
// decryption the walk after a key takes ten. (`aes_core_column` takes 50 clocks a block, but a
// column passes all operations of a round in one clock.)
//
// With ports of 32 bits, as in the paper, key, block and result move a column a beat, the first
// byte on [31:24]. All three pass through the state register; the core has no other register for
// them. A block takes 78 clocks: four beats in, 70 clocks, four beats out.

module aes_core_two_stage #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule: a combinational one.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// 1: keep the end of the key schedule where the last block started. 2: keep both ends, as in the
  /// paper; needs `DirBoth`.
  parameter int unsigned         KeptKeys   = 1,
  /// Rows of S-boxes: 1 is shared by data and key schedule, 2 gives each its own.
  parameter int unsigned         SboxRows   = 1,
  parameter aes_pkg::mix_e       MixColumns = aes_pkg::MixCompact,
  /// 32 or 128.
  parameter int unsigned         PortBits   = 128,
  localparam int unsigned        KeyWidth   = PortBits < 128 ? PortBits : 256
) (
  /* verilator lint_off UNUSEDSIGNAL */  // not every build reads every port
  input  logic                clk_i,
  /// Low in reset and clear.
  input  logic                live_i,

  input  logic [KeyWidth-1:0] key_i,
  /// A beat of a key of legal length is taken, the last one with `key_last_i`.
  input  logic                key_beat_i,
  input  logic                key_last_i,
  /// The key is still held in the next clock.
  input  logic                key_keep_i,
  /// A key may be taken: no block or walk is inside.
  output logic                key_idle_o,

  input  logic                in_decrypt_i,
  input  logic [PortBits-1:0] in_data_i,
  /// A beat of a block is taken, the first one with `block_taken_i`, the last with `block_last_i`.
  input  logic                block_beat_i,
  input  logic                block_taken_i,
  input  logic                block_last_i,
  /// A block may be taken.
  output logic                block_ready_o,

  /// No key is entering, and no block is inside, its beats included.
  input  logic                ports_idle_i,
  /// The result is complete: with `PortBits` = 128 now, with 32 in the next clock.
  output logic                result_valid_o,
  input  logic                result_ready_i,
  /// With `PortBits` = 32: a beat leaves, and `result_o` becomes the next column of the result.
  input  logic                out_beat_i,
  output logic [PortBits-1:0] result_o
  /* verilator lint_on UNUSEDSIGNAL */
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (PortBits != 32 && PortBits != 128) begin : gen_bad_port_bits
    $error("aes_core_two_stage: PortBits must be 32 or 128");
  end
  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_two_stage: Sbox must be combinational");
  end
  if (!(KeptKeys == 1 || (KeptKeys == 2 && Directions == aes_pkg::DirBoth))) begin : gen_bad_kept
    $error("aes_core_two_stage: KeptKeys must be 1, or 2 with DirBoth");
  end
  if (SboxRows != 1 && SboxRows != 2) begin : gen_bad_rows
    $error("aes_core_two_stage: SboxRows must be 1 or 2");
  end
  if (MixColumns > aes_pkg::MixSeparate) begin : gen_bad_mix
    $error("aes_core_two_stage: MixColumns must be one of aes_pkg::mix_e");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic enters, decrypt;  // the block is complete, and its rounds start; its direction
  logic start_inverse, busy, inverse, shift, column, add, enter, second_place, plain_round;
  logic key_step, walked;

  assign block_ready_o = key_idle_o;

  aes_two_stage_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i,
    .idle_o(key_idle_o),
    .block_taken_i(enters),
    .decrypt_i(decrypt),
    .walk_i(DECRYPTS && key_last_i),
    .walked_o(walked),
    .result_valid_o,
    .result_ready_i,
    .start_inverse_o(start_inverse),
    .busy_o(busy),
    .inverse_o(inverse),
    .shift_o(shift),
    .column_o(column),
    .add_o(add),
    .enter_o(enter),
    .second_place_o(second_place),
    .plain_round_o(plain_round),
    .key_step_o(key_step)
  );

  // ---------------------------------------------------------------------------------------------
  // Round keys

  logic [31:0]  to_sub, substituted;
  logic [127:0] key, first_key;
  logic [255:0] window;

  aes_key_shared_sub #(
    .Directions(Directions), .KeyLengths(3'b001), .BothKept(KeptKeys == 2)
  ) u_keys (
    .clk_i,
    .live_i,
    .load_i(key_last_i),
    .key_i({key, 128'h0}),
    .keep_i(key_keep_i),
    .walked_i(walked),
    .start_i(block_last_i),
    .start_inverse_i(start_inverse),
    .first_key_o(first_key),
    .inverse_i(inverse),
    .step_i(key_step),
    .sub_word_o(to_sub),
    .substituted_i(substituted),
    .window_o(window)
  );

  // ---------------------------------------------------------------------------------------------
  // The block. A beat moves it as a column does.

  logic         holds, moves, adds;
  logic [31:0]  passed, last_column;
  logic [127:0] state_q, shifted, summand, round_key, added;

  aes_column_stages #(
    .Directions(Directions), .Sbox(Sbox), .SboxRows(SboxRows), .MixColumns(MixColumns)
  ) u_stages (
    .clk_i,
    .live_i,
    .inverse_i(inverse),
    .plain_round_i(plain_round),
    .enter_i(enter),
    .column_i(second_place ? state_q[95:64] : state_q[127:96]),
    .column_o(passed),
    .key_step_i(key_step),
    .sub_word_i(to_sub),
    .substituted_o(substituted)
  );
  aes_shift_rows #(.BlockBits(128), .Directions(Directions)) u_shift_rows (
    .block_len_i(2'd0), .inverse_i(inverse), .data_i(state_q), .data_o(shifted)
  );
  aes_add_round_key #(.BlockBits(128)) u_add_round_key (
    .data_i(summand), .key_i(round_key), .data_o(added)
  );

  always_ff @(posedge clk_i) begin
    if (!live_i || !holds) state_q <= '0;
    else if (shift) state_q <= shifted;
    else if (moves) state_q <= {state_q[95:0], last_column};
    else if (enters || adds) state_q <= added;
  end

  if (PortBits < 128) begin : gen_beats
    // The first beat sets the direction. In the clock after the last one the window holds the first
    // round key, which is added to the block in the state.
    logic decrypt_q, whole_q;
    always_ff @(posedge clk_i) begin
      if (block_taken_i) decrypt_q <= in_decrypt_i;
      whole_q <= live_i && block_last_i;
    end
    assign decrypt = decrypt_q;
    assign enters = whole_q;
    assign key = {state_q[95:0], key_i};
    assign holds = !ports_idle_i || key_beat_i || block_beat_i;
    assign moves = column || key_beat_i || block_beat_i || out_beat_i;
    assign last_column = busy ? passed : key_beat_i ? key_i : in_data_i;
    assign summand = state_q;
    assign round_key = window[255:128];
    assign adds = add;
    assign result_o = state_q[127:96];
    logic unused;
    assign unused = ^{first_key, window[127:0]};
  end else begin : gen_whole
    // The single AddRoundKey also serves the new block.
    assign decrypt = in_decrypt_i;
    assign enters = block_taken_i;
    assign key = key_i[255:128];
    assign holds = busy || block_taken_i;
    assign moves = column;
    assign last_column = passed;
    assign summand = busy ? state_q : in_data_i;
    assign round_key = busy ? window[255:128] : first_key;
    assign adds = add && !result_valid_o;
    assign result_o = added;
    logic unused;
    assign unused = ^window[127:0];
  end

endmodule
