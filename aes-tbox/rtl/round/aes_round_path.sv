// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The data path of a round in one direction, with SubBytes and MixColumns merged in T-boxes
// (Morioka & Satoh 2002, section 2.2) or one after the other. A second output serves the last
// round, which has no MixColumns. Combinational. A T-box multiplies S(a) of a byte a by a
// coefficient of MixColumns; four of these products sum to a byte of the new column. Decryption
// with T-boxes is the equivalent inverse cipher (FIPS-197 section 5.3.5): round keys 1 to Nr-1 have
// passed InvMixColumns.

module aes_round_path #(
  /// One direction; `DirBoth` is not allowed.
  parameter aes_pkg::direction_e Direction = aes_pkg::DirEncrypt,
  /// 1: T-boxes. 0: S-boxes, then MixColumns.
  parameter bit                  TBoxes    = 1'b1,
  parameter aes_pkg::sbox_e      Sbox      = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  input  logic [127:0] data_i,
  /// Round key that is added before InvMixColumns. Read only in decryption without T-boxes.
  input  logic [127:0] key_i,
  /// The result of rounds 1 to Nr-1 is `rest_o` ^ round key; without T-boxes also ^ `plain_o`.
  output logic [127:0] rest_o,
  /// The block after SubBytes and ShiftRows; the result of round Nr is `plain_o` ^ round key.
  output logic [127:0] plain_o
);

  localparam bit DECRYPTS = Direction == aes_pkg::DirDecrypt;

  // Coefficient of MixColumns by which a byte contributes to the new byte d rows below.
  function automatic logic [3:0] factor(input int unsigned d);
    case (d)
      0: factor = DECRYPTS ? 4'd14 : 4'd2;
      1: factor = DECRYPTS ? 4'd9 : 4'd1;
      2: factor = DECRYPTS ? 4'd13 : 4'd1;
      default: factor = DECRYPTS ? 4'd11 : 4'd3;
    endcase
  endfunction

  if (TBoxes) begin : gen_tboxes
    logic [127:0] shifted;
    aes_shift_rows #(.Directions(Direction)) u_shift_rows (
      .block_len_i(2'd0), .inverse_i(DECRYPTS), .data_i, .data_o(shifted)
    );

    for (genvar c = 0; c < 4; c++) begin : gen_column
      logic [127:0] product;  // [32r +: 32]: contribution of the byte in row r to the new column
      for (genvar r = 0; r < 4; r++) begin : gen_row
        logic [7:0] once;
        aes_tbox_select #(.Directions(Direction), .Factor(4'd1), .Sbox(Sbox)) u_once (
          .data_i(shifted[127-32*c-8*r -: 8]), .data_o(once)
        );
        assign plain_o[127-32*c-8*r -: 8] = once;
        for (genvar d = 0; d < 4; d++) begin : gen_product
          if (factor(d) == 4'd1) begin : gen_plain
            assign product[32*r+31-8*((r+d)%4) -: 8] = once;
          end else begin : gen_times
            aes_tbox_select #(.Directions(Direction), .Factor(factor(d)), .Sbox(Sbox)) u_times (
              .data_i(shifted[127-32*c-8*r -: 8]), .data_o(product[32*r+31-8*((r+d)%4) -: 8])
            );
          end
        end
      end
      assign rest_o[127-32*c -: 32] = (product[31:0] ^ product[63:32]) ^
                                      (product[95:64] ^ product[127:96]);
    end

    logic unused;
    assign unused = ^{clk_i, key_i};
  end else begin : gen_basic
    logic [127:0] substituted;
    aes_sub_bytes #(.Directions(Direction), .Sbox(Sbox)) u_sub_bytes (
      .clk_i, .clear_i(1'b0), .inverse_i(DECRYPTS), .data_i, .data_o(substituted)
    );
    aes_shift_rows #(.Directions(Direction)) u_shift_rows (
      .block_len_i(2'd0), .inverse_i(DECRYPTS), .data_i(substituted), .data_o(plain_o)
    );
    aes_mix_columns_rest #(.Direction(Direction)) u_rest (
      .data_i(plain_o ^ (key_i & {128{DECRYPTS}})), .data_o(rest_o)
    );
  end

endmodule
