// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Input register of the message interface: a beat with its bytes counted, those without a strobe 0,
// and what the first beat says of its message.

module aes_message_input #(
  parameter int unsigned IdBits = 1
) (
  input  logic              clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic              live_i,

  input  logic              in_valid_i,
  output logic              in_ready_o,
  input  logic [1:0]        in_kind_i,
  input  logic              in_last_i,
  input  logic [15:0]       in_strb_i,
  input  logic [127:0]      in_data_i,
  input  logic              in_decrypt_i,
  input  logic [4:0]        in_tag_bytes_i,
  input  logic [IdBits-1:0] in_id_i,

  /// A first beat may be taken: the values of the message before are not read any more.
  input  logic              open_i,
  /// The next beat to be taken is the first of a message.
  output logic              between_o,

  /// The beat, if `valid_o`.
  output logic              valid_o,
  input  logic              take_i,
  output logic              first_o,
  output logic [1:0]        kind_o,
  output logic              last_o,
  /// The strobes name the first `bytes_o` bytes.
  output logic              legal_o,
  output logic [4:0]        bytes_o,
  output logic [127:0]      data_o,

  /// Of the message, until the first beat of the next.
  output logic              decrypt_o,
  output logic [4:0]        tag_bytes_o,
  output logic [IdBits-1:0] id_o
);

  logic              valid_q, first_q, last_q, legal_q, inside_q, decrypt_q;
  logic [1:0]        kind_q;
  logic [4:0]        bytes_q, tag_bytes_q;
  logic [127:0]      data_q;
  logic [IdBits-1:0] id_q;

  logic         legal, enters;
  logic [4:0]   bytes;
  logic [127:0] mask;
  aes_message_bytes u_bytes (
    .strb_i(in_strb_i),
    .legal_o(legal),
    .bytes_o(bytes),
    .mask_o(mask)
  );

  assign in_ready_o = (!valid_q || take_i) && (inside_q || open_i);
  assign enters = in_valid_i && in_ready_o;

  always_ff @(posedge clk_i) begin
    if (!live_i) begin
      {valid_q, first_q, last_q, legal_q, inside_q, decrypt_q} <= '0;
      {kind_q, bytes_q, tag_bytes_q, data_q, id_q} <= '0;
    end else if (enters) begin
      valid_q <= 1'b1;
      first_q <= !inside_q;
      inside_q <= !in_last_i;
      {kind_q, last_q, legal_q, bytes_q} <= {in_kind_i, in_last_i, legal, bytes};
      data_q <= in_data_i & mask;
      if (!inside_q) {decrypt_q, tag_bytes_q, id_q} <= {in_decrypt_i, in_tag_bytes_i, in_id_i};
    end else if (take_i) begin
      valid_q <= 1'b0;
      data_q <= '0;
    end
  end

  assign between_o = !inside_q;
  assign valid_o = valid_q;
  assign first_o = first_q;
  assign kind_o = kind_q;
  assign last_o = last_q;
  assign legal_o = legal_q;
  assign bytes_o = bytes_q;
  assign data_o = data_q;
  assign decrypt_o = decrypt_q;
  assign tag_bytes_o = tag_bytes_q;
  assign id_o = id_q;

endmodule
