// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// ShiftRows and InvShiftRows: each row of the state rotates by its own offset (FIPS-197 sections
// 5.1.2 and 5.3.1; Rijndael for the wider blocks). Wires only, and a multiplexer with `DirBoth`.

module aes_shift_rows #(
  /// Width of the block in bits: 128, 192 or 256.
  parameter int unsigned         BlockBits  = 128,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
) (
  /// 1: InvShiftRows. Matters only with `DirBoth`.
  input  logic                 inverse_i,
  input  logic [BlockBits-1:0] data_i,
  output logic [BlockBits-1:0] data_o
);

  localparam int unsigned COLUMNS = BlockBits / 32;

  logic [BlockBits-1:0] left, right;

  for (genvar c = 0; c < COLUMNS; c++) begin : gen_column
    for (genvar r = 0; r < 4; r++) begin : gen_row
      // A row that moves left by k takes column c from column c + k, and moves back from c - k.
      localparam int unsigned OFFSET = aes_pkg::shift_offset(COLUMNS, r);
      localparam int unsigned FROM_RIGHT = (c + OFFSET) % COLUMNS;
      localparam int unsigned FROM_LEFT = (c + COLUMNS - OFFSET) % COLUMNS;
      assign left[BlockBits-1-32*c-8*r -: 8] = data_i[BlockBits-1-32*FROM_RIGHT-8*r -: 8];
      assign right[BlockBits-1-32*c-8*r -: 8] = data_i[BlockBits-1-32*FROM_LEFT-8*r -: 8];
    end
  end

  if (Directions == aes_pkg::DirEncrypt) begin : gen_encrypt
    logic unused;
    assign unused = ^{inverse_i, right};
    assign data_o = left;
  end else if (Directions == aes_pkg::DirDecrypt) begin : gen_decrypt
    logic unused;
    assign unused = ^{inverse_i, left};
    assign data_o = right;
  end else begin : gen_both
    assign data_o = inverse_i ? right : left;
  end

endmodule
