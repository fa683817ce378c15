// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The state of `aes_port_adapter`, for invariants elsewhere.

module aes_adapter_states (
  input logic idle_i,
  input logic key_offer_i,
  input logic key_in_i,
  input logic setup_i,
  input logic block_in_i,
  input logic block_out_i
);

  aes_invariant u_states (
    .holds_i(idle_i || key_offer_i || key_in_i || setup_i || block_in_i || block_out_i)
  );

endmodule
