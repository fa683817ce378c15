// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES encryption with two blocks interleaved in the hardware of one round: a register behind the
// S-boxes cuts the round in two clocks, and while one block passes the S-boxes the other passes
// MixColumns. Two blocks enter in successive clocks and leave 2 Nr clocks later, while the next two
// enter: a block every Nr clocks on average, latency 2 Nr + 1. This is the data path; the states
// are in `aes_twin_control`.

module aes_core_twin #(
  /// One key length: bit 0 = 128, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b001,
  /// `DirEncrypt`.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt,
  /// S-box of the data; must be combinational.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// S-box of the key schedule; must be combinational.
  parameter aes_pkg::sbox_e      KeySbox    = Sbox,
  parameter int unsigned         TagBits    = 1,
  /// 1: registers suit flip-flops with enable and reset, as in FPGAs. 0: those of standard cells.
  parameter bit                  Enables    = 1'b0
) (
  input  logic               clk_i,
  /// Low in reset and clear.
  input  logic               live_i,

  input  logic               key_valid_i,
  input  logic [255:0]       key_i,
  /// The key at the ports is taken; its length is legal.
  input  logic               key_load_i,
  /// The key is still held in the next clock.
  input  logic               key_keep_i,
  /// A key may be taken: no block is inside.
  output logic               key_idle_o,

  input  logic               in_valid_i,
  input  logic [127:0]       in_data_i,
  input  logic               block_taken_i,
  /// Tag of the block taken last.
  input  logic [TagBits-1:0] tag_i,
  /// The build cannot serve this block.
  input  logic               refused_i,
  /// A block may be taken. Depends on `out_ready_i`.
  output logic               block_ready_o,

  output logic               result_valid_o,
  input  logic               result_ready_i,
  input  logic               out_ready_i,
  output logic [127:0]       result_o,
  output logic [TagBits-1:0] result_tag_o,
  output logic               result_refused_o
);

  if (KeyLengths != 3'b001 && KeyLengths != 3'b100) begin : gen_bad_key_lengths
    $error("aes_core_twin: KeyLengths must be 3'b001 or 3'b100, one key of 128 or 256 bits");
  end
  if (Directions != aes_pkg::DirEncrypt) begin : gen_bad_directions
    $error("aes_core_twin: Directions must be DirEncrypt");
  end
  if (aes_pkg::sbox_clocks(Sbox) != 0 || aes_pkg::sbox_clocks(KeySbox) != 0) begin : gen_bad_sbox
    $error("aes_core_twin: Sbox and KeySbox must be combinational");
  end

  // ---------------------------------------------------------------------------------------------
  // Control and round keys

  logic stall, round, open, tag_next;
  logic key_restart, key_step, key_last_step;
  logic [1:0] key_from_kept;
  logic [127:0] first_key, round_key;

  aes_twin_control #(.ResetFirst(Enables)) u_control (
    .clk_i,
    .live_i,
    .key_valid_i,
    .key_load_i,
    .key_keep_i,
    .key_open_o(key_idle_o),
    .ready_o(block_ready_o),
    .block_taken_i,
    .result_valid_o,
    .result_ready_i,
    .out_ready_i,
    .stall_o(stall),
    .round_o(round),
    .open_o(open),
    .tag_next_o(tag_next),
    .key_restart_o(key_restart),
    .key_step_o(key_step),
    .key_from_kept_o(key_from_kept),
    .key_last_step_i(key_last_step)
  );

  aes_key_two_clocks #(.KeyLengths(KeyLengths), .Sbox(KeySbox), .Enables(Enables)) u_keys (
    .clk_i,
    .live_i,
    .load_i(key_load_i), .enters_i(key_valid_i && key_idle_o), .key_i, .keep_i(key_keep_i),
    .restart_i(key_restart), .step_i(key_step), .from_kept_i(key_from_kept),
    .last_step_o(key_last_step),
    .first_key_o(first_key), .round_key_o(round_key)
  );

  // The front end has the tag of the block taken last; this register has that of the block that
  // finishes next.
  logic [TagBits-1:0] tag_q;
  logic refused_q;
  always_ff @(posedge clk_i) if (tag_next) {refused_q, tag_q} <= {refused_i, tag_i};
  assign result_tag_o = tag_q;
  assign result_refused_o = refused_q;

  // ---------------------------------------------------------------------------------------------
  // Data. `sub_q` holds S(x) ^ {63}, so that it becomes 0 behind an empty state register.

  localparam logic [127:0] SUB_OF_ZERO = {16{8'h63}};

  logic [127:0] state_q, sub_q, image, shifted, mixed, made, entered;

  aes_sub_bytes #(.Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_bytes (
    .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(state_q), .data_o(image)
  );
  always_ff @(posedge clk_i) if (!(stall && (live_i || !Enables))) sub_q <= image ^ SUB_OF_ZERO;

  aes_shift_rows #(.Directions(aes_pkg::DirEncrypt)) u_shift_rows (
    .block_len_i(2'd0), .inverse_i(1'b0), .data_i(sub_q ^ SUB_OF_ZERO), .data_o(shifted)
  );
  aes_add_round_key u_last_add (.data_i(shifted), .key_i(round_key), .data_o(result_o));
  aes_mix_columns_rest u_mix_columns (.data_i(shifted), .data_o(mixed));
  assign made = mixed ^ result_o;

  aes_add_round_key u_first_add (.data_i(in_data_i), .key_i(first_key), .data_o(entered));
  if (Enables) begin : gen_enables
    always_ff @(posedge clk_i) begin
      if (!live_i) state_q <= '0;
      else if (!stall) state_q <= (made & {128{round}}) | (entered & {128{open && in_valid_i}});
    end
  end else begin : gen_gates
    always_ff @(posedge clk_i) begin
      state_q <= (made & {128{round && live_i}}) | (entered & {128{block_taken_i && live_i}}) |
                 (state_q & {128{stall}});
    end
    logic unused;
    assign unused = in_valid_i || open;
  end

endmodule
