// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The tag of a message of GCM, CCM or CMAC: hash XOR mask (CMAC has none), and in decryption XOR the
// tag that came with the message. That sum, cut to the bytes of the tag, is compared with zero in
// one clock. `tag_o` and `tag_status_o` are 0 until a tag is due.

module aes_message_tag #(
  parameter int unsigned IdBits = 1
) (
  input  logic              clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic              live_i,

  /// The unit takes the words of a message; low until the tag before is taken.
  output logic              ready_o,
  /// The word is part of the tag: mask, or the tag to compare with.
  input  logic              add_i,
  input  logic [127:0]      word_i,
  /// The message ends; its hash follows with `hash_valid_i`.
  input  logic              end_i,
  input  logic              refused_i,
  input  logic              decrypt_i,
  input  logic [4:0]        bytes_i,
  input  logic [IdBits-1:0] id_i,
  /// The hash is awaited.
  output logic              awaits_o,
  input  logic              hash_valid_i,
  input  logic [127:0]      hash_i,

  output logic              tag_valid_o,
  input  logic              tag_ready_i,
  output logic [127:0]      tag_o,
  output logic [1:0]        tag_status_o,
  output logic [IdBits-1:0] tag_id_o
);

  logic              awaits_q, valid_q, refused_q, decrypt_q;
  logic [4:0]        bytes_q;
  logic [127:0]      tag_q;
  logic [IdBits-1:0] id_q;
  logic              given;
  assign given = valid_q && tag_ready_i;

  always_ff @(posedge clk_i) begin
    if (!live_i || given) begin
      {awaits_q, valid_q, refused_q, decrypt_q, bytes_q, tag_q, id_q} <= '0;
    end else begin
      if (add_i) tag_q <= tag_q ^ word_i;
      if (end_i) begin
        awaits_q <= 1'b1;
        {refused_q, decrypt_q, bytes_q, id_q} <= {refused_i, decrypt_i, bytes_i, id_i};
      end
      if (awaits_q && hash_valid_i) begin
        {awaits_q, valid_q} <= 2'b01;
        tag_q <= tag_q ^ hash_i;
      end
    end
  end

  logic [127:0] cut;
  aes_message_mask u_cut (
    .block_i(tag_q),
    .bytes_i(bytes_q),
    .block_o(cut)
  );

  assign ready_o = !awaits_q && !valid_q;
  assign awaits_o = awaits_q;
  assign tag_valid_o = valid_q;
  assign tag_o = cut & {128{valid_q && !refused_q && !decrypt_q}};
  always_comb begin
    tag_status_o = aes_message_pkg::StatusGood;
    if (valid_q && decrypt_q && cut != '0) tag_status_o = aes_message_pkg::StatusBadTag;
    if (valid_q && refused_q) tag_status_o = aes_message_pkg::StatusRefused;
  end
  assign tag_id_o = id_q;

endmodule
