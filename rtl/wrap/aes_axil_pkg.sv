// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Word addresses, lowest bits of fields, and codes of `aes_axil`.
// Made by `python -m aesilicon_lab.registers` from rtl/wrap/aes_axil.rdl.

/* verilator lint_off UNUSEDPARAM */  // not every module reads all of them
package aes_axil_pkg;

  localparam logic [4:0] CAPABILITY = 5'h00;
  localparam int unsigned CAPABILITY_VERSION_BIT = 0;
  localparam int unsigned CAPABILITY_ARCHITECTURE_BIT = 8;
  localparam int unsigned CAPABILITY_MODES_BIT = 16;
  localparam int unsigned CAPABILITY_PARTS_BIT = 22;
  localparam int unsigned CAPABILITY_KEYS_BIT = 24;
  localparam int unsigned CAPABILITY_HELD_BIT = 27;
  localparam int unsigned CAPABILITY_ENCRYPT_BIT = 28;
  localparam int unsigned CAPABILITY_DECRYPT_BIT = 29;
  localparam int unsigned CAPABILITY_ENGINE_BIT = 30;
  localparam logic [4:0] STATUS = 5'h01;
  localparam int unsigned STATUS_KEYED_BIT = 0;
  localparam int unsigned STATUS_KEY_READY_BIT = 1;
  localparam int unsigned STATUS_MESSAGE_BIT = 2;
  localparam int unsigned STATUS_INPUT_READY_BIT = 3;
  localparam int unsigned STATUS_OUTPUT_VALID_BIT = 4;
  localparam int unsigned STATUS_END_VALID_BIT = 5;
  localparam int unsigned STATUS_VERDICT_BIT = 6;
  localparam logic [4:0] ERROR = 5'h02;
  localparam int unsigned ERROR_KEY_LENGTH_BIT = 0;
  localparam int unsigned ERROR_KEY_BUSY_BIT = 1;
  localparam int unsigned ERROR_NO_KEY_BIT = 2;
  localparam int unsigned ERROR_NO_IV_BIT = 3;
  localparam int unsigned ERROR_NO_MESSAGE_BIT = 4;
  localparam int unsigned ERROR_MESSAGE_BUSY_BIT = 5;
  localparam int unsigned ERROR_INPUT_FULL_BIT = 6;
  localparam int unsigned ERROR_OUTPUT_EMPTY_BIT = 7;
  localparam int unsigned ERROR_ORDER_BIT = 8;
  localparam int unsigned ERROR_REFUSED_BIT = 9;
  localparam int unsigned ERROR_STROBE_BIT = 10;
  localparam int unsigned ERROR_ADDRESS_BIT = 11;
  localparam int unsigned ERROR_MODE_BIT = 12;
  localparam int unsigned ERROR_BYTES_BIT = 13;
  localparam int unsigned ERROR_TAG_EMPTY_BIT = 14;
  localparam logic [4:0] INTERRUPT = 5'h03;
  localparam int unsigned INTERRUPT_INPUT_READY_BIT = 0;
  localparam int unsigned INTERRUPT_OUTPUT_VALID_BIT = 1;
  localparam int unsigned INTERRUPT_ERROR_BIT = 2;
  localparam int unsigned INTERRUPT_END_VALID_BIT = 3;
  localparam logic [4:0] KEY_LOAD = 5'h04;
  localparam int unsigned KEY_LOAD_LOAD_BIT = 0;
  localparam logic [4:0] MESSAGE = 5'h05;
  localparam int unsigned MESSAGE_MODE_BIT = 0;
  localparam int unsigned MESSAGE_DECRYPT_BIT = 3;
  localparam int unsigned MESSAGE_TAG_BYTES_BIT = 4;
  localparam logic [4:0] ZEROISE = 5'h06;
  localparam int unsigned ZEROISE_ZEROISE_BIT = 0;
  localparam logic [4:0] BEAT = 5'h07;
  localparam int unsigned BEAT_KIND_BIT = 0;
  localparam int unsigned BEAT_LAST_BIT = 2;
  localparam int unsigned BEAT_BYTES_BIT = 4;
  localparam logic [4:0] KEY = 5'h08;
  localparam logic [4:0] IV = 5'h10;
  localparam logic [4:0] INPUT = 5'h14;
  localparam logic [4:0] OUTPUT = 5'h18;
  localparam logic [4:0] TAG = 5'h1c;

  localparam logic [7:0] ARCH_OTHER = 8'd0;
  localparam logic [7:0] ARCH_COLUMN = 8'd1;
  localparam logic [7:0] ARCH_PIPELINE = 8'd2;
  localparam logic [7:0] ARCH_ROUND = 8'd3;
  localparam logic [7:0] ARCH_SERIAL = 8'd4;
  localparam logic [7:0] ARCH_STEP = 8'd5;
  localparam logic [7:0] ARCH_TBOX = 8'd6;
  localparam logic [7:0] ARCH_TWIN = 8'd7;
  localparam logic [1:0] ENGINE_GCM = 2'd0;
  localparam logic [1:0] ENGINE_CCM = 2'd1;
  localparam logic [1:0] ENGINE_CMAC = 2'd2;
  localparam logic [1:0] ENGINE_XTS = 2'd3;

endpackage
/* verilator lint_on UNUSEDPARAM */
