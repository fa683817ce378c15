// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1

#include "soft_aes.h"

// Word n of a state or key has bytes 4n to 4n + 3, the first in bits 7 to 0.
// table[r][x] is what byte x in row r adds to its column after SubBytes and MixColumns.
static uint32_t table[4][256];
static uint8_t sbox[256];

static uint32_t left(uint32_t word, unsigned bits) { return word << bits | word >> (32 - bits); }

static uint8_t twice(uint8_t x) { return (uint8_t)(x << 1 ^ (x & 0x80 ? 0x1b : 0)); }

void soft_aes_init(void) {
  // Powers of 3 are all elements but 0, so the inverse of 3^n is 3^(255 - n).
  uint8_t power[256], x = 1;
  for (unsigned n = 0; n < 256; n++) {
    power[n] = x;
    x ^= twice(x);
  }
  sbox[0] = 0x63;
  for (unsigned n = 0; n < 255; n++) {
    unsigned inverse = power[255 - n] * 0x101u;
    sbox[power[n]] =
        (uint8_t)(0x63 ^ inverse ^ inverse >> 4 ^ inverse >> 5 ^ inverse >> 6 ^ inverse >> 7);
  }
  for (unsigned n = 0; n < 256; n++) {
    uint32_t once = sbox[n], two = twice(sbox[n]);
    uint32_t column = two | once << 8 | once << 16 | (once ^ two) << 24;
    for (unsigned row = 0; row < 4; row++)
      table[row][n] = row == 0 ? column : left(column, 8 * row);
  }
}

static uint32_t load(const uint8_t *from) {
  return from[0] | (uint32_t)from[1] << 8 | (uint32_t)from[2] << 16 | (uint32_t)from[3] << 24;
}

static uint32_t substitute(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  return sbox[a & 255] | (uint32_t)sbox[b >> 8 & 255] << 8 | (uint32_t)sbox[c >> 16 & 255] << 16 |
         (uint32_t)sbox[d >> 24] << 24;
}

void soft_aes_set_key(soft_aes_t *aes, const uint8_t *key, size_t bytes) {
  unsigned words = (unsigned)bytes / 4;
  uint8_t constant = 1;
  aes->rounds = words + 6;
  for (unsigned n = 0; n < words; n++) aes->keys[n] = load(key + 4 * n);
  for (unsigned n = words, place = 0; n < 4 * (aes->rounds + 1); n++) {
    uint32_t word = aes->keys[n - 1];
    if (place == 0) {
      word = left(word, 24);
      word = substitute(word, word, word, word) ^ constant;
      constant = twice(constant);
    } else if (words == 8 && place == 4) {
      word = substitute(word, word, word, word);
    }
    aes->keys[n] = aes->keys[n - words] ^ word;
    place = place + 1 == words ? 0 : place + 1;
  }
}

static uint32_t column(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  return table[0][a & 255] ^ table[1][b >> 8 & 255] ^ table[2][c >> 16 & 255] ^ table[3][d >> 24];
}

static void encrypt(const soft_aes_t *aes, const uint32_t in[4], uint32_t out[4]) {
  const uint32_t *key = aes->keys;
  uint32_t a = in[0] ^ key[0], b = in[1] ^ key[1], c = in[2] ^ key[2], d = in[3] ^ key[3];
  for (unsigned round = 1; round < aes->rounds; round++) {
    key += 4;
    uint32_t e = column(a, b, c, d) ^ key[0], f = column(b, c, d, a) ^ key[1];
    uint32_t g = column(c, d, a, b) ^ key[2], h = column(d, a, b, c) ^ key[3];
    a = e, b = f, c = g, d = h;
  }
  key += 4;
  out[0] = substitute(a, b, c, d) ^ key[0];
  out[1] = substitute(b, c, d, a) ^ key[1];
  out[2] = substitute(c, d, a, b) ^ key[2];
  out[3] = substitute(d, a, b, c) ^ key[3];
}

void soft_aes_begin(soft_aes_t *aes, aes_mode_t mode, const uint8_t *iv) {
  aes->mode = mode;
  for (unsigned n = 0; n < 4; n++) aes->chain[n] = mode == AES_ECB ? 0 : load(iv + 4 * n);
}

// The counter block is a big-endian number.
static void count(uint32_t chain[4]) {
  for (int n = 3; n >= 0; n--) {
    chain[n] = __builtin_bswap32(__builtin_bswap32(chain[n]) + 1);
    if (chain[n] != 0) return;
  }
}

void soft_aes_update(soft_aes_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  uint32_t block[4];
  for (; bytes >= 16; bytes -= 16, in += 16, out += 16) {
    if (aes->mode == AES_CTR) {
      encrypt(aes, aes->chain, block);
      count(aes->chain);
      for (unsigned n = 0; n < 4; n++) block[n] ^= load(in + 4 * n);
    } else {
      for (unsigned n = 0; n < 4; n++) block[n] = aes->chain[n] ^ load(in + 4 * n);
      encrypt(aes, block, block);
      if (aes->mode == AES_CBC)
        for (unsigned n = 0; n < 4; n++) aes->chain[n] = block[n];
    }
    for (unsigned n = 0; n < 16; n++) out[n] = (uint8_t)(block[n / 4] >> (8 * (n % 4)));
  }
  if (bytes == 0) return;
  encrypt(aes, aes->chain, block);
  for (unsigned n = 0; n < bytes; n++) out[n] = in[n] ^ (uint8_t)(block[n / 4] >> (8 * (n % 4)));
}
