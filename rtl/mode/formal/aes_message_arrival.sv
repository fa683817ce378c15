// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The beat that was accepted at the port of a mode and waits for its work, for the proofs of
// aes_cmac, aes_ccm and aes_xts. Asserts that the mode's registers hold that beat and its place.

module aes_message_arrival #(
  parameter logic [16:0] TagLengths = 17'h1FF00,
  parameter logic [3:0]  Kinds      = 4'b1111,
  /// Beats from which a part of a message goes on; 0 without parts.
  parameter int unsigned Resumes    = 0,
  /// 1: TAG stands for an IV if it comes first, else for TEXT.
  parameter bit          TagIsOther = 1'b0,
  parameter int unsigned IdBits     = 1
) (
  input  logic              clk_i,
  input  logic              live_i,
  input  logic              started_i,
  /// A beat is accepted at the port.
  input  logic              accepted_i,
  input  logic [1:0]        kind_i,
  input  logic              last_i,
  input  logic [15:0]       strb_i,
  input  logic [127:0]      data_i,
  input  logic              decrypt_i,
  input  logic [4:0]        tag_bytes_i,
  input  logic [IdBits-1:0] id_i,
  /// The beat is taken.
  input  logic              take_i,
  /// The message ends.
  input  logic              end_i,
  /// A key waits and is not taken in this clock.
  input  logic              key_waits_i,
  /// The beat keeps the rules of its mode.
  input  logic              fits_i,

  /// A beat waits, which the next ports describe.
  output logic              waits_o,
  output logic              first_o,
  /// A part goes on from the beat.
  output logic              resumes_o,
  /// So many beats from which a part goes on were taken right before.
  output logic [1:0]        resumed_o,
  output logic              legal_o,
  output logic [1:0]        kind_o,
  output logic              last_o,
  output logic [4:0]        bytes_o,
  output logic [127:0]      data_o,
  output logic              decrypt_o,
  output logic [4:0]        tag_bytes_o,
  output logic [IdBits-1:0] id_o,
  /// Kind of the beat before.
  output logic [1:0]        kind_before_o,
  /// The beat before was partial.
  output logic              partial_before_o,
  /// The last beat of the message was taken.
  output logic              over_o,
  /// The tag to compare with.
  output logic [127:0]      given_o,

  // The registers of the mode.
  input  logic              own_valid_i,
  input  logic              own_first_i,
  input  logic              own_between_i,
  input  logic              own_legal_i,
  input  logic [1:0]        own_kind_i,
  input  logic              own_last_i,
  input  logic [4:0]        own_bytes_i,
  input  logic [127:0]      own_data_i,
  input  logic              own_decrypt_i,
  input  logic [4:0]        own_tag_bytes_i,
  input  logic [IdBits-1:0] own_id_i,
  input  logic [1:0]        own_kind_before_i,
  input  logic              own_partial_before_i
);

  localparam int unsigned BEAT = 2 + 1 + 16 + 128 + 1 + 5 + IdBits;
  logic              waits_q, raw_decrypt;
  logic              opens;  // the beat is, or the next one will be, the first at the port
  logic [BEAT-1:0]   beat_q;
  logic [15:0]       strb;
  logic [127:0]      raw;
  logic [4:0]        raw_tag_bytes;
  logic [IdBits-1:0] raw_id, id_q;
  assign {kind_o, last_o, strb, raw, raw_decrypt, raw_tag_bytes, raw_id} = beat_q;
  assign waits_o = waits_q;
  assign opens = first_o && resumed_o == 2'd0;
  assign id_o = opens ? raw_id : id_q;

  aes_message_beat #(
    .TagLengths(TagLengths), .Kinds(Kinds), .Limited(1'b0), .Resumes(Resumes),
    .TagIsOther(TagIsOther)
  ) u_beat (
    .clk_i, .live_i, .take_i, .end_i,
    .kind_i(kind_o), .last_i(last_o), .strb_i(strb), .data_i(raw), .decrypt_i(raw_decrypt),
    .tag_bytes_i(raw_tag_bytes), .fits_i,
    .resumes_o, .resumed_o, .first_o, .legal_o, .bytes_o, .mask_o(), .data_o,
    .decrypt_o, .tag_bytes_o,
    .over_o, .kind_o(kind_before_o), .partial_o(partial_before_o),
    .iv_bits_o(), .aad_bits_o(), .text_bits_o(), .given_o
  );

  logic key_waited_q;
  always_ff @(posedge clk_i) begin
    key_waited_q <= live_i && key_waits_i;
    if (accepted_i) begin
      beat_q <= {kind_i, last_i, strb_i, data_i, decrypt_i, tag_bytes_i, id_i};
    end
    if (accepted_i || take_i) waits_q <= accepted_i;
    if (take_i && opens) id_q <= raw_id;
    if (!live_i) waits_q <= 1'b0;
  end

`ifndef AES_EVENTS
  always_comb begin
    if (started_i && live_i) begin
      beat_is_taken_once: assert (!take_i || waits_q);
      key_goes_first: assert (!(accepted_i && key_waited_q &&
                                (waits_q ? last_o : opens || over_o)));
      beat_has_room: assert (!accepted_i || !waits_q || take_i);
    end
    if (started_i) begin
      no_beat_behind_the_last: assert (!over_o || (!waits_q && !first_o));
      beat_agrees: assert (own_valid_i == waits_q &&
                           own_between_i == (waits_q ? last_o : opens || over_o));
      if (waits_q) begin
        place_agrees: assert (own_kind_i == kind_o && own_last_i == last_o &&
                              own_first_i == opens && own_legal_i == u_beat.gapless);
        if (u_beat.gapless) begin
          bytes_agree: assert (own_bytes_i == bytes_o && own_data_i == data_o);
        end
      end
      if (waits_q || !opens) begin
        message_agrees: assert (own_decrypt_i == decrypt_o && own_tag_bytes_i == tag_bytes_o &&
                                own_id_i == id_o);
      end
      if (!first_o) begin
        before_agrees: assert (own_kind_before_i == kind_before_o && (u_beat.illegal_q ||
                               own_partial_before_i == partial_before_o));
      end
    end
  end
`endif

endmodule
