// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axis_slots` as properties of any one slot: when a packet begins, the key that went to the
// wrapper last is the one that its slot got last, whole and unchanged; no packet begins before, and
// none with a key waits for anything but the wrapper.

module aes_axis_slots_ports #(
  parameter int unsigned DataBits = 32,
  parameter int unsigned Slots    = 4,
  parameter int unsigned KeyBits  = 256
) (
  input logic                     clk_i,
  input logic                     live_i,
  input logic                     key_tvalid_i,
  input logic [DataBits-1:0]      key_tdata_i,
  input logic [DataBits/8-1:0]    key_tkeep_i,
  input logic                     key_tlast_i,
  input logic [$clog2(Slots)-1:0] key_slot_i,
  input logic                     tvalid_i,
  input logic                     tlast_i,
  input logic [$clog2(Slots)-1:0] slot_i,
  input logic                     key_tready_i,
  input logic                     tready_i,
  /// Free input; its value in the first clock picks the followed slot.
  input logic [$clog2(Slots)-1:0] pick_slot_i,
  /// Free input; its value in the first clock picks the followed beat of the key in that slot.
  input logic [7:0]               pick_beat_i
);

  localparam int unsigned BYTES = DataBits / 8;
  localparam int unsigned BEATS = (KeyBits + DataBits - 1) / DataBits;

  logic                key_tready_o, tready_o, key_tvalid_o, key_tlast_o, tvalid_o;
  logic [DataBits-1:0] key_tdata_o;
  logic [BYTES-1:0]    key_tkeep_o;
  aes_axis_slots #(.DataBits(DataBits), .Slots(Slots), .KeyBits(KeyBits)) u_dut (.*);

  logic                     started_q = 1'b0;
  logic                     live_q;
  logic [$clog2(Slots)-1:0] slot_q;  // followed
  logic [7:0]               beat_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    if (!started_q) {slot_q, beat_q} <= {pick_slot_i, pick_beat_i};
  end

  // The key that the slot got last: its length, and the followed beat.
  logic                     part_q, bad_q;      // of the key that comes
  logic [7:0]               beats_q;
  logic [$clog2(Slots)-1:0] to_q, to;
  logic                     whole_q, refused_q;  // of the followed slot
  logic [DataBits-1:0]      data_q;
  logic [7:0]               last_q;
  logic [BYTES-1:0]         keep_q;
  logic                     ladder, bad;
  // Legal strobes of a last beat are 0, 1, 11, 111 and so on.
  always_comb begin
    ladder = key_tkeep_i == '0;
    for (int unsigned n = 0; n < BYTES; n++) begin
      ladder |= key_tkeep_i == BYTES'((64'd2 << n) - 64'd1);
    end
  end
  assign to = part_q ? to_q : key_slot_i;
  assign bad = bad_q || (key_tlast_i ? !ladder : key_tkeep_i != '1 || beats_q == 8'(BEATS - 1));
  always_ff @(posedge clk_i) begin
    if (key_tvalid_i && key_tready_o) begin
      part_q <= !key_tlast_i;
      to_q <= to;
      bad_q <= bad && !key_tlast_i;
      beats_q <= key_tlast_i || bad ? 8'd0 : beats_q + 8'd1;
      if (to == slot_q) begin
        whole_q <= key_tlast_i;
        {refused_q, last_q, keep_q} <= {bad, beats_q, key_tkeep_i};
        if (beats_q == beat_q) data_q <= key_tdata_i;
      end
    end
    if (!live_i) {part_q, bad_q, beats_q, whole_q} <= '0;
  end

  // The key that went to the wrapper last.
  logic                sends_q, sent_q;  // a part of it, all of it
  logic [7:0]          out_beats_q, out_last_q;
  logic [DataBits-1:0] out_data_q;
  logic [BYTES-1:0]    out_keep_q;
  always_ff @(posedge clk_i) begin
    if (key_tvalid_o && key_tready_i) begin
      sends_q <= !key_tlast_o;
      sent_q <= key_tlast_o;
      out_beats_q <= key_tlast_o ? 8'd0 : out_beats_q + 8'd1;
      {out_last_q, out_keep_q} <= {out_beats_q, key_tkeep_o};
      if (out_beats_q == beat_q) out_data_q <= key_tdata_o;
    end
    if (!live_i) {sends_q, sent_q, out_beats_q} <= '0;
  end
  logic same;
  assign same = refused_q ? out_last_q == 8'd0 && out_keep_q == '0
                          : out_last_q == last_q && out_keep_q == keep_q &&
                            (beat_q > last_q || out_data_q == data_q);

  // Packets, and how long one waits for nothing.
  logic                     inside_q, waits_q, key_waits_q;
  logic [$clog2(Slots)-1:0] wanted_q;
  logic [1:0]               idle_q;
  logic                     served_q;  // the key of the packet that waits has gone to the wrapper
  logic [DataBits+BYTES:0]  key, key_q;
  assign key = {key_tdata_o, key_tkeep_o, key_tlast_o};
  always_ff @(posedge clk_i) begin
    if (tvalid_i && tready_o) inside_q <= !tlast_i;
    waits_q <= live_i && tvalid_i && !tready_o;
    wanted_q <= slot_i;
    key_waits_q <= live_i && key_tvalid_o && !key_tready_i;
    key_q <= key;
    idle_q <= tvalid_i && !tvalid_o && !key_tvalid_o && slot_i == slot_q && whole_q &&
              !(key_tvalid_i && key_tready_o) ? idle_q + 2'd1 : 2'd0;
    served_q <= tvalid_i && !tready_o && (served_q || (key_tvalid_o && key_tready_i && key_tlast_o))
                && !(key_tvalid_i && key_tready_o && to == slot_i);
    if (!live_i) {inside_q, idle_q, served_q} <= '0;
  end

  // What stands in the slots.
  localparam int unsigned INDEX_BITS = BEATS > 1 ? $clog2(BEATS) : 1;
  logic                  fit;  // the lengths of all keys
  logic [DataBits-1:0]   beat;
  logic [INDEX_BITS-1:0] last, last_of_current;
  logic [BYTES-1:0]      keep;
  always_comb begin
    fit = 1'b1;
    {beat, last, last_of_current, keep} = '0;
    for (int unsigned s = 0; s < Slots; s++) begin
      fit &= 8'(u_dut.gen_slots.last_q[INDEX_BITS*s +: INDEX_BITS]) < 8'(BEATS);
      if (32'(u_dut.gen_slots.current_q) == s) begin
        last_of_current = u_dut.gen_slots.last_q[INDEX_BITS*s +: INDEX_BITS];
      end
      if (32'(slot_q) == s) begin
        last = u_dut.gen_slots.last_q[INDEX_BITS*s +: INDEX_BITS];
        keep = u_dut.gen_slots.keep_q[BYTES*s +: BYTES];
        for (int unsigned n = 0; n < BEATS; n++) begin
          if (32'(beat_q) == n) begin
            beat = u_dut.gen_slots.beats_q[DataBits*(BEATS*s+n) +: DataBits];
          end
        end
      end
    end
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    if (!started_q) beat_of_a_key: assume (pick_beat_i < 8'(BEATS));
    if (started_q && live_i) begin
      beat_waits: assume (!waits_q || (tvalid_i && slot_i == wanted_q));
    end
    if (started_q && live_i && live_q) begin
      packet_has_its_key: assert (!(tvalid_o && !inside_q && slot_i == slot_q) ||
                                  (whole_q && sent_q && same));
      beat_passes_once: assert ((tvalid_o && tready_i) == (tvalid_i && tready_o));
      inside_all_pass: assert (!inside_q || (tvalid_o == tvalid_i && tready_o == tready_i));
      no_key_inside: assert (!key_tvalid_o || !inside_q);
      key_stays: assert (!key_waits_q || (key_tvalid_o && key == key_q));
      key_is_taken: assert (key_tready_o || key_tvalid_o);
      waits_for_no_other: assert (idle_q != 2'd3);
      served_opens: assert (!served_q || tvalid_o);
    end
    if (started_q) followed: assert (beat_q < 8'(BEATS));
    if (started_q && live_q) begin
      // What makes the properties inductive.
      parts_agree: assert (u_dut.gen_slots.part_q == part_q && (!part_q ||
                           u_dut.gen_slots.fills_q == to_q));
      bad_agrees: assert (u_dut.gen_slots.illegal_q == bad_q && (!bad_q || part_q));
      beats_agree: assert (8'(u_dut.gen_slots.place_q) == beats_q && beats_q < 8'(BEATS) &&
                           (part_q || beats_q == 8'd0));
      known_agrees: assert (u_dut.gen_slots.known_q[slot_q] == whole_q);
      unfinished: assert (!(part_q && to_q == slot_q) || !whole_q);
      data_agree: assert (!(whole_q && !refused_q && beat_q <= last_q) ||
                          beat == data_q);
      part_agrees: assert (!(part_q && to_q == slot_q && beat_q < beats_q) ||
                           beat == data_q);
      length_agrees: assert (!whole_q || (8'(last) ==
                                          (refused_q ? 8'd0 : last_q) &&
                                          keep ==
                                          (refused_q ? '0 : keep_q)));
      length_fits: assert (!whole_q || last_q < 8'(BEATS));
      lengths_fit: assert (fit);
      inside_agrees: assert (u_dut.gen_slots.inside_q == inside_q);
      asks: assert (!u_dut.gen_slots.asks_q || (waits_q && !inside_q));
      asks_for: assert (!u_dut.gen_slots.asks_q || u_dut.gen_slots.slot_q == wanted_q);
      all_ask: assert (!(waits_q && !inside_q) || u_dut.gen_slots.asks_q);
      index_agrees: assert (8'(u_dut.gen_slots.index_q) == out_beats_q &&
                            (u_dut.gen_slots.sends_q || out_beats_q == 8'd0));
      sends: assert (!u_dut.gen_slots.sends_q || (!u_dut.gen_slots.has_q && !inside_q &&
                     u_dut.gen_slots.known_q[u_dut.gen_slots.current_q] &&
                     u_dut.gen_slots.index_q <= last_of_current));
      one_way: assert (!sends_q || u_dut.gen_slots.sends_q);
      sent_in_part: assert (!(u_dut.gen_slots.sends_q && u_dut.gen_slots.current_q == slot_q &&
                              beat_q < out_beats_q) || out_data_q ==
                            beat);
      has: assert (!u_dut.gen_slots.has_q || (sent_q && (u_dut.gen_slots.current_q != slot_q ||
                                                         (whole_q && same))));
      is_asked: assert (idle_q == 2'd0 || (waits_q && !inside_q && wanted_q == slot_q));
      served_has: assert (!served_q || inside_q ||
                          (u_dut.gen_slots.has_q && u_dut.gen_slots.current_q == wanted_q));
      sends_asked: assert (!u_dut.gen_slots.sends_q || (waits_q && u_dut.gen_slots.asks_q &&
                                                        u_dut.gen_slots.current_q == wanted_q));
      idle_twice: assert (idle_q < 2'd2 || u_dut.gen_slots.has_q == 1'b0);
    end
  end

endmodule
