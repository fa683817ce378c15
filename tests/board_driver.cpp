// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A board behind a pseudo-terminal: bytes go to the serial line of the simulated RTL, and come from
// it, at the rate that the host has set on its side of the terminal.
//
// usage: simulator MASTER CLOCK_HZ, the open side of the terminal, and the clock of the board.
// Ends with its standard input.

#include <cstdint>
#include <cstdlib>
#include <deque>
#include <map>

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include "Vtop.h"
#include "verilated.h"

namespace {

constexpr int kIdle = 20000;  // clocks without a byte after which the board waits for the host

double host_rate(int master) {
  static const std::map<speed_t, int> kRates = {
      {B9600, 9600}, {B115200, 115200}, {B1000000, 1000000}, {B1500000, 1500000}};
  termios state;
  if (tcgetattr(master, &state) != 0) return 9600;
  const auto found = kRates.find(cfgetospeed(&state));
  return found == kRates.end() ? 9600 : found->second;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const int master = atoi(argv[1]);
  const double hertz = atof(argv[2]);
  VerilatedContext context;
  Vtop board{&context};
  board.rx_i = 1;
  std::deque<uint8_t> waiting;
  unsigned sent = 1, got = 0;            // bits to the board, with their stop bit; from the board
  int bits_left = 0, bits_due = -1;      // -1: the line from the board is idle
  double send_at = 0, sample_at = 0, now = 0;
  double clocks = hertz / 9600;
  for (int quiet = 0;; now++) {
    if (int64_t(now) % 64 == 0 || quiet > kIdle) {
      pollfd files[] = {{master, POLLIN, 0}, {0, POLLIN, 0}};
      poll(files, 2, quiet > kIdle ? 1000 : 0);
      if (files[1].revents) return 0;
      uint8_t some[256];
      const ssize_t count = files[0].revents & POLLIN ? read(master, some, sizeof some) : 0;
      for (ssize_t i = 0; i < count; i++) waiting.push_back(some[i]);
      if (count > 0) clocks = hertz / host_rate(master);
      if (count > 0) quiet = 0;
    }
    if (bits_left == 0 && !waiting.empty() && now >= send_at) {
      sent = waiting.front() << 1 | 0x200;
      waiting.pop_front();
      bits_left = 10;
      send_at = now;
    }
    if (bits_left > 0 && now >= send_at) {
      board.rx_i = sent & 1;
      sent >>= 1;
      bits_left--;
      send_at += clocks;
    }
    board.clk_i = 0;
    board.eval();
    board.clk_i = 1;
    board.eval();
    if (bits_due < 0 && !board.tx_o) {
      bits_due = 9;
      sample_at = now + 1.5 * clocks;
    } else if (bits_due > 0 && now >= sample_at) {
      if (--bits_due > 0) got = got >> 1 | (board.tx_o ? 0x80 : 0);
      sample_at += clocks;
      if (bits_due == 0) {
        const uint8_t byte = got;
        if (write(master, &byte, 1) != 1) return 1;
        bits_due = -1;
      }
    }
    quiet = bits_left > 0 || bits_due > 0 || !waiting.empty() ? 0 : quiet + 1;
  }
}
