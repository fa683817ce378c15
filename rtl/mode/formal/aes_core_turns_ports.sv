// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_core_turns` between any users and any core that returns its blocks in order: each block that is
// taken enters the core once and in order, its result goes to its user, and a user that waits is not
// passed twice by another.

module aes_core_turns_ports #(
  parameter int unsigned Streams = 3,
  parameter int unsigned Depth   = 2
) (
  input logic                   clk_i,
  input logic                   live_i,
  input logic [Streams-1:0]     in_valid_i,
  input logic [128*Streams-1:0] in_data_i,
  input logic [Streams-1:0]     out_ready_i,
  input logic                   core_in_ready_i,
  input logic                   core_out_valid_i,
  input logic [127:0]           core_out_data_i,
  input logic                   core_out_error_i,
  /// Free input that never changes: the user that is followed.
  input logic [1:0]             which_i,
  /// Free input that never changes: another user.
  input logic [1:0]             other_i
);

  localparam int unsigned BITS = $clog2(Streams);

  logic [Streams-1:0] in_ready_o, out_valid_o;
  logic [127:0]       out_data_o, core_in_data_o;
  logic               out_error_o, core_in_valid_o, core_out_ready_o;
  aes_core_turns #(.Streams(Streams), .Depth(Depth)) u_dut (.*);

  // The blocks that wait or are in the core, the oldest first: whose they are.
  logic [Depth:0][BITS-1:0] owner_q;
  logic [3:0]               count_q;
  logic                     waits_q;  // the last one is not in the core yet
  logic [127:0]             last_q;   // its data
  logic                     take, give, enters;
  logic [BITS-1:0]          taker;
  logic [127:0]             taken_data;
  logic                     waits, followed, other;  // the followed user: block, turn; other: turn
  assign waits = 1'(in_valid_i >> which_i);
  assign followed = 1'(in_ready_o >> which_i);
  assign other = 1'(in_ready_o >> other_i);
  assign take = in_ready_o != '0;
  assign give = core_out_valid_i && core_out_ready_o;
  assign enters = core_in_valid_o && core_in_ready_i;
  always_comb begin
    {taker, taken_data} = '0;
    for (int unsigned n = 0; n < Streams; n++) begin
      if (in_ready_o[n]) {taker, taken_data} = {BITS'(n), in_data_i[128*n +: 128]};
    end
  end

  logic               started_q = 1'b0;
  logic               live_q, passed_q, request_q;
  logic [1:0]         which_q, other_q;
  logic [127:0]       request_data_q;
  logic [Streams-1:0] asks_q;
  logic [3:0]         place;  // of a block that is taken
  assign place = count_q - 4'(give);
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    {which_q, other_q} <= {which_i, other_i};
    asks_q <= in_valid_i & ~in_ready_o & {Streams{live_i}};
    request_q <= live_i && core_in_valid_o && !core_in_ready_i;
    request_data_q <= core_in_data_o;
    // `other_i` has had a turn since the followed user began to wait.
    passed_q <= live_i && waits && !followed && (passed_q || other);
    if (!live_i) {count_q, waits_q} <= '0;
    else begin
      count_q <= count_q + 4'(take) - 4'(give);
      waits_q <= take || (waits_q && !enters);
      if (give) owner_q <= owner_q >> BITS;
      for (int unsigned k = 0; k <= Depth; k++) if (take && place == 4'(k)) owner_q[k] <= taker;
    end
    if (take) last_q <= taken_data;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    users_stay: assume (32'(which_i) < Streams && 32'(other_i) < Streams && which_i != other_i &&
                        (!started_q || {which_i, other_i} == {which_q, other_q}));
    // A core returns what is in it alone; a user's block stays.
    core_returns_its_blocks: assume (!core_out_valid_i || count_q > 4'(waits_q));
    if (started_q && live_i && live_q) block_stays: assume ((asks_q & ~in_valid_i) == '0);
  end

  always_comb begin
    if (started_q && live_i && live_q) begin
      one_turn_at_a_time: assert ((in_ready_o & (in_ready_o - Streams'(1))) == '0);
      turn_is_asked_for: assert ((in_ready_o & ~in_valid_i) == '0);
      block_waits_for_the_core: assert (core_in_valid_o == waits_q &&
                                        (!waits_q || core_in_data_o == last_q));
      request_stays: assert (!request_q || (core_in_valid_o && core_in_data_o == request_data_q));
      register_has_room: assert (!take || !waits_q || enters);
      place_is_free: assert (!take || place <= 4'(Depth));
      result_is_its_users: assert (out_valid_o ==
          Streams'(core_out_valid_i) << owner_q[0]);
      result_waits_for_its_user: assert (core_out_ready_o == 1'(out_ready_i >> owner_q[0]) ||
                                         count_q == '0);
      result_passes: assert (out_data_o == core_out_data_i && out_error_o == core_out_error_i);
      // A block waits for the core, for a result that must leave, or for the turns of others.
      some_block_is_taken: assert (in_valid_i == '0 || take || (waits_q && !core_in_ready_i) ||
                                   (count_q > 4'(Depth) && !give));
      nobody_passes_twice: assert (!(passed_q && other));
    end
    if (started_q && !live_q) begin
      nothing_is_left: assert (!core_in_valid_o && core_in_data_o == '0 && count_q == '0 &&
                               !waits_q && !passed_q && u_dut.u_fifo.valid_q == '0);
    end
    if (started_q && live_q) begin
      // What makes the properties inductive.
      count_is_bounded: assert (count_q <= 4'(Depth + 1) && count_q >= 4'(waits_q));
      owners_are_users: assert (32'(taker) < Streams);
      passed_is_later: assert (!passed_q || which_i < other_i ||
          (1'(u_dut.u_turns.later_q >> which_i) && !1'(u_dut.u_turns.later_q >> other_i)));
      passed_goes_first: assert (!passed_q || which_i > other_i ||
          1'(u_dut.u_turns.later_q >> which_i) == 1'(u_dut.u_turns.later_q >> other_i));
      later_has_no_gap: assert ((Streams'(u_dut.u_turns.later_q << 1) &
                                 ~u_dut.u_turns.later_q) == '0);
    end
    if (!live_i) nothing_in_a_clear: assert (in_ready_o == '0 && !core_out_ready_o);
  end

  for (genvar k = 0; k <= Depth; k++) begin : gen_entry
    always_comb begin
      if (started_q && live_q) begin
        entry_agrees: assert (u_dut.u_fifo.valid_q[k] == (count_q > 4'(k)) &&
            (count_q <= 4'(k) || (u_dut.u_fifo.entry_q[k] == owner_q[k] &&
                                  32'(owner_q[k]) < Streams)));
      end
    end
  end

endmodule
