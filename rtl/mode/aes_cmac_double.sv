// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Product of a block and x, as NIST SP 800-38B section 6.1 makes its subkeys: the first bit is the
// highest power. Combinational.

module aes_cmac_double (
  input  logic [127:0] block_i,
  output logic [127:0] block_o
);

  assign block_o = {block_i[126:0], 1'b0} ^ (128'h87 & {128{block_i[127]}});

endmodule
