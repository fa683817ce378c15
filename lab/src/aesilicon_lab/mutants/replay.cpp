// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Replays a recorded run of a netlist: reads a line for each step, writes the outputs after each E.
//
//   L <hex>   load the registers      E <hex>   set the inputs and evaluate
//   M <n>     choose mutant n         C         clock edge
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>

#include "Vtop.h"
#include "verilated.h"

namespace {

template <typename Wide>
void parse(const std::string& hex, Wide& to, int words) {
  for (int i = 0; i < words; ++i) {
    const long end = static_cast<long>(hex.size()) - 8L * i;
    const long begin = end > 8 ? end - 8 : 0;
    to[i] = end > 0 ? std::stoul(hex.substr(begin, end - begin), nullptr, 16) : 0;
  }
}

template <typename Wide>
std::string print(const Wide& from, int words) {
  static const char* digits = "0123456789abcdef";
  std::string hex;
  for (int i = words - 1; i >= 0; --i)
    for (int shift = 28; shift >= 0; shift -= 4) hex += digits[from[i] >> shift & 15];
  return hex;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  std::ifstream steps(argv[1]);
  std::ofstream out(argv[2]);
  VerilatedContext context;
  Vtop top(&context);
  top.clk_i = 0;
  top.eval();  // or the first edge would not be one
  auto edge = [&top] {
    top.clk_i = 1;
    top.eval();
    top.clk_i = 0;
    top.eval();
  };
  std::string kind, value;
  while (steps >> kind) {
    if (kind == "C") {
      edge();
      continue;
    }
    steps >> value;
    if (kind == "M") {
      top.mutant_i = std::stoul(value);
    } else if (kind == "L") {
      parse(value, top.state_i, STATE_WORDS);
      top.load_i = 1;
      edge();
      top.load_i = 0;
    } else {
      parse(value, top.in_i, IN_WORDS);
      top.eval();
      out << print(top.out_o, OUT_WORDS) << '\n';
    }
  }
  return out.good() ? 0 : 1;
}
