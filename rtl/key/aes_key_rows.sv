// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The round key of a byte-serial core: four rows that rotate by a byte in every clock, like those
// of `aes_row_state`. One XOR a row steps the AES-128 key schedule (FIPS-197 section 5.2) in both
// directions while its row rotates.
//
// In turn t (mod 4) word -t - r is at the head of row r. `byte_i`, the S-box output, is XORed to
// word 0 in row -t. Any other word n is XORed with word n - 1, its neighbour in the row. Row 0,
// with T a multiple of 4:
//
//   turn       T-3  T-2  T-1  T       T+3  T+6  T+9
//   upwards                   S-box   n=1  n=2  n=3
//   downwards  n=3  n=2  n=1  S-box
//
// Rows 3, 2 and 1 do the same 1, 2 and 3 turns later.

module aes_key_rows (
  input  logic        clk_i,
  /// Row 0 XORs its head with the neighbour; rows 3, 2 and 1 do so 1, 2 and 3 turns later.
  input  logic        add_i,
  /// Bit r: row r XORs its head with `byte_i`.
  input  logic [3:0]  take_i,
  input  logic [7:0]  byte_i,
  /// Each row that takes `byte_i` loads it in place of its head. An AND drops the head: a second
  /// XOR to cancel an unknown head would leave an X.
  input  logic        load_i,

  /// The byte at the head of row `row_i`; for row 1 after the XOR with its neighbour.
  input  logic [1:0]  row_i,
  output logic [7:0]  head_o,
  /// Word -t of the round key in turn t, for the column that `aes_row_state` outputs.
  output logic [31:0] word_o
);

  logic [3:0][31:0] row_q;  // the head of a row is on [31:24]
  logic [3:1]  add_q;
  logic [3:0]  add;
  assign add = {add_q, add_i};
  always_ff @(posedge clk_i) add_q <= {add_i, add_q[3:2]};

  logic [7:0] stepped1;  // backwards, the S-box needs word 3 of row 1 in the turn that computes it
  assign stepped1 = row_q[1][31:24] ^ (row_q[1][23:16] & {8{add[1]}});
  for (genvar r = 0; r < 4; r++) begin : gen_row
    logic [7:0] tail;
    if (r == 1) begin : gen_stepped
      assign tail = (stepped1 & {8{!(load_i && take_i[1])}}) ^ (byte_i & {8{take_i[1]}});
    end else begin : gen_one_sum
      assign tail = (row_q[r][31:24] & {8{!(load_i && take_i[r])}}) ^
                    ((row_q[r][23:16] & {8{add[r]}}) | (byte_i & {8{take_i[r]}}));
    end
    always_ff @(posedge clk_i) row_q[r] <= {row_q[r][23:0], tail};
  end

  always_comb begin
    case (row_i)
      2'd0: head_o = row_q[0][31:24];
      2'd1: head_o = stepped1;
      2'd2: head_o = row_q[2][31:24];
      default: head_o = row_q[3][31:24];
    endcase
  end

  assign word_o = {row_q[0][31:24], row_q[1][7:0], row_q[2][15:8], row_q[3][23:16]};

endmodule
