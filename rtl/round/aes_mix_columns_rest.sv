// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// MixColumns or InvMixColumns of a column, XOR the column itself (FIPS-197 sections 5.1.3 and
// 5.3.3). A core that needs column ^ round key anyway, for the last round, gets MixColumns by
// adding this value: 84 XORs a column, in place of 108 for `aes_mix_columns` and 32 for another
// AddRoundKey.

module aes_mix_columns_rest #(
  /// One direction; `DirBoth` is not allowed.
  parameter aes_pkg::direction_e Direction = aes_pkg::DirEncrypt
) (
  input  logic [127:0] data_i,
  output logic [127:0] data_o
);

  /// One column times {03}x^3 + {01}x^2 + {01}x + {03}; row 0 is the leftmost byte.
  function automatic logic [31:0] mix_rest(input logic [31:0] column);
    logic [7:0] a0, a1, a2, a3, s0, s1, s2, s3, all;
    {a0, a1, a2, a3} = column;
    {s0, s1, s2, s3} = {a0 ^ a1, a1 ^ a2, a2 ^ a3, a3 ^ a0};
    all = s0 ^ s2;
    mix_rest = {all ^ aes_pkg::xtime(s0), all ^ aes_pkg::xtime(s1),
                all ^ aes_pkg::xtime(s2), all ^ aes_pkg::xtime(s3)};
  endfunction

  /// One column times {0b}x^3 + {0d}x^2 + {09}x + {0f}.
  function automatic logic [31:0] inverse_rest(input logic [31:0] column);
    logic [7:0] a0, a1, a2, a3, all, all8, even, odd;
    {a0, a1, a2, a3} = column;
    all = (a0 ^ a1) ^ (a2 ^ a3);
    all8 = aes_pkg::xtime(aes_pkg::xtime(aes_pkg::xtime(all)));
    even = aes_pkg::xtime(aes_pkg::xtime(a0 ^ a2)) ^ (all ^ all8);
    odd = aes_pkg::xtime(aes_pkg::xtime(a1 ^ a3)) ^ (all ^ all8);
    inverse_rest = {even ^ aes_pkg::xtime(a0 ^ a1), odd ^ aes_pkg::xtime(a1 ^ a2),
                    even ^ aes_pkg::xtime(a2 ^ a3), odd ^ aes_pkg::xtime(a3 ^ a0)};
  endfunction

  for (genvar c = 0; c < 4; c++) begin : gen_column
    if (Direction == aes_pkg::DirDecrypt) begin : gen_inverse
      assign data_o[32*c +: 32] = inverse_rest(data_i[32*c +: 32]);
    end else begin : gen_forward
      assign data_o[32*c +: 32] = mix_rest(data_i[32*c +: 32]);
    end
  end

endmodule
