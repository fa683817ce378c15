// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-128 a byte a clock through one S-box, with ports of 8 bits. State and key rotate in rows, so
// the data registers are one state, one key and a delay of three bytes. After a block the key
// schedule has returned to round key 0. A block takes 260 clocks to encrypt and 360 to decrypt,
// transfers of its bytes included. The first byte carries direction, lengths and tag; a key of a
// length that the build lacks has only this byte. `aes_port_adapter` makes full-width ports.

module aes_core_serial #(
  /// `DirEncrypt` or `DirBoth`; `DirDecrypt` is not allowed.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule: a combinational one.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  parameter int unsigned         TagBits    = 1
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               key_valid_i,
  /// With a key loaded, rises only after `key_valid_i`.
  output logic               key_ready_o,
  input  logic [1:0]         key_len_i,
  input  logic [7:0]         key_i,
  input  logic               key_clear_i,
  output logic               key_error_o,

  input  logic               in_valid_i,
  /// High in at most one clock of four: each byte has its turn.
  output logic               in_ready_o,
  input  logic               in_decrypt_i,
  input  logic               in_chain_i,
  input  logic [1:0]         block_len_i,
  input  logic [7:0]         in_data_i,
  input  logic [TagBits-1:0] in_tag_i,

  output logic               out_valid_o,
  input  logic               out_ready_i,
  output logic [7:0]         out_data_o,
  output logic [TagBits-1:0] out_tag_o,
  output logic               out_error_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_serial: Sbox must be combinational");
  end
  if (Directions == aes_pkg::DirDecrypt) begin : gen_bad_directions
    $error("aes_core_serial: Directions must be DirEncrypt or DirBoth");
  end

  // ---------------------------------------------------------------------------------------------
  // Ports and control

  logic unused_keep;
  logic [1:0] unused_len;
  logic live, key_load, block_taken, refused, key_idle, block_idle;
  logic first_key_ready, first_in_ready, more_key, more_block, out_valid;
  logic sub_state, inverse, block_byte, out_byte, exchange, hold, mix, add_round_key;
  logic key_byte, key_sub, key_add;
  logic [1:0] row, key_row;
  logic [3:0] enter, key_take;
  logic [7:0] rcon;
  logic [TagBits-1:0] tag;

  aes_frontend #(
    .BlockLengths(3'b001), .KeyLengths(3'b001), .Directions(Directions), .TagBits(TagBits)
  ) u_frontend (
    .key_valid_i(key_valid_i),
    .key_ready_o(first_key_ready),
    .in_valid_i(in_valid_i),
    .in_ready_o(first_in_ready),
    .live_o(live),
    .core_idle_i(key_idle), .core_ready_i(block_idle),
    .key_load_o(key_load), .key_keep_o(unused_keep), .held_len_o(unused_len),
    .block_taken_o(block_taken), .tag_o(tag), .refused_o(refused),
    .*
  );
  assign key_ready_o = first_key_ready || (more_key && !key_clear_i);
  assign in_ready_o = first_in_ready || (more_block && !key_clear_i);

  aes_serial_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i(live),
    .key_idle_o(key_idle),
    .block_idle_o(block_idle),
    .key_load_i(key_load),
    .block_taken_i(block_taken),
    .decrypt_i(in_decrypt_i),
    .key_valid_i,
    .in_valid_i,
    .more_key_o(more_key),
    .more_block_o(more_block),
    .out_valid_o(out_valid),
    .out_ready_i,
    .sub_state_o(sub_state),
    .row_o(row),
    .inverse_o(inverse),
    .block_byte_o(block_byte),
    .out_byte_o(out_byte),
    .enter_o(enter),
    .exchange_o(exchange),
    .hold_o(hold),
    .mix_o(mix),
    .add_round_key_o(add_round_key),
    .key_byte_o(key_byte),
    .key_sub_o(key_sub),
    .key_add_o(key_add),
    .key_take_o(key_take),
    .key_row_o(key_row),
    .rcon_o(rcon)
  );

  // ---------------------------------------------------------------------------------------------
  // Key and S-box

  logic [7:0]  head, key_head, substituted, entering, delayed;
  logic [31:0] key_word, heads, column, mixed, made;

  aes_key_rows u_key (
    .clk_i,
    .add_i(key_add),
    .take_i(key_take),
    .byte_i(({8{key_sub}} & (substituted ^ rcon)) | ({8{key_byte}} & key_i)),
    .load_i(!key_sub),
    .row_i(key_row),
    .head_o(key_head),
    .word_o(key_word)
  );

  aes_sub_bytes #(.Bits(8), .Directions(Directions), .Sbox(Sbox)) u_sub_bytes (
    .clk_i,
    .clear_i(1'b0),
    .inverse_i(inverse),
    .data_i(sub_state ? head : key_head),
    .data_o(substituted)
  );

  // ---------------------------------------------------------------------------------------------
  // State. The first byte of the delay line is also the output register.

  assign head = heads[31-8*row -: 8];
  assign entering = ({8{block_byte}} & in_data_i) | ({8{out_byte}} & head) |
                    ({8{sub_state}} & substituted) | ({8{hold}} & delayed);
  aes_row_state u_state (
    .clk_i,
    .byte_i(entering),
    .enter_i(enter),
    .exchange_i(DECRYPTS && exchange),
    .delayed_o(delayed),
    .heads_o(heads),
    .column_o(column),
    .made_i(made)
  );

  aes_mix_columns_compact #(.BlockBits(32), .Directions(Directions)) u_mix_columns (
    .inverse_i(exchange), .data_i(column), .data_o(mixed)
  );
  assign made = (mix ? mixed : column) ^ (key_word & {32{add_round_key}});

  assign out_valid_o = out_valid && !key_clear_i;
  assign out_data_o = delayed & {8{out_valid && !refused && !key_clear_i}};
  assign out_tag_o = tag;
  assign out_error_o = refused && out_valid && !key_clear_i;

endmodule
