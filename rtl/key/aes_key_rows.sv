// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The round key of a byte-serial core: four rows that turn by a byte in every clock, as those of
// `aes_row_state`. One XOR a row steps the AES-128 key schedule (FIPS-197 section 5.2) in both
// directions while its row turns.
//
// Turn t (mod 4): row r has word -t - r at its head. Row -t takes `byte_i`, in word 0; a row that
// adds its neighbour XORs word n - 1, which stands behind word n. Row 0, T a multiple of 4:
//
//   turn       T-3  T-2  T-1  T       T+3  T+6  T+9
//   upwards                   S-box   n=1  n=2  n=3
//   downwards  n=3  n=2  n=1  S-box
//
// Rows 3, 2 and 1 follow 1, 2 and 3 turns later.

module aes_key_rows (
  input  logic        clk_i,
  /// Row 0 adds its neighbour; rows 3, 2 and 1 do 1, 2 and 3 turns later.
  input  logic        add_i,
  /// Bit r: row r adds `byte_i`.
  input  logic [3:0]  take_i,
  input  logic [7:0]  byte_i,

  /// The byte at the head of a row. Row 1's is the next one of word 3, if it adds its neighbour.
  input  logic [1:0]  row_i,
  output logic [7:0]  head_o,
  /// The word of this turn, which is the one of column -t of the state.
  output logic [31:0] word_o
);

  logic [3:0][31:0] row_q;  // the head on [31:24]
  logic [3:1]  add_q;
  logic [3:0]  add;
  assign add = {add_q, add_i};
  always_ff @(posedge clk_i) add_q <= {add_i, add_q[3:2]};

  logic [7:0] stepped1;  // row 1 makes its word 3 in the turn in which the S-box needs it, downwards
  assign stepped1 = row_q[1][31:24] ^ (row_q[1][23:16] & {8{add[1]}});
  for (genvar r = 0; r < 4; r++) begin : gen_row
    logic [7:0] tail;
    if (r == 1) begin : gen_stepped
      assign tail = stepped1 ^ (byte_i & {8{take_i[1]}});
    end else begin : gen_one_sum
      assign tail = row_q[r][31:24] ^ ((row_q[r][23:16] & {8{add[r]}}) | (byte_i & {8{take_i[r]}}));
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
