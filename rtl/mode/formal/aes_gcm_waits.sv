// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Every wait of `aes_gcm` ends if core, hash and surroundings answer: while a beat, a key or an end
// is due, one of them is awaited or something moves, and after a bounded number of moves the message
// is a step further. Bound to `aes_gcm_ports`.

`ifndef AES_EVENTS
module aes_gcm_waits #(
  parameter int unsigned Depth = 2
) (
  input logic       clk_i,
  input logic       started_i,
  input logic       live_i,
  /// A beat, or a key that may be taken, is offered; or there is work behind the beats.
  input logic       due_i,
  /// Core, hash or surroundings must answer first.
  input logic       awaited_i,
  /// A step forward: a beat, a key or the end of a message is taken.
  input logic       forward_i,
  // Moves: a beat is accepted, an entry enters behind the last beat, one leaves, an IV ends before a
  // beat of another kind, J0 comes, a part ends.
  input logic [5:0] moves_i,
  // What is left to do without a step forward.
  input logic       accepts_i,  // a beat may be accepted
  input logic [1:0] enters_i,   // entries that enter
  input logic [1:0] steps_i,    // the last three of the moves
  input logic [7:0] inside_i    // entries
);

  logic [7:0] moves_q;  // since the last step forward
  logic [7:0] left;     // at most, until the next
  assign left = inside_i + 8'(2 * enters_i) + 8'(accepts_i) + 8'(steps_i);
  always_ff @(posedge clk_i) begin
    moves_q <= moves_q + 8'($countones(moves_i));
    if (!started_i || !live_i || forward_i) moves_q <= '0;
  end

  always_comb begin
    if (started_i && live_i) begin
      something_moves: assert (!due_i || awaited_i || forward_i || moves_i != '0);
      moves_lead_forward: assert (32'(moves_q) + 32'(left) <= Depth + 7);
    end
  end

endmodule

bind aes_gcm_ports aes_gcm_waits #(
  .Depth(Depth)
) u_waits (
  .clk_i, .started_i(started_q), .live_i(live),
  .due_i((in_valid_i && phase_q != PhNoKey) || waits_q || over || inside_q != '0 || end_due_q ||
         end_hashed_q || phase_q == PhKey ||
         (key_valid_i && key_waited_q && phase_q <= PhBetween && opening && !waits_q)),
  .awaited_i((core_in_valid && !core_in_ready_i) || (core_key_valid && !core_key_ready_i) ||
             (u_gcm.head_valid && (u_gcm.subkey || u_gcm.text || u_gcm.message_ends) &&
              !core_out_valid_i) ||
             !u_gcm.hash_ready || end_due_q || iv_due_q ||
             (u_gcm.text_valid && !u_gcm.text_ready) ||
             (u_gcm.verdict_valid && !u_gcm.verdict_ready)),
  .forward_i(take || key_taken || verdict_takes),
  .moves_i({accepted, push, pop, iv_before, iv_hashed, phase_q == PhPart}),
  .accepts_i(!waits_q),
  .enters_i(phase_q inside {PhIv, PhIvEnd} ? 2'd1 + 2'(over) :
            2'(phase_q inside {PhKey, PhEnd, PhRefuse} || (phase_q == PhJ0 && over))),
  .steps_i(2'(phase_q == PhIv && u_gcm.u_control.state_q == 4'(PhIv)) +
           2'(phase_q inside {PhIv, PhIvEnd, PhJ0, PhPart})),
  .inside_i(8'($countones(inside_q)))
);
`endif
