// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// GCM and GMAC (NIST SP 800-38D) with few registers: ports and parameters are those of aes_gcm, but
// no beat is stored. A beat stays at the port until its work is done, and the counter blocks of the
// text go through the core ahead of it. So results follow the stream's inputs in the same clock, and
// a message begins after the one before has ended. Clocks and costs: docs/reference/gcm.md.

module aes_gcm_lean #(
  /// Bits of a block that GHASH takes in a clock: 2, 4, 8, 16, 32 or 64.
  parameter int unsigned Digit      = 16,
  /// Levels of Karatsuba's method in GHASH: up to log2(Digit).
  parameter int unsigned Levels     = 1,
  /// Most blocks of text in the core at a time. A value below the core's capacity lowers the
  /// throughput. Blocks begun for text that does not come are dropped.
  parameter int unsigned Depth      = 2,
  /// Tag lengths that are served: bit n is n bytes. 12 to 16 bytes are GCM's; bits 4 and 8, which the
  /// revision of SP 800-38D withdraws, may be added. Bit 0: messages may come in parts.
  parameter logic [16:0] TagLengths = 17'h1F000,
  /// Most blocks of text in a message: 2^32 - 2 is the limit of the standard.
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
  /// Most blocks of additional data in a message: 2^AadBits - 1; up to 57 bits.
  parameter int unsigned AadBits    = 32,
  /// 0: decrypted text leaves before its tag has passed. N: up to N blocks of it wait for the tag;
  /// longer messages end with StatusTooLong.
  parameter int unsigned HoldBlocks = 0,
  parameter int unsigned IdBits     = 1
) (
  input  logic              clk_i,
  input  logic              rst_ni,

  /// The key handshake passes through this module; the key and its length go to the core directly.
  /// A key waits for the end of a message.
  input  logic              key_valid_i,
  output logic              key_ready_o,
  /// Drops key and messages; no transfer while it is high.
  input  logic              key_clear_i,

  input  logic              in_valid_i,
  output logic              in_ready_o,
  /// A value of `aes_message_pkg::kind_e`.
  input  logic [1:0]        in_kind_i,
  /// The beat ends the message.
  input  logic              in_last_i,
  /// Bit 15 is the first byte. Ones from there on without a gap.
  input  logic [15:0]       in_strb_i,
  /// The first byte is leftmost. Bytes without a strobe are ignored.
  input  logic [127:0]      in_data_i,
  /// Taken with the first beat of a message, as the next two. 1: decrypt.
  input  logic              in_decrypt_i,
  /// Bytes of the tag; 0 in a part that is not the last.
  input  logic [4:0]        in_tag_bytes_i,
  /// Comes back with text and tag.
  input  logic [IdBits-1:0] in_id_i,

  output logic              out_valid_o,
  input  logic              out_ready_i,
  output logic [15:0]       out_strb_o,
  /// 0 while `out_valid_o` is low, and in bytes without a strobe.
  output logic [127:0]      out_data_o,
  output logic [IdBits-1:0] out_id_o,

  /// One transfer a message.
  output logic              tag_valid_o,
  input  logic              tag_ready_i,
  /// The tag, left-aligned; of a part that is not the last the hash. 0 in decryption of any other
  /// message, and of a refused one.
  output logic [127:0]      tag_o,
  /// A value of `aes_message_pkg::status_e`.
  output logic [1:0]        tag_status_o,
  output logic [IdBits-1:0] tag_id_o,

  /// The key and block ports of the core.
  output logic              core_key_valid_o,
  input  logic              core_key_ready_i,
  output logic              core_in_valid_o,
  input  logic              core_in_ready_i,
  output logic [127:0]      core_in_data_o,
  input  logic              core_out_valid_i,
  output logic              core_out_ready_o,
  input  logic [127:0]      core_out_data_i,
  input  logic              core_out_error_i
);

  if (Depth < 1 || IdBits < 1) begin : gen_bad_depth
    $error("aes_gcm_lean: Depth and IdBits must be at least 1");
  end
  localparam bit PARTS = TagLengths[0];
  if (TagLengths[16:1] == '0 || (TagLengths & ~17'h1F111) != '0) begin : gen_bad_tags
    $error("aes_gcm_lean: TagLengths must name lengths of 4, 8 or 12 to 16 bytes");
  end
  if (PARTS && HoldBlocks != 0) begin : gen_bad_parts
    $error("aes_gcm_lean: text of a part has no tag to wait for, so HoldBlocks must be 0");
  end
  if (AadBits < 1 || AadBits > 57) begin : gen_bad_aad
    $error("aes_gcm_lean: AadBits must be 1 to 57");
  end
  if (TextBlocks > 32'hFFFFFFFE) begin : gen_bad_blocks
    $error("aes_gcm_lean: TextBlocks must be at most 2^32 - 2");
  end

  logic live;
  assign live = rst_ni && !key_clear_i;

  // ---------------------------------------------------------------------------------------------
  // The beat at the port, and its place in the message

  logic              key_waits, key_waits_q, key_asks, key_open, key_taken;
  logic              valid, take, takes, first, opens, legal, misplaced, illegal, decrypt_q;
  logic              text_full, iv_full, aad_full, judges, judged_q, illegal_q;
  logic              decrypt, part, hides, barred, hash_loads, lengths_load;
  logic [4:0]        bytes, tag_bytes, tag_bytes_q;
  logic [127:0]      mask, lengths;
  logic [IdBits-1:0] id_q;

  aes_message_bytes u_bytes (
    .strb_i(in_strb_i),
    .legal_o(legal),
    .bytes_o(bytes),
    .mask_o(mask)
  );
  aes_message_order #(.TagLengths(TagLengths)) u_order (
    .clk_i, .live_i(live),
    .take_i(take), .first_i(first), .kind_i(in_kind_i), .last_i(in_last_i), .legal_i(legal),
    .bytes_i(bytes), .decrypt_i(decrypt), .tag_bytes_i(tag_bytes), .illegal_o(misplaced)
  );
  assign illegal = barred || (iv_full && in_kind_i == aes_message_pkg::KindIv) ||
                   (aad_full && bytes != 5'd0 && in_kind_i == aes_message_pkg::KindAad) ||
                   (text_full && bytes != 5'd0 && in_kind_i == aes_message_pkg::KindText);
  // A beat is judged in the clock in which it comes, and does its work from the next on.
  // A clear gates the transfers at the ports; inside it clears the registers of data and state.
  assign in_ready_o = take && live;
  assign tag_bytes = opens ? in_tag_bytes_i : tag_bytes_q;

  always_ff @(posedge clk_i) begin
    judged_q <= live && in_valid_i && judges && !take && !(first && key_waits);
    illegal_q <= illegal;
    key_waits_q <= key_waits;
    if (!live) {decrypt_q, tag_bytes_q, id_q} <= '0;
    else if (opens) {decrypt_q, tag_bytes_q, id_q} <= {in_decrypt_i, in_tag_bytes_i, in_id_i};
  end
  assign core_key_valid_o = key_valid_i && key_open;
  assign key_ready_o = core_key_ready_i && key_open && live;
  assign key_taken = key_valid_i && core_key_ready_i && key_open;

  if (PARTS) begin : gen_parts
    // The hash and the lengths of the parts before are loaded in StIdle, before the IV comes.
    logic hash_comes, lengths_come, resumes_q, resumes, resumed, unserved;
    aes_gcm_parts #(.TagLengths(TagLengths), .TextBlocks(TextBlocks), .AadBits(AadBits)) u_parts (
      .clk_i, .live_i(live),
      .take_i(take), .kind_i(in_kind_i), .last_i(in_last_i), .legal_i(legal), .bytes_i(bytes),
      .data_i(in_data_i), .tag_bytes_i(tag_bytes), .first_i(first),
      .aad_rest_i(lengths[70:67]), .text_i(lengths[38:3]),
      .opens_o(opens), .hash_o(hash_comes), .lengths_o(lengths_come), .resumed_o(resumed),
      .part_o(part), .illegal_o(unserved)
    );
    always_ff @(posedge clk_i) resumes_q <= hash_comes || lengths_come;
    assign resumes = judged_q && resumes_q && first;
    assign hash_loads = resumes && !resumed;
    assign lengths_load = resumes && resumed;
    assign valid = judged_q && !resumes_q;
    assign take = takes || resumes;
    assign barred = misplaced || unserved;
    assign decrypt = (opens ? in_decrypt_i : decrypt_q) && !part;
    assign hides = decrypt_q && !part;
    assign key_waits = live && key_valid_i && !key_taken && !resumed;
    assign key_asks = key_waits_q && !resumed;
  end else begin : gen_whole
    assign opens = first;
    assign valid = judged_q;
    assign take = takes;
    assign barred = misplaced;
    assign decrypt = opens ? in_decrypt_i : decrypt_q;
    assign hides = decrypt_q;
    assign key_waits = live && key_valid_i && !key_taken;
    assign key_asks = key_waits_q;
    assign {part, hash_loads, lengths_load} = '0;
  end

  // ---------------------------------------------------------------------------------------------
  // Control, counters and lengths

  logic         core_valid, core_j0, sent, carries, core_pop, subkey;
  logic         hash_ready, hash_soon, hash_take, j0_loads, j0_stays, start;
  logic         with_beat, with_text, with_mask, with_lengths;
  logic         add_aad, add_text;
  logic         meets, text_valid, text_ready, verdict, refused, verdict_ready;
  logic [127:0] hash;

  aes_gcm_lean_control #(.Depth(Depth), .Parts(PARTS)) u_control (
    .clk_i, .live_i(live),
    .key_waits_i(key_asks), .key_open_o(key_open), .key_taken_i(key_taken),
    .judges_o(judges), .valid_i(valid), .take_o(takes), .first_o(first),
    .kind_i(in_kind_i), .last_i(in_last_i), .part_i(part),
    .illegal_i(illegal_q), .bytes_i(bytes), .some_i(in_strb_i[15]),
    .decrypt_i(decrypt_q),
    .core_valid_o(core_valid), .core_ready_i(core_in_ready_i),
    .core_j0_o(core_j0), .sent_o(sent), .carries_i(carries),
    .core_out_valid_i, .core_out_ready_o(core_pop), .subkey_o(subkey),
    .hash_ready_i(hash_ready), .hash_soon_i(hash_soon),
    .hash_take_o(hash_take), .with_beat_o(with_beat), .with_text_o(with_text),
    .with_mask_o(with_mask), .with_lengths_o(with_lengths),
    .j0_loads_o(j0_loads), .j0_stays_o(j0_stays), .start_o(start),
    .add_aad_o(add_aad), .add_text_o(add_text),
    .text_o(meets), .text_ready_i(text_ready),
    .verdict_o(verdict), .refused_o(refused), .verdict_ready_i(verdict_ready)
  );
  assign core_in_valid_o = core_valid;
  assign core_out_ready_o = core_pop;

  aes_gcm_lengths #(
    .TextBlocks(TextBlocks), .AadBits(AadBits), .Late(1'b1), .Parts(PARTS)
  ) u_lengths (
    .clk_i, .live_i(live),
    .start_i(start), .resume_i(lengths_load),
    .aad_i(in_data_i[67+:AadBits+4]), .text_i(in_data_i[38:3]),
    .add_aad_i(add_aad), .add_text_i(add_text),
    .iv_i(in_kind_i == aes_message_pkg::KindIv), .bytes_i(bytes),
    .text_full_o(text_full), .iv_full_o(iv_full), .aad_full_o(aad_full), .lengths_o(lengths)
  );
  // Between messages J0 follows the port, for an IV of 12 bytes; while a new key makes H it is 0.
  // The counter loads J0, plus the blocks of the parts before, and is one more in the next clock.
  logic         follows_q, loads, loaded_q;
  logic [31:0]  count, count_from;
  logic [127:0] j0_d, j0_q;
  assign loads = follows_q || j0_loads;
  assign j0_d = ({in_data_i[127:32], 32'd1} & {128{follows_q && live}}) |
                (hash & {128{j0_loads && live}});
  always_ff @(posedge clk_i) begin
    follows_q <= live && first && !take && !key_waits && !key_asks;
    loaded_q <= live && loads;
    j0_q <= j0_d | (j0_q & {128{j0_stays && live}});
  end
  if (PARTS) begin : gen_count_on
    // The sum does not wait for the hash, which is late: J0 of a message that goes on ends with 1.
    assign count_from = ((lengths[38:7] + 32'd1) & {32{follows_q && live}}) |
                        (hash[31:0] & {32{j0_loads && live}});
  end else begin : gen_count_from_j0
    assign count_from = j0_d[31:0];
  end
  aes_late_count #(.Part(8)) u_count (
    .clk_i, .load_i(loads || !live), .value_i(count_from), .next_i(loaded_q || sent),
    .carries_o(carries), .count_o(count)
  );
  assign core_in_data_o = {j0_q[127:32], core_j0 ? j0_q[31:0] : count};

  // ---------------------------------------------------------------------------------------------
  // Text and hash

  logic poisoned_q;  // the core has refused a block of the message
  always_ff @(posedge clk_i) begin
    if (!live || start) poisoned_q <= 1'b0;
    else if (core_out_error_i && text_valid && text_ready) poisoned_q <= 1'b1;
  end

  // The hash takes IV, additional data and ciphertext, then the lengths. At the end the block is the
  // mask of the tag, in decryption XOR the tag.
  logic         unused_done;
  logic         restart;
  logic [127:0] hash_before, block, text_data;
  // Masks of bytes are made first: each is shared by eight bits.
  assign block = (core_out_data_i & ((mask & {128{with_text}}) | {128{with_mask}})) ^
                 (in_data_i & (mask & {128{with_beat}})) ^ (lengths & {128{with_lengths}});
  assign restart = start || hash_loads;
  assign hash_before = in_data_i & {128{hash_loads}};
  assign text_valid = meets && live;
  assign text_data = (core_out_data_i ^ in_data_i) & (mask & {128{text_valid}});
  aes_ghash_digit #(.Digit(Digit), .Levels(Levels), .Parts(PARTS)) u_ghash (
    .clk_i, .live_i(live),
    .h_load_i(subkey), .h_i(core_out_data_i),
    .restart_i(restart), .hash_i(hash_before),
    .valid_i(hash_take), .ready_o(hash_ready), .soon_o(hash_soon),
    .first_i(1'b0), .last_i(with_lengths), .block_i(block),
    .done_o(unused_done), .hash_o(hash)
  );

  // ---------------------------------------------------------------------------------------------
  // The tag: the hash and its mask. In decryption their sum with the right tag is 0. Of a part that
  // is not the last the hash alone stands in its place.

  logic         bad, passes, wrong;
  logic [1:0]   status;
  logic [3:0]   differs_q;
  logic [127:0] sum, tag, tag_mask;
  assign sum = block ^ hash;
  assign bad = refused || poisoned_q || (with_mask && core_out_error_i);
  assign passes = verdict && live && !bad;

  // The first bytes are in all tags that are served.
  function automatic int unsigned least(logic [16:0] served);
    least = 0;
    for (int unsigned n = 16; n > 0; n--) if (served[n]) least = n;
  endfunction
  localparam logic [15:0] CERTAIN = ~(16'hFFFF >> least(TagLengths));
  for (genvar n = 0; n < 16; n++) begin : gen_tag_byte
    if (PARTS) begin : gen_parts
      assign tag_mask[8*n+:8] = {8{CERTAIN[n] || 5'(15 - n) < tag_bytes_q || part}};
    end else begin : gen_whole
      assign tag_mask[8*n+:8] = {8{CERTAIN[n] || 5'(15 - n) < tag_bytes_q}};
    end
  end
  // Compared in the clock before the verdict: a path to a register, not to the port.
  for (genvar n = 0; n < 4; n++) begin : gen_differs
    always_ff @(posedge clk_i) differs_q[n] <= live && |(sum[32*n+:32] & tag_mask[32*n+:32]);
  end
  assign wrong = passes && hides && differs_q != '0;
  assign tag = sum & (tag_mask & {128{passes && !hides}});
  always_comb begin
    status = aes_message_pkg::StatusGood;
    if (wrong) status = aes_message_pkg::StatusBadTag;
    if (verdict && bad) status = aes_message_pkg::StatusRefused;
  end

  aes_message_results #(.HoldBlocks(HoldBlocks), .IdBits(IdBits)) u_results (
    .clk_i, .live_i(live),
    .text_valid_i(text_valid), .text_ready_o(text_ready), .text_decrypt_i(decrypt_q),
    .text_bytes_i(bytes), .text_data_i(text_data), .text_id_i(id_q),
    .verdict_valid_i(verdict), .verdict_ready_o(verdict_ready),
    .tag_i(tag), .status_i(status), .verdict_id_i(id_q),
    .out_valid_o, .out_ready_i, .out_strb_o, .out_data_o, .out_id_o,
    .tag_valid_o, .tag_ready_i, .tag_o, .tag_status_o, .tag_id_o
  );

endmodule
