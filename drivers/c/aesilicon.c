// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Registers, keys, blocks in and out, and the modes of SP 800-38A.

#include <string.h>

#include "aesilicon_device.h"

#define REGISTER(name) offsetof(aes_axil_t, name)

enum { POLLS = 1 << 20 };  // reads of STATUS before the hardware counts as dead

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

static size_t blocks_of(size_t bytes) { return bytes / BLOCK + (bytes % BLOCK != 0); }

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

// As aesilicon_transfer(), but AES_TIMEOUT if a block does not come or go.
static aes_status_t exchange(aes_device_t *aes, unsigned kind, bool last, const uint8_t *in,
                             size_t bytes, uint8_t *out, size_t made, const uint8_t *tag) {
  size_t blocks = blocks_of(bytes), results = blocks_of(made);
  size_t inputs = blocks + (tag != NULL || (blocks == 0 && last));
  size_t sent = 0, received = 0;
  uint32_t polls = 0;
  aes->ended = last;
  while (sent < inputs || received < results) {
    uint32_t status = get(aes, REGISTER(STATUS));
    if (received < results && (status & BIT(STATUS__OUTPUT_VALID))) {
      read_block(aes, REGISTER(OUTPUT), out + received * BLOCK, in_block(made, received));
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
      return AES_OK;  // aesilicon_take_end() tells it
    } else if (++polls == POLLS) {
      return AES_TIMEOUT;
    }
  }
  return AES_OK;
}

aes_status_t aesilicon_take_end(aes_device_t *aes, uint8_t *tag) {
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
  if (!aes->ended) status = exchange(aes, KIND_IV, true, NULL, 0, NULL, 0, NULL);
  if (status == AES_OK) status = aesilicon_take_end(aes, tag);
  wipe(tag, sizeof tag);
  return status == AES_TIMEOUT ? dead(aes) : AES_OK;
}

aes_status_t aesilicon_transfer(aes_device_t *aes, unsigned kind, bool last, const uint8_t *in,
                                size_t bytes, uint8_t *out, size_t made, const uint8_t *tag) {
  aes_status_t status = exchange(aes, kind, last, in, bytes, out, made, tag);
  if (status != AES_TIMEOUT) return status;
  if (last || !aes->open) return dead(aes);
  status = abandon(aes);  // an engine that has refused the message takes its end
  return status == AES_OK ? AES_REFUSED : status;
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

bool aesilicon_has_engine(const aes_device_t *aes, unsigned engine) {
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
  return aesilicon_has_engine(aes, XTS) ? AES_NOT_BUILT : set_keys(aes, key, 1, bytes);
}

aes_status_t aes_set_xts_keys(aes_device_t *aes, const uint8_t *keys, size_t bytes) {
  if (aes == NULL || keys == NULL) return AES_ARGUMENT;
  if (bytes % 2 != 0) return AES_LENGTH;
  uint8_t differs = 0;
  for (size_t n = 0; n < bytes / 2; n++) differs |= keys[n] ^ keys[bytes / 2 + n];
  if (bytes != 0 && differs == 0) return AES_ARGUMENT;
  return aesilicon_has_engine(aes, XTS) ? set_keys(aes, keys, 2, bytes / 2) : AES_NOT_BUILT;
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
  aes_status_t status = aesilicon_transfer(aes, 0, false, in, bytes, out, bytes, NULL);
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

aes_status_t aesilicon_begin(aes_device_t *aes, unsigned engine, aes_direction_t direction,
                             size_t tag_bytes) {
  if ((unsigned)direction > AES_DECRYPT) return AES_ARGUMENT;
  bool untagged = engine == GCM || engine == XTS;
  if (tag_bytes > BLOCK || (tag_bytes == 0 && !untagged)) return AES_LENGTH;
  if (!aesilicon_has_engine(aes, engine)) return AES_NOT_BUILT;
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
