// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The state of a column-serial core: four columns that shift by one place a step. A step outputs
// one column after ShiftRows and takes in the new column computed from it; four steps are a round.
// No second state register is needed: row r keeps its first r bytes until the last r steps read
// them.
//
//   row 1, bytes a b c d; new ones A B C D
//   step     0        1        2        3
//   places   a b c d  a c d A  a d A B  a A B C
//   given    b        c        d        a
//
// InvShiftRows is the same with the columns in descending order (FIPS-197 sections 5.1.2, 5.3.1).
//
// `Registered`: the new column arrives a clock later, with `late_i`. If the state steps in that
// clock, the column enters one place further up; else (after the last column of a round) it enters
// the last place.

// `StepColumns` = 2: a step outputs two columns and takes in two; two steps are a round. The first
// step moves the bytes that row r keeps to the first places of the row.

module aes_column_state #(
  /// Columns in a step, 1 or 2.
  parameter int unsigned StepColumns = 1,
  /// 1: the new column arrives a clock after its old column left. Needs `StepColumns` = 1.
  parameter bit          Registered  = 1'b0
) (
  input  logic         clk_i,
  /// Take four columns. Without load, step or hold the state becomes 0.
  input  logic         load_i,
  input  logic [127:0] data_i,
  input  logic         step_i,
  input  logic         hold_i,
  /// Number of the step's first column in the round.
  input  logic [1:0]   column_i,
  /// Columns after ShiftRows, the first one leftmost, and the new columns that replace them.
  output logic [32*StepColumns-1:0] column_o,
  input  logic [32*StepColumns-1:0] made_i,
  /// With `Registered`: `made_i` replaces the column of the previous step.
  input  logic         late_i,
  /// The state after the step of this clock.
  output logic [127:0] data_o
);

  for (genvar r = 0; r < 4; r++) begin : gen_row
    logic [31:0] places_q, next;  // bytes of the row, the first place on [31:24]
    logic        kept_turn;       // this step outputs a byte that the row has kept
    if (StepColumns == 2) begin : gen_two_columns
      logic [31:0] turned;  // the row rotated by ShiftRows
      logic        unused;
      assign unused = column_i[0] ^ kept_turn;
      assign kept_turn = column_i[1];
      if (r == 0) begin : gen_first_row
        assign turned = places_q;
      end else begin : gen_turned
        assign turned = kept_turn ? places_q : {places_q[31-8*r:0], places_q[31 -: 8*r]};
      end
      assign column_o[63-8*r -: 8] = turned[31:24];
      assign column_o[31-8*r -: 8] = turned[23:16];
      assign next = {turned[15:0], made_i[63-8*r -: 8], made_i[31-8*r -: 8]};
    end else begin : gen_one_column
      assign kept_turn = 32'(column_i) >= 4 - r;
      assign column_o[31-8*r -: 8] = kept_turn ? places_q[31:24] : places_q[31-8*r -: 8];
      assign next[7:0] = made_i[31-8*r -: 8];
      for (genvar p = 0; p < 3; p++) begin : gen_place
        if (p < r) begin : gen_kept
          assign next[31-8*p -: 8] =
            !kept_turn ? places_q[31-8*p -: 8]
            : Registered && p == 2 && late_i ? made_i[31-8*r -: 8] : places_q[23-8*p -: 8];
        end else begin : gen_shifted
          assign next[31-8*p -: 8] =
            Registered && p == 2 && late_i ? made_i[31-8*r -: 8] : places_q[23-8*p -: 8];
        end
      end
    end

    logic [31:0] given;
    for (genvar p = 0; p < 4; p++) begin : gen_port
      assign given[31-8*p -: 8] = data_i[127-32*p-8*r -: 8];
      assign data_o[127-32*p-8*r -: 8] = next[31-8*p -: 8];
    end
    always_ff @(posedge clk_i) begin
      if (load_i) places_q <= given;
      else if (step_i) places_q <= next;
      else if (Registered && late_i) places_q[7:0] <= next[7:0];
      else if (!hold_i) places_q <= '0;
    end
  end

endmodule
