// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Additional data of CCM (NIST SP 800-38C, appendix A.2.2) as blocks: their length in 2, 6 or 10
// bytes goes before them, so each block has the last bytes of the beat before in front.

module aes_ccm_aad #(
  /// Bits of the length: 16, 32 or 64.
  parameter int unsigned LengthBits = 64
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,

  /// Takes the length.
  input  logic         start_i,
  input  logic [63:0]  length_i,
  /// The beat goes into `block_o`, and its last bytes wait.
  input  logic         add_i,
  input  logic [127:0] data_i,
  input  logic [4:0]   bytes_i,
  /// Bytes of the beat do not fit `block_o`.
  output logic         over_o,
  /// `block_o` has the bytes that wait, and zeros.
  input  logic         flush_i,
  output logic [127:0] block_o
);

  logic [79:0]  rest_q, prefix, rest;  // the first bytes of the next block
  logic [1:0]   size_q, size;          // there are 2, 6 or 10 of them
  logic [127:0] added;

  assign added = data_i & {128{!flush_i}};

  if (LengthBits == 16) begin : gen_short
    logic unused;
    assign unused = ^{length_i[63:16], rest_q[63:0], size_q};
    assign size = 2'd0;
    assign prefix = {length_i[15:0], 64'd0};
    assign block_o = {rest_q[79:64], 112'd0} | (added >> 16);
    assign rest = {data_i[15:0], 64'd0};
    assign over_o = bytes_i > 5'd14;
  end else begin : gen_long
    always_comb begin
      size = 2'd1;
      prefix = {16'hFFFE, length_i[31:0], 32'd0};
      if (length_i < 64'hFF00) begin
        size = 2'd0;
        prefix = {length_i[15:0], 64'd0};
      end
      if (LengthBits == 64 && length_i[63:32] != '0) begin
        size = 2'd2;
        prefix = {16'hFFFF, length_i};
      end
      case (size_q)
        2'd0: begin
          block_o = added >> 16;
          rest = {data_i[15:0], 64'd0};
          over_o = bytes_i > 5'd14;
        end
        2'd1: begin
          block_o = added >> 48;
          rest = {data_i[47:0], 32'd0};
          over_o = bytes_i > 5'd10;
        end
        default: begin
          block_o = added >> 80;
          rest = data_i[79:0];
          over_o = bytes_i > 5'd6;
        end
      endcase
      block_o = block_o | {rest_q, 48'd0};
    end
  end

  always_ff @(posedge clk_i) begin
    if (!live_i) {rest_q, size_q} <= '0;
    else if (start_i) {rest_q, size_q} <= {prefix, size};
    else if (add_i) rest_q <= rest;
  end

endmodule
