// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Drives compiled RTL with the inputs that a job file lists for each clock, and writes the outputs
// of each clock. The handshakes are known in advance. port_simulator.py puts the ports above this
// text as macros, and documents the file formats.
//
// usage: simulator JOB RESULT [poke | WAVES]. With "poke" the result ends before the first clock in
// which an output depends combinationally on an input. WAVES is the path of a VCD file.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "Vtop.h"
#include "verilated.h"
#include "waves.h"

namespace {

using Bytes = std::vector<uint8_t>;

#define SIZE(name, bits) +sizeof(Vtop::name)
constexpr size_t kClock = 0 AES_INPUTS(SIZE) + sizeof(uint32_t);
constexpr size_t kOutputs = 0 AES_OUTPUTS(SIZE);
#undef SIZE

Bytes outputs(const Vtop& dut) {
  Bytes all(kOutputs);
  uint8_t* at = all.data();
#define READ(name, bits)                           \
  std::memcpy(at, &dut.name, sizeof(dut.name)); \
  at += sizeof(dut.name);
  AES_OUTPUTS(READ)
#undef READ
  return all;
}

template <typename T>
void turn_over(T& port, unsigned bits) {
  uint8_t raw[sizeof(T)];
  std::memcpy(raw, &port, sizeof raw);
  for (unsigned i = 0; i < bits; i++) raw[i / 8] ^= 1 << i % 8;
  std::memcpy(&port, raw, sizeof raw);
}

// True if no output changes while each input in turn is inverted.
bool stands(Vtop& dut, const Bytes& before) {
  const auto moves = [&](auto& port, unsigned bits) {
    turn_over(port, bits);
    dut.eval();
    const bool moved = outputs(dut) != before;
    turn_over(port, bits);
    dut.eval();
    return moved;
  };
  bool moved = false;
#define MOVES(name, bits) moved = moved || moves(dut.name, bits);
  AES_INPUTS(MOVES)
#undef MOVES
  return !moved;
}

int refuse(const char* what) {
  fprintf(stderr, "%s\n", what);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return refuse("usage: simulator JOB RESULT [poke | WAVES]");
  const bool poke = argc > 3 && strcmp(argv[3], "poke") == 0;
  FILE* in = fopen(argv[1], "rb");
  FILE* out = fopen(argv[2], "wb");
  if (!in || !out) return refuse("cannot open the job or the result");
  VerilatedContext context;
  Vtop dut{&context};
  Waves waves(context, dut, argc > 3 && !poke ? argv[3] : nullptr);
  constexpr size_t kWord = sizeof(dut.AES_OUT_DATA);
  static_assert(kWord == sizeof(dut.AES_IN_DATA), "words go in and out alike");
  std::vector<Bytes> words;
  Bytes clock(kClock);
  for (bool first = true; fread(clock.data(), kClock, 1, in) == 1; first = false) {
    dut.clk_i = 0;
    const uint8_t* at = clock.data();
#define DRIVE(name, bits)                          \
  std::memcpy(&dut.name, at, sizeof(dut.name)); \
  at += sizeof(dut.name);
    AES_INPUTS(DRIVE)
#undef DRIVE
    uint32_t mix;  // 0, or the number (from 1) of the output word to XOR into the input word
    std::memcpy(&mix, at, sizeof mix);
    if (mix > words.size()) return refuse("a word is mixed with one that has not come");
    if (mix) {
      uint8_t word[kWord];
      std::memcpy(word, &dut.AES_IN_DATA, kWord);
      for (size_t i = 0; i < kWord; i++) word[i] ^= words[mix - 1][i];
      std::memcpy(&dut.AES_IN_DATA, word, kWord);
    }
    dut.eval();
    waves.dump();
    const Bytes seen = outputs(dut);
    if (poke && !first && !stands(dut, seen)) break;
    if (dut.AES_OUT_VALID && dut.AES_OUT_READY) {
      Bytes word(kWord);
      std::memcpy(word.data(), &dut.AES_OUT_DATA, kWord);
      words.push_back(word);
    }
    if (fwrite(seen.data(), kOutputs, 1, out) != 1) return refuse("cannot write the result");
    dut.clk_i = 1;
    dut.eval();
    waves.dump();
  }
  fclose(in);
  return fclose(out) == 0 ? 0 : refuse("cannot write the result");
}
