// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// OpenTitan's cipher core without masking, behind plain ports: flat vectors in place of arrays, single
// bits in place of sparse codes. A load of a key makes the core compute the start key of decryption.

package edn_pkg;  // The core needs this one constant of the entropy network, and only with masking.
  parameter int unsigned ENDPOINT_BUS_WIDTH = 32;
endpackage

module opentitan
  import aes_pkg::*;
(
    input  logic         clk_i,
    input  logic         rst_ni,
    input  logic         key_start_i,
    input  logic [  2:0] key_len_i,
    input  logic [255:0] key_i,
    input  logic         start_i,
    input  logic         decrypt_i,
    input  logic [127:0] data_i,
    output logic         ready_o,
    output logic         done_o,
    output logic [127:0] data_o
);

  sp2v_e ready, valid, crypt;
  ciph_op_e op;
  logic [3:0][3:0][7:0] state[1], result[1], no_state[1];
  logic [7:0][31:0] key[1], no_key[1];

  assign state[0] = aes_transpose(data_i);
  assign key[0] = key_i;
  assign no_state[0] = '0;
  assign no_key[0] = '0;
  assign data_o = aes_transpose(result[0]);
  assign op = decrypt_i && (start_i || crypt == SP2V_HIGH) ? CIPH_INV : CIPH_FWD;
  assign ready_o = ready == SP2V_HIGH;
  assign done_o = valid == SP2V_HIGH && crypt == SP2V_HIGH;

  aes_cipher_core #(
      .SecMasking (0),
      .SecSBoxImpl(SBoxImplLut)
  ) u_core (
      .clk_i,
      .rst_ni,
      .in_valid_i          (key_start_i || start_i ? SP2V_HIGH : SP2V_LOW),
      .in_ready_o          (ready),
      .out_valid_o         (valid),
      .out_ready_i         (SP2V_HIGH),
      .cfg_valid_i         (1'b1),
      .op_i                (op),
      .key_len_i           (key_len_e'(key_len_i)),
      .crypt_i             (start_i ? SP2V_HIGH : SP2V_LOW),
      .crypt_o             (crypt),
      .dec_key_gen_i       (key_start_i ? SP2V_HIGH : SP2V_LOW),
      .dec_key_gen_o       (),
      .prng_reseed_i       (1'b0),
      .prng_reseed_o       (),
      .key_clear_i         (1'b0),
      .key_clear_o         (),
      .data_out_clear_i    (1'b0),
      .data_out_clear_o    (),
      .alert_fatal_i       (1'b0),
      .alert_o             (),
      .prd_clearing_state_i(no_state),
      .prd_clearing_key_i  (no_key),
      .force_masks_i       (1'b0),
      .data_in_mask_o      (),
      .entropy_req_o       (),
      .entropy_ack_i       (1'b0),
      .entropy_i           ('0),
      .state_init_i        (state),
      .key_init_i          (key),
      .state_o             (result)
  );

endmodule
