// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// FIFO of results for the highest clock, as two banks used alternately. Each bank takes and gives
// at most one result every second clock, so the control of its entries is computed a clock ahead.
//
//   clock           0    1    2    3
//   take_i          A    B
//   result_i             A    B
//   oldest_o                  A    B

module aes_result_banks #(
  /// Bits of a result with its tag and error flag.
  parameter int unsigned Width = 130,
  /// Most results that wait; an even number.
  parameter int unsigned Depth = 10,
  /// 1: entries suit flip-flops with enable and reset, as in FPGAs: an entry costs one LUT a bit.
  parameter bit          Enables = 1'b0
) (
  input  logic             clk_i,
  /// Low in reset and clear: two clock edges later, with `Enables` three, all results are 0.
  input  logic             live_i,

  /// `result_i` will be a result in the next clock. There must be room for it.
  input  logic             take_i,
  input  logic [Width-1:0] result_i,

  /// The oldest result leaves with `ready_i`.
  output logic             valid_o,
  input  logic             ready_i,
  output logic [Width-1:0] oldest_o
);

  localparam int unsigned HALF = Depth / 2;

  logic                  in_bank_q, out_bank_q;  // bank that takes, and gives, the next result
  logic                  pop;
  logic [1:0]            head_q;  // bit b: the oldest entry of bank b can leave
  logic [1:0]            turn_q;  // with `Enables`, bit b: bank b can give the next result
  logic [1:0]            clear_q;  // with `Enables`, bit b: the entries of bank b become 0
  logic [1:0][Width-1:0] oldest;
  assign pop = ready_i && (Enables ? turn_q != '0 : head_q[out_bank_q]);
  always_ff @(posedge clk_i) begin
    in_bank_q <= live_i && (in_bank_q ^ take_i);
    out_bank_q <= live_i && (out_bank_q ^ pop);
  end
  assign valid_o = Enables ? turn_q != '0 : head_q[out_bank_q];
  assign oldest_o = oldest[out_bank_q];

  for (genvar b = 0; b < 2; b++) begin : gen_bank
    // Decisions of this clock (`_d`) act on the entries in the next clock (`_q`). Bit n is entry n;
    // entry 0 is the oldest.
    logic [HALF-1:0] valid_q, valid_d;  // the entry will be valid
    logic [HALF-1:0] enter_q, enter_d;  // the result enters the entry
    logic            shift_q, stay_q;   // all entries move up; all entries hold
    logic [HALF-1:0] open_q;            // with `Enables`: the entry changes
    logic            push, shift;
    assign push = take_i && in_bank_q == 1'(b);
    assign shift = Enables ? ready_i && turn_q[b] : pop && out_bank_q == 1'(b);
    for (genvar n = 0; n < HALF; n++) begin : gen_decision
      logic ahead, behind;
      if (n == 0) begin : gen_oldest
        assign ahead = 1'b1;
      end else begin : gen_younger
        assign ahead = valid_q[n-1];
      end
      if (n == HALF - 1) begin : gen_last
        assign behind = 1'b0;
      end else begin : gen_inner
        assign behind = valid_q[n+1];
      end
      assign enter_d[n] = push && (shift ? valid_q[n] && !behind : ahead && !valid_q[n]);
      assign valid_d[n] = enter_d[n] || (shift ? behind : valid_q[n]);
    end
    always_ff @(posedge clk_i) begin
      valid_q <= live_i ? valid_d : '0;
      enter_q <= live_i ? enter_d : '0;
      shift_q <= live_i && shift;
      stay_q <= live_i && !shift;
      head_q[b] <= live_i && valid_q[0] && !shift;
    end
    if (Enables) begin : gen_turn
      always_ff @(posedge clk_i) begin
        turn_q[b] <= live_i && valid_q[0] && !shift && (out_bank_q ^ pop) == 1'(b);
        clear_q[b] <= b == 0 ? !live_i : clear_q[0];
        open_q <= live_i ? enter_d | {HALF{shift}} : '0;
      end
    end else begin : gen_no_turn
      assign turn_q[b] = 1'b0;
      assign clear_q[b] = 1'b0;
      assign open_q = '0;
    end

    logic [HALF*Width-1:0] entry_q;  // flat, because Yosys' own front end needs it here
    for (genvar n = 0; n < HALF; n++) begin : gen_entry
      logic [Width-1:0] next;
      if (n == HALF - 1) begin : gen_last
        assign next = '0;
      end else begin : gen_inner
        assign next = entry_q[Width*(n+1) +: Width];
      end
      always_ff @(posedge clk_i) begin
        if (Enables) begin  // `next` is 0 where a result enters, so an OR suffices
          if (clear_q[b]) entry_q[Width*n +: Width] <= '0;
          else if (open_q[n]) begin
            entry_q[Width*n +: Width] <= (result_i & {Width{enter_q[n]}}) | next;
          end
        end else begin
          entry_q[Width*n +: Width] <= (result_i & {Width{enter_q[n]}}) |
                                       (next & {Width{shift_q}}) |
                                       (entry_q[Width*n +: Width] & {Width{stay_q}});
        end
      end
    end
    assign oldest[b] = entry_q[Width-1:0];
  end

endmodule
