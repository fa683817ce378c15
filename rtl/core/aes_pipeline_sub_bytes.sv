// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// SubBytes of a round of a pipeline: the S-boxes of `aes_sub_bytes`, or eight RAMs that hold the
// table of one direction at a time, loaded by `aes_pipeline_reload`.

module aes_pipeline_sub_bytes #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// 1: use RAMs, with a latency of one clock; `Sbox` is ignored.
  parameter bit                  Reload     = 1'b0
) (
  input  logic         clk_i,
  /// 1: the registers of clocked S-boxes and RAMs become 0 at the next clock edge.
  input  logic         clear_i,
  /// 1: InvSubBytes. Matters only with `DirBoth` and without `Reload`.
  input  logic         inverse_i,
  /// Write `byte_i` to `address_i` of all RAMs.
  input  logic         write_i,
  input  logic [7:0]   address_i,
  input  logic [7:0]   byte_i,
  input  logic [127:0] data_i,
  output logic [127:0] data_o
);

  localparam int unsigned LANES = aes_pkg::sbox_lanes(Sbox);

  // Two loops, one of them empty, keep the hierarchical names of `aes_sub_bytes`.
  for (genvar n = 0; n < (Reload ? 0 : 16 / LANES); n++) begin : gen_byte
    aes_sbox #(
      .Directions(Directions),
      .Sbox(Sbox),
      .Lanes(LANES)
    ) u_sbox (
      .clk_i(clk_i),
      .clear_i(clear_i),
      .inverse_i(inverse_i),
      .data_i(data_i[127-8*LANES*n -: 8*LANES]),
      .data_o(data_o[127-8*LANES*n -: 8*LANES])
    );
  end

  for (genvar n = 0; n < (Reload ? 8 : 0); n++) begin : gen_ram
    aes_sbox_ram u_ram (
      .clk_i, .clear_i, .write_i, .address_i, .byte_i,
      .data_i(data_i[127-16*n -: 16]),
      .data_o(data_o[127-16*n -: 16])
    );
  end

  if (Reload) begin : gen_reload
    logic unused;
    assign unused = inverse_i;
  end else begin : gen_no_reload
    logic unused;
    assign unused = ^{write_i, address_i, byte_i};
  end

endmodule
