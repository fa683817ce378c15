// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Drives the compiled processor with the inputs of each clock as a job file lists them, and writes
// what its outputs were in each: the handshakes are known in advance. Formats: simulate.py.
//
// usage: simulator JOB RESULT [poke]. With "poke" no output may move with an input within a clock:
// the result ends before the first in which one does.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "Vtop.h"
#include "verilated.h"

namespace {

struct Clock {
  uint8_t flags, instruction;
  uint16_t word;
  uint32_t mix;  // 0, or the number from 1 of the output word that is XORed to `word`
};
static_assert(sizeof(Clock) == 8, "the format of simulate.py");

constexpr uint8_t kReset = 1, kInstruction = 2, kWord = 4, kOutReady = 8;

uint32_t outputs(const Vtop& dut) {
  return dut.out_data_o | dut.out_valid_o << 16 | dut.in_ready_o << 17 | dut.ready_o << 18 |
         dut.status_o << 19;
}

// Whether all outputs stand still while each input in turn is turned over.
bool stands(Vtop& dut, uint32_t before) {
  const auto moves = [&](auto& port, uint32_t mask) {
    const auto value = port;
    port = value ^ mask;
    dut.eval();
    const bool moved = outputs(dut) != before;
    port = value;
    dut.eval();
    return moved;
  };
  return !(moves(dut.instr_valid_i, 1) || moves(dut.instr_i, 15) || moves(dut.in_valid_i, 1) ||
           moves(dut.in_data_i, 0xffff) || moves(dut.out_ready_i, 1) || moves(dut.rst_ni, 1));
}

int refuse(const char* what) {
  fprintf(stderr, "%s\n", what);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return refuse("usage: simulator JOB RESULT [poke]");
  const bool poke = argc > 3 && strcmp(argv[3], "poke") == 0;
  FILE* in = fopen(argv[1], "rb");
  FILE* out = fopen(argv[2], "wb");
  if (!in || !out) return refuse("cannot open the job or the result");
  VerilatedContext context;
  Vtop dut{&context};
  std::vector<uint16_t> words;
  Clock clock;
  for (bool first = true; fread(&clock, sizeof clock, 1, in) == 1; first = false) {
    if (clock.mix > words.size()) return refuse("a word is mixed with one that has not come");
    dut.clk_i = 0;
    dut.rst_ni = !(clock.flags & kReset);
    dut.instr_valid_i = (clock.flags & kInstruction) != 0;
    dut.instr_i = clock.instruction;
    dut.in_valid_i = (clock.flags & kWord) != 0;
    dut.in_data_i = clock.word ^ (clock.mix ? words[clock.mix - 1] : 0);
    dut.out_ready_i = (clock.flags & kOutReady) != 0;
    dut.eval();
    const uint32_t seen = outputs(dut);
    if (poke && !first && !stands(dut, seen)) break;
    if (dut.out_valid_o && dut.out_ready_i) words.push_back(dut.out_data_o);
    if (fwrite(&seen, sizeof seen, 1, out) != 1) return refuse("cannot write the result");
    dut.clk_i = 1;
    dut.eval();
  }
  fclose(in);
  return fclose(out) == 0 ? 0 : refuse("cannot write the result");
}
