// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A beat of a message as docs/reference/messages.md has it, for the proofs of the modes: whether it
// may stand at its place, its bytes, and what came before it.

module aes_message_beat #(
  parameter logic [16:0] TagLengths = 17'h1F000,
  /// Kinds of beats that the mode has. Without IV a message begins with any of them.
  parameter logic [3:0]  Kinds      = 4'b1111,
  /// 1: the lengths have the limits of SP 800-38D and of the next two parameters.
  parameter bit          Limited    = 1'b1,
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  parameter int unsigned AadBits    = 57,
  /// First beats from which a part goes on: 0 without parts; 1, hash or MAC of the parts before; 2,
  /// their lengths too. A part that is not the last has 0 bytes of tag.
  parameter int unsigned Resumes    = 0,
  /// 1: TAG stands for an IV if it comes first, else for TEXT.
  parameter bit          TagIsOther = 1'b0
) (
  input  logic         clk_i,
  input  logic         live_i,
  /// The beat is taken.
  input  logic         take_i,
  /// Its message ends, in the clock of the last beat or later.
  input  logic         end_i,
  input  logic [1:0]   kind_i,
  input  logic         last_i,
  input  logic [15:0]  strb_i,
  input  logic [127:0] data_i,
  input  logic         decrypt_i,
  input  logic [4:0]   tag_bytes_i,
  /// The beat keeps the rules that only its mode has.
  input  logic         fits_i,

  /// The beat is the first of its message, not counting those from which a part goes on.
  output logic         first_o,
  /// The beat is one of those.
  output logic         resumes_o,
  /// So many of those were taken right before.
  output logic [1:0]   resumed_o,
  /// The beat and all before it are legal.
  output logic         legal_o,
  output logic [4:0]   bytes_o,
  output logic [127:0] mask_o,
  output logic [127:0] data_o,
  /// Of the message: taken with the first beat.
  output logic         decrypt_o,
  output logic [4:0]   tag_bytes_o,

  // Of the beats before.
  /// The last beat of the message was taken.
  output logic         over_o,
  output logic [1:0]   kind_o,
  output logic         partial_o,
  output logic [63:0]  iv_bits_o,
  output logic [63:0]  aad_bits_o,
  output logic [63:0]  text_bits_o,
  /// The tag to compare with.
  output logic [127:0] given_o
);

  localparam logic [1:0] IV = 2'd0, AAD = 2'd1, TEXT = 2'd2, TAG = 2'd3;
  localparam bit         PARTS = Resumes != 0;

  logic         inside_q, over_q, illegal_q, partial_q, decrypt_q;
  logic [1:0]   kind_q;
  logic [4:0]   tag_bytes_q;
  logic [60:0]  iv_q, aad_q, text_q;  // bytes
  logic [127:0] given_q;
  logic         gapless, in_turn, fits, part;
  logic [1:0]   kind;
  logic [1:0]   resumed_q, resumed;
  logic         goes_on_q;
  logic [63:0]  aad_before, text_before;  // bits, in the beat of lengths

  always_comb begin
    bytes_o = 5'd0;
    for (int unsigned n = 0; n < 16; n++) begin
      if (strb_i[15-n] && bytes_o == 5'(n)) bytes_o = 5'(n + 1);
    end
    for (int unsigned n = 0; n < 16; n++) mask_o[127-8*n-:8] = {8{5'(n) < bytes_o}};
    gapless = 1'b1;
    for (int unsigned n = 0; n < 16; n++) if (strb_i[15-n] != (5'(n) < bytes_o)) gapless = 1'b0;
  end
  assign data_o = data_i & mask_o;
  assign kind = TagIsOther && kind_i == TAG ? (first_o ? IV : TEXT) : kind_i;
  assign first_o = !inside_q;
  assign resumed = resumed_q & {2{PARTS}};
  assign decrypt_o = first_o && resumed == 2'd0 ? decrypt_i : decrypt_q;
  assign tag_bytes_o = first_o && resumed == 2'd0 ? tag_bytes_i : tag_bytes_q;
  assign part = PARTS && tag_bytes_o == 5'd0;

  assign {aad_before, text_before} = data_i;
  always_comb begin
    resumes_o = PARTS && first_o && gapless && kind_i == TAG && bytes_o == 5'd16 && !last_i &&
                fits_i;
    if (resumed == 2'd0) resumes_o &= ((TagLengths >> tag_bytes_i) & 17'd1) != '0;
    else resumes_o &= resumed == 2'd1 && Resumes == 2 &&
      aad_before[2:0] == '0 && text_before[2:0] == '0 && (!Limited ||
      (aad_before <= 64'({57{1'b1}} >> (57 - AadBits)) * 64'd128 &&
       text_before <= 64'(TextBlocks) * 64'd128));
  end

  always_comb begin
    if (first_o) in_turn = (kind == IV || !Kinds[IV]) &&
                           ((TagLengths >> tag_bytes_o) & 17'd1) != '0;
    else if (kind == kind_q) in_turn = !partial_q;
    else in_turn = kind > kind_q;
    if (decrypt_o && !part) in_turn = in_turn && last_i == (kind == TAG);
    else in_turn = in_turn && kind != TAG;
    if (part) in_turn = in_turn && !(last_i && (kind == IV || bytes_o == 5'd0));
    if (resumed != 2'd0) in_turn = in_turn && resumed == 2'(Resumes);
    if (PARTS && kind == AAD) in_turn = in_turn && text_q == '0 && aad_q[3:0] == '0;
    if (PARTS && kind == TEXT) in_turn = in_turn && text_q[3:0] == '0;
    case (kind)
      IV:      fits = bytes_o != 5'd0 && (!Limited || iv_q[60:4] < 57'hFFFFFFFF) &&
                      (bytes_o == 5'd12 || !Limited || !(part || resumed != 2'd0));
      AAD:     fits = bytes_o == 5'd0 || !Limited || aad_q[60:4] < {57{1'b1}} >> (57 - AadBits);
      TEXT:    fits = bytes_o == 5'd0 || !Limited || text_q[60:4] < 57'(TextBlocks);
      default: fits = bytes_o == tag_bytes_o;
    endcase
  end
  assign legal_o = !illegal_q && !resumes_o && gapless && in_turn && fits && Kinds[kind] &&
                   fits_i;

  always_ff @(posedge clk_i) begin
    if (take_i && resumes_o) begin
      {resumed_q, goes_on_q} <= {resumed + 2'd1, resumed[0]};
      {decrypt_q, tag_bytes_q} <= {decrypt_o, tag_bytes_o};
      if (resumed[0]) {aad_q, text_q} <= {aad_before[63:3], text_before[63:3]};
    end else if (take_i) begin
      resumed_q <= 2'd0;
      {inside_q, over_q} <= {1'b1, last_i};
      {decrypt_q, tag_bytes_q} <= {decrypt_o, tag_bytes_o};
      {kind_q, partial_q, illegal_q} <= {kind, bytes_o != 5'd16, !legal_o};
      if (kind == IV) iv_q <= iv_q + 61'(bytes_o);
      if (kind == AAD) aad_q <= aad_q + 61'(bytes_o);
      if (kind == TEXT) text_q <= text_q + 61'(bytes_o);
      if (kind == TAG) given_q <= data_o;
    end
    if (!live_i || end_i) begin
      {inside_q, over_q, illegal_q, iv_q, aad_q, text_q, given_q} <= '0;
      {resumed_q, goes_on_q} <= '0;
    end
  end

  assign resumed_o = resumed;
  assign over_o = over_q;
  assign kind_o = kind_q;
  assign partial_o = partial_q;
  assign iv_bits_o = {iv_q, 3'd0};
  assign aad_bits_o = {aad_q, 3'd0};
  assign text_bits_o = {text_q, 3'd0};
  assign given_o = given_q;

endmodule
