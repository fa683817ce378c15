// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// CCM (NIST SP 800-38C) between the message interface and the ports of any core that encrypts blocks
// of 128 bits and takes a block while the result of the one before waits. The IV of a message is its
// lengths, then the nonce. The interface: docs/reference/messages.md; clocks and costs:
// docs/reference/ccm.md.
//
// For each block of text two blocks go through the core: its counter block, then, with the text
// known, its block of the CBC-MAC. While one is in the core the other enters.

module aes_ccm #(
  /// Bits of both lengths: 16, 32 or 64. 16: at most 65,279 bytes of additional data.
  parameter int unsigned LengthBits = 64,
  /// Tag lengths that are served: bit n is n bytes. 4, 6, 8, 10, 12, 14 and 16. Bit 0: messages may
  /// come in parts.
  parameter logic [16:0] TagLengths = 17'h15550,
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
  /// The tag, left-aligned; of a part that is not the last the MAC. 0 in decryption of any other
  /// message, and of a refused one.
  output logic [127:0]      tag_o,
  /// A value of `aes_message_pkg::status_e`.
  output logic [1:0]        tag_status_o,
  output logic [IdBits-1:0] tag_id_o,

  /// The key and block ports of the core.
  output logic              core_key_valid_o,
  input  logic              core_key_ready_i,
  input  logic              core_key_error_i,
  output logic              core_in_valid_o,
  input  logic              core_in_ready_i,
  output logic [127:0]      core_in_data_o,
  input  logic              core_out_valid_i,
  output logic              core_out_ready_o,
  input  logic [127:0]      core_out_data_i,
  input  logic              core_out_error_i
);

  if (IdBits < 1) begin : gen_bad_ids
    $error("aes_ccm: IdBits must be at least 1");
  end
  if (LengthBits != 16 && LengthBits != 32 && LengthBits != 64) begin : gen_bad_lengths
    $error("aes_ccm: LengthBits must be 16, 32 or 64");
  end
  localparam bit PARTS = TagLengths[0];
  if (TagLengths[16:1] == '0 || (TagLengths & ~17'h15551) != '0) begin : gen_bad_tags
    $error("aes_ccm: TagLengths must name lengths of 4, 6, 8, 10, 12, 14 or 16 bytes");
  end
  if (PARTS && HoldBlocks != 0) begin : gen_bad_parts
    $error("aes_ccm: text of a part has no tag to wait for, so HoldBlocks must be 0");
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
  logic              beat_ready, misplaced, unfit, is_lengths, is_nonce, aad_ends;
  logic              compares, opens, is_before, goes_on, part;
  logic [63:0]       aad_left, text_left;
  logic [LengthBits-1:0] count;
  logic [4:0]        whole_tag_bytes;
  logic [127:0]      lengths_data;

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
    .take_i(take), .first_i(opens), .kind_i(kind), .last_i(last), .legal_i(legal),
    .bytes_i(bytes), .decrypt_i(compares), .tag_bytes_i(tag_bytes), .illegal_o(misplaced)
  );
  aes_ccm_lengths #(.LengthBits(LengthBits), .Parts(PARTS)) u_lengths (
    .clk_i, .live_i(live),
    .lengths_i(is_lengths), .nonce_i(is_nonce), .take_i(take),
    .kind_i(kind), .last_i(last), .bytes_i(bytes), .data_i(lengths_data),
    .part_i(part), .before_i(is_before), .goes_on_i(goes_on), .blocks_i(count),
    .illegal_o(unfit), .aad_ends_o(aad_ends), .aad_left_o(aad_left), .text_left_o(text_left)
  );

  // ---------------------------------------------------------------------------------------------
  // Control

  logic key_waits_q, key_open, key_taken, aad_over, add_aad, head, flush, mac_ready;
  logic mac_idle, mac_adds, counter_wanted, mask, counter_done, tag_ready, tag_adds, refuse;
  logic resumes, done;

  always_ff @(posedge clk_i) key_waits_q <= live && key_valid_i && !key_taken;
  assign core_key_valid_o = key_valid_i && key_open && live;
  assign key_ready_o = core_key_ready_i && key_open && live;
  assign key_taken = key_valid_i && key_ready_o;

  aes_ccm_control u_control (
    .clk_i, .live_i(live),
    .key_waits_i(key_waits_q), .key_open_o(key_open), .key_taken_i(key_taken),
    .key_error_i(core_key_error_i),
    .open_o(open), .between_i(between),
    .valid_i(beat_valid), .take_o(take), .kind_i(kind), .last_i(last), .illegal_i(illegal),
    .bytes_i(bytes), .resumes_i(resumes), .goes_on_i(goes_on),
    .lengths_o(is_lengths), .nonce_o(is_nonce),
    .aad_ends_i(aad_ends), .aad_over_i(aad_over), .add_aad_o(add_aad), .head_o(head),
    .flush_o(flush),
    .mac_ready_i(mac_ready), .mac_idle_i(mac_idle), .mac_add_o(mac_adds),
    .counter_o(counter_wanted), .mask_o(mask), .counter_done_i(done),
    .tag_ready_i(tag_ready), .tag_add_o(tag_adds), .refuse_o(refuse)
  );

  // ---------------------------------------------------------------------------------------------
  // Blocks

  logic [127:0] b0, counter_block, aad_block, text_data, mac_block, mac;
  logic         text_given, counts;

  aes_ccm_blocks #(.CounterBits(LengthBits), .Parts(PARTS)) u_blocks (
    .clk_i, .live_i(live),
    .load_i(take && is_nonce), .nonce_i(data), .bytes_i(bytes), .next_i(counts),
    .before_i(is_before), .goes_on_i(goes_on), .count_o(count),
    .tag_bytes_i(whole_tag_bytes), .has_aad_i(aad_left != '0), .text_bytes_i(text_left),
    .b0_o(b0), .mask_i(mask), .counter_o(counter_block)
  );
  aes_ccm_aad #(.LengthBits(LengthBits)) u_aad (
    .clk_i, .live_i(live),
    .start_i(head), .length_i(aad_left), .add_i(add_aad), .data_i(data), .bytes_i(bytes),
    .over_o(aad_over), .flush_i(flush), .block_o(aad_block)
  );

  // ---------------------------------------------------------------------------------------------
  // Parts of messages. A part ends in the state of the mask, which it does not need.

  logic         mac_added, starts, begins, counter_due, ends;
  logic [4:0]   end_bytes;
  logic [127:0] mac_before;
  if (PARTS) begin : gen_parts
    logic is_mac, unserved, closes;
    aes_ccm_parts #(.LengthBits(LengthBits), .TagLengths(TagLengths)) u_parts (
      .clk_i, .live_i(live),
      .take_i(take), .first_i(first), .kind_i(kind), .last_i(last), .legal_i(legal),
      .bytes_i(bytes), .data_i(data), .lengths_i(is_lengths), .tag_bytes_i(tag_bytes),
      .mac_o(is_mac), .before_o(is_before), .goes_on_o(goes_on), .part_o(part),
      .whole_tag_bytes_o(whole_tag_bytes), .data_o(lengths_data), .illegal_o(unserved)
    );
    assign resumes = is_mac || is_before;
    assign opens = is_lengths;
    assign illegal = !resumes && (misplaced || unfit || unserved);
    assign compares = decrypt && !part;
    assign end_bytes = part ? 5'd16 : tag_bytes;
    assign begins = head || take && is_mac;
    assign starts = mac_added && head || take && is_mac;
    assign mac_before = data & {128{is_mac}};
    assign counts = text_given || take && is_before;
    assign closes = mask && part && mac_idle;
    assign counter_due = counter_wanted && !(mask && part);
    assign done = counter_done || closes;
    assign ends = mask && done || refuse;
  end else begin : gen_whole
    assign {is_before, goes_on, part, resumes} = '0;
    assign opens = first;
    assign whole_tag_bytes = tag_bytes;
    assign lengths_data = data;
    assign illegal = misplaced || unfit;
    assign compares = decrypt;
    assign end_bytes = tag_bytes;
    assign begins = head;
    assign starts = mac_added && head;
    assign mac_before = '0;
    assign counts = text_given;
    assign counter_due = counter_wanted;
    assign done = counter_done;
    assign ends = mask && counter_done || refuse;
  end

  // ---------------------------------------------------------------------------------------------
  // The core: at most a block of the CBC-MAC and a counter block are in it.

  logic         mac_valid, mac_busy, mac_enters, counter_valid, counter_enters, mac_returns;
  logic         counter_returns, core_error;
  logic         counter_busy_q, counter_last_q;  // it is in the core; it entered last
  logic         waits_q, waits_mac_q;            // a block was offered, not taken; of the CBC-MAC
  logic         offers_mac;
  logic         poisoned_q;                      // the core has refused a block of the message
  logic [127:0] mac_data;

  assign counter_valid = counter_due && !counter_busy_q;
  assign offers_mac = waits_q ? waits_mac_q : mac_valid && !counter_valid;
  assign core_in_valid_o = mac_valid || counter_valid;
  assign core_in_data_o = offers_mac ? mac_data : counter_block;
  assign mac_enters = offers_mac && core_in_valid_o && core_in_ready_i;
  assign counter_enters = !offers_mac && core_in_valid_o && core_in_ready_i;

  assign mac_returns = core_out_valid_i && mac_busy && (!counter_busy_q || counter_last_q);
  assign counter_returns = core_out_valid_i && counter_busy_q && !(mac_busy && counter_last_q);
  assign core_out_ready_o = (mac_returns || counter_done) && live;
  assign core_error = core_out_ready_o && core_out_error_i;

  always_ff @(posedge clk_i) begin
    if (!live) {counter_busy_q, counter_last_q, waits_q, waits_mac_q, poisoned_q} <= '0;
    else begin
      counter_busy_q <= counter_enters || (counter_busy_q && !counter_done);
      if (mac_enters || counter_enters) counter_last_q <= counter_enters;
      waits_q <= core_in_valid_o && !core_in_ready_i;
      waits_mac_q <= offers_mac;
      poisoned_q <= !begins && (core_error || poisoned_q);
    end
  end

  assign mac_added = mac_adds || text_given;
  aes_cbc_mac u_mac (
    .clk_i, .live_i(live),
    .add_i(mac_added), .ready_o(mac_ready), .block_i(mac_block),
    .start_i(starts), .mac_i(mac_before),
    .go_i(1'b1), .mix_i('0),
    .valid_o(mac_valid), .data_o(mac_data), .entered_i(mac_enters),
    .result_valid_i(mac_returns), .result_i(core_out_data_i), .busy_o(mac_busy),
    .idle_o(mac_idle), .mac_o(mac)
  );
  assign mac_block = head ? b0 : text_given ? (decrypt ? text_data : data) : aad_block;

  // ---------------------------------------------------------------------------------------------
  // Text and tag

  logic text_valid, text_ready;
  aes_message_mask u_text (
    .block_i(core_out_data_i ^ data),
    .bytes_i(bytes),
    .block_o(text_data)
  );
  assign text_valid = counter_returns && !mask && mac_ready && live;
  assign text_given = text_valid && text_ready;
  assign counter_done = mask ? counter_returns : text_given;

  logic              verdict_valid, verdict_ready, tag_awaits;
  logic [1:0]        verdict;
  logic [127:0]      tag;
  logic [IdBits-1:0] verdict_id;
  aes_message_tag #(.IdBits(IdBits)) u_tag (
    .clk_i, .live_i(live),
    .ready_o(tag_ready),
    .add_i(tag_adds || (mask && counter_done)),
    .word_i(mask ? core_out_data_i : data),
    .end_i(ends),
    .refused_i(refuse || poisoned_q || core_error), .decrypt_i(compares),
    .bytes_i(end_bytes), .id_i(id),
    .awaits_o(tag_awaits), .hash_valid_i(tag_awaits), .hash_i(mac),
    .tag_valid_o(verdict_valid), .tag_ready_i(verdict_ready), .tag_o(tag),
    .tag_status_o(verdict), .tag_id_o(verdict_id)
  );

  // ---------------------------------------------------------------------------------------------
  // Results

  aes_message_results #(.HoldBlocks(HoldBlocks), .IdBits(IdBits)) u_results (
    .clk_i, .live_i(live),
    .text_valid_i(text_valid), .text_ready_o(text_ready), .text_decrypt_i(decrypt),
    .text_bytes_i(bytes), .text_data_i(text_data), .text_id_i(id),
    .verdict_valid_i(verdict_valid), .verdict_ready_o(verdict_ready), .tag_i(tag),
    .status_i(verdict), .verdict_id_i(verdict_id),
    .out_valid_o, .out_ready_i, .out_strb_o, .out_data_o, .out_id_o,
    .tag_valid_o, .tag_ready_i, .tag_o, .tag_status_o, .tag_id_o
  );

endmodule
