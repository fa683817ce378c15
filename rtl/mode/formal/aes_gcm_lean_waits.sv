// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Every wait of `aes_gcm_lean` ends if core, hash and surroundings answer: while a beat, a key or an
// end is due, one of them is awaited or something moves within three clocks, and after a bounded
// number of moves the message is a step further. Bound to `aes_gcm_lean_ports`.

`ifndef AES_EVENTS
module aes_gcm_lean_waits #(
  parameter int unsigned Depth = 2
) (
  input logic       clk_i,
  input logic       started_i,
  input logic       live_i,
  /// Numbered as the phases of `aes_gcm_lean_ports`.
  input logic [3:0] phase_i,
  /// A beat, or a key that may be taken, is offered; or the last beat of a message was taken.
  input logic       due_i,
  /// Core, hash or surroundings must answer first.
  input logic       awaited_i,
  /// A step forward: a beat, a key or the end of a message is taken.
  input logic       forward_i,
  /// A block enters the core, leaves it, enters the hash.
  input logic       sends_i,
  input logic       gives_i,
  input logic       hashes_i,

  // What is left to do without a step forward.
  input logic       asks_i,     // a block of text is offered to the core
  input logic [7:0] ahead_i,    // blocks of text in it
  input logic       masks_i,    // the mask of the tag has entered it
  input logic       lengths_i   // the lengths have entered the hash
);

  localparam int unsigned MOST = 2 * Depth + 5;

  logic [1:0] idle_q;   // clocks in which nothing moved
  logic [7:0] moves_q;  // since the last step forward
  logic [7:0] left;     // at most, until the next
  always_comb begin
    case (phase_i)
      4'd1:    left = ahead_i + 8'd4;                      // 0 to the core, H from it, a block before
      4'd2:    left = 8'd1;
      4'd4,
      4'd5:    left = 8'(2 * Depth) + 8'd5;                // the length of an IV, then as below
      4'd6,
      4'd7:    left = 8'(2 * Depth) - ahead_i + 8'd4;      // blocks for text, then as below
      4'd8:    left = 8'(2 * asks_i) + ahead_i + 8'(!masks_i) + 8'(!lengths_i);
      default: left = 8'(2 * asks_i) + ahead_i;            // blocks for nothing leave
    endcase
  end

  always_ff @(posedge clk_i) begin
    idle_q <= idle_q + 2'd1;
    if (!live_i || !due_i || awaited_i || forward_i || sends_i || gives_i || hashes_i) idle_q <= '0;
    moves_q <= moves_q + 8'(sends_i) + 8'(gives_i) + 8'(hashes_i);
    if (!started_i || !live_i || forward_i) moves_q <= '0;
  end

  always_comb begin
    if (started_i && live_i) begin
      something_moves: assert (idle_q != 2'd3 || awaited_i || forward_i || sends_i || gives_i ||
                               hashes_i || !due_i);
      moves_lead_forward: assert (32'(moves_q) + 32'(left) <= MOST);
    end
  end

endmodule

bind aes_gcm_lean_ports aes_gcm_lean_waits #(
  .Depth(Depth)
) u_waits (
  .clk_i,
  .started_i(started_q), .live_i(live), .phase_i(phase_q),
  .due_i((in_valid_i && phase_q != PhNoKey) || over || phase_q inside {PhKey, PhSubkey, PhIvEnd, PhJ0} ||
         (key_valid_i && phase_q <= PhBetween && resumed == 2'd0)),
  .awaited_i((core_in_valid && !core_in_ready_i) || (core_key_valid && !core_key_ready_i) ||
             ((ahead_q != '0 || single_q) && !core_out_valid_i) ||
             !(u_gcm.hash_ready && u_gcm.hash_soon) ||
             (u_gcm.text_valid && !u_gcm.text_ready) || (u_gcm.verdict && !u_gcm.verdict_ready)),
  .forward_i(take || key_taken || end_takes),
  .sends_i(core_takes), .gives_i(core_gives), .hashes_i(hash_takes),
  .asks_i(u_gcm.u_control.asks_q), .ahead_i(ahead_q),
  .masks_i(mask_sent_q), .lengths_i(lengths_sent_q)
);
`endif
