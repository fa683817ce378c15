// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// One round of a pipeline with its registers: one after SubBytes or inside a clocked S-box, one at
// the end of the round, or both. With `ShortPaths` the second one of a round with a clocked S-box
// stands after the S-box. With `RamRegister` there are three before MixColumns and one at the end.
// A register that neither takes nor holds a block becomes 0, except the three of `RamRegister`.
//
// Encryption: SubBytes, ShiftRows, MixColumns, AddRoundKey (FIPS-197 section 5.1). Decryption:
// InvShiftRows, InvSubBytes, AddRoundKey, InvMixColumns (section 5.3); the first two commute.

module aes_pipeline_round #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// 1: a register after SubBytes. A clocked S-box already has its own.
  parameter bit                  AfterSub   = 1'b0,
  /// 1: a register at the end of the round.
  parameter bit                  AfterRound = 1'b1,
  /// 1: round Nr, without MixColumns.
  parameter bit                  Last       = 1'b0,
  /// 1: the round can be skipped.
  parameter bit                  Skippable  = 1'b0,
  /// Number of registers in the round.
  parameter int unsigned         Registers  = 1,
  /// 1: the round key enters MixColumns early (`aes_mix_columns_add`). Encryption only.
  parameter bit                  MergedKey  = 1'b0,
  /// 1: the register after SubBytes loads in every clock, whatever `take_i` is, and also follows a
  /// clocked S-box. Encryption only.
  parameter bit                  ShortPaths = 1'b0,
  /// 1: S-boxes in RAMs that are loaded with the table of a direction.
  parameter bit                  Reload     = 1'b0,
  /// 1: the register after a clocked S-box can be the output register of its block RAM. It and the
  /// register inside the S-box have no clear: after an input of 0 they hold S(0) = {63}. A third
  /// register lets the RAM be placed far from MixColumns. Needs `ShortPaths`.
  parameter bit                  RamRegister = 1'b0
) (
  input  logic                 clk_i,
  /// Bit n: register n of the round takes a block at the next clock edge.
  input  logic [Registers-1:0] take_i,
  /// All registers keep their blocks; `take_i` is 0. Not with a clocked S-box or `ShortPaths`.
  input  logic                 hold_i,
  /// 1: decrypt the block at SubBytes.
  input  logic                 sub_inverse_i,
  /// 1: decrypt the block at MixColumns.
  input  logic                 mix_inverse_i,
  /// With `Reload`: write `byte_i` to `address_i` of the S-box RAMs.
  input  logic                 write_i,
  input  logic [7:0]           address_i,
  input  logic [7:0]           byte_i,
  /// With `Skippable`: the block passes the round unchanged.
  input  logic                 skip_i,
  input  logic [127:0]         encrypt_key_i,
  input  logic [127:0]         decrypt_key_i,
  input  logic [127:0]         data_i,
  output logic [127:0]         data_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam bit CLOCKED = aes_pkg::sbox_clocks(Sbox) != 0;

  logic         inverse;
  logic [127:0] image, substituted, shifted, made, passed;
  assign inverse = DECRYPTS && (mix_inverse_i || !ENCRYPTS);

  aes_pipeline_sub_bytes #(
    .Directions(Directions), .Sbox(Sbox), .Reload(Reload)
  ) u_sub_bytes (
    .clk_i,
    .clear_i(!take_i[0] && !RamRegister),
    .inverse_i(sub_inverse_i),
    .write_i, .address_i, .byte_i,
    .data_i,
    .data_o(image)
  );

  if (AfterSub && ShortPaths) begin : gen_follows
    // For input 0 a combinational S-box gives {63} and a cleared clocked one 0. The register stores
    // the output XOR this value, so it needs no clear to be 0 in an empty stage.
    localparam logic [7:0] OF_ZERO = CLOCKED ? 8'h00 : 8'h63;
    logic [127:0] sub_q;
    always_ff @(posedge clk_i) sub_q <= image ^ {16{OF_ZERO}};
    if (RamRegister) begin : gen_near
      logic [127:0] near_q;
      always_ff @(posedge clk_i) near_q <= sub_q;
      assign substituted = near_q;
    end else begin : gen_not_near
      assign substituted = sub_q ^ {16{OF_ZERO}};
    end
  end else if (AfterSub && !CLOCKED) begin : gen_after_sub
    logic [127:0] sub_q;
    always_ff @(posedge clk_i) sub_q <= (take_i[0] ? image : '0) | (sub_q & {128{hold_i}});
    assign substituted = sub_q;
  end else begin : gen_no_after_sub
    assign substituted = image;
  end

  aes_shift_rows #(.Directions(Directions)) u_shift_rows (
    .block_len_i(2'd0),
    .inverse_i(inverse),
    .data_i(substituted),
    .data_o(shifted)
  );

  if (Last) begin : gen_last
    aes_add_round_key u_add (
      .data_i(shifted), .key_i(inverse ? decrypt_key_i : encrypt_key_i), .data_o(made)
    );
  end else if (MergedKey) begin : gen_merged
    aes_mix_columns_add u_mix_columns (.data_i(shifted), .key_i(encrypt_key_i), .data_o(made));
    logic unused;
    assign unused = ^decrypt_key_i;
  end else begin : gen_inner
    logic [127:0] to_mix, mixed;
    aes_add_round_key u_add_before_mix (
      .data_i(shifted), .key_i(decrypt_key_i & {128{inverse}}), .data_o(to_mix)
    );
    aes_mix_columns #(.Directions(Directions)) u_mix_columns (
      .inverse_i(inverse), .data_i(to_mix), .data_o(mixed)
    );
    aes_add_round_key u_add_after_mix (
      .data_i(mixed), .key_i(encrypt_key_i & {128{!inverse}}), .data_o(made)
    );
  end

  if (Skippable) begin : gen_skip
    logic [127:0] delayed;
    if (AfterSub || CLOCKED) begin : gen_delayed
      logic [127:0] delayed_q;
      always_ff @(posedge clk_i) delayed_q <= (take_i[0] ? data_i : '0) | (delayed_q & {128{hold_i}});
      assign delayed = delayed_q;
    end else begin : gen_not_delayed
      assign delayed = data_i;
    end
    assign passed = skip_i ? delayed : made;
  end else begin : gen_no_skip
    logic unused;
    assign unused = skip_i;
    assign passed = made;
  end

  if (AfterRound) begin : gen_after_round
    logic [127:0] round_q;
    always_ff @(posedge clk_i) begin
      round_q <= (take_i[Registers-1] ? passed : '0) | (round_q & {128{hold_i}});
    end
    assign data_o = round_q;
  end else begin : gen_no_after_round
    logic unused;
    assign unused = hold_i;
    assign data_o = passed;
  end

endmodule
