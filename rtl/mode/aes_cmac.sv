// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// CMAC (NIST SP 800-38B) between the message interface and the ports of any core that encrypts blocks
// of 128 bits. A message has data, as beats of KindAad, then a tag if one is to be compared.
// The interface: docs/reference/messages.md; clocks and costs: docs/reference/cmac.md.

module aes_cmac #(
  /// Tag lengths that are served: bit n is n bytes. 4 to 16; below 8 see SP 800-38B, appendix A.
  /// Bit 0: messages may come in parts.
  parameter logic [16:0] TagLengths = 17'h1FF00,
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
  /// Taken with the first beat of a message, as the next two. 1: compare with a tag.
  input  logic              in_decrypt_i,
  /// Bytes of the tag; 0 in a part that is not the last.
  input  logic [4:0]        in_tag_bytes_i,
  /// Comes back with the tag.
  input  logic [IdBits-1:0] in_id_i,

  /// One transfer a message.
  output logic              tag_valid_o,
  input  logic              tag_ready_i,
  /// The tag, left-aligned; of a part that is not the last the MAC. 0 if another message brings a
  /// tag to compare with, and of a refused one.
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
    $error("aes_cmac: IdBits must be at least 1");
  end
  localparam bit PARTS = TagLengths[0];
  if (TagLengths[16:1] == '0 || (TagLengths & 17'h0000E) != '0) begin : gen_bad_tags
    $error("aes_cmac: TagLengths must name lengths of 4 to 16 bytes");
  end

  logic live;
  assign live = rst_ni && !key_clear_i;

  // ---------------------------------------------------------------------------------------------
  // The beat, and its place in the message

  logic              beat_valid, take, first, last, legal, decrypt, between, open, illegal, is_tag;
  logic [1:0]        kind;
  logic [4:0]        bytes, tag_bytes;
  logic [127:0]      data;
  logic [IdBits-1:0] id;
  logic              beat_ready, compares, is_mac, opens, misplaced;

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
  assign is_tag = kind == aes_message_pkg::KindTag;

  aes_message_order #(.TagLengths(TagLengths), .Kinds(4'b1010)) u_order (
    .clk_i, .live_i(live),
    .take_i(take), .first_i(opens), .kind_i(kind), .last_i(last), .legal_i(legal),
    .bytes_i(bytes), .decrypt_i(compares), .tag_bytes_i(tag_bytes), .illegal_o(misplaced)
  );

  // ---------------------------------------------------------------------------------------------
  // Control

  logic key_waits_q, key_open, key_taken, mac_ready, mac_idle, add, first_block, zero;
  logic empty, go, mix, keep, tag_ready, tag_adds, message_ends, refuse;

  always_ff @(posedge clk_i) key_waits_q <= live && key_valid_i && !key_taken;
  assign core_key_valid_o = key_valid_i && key_open && live;
  assign key_ready_o = core_key_ready_i && key_open && live;
  assign key_taken = key_valid_i && key_ready_o;

  aes_cmac_control u_control (
    .clk_i, .live_i(live),
    .key_waits_i(key_waits_q), .key_open_o(key_open), .key_taken_i(key_taken),
    .key_error_i(core_key_error_i),
    .open_o(open), .between_i(between),
    .valid_i(beat_valid), .take_o(take), .is_tag_i(is_tag), .is_mac_i(is_mac),
    .last_i(last), .illegal_i(illegal), .bytes_i(bytes),
    .mac_ready_i(mac_ready), .mac_idle_i(mac_idle),
    .add_o(add), .first_o(first_block), .zero_o(zero), .empty_o(empty),
    .go_o(go), .mix_o(mix), .keep_o(keep),
    .tag_ready_i(tag_ready), .tag_add_o(tag_adds), .end_o(message_ends), .refuse_o(refuse)
  );

  // ---------------------------------------------------------------------------------------------
  // Parts of messages

  logic         starts, mixes, tag_given;  // a MAC begins; a subkey, a tag to compare with enters
  logic [4:0]   end_bytes;
  logic [127:0] mac_before;
  if (PARTS) begin : gen_parts
    logic part, unserved;
    aes_cmac_parts #(.TagLengths(TagLengths)) u_parts (
      .clk_i, .live_i(live),
      .take_i(take), .first_i(first), .is_tag_i(is_tag), .last_i(last), .legal_i(legal),
      .bytes_i(bytes), .tag_bytes_i(tag_bytes),
      .mac_o(is_mac), .first_o(opens), .part_o(part), .illegal_o(unserved)
    );
    assign illegal = !is_mac && (misplaced || unserved);
    assign compares = decrypt && !part;
    assign end_bytes = part ? 5'd16 : tag_bytes;
    assign starts = add && first_block || take && is_mac;
    assign mac_before = data & {128{is_mac}};
    assign mixes = mix && !part;
    assign tag_given = tag_adds && !is_mac;
  end else begin : gen_whole
    assign is_mac = 1'b0;
    assign opens = first;
    assign illegal = misplaced;
    assign compares = decrypt;
    assign end_bytes = tag_bytes;
    assign starts = add && first_block;
    assign mac_before = '0;
    assign mixes = mix;
    assign tag_given = tag_adds;
  end

  // ---------------------------------------------------------------------------------------------
  // Blocks. A partial last block gets a one and zeros behind it, and the second subkey.

  logic [127:0] pad, block, subkey_q, subkey_once, subkey_twice, mac, core_data;
  logic         padded_q, mac_valid, mac_enters, mac_returns, unused_busy, core_error;
  logic         poisoned_q;  // the core has refused a block of the message

  assign pad = {1'b1, 127'd0} >> {bytes & {5{!empty}}, 3'd0};
  assign block = ((data | pad) & {128{!empty && !zero}}) | (pad & {128{empty}});

  aes_cmac_double u_first (.block_i(mac), .block_o(subkey_once));
  aes_cmac_double u_second (.block_i(subkey_q), .block_o(subkey_twice));

  always_ff @(posedge clk_i) begin
    if (!live) {subkey_q, padded_q, poisoned_q} <= '0;
    else begin
      if (keep) subkey_q <= subkey_once;
      if (add) padded_q <= empty || bytes != 5'd16;
      poisoned_q <= !starts && (core_error || poisoned_q);
    end
  end

  aes_cbc_mac u_mac (
    .clk_i, .live_i(live),
    .add_i(add), .ready_o(mac_ready), .block_i(block),
    .start_i(starts), .mac_i(mac_before),
    .go_i(go), .mix_i((padded_q ? subkey_twice : subkey_q) & {128{mixes}}),
    .valid_o(mac_valid), .data_o(core_data), .entered_i(mac_enters),
    .result_valid_i(mac_returns), .result_i(core_out_data_i), .busy_o(unused_busy),
    .idle_o(mac_idle), .mac_o(mac)
  );
  assign core_in_valid_o = mac_valid;
  assign core_in_data_o = core_data;
  assign mac_enters = mac_valid && core_in_ready_i;
  assign core_out_ready_o = live;
  assign mac_returns = core_out_valid_i;
  assign core_error = core_out_valid_i && core_out_error_i;

  // ---------------------------------------------------------------------------------------------
  // Tag

  logic              verdict_valid, tag_awaits;
  logic [1:0]        verdict;
  logic [127:0]      tag;
  aes_message_tag #(.IdBits(IdBits)) u_tag (
    .clk_i, .live_i(live),
    .ready_o(tag_ready),
    .add_i(tag_given), .word_i(data),
    .end_i(message_ends || refuse),
    .refused_i(refuse || poisoned_q), .decrypt_i(compares),
    .bytes_i(end_bytes), .id_i(id),
    .awaits_o(tag_awaits), .hash_valid_i(tag_awaits), .hash_i(mac),
    .tag_valid_o(verdict_valid), .tag_ready_i(tag_ready_i && live), .tag_o(tag),
    .tag_status_o(verdict), .tag_id_o
  );
  assign tag_valid_o = verdict_valid && live;
  assign tag_o = tag & {128{live}};
  assign tag_status_o = verdict & {2{live}};

endmodule
