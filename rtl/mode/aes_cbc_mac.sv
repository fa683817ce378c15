// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// CBC-MAC over a core that encrypts, a block at a time: the MAC so far, and the next block, which
// waits until the core has returned the block before.

module aes_cbc_mac (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// The next block is added. Only if `ready_o`: no block waits.
  input  logic         add_i,
  output logic         ready_o,
  input  logic [127:0] block_i,
  /// The MAC becomes `mac_i`. Only if `idle_o`.
  input  logic         start_i,
  /// 0 for the first block of a message.
  input  logic [127:0] mac_i,

  /// The waiting block may enter the core. Holds until `entered_i`.
  input  logic         go_i,
  /// XORed to that block. Holds until `entered_i`.
  input  logic [127:0] mix_i,
  /// The request to the core.
  output logic         valid_o,
  output logic [127:0] data_o,
  input  logic         entered_i,
  /// The core returns the block.
  input  logic         result_valid_i,
  input  logic [127:0] result_i,
  /// The block is in the core.
  output logic         busy_o,

  /// No block waits or is in the core: `mac_o` is the MAC of all blocks.
  output logic         idle_o,
  output logic [127:0] mac_o
);

  logic         waits_q, busy_q;
  logic [127:0] next_q, mac_q;

  always_ff @(posedge clk_i) begin
    if (!live_i) {waits_q, busy_q, next_q, mac_q} <= '0;
    else begin
      if (add_i) {waits_q, next_q} <= {1'b1, block_i};
      else if (entered_i) {waits_q, next_q} <= '0;
      if (entered_i) busy_q <= 1'b1;
      else if (result_valid_i) busy_q <= 1'b0;
      if (start_i) mac_q <= mac_i;
      else if (result_valid_i) mac_q <= result_i;
    end
  end

  assign ready_o = !waits_q;
  assign valid_o = waits_q && !busy_q && go_i;
  assign data_o = mac_q ^ next_q ^ mix_i;
  assign busy_o = busy_q;
  assign idle_o = !waits_q && !busy_q;
  assign mac_o = mac_q;

endmodule
