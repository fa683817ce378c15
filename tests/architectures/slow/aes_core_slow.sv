// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A test's architecture: AES-128 encryption with four S-boxes, which data and keys share. A round
// takes six clocks: a column each through SubBytes, the round key, and all else; or more, which pass
// before the last. The result stands in the state register until it is taken. Latency and interval
// 10 RoundClocks + 1, capacity 1; ClearCycles = 1.

module aes_core_slow #(
  parameter aes_pkg::sbox_e Sbox        = aes_pkg::SboxTable,
  parameter int unsigned    TagBits     = 1,
  /// 6 to 8.
  parameter int unsigned    RoundClocks = 6,
  /// 1: `in_chain_i` is served.
  parameter bit             Chaining    = 1'b0,
  /// 1: the S-boxes are RAMs, which count as empty after a reset or clear. They are filled from one
  /// table while a key is held, in 256 clocks before the first block.
  parameter bit             Ram         = 1'b0
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               key_valid_i,
  output logic               key_ready_o,
  input  logic [1:0]         key_len_i,
  input  logic [255:0]       key_i,
  input  logic               key_clear_i,
  output logic               key_error_o,
  input  logic               in_valid_i,
  output logic               in_ready_o,
  input  logic               in_decrypt_i,
  input  logic               in_chain_i,
  input  logic [1:0]         block_len_i,
  input  logic [127:0]       in_data_i,
  input  logic [TagBits-1:0] in_tag_i,
  output logic               out_valid_o,
  input  logic               out_ready_i,
  output logic [127:0]       out_data_o,
  output logic [TagBits-1:0] out_tag_o,
  output logic               out_error_o
);

  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_bad_sbox
    $error("aes_core_slow: Sbox must be combinational");
  end
  if (Ram && Sbox != aes_pkg::SboxTable) begin : gen_bad_ram
    $error("aes_core_slow: Sbox must be SboxTable with Ram");
  end
  if (TagBits < 1) begin : gen_bad_tag_bits
    $error("aes_core_slow: TagBits must be at least 1");
  end

  // Of the clocks of a round; 0 to 3 are the columns of SubBytes.
  localparam logic [2:0] KEY = 3'd4;
  localparam logic [2:0] REST = 3'(RoundClocks - 1);

  logic       alive_q, key_held_q, key_waits_q, key_error_q;
  logic       busy_q, out_valid_q, unserved_q;
  logic [2:0] phase_q;
  logic [7:0] rcon_q;  // also tells the round
  logic       live, key_taken, key_legal, block_taken, last;
  logic [TagBits-1:0] tag_q;
  logic [8:0] entry;  // of the RAMs, to be written next; [8]: there is none left

  assign live = rst_ni && !key_clear_i;
  assign last = rcon_q == 8'h6c;  // the constant behind the tenth
  assign key_legal = key_len_i == 2'd0;
  assign key_ready_o = alive_q && !key_clear_i && !busy_q && (!key_held_q || key_waits_q);
  assign key_taken = key_valid_i && key_ready_o;
  assign in_ready_o = alive_q && !key_clear_i && key_held_q && !key_waits_q && !busy_q &&
                      entry[8] && (!out_valid_q || out_ready_i);
  assign block_taken = in_valid_i && in_ready_o;

  logic unused;
  assign unused = ^{block_len_i, key_i[127:0]};

  always_ff @(posedge clk_i) begin
    alive_q <= 1'b1;
    key_waits_q <= key_valid_i && !key_taken;
    if (key_taken) {key_held_q, key_error_q} <= {key_legal, !key_legal};
    if (out_ready_i) out_valid_q <= 1'b0;
    phase_q <= block_taken || phase_q == REST ? 3'd0 : phase_q + 3'd1;
    if (block_taken) begin
      busy_q <= 1'b1;
      tag_q <= in_tag_i;
      unserved_q <= in_decrypt_i || (in_chain_i && !Chaining);
    end else if (busy_q && phase_q == REST && last) begin
      busy_q <= 1'b0;
      out_valid_q <= 1'b1;
    end
    if (!live) begin
      {alive_q, key_held_q, key_waits_q, key_error_q, busy_q, out_valid_q} <= 6'd0;
      phase_q <= 3'd0;
    end
  end

  // ---------------------------------------------------------------------------------------------
  // Data. The state turns by a column a clock, and has its columns in place again after four.

  logic [127:0] key_q, round_key_q, next_key, state_q, shifted, mixed, made, previous;
  logic [31:0]  sub_in, substituted, word;

  assign word = round_key_q[31:0];
  assign sub_in = phase_q == KEY ? {word[23:0], word[31:24]} : state_q[127:96];
  if (Ram && Sbox == aes_pkg::SboxTable) begin : gen_ram
    logic [8:0] entry_q;
    logic [7:0] image;
    logic       write;
    assign write = key_held_q && !entry_q[8];
    always_ff @(posedge clk_i) entry_q <= live ? entry_q + 9'(write) : 9'd0;
    assign entry = entry_q;
    aes_sbox_table #(.Directions(aes_pkg::DirEncrypt)) u_table (
      .inverse_i(1'b0), .data_i(entry_q[7:0]), .data_o(image)
    );
    for (genvar n = 0; n < 2; n++) begin : gen_pair
      aes_slow_ram u_ram (
        .clk_i, .write_i(write), .address_i(entry_q[7:0]), .byte_i(image),
        .data_i(sub_in[16*n +: 16]), .data_o(substituted[16*n +: 16])
      );
    end
  end else begin : gen_circuit
    assign entry = 9'h100;
    aes_sub_bytes #(
      .Bits(32),
      .Directions(aes_pkg::DirEncrypt),
      .Sbox(Sbox)
    ) u_sub_bytes (
      .clk_i,
      .clear_i(1'b0),
      .inverse_i(1'b0),
      .data_i(sub_in),
      .data_o(substituted)
    );
  end

  assign next_key[127:96] = round_key_q[127:96] ^ substituted ^ {rcon_q, 24'h0};
  assign next_key[95:64] = round_key_q[95:64] ^ next_key[127:96];
  assign next_key[63:32] = round_key_q[63:32] ^ next_key[95:64];
  assign next_key[31:0] = round_key_q[31:0] ^ next_key[63:32];

  aes_shift_rows #(.Directions(aes_pkg::DirEncrypt)) u_shift_rows (
    .block_len_i(2'd0),
    .inverse_i(1'b0),
    .data_i(state_q),
    .data_o(shifted)
  );
  aes_mix_columns #(.Directions(aes_pkg::DirEncrypt)) u_mix_columns (
    .inverse_i(1'b0),
    .data_i(shifted),
    .data_o(mixed)
  );

  always_ff @(posedge clk_i) begin
    if (key_taken) key_q <= key_i[255:128] & {128{key_legal}};
    if (block_taken) begin
      state_q <= in_data_i ^ key_q ^ (previous & {128{in_chain_i}});
      round_key_q <= key_q;
      rcon_q <= 8'h01;
    end else if (busy_q && phase_q == KEY) begin
      round_key_q <= next_key;
      rcon_q <= aes_pkg::xtime(rcon_q);
    end else if (busy_q && phase_q == REST) begin
      state_q <= made;
    end else if (busy_q && phase_q < KEY) begin
      state_q <= {state_q[95:0], substituted};
    end else if (!busy_q && out_ready_i) begin
      {state_q, round_key_q} <= 256'h0;
    end
    if (!live) begin
      {key_q, state_q, round_key_q} <= 384'h0;
    end
  end

  assign made = ((last ? shifted : mixed) ^ round_key_q) & {128{!(last && unserved_q)}};

  // The result before, for chaining.
  if (Chaining) begin : gen_chaining
    logic [127:0] result_q;
    always_ff @(posedge clk_i) begin
      if (busy_q && phase_q == REST && last) result_q <= made;
      if (key_taken || !live) result_q <= 128'h0;
    end
    assign previous = result_q;
  end else begin : gen_no_chaining
    assign previous = 128'h0;
  end

  assign key_error_o = key_error_q;
  assign out_valid_o = out_valid_q && !key_clear_i;
  assign out_data_o = state_q & {128{out_valid_q && !key_clear_i}};
  assign out_tag_o = tag_q;
  assign out_error_o = unserved_q && out_valid_q && !key_clear_i;

endmodule
