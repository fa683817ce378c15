// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What the files of the driver share. A program includes `aesilicon.h` alone.

#ifndef AESILICON_DEVICE_H
#define AESILICON_DEVICE_H

#include <stdbool.h>

#include "aes_axil_regs.h"
#include "aesilicon.h"

#define BIT(name) ((uint32_t)AES_AXIL__##name##_bm)

enum {
  BLOCK = 16,
  MESSAGES = 5,  // MESSAGE.MODE of an engine
};

// CAPABILITY.ENGINE.
enum { GCM, CCM, CMAC, XTS };

// BEAT.KIND. A message goes on in this order.
enum { KIND_IV, KIND_AAD, KIND_TEXT, KIND_TAG };

// A loop over volatile bytes, which a compiler may not leave out.
static inline void wipe(void *data, size_t bytes) {
  volatile uint8_t *at = data;
  while (bytes--) *at++ = 0;
}

bool aesilicon_has_engine(const aes_device_t *aes, unsigned engine);

// Begins a message of an engine: its IV follows. XTS has no tag, nor has a part of GCM that is not
// the last: `tag_bytes` is 0.
aes_status_t aesilicon_begin(aes_device_t *aes, unsigned engine, aes_direction_t direction,
                             size_t tag_bytes);

// `bytes` from `in` to INPUT, and `made` bytes from OUTPUT to `out`. `last` ends a message of an
// engine, with a `tag` to compare with, or if need be with a block of no bytes. Of a message that
// is refused the engine takes all blocks up to the last, and gives no more: the rest of `out` stays
// as it is. The status is AES_OK with `last`, for aesilicon_take_end() tells the verdict; else
// AES_REFUSED.
aes_status_t aesilicon_transfer(aes_device_t *aes, unsigned kind, bool last, const uint8_t *in,
                                size_t bytes, uint8_t *out, size_t made, const uint8_t *tag);

// Takes the end of a message of an engine. `tag` has 16 bytes.
aes_status_t aesilicon_take_end(aes_device_t *aes, uint8_t *tag);

#endif
