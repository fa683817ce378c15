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
  AHEAD = 2,        // blocks in the hardware at a time
  POLLS = 1 << 20,  // reads of STATUS before the hardware counts as dead
  GCM = 5,          // MESSAGE.MODE, if CAPABILITY.ENGINE is 0
};

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

// Tells GCM what the next blocks are.
static void set_beat(aes_device_t *aes, unsigned kind, size_t bytes, bool last) {
  uint32_t beat = (uint32_t)kind << AES_AXIL__BEAT__KIND_bp |
                  (uint32_t)bytes << AES_AXIL__BEAT__BYTES_bp | (last ? BIT(BEAT__LAST) : 0);
  if (beat != aes->beat) set(aes, REGISTER(BEAT), beat);
  aes->beat = beat;
}

// Blocks to INPUT, and if there is an `out` as many from OUTPUT. `last` ends a message of GCM, if
// need be with a block of no bytes.
static aes_status_t transfer(aes_device_t *aes, unsigned kind, bool last, const uint8_t *in,
                             uint8_t *out, size_t bytes) {
  size_t blocks = bytes / BLOCK + (bytes % BLOCK != 0), results = out == NULL ? 0 : blocks;
  if (blocks == 0 && last) blocks = 1;
  size_t sent = 0, received = 0;
  uint32_t polls = 0;
  while (sent < blocks || received < results) {
    uint32_t status = get(aes, REGISTER(STATUS));
    if (received < results && (status & BIT(STATUS__OUTPUT_VALID))) {
      read_block(aes, REGISTER(OUTPUT), out + received * BLOCK, in_block(bytes, received));
      received++;
      polls = 0;
    } else if (sent < blocks && (results == 0 || sent - received < AHEAD) &&
               (status & BIT(STATUS__INPUT_READY))) {
      size_t size = in_block(bytes, sent);
      if (aes->mode == GCM) set_beat(aes, kind, size, last && sent + 1 == blocks);
      write_words(aes, REGISTER(INPUT), size == 0 ? in : in + sent * BLOCK, size, BLOCK / 4);
      sent++;
      polls = 0;
    } else if (++polls == POLLS) {
      return dead(aes);
    }
  }
  return AES_OK;
}

// Takes the end of a message of GCM. `tag` has 16 bytes.
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

// Ends a message of GCM that was not finished, by an empty IV, which the hardware refuses.
static aes_status_t abandon(aes_device_t *aes) {
  if (!aes->open) return AES_OK;
  uint8_t tag[BLOCK];
  aes_status_t status = AES_OK;
  aes->open = false;
  if (!aes->ended) status = transfer(aes, KIND_IV, true, NULL, NULL, 0);
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

aes_status_t aes_set_key(aes_device_t *aes, const uint8_t *key, size_t bytes) {
  if (aes == NULL || key == NULL) return AES_ARGUMENT;
  if (bytes != 16 && bytes != 24 && bytes != 32) return AES_LENGTH;
  uint32_t lengths = (aes->capability & BIT(CAPABILITY__KEYS)) >> AES_AXIL__CAPABILITY__KEYS_bp;
  if (!((lengths >> (bytes / 8 - 2)) & 1)) return AES_NOT_BUILT;
  aes->keyed = aes->message = false;
  aes_status_t status = abandon(aes);
  if (status == AES_OK) status = await(aes, BIT(STATUS__KEY_READY));
  if (status != AES_OK) return status;
  write_words(aes, REGISTER(KEY), key, bytes, bytes / 4);
  set(aes, REGISTER(KEY_LOAD), BIT(KEY_LOAD__LOAD));
  status = await(aes, BIT(STATUS__KEY_READY));
  if (status == AES_OK) status = check(aes);
  aes->keyed = status == AES_OK;
  return status;
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
  if (!aes->message || aes->mode == GCM) return AES_NO_MESSAGE;
  bool part = bytes % BLOCK != 0;
  if (part && (aes->mode == AES_ECB || aes->mode == AES_CBC)) return AES_LENGTH;
  aes_status_t status = transfer(aes, 0, false, in, out, bytes);
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

aes_status_t aes_gcm_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *iv,
                           size_t iv_bytes, size_t tag_bytes) {
  if (aes == NULL || iv == NULL || (unsigned)direction > AES_DECRYPT) return AES_ARGUMENT;
  if (iv_bytes == 0 || tag_bytes == 0 || tag_bytes > BLOCK) return AES_LENGTH;
  uint32_t built = (uint32_t)1 << (AES_AXIL__CAPABILITY__MODES_bp + GCM);
  if ((aes->capability & (built | BIT(CAPABILITY__ENGINE))) != built) return AES_NOT_BUILT;
  if (!aes->keyed) return AES_NO_KEY;
  aes_status_t status = abandon(aes);
  if (status != AES_OK) return status;
  uint32_t decrypt = direction == AES_DECRYPT ? BIT(MESSAGE__DECRYPT) : 0;
  set(aes, REGISTER(MESSAGE),
      (uint32_t)GCM | decrypt | (uint32_t)tag_bytes << AES_AXIL__MESSAGE__TAG_BYTES_bp);
  if (check(aes) != AES_OK) return AES_NOT_BUILT;  // the tag length: all else is checked above
  aes->message = aes->open = true;
  aes->ended = false;
  aes->mode = GCM;
  aes->kind = KIND_AAD;
  aes->decrypt = direction == AES_DECRYPT;
  aes->tag_bytes = (uint8_t)tag_bytes;
  aes->beat = 0;
  return transfer(aes, KIND_IV, false, iv, NULL, iv_bytes);
}

// Whether a message of GCM is under way that takes a kind of data now.
static bool takes(const aes_device_t *aes, unsigned kind) {
  return aes->message && aes->mode == GCM && aes->kind <= kind;
}

aes_status_t aes_gcm_aad(aes_device_t *aes, const uint8_t *aad, size_t bytes) {
  if (aes == NULL || (aad == NULL && bytes != 0)) return AES_ARGUMENT;
  if (!takes(aes, KIND_AAD)) return AES_NO_MESSAGE;
  if (bytes % BLOCK != 0) aes->kind = KIND_TEXT;
  return transfer(aes, KIND_AAD, false, aad, NULL, bytes);
}

aes_status_t aes_gcm_text(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  if (aes == NULL || ((in == NULL || out == NULL) && bytes != 0)) return AES_ARGUMENT;
  if (!takes(aes, KIND_TEXT)) return AES_NO_MESSAGE;
  if (aes->decrypt && bytes != 0 && (aes->capability & BIT(CAPABILITY__HELD))) return AES_NOT_BUILT;
  bool part = bytes % BLOCK != 0;
  aes->kind = part ? KIND_END : KIND_TEXT;
  // Behind a short block the hardware takes no end without bytes, so this is the end.
  aes->ended = part && !aes->decrypt;
  return transfer(aes, KIND_TEXT, aes->ended, in, out, bytes);
}

// Ends the message, and takes its tag.
static aes_status_t finish(aes_device_t *aes, unsigned kind, const uint8_t *given, size_t bytes,
                           uint8_t *tag) {
  aes_status_t status = AES_OK;
  if (!aes->ended) status = transfer(aes, kind, true, given, NULL, bytes);
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

// Text and tag to hardware that gives the text behind the tag. After a wrong one it gives none.
static aes_status_t open_held(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes,
                              const uint8_t *tag) {
  aes_status_t status = transfer(aes, KIND_TEXT, false, in, NULL, bytes);
  if (status == AES_OK) status = transfer(aes, KIND_TAG, true, tag, NULL, aes->tag_bytes);
  for (size_t n = 0; n * BLOCK < bytes && status == AES_OK; n++) {
    status = await(aes, BIT(STATUS__OUTPUT_VALID) | BIT(STATUS__END_VALID));
    if (!(get(aes, REGISTER(STATUS)) & BIT(STATUS__OUTPUT_VALID))) break;
    read_block(aes, REGISTER(OUTPUT), out + n * BLOCK, in_block(bytes, n));
  }
  uint8_t none[BLOCK];
  aes->open = false;
  return status == AES_OK ? take_end(aes, none) : status;
}

// All of a message but its end.
static aes_status_t message(aes_device_t *aes, aes_direction_t direction, const aes_gcm_t *gcm,
                            const uint8_t *in, uint8_t *out, size_t bytes) {
  aes_status_t status =
      aes_gcm_begin(aes, direction, gcm->iv, gcm->iv_bytes, gcm->tag_bytes);
  if (status == AES_OK) status = aes_gcm_aad(aes, gcm->aad, gcm->aad_bytes);
  if (status == AES_OK) status = aes_gcm_text(aes, in, out, bytes);
  return status;
}

static bool sound(const aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                  const uint8_t *out, size_t bytes, const uint8_t *tag) {
  return aes != NULL && gcm != NULL && gcm->iv != NULL && tag != NULL &&
         (gcm->aad != NULL || gcm->aad_bytes == 0) && ((in != NULL && out != NULL) || bytes == 0);
}

aes_status_t aes_gcm_encrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, uint8_t *tag) {
  if (!sound(aes, gcm, in, out, bytes, tag)) return AES_ARGUMENT;
  aes_status_t status = message(aes, AES_ENCRYPT, gcm, in, out, bytes);
  return status == AES_OK ? aes_gcm_finish(aes, tag) : status;
}

aes_status_t aes_gcm_decrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag) {
  if (!sound(aes, gcm, in, out, bytes, tag)) return AES_ARGUMENT;
  bool held = (aes->capability & BIT(CAPABILITY__HELD)) != 0;
  aes_status_t status = message(aes, AES_DECRYPT, gcm, in, out, held ? 0 : bytes);
  if (status == AES_OK)
    status = held ? open_held(aes, in, out, bytes, tag) : aes_gcm_verify(aes, tag);
  if (status != AES_OK) wipe(out, bytes);
  return status;
}
