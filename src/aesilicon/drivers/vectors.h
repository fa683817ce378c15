// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// Converts between bytes and port values. A wide port has byte 0 leftmost: its last 32-bit word
// holds bytes 0 to 3, with byte 0 in the top bits. A port of at most 32 bits is a plain number.

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

template <size_t Words>
bool is_zero(const VlWide<Words>& port) {
  uint32_t any = 0;
  for (size_t w = 0; w < Words; ++w) any |= port[w];
  return any == 0;
}

template <typename Number>
void to_port(Number& port, const uint8_t* bytes) {
  port = 0;
  for (size_t n = 0; n < sizeof port; ++n) port = Number(uint64_t{port} << 8 | bytes[n]);
}

template <typename Number>
void from_port(const Number& port, uint8_t* bytes) {
  for (size_t n = 0; n < sizeof port; ++n) bytes[n] = uint8_t(port >> 8 * (sizeof port - 1 - n));
}

template <typename Number>
std::string hex(const Number& port) {
  char text[9];
  snprintf(text, sizeof text, "%0*x", int(2 * sizeof port), unsigned(port));
  return text;
}

template <typename Number>
bool is_zero(const Number& port) {
  return port == 0;
}
