// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The Rijndael processor of Kuo & Verbauwhede 2001: one core behind a 4-bit instruction port and
// two channels of 16 bits, for blocks and keys of 128, 192 and 256 bits (section 3.2, table 1).
//
// Each clock with `instr_valid_i` high gives one instruction, on `instr_i`. A refused instruction
// changes only `status_o`. A block or key keeps the length that was set when its load began.
// Decryption and its feedback test, which the paper omits, are included.
//
// Three blocks move at once: one is loaded while the core computes the block before and the result
// before that is output. With blocks of 256 bits, one every 19 clocks:
//
//   clock     0            1        2 to 3          4 to 19
//   instr_i   Output Data  Encrypt  Input Data (3)
//   in                                              block n+2
//   core                            n+1 enters      n+1
//   out                    n        n               n (until 16)

module rijndael_processor #(
  /// Directions that the processor serves: `DirBoth` or `DirEncrypt`.
  parameter aes_pkg::direction_e    Directions  = aes_pkg::DirBoth,
  parameter aes_pkg::key_schedule_e KeySchedule = aes_pkg::KeysOnTheFly,
  parameter aes_pkg::sbox_e         Sbox        = aes_pkg::SboxTable,
  /// S-box of the key schedule.
  parameter aes_pkg::sbox_e         KeySbox     = Sbox
) (
  /// Clock.
  input  logic        clk_i,
  /// Reset: synchronous, active low. It has the effect of the instruction Reset.
  input  logic        rst_ni,

  /// An instruction is given in this clock.
  input  logic        instr_valid_i,
  /// The instruction, a code of table 1.
  input  logic [3:0]  instr_i,
  /// No key is being set up and no block computed. While low, all instructions but Reset and Input
  /// Data are refused as busy. During the load of a key or block Set Length is taken, and during
  /// that of a block Output Data too. While a result is output, a block may be loaded and computed.
  output logic        ready_o,
  /// From the clock after an instruction on: 0 if it was taken, else the reason of the refusal.
  output logic [2:0]  status_o,

  /// A word of the key or block being loaded is offered.
  input  logic        in_valid_i,
  /// The word is taken; low when nothing is being loaded, and until the block before has entered
  /// the core.
  output logic        in_ready_o,
  /// Two bytes of the key or block being loaded, the first on [15:8].
  input  logic [15:0] in_data_i,

  /// A word of the result is offered.
  output logic        out_valid_o,
  /// The word is taken.
  input  logic        out_ready_i,
  /// Two bytes of the result, the first on [15:8]; 0 while `out_valid_o` is low.
  output logic [15:0] out_data_o
);

  // Table 1. Codes 1000 and 1111 are unused. The lowest two bits code both lengths in the same way.
  localparam logic [3:0] RESET = 4'b0000;
  localparam logic [3:0] INPUT_KEY = 4'b0001;
  localparam logic [3:0] SET_KEY_128 = 4'b0010;
  localparam logic [3:0] SET_KEY_192 = 4'b0011;
  localparam logic [3:0] SET_KEY_256 = 4'b0100;
  localparam logic [3:0] DECRYPT = 4'b0101;
  localparam logic [3:0] DECRYPT_FEEDBACK = 4'b0110;
  localparam logic [3:0] OUTPUT_DATA = 4'b0111;
  localparam logic [3:0] INPUT_DATA = 4'b1001;
  localparam logic [3:0] SET_BLOCK_128 = 4'b1010;
  localparam logic [3:0] SET_BLOCK_192 = 4'b1011;
  localparam logic [3:0] SET_BLOCK_256 = 4'b1100;
  localparam logic [3:0] ENCRYPT = 4'b1101;
  localparam logic [3:0] ENCRYPT_FEEDBACK = 4'b1110;

  localparam logic [2:0] TAKEN = 3'd0;
  localparam logic [2:0] ILLEGAL_CODE = 3'd1;
  localparam logic [2:0] BUSY = 3'd2;
  localparam logic [2:0] NO_DIRECTION = 3'd3;
  localparam logic [2:0] NO_KEY = 3'd4;
  localparam logic [2:0] NO_DATA = 3'd5;
  localparam logic [2:0] NO_RESULT = 3'd6;

  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam logic [9:0] LAST_FEEDBACK = 10'd999;

  if (Directions == aes_pkg::DirDecrypt) begin : gen_bad_directions
    $error("rijndael_processor: Directions must be DirBoth or DirEncrypt");
  end

  typedef enum logic [1:0] {
    Idle,
    GiveKey,    // the key goes to the core
    GiveBlock,  // the block goes to the core
    Compute
  } state_e;

  // ---------------------------------------------------------------------------------------------
  // Top controller: accepts or refuses instructions, and sequences them.

  state_e     state_q;
  logic       load_key_q, load_data_q, unload_q;  // transfers in progress
  logic       clear_q;                 // a Reset was taken in the clock before
  logic       key_held_q;              // the core holds a key
  logic       block_held_q;
  logic       decrypt_q, feedback_q;   // the computation in progress: decryption, feedback test
  logic       first_q;                 // its first block has not entered the core
  logic [1:0] block_len_q, key_len_q;  // lengths of the last Set Length
  logic [1:0] data_len_q, result_len_q, unload_len_q;
  logic [3:0] in_count_q, out_count_q;  // words transferred
  logic [9:0] count_q;                 // blocks of a feedback test
  logic [2:0] status_q, verdict;

  logic       sets_block, sets_key, computes, decrypts, busy;
  logic       loading, in_word, in_last, out_last;  // `..._last`: the last word of the item
  logic       computed, last;          // a block is computed; it is the last of the computation
  logic       needed;                  // the core has not yet taken the loaded block
  logic       taken;                   // an instruction other than Reset is accepted
  logic       reset;
  logic [1:0] length;                  // length code of a Set Length instruction

  logic         core_key_ready, core_in_ready, core_out_valid;
  logic         stale_q;               // the core still shows the result before the computation
  logic [255:0] key, data, result;

  always_comb begin
    sets_block = 1'b0;
    sets_key = 1'b0;
    computes = 1'b0;
    case (instr_i)
      SET_BLOCK_128, SET_BLOCK_192, SET_BLOCK_256: sets_block = 1'b1;
      SET_KEY_128, SET_KEY_192, SET_KEY_256: sets_key = 1'b1;
      ENCRYPT, ENCRYPT_FEEDBACK, DECRYPT, DECRYPT_FEEDBACK: computes = 1'b1;
      default: ;
    endcase
  end

  assign length = {!instr_i[1], instr_i[1] && instr_i[0]};
  assign decrypts = !instr_i[3];
  assign loading = load_data_q || load_key_q;
  assign needed = state_q == GiveBlock && first_q;

  always_comb begin
    case (instr_i)
      INPUT_KEY: busy = state_q != Idle || loading || unload_q;
      INPUT_DATA: busy = state_q == GiveKey || loading;
      OUTPUT_DATA: busy = state_q != Idle || load_key_q || unload_q;
      default: busy = state_q != Idle || (computes ? loading : unload_q);  // else Set Length
    endcase
    verdict = TAKEN;
    case (instr_i)
      4'b1000, 4'b1111: verdict = ILLEGAL_CODE;
      OUTPUT_DATA: if (!core_out_valid) verdict = NO_RESULT;
      default: begin
        if (computes && !block_held_q) verdict = NO_DATA;
        if (computes && !key_held_q) verdict = NO_KEY;
        if (computes && decrypts && !DECRYPTS) verdict = NO_DIRECTION;
      end
    endcase
    if (busy && verdict != ILLEGAL_CODE) verdict = BUSY;
    if (instr_i == RESET) verdict = TAKEN;
  end

  assign reset = instr_valid_i && instr_i == RESET;
  assign taken = instr_valid_i && instr_i != RESET && verdict == TAKEN;

  assign in_ready_o = loading && !needed;
  assign in_word = in_valid_i && in_ready_o;
  assign in_last = in_word && in_count_q == last_word(load_key_q ? key_len_q : data_len_q);
  assign out_last = out_ready_i && out_count_q == last_word(unload_len_q);
  assign computed = state_q == Compute && core_out_valid && !stale_q;
  assign last = !feedback_q || count_q == LAST_FEEDBACK;

  function automatic logic [3:0] last_word(input logic [1:0] code);
    last_word = {code != 2'd0, code != 2'd1, 2'b11};
  endfunction

  always_ff @(posedge clk_i) begin
    clear_q <= reset;
    stale_q <= (state_q == GiveBlock && core_in_ready) || (stale_q && unload_q);
    count_q <= state_q == Idle ? 10'd0 : count_q + 10'(computed);
    in_count_q <= loading ? in_count_q + 4'(in_word) : 4'd0;
    out_count_q <= unload_q ? out_count_q + 4'(out_ready_i) : 4'd0;

    case (state_q)
      GiveKey: if (core_key_ready) begin
        state_q <= Idle;
        key_held_q <= 1'b1;
      end
      GiveBlock: if (core_in_ready) begin
        state_q <= Compute;
        first_q <= 1'b0;
      end
      Compute: if (computed) state_q <= last ? Idle : GiveBlock;
      default: ;
    endcase
    if (load_data_q && in_last) begin
      load_data_q <= 1'b0;
      block_held_q <= 1'b1;
    end
    if (load_key_q && in_last) begin
      load_key_q <= 1'b0;
      state_q <= GiveKey;
    end
    if (out_last) unload_q <= 1'b0;

    if (instr_valid_i) status_q <= verdict;
    if (taken) begin
      if (sets_block) begin
        block_len_q <= length;
        if (load_data_q) begin
          load_data_q <= 1'b0;
          block_held_q <= 1'b0;
        end
      end
      if (sets_key) begin
        key_len_q <= length;
        load_key_q <= 1'b0;
        state_q <= Idle;
      end
      if (instr_i == INPUT_KEY) load_key_q <= 1'b1;
      if (instr_i == INPUT_DATA) begin
        load_data_q <= 1'b1;
        block_held_q <= 1'b0;
        data_len_q <= block_len_q;
      end
      if (computes) begin
        state_q <= GiveBlock;
        first_q <= 1'b1;
        decrypt_q <= DECRYPTS && decrypts;
        feedback_q <= instr_i[1];
        result_len_q <= data_len_q;
      end
      if (instr_i == OUTPUT_DATA) begin
        unload_q <= 1'b1;
        unload_len_q <= result_len_q;
      end
    end

    if (reset || !rst_ni) begin
      state_q <= Idle;
      load_key_q <= 1'b0;
      load_data_q <= 1'b0;
      unload_q <= 1'b0;
      key_held_q <= 1'b0;
      block_held_q <= 1'b0;
      block_len_q <= 2'd0;
      key_len_q <= 2'd0;
      data_len_q <= 2'd0;
      result_len_q <= 2'd0;
      unload_len_q <= 2'd0;
      first_q <= 1'b0;
      decrypt_q <= 1'b0;
      feedback_q <= 1'b0;
      count_q <= 10'd0;
      in_count_q <= 4'd0;
      out_count_q <= 4'd0;
      status_q <= TAKEN;
    end
    if (!rst_ni) begin
      clear_q <= 1'b0;
      stale_q <= 1'b0;
    end
  end

  assign ready_o = state_q == Idle;
  assign status_o = status_q;

  // ---------------------------------------------------------------------------------------------
  // Input controller. Its registers are 0 except during a load, while they hold a block, and while
  // they give the core a key. The core has its own copy of the key.

  logic live, begun;
  assign live = rst_ni && !clear_q;
  assign begun = in_count_q != 4'd0;

  rijndael_words u_key_words (
    .clk_i,
    .keep_i(live && ((load_key_q && begun) || state_q == GiveKey)),
    .write_i(live && load_key_q && in_word),
    .word_i(in_count_q),
    .data_i(in_data_i),
    .data_o(key)
  );

  rijndael_words u_data_words (
    .clk_i,
    .keep_i(live && (block_held_q || needed || (load_data_q && begun))),
    .write_i(live && load_data_q && in_word),
    .word_i(in_count_q),
    .data_i(in_data_i),
    .data_o(data)
  );

  // ---------------------------------------------------------------------------------------------
  // The core. It holds a result until the next block has entered and the result is output.

  logic unused, core_key_error, core_out_tag, core_out_error;
  assign unused = core_key_error ^ core_out_tag ^ core_out_error;

  aes_core #(
    .Arch("round"),
    .BlockBits(256),
    .BlockLengths(3'b111),
    .KeyLengths(3'b111),
    .Directions(Directions),
    .KeySchedule(KeySchedule),
    .Sbox(Sbox),
    .KeySbox(KeySbox),
    .TagBits(1)
  ) u_core (
    .clk_i,
    .rst_ni,
    .key_valid_i(rst_ni && state_q == GiveKey),
    .key_ready_o(core_key_ready),
    .key_len_i(key_len_q),
    .key_i(key),
    .key_clear_i(clear_q),
    .key_error_o(core_key_error),
    .in_valid_i(rst_ni && state_q == GiveBlock),
    .in_ready_o(core_in_ready),
    .in_decrypt_i(decrypt_q),
    .in_chain_i(1'b0),
    .block_len_i(result_len_q),
    .in_data_i(first_q ? data : result),
    .in_tag_i(1'b0),
    .out_valid_o(core_out_valid),
    .out_ready_i(stale_q && !unload_q),
    .out_data_o(result),
    .out_tag_o(core_out_tag),
    .out_error_o(core_out_error)
  );

  // ---------------------------------------------------------------------------------------------
  // Output controller.

  assign out_valid_o = unload_q;
  assign out_data_o = result[{~out_count_q, 4'h0} +: 16] & {16{out_valid_o}};

endmodule
