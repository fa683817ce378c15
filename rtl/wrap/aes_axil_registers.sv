// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The registers of `aes_axil`, and what their accesses do: docs/reference/axil.md. Keys, IVs and
// blocks are written a word at a time and go on when they are complete; an illegal access does
// nothing but raise its flag. Behind stands an engine that has the ports from `clear_o` on.

module aes_axil_registers #(
  /// Modes of the engine: bit n is value n of MESSAGE.MODE.
  parameter logic [5:0]          Modes      = 6'b011111,
  /// Which engine serves mode 5: a value of `engine_e` in aes_axil.rdl. XTS takes keys in pairs.
  parameter logic [1:0]          Engine     = aes_axil_pkg::ENGINE_GCM,
  /// Tag lengths of mode 5: bit n is n bytes. Bit 0 (not in XTS): messages may come in parts.
  parameter logic [16:0]         TagLengths = '0,
  /// 1: the engine holds decrypted text back until its tag has passed.
  parameter bit                  Held       = 1'b0,
  /// Of the core, as the next two.
  parameter logic [127:0]        Arch       = "round",
  parameter logic [2:0]          KeyLengths = 3'b001,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
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
  /// A message begins. `iv_o` stays until `iv_ready_i`, the other values to the last block.
  output logic         iv_valid_o,
  input  logic         iv_ready_i,
  output logic [2:0]   iv_mode_o,
  output logic         iv_decrypt_o,
  output logic [4:0]   iv_tag_bytes_o,
  output logic [127:0] iv_o,
  /// A block; `in_kind_o`, `in_last_o` and `in_bytes_o` say what it is in a message of mode 5.
  output logic         in_valid_o,
  input  logic         in_ready_i,
  output logic [1:0]   in_kind_o,
  output logic         in_last_o,
  output logic [4:0]   in_bytes_o,
  output logic [127:0] in_data_o,
  input  logic         out_valid_i,
  output logic         out_ready_o,
  input  logic [127:0] out_data_i,
  input  logic         out_error_i,
  /// The end of a message of mode 5.
  input  logic         end_valid_i,
  output logic         end_ready_o,
  input  logic [127:0] end_tag_i,
  input  logic [1:0]   end_status_i
);

  localparam int unsigned ENGINE = 5;  // of MESSAGE.MODE; the others: `aes_pkg::mode_e`
  localparam bit PAIRS = Modes[ENGINE] && Engine == aes_axil_pkg::ENGINE_XTS;
  localparam bit PARTS = Modes[ENGINE] && Engine != aes_axil_pkg::ENGINE_XTS && TagLengths[0];
  localparam bit HAS_IV = Modes[4:1] != '0;
  localparam logic [7:0] ARCH =
      Arch == "column"   ? aes_axil_pkg::ARCH_COLUMN :
      Arch == "pipeline" ? aes_axil_pkg::ARCH_PIPELINE :
      Arch == "round"    ? aes_axil_pkg::ARCH_ROUND :
      Arch == "serial"   ? aes_axil_pkg::ARCH_SERIAL :
      Arch == "step"     ? aes_axil_pkg::ARCH_STEP :
      Arch == "tbox"     ? aes_axil_pkg::ARCH_TBOX :
      Arch == "twin"     ? aes_axil_pkg::ARCH_TWIN : aes_axil_pkg::ARCH_OTHER;
  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam logic [31:0] CAPABILITY =
      (32'd2 << aes_axil_pkg::CAPABILITY_VERSION_BIT) |
      (32'(ARCH) << aes_axil_pkg::CAPABILITY_ARCHITECTURE_BIT) |
      (32'(Modes) << aes_axil_pkg::CAPABILITY_MODES_BIT) |
      (32'(PARTS) << aes_axil_pkg::CAPABILITY_PARTS_BIT) |
      (32'(KeyLengths) << aes_axil_pkg::CAPABILITY_KEYS_BIT) |
      (32'(Held) << aes_axil_pkg::CAPABILITY_HELD_BIT) |
      (32'(ENCRYPTS) << aes_axil_pkg::CAPABILITY_ENCRYPT_BIT) |
      (32'(DECRYPTS) << aes_axil_pkg::CAPABILITY_DECRYPT_BIT) |
      (32'(Engine) << aes_axil_pkg::CAPABILITY_ENGINE_BIT);

  // ---------------------------------------------------------------------------------------------
  // Which register is written

  logic good, load, message, zeroise, known;
  logic to_error, to_interrupt, to_key, to_iv, to_input, to_beat;
  assign good = write_i && write_whole_i;
  assign to_error = write_address_i == aes_axil_pkg::ERROR;
  assign to_interrupt = write_address_i == aes_axil_pkg::INTERRUPT;
  assign to_key = write_address_i[4:3] == aes_axil_pkg::KEY[4:3];
  assign to_iv = write_address_i[4:2] == aes_axil_pkg::IV[4:2];
  assign to_input = write_address_i[4:2] == aes_axil_pkg::INPUT[4:2];
  assign to_beat = write_address_i == aes_axil_pkg::BEAT;
  assign load = good && write_address_i == aes_axil_pkg::KEY_LOAD &&
                write_data_i[aes_axil_pkg::KEY_LOAD_LOAD_BIT];
  assign message = good && write_address_i == aes_axil_pkg::MESSAGE;
  assign zeroise = good && write_address_i == aes_axil_pkg::ZEROISE &&
                   write_data_i[aes_axil_pkg::ZEROISE_ZEROISE_BIT];
  assign known = to_error || to_interrupt || to_key || to_iv || to_input || to_beat ||
                 write_address_i == aes_axil_pkg::KEY_LOAD ||
                 write_address_i == aes_axil_pkg::MESSAGE ||
                 write_address_i == aes_axil_pkg::ZEROISE;
  assign write_error_o = !known || !write_whole_i;

  // ---------------------------------------------------------------------------------------------
  // State

  logic live, key_waits_q, loaded_q, keyed_q, message_q, iv_waits_q, full_q, decrypt_q;
  logic open_q;  // a message of the engine whose end is not taken
  logic half_q;  // the first key of a pair is taken
  logic last_q;
  logic [1:0] kind_q;
  logic [4:0] bytes_q, tag_bytes_q;
  logic key_taken, iv_taken, block_taken, keyed, key_room, message_room, input_room;
  logic load_ok, message_ok, key_ok, iv_ok, input_ok, beat_ok, push;
  logic key_order, iv_order, input_order, iv_missing, tag_missing, built;
  logic beat_long, beat_room;
  logic [2:0] mode, mode_q;
  logic [3:0] key_words;
  logic [2:0] iv_words, unused_words;

  assign live = rst_ni && !zeroise;
  assign clear_o = zeroise;
  assign key_taken = key_valid_o && key_ready_i;
  assign iv_taken = iv_valid_o && iv_ready_i;
  assign block_taken = in_valid_o && in_ready_i;

  assign keyed = keyed_q && !half_q && !key_error_i;
  assign mode = write_data_i[aes_axil_pkg::MESSAGE_MODE_BIT +: 3];
  assign built = 1'(8'(Modes) >> mode);
  assign message_room = !iv_waits_q && !full_q && !open_q;
  assign key_room = !key_waits_q && message_room;
  assign input_room = message_q && !full_q;
  assign beat_room = input_room && open_q;
  assign beat_long = write_data_i[aes_axil_pkg::BEAT_BYTES_BIT +: 5] > 5'd16;
  assign tag_missing = built && mode == 3'(ENGINE) && !(1'(32'(TagLengths) >>
                       write_data_i[aes_axil_pkg::MESSAGE_TAG_BYTES_BIT +: 5]));
  assign iv_missing = built && mode != 3'(aes_pkg::ModeEcb) && mode != 3'(ENGINE) &&
                      iv_words != 3'd4;

  assign key_ok = good && to_key && key_room;
  assign iv_ok = good && to_iv && !iv_waits_q && HAS_IV;
  assign input_ok = good && to_input && input_room;
  assign beat_ok = good && to_beat && beat_room && !beat_long;
  assign load_ok = load && key_room;
  assign message_ok = message && message_room && !key_waits_q && keyed && built && !iv_missing &&
                      !tag_missing;
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
    keyed_q <= live && (key_taken || (keyed_q && !key_error_i));
    half_q <= PAIRS && live && (half_q ^ key_taken);
    message_q <= live && (message_ok || (message_q && !load_ok && !(push && open_q && last_q)));
    open_q <= live && ((message_ok && mode == 3'(ENGINE)) ||
                       (open_q && !(end_valid_i && end_ready_o)));
    iv_waits_q <= live && (message_ok || (iv_waits_q && !iv_taken));
    full_q <= live && (push || (full_q && !block_taken));
    if (!live) {decrypt_q, mode_q, tag_bytes_q} <= '0;
    else if (message_ok) begin
      decrypt_q <= write_data_i[aes_axil_pkg::MESSAGE_DECRYPT_BIT];
      mode_q <= mode;
      tag_bytes_q <= write_data_i[aes_axil_pkg::MESSAGE_TAG_BYTES_BIT +: 5];
    end
    if (!live || message_ok) {kind_q, last_q, bytes_q} <= '0;
    else if (beat_ok) begin
      kind_q <= write_data_i[aes_axil_pkg::BEAT_KIND_BIT +: 2];
      last_q <= write_data_i[aes_axil_pkg::BEAT_LAST_BIT];
      bytes_q <= write_data_i[aes_axil_pkg::BEAT_BYTES_BIT +: 5];
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
  assign iv_tag_bytes_o = tag_bytes_q;
  assign in_valid_o = full_q && !iv_waits_q;
  assign in_kind_o = kind_q;
  assign in_last_o = last_q;
  assign in_bytes_o = bytes_q;

  // ---------------------------------------------------------------------------------------------
  // Reads

  logic [31:0] status, error_q, word;
  logic [3:0]  enable_q;
  logic        from_output, from_tag, readable;

  assign from_output = read_address_i[4:2] == aes_axil_pkg::OUTPUT[4:2];
  assign from_tag = read_address_i[4:2] == aes_axil_pkg::TAG[4:2];
  assign out_ready_o = read_i && from_output && read_address_i[1:0] == 2'd3;
  assign end_ready_o = read_i && from_tag && read_address_i[1:0] == 2'd3;

  always_comb begin
    status = '0;
    status[aes_axil_pkg::STATUS_KEYED_BIT] = keyed;
    status[aes_axil_pkg::STATUS_KEY_READY_BIT] = key_room;
    status[aes_axil_pkg::STATUS_MESSAGE_BIT] = message_q;
    status[aes_axil_pkg::STATUS_INPUT_READY_BIT] = input_room;
    status[aes_axil_pkg::STATUS_OUTPUT_VALID_BIT] = out_valid_i;
    status[aes_axil_pkg::STATUS_END_VALID_BIT] = end_valid_i;
    status[aes_axil_pkg::STATUS_VERDICT_BIT +: 2] = end_status_i & {2{end_valid_i}};

    word = 32'((from_tag ? end_tag_i & {128{end_valid_i}} : out_data_i) >>
               (32 * (3 - 32'(read_address_i[1:0]))));
    readable = 1'b1;
    read_data_o = '0;
    case (read_address_i)
      aes_axil_pkg::CAPABILITY: read_data_o = CAPABILITY;
      aes_axil_pkg::STATUS: read_data_o = status;
      aes_axil_pkg::ERROR: read_data_o = error_q;
      aes_axil_pkg::INTERRUPT: read_data_o = 32'(enable_q);
      default: begin
        readable = from_output || from_tag;
        if (readable) read_data_o = {word[7:0], word[15:8], word[23:16], word[31:24]};
      end
    endcase
  end
  assign read_error_o = !readable;

  // ---------------------------------------------------------------------------------------------
  // Flags

  logic [31:0] raised;
  always_comb begin
    raised = '0;
    raised[aes_axil_pkg::ERROR_KEY_LENGTH_BIT] = loaded_q && !half_q && key_error_i;
    raised[aes_axil_pkg::ERROR_KEY_BUSY_BIT] =
        ((load || (good && to_key)) && !key_room) || (message && key_waits_q);
    raised[aes_axil_pkg::ERROR_NO_KEY_BIT] = message && !key_waits_q && !keyed;
    raised[aes_axil_pkg::ERROR_NO_IV_BIT] = message && message_room && iv_missing;
    raised[aes_axil_pkg::ERROR_NO_MESSAGE_BIT] =
        good && ((to_input && !message_q) || (to_beat && Modes[ENGINE] && !(message_q && open_q)));
    raised[aes_axil_pkg::ERROR_MESSAGE_BUSY_BIT] =
        (message && !message_room) || (good && to_iv && iv_waits_q);
    raised[aes_axil_pkg::ERROR_INPUT_FULL_BIT] = good && (to_input || to_beat) && full_q;
    raised[aes_axil_pkg::ERROR_OUTPUT_EMPTY_BIT] = read_i && from_output && !out_valid_i;
    raised[aes_axil_pkg::ERROR_ORDER_BIT] = key_order || iv_order || input_order;
    raised[aes_axil_pkg::ERROR_REFUSED_BIT] =
        (out_ready_o && out_valid_i && out_error_i) ||
        (end_ready_o && end_valid_i && end_status_i[1]);
    raised[aes_axil_pkg::ERROR_MODE_BIT] = (message && !built) || (good && to_iv && !HAS_IV) ||
                                           (good && to_beat && !Modes[ENGINE]);
    raised[aes_axil_pkg::ERROR_BYTES_BIT] =
        (message && tag_missing) || (good && to_beat && Modes[ENGINE] && beat_long);
    raised[aes_axil_pkg::ERROR_TAG_EMPTY_BIT] = read_i && from_tag && !end_valid_i;
    raised[aes_axil_pkg::ERROR_STROBE_BIT] = write_i && known && !write_whole_i;
    raised[aes_axil_pkg::ERROR_ADDRESS_BIT] = (write_i && !known) || (read_i && !readable);
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      error_q <= '0;
      enable_q <= '0;
    end else begin
      error_q <= (error_q & ~(write_data_i & {32{good && to_error}})) | raised;
      if (good && to_interrupt) enable_q <= write_data_i[3:0];
    end
  end

  assign irq_o = (enable_q[aes_axil_pkg::INTERRUPT_INPUT_READY_BIT] && input_room) ||
                 (enable_q[aes_axil_pkg::INTERRUPT_OUTPUT_VALID_BIT] && out_valid_i) ||
                 (enable_q[aes_axil_pkg::INTERRUPT_END_VALID_BIT] && end_valid_i) ||
                 (enable_q[aes_axil_pkg::INTERRUPT_ERROR_BIT] && error_q != '0);

endmodule
