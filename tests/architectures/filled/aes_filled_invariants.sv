// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariant of `aes_core_filled`: as many entries are written as clocks have passed since reset or
// clear, or more.

module aes_filled_invariants (
  /// Number of the next entry; 256 when all are written.
  input logic [8:0] entry_i
);

  aes_invariant u_filled (
    .holds_i(entry_i[8] || (!aes_handshake.awake_q &&
                            32'(entry_i) >= 32'(aes_handshake.clear_wait_q)))
  );

endmodule

bind aes_core_filled aes_filled_invariants u_invariants (.entry_i(entry_q));
