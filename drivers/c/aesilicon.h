// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Driver of `aes_axil`: C11, no allocation, no operating system. Every call returns a status.
// The guide: docs/reference/axil.md.

#ifndef AESILICON_H
#define AESILICON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
  AES_OK = 0,
  AES_ARGUMENT,   // a null pointer, or no such mode or direction
  AES_LENGTH,     // a length that the call does not take
  AES_NOT_BUILT,  // the build lacks the mode, the direction or the key length
  AES_NO_KEY,
  AES_NO_MESSAGE, // aes_update() without aes_begin(), or behind a short last block
  AES_INTEGRITY,  // aes_key_unwrap(): the wrapped key is not right; the output is 0
  AES_VERSION,    // no aes_axil of version 1 at this address
  AES_REFUSED,    // the hardware refused an access; the message is over
  AES_TIMEOUT     // the hardware does not answer; it is zeroised
} aes_status_t;

// CFB is CFB128: feedback of whole blocks.
typedef enum { AES_ECB = 0, AES_CBC, AES_CFB, AES_OFB, AES_CTR } aes_mode_t;
typedef enum { AES_ENCRYPT = 0, AES_DECRYPT } aes_direction_t;

// Fields are the driver's own.
typedef struct {
  uintptr_t base;
  uint32_t capability;
  uint8_t keyed, message, mode;
} aes_device_t;

// Zeroises the hardware at `base`.
aes_status_t aes_init(aes_device_t *aes, uintptr_t base);
// 16, 24 or 32 bytes. Ends the message.
aes_status_t aes_set_key(aes_device_t *aes, const uint8_t *key, size_t bytes);
// Drops key and message; the registers become 0.
aes_status_t aes_zeroise(aes_device_t *aes);

// A whole message. `iv` has 16 bytes (in CTR the first counter block), and is not read in ECB.
// ECB and CBC take whole blocks of 16 bytes, the others any length. `in` and `out` may be equal,
// but not overlap otherwise.
aes_status_t aes_crypt(aes_device_t *aes, aes_mode_t mode, aes_direction_t direction,
                       const uint8_t *iv, const uint8_t *in, uint8_t *out, size_t bytes);

// A message in parts. All parts but the last have a multiple of 16 bytes.
aes_status_t aes_begin(aes_device_t *aes, aes_mode_t mode, aes_direction_t direction,
                       const uint8_t *iv);
aes_status_t aes_update(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);

// CFB8, by a block a byte. `iv` has 16 bytes and becomes the IV of the bytes that follow.
aes_status_t aes_cfb8(aes_device_t *aes, aes_direction_t direction, uint8_t *iv, const uint8_t *in,
                      uint8_t *out, size_t bytes);

// RFC 3394 with its default initial value. The key to be wrapped has a multiple of 8 bytes, 16 or
// more; `out` of the first has 8 bytes more, and of the second 8 bytes less than `bytes`.
aes_status_t aes_key_wrap(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);
aes_status_t aes_key_unwrap(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);

#ifdef AESILICON_EXTERN_IO
// The surroundings read and write registers, as in a test.
uint32_t aesilicon_read32(uintptr_t address);
void aesilicon_write32(uintptr_t address, uint32_t value);
#endif

#ifdef __cplusplus
}
#endif

#endif
