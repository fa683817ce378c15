// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// An invariant of the handshake proof (`flows/prove/handshake.sv`): a relation that holds in every
// clock from the first reset on. With AES_ONLY_INVARIANTS it is to be proven, else it is assumed.

module aes_invariant (
  input logic holds_i
);

  always_comb begin
    if (aes_handshake.started_q) begin
`ifdef AES_ONLY_INVARIANTS
      holds: assert (holds_i);
`else
      assume (holds_i);
`endif
    end
  end

endmodule
