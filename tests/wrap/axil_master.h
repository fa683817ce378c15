// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A master of AXI4-Lite for a compiled `aes_axil` or `aes_axil_gcm`, whose registers it reads and writes.

#ifndef AXIL_MASTER_H
#define AXIL_MASTER_H

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "Vtop.h"

static Vtop top;
static uint64_t clocks;
static const uintptr_t BASE = 0x40000000;
double sc_time_stamp() { return 0; }

static void tick() {
  top.eval();
  top.aclk = 1;
  top.eval();
  top.aclk = 0;
  top.eval();
  clocks++;
}

static unsigned offset(uintptr_t address) {
  if (address < BASE || address >= BASE + 128 || address % 4 != 0) {
    std::printf("the driver leaves the registers: %lx\n", (unsigned long)address);
    std::exit(1);
  }
  return unsigned(address - BASE);
}

static uint32_t read_register(uintptr_t address) {
  top.s_axil_araddr = offset(address);
  top.s_axil_arvalid = 1;
  while (!top.s_axil_arready) tick();
  tick();
  top.s_axil_arvalid = 0;
  top.s_axil_rready = 1;
  while (!top.s_axil_rvalid) tick();
  uint32_t value = top.s_axil_rdata;
  if (top.s_axil_rresp != 0) std::printf("a read of %lx is refused\n", (unsigned long)address);
  tick();
  top.s_axil_rready = 0;
  return value;
}

static void write_register(uintptr_t address, uint32_t value) {
  top.s_axil_awaddr = offset(address);
  top.s_axil_wdata = value;
  top.s_axil_wstrb = 15;
  top.s_axil_awvalid = top.s_axil_wvalid = 1;
  while (!top.s_axil_awready) tick();
  tick();
  top.s_axil_awvalid = top.s_axil_wvalid = 0;
  top.s_axil_bready = 1;
  while (!top.s_axil_bvalid) tick();
  if (top.s_axil_bresp != 0) std::printf("a write to %lx is refused\n", (unsigned long)address);
  tick();
  top.s_axil_bready = 0;
}

static void reset() {
  top.aresetn = 0;
  tick();
  tick();
  top.aresetn = 1;
}

#endif
