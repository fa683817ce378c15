// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The key window of `aes_key_loader` for block RAM: a second register behind the clocked S-box can
// be the RAM's output register, and neither has a clear. Load, step and hold of the window are
// computed a clock ahead, and its registers suit flip-flops with enable and reset.

module aes_key_window_ram #(
  /// Nk words: 128 or 256 bits.
  parameter int unsigned    Window = 128,
  parameter aes_pkg::sbox_e Sbox   = aes_pkg::SboxRom
) (
  input  logic              clk_i,
  /// Low in reset and clear.
  input  logic              live_i,
  /// The input register loads `key_i`, taken or not; else it becomes 0.
  input  logic              idle_i,
  /// Take a key.
  input  logic              load_i,
  input  logic [Window-1:0] key_i,
  /// A key is held.
  input  logic              kept_i,
  /// A key is held in the next clock.
  input  logic              kept_next_i,
  /// The schedule starts in the next clock.
  input  logic              start_next_i,
  /// The schedule runs in the next clock.
  input  logic              running_next_i,
  /// The next clock is the last one of a step.
  input  logic              step_next_i,
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

  logic [127:0]      key_q;
  logic [Window-1:0] key_in_q, window_q, stepped;
  logic [31:0]       last, image, sub_q;
  logic              step_q, load_window_q, step_window_q, hold_window_q;  // decided a clock ahead

  aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
    .clk_i,
    .clear_i(1'b0),
    .inverse_i(1'b0),
    .data_i(last),
    .data_o(image)
  );
  always_ff @(posedge clk_i) sub_q <= image;

  aes_key_late_sub #(.Window(Window)) u_step (
    .window_i(window_q), .rotate_i, .rcon_i,
    .sub_word_o(last), .substituted_i(sub_q), .stepped_o(stepped)
  );

  always_ff @(posedge clk_i) begin
    step_q <= live_i && step_next_i;
    load_window_q <= live_i && load_i;
    step_window_q <= kept_next_i && !start_next_i && step_next_i;
    hold_window_q <= (live_i && load_i) || (kept_next_i && !start_next_i && running_next_i);
    key_in_q <= idle_i ? key_i : '0;
    if (load_window_q) key_q <= key_in_q[Window-1 -: 128];
    else if (!kept_i) key_q <= '0;
    if (!hold_window_q) window_q <= '0;
    else if (load_window_q || step_window_q) window_q <= load_window_q ? key_in_q : stepped;
  end
  assign step_o = step_q;
  assign first_key_o = key_q;
  assign round_key_o = window_q[Window-1 -: 128];

endmodule
