// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Gives a narrow core, whose key, input and output move in beats of `PortBits`, the full-width
// ports of `aes_core`. One register holds a key or a block while its beats go to the core, and
// gathers the beats of a result. The adapter adds no clocks between blocks.
//
//   Idle      a key or a block may enter
//   KeyOffer  a core that holds a key sees `core_key_valid_o` for the new one
//   KeyIn     the beats of a key go to the core
//   Setup     the core sets up the key
//   BlockIn   the beats of a block go to the core
//   BlockOut  the beats of its result come back

module aes_port_adapter #(
  parameter int unsigned PortBits   = 32,
  /// Key lengths of the core: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]  KeyLengths = 3'b001,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter int unsigned TagBits    = 1
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                key_valid_i,
  output logic                key_ready_o,
  input  logic [1:0]          key_len_i,
  input  logic [255:0]        key_i,
  input  logic                key_clear_i,
  output logic                key_error_o,
  input  logic                in_valid_i,
  output logic                in_ready_o,
  input  logic                in_decrypt_i,
  input  logic                in_chain_i,
  input  logic [1:0]          block_len_i,
  input  logic [127:0]        in_data_i,
  input  logic [TagBits-1:0]  in_tag_i,
  output logic                out_valid_o,
  input  logic                out_ready_i,
  output logic [127:0]        out_data_o,
  output logic [TagBits-1:0]  out_tag_o,
  output logic                out_error_o,

  /// Connected to the ports of the narrow core; clock, reset and clear bypass the adapter.
  output logic                core_key_valid_o,
  input  logic                core_key_ready_i,
  output logic [1:0]          core_key_len_o,
  output logic [PortBits-1:0] core_key_o,
  output logic                core_in_valid_o,
  input  logic                core_in_ready_i,
  output logic                core_in_decrypt_o,
  output logic                core_in_chain_o,
  output logic [1:0]          core_block_len_o,
  output logic [PortBits-1:0] core_in_data_o,
  output logic [TagBits-1:0]  core_in_tag_o,
  input  logic                core_out_valid_i,
  output logic                core_out_ready_o,
  input  logic [PortBits-1:0] core_out_data_i,
  input  logic [TagBits-1:0]  core_out_tag_i,
  input  logic                core_out_error_i
);

  // The set-up of a 256-bit key takes longer than a block, so a new key may enter during it.
  localparam bit EARLY_KEY = KeyLengths[2];
  localparam logic [5:0] LAST_BLOCK = 6'(128 / PortBits - 1);

  typedef enum logic [2:0] {
    Idle,
    KeyOffer,
    KeyIn,
    Setup,
    BlockIn,
    BlockOut
  } state_e;

  state_e             state_q, state_d;
  logic [5:0]         left_q;  // beats that follow the current beat
  logic [255:0]       beats_q;
  logic [1:0]         key_len_q, block_len_q;
  logic               decrypt_q, chain_q;
  logic               core_keyed_q;  // the core holds a key, or its first beats
  logic [TagBits-1:0] tag_q;

  logic live, idle, ready, key_taken, key_legal, block_taken, beat, last;
  logic result_ready, result_valid;
  assign last = left_q == 6'd0;
  assign idle = state_q == Idle || (state_q == Setup && core_in_ready_i);
  // A byte-serial core counts turns (mod 4) from reset and clear on, and takes a block at turn 0.
  if (PortBits == 8) begin : gen_turns
    logic [1:0] turn_q;
    always_ff @(posedge clk_i) turn_q <= live ? turn_q + 2'd1 : 2'd0;
    assign ready = (idle || (result_valid && result_ready)) && turn_q == 2'd3;
  end else begin : gen_any_clock
    assign ready = idle || (result_valid && result_ready);
  end
  assign result_valid = state_q == BlockOut && last && core_out_valid_i;

  logic               unused_load, unused_keep, unused_refused;
  logic [1:0]         unused_len;
  logic [TagBits-1:0] unused_tag;
  aes_frontend #(
    .BlockLengths(3'b001), .KeyLengths(KeyLengths), .Directions(Directions), .TagBits(TagBits)
  ) u_frontend (
    .live_o(live),
    .core_idle_i(EARLY_KEY ? idle || state_q == Setup : idle), .core_ready_i(ready),
    .key_load_o(unused_load), .key_keep_o(unused_keep), .held_len_o(unused_len),
    .block_taken_o(block_taken), .tag_o(unused_tag), .refused_o(unused_refused),
    .*
  );
  assign key_taken = key_valid_i && key_ready_o;
  assign key_legal = aes_pkg::holds(KeyLengths, key_len_q);

  assign core_key_valid_o = (state_q == KeyOffer && core_keyed_q) || state_q == KeyIn;
  assign core_in_valid_o = state_q == BlockIn;
  assign core_out_ready_o = state_q == BlockOut && (!last || result_ready);
  assign beat = (state_q == KeyIn && core_key_ready_i) ||
                (core_in_valid_o && core_in_ready_i) ||
                (core_out_ready_o && core_out_valid_i);

  always_comb begin
    state_d = state_q;
    case (state_q)
      KeyOffer: state_d = KeyIn;
      KeyIn:    if (beat && last) state_d = key_legal ? Setup : Idle;
      Setup:    if (core_in_ready_i) state_d = Idle;
      BlockIn:  if (beat && last) state_d = BlockOut;
      BlockOut: if (beat && last) state_d = Idle;
      default:  state_d = state_q;
    endcase
    if (key_taken) state_d = KeyOffer;
    if (block_taken) state_d = BlockIn;
    if (!live) state_d = Idle;
  end

  always_ff @(posedge clk_i) begin
    state_q <= state_d;
    if (beat) begin
      left_q <= last ? LAST_BLOCK : left_q - 6'd1;
      beats_q <= {beats_q[255-PortBits:0], core_out_data_i};
    end
    if (state_q == KeyIn && beat) core_keyed_q <= key_legal;
    if (key_taken) begin
      left_q <= 6'd0;
      if (aes_pkg::holds(KeyLengths, key_len_i)) begin
        left_q <= 6'((4 + 2 * 32'(key_len_i)) * 32 / PortBits - 1);
      end
      beats_q <= key_i;
      key_len_q <= key_len_i;
    end
    if (block_taken) begin
      left_q <= LAST_BLOCK;
      beats_q <= {in_data_i, 128'h0};
      {decrypt_q, chain_q, block_len_q, tag_q} <=
        {in_decrypt_i, in_chain_i, block_len_i, in_tag_i};
    end
    if (!live) begin
      left_q <= 6'd0;
      beats_q <= '0;
      core_keyed_q <= 1'b0;
    end
  end

  assign core_key_len_o = key_len_q;
  assign core_key_o = beats_q[255 -: PortBits];
  assign core_in_decrypt_o = decrypt_q;
  assign core_in_chain_o = chain_q;
  assign core_block_len_o = block_len_q;
  assign core_in_data_o = beats_q[255 -: PortBits];
  assign core_in_tag_o = tag_q;

  logic unused_held_refused;
  aes_result #(.TagBits(TagBits)) u_result (
    .live_i(live),
    .result_valid_i(result_valid),
    .result_ready_o(result_ready),
    .tag_i(core_out_tag_i),
    .refused_i(core_out_error_i),
    .refused_o(unused_held_refused),
    .*
  );
  aes_result_cleared u_data (
    .live_i(live),
    .result_valid_i(result_valid),
    .result_ready_i(result_ready),
    .refused_i(core_out_error_i),
    .data_i({beats_q[127-PortBits:0], core_out_data_i}),
    .*
  );

endmodule
