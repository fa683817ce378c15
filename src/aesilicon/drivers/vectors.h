// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// Bytes on the ports of a core. A vector shows its first byte leftmost, so its last word holds bytes 0
// to 3, byte 0 on top.

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#include "verilated.h"

template <size_t Words>
void to_port(VlWide<Words>& port, const uint8_t* bytes) {
  for (size_t w = 0; w < Words; ++w) {
    uint32_t word;
    memcpy(&word, bytes + 4 * w, 4);
    port[Words - 1 - w] = __builtin_bswap32(word);
  }
}

template <size_t Words>
void from_port(const VlWide<Words>& port, uint8_t* bytes) {
  for (size_t w = 0; w < Words; ++w) {
    const uint32_t word = __builtin_bswap32(port[Words - 1 - w]);
    memcpy(bytes + 4 * w, &word, 4);
  }
}

template <size_t Words>
std::string hex(const VlWide<Words>& port) {
  std::string text;
  char word[9];
  for (size_t w = Words; w-- > 0;) {
    snprintf(word, sizeof word, "%08x", port[w]);
    text += word;
  }
  return text;
}
