// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The key window of `aes_key_loader`. SubWord has a register behind it: that of a clocked S-box, or
// one that stores S(x) ^ {63}, so that it is 0 for an empty window.

module aes_key_window #(
  /// Nk words: 128 or 256 bits.
  parameter int unsigned    Window = 128,
  parameter aes_pkg::sbox_e Sbox   = aes_pkg::SboxTable
) (
  input  logic              clk_i,
  /// Take a key. While `kept_i` is low, without a load, the key becomes 0.
  input  logic              load_i,
  input  logic [Window-1:0] key_i,
  input  logic              kept_i,
  /// The window takes the key.
  input  logic              start_i,
  /// The schedule runs.
  input  logic              running_i,
  /// Last clock of a step.
  input  logic              last_phase_i,
  /// This step has RotWord and Rcon.
  input  logic              rotate_i,
  input  logic [7:0]        rcon_i,
  /// The window takes the words of the next step.
  output logic              step_o,
  /// Round key 0.
  output logic [127:0]      first_key_o,
  /// Round key in the window.
  output logic [127:0]      round_key_o
);

  logic [Window-1:0] key_q, window_q, stepped;
  logic [31:0]       last, image, substituted;
  logic              load, step, hold;

  assign step_o = running_i && last_phase_i;
  assign load = start_i && kept_i;
  assign step = step_o && kept_i && !start_i;
  assign hold = running_i && kept_i && !step_o && !start_i;

  aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
    .clk_i,
    .clear_i(!kept_i || step_o),
    .inverse_i(1'b0),
    .data_i(last),
    .data_o(image)
  );
  if (aes_pkg::sbox_clocks(Sbox) != 0) begin : gen_clocked
    assign substituted = image;
  end else begin : gen_register
    logic [31:0] sub_q;
    always_ff @(posedge clk_i) sub_q <= image ^ {4{8'h63}};
    assign substituted = sub_q ^ {4{8'h63}};
  end

  aes_key_late_sub #(.Window(Window)) u_step (
    .window_i(window_q), .rotate_i, .rcon_i,
    .sub_word_o(last), .substituted_i(substituted), .stepped_o(stepped)
  );

  always_ff @(posedge clk_i) begin
    key_q <= load_i ? key_i : key_q & {Window{kept_i}};
    window_q <= (key_q & {Window{load}}) | (stepped & {Window{step}}) | (window_q & {Window{hold}});
  end
  assign first_key_o = key_q[Window-1 -: 128];
  assign round_key_o = window_q[Window-1 -: 128];

endmodule
