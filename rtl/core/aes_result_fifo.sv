// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The results of a pipeline that wait for the output register, so that a stall reaches no stage.
// The core takes a block only if there is room for its result.

module aes_result_fifo #(
  parameter int unsigned BlockBits  = 128,
  parameter int unsigned TagBits    = 1,
  /// Most results that wait for the output register.
  parameter int unsigned Depth      = 10,
  /// 1: two banks used alternately, with control computed a clock ahead (`aes_result_banks`).
  parameter bit          ShortPaths = 1'b0,
  /// 1: suits flip-flops with enable and reset. Needs `ShortPaths`.
  parameter bit          Enables    = 1'b0
) (
  input  logic                 clk_i,
  /// Low in reset and clear, with `Enables` a clock later. All registers then become 0 at the next
  /// clock edge; with `ShortPaths` at the second, with `Enables` at the third.
  input  logic                 live_i,

  /// With `Enables`: high in each clock with `live_i` low, and in the clock before it.
  input  logic                 sleep_i,
  /// With `ShortPaths`: a result enters in the next clock.
  input  logic                 take_i,
  /// A result enters. There must be room for it.
  input  logic                 result_valid_i,
  input  logic [BlockBits-1:0] data_i,
  input  logic [TagBits-1:0]   tag_i,
  /// The block could not be served: the output register drops `data_i`.
  input  logic                 refused_i,

  /// The oldest result goes to the output register.
  output logic                 oldest_valid_o,
  input  logic                 oldest_ready_i,
  output logic [BlockBits-1:0] oldest_o,
  output logic [TagBits-1:0]   oldest_tag_o,
  output logic                 oldest_refused_o
);

  localparam int unsigned WIDTH = 1 + TagBits + BlockBits;

  logic [Depth-1:0]            valid_q;  // the entry holds a result; the oldest is entry 0
  logic [Depth-1:0][WIDTH-1:0] entry_q;
  logic                        shift, push;
  logic [WIDTH-1:0]            result;
  logic                        banks_valid;  // with `ShortPaths`
  logic [WIDTH-1:0]            banks_oldest;
  logic                        spare_valid_q, asleep_q;  // with `Enables`
  logic [WIDTH-1:0]            spare_q;

  assign result = {refused_i, tag_i, data_i};
  assign {oldest_refused_o, oldest_tag_o, oldest_o} = spare_valid_q ? spare_q
                                              : ShortPaths ? banks_oldest
                                              : valid_q[0] ? entry_q[0] : result;
  assign shift = oldest_ready_i && valid_q[0];
  assign push = result_valid_i && !(oldest_ready_i && !valid_q[0]);

  if (ShortPaths) begin : gen_banks
    aes_result_banks #(.Width(WIDTH), .Depth(Depth), .Enables(Enables)) u_banks (
      .clk_i, .live_i, .take_i,
      .result_i(result),
      .ready_i(Enables ? !spare_valid_q : oldest_ready_i),
      .valid_o(banks_valid),
      .oldest_o(banks_oldest)
    );
    assign valid_q = '0;
    for (genvar n = 0; n < Depth; n++) begin : gen_no_entry
      assign entry_q[n] = '0;
    end
    logic unused;
    assign unused = ^{result_valid_i, shift, push, valid_q, entry_q};
  end else begin : gen_no_banks
    assign banks_valid = 1'b0;
    assign banks_oldest = '0;
    logic unused;
    assign unused = take_i;
  end

  // With `Enables` the banks give a result whenever this spare register is empty, so `out_ready_i`
  // does not reach them. The result waits here until the output register can take it.
  if (Enables) begin : gen_spare
    always_ff @(posedge clk_i) begin
      asleep_q <= sleep_i;
      spare_valid_q <= !asleep_q && (spare_valid_q || banks_valid) && !oldest_ready_i;
      if (asleep_q) spare_q <= '0;
      else if (!spare_valid_q) spare_q <= banks_oldest;
    end
  end else begin : gen_no_spare
    assign {spare_valid_q, asleep_q} = '0;
    logic unused;
    assign unused = asleep_q ^ sleep_i;
    assign spare_q = '0;
  end

  for (genvar n = 0; n < (ShortPaths ? 0 : Depth); n++) begin : gen_entry
    logic             behind;  // the next younger entry is valid
    logic [WIDTH-1:0] next;
    if (n == Depth - 1) begin : gen_last
      assign behind = 1'b0;
      assign next = '0;
    end else begin : gen_inner
      assign behind = valid_q[n+1];
      assign next = entry_q[n+1];
    end
    logic ahead;  // the next older entry is valid
    if (n == 0) begin : gen_oldest
      assign ahead = 1'b1;
    end else begin : gen_younger
      assign ahead = valid_q[n-1];
    end
    // The result enters after the youngest entry, which may move up in the same clock.
    logic enter, move, stay;
    assign enter = live_i && push && (shift ? valid_q[n] && !behind : ahead && !valid_q[n]);
    assign move = live_i && shift && behind;
    assign stay = live_i && !shift && valid_q[n];
    always_ff @(posedge clk_i) begin
      valid_q[n] <= enter || move || stay;
      entry_q[n] <= (result & {WIDTH{enter}}) | (next & {WIDTH{move}}) |
                    (entry_q[n] & {WIDTH{stay}});
    end
  end

  assign oldest_valid_o = ShortPaths ? banks_valid || spare_valid_q : valid_q[0] || result_valid_i;

endmodule
