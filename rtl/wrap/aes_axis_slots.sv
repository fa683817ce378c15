// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Key slots in front of the streams of a wrapper: keys go into slots, and each packet names its
// slot. If its key is not the one that the wrapper got last, the key goes there first, from the
// slot. A packet waits until its slot has a key, and all packets behind it wait too.
//
// Of packets only the handshake passes here, not their data. With one slot nothing is changed.

module aes_axis_slots #(
  /// Width of the streams: 32, 64 or 128.
  parameter int unsigned  DataBits = 32,
  /// 1, 2, 4, 8 or 16.
  parameter int unsigned  Slots    = 4,
  /// Length of the longest key: 128, 192 or 256. A longer one is refused.
  parameter int unsigned  KeyBits  = 256,
  localparam int unsigned SlotBits = Slots < 2 ? 1 : $clog2(Slots)
) (
  input  logic                  clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic                  live_i,

  input  logic                  key_tvalid_i,
  output logic                  key_tready_o,
  input  logic [DataBits-1:0]   key_tdata_i,
  input  logic [DataBits/8-1:0] key_tkeep_i,
  input  logic                  key_tlast_i,
  /// The slot of a key: taken with its first beat.
  input  logic [SlotBits-1:0]   key_slot_i,

  input  logic                  tvalid_i,
  output logic                  tready_o,
  input  logic                  tlast_i,
  /// The slot whose key a packet gets: taken with its first beat.
  input  logic [SlotBits-1:0]   slot_i,

  /// To the wrapper.
  output logic                  key_tvalid_o,
  input  logic                  key_tready_i,
  output logic [DataBits-1:0]   key_tdata_o,
  output logic [DataBits/8-1:0] key_tkeep_o,
  output logic                  key_tlast_o,
  output logic                  tvalid_o,
  input  logic                  tready_i
);

  if (Slots == 0 || Slots > 16 || (Slots & (Slots - 1)) != 0) begin : gen_bad_slots
    $error("aes_axis_slots: Slots must be 1, 2, 4, 8 or 16");
  end

  if (Slots == 1) begin : gen_wires

    assign {key_tvalid_o, key_tready_o} = {key_tvalid_i, key_tready_i};
    assign {key_tdata_o, key_tkeep_o, key_tlast_o} = {key_tdata_i, key_tkeep_i, key_tlast_i};
    assign {tvalid_o, tready_o} = {tvalid_i, tready_i};

    logic unused;
    assign unused = ^{clk_i, live_i, tlast_i, slot_i, key_slot_i};

  end else begin : gen_slots

    localparam int unsigned BYTES = DataBits / 8;
    localparam int unsigned BEATS = (KeyBits + DataBits - 1) / DataBits;
    localparam int unsigned INDEX_BITS = BEATS > 1 ? $clog2(BEATS) : 1;

    logic [Slots-1:0]                known_q;  // the slot has a whole key
    logic [Slots*INDEX_BITS-1:0]     last_q;   // place of the last beat of each key
    logic [Slots*BYTES-1:0]          keep_q;   // strobes of the last beats
    logic [Slots*BEATS*DataBits-1:0] beats_q;  // of each key

    // -------------------------------------------------------------------------------------------
    // Keys in: they wait while one goes to the wrapper.

    logic                  sends_q;
    logic                  part_q;      // the next beat is not the first of its key
    logic                  illegal_q;   // a gap or too many bytes in the beats before
    logic [INDEX_BITS-1:0] place_q;     // of the next beat
    logic [SlotBits-1:0]   fills_q;     // slot of the key that comes
    logic                  written, illegal;
    logic [SlotBits-1:0]   fills;

    assign key_tready_o = live_i && !sends_q;
    assign written = key_tvalid_i && key_tready_o;
    assign fills = part_q ? fills_q : key_slot_i;
    // Strobes of a last beat may end early; the wrapper knows which lengths there are.
    assign illegal = illegal_q ||
                     (key_tlast_i ? (key_tkeep_i & (key_tkeep_i + BYTES'(1))) != '0
                                  : key_tkeep_i != '1 || place_q == INDEX_BITS'(BEATS - 1));

    always_ff @(posedge clk_i) begin
      if (!live_i) begin
        {part_q, illegal_q, place_q, fills_q} <= '0;
      end else if (written) begin
        part_q <= !key_tlast_i;
        illegal_q <= illegal && !key_tlast_i;
        place_q <= key_tlast_i || illegal ? '0 : place_q + INDEX_BITS'(1);
        fills_q <= fills;
      end
    end
    for (genvar s = 0; s < Slots; s++) begin : gen_slot
      logic here;
      assign here = written && fills == SlotBits'(s);
      always_ff @(posedge clk_i) begin
        if (!live_i) begin
          known_q[s] <= 1'b0;
          last_q[INDEX_BITS*s +: INDEX_BITS] <= '0;
          keep_q[BYTES*s +: BYTES] <= '0;
        end else if (here) begin
          known_q[s] <= key_tlast_i;
          // Of an illegal key one beat without bytes is kept: the wrapper refuses it.
          last_q[INDEX_BITS*s +: INDEX_BITS] <= illegal ? '0 : place_q;
          keep_q[BYTES*s +: BYTES] <= illegal ? '0 : key_tkeep_i;
        end
      end
      for (genvar n = 0; n < BEATS; n++) begin : gen_beat
        localparam int unsigned LSB = DataBits * (BEATS * s + n);
        always_ff @(posedge clk_i) begin
          if (!live_i) beats_q[LSB +: DataBits] <= '0;
          else if (here && place_q == INDEX_BITS'(n)) beats_q[LSB +: DataBits] <= key_tdata_i;
        end
      end
    end

    // -------------------------------------------------------------------------------------------
    // Packets: a first beat waits a clock, in which its slot enters a register.

    logic                  inside_q;         // the next beat is not the first of its packet
    logic                  asks_q;           // a first beat waits, whose slot is `slot_q`
    logic [SlotBits-1:0]   slot_q;
    logic                  has_q;            // the wrapper has the key of slot `current_q`
    logic [SlotBits-1:0]   current_q;
    logic [INDEX_BITS-1:0] index_q;          // of the next beat to the wrapper
    logic                  opens, sent;

    assign opens = inside_q || (asks_q && has_q && current_q == slot_q);
    assign tvalid_o = tvalid_i && opens;
    assign tready_o = tready_i && opens;
    assign sent = sends_q && key_tready_i;

    always_ff @(posedge clk_i) begin
      if (!live_i) begin
        {inside_q, asks_q, slot_q, has_q, current_q, sends_q, index_q} <= '0;
      end else begin
        if (tvalid_i && tready_o) inside_q <= !tlast_i;
        asks_q <= tvalid_i && !tready_o && !inside_q;
        slot_q <= slot_i;
        if (sends_q) begin
          if (sent) index_q <= key_tlast_o ? '0 : index_q + INDEX_BITS'(1);
          if (sent && key_tlast_o) {sends_q, has_q} <= 2'b01;
        end else if (written && fills == current_q) begin
          has_q <= 1'b0;
        end else if (asks_q && !opens && known_q[slot_q] && !(written && fills == slot_q)) begin
          {sends_q, has_q, current_q} <= {2'b10, slot_q};
        end
      end
    end

    assign key_tvalid_o = sends_q && live_i;
    always_comb begin
      {key_tlast_o, key_tkeep_o, key_tdata_o} = '0;
      for (int unsigned s = 0; s < Slots; s++) begin
        if (current_q == SlotBits'(s)) begin
          key_tlast_o = index_q == last_q[INDEX_BITS*s +: INDEX_BITS];
          key_tkeep_o = key_tlast_o ? keep_q[BYTES*s +: BYTES] : '1;
          for (int unsigned n = 0; n < BEATS; n++) begin
            if (index_q == INDEX_BITS'(n)) key_tdata_o = beats_q[DataBits*(BEATS*s+n) +: DataBits];
          end
        end
      end
    end

  end

endmodule
