// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// Writes the waveform of a run as a VCD file, if the program was compiled with tracing. A clock
// takes two time units.

#pragma once

#include "Vtop.h"
#include "verilated.h"

#if VM_TRACE
#include "verilated_vcd_c.h"

class Waves {
 public:
  Waves(VerilatedContext& context, Vtop& dut, const char* path) : on_(path != nullptr) {
    if (!on_) return;
    context.traceEverOn(true);
    dut.trace(&file_, 99);
    file_.open(path);
  }

  ~Waves() {
    if (on_) file_.close();
  }

  void dump() {
    if (on_) file_.dump(time_++);
  }

 private:
  const bool on_;
  uint64_t time_ = 0;
  VerilatedVcdC file_;
};
#else
class Waves {
 public:
  Waves(VerilatedContext&, Vtop&, const char*) {}
  void dump() {}
};
#endif
