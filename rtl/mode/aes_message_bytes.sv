// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Byte strobes of a beat: bit 15 is the first byte, which is leftmost. Combinational.

module aes_message_bytes (
  input  logic [15:0]  strb_i,
  /// The bytes are the first of the block, without a gap.
  output logic         legal_o,
  /// Number of bytes, if legal: 0 to 16.
  output logic [4:0]   bytes_o,
  /// Ones in the bytes with a strobe.
  output logic [127:0] mask_o
);

  logic [15:0] missing;
  assign missing = ~strb_i;
  assign legal_o = (missing & (missing + 16'd1)) == 16'd0;

  // The number of bytes follows from where the strobes end.
  logic [16:1] ends;  // bit n: there are n bytes
  assign ends[16] = strb_i[0];
  for (genvar n = 1; n < 16; n++) begin : gen_end
    assign ends[n] = strb_i[16-n] && !strb_i[15-n];
  end
  always_comb begin
    bytes_o = 5'd0;
    for (int unsigned n = 1; n < 17; n++) bytes_o = bytes_o | (5'(n) & {5{ends[n]}});
  end
  for (genvar n = 0; n < 16; n++) begin : gen_byte
    assign mask_o[8*n+:8] = {8{strb_i[n]}};
  end

endmodule
