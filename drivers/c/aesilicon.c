// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1

#include "aesilicon.h"

#include <stdbool.h>
#include <string.h>

#include "aes_axil_regs.h"

#define REGISTER(name) offsetof(aes_axil_t, name)
#define BIT(name) ((uint32_t)AES_AXIL__##name##_bm)

enum {
  BLOCK = 16,
  POLLS = 1 << 20,  // reads of STATUS before the hardware counts as dead
  MESSAGES = 5,     // MESSAGE.MODE of an engine
};

// CAPABILITY.ENGINE.
enum { GCM, CCM, CMAC, XTS };

// BEAT.KIND. A message goes on in this order; KIND_END: its text has ended.
enum { KIND_IV, KIND_AAD, KIND_TEXT, KIND_TAG, KIND_END };

#ifndef AESILICON_EXTERN_IO
static uint32_t aesilicon_read32(uintptr_t address) { return *(volatile uint32_t *)address; }
static void aesilicon_write32(uintptr_t address, uint32_t value) {
  *(volatile uint32_t *)address = value;
}
#endif

static uint32_t get(const aes_device_t *aes, size_t at) { return aesilicon_read32(aes->base + at); }

static void set(const aes_device_t *aes, size_t at, uint32_t value) {
  aesilicon_write32(aes->base + at, value);
}

// A loop over volatile bytes, which a compiler may not leave out.
static void wipe(void *data, size_t bytes) {
  volatile uint8_t *at = data;
  while (bytes--) *at++ = 0;
}

// Whole words move at once where the buffer and the processor's byte order allow it.
#if defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
typedef uint32_t __attribute__((may_alias)) word_t;
static bool in_words(const uint8_t *data) { return (uintptr_t)data % sizeof(word_t) == 0; }
#else
typedef uint32_t word_t;
static bool in_words(const uint8_t *data) { return (void)data, false; }
#endif

// Word n has bytes 4n to 4n + 3, the first in bits 7 to 0. Bytes behind the end are 0.
static void write_words(const aes_device_t *aes, size_t at, const uint8_t *data, size_t bytes,
                        size_t words) {
  if (bytes >= 4 * words && in_words(data)) {
    const word_t *from = (const void *)data;
    for (size_t word = 0; word < words; word++) set(aes, at + 4 * word, from[word]);
    return;
  }
  for (size_t word = 0; word < words; word++) {
    uint32_t value = 0;
    for (size_t n = 0; n < 4; n++) {
      size_t byte = 4 * word + n;
      if (byte < bytes) value |= (uint32_t)data[byte] << (8 * n);
    }
    set(aes, at + 4 * word, value);
  }
}

// The four words of OUTPUT or TAG, of which the last drops them.
static void read_block(const aes_device_t *aes, size_t at, uint8_t *data, size_t bytes) {
  if (bytes == BLOCK && in_words(data)) {
    word_t *to = (void *)data;
    for (size_t word = 0; word < BLOCK / 4; word++) to[word] = get(aes, at + 4 * word);
    return;
  }
  for (size_t word = 0; word < BLOCK / 4; word++) {
    uint32_t value = get(aes, at + 4 * word);
    for (size_t n = 0; n < 4; n++) {
      size_t byte = 4 * word + n;
      if (byte < bytes) data[byte] = (uint8_t)(value >> (8 * n));
    }
  }
}

static aes_status_t dead(aes_device_t *aes) {
  aes_zeroise(aes);
  return AES_TIMEOUT;
}

// AES_OK once one of `bits` of STATUS is 1.
static aes_status_t await(aes_device_t *aes, uint32_t bits) {
  for (uint32_t polls = 0; polls < POLLS; polls++) {
    if (get(aes, REGISTER(STATUS)) & bits) return AES_OK;
  }
  return dead(aes);
}

// AES_REFUSED if a flag is raised. Flags are cleared, and the message is over.
static aes_status_t check(aes_device_t *aes) {
  uint32_t flags = get(aes, REGISTER(ERROR));
  if (flags == 0) return AES_OK;
  set(aes, REGISTER(ERROR), flags);
  aes->message = false;
  return AES_REFUSED;
}

static size_t in_block(size_t bytes, size_t block) {
  size_t left = bytes - block * BLOCK;
  return left < BLOCK ? left : BLOCK;
}

// Tells an engine what the next blocks are.
static void set_beat(aes_device_t *aes, unsigned kind, size_t bytes, bool last) {
  uint32_t beat = (uint32_t)kind << AES_AXIL__BEAT__KIND_bp |
                  (uint32_t)bytes << AES_AXIL__BEAT__BYTES_bp | (last ? BIT(BEAT__LAST) : 0);
  if (beat != aes->beat) set(aes, REGISTER(BEAT), beat);
  aes->beat = beat;
}

// Blocks to INPUT, and if there is an `out` as many from OUTPUT. `last` ends a message of an engine,
// with a `tag` to compare with, or if need be with a block of no bytes. Of a message that is refused
// the engine takes all blocks up to the last, and gives no more: the rest of `out` stays as it is.
static aes_status_t transfer(aes_device_t *aes, unsigned kind, bool last, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag) {
  size_t blocks = bytes / BLOCK + (bytes % BLOCK != 0), results = out == NULL ? 0 : blocks;
  size_t inputs = blocks + (tag != NULL || (blocks == 0 && last));
  size_t sent = 0, received = 0;
  uint32_t polls = 0;
  while (sent < inputs || received < results) {
    uint32_t status = get(aes, REGISTER(STATUS));
    if (received < results && (status & BIT(STATUS__OUTPUT_VALID))) {
      read_block(aes, REGISTER(OUTPUT), out + received * BLOCK, in_block(bytes, received));
      received++;
      polls = 0;
    } else if (sent < inputs && (status & BIT(STATUS__INPUT_READY))) {
      const uint8_t *block = tag;
      size_t size = 0;
      if (sent < blocks) {
        block = in + sent * BLOCK;
        size = in_block(bytes, sent);
      } else if (tag != NULL) {
        kind = KIND_TAG;
        size = aes->tag_bytes;
      }
      if (aes->mode == MESSAGES) set_beat(aes, kind, size, last && sent + 1 == inputs);
      write_words(aes, REGISTER(INPUT), block, size, BLOCK / 4);
      sent++;
      polls = 0;
    } else if (status & BIT(STATUS__VERDICT)) {
      return AES_OK;  // take_end() tells it
    } else if (++polls == POLLS) {
      return dead(aes);
    }
  }
  return AES_OK;
}

// Takes the end of a message of an engine. `tag` has 16 bytes.
static aes_status_t take_end(aes_device_t *aes, uint8_t *tag) {
  aes_status_t status = await(aes, BIT(STATUS__END_VALID));
  if (status != AES_OK) return status;
  uint32_t verdict = get(aes, REGISTER(STATUS)) & BIT(STATUS__VERDICT);
  read_block(aes, REGISTER(TAG), tag, BLOCK);
  aes->message = false;
  status = check(aes);
  if (status != AES_OK) return status;
  return verdict == 0 ? AES_OK : AES_INTEGRITY;
}

// Ends a message of an engine that was not finished, by an empty IV, which the hardware refuses.
static aes_status_t abandon(aes_device_t *aes) {
  if (!aes->open) return AES_OK;
  uint8_t tag[BLOCK];
  aes_status_t status = AES_OK;
  aes->open = false;
  if (!aes->ended) status = transfer(aes, KIND_IV, true, NULL, NULL, 0, NULL);
  if (status == AES_OK) status = take_end(aes, tag);
  wipe(tag, sizeof tag);
  return status == AES_TIMEOUT ? status : AES_OK;
}

aes_status_t aes_init(aes_device_t *aes, uintptr_t base) {
  if (aes == NULL) return AES_ARGUMENT;
  memset(aes, 0, sizeof *aes);
  aes->base = base;
  aes->capability = get(aes, REGISTER(CAPABILITY));
  if ((aes->capability & BIT(CAPABILITY__VERSION)) != 2) return AES_VERSION;
  set(aes, REGISTER(INTERRUPT), 0);
  return aes_zeroise(aes);
}

aes_status_t aes_zeroise(aes_device_t *aes) {
  if (aes == NULL) return AES_ARGUMENT;
  aes->keyed = aes->message = aes->open = false;
  set(aes, REGISTER(ZEROISE), BIT(ZEROISE__ZEROISE));
  set(aes, REGISTER(ERROR), UINT32_MAX);
  return AES_OK;
}

static bool has_engine(const aes_device_t *aes, unsigned engine) {
  uint32_t built = (uint32_t)1 << (AES_AXIL__CAPABILITY__MODES_bp + MESSAGES);
  return (aes->capability & built) && aes->capability >> AES_AXIL__CAPABILITY__ENGINE_bp == engine;
}

// `count` keys, each of as many bytes.
static aes_status_t set_keys(aes_device_t *aes, const uint8_t *keys, size_t count, size_t bytes) {
  if (bytes != 16 && bytes != 24 && bytes != 32) return AES_LENGTH;
  uint32_t lengths = (aes->capability & BIT(CAPABILITY__KEYS)) >> AES_AXIL__CAPABILITY__KEYS_bp;
  if (!((lengths >> (bytes / 8 - 2)) & 1)) return AES_NOT_BUILT;
  aes->keyed = aes->message = false;
  aes_status_t status = abandon(aes);
  for (size_t n = 0; n < count && status == AES_OK; n++) {
    status = await(aes, BIT(STATUS__KEY_READY));
    if (status != AES_OK) break;
    write_words(aes, REGISTER(KEY), keys + n * bytes, bytes, bytes / 4);
    set(aes, REGISTER(KEY_LOAD), BIT(KEY_LOAD__LOAD));
  }
  if (status == AES_OK) status = await(aes, BIT(STATUS__KEY_READY));
  if (status == AES_OK) status = check(aes);
  aes->keyed = status == AES_OK;
  return status;
}

aes_status_t aes_set_key(aes_device_t *aes, const uint8_t *key, size_t bytes) {
  if (aes == NULL || key == NULL) return AES_ARGUMENT;
  return has_engine(aes, XTS) ? AES_NOT_BUILT : set_keys(aes, key, 1, bytes);
}

aes_status_t aes_set_xts_keys(aes_device_t *aes, const uint8_t *keys, size_t bytes) {
  if (aes == NULL || keys == NULL) return AES_ARGUMENT;
  if (bytes % 2 != 0) return AES_LENGTH;
  uint8_t differs = 0;
  for (size_t n = 0; n < bytes / 2; n++) differs |= keys[n] ^ keys[bytes / 2 + n];
  if (bytes != 0 && differs == 0) return AES_ARGUMENT;
  return has_engine(aes, XTS) ? set_keys(aes, keys, 2, bytes / 2) : AES_NOT_BUILT;
}

aes_status_t aes_begin(aes_device_t *aes, aes_mode_t mode, aes_direction_t direction,
                       const uint8_t *iv) {
  if (aes == NULL || (unsigned)mode > AES_CTR || (unsigned)direction > AES_DECRYPT ||
      (iv == NULL && mode != AES_ECB))
    return AES_ARGUMENT;
  bool inverse = direction == AES_DECRYPT && (mode == AES_ECB || mode == AES_CBC);
  uint32_t way = inverse ? BIT(CAPABILITY__DECRYPT) : BIT(CAPABILITY__ENCRYPT);
  uint32_t built = (uint32_t)1 << (AES_AXIL__CAPABILITY__MODES_bp + (unsigned)mode);
  if (!(aes->capability & way) || !(aes->capability & built)) return AES_NOT_BUILT;
  if (!aes->keyed) return AES_NO_KEY;
  if (mode != AES_ECB) write_words(aes, REGISTER(IV), iv, BLOCK, BLOCK / 4);
  uint32_t decrypt = direction == AES_DECRYPT ? BIT(MESSAGE__DECRYPT) : 0;
  set(aes, REGISTER(MESSAGE), (uint32_t)mode | decrypt);
  aes->mode = (uint8_t)mode;
  aes_status_t status = check(aes);
  aes->message = status == AES_OK;
  return status;
}

aes_status_t aes_update(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  if (aes == NULL || ((in == NULL || out == NULL) && bytes != 0)) return AES_ARGUMENT;
  if (!aes->message || aes->mode == MESSAGES) return AES_NO_MESSAGE;
  bool part = bytes % BLOCK != 0;
  if (part && (aes->mode == AES_ECB || aes->mode == AES_CBC)) return AES_LENGTH;
  aes_status_t status = transfer(aes, 0, false, in, out, bytes, NULL);
  if (status != AES_OK) return status;
  if (part) aes->message = false;
  return check(aes);
}

aes_status_t aes_crypt(aes_device_t *aes, aes_mode_t mode, aes_direction_t direction,
                       const uint8_t *iv, const uint8_t *in, uint8_t *out, size_t bytes) {
  if ((in == NULL || out == NULL) && bytes != 0) return AES_ARGUMENT;
  if ((mode == AES_ECB || mode == AES_CBC) && bytes % BLOCK != 0) return AES_LENGTH;
  aes_status_t status = aes_begin(aes, mode, direction, iv);
  if (status != AES_OK) return status;
  status = aes_update(aes, in, out, bytes);
  aes->message = false;
  return status;
}

// Begins a message of an engine: its IV follows.
static aes_status_t begin(aes_device_t *aes, unsigned engine, aes_direction_t direction,
                          size_t tag_bytes) {
  if ((unsigned)direction > AES_DECRYPT) return AES_ARGUMENT;
  if (tag_bytes > BLOCK) return AES_LENGTH;
  if (!has_engine(aes, engine)) return AES_NOT_BUILT;
  if (!aes->keyed) return AES_NO_KEY;
  aes_status_t status = abandon(aes);
  if (status != AES_OK) return status;
  uint32_t decrypt = direction == AES_DECRYPT ? BIT(MESSAGE__DECRYPT) : 0;
  set(aes, REGISTER(MESSAGE),
      (uint32_t)MESSAGES | decrypt | (uint32_t)tag_bytes << AES_AXIL__MESSAGE__TAG_BYTES_bp);
  if (check(aes) != AES_OK) return AES_NOT_BUILT;  // the tag length: all else is checked above
  aes->message = aes->open = true;
  aes->ended = false;
  aes->mode = MESSAGES;
  aes->kind = KIND_AAD;
  aes->decrypt = direction == AES_DECRYPT;
  aes->tag_bytes = (uint8_t)tag_bytes;
  aes->beat = 0;
  return AES_OK;
}

aes_status_t aes_gcm_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *iv,
                           size_t iv_bytes, size_t tag_bytes) {
  if (aes == NULL || iv == NULL) return AES_ARGUMENT;
  if (iv_bytes == 0 || tag_bytes == 0) return AES_LENGTH;
  aes_status_t status = begin(aes, GCM, direction, tag_bytes);
  return status == AES_OK ? transfer(aes, KIND_IV, false, iv, NULL, iv_bytes, NULL) : status;
}

// Whether a message of an engine is under way that takes a kind of data now.
static bool takes(const aes_device_t *aes, unsigned kind) {
  return aes->message && aes->mode == MESSAGES && aes->kind <= kind;
}

aes_status_t aes_gcm_aad(aes_device_t *aes, const uint8_t *aad, size_t bytes) {
  if (aes == NULL || (aad == NULL && bytes != 0)) return AES_ARGUMENT;
  if (!takes(aes, KIND_AAD)) return AES_NO_MESSAGE;
  if (bytes % BLOCK != 0) aes->kind = KIND_TEXT;
  return transfer(aes, KIND_AAD, false, aad, NULL, bytes, NULL);
}

aes_status_t aes_gcm_text(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  if (aes == NULL || ((in == NULL || out == NULL) && bytes != 0)) return AES_ARGUMENT;
  if (!takes(aes, KIND_TEXT)) return AES_NO_MESSAGE;
  if (aes->decrypt && bytes != 0 && (aes->capability & BIT(CAPABILITY__HELD))) return AES_NOT_BUILT;
  bool part = bytes % BLOCK != 0;
  aes->kind = part ? KIND_END : KIND_TEXT;
  // Behind a short block the hardware takes no end without bytes, so this is the end.
  aes->ended = part && !aes->decrypt;
  return transfer(aes, KIND_TEXT, aes->ended, in, out, bytes, NULL);
}

// Ends the message, and takes its tag.
static aes_status_t finish(aes_device_t *aes, unsigned kind, const uint8_t *given, size_t bytes,
                           uint8_t *tag) {
  aes_status_t status = AES_OK;
  if (!aes->ended) status = transfer(aes, kind, true, given, NULL, bytes, NULL);
  aes->open = false;
  return status == AES_OK ? take_end(aes, tag) : status;
}

aes_status_t aes_gcm_finish(aes_device_t *aes, uint8_t *tag) {
  if (aes == NULL || tag == NULL) return AES_ARGUMENT;
  if (!takes(aes, KIND_END) || aes->decrypt) return AES_NO_MESSAGE;
  uint8_t made[BLOCK];
  aes_status_t status = finish(aes, KIND_TEXT, NULL, 0, made);
  if (status == AES_OK) memcpy(tag, made, aes->tag_bytes);
  wipe(made, sizeof made);
  return status;
}

aes_status_t aes_gcm_verify(aes_device_t *aes, const uint8_t *tag) {
  if (aes == NULL || tag == NULL) return AES_ARGUMENT;
  if (!takes(aes, KIND_END) || !aes->decrypt) return AES_NO_MESSAGE;
  uint8_t none[BLOCK];
  return finish(aes, KIND_TAG, tag, aes->tag_bytes, none);
}

// What follows the IV of a message that is encrypted, up to its tag.
static aes_status_t seal(aes_device_t *aes, const uint8_t *aad, size_t aad_bytes,
                         const uint8_t *in, uint8_t *out, size_t bytes, uint8_t *tag) {
  aes_status_t status = aes_gcm_aad(aes, aad, aad_bytes);
  if (status == AES_OK) status = transfer(aes, KIND_TEXT, true, in, out, bytes, NULL);
  aes->ended = true;
  return status == AES_OK ? aes_gcm_finish(aes, tag) : status;
}

// The same of one that is decrypted. Hardware that holds text back gives it behind a right tag, and
// none behind a wrong one. All but a right tag gives zeros.
static aes_status_t unseal(aes_device_t *aes, const uint8_t *aad, size_t aad_bytes,
                         const uint8_t *in, uint8_t *out, size_t bytes, const uint8_t *tag) {
  aes_status_t status = aes_gcm_aad(aes, aad, aad_bytes);
  if (status == AES_OK) status = transfer(aes, KIND_TEXT, true, in, out, bytes, tag);
  aes->ended = true;
  uint8_t none[BLOCK];
  if (status == AES_OK) status = finish(aes, KIND_TAG, NULL, 0, none);
  if (status != AES_OK) wipe(out, bytes);
  return status;
}

static bool sound(const aes_device_t *aes, const uint8_t *aad, size_t aad_bytes,
                  const uint8_t *in, const uint8_t *out, size_t bytes, const uint8_t *tag) {
  return aes != NULL && tag != NULL && (aad != NULL || aad_bytes == 0) &&
         ((in != NULL && out != NULL) || bytes == 0);
}

aes_status_t aes_gcm_encrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, uint8_t *tag) {
  if (gcm == NULL || !sound(aes, gcm->aad, gcm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = aes_gcm_begin(aes, AES_ENCRYPT, gcm->iv, gcm->iv_bytes, gcm->tag_bytes);
  return status == AES_OK ? seal(aes, gcm->aad, gcm->aad_bytes, in, out, bytes, tag) : status;
}

aes_status_t aes_gcm_decrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag) {
  if (gcm == NULL || !sound(aes, gcm->aad, gcm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = aes_gcm_begin(aes, AES_DECRYPT, gcm->iv, gcm->iv_bytes, gcm->tag_bytes);
  return status == AES_OK ? unseal(aes, gcm->aad, gcm->aad_bytes, in, out, bytes, tag) : status;
}

// Begins a message of CCM: the IV is the lengths, then the nonce (docs/reference/ccm.md).
static aes_status_t begin_ccm(aes_device_t *aes, const aes_ccm_t *ccm, aes_direction_t direction,
                              size_t bytes) {
  if (ccm->nonce == NULL) return AES_ARGUMENT;
  if (ccm->nonce_bytes < 7 || ccm->nonce_bytes > 13 || ccm->tag_bytes == 0) return AES_LENGTH;
  unsigned counter_bits = 8 * (15 - (unsigned)ccm->nonce_bytes);
  if (counter_bits < 64 && (uint64_t)bytes >> counter_bits != 0) return AES_LENGTH;
  uint8_t lengths[BLOCK];
  uint64_t aad_left = ccm->aad_bytes, text_left = bytes;
  for (int n = 7; n >= 0; n--, aad_left >>= 8, text_left >>= 8) {
    lengths[n] = (uint8_t)aad_left;
    lengths[8 + n] = (uint8_t)text_left;
  }
  aes_status_t status = begin(aes, CCM, direction, ccm->tag_bytes);
  if (status == AES_OK) status = transfer(aes, KIND_IV, false, lengths, NULL, BLOCK, NULL);
  if (status == AES_OK)
    status = transfer(aes, KIND_IV, false, ccm->nonce, NULL, ccm->nonce_bytes, NULL);
  return status;
}

aes_status_t aes_ccm_encrypt(aes_device_t *aes, const aes_ccm_t *ccm, const uint8_t *in,
                             uint8_t *out, size_t bytes, uint8_t *tag) {
  if (ccm == NULL || !sound(aes, ccm->aad, ccm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = begin_ccm(aes, ccm, AES_ENCRYPT, bytes);
  return status == AES_OK ? seal(aes, ccm->aad, ccm->aad_bytes, in, out, bytes, tag) : status;
}

aes_status_t aes_ccm_decrypt(aes_device_t *aes, const aes_ccm_t *ccm, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag) {
  if (ccm == NULL || !sound(aes, ccm->aad, ccm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = begin_ccm(aes, ccm, AES_DECRYPT, bytes);
  return status == AES_OK ? unseal(aes, ccm->aad, ccm->aad_bytes, in, out, bytes, tag) : status;
}

aes_status_t aes_cmac(aes_device_t *aes, const uint8_t *in, size_t bytes, uint8_t *tag,
                      size_t tag_bytes) {
  if (!sound(aes, in, bytes, NULL, NULL, 0, tag)) return AES_ARGUMENT;
  if (tag_bytes == 0) return AES_LENGTH;
  aes_status_t status = begin(aes, CMAC, AES_ENCRYPT, tag_bytes);
  if (status != AES_OK) return status;
  uint8_t made[BLOCK];
  status = finish(aes, KIND_AAD, in, bytes, made);
  if (status == AES_OK) memcpy(tag, made, tag_bytes);
  wipe(made, sizeof made);
  return status;
}

aes_status_t aes_cmac_verify(aes_device_t *aes, const uint8_t *in, size_t bytes,
                             const uint8_t *tag, size_t tag_bytes) {
  if (!sound(aes, in, bytes, NULL, NULL, 0, tag)) return AES_ARGUMENT;
  if (tag_bytes == 0) return AES_LENGTH;
  aes_status_t status = begin(aes, CMAC, AES_DECRYPT, tag_bytes);
  if (status == AES_OK) status = aes_gcm_aad(aes, in, bytes);
  return status == AES_OK ? aes_gcm_verify(aes, tag) : status;
}

aes_status_t aes_xts(aes_device_t *aes, aes_direction_t direction, const uint8_t *unit,
                     const uint8_t *in, uint8_t *out, size_t bytes) {
  if (unit == NULL || !sound(aes, NULL, 0, in, out, bytes, unit)) return AES_ARGUMENT;
  if (bytes < BLOCK || bytes > (size_t)BLOCK << 20) return AES_LENGTH;
  bool inverse = direction == AES_DECRYPT && !(aes->capability & BIT(CAPABILITY__DECRYPT));
  if (inverse && has_engine(aes, XTS)) return AES_NOT_BUILT;
  aes_status_t status = begin(aes, XTS, direction, 0);
  if (status != AES_OK) return status;
  status = transfer(aes, KIND_IV, false, unit, NULL, BLOCK, NULL);
  if (status == AES_OK) status = transfer(aes, KIND_TEXT, true, in, out, bytes, NULL);
  uint8_t none[BLOCK];
  aes->open = false;
  if (status == AES_OK) status = take_end(aes, none);
  if (status != AES_OK) wipe(out, bytes);
  return status;
}
