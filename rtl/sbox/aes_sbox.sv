// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The S-box selector: instantiates the circuit that `Sbox` selects, combinational or with a latency
// of one clock (`aes_pkg::sbox_clocks`). Two bytes share the memory of `SboxRom`. A build needs
// only the file of its own circuit.

module aes_sbox #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// Bytes looked up in parallel: 1, or 2 with `SboxRom`.
  parameter int unsigned         Lanes      = 1
) (
  input  logic               clk_i,
  /// 1: the register of a clocked S-box becomes 0 with the next clock edge.
  input  logic               clear_i,
  /// 1: inverse S-box. Matters only with `DirBoth`.
  input  logic               inverse_i,
  input  logic [8*Lanes-1:0] data_i,
  output logic [8*Lanes-1:0] data_o
);

  if (Lanes != 1 && Lanes != aes_pkg::sbox_lanes(Sbox)) begin : gen_bad_lanes
    $error("aes_sbox: Lanes must be 1, or 2 with SboxRom");
  end

  if (aes_pkg::sbox_clocks(Sbox) == 0) begin : gen_combinational
    logic unused;
    assign unused = clk_i ^ clear_i;
  end

  if (Sbox == aes_pkg::SboxTable) begin : gen_table
    aes_sbox_table #(.Directions(Directions)) u_table (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxComposite) begin : gen_composite
    aes_sbox_composite #(.Directions(Directions)) u_composite (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxCompositeReg) begin : gen_composite_reg
    aes_sbox_composite_reg #(.Directions(Directions)) u_composite_reg (
      .clk_i, .clear_i, .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxRom) begin : gen_rom
    aes_sbox_rom #(.Directions(Directions), .Lanes(Lanes)) u_rom (
      .clk_i, .clear_i, .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxSop) begin : gen_sop
    aes_sbox_sop #(.Directions(Directions)) u_sop (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxPprm) begin : gen_pprm
    aes_sbox_pprm #(.Directions(Directions)) u_pprm (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxBdd) begin : gen_bdd
    aes_sbox_bdd #(.Directions(Directions)) u_bdd (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxTwistedBdd) begin : gen_twisted_bdd
    aes_sbox_twisted_bdd #(.Directions(Directions)) u_twisted_bdd (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxCanright) begin : gen_canright
    aes_sbox_canright #(.Directions(Directions)) u_canright (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxBoyarPeralta) begin : gen_boyar_peralta
    aes_sbox_boyar_peralta #(.Directions(Directions)) u_boyar_peralta (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxBoyarPeraltaDepth16) begin : gen_boyar_peralta_depth16
    aes_sbox_boyar_peralta_depth16 #(.Directions(Directions)) u_boyar_peralta_depth16 (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxReyhaniMasoleh) begin : gen_reyhani_masoleh
    aes_sbox_reyhani_masoleh #(.Directions(Directions)) u_reyhani_masoleh (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxMaximovEkdahl) begin : gen_maximov_ekdahl
    aes_sbox_maximov_ekdahl #(.Directions(Directions)) u_maximov_ekdahl (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxCompact) begin : gen_compact
    aes_sbox_compact #(.Directions(Directions)) u_compact (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxFast) begin : gen_fast
    aes_sbox_fast #(.Directions(Directions)) u_fast (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxBrisk) begin : gen_brisk
    aes_sbox_brisk #(.Directions(Directions)) u_brisk (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxLean) begin : gen_lean
    aes_sbox_lean #(.Directions(Directions)) u_lean (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxOwn) begin : gen_own
    aes_sbox_own #(.Directions(Directions)) u_own (
      .inverse_i, .data_i, .data_o
    );
  end else if (Sbox == aes_pkg::SboxOwnClocked) begin : gen_own_clocked
    aes_sbox_own_clocked #(.Directions(Directions)) u_own (
      .clk_i, .clear_i, .inverse_i, .data_i, .data_o
    );
  end else begin : gen_unknown
    $error("aes_sbox: Sbox must be one of aes_pkg::sbox_e");
  end

endmodule
