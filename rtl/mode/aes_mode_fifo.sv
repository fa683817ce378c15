// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// FIFO in registers, for the modes. Empty entries are 0.

module aes_mode_fifo #(
  parameter int unsigned Width = 129,
  parameter int unsigned Depth = 2
) (
  input  logic             clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic             live_i,

  /// An entry enters. There is room for it, or `pop_i` makes room.
  input  logic             push_i,
  input  logic [Width-1:0] data_i,
  /// The oldest entry leaves.
  input  logic             pop_i,
  output logic [Width-1:0] oldest_o,
  /// There is exactly one entry.
  output logic             single_o,
  output logic             full_o
);

  logic [Depth-1:0]            valid_q;  // entry n is occupied; the oldest is entry 0
  logic [Depth-1:0][Width-1:0] entry_q;

  // All entries, with an empty one after the last.
  logic [Depth:0]              valid;
  logic [Depth:0][Width-1:0]   entry;
  assign valid = {1'b0, valid_q};
  assign entry = {{Width{1'b0}}, entry_q};

  for (genvar n = 0; n < Depth; n++) begin : gen_entry
    logic ahead;  // the next older entry is occupied
    if (n == 0) begin : gen_oldest
      assign ahead = 1'b1;
    end else begin : gen_younger
      assign ahead = valid[n-1];
    end
    // New data go after the youngest entry, which moves up if the oldest leaves.
    logic enter, move, stay;
    assign enter = live_i && push_i &&
                   (pop_i && valid[0] ? valid[n] && !valid[n+1] : ahead && !valid[n]);
    assign move = live_i && pop_i && valid[n+1];
    assign stay = live_i && !pop_i && valid[n];
    always_ff @(posedge clk_i) begin
      valid_q[n] <= enter || move || stay;
      entry_q[n] <= (data_i & {Width{enter}}) | (entry[n+1] & {Width{move}}) |
                    (entry[n] & {Width{stay}});
    end
  end

  assign oldest_o = entry[0];
  assign single_o = valid[0] && !valid[1];
  assign full_o = valid[Depth-1];

endmodule
