// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// CFB8 and key wrap, block by block in ECB.

#include <string.h>

#include "aesilicon_device.h"

aes_status_t aes_cfb8(aes_device_t *aes, aes_direction_t direction, uint8_t *iv, const uint8_t *in,
                      uint8_t *out, size_t bytes) {
  if (aes == NULL || iv == NULL || ((in == NULL || out == NULL) && bytes != 0) ||
      (unsigned)direction > AES_DECRYPT)
    return AES_ARGUMENT;
  aes_status_t status = aes_begin(aes, AES_ECB, AES_ENCRYPT, NULL);
  uint8_t block[BLOCK];
  for (size_t n = 0; n < bytes && status == AES_OK; n++) {
    status = aes_update(aes, iv, block, BLOCK);
    if (status != AES_OK) break;
    uint8_t given = in[n], made = given ^ block[0];
    memmove(iv, iv + 1, BLOCK - 1);
    iv[BLOCK - 1] = direction == AES_ENCRYPT ? made : given;
    out[n] = made;
  }
  wipe(block, sizeof block);
  aes->message = false;
  return status;
}

// The step count of RFC 3394, as big-endian bytes, into the first eight bytes of a block.
static void add_count(uint8_t *block, uint64_t count) {
  for (int n = 7; n >= 0; n--, count >>= 8) block[n] ^= (uint8_t)count;
}

aes_status_t aes_key_wrap(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  if (aes == NULL || in == NULL || out == NULL) return AES_ARGUMENT;
  if (bytes < 16 || bytes % 8 != 0 || bytes > SIZE_MAX - 8) return AES_LENGTH;
  aes_status_t status = aes_begin(aes, AES_ECB, AES_ENCRYPT, NULL);
  if (status != AES_OK) return status;
  uint8_t block[BLOCK];
  memmove(out + 8, in, bytes);
  memset(block, 0xa6, 8);
  uint64_t count = 0;
  for (int turn = 0; turn < 6 && status == AES_OK; turn++) {
    for (size_t at = 8; at <= bytes && status == AES_OK; at += 8) {
      memcpy(block + 8, out + at, 8);
      status = aes_update(aes, block, block, BLOCK);
      add_count(block, ++count);
      memcpy(out + at, block + 8, 8);
    }
  }
  memcpy(out, block, 8);
  if (status != AES_OK) wipe(out, bytes + 8);
  wipe(block, sizeof block);
  aes->message = false;
  return status;
}

aes_status_t aes_key_unwrap(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  if (aes == NULL || in == NULL || out == NULL) return AES_ARGUMENT;
  if (bytes < 24 || bytes % 8 != 0) return AES_LENGTH;
  aes_status_t status = aes_begin(aes, AES_ECB, AES_DECRYPT, NULL);
  if (status != AES_OK) return status;
  uint8_t block[BLOCK];
  memcpy(block, in, 8);
  memmove(out, in + 8, bytes - 8);
  uint64_t count = (uint64_t)6 * (bytes / 8 - 1);
  for (int turn = 0; turn < 6 && status == AES_OK; turn++) {
    for (size_t at = bytes - 8; at >= 8 && status == AES_OK; at -= 8) {
      memcpy(block + 8, out + at - 8, 8);
      add_count(block, count--);
      status = aes_update(aes, block, block, BLOCK);
      memcpy(out + at - 8, block + 8, 8);
    }
  }
  uint8_t differs = 0;
  for (int n = 0; n < 8; n++) differs |= block[n] ^ 0xa6;
  if (status == AES_OK && differs != 0) status = AES_INTEGRITY;
  if (status != AES_OK) wipe(out, bytes - 8);
  wipe(block, sizeof block);
  aes->message = false;
  return status;
}
