// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_pipeline`: tracks the blocks in the stages and limits their number. A block
// moves one stage a clock and waits only in register 0 (`hold_i`); it enters only if there is room
// for its result in the FIFO.
//
//   clock            0    1    2    3    ...  Stages  Stages+1  Stages+2
//   block_taken_i    A    B    C    D    ...
//   stage 0               A    B    C    ...
//   stage 1                    A    B    ...
//   result_valid_o                            A       B         C
//   out_valid_o                                       A         B

module aes_pipeline_control #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt,
  parameter int unsigned         TagBits    = 1,
  /// Registers before the output register.
  parameter int unsigned         Stages     = 10,
  /// Most blocks in the core, including the result at the output.
  parameter int unsigned         Capacity   = Stages + 1,
  /// 1: room freed by a result is counted a clock later.
  parameter bit                  ShortPaths = 1'b0
) (
  input  logic                           clk_i,
  /// Low in reset and clear.
  input  logic                           live_i,

  /// A block may be taken: there will be room for its result. Depends on `result_taken_i`, but not
  /// with `ShortPaths`.
  output logic                           ready_o,
  input  logic                           block_taken_i,
  input  logic                           decrypt_i,
  /// Tag and refusal of the block taken last.
  input  logic [TagBits-1:0]             tag_i,
  input  logic                           refused_i,
  /// The block in register 0 stays there; the core takes no block meanwhile.
  input  logic                           hold_i,
  /// A result transfers at the output.
  input  logic                           result_taken_i,

  /// Register n takes a block at the next clock edge.
  output logic [Stages-1:0]              take_o,
  /// The block in register n is decrypted.
  output logic [Stages-1:0]              inverse_o,

  /// The last register holds a block: its result, tag and refusal go to the output.
  output logic                           result_valid_o,
  output logic [TagBits-1:0]             tag_o,
  output logic                           refused_o
);

  localparam int unsigned COUNT_BITS = $clog2(Capacity + 1);

  logic [Stages-1:0]                valid_q;
  logic [Stages-1:1][TagBits:0]     label_q;  // tag and refusal; those of stage 0 are at the ports
  logic [Stages-1:0][TagBits:0]     label;
  logic [COUNT_BITS-1:0]            inside_q;  // blocks taken whose results have not yet left
  logic                             full_q;

  logic [Stages-1:0] held;
  assign held = {{(Stages-1){1'b0}}, hold_i};
  assign take_o = {valid_q[Stages-2:0] & ~held[Stages-2:0], block_taken_i};
  assign label = {label_q, {refused_i, tag_i}};
  always_ff @(posedge clk_i) begin
    valid_q <= live_i ? take_o | held : '0;
    label_q <= label[Stages-2:0];
  end

  logic [COUNT_BITS-1:0] inside_d;
  always_comb begin
    inside_d = inside_q;
    if (block_taken_i && !result_taken_i) inside_d = inside_q + COUNT_BITS'(1);
    if (!block_taken_i && result_taken_i) inside_d = inside_q - COUNT_BITS'(1);
    if (!live_i) inside_d = '0;
  end
  logic full_later;  // `ShortPaths`: next `full_q`, which counts freed room a clock late
  assign full_later = live_i && !result_taken_i &&
                      (inside_q == COUNT_BITS'(Capacity) ||
                       (inside_q == COUNT_BITS'(Capacity - 1) && block_taken_i));
  always_ff @(posedge clk_i) begin
    inside_q <= inside_d;
    full_q <= ShortPaths ? full_later : inside_d == COUNT_BITS'(Capacity);
  end
  assign ready_o = !full_q || (result_taken_i && !ShortPaths);

  if (Directions == aes_pkg::DirBoth) begin : gen_both
    logic [Stages-1:0] inverse_q;
    always_ff @(posedge clk_i) begin
      inverse_q <= {inverse_q[Stages-2:0], (block_taken_i && decrypt_i) | (hold_i & inverse_q[0])};
    end
    assign inverse_o = inverse_q;
  end else begin : gen_one
    logic unused;
    assign unused = decrypt_i;
    assign inverse_o = {Stages{Directions == aes_pkg::DirDecrypt}};
  end

  assign result_valid_o = valid_q[Stages-1];
  assign {refused_o, tag_o} = label[Stages-1];

endmodule
