// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Order of the beats of a message: IV, additional data, text, and in decryption the tag. Only the
// last beat of a kind may have less than 16 bytes; additional data and text may be missing.

module aes_message_order #(
  /// Tag lengths that the build serves: bit n is n bytes.
  parameter logic [16:0] TagLengths = 17'h1F000,
  /// Kinds of beats that a mode has: bit n is value n of `kind_e`. Without IV a message begins with
  /// any of them.
  parameter logic [3:0]  Kinds      = 4'b1111
) (
  input  logic       clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic       live_i,

  input  logic       take_i,
  input  logic       first_i,
  input  logic [1:0] kind_i,
  input  logic       last_i,
  /// The strobes name the first `bytes_i` bytes.
  input  logic       legal_i,
  input  logic [4:0] bytes_i,
  input  logic       decrypt_i,
  input  logic [4:0] tag_bytes_i,
  /// This beat, or its place in the message, is illegal.
  output logic       illegal_o
);

  logic [1:0] kind_q;     // of the beat before
  logic       partial_q;  // the beat before had less than 16 bytes
  logic       tag, placed, sized, ended;

  always_ff @(posedge clk_i) begin
    if (!live_i) {kind_q, partial_q} <= '0;
    else if (take_i) {kind_q, partial_q} <= {kind_i, bytes_i != 5'd16};
  end

  assign tag = kind_i == aes_message_pkg::KindTag;
  always_comb begin
    if (first_i) placed = (kind_i == aes_message_pkg::KindIv || !Kinds[aes_message_pkg::KindIv]) &&
                          tag_bytes_i <= 5'd16 && TagLengths[tag_bytes_i];
    else placed = kind_i > kind_q || (kind_i == kind_q && !partial_q);
    // The tag ends a message in decryption, and only there.
    ended = decrypt_i ? tag == last_i : !tag;
    if (tag) sized = bytes_i == tag_bytes_i;
    else sized = kind_i != aes_message_pkg::KindIv || bytes_i != 5'd0;
  end
  assign illegal_o = !(legal_i && placed && ended && sized && Kinds[kind_i]);

endmodule
