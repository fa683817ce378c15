// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// All AES round keys, computed once for each key and stored (Kuo & Verbauwhede 2001, section 5).
//
// The key unit computes a round key a clock. Each round key is read from the store into a register
// in the clock before its round, which keeps key unit and read mux off the path of a round.

module aes_key_stored #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]          KeyLengths = 3'b111,
  parameter aes_pkg::sbox_e      Sbox       = aes_pkg::SboxTable,
  /// 1: for decryption, store round keys 1 to Nr-1 after InvMixColumns, for the equivalent inverse
  /// cipher (FIPS-197 section 5.3.5).
  parameter bit                  Transformed = 1'b0
) (
  input  logic         clk_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic         load_i,
  input  logic [255:0] key_i,
  /// Length code of the key.
  input  logic [1:0]   key_len_i,
  /// Length code of a new key, in the clock of its load.
  input  logic [1:0]   load_len_i,
  /// While low, all keys become 0 at the next clock edge.
  input  logic         keep_i,
  /// Round keys are still being computed: one clock for each.
  output logic         busy_o,
  /// A step starts from the first round key (1) or from the round key in the register (0).
  input  logic         from_kept_i,
  /// 1: read from the last round key to the first. Stable from one first round key to the next.
  input  logic         inverse_i,
  /// The register becomes the next round key: 1, 2, ..., or Nr-1, Nr-2, ... with `inverse_i`.
  input  logic         step_i,
  /// Hold the register. Without step or hold it becomes 0.
  input  logic         hold_i,
  /// Round key 0, or Nr with `inverse_i`. Combinational from `inverse_i`.
  output logic [127:0] first_key_o,
  /// Round key in the register.
  output logic [127:0] round_key_o
);

  localparam int unsigned MOST_ROUNDS = 32'(aes_pkg::rounds(2'd0, aes_pkg::longest(KeyLengths)));

  logic [3:0] rounds;
  logic inverse;
  assign rounds = aes_pkg::rounds(2'd0, key_len_i);
  assign inverse = Directions != aes_pkg::DirEncrypt && inverse_i;

  // Computation of round keys 0 to Nr, in this order.
  logic [127:0] made;
  logic [MOST_ROUNDS:0] making_q;  // bit r: `made` is round key r
  logic last_made;
  assign busy_o = making_q != '0;
  always_comb begin
    last_made = 1'b0;
    for (int unsigned nr = 10; nr <= MOST_ROUNDS; nr += 2) begin
      if (KeyLengths[(nr-10)/2] && rounds == 4'(nr)) last_made = making_q[nr];
    end
  end
  always_ff @(posedge clk_i) begin
    making_q <= (keep_i && !last_made) ? making_q << 1 : '0;
    if (load_i) making_q <= (MOST_ROUNDS + 1)'(1);
  end

  aes_key_unit #(
    .KeyLengths(KeyLengths),
    .Sbox(Sbox)
  ) u_unit (
    .clk_i,
    .load_i,
    .key_i,
    .key_len_i,
    .load_len_i,
    .step_i(keep_i && busy_o && !last_made),
    .words_o(made)
  );

  // Round keys for decryption. With `Transformed`, both directions store keys 1 to Nr-1 twice.
  localparam bit TRANSFORMED = Transformed && Directions != aes_pkg::DirEncrypt;
  localparam bit TWICE = TRANSFORMED && Directions == aes_pkg::DirBoth;
  logic [127:0] stored, transformed;
  if (TRANSFORMED) begin : gen_transformed
    aes_mix_columns #(.Directions(aes_pkg::DirDecrypt)) u_mix_columns (
      .inverse_i(1'b1), .data_i(made), .data_o(transformed)
    );
    assign stored = TWICE || making_q[0] || last_made ? made : transformed;
  end else begin : gen_plain
    assign transformed = made;
    assign stored = transformed;
  end

  // The store: round key r on bits 128 r and up.
  logic [128*(MOST_ROUNDS+1)-1:0] store_q;
  for (genvar r = 0; r <= MOST_ROUNDS; r++) begin : gen_round_key
    always_ff @(posedge clk_i) begin
      store_q[128*r +: 128] <= (stored & {128{keep_i && making_q[r]}}) |
                               (store_q[128*r +: 128] & {128{keep_i && !making_q[r]}});
    end
  end

  logic [128*(MOST_ROUNDS+1)-1:0] inverse_store;
  for (genvar r = 0; r <= MOST_ROUNDS; r++) begin : gen_inverse_key
    if (TWICE && r != 0 && r != MOST_ROUNDS) begin : gen_second
      logic [127:0] key_q;
      always_ff @(posedge clk_i) begin
        key_q <= (transformed & {128{keep_i && making_q[r]}}) |
                 (key_q & {128{keep_i && !making_q[r]}});
      end
      assign inverse_store[128*r +: 128] = key_q;
    end else begin : gen_first
      assign inverse_store[128*r +: 128] = store_q[128*r +: 128];
    end
  end

  // Read. `round_q` is the number of the round key in the register, `round` of the one being read.
  logic [3:0] round_q, from, round;
  assign from = !from_kept_i ? round_q : inverse ? rounds : 4'd0;
  assign round = inverse ? from - 4'd1 : from + 4'd1;

  logic [127:0] read, last_key;
  always_comb begin
    read = '0;
    for (int unsigned r = 0; r <= MOST_ROUNDS; r++) begin
      if (round == 4'(r)) begin
        read = read | (inverse ? inverse_store[128*r +: 128] : store_q[128*r +: 128]);
      end
    end
    last_key = '0;
    for (int unsigned nr = 10; nr <= MOST_ROUNDS; nr += 2) begin
      if (KeyLengths[(nr-10)/2] && rounds == 4'(nr)) last_key = last_key | store_q[128*nr +: 128];
    end
  end
  assign first_key_o = inverse ? last_key : store_q[127:0];

  logic [127:0] round_key_q;
  always_ff @(posedge clk_i) begin
    round_key_q <= step_i ? read : round_key_q & {128{hold_i}};
    if (step_i) round_q <= round;
  end
  assign round_key_o = round_key_q;

endmodule
