// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Keeps the first bytes of a block; the others become 0. Combinational.

module aes_message_mask (
  input  logic [127:0] block_i,
  /// 0 to 16.
  input  logic [4:0]   bytes_i,
  output logic [127:0] block_o
);

  // A comparison with each n would be a chain of carries on FPGAs.
  logic [15:0] strb;
  assign strb = ~(16'hFFFF >> bytes_i);
  for (genvar n = 0; n < 16; n++) begin : gen_byte
    assign block_o[8*n+:8] = block_i[8*n+:8] & {8{strb[n]}};
  end

endmodule
