// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// What the outputs of a core may be in each clock. A breach throws a `Violation`.
//
// Macros: BEAT_BYTES, TAG_BITS and MODES of driver.cpp.

#pragma once

#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <type_traits>

#include "Vtop.h"
#include "vectors.h"

using Vector = std::remove_reference_t<decltype(Vtop::out_data_o)>;
static_assert(sizeof(Vector) == BEAT_BYTES, "the data ports have the width of a beat");

struct Violation {
  std::string sentence;
};

// Throws a `Violation` of the protocol; its sentence begins with the clock.
[[noreturn, gnu::format(printf, 2, 3)]] inline void fail(uint64_t clock, const char* format, ...) {
  char text[400];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  throw Violation{"clock " + std::to_string(clock) + ": " + text};
}

inline unsigned long long number(uint64_t value) { return value; }

// The result that leaves next: number of the block, tag, and length, 0 with no block in flight.
struct Due {
  uint64_t block, tag;
  size_t bytes;
};

class OutputRules {
 public:
  // No handshake in a clock with `key_clear_i` or, from the second clock of a reset on, in reset.
  static void check_silence(const Vtop& dut, uint64_t clock, const char* when) {
    if (dut.key_ready_o) fail(clock, "key_ready_o is high %s", when);
    if (dut.in_ready_o) fail(clock, "in_ready_o is high %s", when);
    if (dut.out_valid_o) fail(clock, "out_valid_o is high %s", when);
#if MODES
    if (dut.iv_ready_o) fail(clock, "iv_ready_o is high %s", when);
#endif
  }

  void check(const Vtop& dut, uint64_t clock, const Due& due) const {
    const auto& data = dut.out_data_o;
    if (!dut.out_valid_o) {
      if (held_ && !dut.key_clear_i) {
        fail(clock, "out_valid_o fell before block %llu was taken", number(due.block));
      }
      if (!is_zero(data)) {
        fail(clock, "out_data_o is %s while out_valid_o is low", hex(data).c_str());
      }
      return;
    }
    if (due.bytes == 0) fail(clock, "out_valid_o is high with no block in flight");
    if (held_ && (memcmp(&data, &data_, sizeof data) != 0 || dut.out_tag_o != tag_ ||
                  dut.out_error_o != error_)) {
      fail(clock, "the output changed from %s to %s before block %llu was taken",
           hex(data_).c_str(), hex(data).c_str(), number(due.block));
    }
    if (uint64_t(dut.out_tag_o) != due.tag) {
      fail(clock, "out_tag_o is %llu where block %llu with tag %llu was due",
           number(dut.out_tag_o), number(due.block), number(due.tag));
    }
    if (dut.out_error_o && !is_zero(data)) {
      fail(clock, "out_data_o is %s with out_error_o high", hex(data).c_str());
    }
    uint8_t bytes[BEAT_BYTES];
    from_port(data, bytes);
    for (size_t n = due.bytes; n < BEAT_BYTES; ++n) {
      if (bytes[n]) {
        fail(clock, "out_data_o is %s, not 0 below block %llu of %zu bits", hex(data).c_str(),
             number(due.block), 8 * due.bytes);
      }
    }
  }

  bool held() const { return held_; }

  // Keeps a valid output unless it is taken in this clock; returns whether it is taken.
  bool take(const Vtop& dut) {
    held_ = !dut.out_ready_i;
    if (held_) {
      data_ = dut.out_data_o;
      tag_ = dut.out_tag_o;
      error_ = dut.out_error_o;
    }
    return !held_;
  }

  // A clear or reset drops the output.
  void drop() { held_ = false; }

 private:
  // The output that was valid and not taken in the clock before.
  bool held_ = false, error_ = false;
  uint64_t tag_ = 0;
  Vector data_ = {};
};
