// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Control of `aes_core_pipeline` with `StagesWait`: tracks the blocks in the stages. A block moves
// one stage a clock, unless the last stage holds a result that the output register cannot take:
// then all blocks stay.
//
//   clock            0    1    2    ...  Stages  +1   +2   +3
//   block_taken_i    A    B    C    ...
//   stage 0               A    B    ...
//   last stage                           A       B    B    C
//   out_valid_o                                  A    A    B
//   out_ready_i                                  0    1    1
//   hold_o                               0       1    0    0

module aes_pipeline_wait_control #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt,
  parameter int unsigned         TagBits    = 1,
  /// Registers before the output register.
  parameter int unsigned         Stages     = 10
) (
  input  logic               clk_i,
  /// Low in reset and clear.
  input  logic               live_i,

  /// A block may be taken. Depends on `result_ready_i`.
  output logic               ready_o,
  input  logic               block_taken_i,
  input  logic               decrypt_i,
  /// Tag and refusal of the block taken last.
  input  logic [TagBits-1:0] tag_i,
  input  logic               refused_i,
  /// No block is in a stage.
  output logic               empty_o,

  /// Register n takes a block at the next clock edge.
  output logic [Stages-1:0]  take_o,
  /// The block in register n is decrypted.
  output logic [Stages-1:0]  inverse_o,
  /// All blocks stay in their stages.
  output logic               hold_o,

  /// The last register holds a block: its result, tag and refusal.
  output logic               result_valid_o,
  /// The output register can take a result.
  input  logic               result_ready_i,
  output logic [TagBits-1:0] tag_o,
  output logic               refused_o
);

  logic [Stages-1:0]            valid_q;
  logic [Stages-1:1][TagBits:0] label_q;  // tag and refusal; those of stage 0 are at the ports
  logic [Stages-1:0][TagBits:0] label;

  assign result_valid_o = valid_q[Stages-1];
  assign hold_o = result_valid_o && !result_ready_i;
  assign ready_o = !hold_o;
  assign empty_o = valid_q == '0;
  assign take_o = {valid_q[Stages-2:0], block_taken_i} & {Stages{!hold_o}};
  assign label = {label_q, {refused_i, tag_i}};
  always_ff @(posedge clk_i) begin
    valid_q <= (take_o | (valid_q & {Stages{hold_o}})) & {Stages{live_i}};
    if (!hold_o) label_q <= label[Stages-2:0];
  end

  if (Directions == aes_pkg::DirBoth) begin : gen_both
    logic [Stages-1:0] inverse_q;
    always_ff @(posedge clk_i) begin
      if (!hold_o) inverse_q <= {inverse_q[Stages-2:0], block_taken_i && decrypt_i};
    end
    assign inverse_o = inverse_q;
  end else begin : gen_one
    logic unused;
    assign unused = decrypt_i;
    assign inverse_o = {Stages{Directions == aes_pkg::DirDecrypt}};
  end

  assign {refused_o, tag_o} = label[Stages-1];

endmodule
