// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Commands of a serial line for a core behind aes_mode: key, message, block, clear and identity. A
// command is a byte, the length of its payload, the payload and a CRC; each gets one answer. While a
// block is in the core, or an answer is sent, the next command may come. docs/reference/board.md has
// the bytes.
//
//   Command  a command or the byte 0, which is ignored
//   Length   number of bytes of the payload
//   Payload  these bytes, which enter `payload_q` on the right
//   Check    the CRC
//   Align    bytes of 0 follow until the first byte is leftmost, and the last block leaves the core
//   Offer    a key, message or block waits for its ready
//   Answer   the answer waits for the end of the last one

module aes_uart #(
  /// Clocks a bit of the serial line, 4 or more.
  parameter int unsigned  Divisor    = 104,
  /// Key lengths of the core: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]   KeyLengths = 3'b001,
  /// Answer to a request for the identity.
  parameter logic [127:0] Identity   = '0
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         rx_i,
  output logic         tx_o,

  /// The ports of a core behind `aes_mode`.
  output logic         key_valid_o,
  input  logic         key_ready_i,
  output logic [1:0]   key_len_o,
  output logic [255:0] key_o,
  output logic         key_clear_o,
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

  localparam logic [7:0] IDENTITY = "I";
  localparam logic [7:0] KEY = "K";
  localparam logic [7:0] MESSAGE = "M";
  localparam logic [7:0] BLOCK = "B";
  localparam logic [7:0] CLEAR = "C";

  localparam logic [7:0] DONE = 8'h06;
  localparam logic [7:0] GARBLED = 8'h15;  // wrong CRC
  localparam logic [7:0] UNKNOWN = 8'h16;  // no such command, or another length of its payload
  localparam logic [7:0] REFUSED = 8'h17;  // the core lacks it, or key or message are missing

  localparam int unsigned BYTES = KeyLengths[2] ? 32 : KeyLengths[1] ? 24 : 17;
  localparam int unsigned MOST = 32;  // bytes of the longest payload of any build

  typedef enum logic [2:0] {
    Command,
    Length,
    Payload,
    Check,
    Align,
    Offer,
    Answer
  } state_e;

  state_e             state_q;
  logic [7:0]         command_q, status_q, crc_q, crc;
  logic [5:0]         length_q, count_q;
  logic [8*BYTES-1:0] payload_q;
  logic               block_q;           // a block is in the core
  logic               key_q, message_q;  // there is a key, a message
  logic               legal, held, taken, answer_ready;

  // A byte that comes while the last command is carried out waits; one more takes its place.
  logic       valid, waits_q, receives, take;
  logic [7:0] received, data_q;
  aes_uart_rx #(.Divisor(Divisor)) u_rx (
    .clk_i, .rst_ni, .rx_i, .valid_o(valid), .data_o(received)
  );
  assign receives = state_q == Command || state_q == Length || state_q == Payload ||
                    state_q == Check;
  assign take = waits_q && receives;
  always_ff @(posedge clk_i) begin
    waits_q <= rst_ni && (valid || (waits_q && !take));
    if (!rst_ni) data_q <= '0;
    else if (valid) data_q <= received;
  end

  aes_uart_crc u_crc (.crc_i(crc_q), .data_i(data_q), .crc_o(crc));

  // There is such a command, with a payload of this length.
  always_comb begin
    case (command_q)
      IDENTITY, CLEAR: legal = length_q == 6'd0;
      KEY:             legal = length_q == 6'd16 || length_q == 6'd24 || length_q == 6'd32;
      MESSAGE:         legal = length_q == 6'd17;
      BLOCK:           legal = length_q == 6'd16;
      default:         legal = 1'b0;
    endcase
  end

  assign held = command_q == KEY ? aes_pkg::holds(KeyLengths, key_len_o) :
                command_q == BLOCK ? key_q && message_q : 1'b1;
  assign taken = (key_valid_o && key_ready_i) || (iv_valid_o && iv_ready_i) ||
                 (in_valid_o && in_ready_i);

  always_ff @(posedge clk_i) begin
    if (!rst_ni || !receives) crc_q <= 8'd0;
    else if (take) crc_q <= crc;

    if (!rst_ni) begin
      state_q <= Command;
      payload_q <= '0;
      key_q <= 1'b0;
      message_q <= 1'b0;
      block_q <= 1'b0;
    end else begin
      if (in_valid_o && in_ready_i) block_q <= 1'b1;
      else if (out_valid_i && out_ready_o) block_q <= 1'b0;
      case (state_q)
        Command: begin
          if (take && data_q != 8'd0) state_q <= Length;
          if (take) command_q <= data_q;
        end
        Length: begin
          length_q <= data_q > 8'(MOST) ? 6'd63 : data_q[5:0];
          count_q <= data_q > 8'(MOST) ? 6'd0 : data_q[5:0];
          if (take) state_q <= (data_q == 8'd0 || data_q > 8'(MOST)) ? Check : Payload;
        end
        Payload: if (take) begin
          payload_q <= {payload_q[8*BYTES-9:0], data_q};
          count_q <= count_q - 6'd1;
          if (count_q == 6'd1) state_q <= Check;
        end
        Check: begin
          count_q <= length_q;
          status_q <= crc != 8'd0 ? GARBLED : !legal ? UNKNOWN : !held ? REFUSED : DONE;
          if (take) begin
            state_q <= (crc == 8'd0 && legal && held) ? Align : Answer;
          end
        end
        Align: begin
          if (count_q < 6'(BYTES) && length_q != 6'd0) begin
            payload_q <= {payload_q[8*BYTES-9:0], 8'd0};
            count_q <= count_q + 6'd1;
          end else if (!block_q) begin
            state_q <= length_q == 6'd0 ? Answer : Offer;
            if (command_q == CLEAR) begin
              key_q <= 1'b0;
              message_q <= 1'b0;
            end
          end
        end
        Offer: if (taken) begin
          state_q <= command_q == BLOCK ? Command : Answer;
          payload_q <= '0;
          if (command_q == KEY) begin
            key_q <= 1'b1;
            message_q <= 1'b0;
          end
          if (command_q == MESSAGE) message_q <= 1'b1;
        end
        Answer: if (!block_q && answer_ready) begin
          state_q <= Command;
          payload_q <= '0;
        end
        default: state_q <= Command;
      endcase
    end
  end

  assign key_valid_o = state_q == Offer && command_q == KEY;
  assign key_len_o = {length_q == 6'd32, length_q == 6'd24};
  assign key_o = 256'(payload_q) << (256 - 8 * BYTES);
  assign key_clear_o = state_q == Align && command_q == CLEAR && !block_q;
  assign iv_valid_o = state_q == Offer && command_q == MESSAGE;
  assign iv_mode_o = payload_q[8*BYTES-6-:3];
  assign iv_decrypt_o = payload_q[8*BYTES-1];
  assign iv_o = payload_q[8*BYTES-9-:128];
  assign in_valid_o = state_q == Offer && command_q == BLOCK;
  assign in_data_o = payload_q[8*BYTES-1-:128];
  assign out_ready_o = block_q && answer_ready;

  aes_uart_answer #(.Divisor(Divisor)) u_answer (
    .clk_i,
    .rst_ni,
    .valid_i(block_q ? out_valid_i : state_q == Answer),
    .ready_o(answer_ready),
    .status_i(block_q ? (out_error_i ? REFUSED : DONE) : status_q),
    .with_data_i(block_q ? !out_error_i : command_q == IDENTITY && status_q == DONE),
    .data_i(block_q ? out_data_i : Identity),
    .tx_o
  );

endmodule
