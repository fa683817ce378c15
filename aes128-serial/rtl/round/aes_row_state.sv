// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The state of a byte-serial core: four rows that rotate by a byte in every clock (a turn), so no
// register needs an enable. A byte that passes the S-box returns to its row with a delay of 0 to 3
// clocks, and this delay is ShiftRows (FIPS-197 section 5.1.2) or InvShiftRows.
//
// In turn t (mod 4) column 2r - t is at the head of row r. Column -t then stands on places 0, 2, 0
// and 2 of rows 0 to 3: `column_o`. The new column `made_i` takes its place in the rotating rows.
//
//   row 0   q0 --column_o, made_i--> q3    row 1   q2 --column_o, made_i--> q1

module aes_row_state (
  input  logic        clk_i,

  /// Input of the delay line: the output of the S-box, or a byte of a block.
  input  logic [7:0]  byte_i,
  /// Bit d: `byte_i` enters row d after d clocks; for d = 0 in this clock, through `column_o`.
  input  logic [3:0]  enter_i,
  /// Rows 1 and 3 exchange their delays, for InvShiftRows.
  input  logic        exchange_i,
  /// `byte_i` of the previous clock.
  output logic [7:0]  delayed_o,

  /// The byte at the head of each row; row 0 leftmost.
  output logic [31:0] heads_o,
  /// Column of this turn (with `byte_i` in row 0 if it enters there), and the new column for its
  /// place.
  output logic [31:0] column_o,
  input  logic [31:0] made_i
);

  logic [3:1][7:0]  delay_q;
  logic        enter1_q;
  logic [1:0]  enter2_q;
  logic [2:0]  enter3_q;
  logic [3:0][31:0] row_q;  // the head of a row is on [31:24]

  always_ff @(posedge clk_i) begin
    delay_q[1] <= byte_i;
    delay_q[2] <= delay_q[1];
    delay_q[3] <= delay_q[2];
    enter1_q <= enter_i[1];
    enter2_q <= {enter2_q[0], enter_i[2]};
    enter3_q <= {enter3_q[1:0], enter_i[3]};
  end
  assign delayed_o = delay_q[1];

  logic       due1, due3;
  logic [7:0] tail1, tail2, tail3;  // bytes that enter the tails of rows 1 to 3
  assign due1 = exchange_i ? enter3_q[2] : enter1_q;
  assign due3 = exchange_i ? enter1_q : enter3_q[2];
  assign tail1 = !due1 ? row_q[1][31:24] : exchange_i ? delay_q[3] : delay_q[1];
  assign tail2 = !enter2_q[1] ? made_i[15:8] : delay_q[2];
  assign tail3 = !due3 ? row_q[3][31:24] : exchange_i ? delay_q[1] : delay_q[3];

  assign heads_o = {row_q[0][31:24], row_q[1][31:24], row_q[2][31:24], row_q[3][31:24]};
  assign column_o = {
    enter_i[0] ? byte_i : row_q[0][31:24], row_q[1][15:8], row_q[2][31:24], row_q[3][15:8]
  };

  always_ff @(posedge clk_i) begin
    row_q[0] <= {row_q[0][23:0], made_i[31:24]};
    row_q[1] <= {row_q[1][23:16], made_i[23:16], row_q[1][7:0], tail1};
    row_q[2] <= {row_q[2][23:0], tail2};
    row_q[3] <= {row_q[3][23:16], made_i[7:0], row_q[3][7:0], tail3};
  end

endmodule
