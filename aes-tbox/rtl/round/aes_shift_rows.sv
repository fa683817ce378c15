// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// ShiftRows and InvShiftRows: each row of the state rotates by its own offset (FIPS-197 sections
// 5.1.2 and 5.3.1; Rijndael section 4.2.2 for longer blocks). Wires only, with a mux where
// directions or block lengths differ. It replaces the 24-entry table of Kuo & Verbauwhede 2001,
// section 3.5.2.

module aes_shift_rows #(
  /// Width of the data in bits: the largest block held.
  parameter int unsigned         BlockBits    = 128,
  /// Block lengths held: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          BlockLengths = 3'b001,
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirBoth
) (
  /// Block length code. Matters only with several block lengths.
  input  logic [1:0]           block_len_i,
  /// 1: InvShiftRows. Matters only with `DirBoth`.
  input  logic                 inverse_i,
  input  logic [BlockBits-1:0] data_i,
  /// The block after ShiftRows; columns beyond the block are undefined.
  output logic [BlockBits-1:0] data_o
);

  localparam int unsigned COLUMNS = BlockBits / 32;

  logic nb6, nb8, inverse;
  assign nb6 = BlockLengths[1] && (BlockLengths == 3'b010 || block_len_i[0]);
  assign nb8 = BlockLengths[2] && (BlockLengths == 3'b100 || block_len_i[1]);
  assign inverse = Directions == aes_pkg::DirDecrypt ||
                   (Directions == aes_pkg::DirBoth && inverse_i);

  /// The column of a state of `columns` from which column `c` takes its byte in row `r`: a row that
  /// rotates left by k takes it from c + k; a row that rotates right takes it from c - k. Columns
  /// beyond the state are undefined; `otherwise` avoids a mux there.
  function automatic int unsigned source(input int unsigned columns, input int unsigned c,
                                         input int unsigned r, input bit back,
                                         input int unsigned otherwise);
    source = otherwise;
    if (c < columns) begin
      source = (c + (back ? columns - aes_pkg::shift_offset(columns, r)
                          : aes_pkg::shift_offset(columns, r))) % columns;
    end
  endfunction

  for (genvar c = 0; c < COLUMNS; c++) begin : gen_column
    for (genvar r = 0; r < 4; r++) begin : gen_row
      localparam int unsigned LEFT_8 = source(COLUMNS, c, r, 1'b0, 0);
      localparam int unsigned LEFT_6 = source(6, c, r, 1'b0, LEFT_8) % COLUMNS;
      localparam int unsigned LEFT_4 = source(4, c, r, 1'b0, LEFT_6);
      localparam int unsigned BACK_8 = source(COLUMNS, c, r, 1'b1, 0);
      localparam int unsigned BACK_6 = source(6, c, r, 1'b1, BACK_8) % COLUMNS;
      localparam int unsigned BACK_4 = source(4, c, r, 1'b1, BACK_6);
      localparam int unsigned ROW = BlockBits - 1 - 8 * r;

      logic [7:0] left, back;
      assign left = nb8 ? data_i[ROW-32*LEFT_8 -: 8] :
                    nb6 ? data_i[ROW-32*LEFT_6 -: 8] : data_i[ROW-32*LEFT_4 -: 8];
      assign back = nb8 ? data_i[ROW-32*BACK_8 -: 8] :
                    nb6 ? data_i[ROW-32*BACK_6 -: 8] : data_i[ROW-32*BACK_4 -: 8];
      assign data_o[ROW-32*c -: 8] = inverse ? back : left;
    end
  end

endmodule
