// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil`, and what their accesses do: docs/reference/axil.md. Keys, IVs and
// blocks are written a word at a time and go on when they are complete; an illegal access does
// nothing but raise its flag.

module aes_axil_registers #(
  /// What CAPABILITY says.
  parameter logic [31:0] Capability = '0
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  output logic         irq_o,

  input  logic         write_i,
  input  logic [4:0]   write_address_i,
  input  logic [31:0]  write_data_i,
  input  logic         write_whole_i,
  output logic         write_error_o,
  input  logic         read_i,
  input  logic [4:0]   read_address_i,
  output logic [31:0]  read_data_o,
  output logic         read_error_o,

  output logic         clear_o,
  output logic         key_valid_o,
  input  logic         key_ready_i,
  output logic [1:0]   key_len_o,
  output logic [255:0] key_o,
  input  logic         key_error_i,
  output logic         iv_valid_o,
  input  logic         iv_ready_i,
  output logic [2:0]   iv_mode_o,
  output logic         iv_decrypt_o,
  output logic [127:0] iv_o,
  output logic         in_valid_o,
  input  logic         in_ready_i,
  output logic [127:0] in_data_o,
  input  logic         out_valid_i,
  output logic         out_ready_o,
  input  logic [127:0] out_data_i,
  input  logic         out_error_i
);

  // ---------------------------------------------------------------------------------------------
  // Which register is written

  logic good, load, message, zeroise, to_error, to_interrupt, to_key, to_iv, to_input, known;
  assign good = write_i && write_whole_i;
  assign to_error = write_address_i == aes_axil_pkg::ERROR;
  assign to_interrupt = write_address_i == aes_axil_pkg::INTERRUPT;
  assign to_key = write_address_i[4:3] == aes_axil_pkg::KEY[4:3];
  assign to_iv = write_address_i[4:2] == aes_axil_pkg::IV[4:2];
  assign to_input = write_address_i[4:2] == aes_axil_pkg::INPUT[4:2];
  assign load = good && write_address_i == aes_axil_pkg::KEY_LOAD &&
                write_data_i[aes_axil_pkg::KEY_LOAD_LOAD_BIT];
  assign message = good && write_address_i == aes_axil_pkg::MESSAGE;
  assign zeroise = good && write_address_i == aes_axil_pkg::ZEROISE &&
                   write_data_i[aes_axil_pkg::ZEROISE_ZEROISE_BIT];
  assign known = to_error || to_interrupt || to_key || to_iv || to_input ||
                 write_address_i == aes_axil_pkg::KEY_LOAD ||
                 write_address_i == aes_axil_pkg::MESSAGE ||
                 write_address_i == aes_axil_pkg::ZEROISE;
  assign write_error_o = !known || !write_whole_i;

  // ---------------------------------------------------------------------------------------------
  // State

  logic live, key_waits_q, loaded_q, keyed_q, message_q, iv_waits_q, full_q, decrypt_q;
  logic key_taken, iv_taken, block_taken, keyed, key_room, message_room, input_room;
  logic load_ok, message_ok, key_ok, iv_ok, input_ok, push;
  logic key_order, iv_order, input_order, iv_missing;
  logic [2:0] mode_q;
  logic [3:0] key_words;
  logic [2:0] iv_words, unused_words;

  assign live = rst_ni && !zeroise;
  assign clear_o = zeroise;
  assign key_taken = key_valid_o && key_ready_i;
  assign iv_taken = iv_valid_o && iv_ready_i;
  assign block_taken = in_valid_o && in_ready_i;

  assign keyed = keyed_q && !key_error_i;
  assign message_room = !iv_waits_q && !full_q;
  assign key_room = !key_waits_q && message_room;
  assign input_room = message_q && !full_q;
  assign iv_missing = write_data_i[aes_axil_pkg::MESSAGE_MODE_BIT +: 3] != 3'(aes_pkg::ModeEcb) &&
                      iv_words != 3'd4;

  assign key_ok = good && to_key && key_room;
  assign iv_ok = good && to_iv && !iv_waits_q;
  assign input_ok = good && to_input && input_room;
  assign load_ok = load && key_room;
  assign message_ok = message && message_room && !key_waits_q && keyed && !iv_missing;
  assign push = input_ok && !input_order && write_address_i[1:0] == 2'd3;

  aes_axil_words #(.Words(8)) u_key (
    .clk_i, .live_i(live), .write_i(key_ok), .index_i(write_address_i[2:0]),
    .data_i(write_data_i), .order_o(key_order), .use_i(key_taken),
    .data_o(key_o), .count_o(key_words)
  );
  aes_axil_words #(.Words(4)) u_iv (
    .clk_i, .live_i(live), .write_i(iv_ok), .index_i(write_address_i[1:0]),
    .data_i(write_data_i), .order_o(iv_order), .use_i(iv_taken),
    .data_o(iv_o), .count_o(iv_words)
  );
  aes_axil_words #(.Words(4)) u_input (
    .clk_i, .live_i(live), .write_i(input_ok), .index_i(write_address_i[1:0]),
    .data_i(write_data_i), .order_o(input_order), .use_i(block_taken || message_ok || load_ok),
    .data_o(in_data_o), .count_o(unused_words)
  );

  always_ff @(posedge clk_i) begin
    key_waits_q <= live && (load_ok || (key_waits_q && !key_taken));
    loaded_q <= live && key_taken;
    keyed_q <= live && (key_taken || keyed);
    message_q <= live && (message_ok || (message_q && !load_ok));
    iv_waits_q <= live && (message_ok || (iv_waits_q && !iv_taken));
    full_q <= live && (push || (full_q && !block_taken));
    if (!live) {decrypt_q, mode_q} <= '0;
    else if (message_ok) begin
      decrypt_q <= write_data_i[aes_axil_pkg::MESSAGE_DECRYPT_BIT];
      mode_q <= write_data_i[aes_axil_pkg::MESSAGE_MODE_BIT +: 3];
    end
  end

  assign key_valid_o = key_waits_q;
  always_comb begin
    key_len_o = 2'd3;
    if (key_words == 4'd4) key_len_o = 2'd0;
    if (key_words == 4'd6) key_len_o = aes_pkg::LEN_192;
    if (key_words == 4'd8) key_len_o = aes_pkg::LEN_256;
  end
  assign iv_valid_o = iv_waits_q;
  assign iv_mode_o = mode_q;
  assign iv_decrypt_o = decrypt_q;
  assign in_valid_o = full_q && !iv_waits_q;

  // ---------------------------------------------------------------------------------------------
  // Reads

  logic [31:0] status, error_q, word;
  logic [2:0]  enable_q;
  logic        from_output, readable;

  assign from_output = read_address_i[4:2] == aes_axil_pkg::OUTPUT[4:2];
  assign out_ready_o = read_i && from_output && read_address_i[1:0] == 2'd3;

  always_comb begin
    status = '0;
    status[aes_axil_pkg::STATUS_KEYED_BIT] = keyed;
    status[aes_axil_pkg::STATUS_KEY_READY_BIT] = key_room;
    status[aes_axil_pkg::STATUS_MESSAGE_BIT] = message_q;
    status[aes_axil_pkg::STATUS_INPUT_READY_BIT] = input_room;
    status[aes_axil_pkg::STATUS_OUTPUT_VALID_BIT] = out_valid_i;

    word = out_data_i[32*(3 - 32'(read_address_i[1:0])) +: 32];
    readable = 1'b1;
    read_data_o = '0;
    case (read_address_i)
      aes_axil_pkg::CAPABILITY: read_data_o = Capability;
      aes_axil_pkg::STATUS: read_data_o = status;
      aes_axil_pkg::ERROR: read_data_o = error_q;
      aes_axil_pkg::INTERRUPT: read_data_o = 32'(enable_q);
      default: begin
        readable = from_output;
        if (from_output) read_data_o = {word[7:0], word[15:8], word[23:16], word[31:24]};
      end
    endcase
  end
  assign read_error_o = !readable;

  // ---------------------------------------------------------------------------------------------
  // Flags

  logic [31:0] raised;
  always_comb begin
    raised = '0;
    raised[aes_axil_pkg::ERROR_KEY_LENGTH_BIT] = loaded_q && key_error_i;
    raised[aes_axil_pkg::ERROR_KEY_BUSY_BIT] =
        ((load || (good && to_key)) && !key_room) || (message && key_waits_q);
    raised[aes_axil_pkg::ERROR_NO_KEY_BIT] = message && !key_waits_q && !keyed;
    raised[aes_axil_pkg::ERROR_NO_IV_BIT] = message && message_room && iv_missing;
    raised[aes_axil_pkg::ERROR_NO_MESSAGE_BIT] = good && to_input && !message_q;
    raised[aes_axil_pkg::ERROR_MESSAGE_BUSY_BIT] =
        (message && !message_room) || (good && to_iv && iv_waits_q);
    raised[aes_axil_pkg::ERROR_INPUT_FULL_BIT] = good && to_input && full_q;
    raised[aes_axil_pkg::ERROR_OUTPUT_EMPTY_BIT] = read_i && from_output && !out_valid_i;
    raised[aes_axil_pkg::ERROR_ORDER_BIT] = key_order || iv_order || input_order;
    raised[aes_axil_pkg::ERROR_REFUSED_BIT] = out_ready_o && out_valid_i && out_error_i;
    raised[aes_axil_pkg::ERROR_STROBE_BIT] = write_i && known && !write_whole_i;
    raised[aes_axil_pkg::ERROR_ADDRESS_BIT] = (write_i && !known) || (read_i && !readable);
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      error_q <= '0;
      enable_q <= '0;
    end else begin
      error_q <= (error_q & ~(write_data_i & {32{good && to_error}})) | raised;
      if (good && to_interrupt) enable_q <= write_data_i[2:0];
    end
  end

  assign irq_o = (enable_q[aes_axil_pkg::INTERRUPT_INPUT_READY_BIT] && input_room) ||
                 (enable_q[aes_axil_pkg::INTERRUPT_OUTPUT_VALID_BIT] && out_valid_i) ||
                 (enable_q[aes_axil_pkg::INTERRUPT_ERROR_BIT] && error_q != '0);

endmodule
