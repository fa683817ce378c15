// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Counter blocks of GCM (NIST SP 800-38D section 7.1): J0, and from it upwards those of the text.
// The last 32 bits count and wrap around.

module aes_gcm_counter (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes J0.
  input  logic         load_i,
  input  logic [127:0] j0_i,
  /// The block of the text is used.
  input  logic         next_i,
  output logic [127:0] j0_o,
  output logic [127:0] text_o
);

  logic [95:0] high_q;
  logic [31:0] first_q, count_q;

  always_ff @(posedge clk_i) begin
    if (!live_i) {high_q, first_q, count_q} <= '0;
    else if (load_i) {high_q, first_q, count_q} <= {j0_i, j0_i[31:0] + 32'd1};
    else if (next_i) count_q <= count_q + 32'd1;
  end

  assign j0_o = {high_q, first_q};
  assign text_o = {high_q, count_q};

endmodule
