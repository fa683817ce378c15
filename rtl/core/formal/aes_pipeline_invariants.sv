// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Invariants of `aes_core_pipeline`: where its blocks are.

module aes_pipeline_invariants #(
  parameter int unsigned Stages      = 10,
  /// Entries of the FIFO.
  parameter int unsigned Depth       = 10,
  parameter int unsigned TagBits     = 1,
  parameter bit          ShortPaths  = 1'b0,
  parameter bit          RamRegister = 1'b0,
  parameter bit          Reloads     = 1'b0
);

  if (ShortPaths) begin : gen_banks
    aes_pipeline_banks_invariants #(
      .Stages(Stages), .Depth(Depth), .TagBits(TagBits), .RamRegister(RamRegister)
    ) u_banks ();
  end else begin : gen_fifo
    aes_pipeline_fifo_invariants #(
      .Stages(Stages), .Depth(Depth), .TagBits(TagBits), .Reloads(Reloads)
    ) u_fifo ();
  end

endmodule

bind aes_core_pipeline aes_pipeline_invariants #(
  .Stages(STAGES), .Depth(DEPTH), .TagBits(TagBits), .ShortPaths(ShortPaths),
  .RamRegister(RamRegister), .Reloads(RELOADS)
) u_invariants ();
