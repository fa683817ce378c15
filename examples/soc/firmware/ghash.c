// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1

#include "ghash.h"

static const uint32_t POLYNOMIAL = 0xe1000000;

static void add(ghash_block_t *to, const ghash_block_t *from) {
  for (unsigned n = 0; n < 4; n++) to->word[n] ^= from->word[n];
}

// What four bits that fell out add to the first word.
static uint32_t reduced[16];

void ghash_init(ghash_t *ghash, const uint8_t subkey[16]) {
  for (unsigned n = 0; n < 16; n++) {
    reduced[n] = 0;
    for (unsigned bit = 0; bit < 4; bit++)
      if (n >> bit & 1) reduced[n] ^= POLYNOMIAL >> (3 - bit);
  }
  ghash_block_t zero = {{0}}, power = zero, *multiple = ghash->multiple;
  for (unsigned n = 0; n < 16; n++) power.word[n / 4] |= (uint32_t)subkey[n] << (24 - 8 * (n % 4));
  multiple[0] = ghash->sum = zero;
  for (unsigned bit = 8; bit > 0; bit /= 2) {
    multiple[bit] = power;
    uint32_t *word = power.word, out = word[3] & 1 ? POLYNOMIAL : 0;
    for (unsigned n = 3; n > 0; n--) word[n] = word[n] >> 1 | word[n - 1] << 31;
    word[0] = word[0] >> 1 ^ out;
  }
  for (unsigned bit = 2; bit < 16; bit *= 2)
    for (unsigned n = 1; n < bit; n++) {
      multiple[bit + n] = multiple[bit];
      add(&multiple[bit + n], &multiple[n]);
    }
}

// Times the subkey: the last four bits first, as they are of the highest degree.
static void multiply(ghash_t *ghash) {
  uint32_t a = 0, b = 0, c = 0, d = 0;
  for (int n = 3; n >= 0; n--) {
    uint32_t word = ghash->sum.word[n];
    for (unsigned step = 0; step < 8; step++, word >>= 4) {
      const uint32_t *multiple = ghash->multiple[word & 15].word;
      uint32_t out = reduced[d & 15];
      d = (d >> 4 | c << 28) ^ multiple[3];
      c = (c >> 4 | b << 28) ^ multiple[2];
      b = (b >> 4 | a << 28) ^ multiple[1];
      a = a >> 4 ^ out ^ multiple[0];
    }
  }
  ghash->sum = (ghash_block_t){{a, b, c, d}};
}

void ghash_update(ghash_t *ghash, const uint8_t *data, size_t bytes) {
  while (bytes > 0) {
    size_t size = bytes < 16 ? bytes : 16;
    for (unsigned n = 0; n < size; n++)
      ghash->sum.word[n / 4] ^= (uint32_t)data[n] << (24 - 8 * (n % 4));
    multiply(ghash);
    data += size;
    bytes -= size;
  }
}

void ghash_end(ghash_t *ghash, uint32_t aad_bytes, uint32_t bytes, uint8_t out[16]) {
  ghash_block_t lengths = {{aad_bytes >> 29, aad_bytes << 3, bytes >> 29, bytes << 3}};
  add(&ghash->sum, &lengths);
  multiply(ghash);
  for (unsigned n = 0; n < 16; n++)
    out[n] = (uint8_t)(ghash->sum.word[n / 4] >> (24 - 8 * (n % 4)));
}
