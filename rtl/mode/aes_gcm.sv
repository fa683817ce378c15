// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// GCM and GMAC (NIST SP 800-38D) between the message interface and the ports of any core that
// encrypts blocks of 128 bits. Messages come as IV, additional data and text (in decryption with the
// tag behind), all of any length. The interface: docs/reference/messages.md; clocks and costs:
// docs/reference/gcm.md.
//
// Each block goes two ways: its counter block through the core, all else through a FIFO beside it.
// Behind both the text leaves and is hashed. The hash of a message and the next message overlap.

module aes_gcm #(
  /// Bits of a block that GHASH takes in a clock: 2, 4, 8, 16, 32 or 64; 128 is a block a clock.
  parameter int unsigned Digit      = 16,
  /// Levels of Karatsuba's method in GHASH: 1 to 6 with Digit = 128, else up to log2(Digit).
  parameter int unsigned Levels     = 1,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned Depth      = 2,
  /// Tag lengths that are served: bit n is n bytes. 12 to 16 bytes are GCM's; bits 4 and 8, which the
  /// revision of SP 800-38D withdraws, may be added. Bit 0: messages may come in parts.
  parameter logic [16:0] TagLengths = 17'h1F000,
  /// Most blocks of text in a message: 2^32 - 2 is the limit of the standard.
  parameter logic [31:0] TextBlocks = 32'hFFFFFFFE,
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
    $error("aes_gcm: Depth and IdBits must be at least 1");
  end
  localparam bit PARTS = TagLengths[0];
  if (TagLengths[16:1] == '0 || (TagLengths & ~17'h1F111) != '0) begin : gen_bad_tags
    $error("aes_gcm: TagLengths must name lengths of 4, 8 or 12 to 16 bytes");
  end
  if (PARTS && HoldBlocks != 0) begin : gen_bad_parts
    $error("aes_gcm: text of a part has no tag to wait for, so HoldBlocks must be 0");
  end
  if (TextBlocks > 32'hFFFFFFFE) begin : gen_bad_blocks
    $error("aes_gcm: TextBlocks must be at most 2^32 - 2");
  end

  logic live;
  assign live = rst_ni && !key_clear_i;

  // ---------------------------------------------------------------------------------------------
  // The beat, and its place in the message

  logic              beat_valid, take, first, last, legal, decrypt, between, open, illegal;
  logic [1:0]        kind;
  logic [4:0]        bytes, tag_bytes;
  logic [127:0]      data;
  logic [IdBits-1:0] id;
  logic              beat_ready, misplaced, barred, text_full, iv_full, aad_full;
  logic              part, resumes, resumed, lengths_load;
  logic [127:0]      lengths;

  aes_message_input #(.IdBits(IdBits)) u_input (
    .clk_i, .live_i(live),
    .in_valid_i(in_valid_i && live), .in_ready_o(beat_ready),
    .in_kind_i, .in_last_i, .in_strb_i, .in_data_i, .in_decrypt_i, .in_tag_bytes_i, .in_id_i,
    .open_i(open), .between_o(between),
    .valid_o(beat_valid), .take_i(take), .first_o(first), .kind_o(kind), .last_o(last),
    .legal_o(legal), .bytes_o(bytes), .data_o(data),
    .decrypt_o(decrypt), .tag_bytes_o(tag_bytes), .id_o(id)
  );
  assign in_ready_o = beat_ready && live;

  aes_message_order #(.TagLengths(TagLengths)) u_order (
    .clk_i, .live_i(live),
    .take_i(take), .first_i(first || resumed), .kind_i(kind), .last_i(last), .legal_i(legal),
    .bytes_i(bytes), .decrypt_i(decrypt && !part), .tag_bytes_i(tag_bytes), .illegal_o(misplaced)
  );
  if (PARTS) begin : gen_parts
    logic hash_comes, unused_opens, unserved;
    aes_gcm_parts #(.TagLengths(TagLengths), .TextBlocks(TextBlocks)) u_parts (
      .clk_i, .live_i(live),
      .take_i(take), .kind_i(kind), .last_i(last), .legal_i(legal), .bytes_i(bytes),
      .data_i(data), .tag_bytes_i(tag_bytes), .first_i(first || resumed),
      .aad_rest_i(lengths[70:67]), .text_i(lengths[38:3]),
      .opens_o(unused_opens), .hash_o(hash_comes), .lengths_o(lengths_load), .resumed_o(resumed),
      .part_o(part), .illegal_o(unserved)
    );
    assign resumes = beat_valid && (hash_comes || lengths_load);
    assign barred = misplaced || unserved;
  end else begin : gen_whole
    assign barred = misplaced;
    assign {part, resumes, resumed, lengths_load} = '0;
  end
  assign illegal = barred || (text_full && bytes != 5'd0 && kind == aes_message_pkg::KindText) ||
                   (iv_full && kind == aes_message_pkg::KindIv) ||
                   (aad_full && bytes != 5'd0 && kind == aes_message_pkg::KindAad);

  // ---------------------------------------------------------------------------------------------
  // Before the core

  logic         key_waits_q, key_open, key_taken, core_zero, core_j0, room, push, pop;
  logic         j0_follows, j0_waits, j0_valid, start, add_aad, add_text, pushed_part;
  logic [2:0]   pushed;
  logic [127:0] j0, text_block, hash;

  always_ff @(posedge clk_i) key_waits_q <= live && key_valid_i && !key_taken;
  assign core_key_valid_o = key_valid_i && key_open && live;
  assign key_ready_o = core_key_ready_i && key_open && live;
  assign key_taken = key_valid_i && key_ready_o;

  aes_gcm_control #(.Parts(PARTS)) u_control (
    .clk_i, .live_i(live),
    .key_waits_i(key_waits_q), .key_open_o(key_open), .key_taken_i(key_taken),
    .open_o(open), .between_i(between),
    .valid_i(beat_valid), .take_o(take), .kind_i(kind), .last_i(last), .illegal_i(illegal),
    .bytes_i(bytes), .resumes_i(resumes), .resumed_i(resumed), .part_i(part),
    .core_valid_o(core_in_valid_o), .core_ready_i(core_in_ready_i),
    .core_zero_o(core_zero), .core_j0_o(core_j0),
    .room_i(room), .push_o(push), .entry_o(pushed), .part_o(pushed_part),
    .j0_follows_o(j0_follows), .j0_waits_o(j0_waits), .j0_valid_i(j0_valid), .start_o(start),
    .add_aad_o(add_aad), .add_text_o(add_text)
  );

  aes_gcm_lengths #(.TextBlocks(TextBlocks), .Parts(PARTS)) u_lengths (
    .clk_i, .live_i(live),
    .start_i(start), .resume_i(lengths_load && take), .aad_i(data[127:67]), .text_i(data[38:3]),
    .add_aad_i(add_aad), .add_text_i(add_text),
    .iv_i(kind == aes_message_pkg::KindIv), .bytes_i(bytes),
    .text_full_o(text_full), .iv_full_o(iv_full), .aad_full_o(aad_full), .lengths_o(lengths)
  );

  aes_gcm_counter #(.Parts(PARTS)) u_counter (
    .clk_i, .live_i(live),
    // In StIdle J0 follows the beat, in StJ0 the hash: by the state alone, which is early.
    .load_i(j0_follows), .hashed_i(j0_waits), .hash_i(hash), .iv_i(data[127:32]),
    .before_i(lengths[38:7]),
    .next_i(push && pushed == aes_message_pkg::EntryText),
    .j0_o(j0), .text_o(text_block)
  );
  assign core_in_data_o = (core_j0 ? j0 : text_block) & {128{!core_zero}};

  // ---------------------------------------------------------------------------------------------
  // Beside the core: an entry for each step behind it. The block of lengths takes the place of data.
  // With parts a bit more: text or data end the part, a tag is the hash of the parts before.

  localparam int unsigned ENTRY = 1 + 3 + 1 + 5 + IdBits + 128;
  localparam int unsigned WIDTH = ENTRY + 32'(PARTS);
  logic [WIDTH-1:0]  newest, oldest;
  logic [ENTRY-1:0]  entry;
  logic              head_part;
  logic              full, unused_single, head_valid, head_decrypt;
  logic [2:0]        head;
  logic [4:0]        head_bytes;
  logic [IdBits-1:0] head_id;
  logic [127:0]      head_data;
  logic              ends;  // the entry closes a message or an IV
  assign ends = pushed == aes_message_pkg::EntryEnd || pushed == aes_message_pkg::EntryIvEnd ||
                pushed == aes_message_pkg::EntryRefused;

  assign entry = {1'b1, pushed, decrypt, ends ? tag_bytes : bytes, id, ends ? lengths : data};
  aes_mode_fifo #(.Width(WIDTH), .Depth(Depth)) u_fifo (
    .clk_i, .live_i(live),
    .push_i(push), .data_i(newest),
    .pop_i(pop), .oldest_o(oldest), .single_o(unused_single), .full_o(full)
  );
  assign {head_valid, head, head_decrypt, head_bytes, head_id, head_data} = oldest[ENTRY-1:0];
  if (PARTS) begin : gen_part_bit
    assign newest = {pushed_part, entry};
    assign head_part = oldest[ENTRY];
  end else begin : gen_no_part_bit
    logic unused;
    assign unused = pushed_part;
    assign newest = entry;
    assign head_part = 1'b0;
  end
  assign room = !full || pop;

  // ---------------------------------------------------------------------------------------------
  // Behind the core

  logic subkey, hashes, iv_ends, text, expects, goes_on, part_ends, message_ends, refuses;
  assign subkey = head_valid && head == aes_message_pkg::EntrySubkey;
  assign hashes = head_valid && head == aes_message_pkg::EntryHash;
  assign iv_ends = head_valid && head == aes_message_pkg::EntryIvEnd;
  assign text = head_valid && head == aes_message_pkg::EntryText;
  assign expects = head_valid && head == aes_message_pkg::EntryTag && !head_part;
  assign goes_on = head_valid && head == aes_message_pkg::EntryTag && head_part;
  assign part_ends = (hashes || text) && head_part;
  assign message_ends = head_valid && head == aes_message_pkg::EntryEnd;
  assign refuses = head_valid && head == aes_message_pkg::EntryRefused;

  logic hash_ready, hash_done, tag_ready, tag_awaits, text_may, text_valid, text_ready;
  logic poisoned_q;  // the core has refused a block of the message
  logic hashing_q;   // a hash has begun
  logic core_error;

  // With a buffer the text of a message waits until the end of the message before is taken. The
  // last block of a part always does.
  assign text_may = (HoldBlocks == 0 && !part_ends) || tag_ready;
  assign text_valid = text && core_out_valid_i && hash_ready && text_may && live;
  always_comb begin
    pop = 1'b0;
    if (subkey) pop = core_out_valid_i && hash_ready && !tag_awaits;
    if (hashes || iv_ends) pop = hash_ready && (tag_ready || !part_ends);
    if (text) pop = text_valid && text_ready;
    if (expects) pop = tag_ready;
    if (goes_on) pop = 1'b1;
    if (message_ends) pop = core_out_valid_i && hash_ready && tag_ready;
    if (refuses) pop = hash_ready && tag_ready;
  end
  assign core_out_ready_o = pop && (subkey || text || message_ends);
  assign core_error = core_out_ready_o && core_out_error_i;

  logic [127:0] text_data;
  aes_message_mask u_text (
    .block_i(core_out_data_i ^ head_data),
    .bytes_i(head_bytes),
    .block_o(text_data)
  );

  logic         hash_takes, hash_last;
  logic [127:0] hash_block, hash_before;
  assign hash_block = (text && !head_decrypt ? text_data : head_data) ^ hash_before;
  assign hash_last = iv_ends || message_ends || refuses || part_ends;
  assign hash_takes = pop && (hashes || text || hash_last);
  always_ff @(posedge clk_i) begin
    if (!live) {hashing_q, poisoned_q} <= '0;
    else begin
      if (hash_takes) hashing_q <= !hash_last;
      poisoned_q <= core_error && !(message_ends || part_ends) ||
                    (poisoned_q && !(pop && (message_ends || part_ends || refuses)));
    end
  end
  if (PARTS) begin : gen_hash_before
    logic [127:0] hash_before_q;  // the first block of the message is added to it
    always_ff @(posedge clk_i) begin
      if (!live || hash_takes) hash_before_q <= '0;
      else if (goes_on) hash_before_q <= head_data;
    end
    assign hash_before = hash_before_q;
  end else begin : gen_no_hash_before
    assign hash_before = '0;
  end

  aes_ghash #(.Digit(Digit), .Levels(Levels)) u_ghash (
    .clk_i, .live_i(live),
    .h_load_i(pop && subkey), .h_i(core_out_data_i),
    .valid_i(hash_takes), .ready_o(hash_ready),
    .first_i(!hashing_q), .last_i(hash_last),
    .block_i(hash_block),
    .done_o(hash_done), .hash_o(hash)
  );
  assign j0_valid = hash_done && j0_waits && !tag_awaits;

  logic              verdict_valid, verdict_ready;
  logic [1:0]        verdict;
  logic [127:0]      tag;
  logic [IdBits-1:0] verdict_id;
  aes_message_tag #(.IdBits(IdBits)) u_tag (
    .clk_i, .live_i(live),
    .ready_o(tag_ready),
    .add_i(pop && (expects || message_ends)),
    .word_i(expects ? head_data : core_out_data_i),
    .end_i(pop && (message_ends || part_ends || refuses)),
    .refused_i(refuses || poisoned_q || core_error), .decrypt_i(head_decrypt && !part_ends),
    .bytes_i(part_ends ? 5'd16 : head_bytes), .id_i(head_id),
    .awaits_o(tag_awaits), .hash_valid_i(hash_done), .hash_i(hash),
    .tag_valid_o(verdict_valid), .tag_ready_i(verdict_ready), .tag_o(tag),
    .tag_status_o(verdict), .tag_id_o(verdict_id)
  );

  // ---------------------------------------------------------------------------------------------
  // Results

  aes_message_results #(.HoldBlocks(HoldBlocks), .IdBits(IdBits)) u_results (
    .clk_i, .live_i(live),
    .text_valid_i(text_valid), .text_ready_o(text_ready), .text_decrypt_i(head_decrypt),
    .text_bytes_i(head_bytes), .text_data_i(text_data), .text_id_i(head_id),
    .verdict_valid_i(verdict_valid), .verdict_ready_o(verdict_ready), .tag_i(tag),
    .status_i(verdict), .verdict_id_i(verdict_id),
    .out_valid_o, .out_ready_i, .out_strb_o, .out_data_o, .out_id_o,
    .tag_valid_o, .tag_ready_i, .tag_o, .tag_status_o, .tag_id_o
  );

endmodule
