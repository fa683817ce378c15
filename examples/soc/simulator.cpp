// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Runs the system until its processor stops: standard input to its port, its port to standard output.
// Ends with status 1 after as many clocks as the first argument says.

#include <cstdio>
#include <cstdlib>

#include "Vtop.h"

double sc_time_stamp() { return 0; }

int main(int, char **arguments) {
  Vtop top;
  int byte = std::getchar();
  top.rst_ni = 0;
  top.tx_ready_i = 1;
  for (long long left = std::atoll(arguments[1]); left > 0; left--) {
    top.rx_valid_i = byte != EOF;
    top.rx_data_i = byte;
    top.clk_i = 0;
    top.eval();
    if (top.rst_ni && top.trap_o) return 0;
    bool taken = top.rx_valid_i && top.rx_ready_o;
    if (top.rst_ni && top.tx_valid_o) std::putchar(top.tx_data_o);
    top.clk_i = 1;
    top.eval();
    if (top.rst_ni && taken) byte = std::getchar();
    top.rst_ni = 1;
  }
  std::fprintf(stderr, "the processor has not stopped\n");
  return 1;
}
