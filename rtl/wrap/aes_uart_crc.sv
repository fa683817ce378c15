// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A CRC of 8 bits (x^8 + x^2 + x + 1, highest bit first, initial value 0) after one more byte.

module aes_uart_crc (
  input  logic [7:0] crc_i,
  input  logic [7:0] data_i,
  output logic [7:0] crc_o
);

  always_comb begin
    crc_o = crc_i ^ data_i;
    for (int unsigned i = 0; i < 8; i++) crc_o = {crc_o[6:0], 1'b0} ^ (8'h07 & {8{crc_o[7]}});
  end

endmodule
