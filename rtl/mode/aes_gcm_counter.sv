// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Counter blocks of GCM (NIST SP 800-38D section 7.1): J0, and from it upwards those of the text.
// The last 32 bits count and wrap around.

module aes_gcm_counter #(
  /// 1: a message may go on behind blocks of text.
  parameter bit Parts = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes J0: an IV of 12 bytes and 1, with `hashed_i` the hash.
  input  logic         load_i,
  input  logic         hashed_i,
  input  logic [127:0] hash_i,
  input  logic [95:0]  iv_i,
  /// With Parts, beside an IV: blocks of text before.
  input  logic [31:0]  before_i,
  /// The block of the text is used.
  input  logic         next_i,
  output logic [127:0] j0_o,
  output logic [127:0] text_o
);

  // The count is in two halves: the carry enters the upper half a clock later, or on its way out.
  logic [95:0] high_q;
  logic [31:0] first_q;
  logic [15:0] upper_q, lower_q, upper;
  logic        carry_q;
  logic [31:0] passed;
  logic [16:0] first;
  assign passed = before_i & {32{Parts}};
  assign first = {1'b0, passed[15:0]} + 17'd2;
  assign upper = upper_q + 16'(carry_q);

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {high_q, first_q, upper_q, lower_q, carry_q} <= '0;
    end else if (load_i) begin
      {high_q, first_q} <= hashed_i ? hash_i : {iv_i, 32'd1};
      upper_q <= hashed_i ? hash_i[31:16] : passed[31:16];
      carry_q <= hashed_i ? &hash_i[15:0] : first[16];
      lower_q <= hashed_i ? hash_i[15:0] + 16'd1 : first[15:0];
    end else if (next_i) begin
      upper_q <= upper;
      carry_q <= &lower_q;
      lower_q <= lower_q + 16'd1;
    end
  end

  assign j0_o = {high_q, first_q};
  assign text_o = {high_q, upper, lower_q};

endmodule
