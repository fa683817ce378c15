// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What holds in each clock between the counter of `aes_core_filled` and those of the handshake proof:
// as many entries are written as clocks have passed since reset or clear, or more.

module aes_core_filled_invariants #(
  /// Blocks that the core holds at most.
  parameter int unsigned Capacity = 2,
  parameter int unsigned TagBits  = 1
) (
  output logic holds_o
);

  logic [8:0] entry;
  assign entry = aes_handshake.u_core.u_core.entry_q;
  assign holds_o = entry[8] || (!aes_handshake.awake_q &&
                                32'(entry) >= 32'(aes_handshake.clear_wait_q));

  logic unused;
  assign unused = Capacity == TagBits;

endmodule
