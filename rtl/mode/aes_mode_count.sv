// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The next counter block of CTR (NIST SP 800-38A, appendix B.1). Each byte has a carry of its own:
// synthesis may leave a sum of 128 bits as one chain, with a longer path than a round of AES.

module aes_mode_count #(
  /// Lowest bits that count, 32, 64 or 128; those above stay.
  parameter int unsigned CounterBits = 128
) (
  input  logic [127:0] count_i,
  output logic [127:0] next_o
);

  localparam logic [127:0] COUNTS = {128{1'b1}} >> (128 - CounterBits);

  logic carry;    // all bytes below are ones
  logic changes;  // all bits below are ones
  always_comb begin
    carry = 1'b1;
    for (int unsigned b = 0; b < 16; b++) begin
      changes = carry;
      for (int unsigned n = 8 * b; n < 8 * b + 8; n++) begin
        next_o[n] = count_i[n] ^ (changes && COUNTS[n]);
        changes = changes && count_i[n];
      end
      carry = carry && &count_i[8*b+:8];
    end
  end

endmodule
