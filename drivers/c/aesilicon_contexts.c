// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Messages of GCM whose state the program keeps. Each part is a message of the hardware, which goes
// on from the hash and the lengths of the parts before (docs/reference/gcm.md).

#include <string.h>

#include "aesilicon_device.h"

enum { IV_BYTES = sizeof(((aes_gcm_context_t *)0)->iv) };

// Begins a part up to its IV. The last has `tag_bytes`, the others 0.
static aes_status_t go_on(aes_device_t *aes, const aes_gcm_context_t *context, size_t tag_bytes) {
  if (!(aes->capability & BIT(CAPABILITY__PARTS))) return AES_NOT_BUILT;
  aes_direction_t direction = context->decrypt ? AES_DECRYPT : AES_ENCRYPT;
  aes_status_t status = aesilicon_begin(aes, GCM, direction, tag_bytes);
  uint64_t aad_bits = 8 * context->aad_bytes, text_bits = 8 * context->text_bytes;
  if (status != AES_OK || (aad_bits == 0 && text_bits == 0)) return status;
  uint8_t before[2 * BLOCK];
  memcpy(before, context->hash, BLOCK);
  for (int n = 7; n >= 0; n--, aad_bits >>= 8, text_bits >>= 8) {
    before[BLOCK + n] = (uint8_t)aad_bits;
    before[BLOCK + 8 + n] = (uint8_t)text_bits;
  }
  status = aesilicon_transfer(aes, KIND_TAG, false, before, sizeof before, NULL, 0, NULL);
  wipe(before, sizeof before);
  return status;
}

// Takes the end of a part: its hash or tag.
static aes_status_t take(aes_device_t *aes, uint8_t *to, size_t bytes) {
  uint8_t made[BLOCK];
  aes->open = false;
  aes_status_t status = aesilicon_take_end(aes, made);
  if (status == AES_OK && to != NULL) memcpy(to, made, bytes);
  wipe(made, sizeof made);
  return status;
}

// A part of additional data, which has no `out`, or of text.
static aes_status_t add(aes_device_t *aes, aes_gcm_context_t *context, unsigned kind,
                        const uint8_t *in, uint8_t *out, size_t bytes) {
  bool text = kind == KIND_TEXT;
  if (aes == NULL || context == NULL || ((in == NULL || (text && out == NULL)) && bytes != 0))
    return AES_ARGUMENT;
  if (context->tag_bytes == 0) return AES_NO_MESSAGE;
  if (bytes == 0) return AES_OK;
  uint64_t *size = text ? &context->text_bytes : &context->aad_bytes;
  if (*size % BLOCK != 0 || (!text && context->text_bytes != 0)) return AES_LENGTH;
  aes_status_t status = go_on(aes, context, 0);
  if (status == AES_OK)
    status = aesilicon_transfer(aes, KIND_IV, false, context->iv, IV_BYTES, NULL, 0, NULL);
  if (status != AES_OK) return status;
  status = aesilicon_transfer(aes, kind, true, in, bytes, out, text ? bytes : 0, NULL);
  if (status == AES_OK) status = take(aes, context->hash, BLOCK);
  if (status == AES_OK)
    *size += bytes;
  else if (text)
    wipe(out, bytes);
  return status;
}

// The last part, without data. `given` is a tag to compare with, `tag` takes the one that is made;
// the other is NULL.
static aes_status_t end(aes_device_t *aes, aes_gcm_context_t *context, const uint8_t *given,
                        uint8_t *tag) {
  if (aes == NULL || context == NULL || (given == NULL && tag == NULL)) return AES_ARGUMENT;
  if (context->tag_bytes == 0 || context->decrypt != (given != NULL)) return AES_NO_MESSAGE;
  aes_status_t status = go_on(aes, context, context->tag_bytes);
  // The IV ends it, or the tag behind: the hardware takes no empty text behind a short block.
  if (status == AES_OK)
    status = aesilicon_transfer(aes, KIND_IV, true, context->iv, IV_BYTES, NULL, 0, given);
  if (status == AES_OK) status = take(aes, tag, context->tag_bytes);
  if (status == AES_OK) wipe(context, sizeof *context);
  return status;
}

aes_status_t aes_gcm_context_begin(aes_gcm_context_t *context, aes_direction_t direction,
                                   const uint8_t *iv, size_t tag_bytes) {
  if (context == NULL || iv == NULL || (unsigned)direction > AES_DECRYPT) return AES_ARGUMENT;
  if (tag_bytes != 4 && tag_bytes != 8 && (tag_bytes < 12 || tag_bytes > BLOCK)) return AES_LENGTH;
  memset(context, 0, sizeof *context);
  memcpy(context->iv, iv, IV_BYTES);
  context->decrypt = direction == AES_DECRYPT;
  context->tag_bytes = (uint8_t)tag_bytes;
  return AES_OK;
}

aes_status_t aes_gcm_context_aad(aes_device_t *aes, aes_gcm_context_t *context,
                                 const uint8_t *aad, size_t bytes) {
  return add(aes, context, KIND_AAD, aad, NULL, bytes);
}

aes_status_t aes_gcm_context_text(aes_device_t *aes, aes_gcm_context_t *context,
                                  const uint8_t *in, uint8_t *out, size_t bytes) {
  return add(aes, context, KIND_TEXT, in, out, bytes);
}

aes_status_t aes_gcm_context_finish(aes_device_t *aes, aes_gcm_context_t *context, uint8_t *tag) {
  return end(aes, context, NULL, tag);
}

aes_status_t aes_gcm_context_verify(aes_device_t *aes, aes_gcm_context_t *context,
                                    const uint8_t *tag) {
  return end(aes, context, tag, NULL);
}
