// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES encryption in software, to compare: four T-tables of 1 KiB, for little-endian processors.
// Its table look-ups take constant time only on a processor without a cache.

#ifndef SOFT_AES_H
#define SOFT_AES_H

#include <stddef.h>
#include <stdint.h>

#include "aesilicon.h"

typedef struct {
  uint32_t keys[60], chain[4];
  unsigned rounds;
  aes_mode_t mode;
} soft_aes_t;

// Computes the tables; once, before all else.
void soft_aes_init(void);
// 16, 24 or 32 bytes.
void soft_aes_set_key(soft_aes_t *aes, const uint8_t *key, size_t bytes);
// ECB, CBC or CTR. `iv` is not read in ECB.
void soft_aes_begin(soft_aes_t *aes, aes_mode_t mode, const uint8_t *iv);
// All parts but the last have a multiple of 16 bytes; the last too, in ECB and CBC.
void soft_aes_update(soft_aes_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);

#endif
