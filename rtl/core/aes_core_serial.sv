// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-128 a byte a clock through one S-box, with ports of 8 bits. State and key rotate in rows, so
// the data registers are one state, one key and a delay of three bytes. After a block the key
// schedule returns to round key 0. A block takes 260 clocks to encrypt and 360 to decrypt,
// transfers of its bytes included. The first byte carries direction, lengths and tag; a key of a
// length that the build lacks has only this byte. `aes_port_adapter` makes full-width ports.

module aes_core_serial #(
  /// `DirEncrypt` or `DirBoth`; `DirDecrypt` is not allowed.
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// S-box of data and key schedule: a combinational one.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// Only 8.
  parameter int unsigned         PortBits   = 8
) (
  input  logic       clk_i,
  /// Low in reset and clear.
  input  logic       live_i,

  input  logic       key_valid_i,
  input  logic [7:0] key_i,
  /// The first byte of a key of legal length is taken.
  input  logic       key_load_i,
  /// The first byte of a key may be taken.
  output logic       key_idle_o,
  /// A further byte of a key may be taken: each has its turn.
  output logic       more_key_o,

  input  logic       in_valid_i,
  input  logic       in_decrypt_i,
  input  logic [7:0] in_data_i,
  /// The first byte of a block is taken.
  input  logic       block_taken_i,
  /// The first byte of a block may be taken.
  output logic       block_ready_o,
  /// A further byte of a block may be taken.
  output logic       more_block_o,

  /// `result_o` is a byte of the result. It waits while `out_ready_i` is low.
  output logic       result_valid_o,
  input  logic       out_ready_i,
  output logic [7:0] result_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_serial: Sbox must be combinational");
  end
  if (PortBits != 8) begin : gen_bad_port_bits
    $error("aes_core_serial: PortBits must be 8");
  end
  if (Directions == aes_pkg::DirDecrypt) begin : gen_bad_directions
    $error("aes_core_serial: Directions must be DirEncrypt or DirBoth");
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic sub_state, inverse, block_byte, out_byte, exchange, hold, mix, add_round_key;
  logic key_byte, key_sub, key_add;
  logic [1:0] row, key_row;
  logic [3:0] enter, key_take;
  logic [7:0] rcon;

  aes_serial_control #(.Directions(Directions)) u_control (
    .clk_i,
    .live_i,
    .key_idle_o,
    .block_idle_o(block_ready_o),
    .key_load_i,
    .block_taken_i,
    .decrypt_i(in_decrypt_i),
    .key_valid_i,
    .in_valid_i,
    .more_key_o,
    .more_block_o,
    .out_valid_o(result_valid_o),
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

  // The S-box reads 0 when nothing uses it, so that an unknown head brings no X into it.
  aes_sub_bytes #(.Bits(8), .Directions(Directions), .Sbox(Sbox)) u_sub_bytes (
    .clk_i,
    .clear_i(1'b0),
    .inverse_i(inverse),
    .data_i(({8{sub_state}} & head) | ({8{key_sub}} & key_head)),
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

  assign result_o = delayed;

endmodule
