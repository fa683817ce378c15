// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Encrypts a message with AES-GCM in hardware, prints ciphertext and tag by UART, and decrypts it.
// Key, IV, data and message are those of test case 4 of the paper on GCM by McGrew and Viega.

#include <neorv32.h>
#include <string.h>

#include "aesilicon.h"

#ifndef BAUD
#define BAUD 19200
#endif

enum { AES_BASE = (int)0xF0000000, TEXT = 60, TAG = 16 };

static const uint8_t KEY[16] = {0xfe, 0xff, 0xe9, 0x92, 0x86, 0x65, 0x73, 0x1c,
                                0x6d, 0x6a, 0x8f, 0x94, 0x67, 0x30, 0x83, 0x08};
static const uint8_t IV[12] = {0xca, 0xfe, 0xba, 0xbe, 0xfa, 0xce,
                               0xdb, 0xad, 0xde, 0xca, 0xf8, 0x88};
static const uint8_t AAD[20] = {0xfe, 0xed, 0xfa, 0xce, 0xde, 0xad, 0xbe, 0xef, 0xfe, 0xed,
                                0xfa, 0xce, 0xde, 0xad, 0xbe, 0xef, 0xab, 0xad, 0xda, 0xd2};
static const uint8_t MESSAGE[TEXT] = {
    0xd9, 0x31, 0x32, 0x25, 0xf8, 0x84, 0x06, 0xe5, 0xa5, 0x59, 0x09, 0xc5, 0xaf, 0xf5, 0x26,
    0x9a, 0x86, 0xa7, 0xa9, 0x53, 0x15, 0x34, 0xf7, 0xda, 0x2e, 0x4c, 0x30, 0x3d, 0x8a, 0x31,
    0x8a, 0x72, 0x1c, 0x3c, 0x0c, 0x95, 0x95, 0x68, 0x09, 0x53, 0x2f, 0xcf, 0x0e, 0x24, 0x49,
    0xa6, 0xb5, 0x25, 0xb1, 0x6a, 0xed, 0xf5, 0xaa, 0x0d, 0xe6, 0x57, 0xba, 0x63, 0x7b, 0x39};

static void print_hex(const char *name, const uint8_t *data, size_t bytes) {
  static const char DIGITS[] = "0123456789abcdef";
  neorv32_uart0_puts(name);
  for (size_t n = 0; n < bytes; n++) {
    neorv32_uart0_putc(DIGITS[data[n] >> 4]);
    neorv32_uart0_putc(DIGITS[data[n] & 15]);
  }
  neorv32_uart0_puts("\n");
}

int main(void) {
  static _Alignas(4) uint8_t text[TEXT];
  static aes_device_t aes;
  uint8_t tag[TAG];
  aes_gcm_t gcm = {IV, sizeof IV, AAD, sizeof AAD, TAG};

  neorv32_rte_setup();
  neorv32_uart0_setup(BAUD, 0);
  aes_status_t status = aes_init(&aes, (uintptr_t)AES_BASE);
  if (status == AES_OK) status = aes_set_key(&aes, KEY, sizeof KEY);
  if (status == AES_OK) status = aes_gcm_encrypt(&aes, &gcm, MESSAGE, text, TEXT, tag);
  if (status == AES_OK) {
    print_hex("ciphertext ", text, TEXT);
    print_hex("tag ", tag, TAG);
    status = aes_gcm_decrypt(&aes, &gcm, text, text, TEXT, tag);
  }
  aes_zeroise(&aes);
  if (status == AES_OK && memcmp(text, MESSAGE, TEXT) == 0) {
    neorv32_uart0_puts("decrypted\n");
    return 0;
  }
  print_hex("failed, status of the driver ", &(uint8_t){(uint8_t)status}, 1);
  return 1;
}
