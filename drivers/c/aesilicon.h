// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Driver of the registers of `aes_axil`, with modes or an engine behind them: C11, no allocation, no
// operating system. Every call returns a status.
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
  AES_ARGUMENT,   // a null pointer, no such mode or direction, or two equal keys of XTS
  AES_LENGTH,     // a length that the call does not take, or that CCM has not announced
  AES_NOT_BUILT,  // the build lacks mode or engine, direction, length of key or tag, or messages in
                  // parts
  AES_NO_KEY,
  AES_NO_MESSAGE, // a part of a message that has not begun, or behind a short last block
  AES_INTEGRITY,  // the wrapped key or the tag is not right
  AES_VERSION,    // no registers of version 2 at this address
  AES_REFUSED,    // the hardware refused an access, or a message that is too long for it; the
                  // message is over
  AES_TIMEOUT     // the hardware does not answer; it is zeroised
} aes_status_t;

// CFB is CFB128: feedback of whole blocks.
typedef enum { AES_ECB = 0, AES_CBC, AES_CFB, AES_OFB, AES_CTR } aes_mode_t;
typedef enum { AES_ENCRYPT = 0, AES_DECRYPT } aes_direction_t;

// Fields are the driver's own.
typedef struct {
  uintptr_t base;
  uint32_t capability;
  uint32_t beat;
  uint64_t aad_left, text_left;
  uint8_t keyed, message, mode, open, ended, kind, decrypt, tag_bytes;
} aes_device_t;

// Zeroises the hardware at `base`.
aes_status_t aes_init(aes_device_t *aes, uintptr_t base);
// 16, 24 or 32 bytes. Ends the message.
aes_status_t aes_set_key(aes_device_t *aes, const uint8_t *key, size_t bytes);
// The two keys of XTS, the data's and then the tweak's, in 32, 48 or 64 bytes. They must differ.
aes_status_t aes_set_xts_keys(aes_device_t *aes, const uint8_t *keys, size_t bytes);
// Drops key and message: key, IV and all blocks become 0, and flags are cleared.
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
// more; `out` of the first has 8 bytes more, and of the second 8 bytes less than `bytes`. A wrapped
// key that is not right gives zeros and AES_INTEGRITY.
aes_status_t aes_key_wrap(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);
aes_status_t aes_key_unwrap(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);

// What a message of GCM has beside its text. The IV must never come twice under one key.
typedef struct {
  const uint8_t *iv;
  size_t iv_bytes;  // 12 are usual
  const uint8_t *aad;
  size_t aad_bytes;
  size_t tag_bytes;
} aes_gcm_t;

// A whole message of GCM; without text it is GMAC. `in` and `out` as in aes_crypt(). If the tag is
// wrong aes_gcm_decrypt() gives zeros and AES_INTEGRITY.
aes_status_t aes_gcm_encrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, uint8_t *tag);
aes_status_t aes_gcm_decrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag);

// A message in parts: all additional data, then all text, of which all parts but the last have a
// multiple of 16 bytes; then aes_gcm_finish() to encrypt, aes_gcm_verify() to decrypt. Decrypted text
// is given out BEFORE its tag is verified: it must not be used until aes_gcm_verify() gives AES_OK. On
// hardware that holds it back aes_gcm_text() gives AES_NOT_BUILT: aes_gcm_decrypt() takes it.
aes_status_t aes_gcm_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *iv,
                           size_t iv_bytes, size_t tag_bytes);
aes_status_t aes_gcm_aad(aes_device_t *aes, const uint8_t *aad, size_t bytes);
aes_status_t aes_gcm_text(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);
aes_status_t aes_gcm_finish(aes_device_t *aes, uint8_t *tag);
aes_status_t aes_gcm_verify(aes_device_t *aes, const uint8_t *tag);

// A message of GCM whose state the program keeps: between any two calls the hardware is free for
// other messages and keys. Plain data, which may be copied and stored. Its hash gives away the hash
// key, with which tags are forged: keep a context where you would keep the key, and wipe it if you
// drop the message. Of its copies only one may go on: two that encrypt are two messages under one
// IV. Fields are the driver's own.
typedef struct {
  uint64_t aad_bytes, text_bytes;  // so far
  uint8_t iv[12], hash[16];
  uint8_t decrypt, tag_bytes;
} aes_gcm_context_t;

// Begins a message, without hardware. The IV has 12 bytes, the tag 4, 8 or 12 to 16.
aes_status_t aes_gcm_context_begin(aes_gcm_context_t *context, aes_direction_t direction,
                                   const uint8_t *iv, size_t tag_bytes);

// Parts of it: all additional data, then all text, of which all parts but the last have a multiple
// of 16 bytes; what does not fit gives AES_LENGTH, before the hardware gets it. `in` and `out` as in
// aes_crypt(). Decrypted text is given out BEFORE its tag is verified: it must not be used until
// aes_gcm_context_verify() gives AES_OK. Here and in the next two the message's own key must be set,
// a message that another call has begun in the hardware is over, and any error leaves the context
// as it was. Hardware without CAPABILITY.PARTS gives AES_NOT_BUILT.
aes_status_t aes_gcm_context_aad(aes_device_t *aes, aes_gcm_context_t *context,
                                 const uint8_t *aad, size_t bytes);
aes_status_t aes_gcm_context_text(aes_device_t *aes, aes_gcm_context_t *context,
                                  const uint8_t *in, uint8_t *out, size_t bytes);

// Ends it: aes_gcm_context_finish() to encrypt, aes_gcm_context_verify() to decrypt. AES_OK wipes the
// context. A tag length that the build lacks gives AES_NOT_BUILT, here and not before.
aes_status_t aes_gcm_context_finish(aes_device_t *aes, aes_gcm_context_t *context, uint8_t *tag);
aes_status_t aes_gcm_context_verify(aes_device_t *aes, aes_gcm_context_t *context,
                                    const uint8_t *tag);

// What a message of CCM has beside its text. The nonce must never come twice under one key.
typedef struct {
  const uint8_t *nonce;
  size_t nonce_bytes;  // 7 to 13; with 13 a text has less than 64 kB
  const uint8_t *aad;
  size_t aad_bytes;
  size_t tag_bytes;
} aes_ccm_t;

// A whole message of CCM, as of GCM. One longer than the build takes gives AES_REFUSED.
aes_status_t aes_ccm_encrypt(aes_device_t *aes, const aes_ccm_t *ccm, const uint8_t *in,
                             uint8_t *out, size_t bytes, uint8_t *tag);
aes_status_t aes_ccm_decrypt(aes_device_t *aes, const aes_ccm_t *ccm, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag);

// A message in parts, as of GCM. CCM authenticates its lengths before the data, so aes_ccm_begin()
// announces all bytes of additional data and text; parts that do not fit them give AES_LENGTH.
aes_status_t aes_ccm_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *nonce,
                           size_t nonce_bytes, uint64_t aad_bytes, uint64_t text_bytes,
                           size_t tag_bytes);
aes_status_t aes_ccm_aad(aes_device_t *aes, const uint8_t *aad, size_t bytes);
aes_status_t aes_ccm_text(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes);
aes_status_t aes_ccm_finish(aes_device_t *aes, uint8_t *tag);
aes_status_t aes_ccm_verify(aes_device_t *aes, const uint8_t *tag);

// CMAC of data of any length: makes the tag, or compares it: AES_INTEGRITY if it is wrong.
aes_status_t aes_cmac(aes_device_t *aes, const uint8_t *in, size_t bytes, uint8_t *tag,
                      size_t tag_bytes);
aes_status_t aes_cmac_verify(aes_device_t *aes, const uint8_t *in, size_t bytes,
                             const uint8_t *tag, size_t tag_bytes);

// The same in parts. All parts but the last have a multiple of 16 bytes. AES_ENCRYPT makes the tag,
// by aes_cmac_finish(); AES_DECRYPT compares one, by aes_cmac_verify_finish().
aes_status_t aes_cmac_begin(aes_device_t *aes, aes_direction_t direction, size_t tag_bytes);
aes_status_t aes_cmac_update(aes_device_t *aes, const uint8_t *in, size_t bytes);
aes_status_t aes_cmac_finish(aes_device_t *aes, uint8_t *tag);
aes_status_t aes_cmac_verify_finish(aes_device_t *aes, const uint8_t *tag);

// A data unit of XTS, of 16 bytes to 2^20 blocks. `unit` is its number: 16 bytes, the lowest first.
// `in` and `out` as in aes_crypt(). One longer than the build takes gives zeros and AES_REFUSED.
aes_status_t aes_xts(aes_device_t *aes, aes_direction_t direction, const uint8_t *unit,
                     const uint8_t *in, uint8_t *out, size_t bytes);

// The same in parts. aes_xts_update() takes a multiple of 16 bytes, and aes_xts_finish() the rest,
// of any length. The engine keeps a block until it knows what follows, so `out` is a block late:
// aes_xts_update() gives `bytes`, but the first time 16 less, and aes_xts_finish() 16 more. `made`
// becomes their number. In place `out` may also be 16 bytes before `in`.
aes_status_t aes_xts_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *unit);
aes_status_t aes_xts_update(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes,
                            size_t *made);
aes_status_t aes_xts_finish(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes,
                            size_t *made);

#ifdef AESILICON_EXTERN_IO
// The surroundings read and write registers, as in a test.
uint32_t aesilicon_read32(uintptr_t address);
void aesilicon_write32(uintptr_t address, uint32_t value);
#endif

#ifdef __cplusplus
}
#endif

#endif
