// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// MixColumns and AddRoundKey of encryption in one circuit (FIPS-197 sections 5.1.3 and 5.1.4). The
// round key is first added to a byte that MixColumns needs late, so only three XORs are in series.

module aes_mix_columns_add #(
  /// 1: lower the fan-out of the sums of two bits 7, for three more XORs a byte: xtime of the sum
  /// is then formed from bit 7 of each byte, not from the sum.
  parameter bit SpreadBit7 = 1'b0
) (
  input  logic [127:0] data_i,
  input  logic [127:0] key_i,
  output logic [127:0] data_o
);

  /// Bits 1, 3 and 4: multiplication by x adds bit 7 to them (reduction by the field polynomial).
  localparam logic [7:0] FOLDED = 8'h1a;

  for (genvar n = 0; n < 4; n++) begin : gen_column
    // For a byte a of the column b, c and d are the bytes one, two and three rows below.
    logic [31:0] a, b, c, d, sum_ab, sum_cd, sum_bk;
    assign a = data_i[32*n +: 32];
    assign b = {a[23:0], a[31:24]};
    assign c = {a[15:0], a[31:16]};
    assign d = {a[7:0], a[31:8]};
    assign sum_ab = a ^ b;
    assign sum_cd = {sum_ab[15:0], sum_ab[31:16]};
    assign sum_bk = b ^ key_i[32*n +: 32];
    for (genvar r = 0; r < 4; r++) begin : gen_row
      // {02} a + {03} b + c + d + k = {02} (a + b) + (c + d) + (b + k)
      logic [7:0] left, right;
      assign left[6:0] = {sum_ab[8*r +: 6], sum_ab[8*r+7]} ^ sum_cd[8*r +: 7];
      assign right[6:0] = SpreadBit7
        ? (b[8*r +: 7] ^ (FOLDED[6:0] & {7{b[8*r+7]}})) ^
          (key_i[32*n+8*r +: 7] ^ (FOLDED[6:0] & {7{a[8*r+7]}}))
        : sum_bk[8*r +: 7] ^ (FOLDED[6:0] & {7{sum_ab[8*r+7]}});
      // Bit 7 is computed without `sum_cd`, to keep the fan-out of its bit 7 low.
      assign left[7] = sum_ab[8*r+6] ^ c[8*r+7];
      assign right[7] = sum_bk[8*r+7] ^ d[8*r+7];
      assign data_o[32*n+8*r +: 8] = left ^ right;
    end
    logic unused;
    assign unused = ^{c, d, sum_cd};
  end

endmodule
