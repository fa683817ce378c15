// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Encrypts what comes in at the port, by hardware or in software, and counts the clocks.
//
// In: engine (0 hardware, 1 software), mode (1 CBC, 4 CTR, 5 GCM), key bytes, a byte each; key; IV of
// 16 bytes (GCM reads the first 12); length in bytes, as a little-endian word; data.
// Out: ciphertext; in GCM a tag of 16 bytes; status, a byte; clocks, as two little-endian words.

#include <stdbool.h>
#include <string.h>

#include "aesilicon.h"
#include "ghash.h"
#include "soft_aes.h"

enum { HARDWARE = 0, GCM = 5, BLOCK = 16, CHUNK = 1024 };

#ifndef AES_BASE
#define AES_BASE 0x40000000
#endif
#ifndef GCM_BASE
#define GCM_BASE 0xc0000000
#endif
static volatile uint32_t *const PORT = (volatile uint32_t *)0x80000000;

static aes_device_t hard;
static soft_aes_t soft;
static bool in_hardware;

static uint32_t clocks(void) {
  uint32_t now;
  __asm__ volatile(".option push\n.option arch, +zicsr\nrdcycle %0\n.option pop" : "=r"(now));
  return now;
}

static void receive(uint8_t *to, size_t bytes) {
  while (bytes--) *to++ = (uint8_t)*PORT;
}

static void send(const uint8_t *from, size_t bytes) {
  while (bytes--) *PORT = *from++;
}

static void send_word(uint32_t word) {
  for (int n = 0; n < 4; n++, word >>= 8) *PORT = word & 255;
}

static aes_status_t set_key(const uint8_t *key, size_t bytes) {
  if (in_hardware) return aes_set_key(&hard, key, bytes);
  soft_aes_set_key(&soft, key, bytes);
  return AES_OK;
}

static aes_status_t begin(aes_mode_t mode, const uint8_t *iv) {
  if (in_hardware) return aes_begin(&hard, mode, AES_ENCRYPT, iv);
  soft_aes_begin(&soft, mode, iv);
  return AES_OK;
}

static aes_status_t update(const uint8_t *in, uint8_t *out, size_t bytes) {
  if (in_hardware) return aes_update(&hard, in, out, bytes);
  soft_aes_update(&soft, in, out, bytes);
  return AES_OK;
}

// GCM of SP 800-38D with an IV of 12 bytes, in software: CTR from counter 2 on, and a tag from GHASH.
static ghash_t ghash;
static uint8_t tag_mask[BLOCK];

static aes_status_t gcm_begin(const uint8_t *iv) {
  if (in_hardware) return aes_gcm_begin(&hard, AES_ENCRYPT, iv, 12, BLOCK);
  uint8_t block[BLOCK] = {0};
  soft_aes_begin(&soft, AES_ECB, NULL);
  soft_aes_update(&soft, block, block, BLOCK);
  ghash_init(&ghash, block);
  memcpy(block, iv, 12);
  memcpy(block + 12, "\0\0\0\1", 4);
  soft_aes_update(&soft, block, tag_mask, BLOCK);
  block[15] = 2;
  soft_aes_begin(&soft, AES_CTR, block);
  return AES_OK;
}

static aes_status_t gcm_update(const uint8_t *in, uint8_t *out, size_t bytes) {
  if (in_hardware) return aes_gcm_text(&hard, in, out, bytes);
  soft_aes_update(&soft, in, out, bytes);
  ghash_update(&ghash, out, bytes);
  return AES_OK;
}

static aes_status_t gcm_end(uint32_t bytes, uint8_t tag[BLOCK]) {
  if (in_hardware) return aes_gcm_finish(&hard, tag);
  ghash_end(&ghash, 0, bytes, tag);
  for (int n = 0; n < BLOCK; n++) tag[n] ^= tag_mask[n];
  return AES_OK;
}

int main(void) {
  static _Alignas(4) uint8_t data[CHUNK];
  uint8_t header[3], key[32], iv[BLOCK], tag[BLOCK];
  uint32_t size;
  receive(header, sizeof header);
  receive(key, header[2]);
  receive(iv, sizeof iv);
  receive((uint8_t *)&size, sizeof size);
  in_hardware = header[0] == HARDWARE;
  soft_aes_init();
  bool gcm = header[1] == GCM;
  aes_status_t status = aes_init(&hard, gcm ? GCM_BASE : AES_BASE);

  uint32_t since = clocks();
  if (status == AES_OK) status = set_key(key, header[2]);
  if (status == AES_OK) status = gcm ? gcm_begin(iv) : begin((aes_mode_t)header[1], iv);
  uint64_t taken = clocks() - since;
  for (uint32_t left = size; left > 0 && status == AES_OK;) {
    size_t part = left < CHUNK ? left : CHUNK;
    receive(data, part);
    since = clocks();
    status = gcm ? gcm_update(data, data, part) : update(data, data, part);
    taken += clocks() - since;
    if (status == AES_OK) send(data, part);
    left -= (uint32_t)part;
  }
  if (gcm && status == AES_OK) {
    since = clocks();
    status = gcm_end(size, tag);
    taken += clocks() - since;
    if (status == AES_OK) send(tag, sizeof tag);
  }
  uint8_t result = (uint8_t)status;
  send(&result, 1);
  send_word((uint32_t)taken);
  send_word((uint32_t)(taken >> 32));
  __asm__ volatile("ebreak");
  return 0;
}
