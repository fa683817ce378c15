// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// GHASH of SP 800-38D in software, four bits a step, with a table of 256 bytes a key.

#ifndef GHASH_H
#define GHASH_H

#include <stddef.h>
#include <stdint.h>

// A block as four words, its first byte in bits 31 to 24 of the first.
typedef struct {
  uint32_t word[4];
} ghash_block_t;

typedef struct {
  ghash_block_t multiple[16];  // by each polynomial of degree below 4; bit 3 is the constant term
  ghash_block_t sum;
} ghash_t;

// `subkey` is the encrypted block of zeros.
void ghash_init(ghash_t *ghash, const uint8_t subkey[16]);
// A short last block is filled up by zeros.
void ghash_update(ghash_t *ghash, const uint8_t *data, size_t bytes);
// Adds the lengths, in bytes.
void ghash_end(ghash_t *ghash, uint32_t aad_bytes, uint32_t bytes, uint8_t out[16]);

#endif
