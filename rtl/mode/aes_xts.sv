// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// XTS (IEEE 1619, NIST SP 800-38E) between the message interface and the ports of two cores: any core
// for the data, and any core that encrypts for the tweak. A data unit is a message without a tag: its
// number as IV, then 16 bytes of text or more, of any length. The interface:
// docs/reference/messages.md; clocks and costs: docs/reference/xts.md.

module aes_xts #(
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned Depth      = 2,
  /// Most blocks of a data unit, a partial one included: 2^20 is the limit of the standards.
  parameter logic [20:0] UnitBlocks = 21'h100000,
  /// 1: data units may come in parts, each of up to UnitBlocks.
  parameter bit          Parts      = 1'b0,
  parameter int unsigned IdBits     = 1
) (
  input  logic              clk_i,
  input  logic              rst_ni,

  /// The key handshake passes through this module; key and length go to both cores directly. The
  /// key of the data comes first, then that of the tweak. A key waits for the end of a data unit.
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
  /// Taken with the first beat of a message, as the next. 1: decrypt.
  input  logic              in_decrypt_i,
  /// Comes back with the text and the end.
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
  /// A value of `aes_message_pkg::status_e`.
  output logic [1:0]        tag_status_o,
  output logic [IdBits-1:0] tag_id_o,

  /// The key and block ports of the core of the data.
  output logic              core_key_valid_o,
  input  logic              core_key_ready_i,
  input  logic              core_key_error_i,
  output logic              core_in_valid_o,
  input  logic              core_in_ready_i,
  output logic              core_in_decrypt_o,
  output logic [127:0]      core_in_data_o,
  input  logic              core_out_valid_i,
  output logic              core_out_ready_o,
  input  logic [127:0]      core_out_data_i,
  input  logic              core_out_error_i,

  /// The key and block ports of the core of the tweak, which encrypts.
  output logic              tweak_key_valid_o,
  input  logic              tweak_key_ready_i,
  input  logic              tweak_key_error_i,
  output logic              tweak_in_valid_o,
  input  logic              tweak_in_ready_i,
  output logic [127:0]      tweak_in_data_o,
  input  logic              tweak_out_valid_i,
  output logic              tweak_out_ready_o,
  input  logic [127:0]      tweak_out_data_i
);

  if (Depth < 1 || IdBits < 1) begin : gen_bad_depth
    $error("aes_xts: Depth and IdBits must be at least 1");
  end
  if (UnitBlocks < 21'd1 || UnitBlocks > 21'h100000) begin : gen_bad_blocks
    $error("aes_xts: UnitBlocks must be 1 to 2^20");
  end

  logic live;
  assign live = rst_ni && !key_clear_i;

  // ---------------------------------------------------------------------------------------------
  // The beat, and its place in the data unit

  logic              beat_valid, take, first, last, legal, decrypt, between, open, illegal;
  logic              beat_ready, misplaced, unfit, held, goes_on, saves;
  logic [1:0]        kind, order_kind;
  logic [4:0]        bytes, unused_tag_bytes;
  logic [127:0]      data;
  logic [IdBits-1:0] id;
  logic [20:0]       blocks_q;

  aes_message_input #(.IdBits(IdBits)) u_input (
    .clk_i, .live_i(live),
    .in_valid_i(in_valid_i && live), .in_ready_o(beat_ready),
    .in_kind_i, .in_last_i, .in_strb_i, .in_data_i, .in_decrypt_i, .in_tag_bytes_i('0), .in_id_i,
    .open_i(open), .between_o(between),
    .valid_o(beat_valid), .take_i(take), .first_o(first), .kind_o(kind), .last_o(last),
    .legal_o(legal), .bytes_o(bytes), .data_o(data),
    .decrypt_o(decrypt), .tag_bytes_o(unused_tag_bytes), .id_o(id)
  );
  assign in_ready_o = beat_ready && live;

  aes_message_order #(.TagLengths(17'h00001), .Kinds(4'b0101)) u_order (
    .clk_i, .live_i(live),
    .take_i(take), .first_i(first), .kind_i(order_kind), .last_i(last), .legal_i(legal),
    .bytes_i(bytes), .decrypt_i(1'b0), .tag_bytes_i('0), .illegal_o(misplaced)
  );
  // A beat of KindTag takes the place of the number, or of an empty last beat.
  if (Parts) begin : gen_parts
    logic is_tag;
    assign is_tag = kind == aes_message_pkg::KindTag;
    assign goes_on = first && is_tag;
    assign saves = !first && is_tag;
    assign order_kind = !is_tag ? kind : first ? aes_message_pkg::KindIv : aes_message_pkg::KindText;
  end else begin : gen_whole
    assign {goes_on, saves} = '0;
    assign order_kind = kind;
  end
  // The number has 16 bytes, the text at least 16. A partial block is the last beat.
  always_comb begin
    if (first) unfit = bytes != 5'd16 || last;
    else begin
      unfit = order_kind == aes_message_pkg::KindIv || (saves && (bytes != 5'd0 || !last)) ||
              (bytes != 5'd16 && last && !held) ||
              (bytes != 5'd16 && bytes != 5'd0 && !last) ||
              (bytes != 5'd0 && blocks_q == UnitBlocks);
    end
  end
  assign illegal = misplaced || unfit;

  always_ff @(posedge clk_i) begin
    if (!live) blocks_q <= '0;
    else if (take) blocks_q <= first ? '0 : blocks_q + 21'(bytes[4]);
  end

  // ---------------------------------------------------------------------------------------------
  // Control

  logic key_waits_q, key_open, key_second, key_taken, key_ready, tweak_valid, tweak_waits;
  logic tweak_loads, tweak_comes, hold, core_valid, steals, steal_first, kept_q, next;
  logic room, push, pop;
  logic [2:0] pushed;

  always_ff @(posedge clk_i) key_waits_q <= live && key_valid_i && !key_taken;
  assign core_key_valid_o = key_valid_i && key_open && !key_second && live;
  assign tweak_key_valid_o = key_valid_i && key_open && key_second && live;
  assign key_ready = key_second ? tweak_key_ready_i : core_key_ready_i;
  assign key_ready_o = key_ready && key_open && live;
  assign key_taken = key_valid_i && key_ready_o;

  aes_xts_control #(.Parts(Parts)) u_control (
    .clk_i, .live_i(live),
    .key_waits_i(key_waits_q), .key_open_o(key_open), .key_second_o(key_second),
    .key_taken_i(key_taken), .key_error_i(core_key_error_i || tweak_key_error_i),
    .open_o(open), .between_i(between),
    .valid_i(beat_valid), .take_o(take), .last_i(last), .illegal_i(illegal), .bytes_i(bytes),
    .goes_on_i(goes_on), .saves_i(saves),
    .tweak_valid_o(tweak_valid), .tweak_ready_i(tweak_in_ready_i), .tweak_waits_o(tweak_waits),
    .tweak_loads_i(tweak_loads),
    .held_o(held), .hold_o(hold), .core_valid_o(core_valid), .core_ready_i(core_in_ready_i),
    .steals_o(steals), .first_o(steal_first), .kept_i(kept_q), .next_o(next),
    .room_i(room), .push_o(push), .entry_o(pushed)
  );

  // ---------------------------------------------------------------------------------------------
  // Blocks. In ciphertext stealing the last two blocks take their tweaks in the order of the
  // standard to encrypt, and the other way round to decrypt.

  logic [127:0] held_q, tweak_q, tweak_first, tweak_next, tweak, kept_data_q, stolen, block;

  assign tweak_in_valid_o = tweak_valid && live;
  assign tweak_in_data_o = data;
  assign tweak_out_ready_o = tweak_waits && live;
  assign tweak_loads = tweak_out_valid_i && tweak_waits;
  if (Parts) begin : gen_tweak_of_parts
    assign tweak_comes = tweak_loads || (goes_on && take);
    assign tweak_first = tweak_loads ? tweak_out_data_i : data;
  end else begin : gen_tweak_of_number
    assign tweak_comes = tweak_loads;
    assign tweak_first = tweak_out_data_i;
  end

  aes_xts_double u_double (.tweak_i(tweak_q), .tweak_o(tweak_next));
  aes_message_mask u_stolen (.block_i(kept_data_q), .bytes_i(bytes), .block_o(stolen));

  always_ff @(posedge clk_i) begin
    if (!live) {held_q, tweak_q} <= '0;
    else begin
      if (hold) held_q <= data;
      if (tweak_comes) tweak_q <= tweak_first;
      else if (next) tweak_q <= tweak_next;
    end
  end

  assign tweak = (decrypt ? steal_first : steals) ? tweak_next : tweak_q;
  assign block = steals ? data | (kept_data_q ^ stolen) : held_q;
  assign core_in_valid_o = core_valid && live;
  assign core_in_decrypt_o = decrypt;
  assign core_in_data_o = block ^ tweak;

  // ---------------------------------------------------------------------------------------------
  // Beside the core: an entry for each step behind it, with a tweak or the stolen bytes

  localparam int unsigned WIDTH = 1 + 3 + 5 + IdBits + 128;
  logic [WIDTH-1:0]  oldest;
  logic              full, unused_single, head_valid;
  logic [2:0]        head;
  logic [4:0]        head_bytes;
  logic [IdBits-1:0] head_id;
  logic [127:0]      head_data;
  logic              tail;  // the stolen bytes; of a part the next tweak
  logic [4:0]        pushed_bytes;
  logic [127:0]      pushed_data;
  assign tail = pushed == aes_message_pkg::XtsTail;
  assign pushed_bytes = tail && !saves ? bytes : 5'd16;
  assign pushed_data = tail && !saves ? stolen : tweak;

  aes_mode_fifo #(.Width(WIDTH), .Depth(Depth)) u_fifo (
    .clk_i, .live_i(live),
    .push_i(push), .data_i({1'b1, pushed, pushed_bytes, id, pushed_data}),
    .pop_i(pop), .oldest_o(oldest), .single_o(unused_single), .full_o(full)
  );
  assign {head_valid, head, head_bytes, head_id, head_data} = oldest;
  assign room = !full || pop;

  // ---------------------------------------------------------------------------------------------
  // Behind the core

  logic text, keep, gives_tail, ends, refuses, gives, core_error;
  logic end_valid_q, poisoned_q;  // the core has refused a block of the data unit
  logic [127:0] result;
  logic [1:0]   status_q;
  logic [IdBits-1:0] end_id_q;
  assign text = head_valid && head == aes_message_pkg::XtsText;
  assign keep = head_valid && head == aes_message_pkg::XtsKeep;
  assign gives_tail = head_valid && head == aes_message_pkg::XtsTail;
  assign refuses = head_valid && head == aes_message_pkg::XtsRefused;
  assign ends = refuses || (head_valid && head == aes_message_pkg::XtsEnd);

  assign result = (core_out_data_i ^ head_data) & {128{!core_out_error_i}};
  assign gives = (text && core_out_valid_i) || gives_tail;
  always_comb begin
    pop = 1'b0;
    if (keep) pop = core_out_valid_i;
    if (gives) pop = out_ready_i;
    if (ends) pop = !end_valid_q;
    if (!live) pop = 1'b0;
  end
  assign core_out_ready_o = pop && (text || keep);
  assign core_error = core_out_ready_o && core_out_error_i;

  always_ff @(posedge clk_i) begin
    if (!live) begin
      {kept_q, kept_data_q, poisoned_q, end_valid_q, status_q, end_id_q} <= '0;
    end else begin
      if (pop && keep) {kept_q, kept_data_q} <= {1'b1, result};
      else if (push && tail) {kept_q, kept_data_q} <= '0;
      poisoned_q <= core_error || (poisoned_q && !(pop && ends));
      if (pop && ends) begin
        end_valid_q <= 1'b1;
        status_q <= refuses || poisoned_q ? aes_message_pkg::StatusRefused :
                                            aes_message_pkg::StatusGood;
        end_id_q <= head_id;
      end else if (tag_ready_i) {end_valid_q, status_q, end_id_q} <= '0;
    end
  end

  logic [4:0] out_bytes;
  assign out_valid_o = gives && live;
  assign out_data_o = (gives_tail ? head_data : result) & {128{out_valid_o}};
  assign out_bytes = head_bytes & {5{out_valid_o}};
  assign out_id_o = head_id;
  for (genvar n = 0; n < 16; n++) begin : gen_strobe
    assign out_strb_o[15-n] = out_bytes > 5'(n);
  end
  assign tag_valid_o = end_valid_q && live;
  assign tag_status_o = status_q & {2{live}};
  assign tag_id_o = end_id_q;

endmodule
