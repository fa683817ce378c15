// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Two S-boxes in a dual-port block RAM, which the core loads with the table of a direction: McLoone
// & McCanny 2001 section 3. Latency: one clock.

module aes_sbox_ram (
  input  logic        clk_i,
  /// 1: `data_o` becomes 0 with the next clock edge, as it also does with `write_i`.
  input  logic        clear_i,
  input  logic        write_i,
  input  logic [7:0]  address_i,
  input  logic [7:0]  byte_i,
  input  logic [15:0] data_i,
  output logic [15:0] data_o
);

  logic [15:0] image;
  aes_sbox_ram_table u_table (
    .clk_i, .write_i, .address_i, .byte_i, .data_i,
    .data_o(image)
  );

  for (genvar n = 0; n < 2; n++) begin : gen_lane
    always_ff @(posedge clk_i) begin
      data_o[8*n +: 8] <= clear_i || write_i ? 8'h00 : image[8*n +: 8];
    end
  end

endmodule
