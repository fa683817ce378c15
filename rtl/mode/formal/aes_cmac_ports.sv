// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_cmac` between any stream and any core, as properties. The core is any function: its results
// are free. Each block that it must get, and the end of each message, follow from the beats at the
// port by SP 800-38B. Keys, clears, resets and stalls are free.
// With AES_EVENTS: events that must be reachable, each asserted never to happen.

module aes_cmac_ports #(
  parameter logic [16:0] TagLengths = 17'h1FF00,
  parameter int unsigned IdBits     = 1
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic              key_valid_i,
  input logic              key_clear_i,
  input logic              in_valid_i,
  input logic [1:0]        in_kind_i,
  input logic              in_last_i,
  input logic [15:0]       in_strb_i,
  input logic [127:0]      in_data_i,
  input logic              in_decrypt_i,
  input logic [4:0]        in_tag_bytes_i,
  input logic [IdBits-1:0] in_id_i,
  input logic              tag_ready_i,
  input logic              core_key_ready_i,
  input logic              core_key_error_i,
  input logic              core_in_ready_i,
  input logic              core_out_valid_i,
  input logic [127:0]      core_out_data_i,
  input logic              core_out_error_i
);

  logic              key_ready, in_ready, tag_valid, core_key_valid, core_in_valid, core_out_ready;
  logic [127:0]      tag_data, core_in_data;
  logic [1:0]        tag_status;
  logic [IdBits-1:0] tag_id;

  aes_cmac #(.TagLengths(TagLengths), .IdBits(IdBits)) u_cmac (
    .key_ready_o(key_ready), .in_ready_o(in_ready),
    .tag_valid_o(tag_valid), .tag_o(tag_data), .tag_status_o(tag_status), .tag_id_o(tag_id),
    .core_key_valid_o(core_key_valid), .core_in_valid_o(core_in_valid),
    .core_in_data_o(core_in_data), .core_out_ready_o(core_out_ready), .*
  );

  logic live, accepted, take, core_takes, core_gives, key_taken, ends, end_takes;
  assign live = rst_ni && !key_clear_i;
  assign accepted = live && in_valid_i && in_ready;
  assign take = live && u_cmac.take;
  assign core_takes = live && core_in_valid && core_in_ready_i;
  assign core_gives = live && core_out_valid_i && core_out_ready;
  assign key_taken = live && key_valid_i && key_ready;
  assign ends = live && (u_cmac.message_ends || u_cmac.refuse);
  assign end_takes = live && tag_valid && tag_ready_i;

  // ---------------------------------------------------------------------------------------------
  // The beat that was accepted at the port and waits for its work.

  logic              started_q = 1'b0;
  logic              waits, first, legal, last, decrypt, over, some;
  logic [1:0]        kind;
  logic [4:0]        bytes, tag_bytes;
  logic [127:0]      data, given;
  logic [IdBits-1:0] id;
  logic              resumes, part, fits, between;
  logic [1:0]        resumed;
  localparam bit     PARTS = TagLengths[0];

  aes_message_arrival #(
    .TagLengths(TagLengths), .Kinds(4'b1010), .Resumes(1 * PARTS), .IdBits(IdBits)
  ) u_arrival (
    .clk_i, .live_i(live), .started_i(started_q), .accepted_i(accepted),
    .kind_i(in_kind_i), .last_i(in_last_i), .strb_i(in_strb_i), .data_i(in_data_i),
    .decrypt_i(in_decrypt_i), .tag_bytes_i(in_tag_bytes_i), .id_i(in_id_i),
    .take_i(take), .end_i(ends), .key_waits_i(key_valid_i && !key_taken), .fits_i(fits),
    .waits_o(waits), .first_o(first), .resumes_o(resumes), .resumed_o(resumed), .legal_o(legal),
    .kind_o(kind), .last_o(last),
    .bytes_o(bytes), .data_o(data), .decrypt_o(decrypt), .tag_bytes_o(tag_bytes), .id_o(id),
    .kind_before_o(), .partial_before_o(), .over_o(over), .given_o(given),
    .own_valid_i(u_cmac.beat_valid), .own_first_i(u_cmac.first), .own_between_i(u_cmac.between),
    .own_legal_i(u_cmac.legal), .own_kind_i(u_cmac.kind), .own_last_i(u_cmac.last),
    .own_bytes_i(u_cmac.bytes), .own_data_i(u_cmac.data), .own_decrypt_i(u_cmac.decrypt),
    .own_tag_bytes_i(u_cmac.tag_bytes), .own_id_i(u_cmac.id),
    .own_kind_before_i(u_cmac.u_order.kind_q), .own_partial_before_i(u_cmac.u_order.partial_q)
  );
  assign some = bytes != 5'd0;
  // A part that is not the last has whole blocks. A message that goes on needs data behind its MAC,
  // or no block would have a subkey.
  assign part = PARTS && tag_bytes == 5'd0;
  assign between = first && !waits && resumed == 2'd0;
  assign fits = !(part && bytes != 5'd16) &&
                !(resumed != 2'd0 && (!some || kind == aes_message_pkg::KindTag));

  // ---------------------------------------------------------------------------------------------
  // The message: CBC-MAC until now, and the block of data that waits for the beat behind it.

  typedef enum logic [2:0] {
    PhNoKey, PhKey,    // a key was taken: was it refused?
    PhSubkey,          // the cipher of 0 is due
    PhBody,            // between messages, and in data and tag
    PhLast, PhEnd,     // the last block is due; its result is due, and the end
    PhDrain, PhRefuse  // an illegal message
  } phase_e;
  phase_e phase_q;

  logic         more;                   // data behind the block that waits: it is not the last
  logic         zero_due_q, busy_q;     // the block of 0; a block is in the core
  logic         held_q, whole_q;        // a block of data waits; it has 16 bytes
  logic         some_q;                 // the message has had data
  logic         goes_on_q;              // it goes on from a MAC
  logic [127:0] held_data_q, subkey_q, chain_q, once, twice, padded, block;
  assign more = waits && legal && some && kind == aes_message_pkg::KindAad;
  assign once = {subkey_q[126:0], 1'b0} ^ (subkey_q[127] ? 128'h87 : 128'd0);
  assign twice = {once[126:0], 1'b0} ^ (once[127] ? 128'h87 : 128'd0);
  always_comb begin
    padded = data;
    for (int unsigned n = 0; n < 16; n++) if (bytes == 5'(n)) padded[127-8*n] = 1'b1;
    block = chain_q ^ held_data_q;
    if (phase_q == PhSubkey) block = '0;
    if (phase_q == PhLast) begin
      block = held_q ? block ^ (whole_q ? once : twice) : chain_q ^ {1'b1, 127'd0} ^ twice;
      if (part) block = chain_q ^ held_data_q;
    end
  end

  // The end that is due: one, and no message begins before it is taken.
  logic              due_q, due_refused_q, due_decrypt_q, poison_q;
  logic [4:0]        due_bytes_q;
  logic [127:0]      due_sum_q, cut;
  logic [IdBits-1:0] due_id_q;
  always_comb begin
    for (int unsigned n = 0; n < 16; n++) cut[127-8*n-:8] = {8{5'(n) < due_bytes_q}};
  end

  logic live_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live;
    if (core_takes) busy_q <= 1'b1;
    else if (core_gives) busy_q <= 1'b0;
    if (core_takes && phase_q == PhSubkey) zero_due_q <= 1'b0;
    else if (core_takes) held_q <= 1'b0;
    if (core_gives && phase_q == PhSubkey) subkey_q <= core_out_data_i;
    if (core_gives && phase_q != PhSubkey) begin
      chain_q <= core_out_data_i;
      poison_q <= poison_q || core_out_error_i;
    end
    if (take && more) {some_q, held_q, whole_q, held_data_q} <= {2'b11, bytes == 5'd16, padded};
    case (phase_q)
      PhKey: begin
        phase_q <= core_key_error_i ? PhNoKey : PhSubkey;
        zero_due_q <= !core_key_error_i;
      end
      PhSubkey: if (!zero_due_q && !busy_q) phase_q <= PhBody;
      PhLast: if (core_takes) phase_q <= PhEnd;
      default: ;
    endcase
    if (take && resumes) {goes_on_q, chain_q} <= {1'b1, data};
    else if (take && !legal) phase_q <= last ? PhRefuse : PhDrain;
    else if (take && last) phase_q <= PhLast;
    if (ends) begin
      phase_q <= PhBody;
      {some_q, goes_on_q, held_q, poison_q, chain_q} <= '0;
      due_q <= 1'b1;
      due_refused_q <= phase_q == PhRefuse || poison_q;
      {due_decrypt_q, due_bytes_q, due_id_q} <= {decrypt && !part, part ? 5'd16 : tag_bytes, id};
      due_sum_q <= chain_q ^ given;
    end else if (end_takes) due_q <= 1'b0;
    if (key_taken) phase_q <= PhKey;
    if (!live) begin
      {phase_q, zero_due_q, busy_q, some_q, goes_on_q, held_q, due_q, poison_q, chain_q} <= '0;
    end
  end

  // The clock before.
  logic                in_pending_q, key_pending_q, core_in_pending_q, core_key_pending_q;
  logic                tag_pending_q;
  logic [IdBits+152:0] offer, offer_q;
  logic [IdBits+129:0] end_now, end_q;
  logic [127:0]        core_in_q;
  assign offer = {in_kind_i, in_last_i, in_strb_i, in_data_i, in_decrypt_i, in_tag_bytes_i,
                  in_id_i};
  assign end_now = {tag_data, tag_status, tag_id};
  always_ff @(posedge clk_i) begin
    in_pending_q <= live && in_valid_i && !in_ready;
    key_pending_q <= live && key_valid_i && !key_ready;
    core_in_pending_q <= live && core_in_valid && !core_in_ready_i;
    core_key_pending_q <= live && core_key_valid && !core_key_ready_i;
    tag_pending_q <= live && tag_valid && !tag_ready_i;
    {offer_q, end_q, core_in_q} <= {offer, end_now, core_in_data};
  end

  // ---------------------------------------------------------------------------------------------
  // Assumed of the surroundings and of the core (by the names in `aes_handshake`).

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    if (started_q && live) begin
      beat_stays: assume (!in_pending_q || (in_valid_i && offer == offer_q));
      key_stays: assume (!key_pending_q || key_valid_i);
      nothing_repeated: assume (!core_out_valid_i || busy_q);
    end
  end

`ifndef AES_EVENTS
  always_comb begin
    if (started_q && live) begin
      beat_in_its_phase: assert (!take || phase_q == PhBody || phase_q == PhDrain);
      // A block of data is not written over: it has entered the core.
      no_block_is_lost: assert (!(take && more) || !held_q);
      nothing_before_the_end_is_taken: assert (!(take && due_q));
      mac_is_given_between: assert (!(take && resumes) || (phase_q == PhBody && first && !busy_q));
      // Blocks.
      one_block_at_a_time: assert (!core_takes || !busy_q);
      block_is_due: assert (!core_takes || (phase_q == PhSubkey && zero_due_q) ||
        (phase_q == PhBody && held_q && more) || phase_q == PhLast ||
        (phase_q == PhRefuse && held_q));
      block_as_specified: assert (!core_takes || core_in_data == block);
      result_is_taken: assert (core_gives == core_out_valid_i);
      // Ends.
      end_of_its_message: assert (!ends || (!busy_q && !due_q &&
        ((phase_q == PhEnd && over) || phase_q == PhRefuse)));
      end_has_message: assert (!tag_valid || due_q);
      if (tag_valid) begin
        end_as_specified: assert (tag_id == due_id_q &&
          tag_data == (due_refused_q || due_decrypt_q ? '0 : due_sum_q & cut) &&
          tag_status == (due_refused_q ? aes_message_pkg::StatusRefused :
                         due_decrypt_q && (due_sum_q & cut) != '0 ? aes_message_pkg::StatusBadTag :
                                                                    aes_message_pkg::StatusGood));
      end
      // Keys.
      key_between_messages: assert (!key_taken || phase_q == PhNoKey ||
                                    (phase_q == PhBody && between));
      key_passes: assert (key_taken == (core_key_valid && core_key_ready_i));
      if (live_q) begin
        request_holds: assert (!core_in_pending_q || (core_in_valid && core_in_data == core_in_q));
        key_holds: assert (!core_key_pending_q || core_key_valid);
        end_holds: assert (!tag_pending_q || (tag_valid && end_now == end_q));
      end
    end
    if (started_q && !live) begin
      nothing_in_a_clear: assert (!key_ready && !in_ready && !core_key_valid && !tag_valid &&
                                  tag_data == '0);
    end
  end
`endif

endmodule
