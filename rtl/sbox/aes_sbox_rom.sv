// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The S-box as a synchronous ROM, for block RAM: McLoone & McCanny 2001 section 3. The output is
// valid one clock after the byte. Two bytes share one dual-port RAM. Both directions take 512 bytes;
// `inverse_i` is the top address bit.

module aes_sbox_rom #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Bytes looked up in parallel, each at its own port.
  parameter int unsigned         Lanes      = 1
) (
  input  logic               clk_i,
  /// 1: `data_o` becomes 0 with the next clock edge.
  input  logic               clear_i,
  /// 1: inverse S-box. Matters only with `DirBoth`.
  input  logic               inverse_i,
  input  logic [8*Lanes-1:0] data_i,
  output logic [8*Lanes-1:0] data_o
);

  logic [8*Lanes-1:0] image;
  aes_sbox_rom_table #(.Directions(Directions), .Lanes(Lanes)) u_table (
    .inverse_i,
    .data_i,
    .data_o(image)
  );

  for (genvar n = 0; n < Lanes; n++) begin : gen_lane
    always_ff @(posedge clk_i) data_o[8*n +: 8] <= clear_i ? 8'h00 : image[8*n +: 8];
  end

endmodule
