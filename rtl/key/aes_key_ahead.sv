// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES-128 round keys through clocked S-boxes, a round key a clock, in both directions, after
// McLoone & McCanny 2001, figure 3.3: the block RAM stores the input of SubWord at the clock edge
// at which the window takes the words that it comes from. So SubWord of a step is read in the clock
// before the step.
//
//   clock               0       1       2       3       ...  10
//   load_i              K
//   input of SubWord    K       key 1   key 2   key 3   ...
//   step_i                      1       2       3       ...  10
//   round_key_o                         key 1   key 2   ...  key 9

module aes_key_ahead #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// A clocked S-box.
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxRom
) (
  input  logic         clk_i,
  /// 1: the registers of the S-boxes become 0 at the next clock edge.
  input  logic         clear_i,
  /// Take a key.
  input  logic         load_i,
  input  logic [127:0] key_i,
  /// Low: the kept key and the kept last round key become 0 at the next clock edge.
  input  logic         keep_i,
  /// This step starts from the kept first or last round key (1) or from the window (0).
  input  logic         from_kept_i,
  /// Direction of the schedule.
  input  logic         inverse_i,
  /// The window becomes the next round key: 1, 2, ..., or 9, 8, ... with `inverse_i`. Without a
  /// step it becomes 0. The clock before the first step has the load of the key, or no step; the
  /// clock before the first step backwards has the step with `capture_i`.
  input  logic         step_i,
  /// With the last step of a walk: keep its result as the schedule end. The next step goes back.
  input  logic         capture_i,
  /// Round key 0, or 10 with `inverse_i`, of the kept key. Combinational from `inverse_i`.
  output logic [127:0] first_key_o,
  /// Round key in the window.
  output logic [127:0] round_key_o
);

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  logic [255:0] kept, key;
  logic [127:0] window, window_q, forwards, stepped;
  logic [63:0]  ahead;
  logic [31:0]  substituted, last, unused_last;
  logic [7:0]   rcon, rcon_q;
  logic         inverse;
  assign inverse = DECRYPTS && inverse_i;

  aes_key_ends #(.Directions(Directions)) u_ends (
    .clk_i,
    .load_i,
    .key_i({key_i, 128'h0}),
    .capture_i,
    .last_words_i({stepped, 128'h0}),
    .keep_i,
    .inverse_i,
    .kept_o(kept),
    .key_o(key)
  );

  // The words of the next step. Backwards W[i-1] of the first word is the sum of the last two.
  assign ahead = load_i ? key_i[63:0] : step_i ? stepped[63:0] : key[191:128];
  logic back;  // the next step goes back
  assign back = DECRYPTS && step_i && !load_i && (inverse || capture_i);
  assign last = ahead[31:0] ^ (ahead[63:32] & {32{back}});
  aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
    .clk_i,
    .clear_i,
    .inverse_i(1'b0),
    .data_i(aes_pkg::rot_word(last)),
    .data_o(substituted)
  );

  assign window = from_kept_i ? kept[255:128] : window_q;
  assign rcon = !from_kept_i ? rcon_q : inverse ? 8'h36 : 8'h01;
  aes_key_late_sub u_step (
    .window_i(window), .rotate_i(1'b1), .rcon_i(rcon),
    .sub_word_o(unused_last), .substituted_i(substituted), .stepped_o(forwards)
  );
  if (DECRYPTS) begin : gen_both_ways
    logic [31:0] first;
    assign first = window[127:96] ^ substituted ^ {rcon, 24'h0};
    assign stepped = inverse ? {first, window[127:32] ^ window[95:0]} : forwards;
  end else begin : gen_forwards
    assign stepped = forwards;
  end

  always_ff @(posedge clk_i) begin
    window_q <= stepped & {128{step_i}};
    if (step_i) rcon_q <= inverse ? aes_pkg::xtime_inverse(rcon) : aes_pkg::xtime(rcon);
  end
  assign first_key_o = kept[255:128];
  assign round_key_o = window_q;

  logic unused;
  assign unused = ^{unused_last, kept[127:0], key};

endmodule
