// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Messages of the engines: GCM, CCM, CMAC and XTS.

#include <string.h>

#include "aesilicon_device.h"

aes_status_t aes_gcm_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *iv,
                           size_t iv_bytes, size_t tag_bytes) {
  if (aes == NULL || iv == NULL) return AES_ARGUMENT;
  if (iv_bytes == 0 || tag_bytes == 0) return AES_LENGTH;
  aes_status_t status = aesilicon_begin(aes, GCM, direction, tag_bytes);
  if (status != AES_OK) return status;
  return aesilicon_transfer(aes, KIND_IV, false, iv, NULL, iv_bytes, NULL);
}

// Whether a message of an engine is under way that takes a kind of data now.
static bool takes(const aes_device_t *aes, unsigned kind) {
  return aes->message && aes->mode == MESSAGES && aes->kind <= kind;
}

aes_status_t aes_gcm_aad(aes_device_t *aes, const uint8_t *aad, size_t bytes) {
  if (aes == NULL || (aad == NULL && bytes != 0)) return AES_ARGUMENT;
  if (!takes(aes, KIND_AAD)) return AES_NO_MESSAGE;
  if (bytes % BLOCK != 0) aes->kind = KIND_TEXT;
  return aesilicon_transfer(aes, KIND_AAD, false, aad, NULL, bytes, NULL);
}

aes_status_t aes_gcm_text(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  if (aes == NULL || ((in == NULL || out == NULL) && bytes != 0)) return AES_ARGUMENT;
  if (!takes(aes, KIND_TEXT)) return AES_NO_MESSAGE;
  if (aes->decrypt && bytes != 0 && (aes->capability & BIT(CAPABILITY__HELD))) return AES_NOT_BUILT;
  bool part = bytes % BLOCK != 0;
  aes->kind = part ? KIND_END : KIND_TEXT;
  // Behind a short block the hardware takes no end without bytes, so this is the end.
  aes->ended = part && !aes->decrypt;
  return aesilicon_transfer(aes, KIND_TEXT, aes->ended, in, out, bytes, NULL);
}

// Ends the message, and takes its tag.
static aes_status_t finish(aes_device_t *aes, unsigned kind, const uint8_t *given, size_t bytes,
                           uint8_t *tag) {
  aes_status_t status = AES_OK;
  if (!aes->ended) status = aesilicon_transfer(aes, kind, true, given, NULL, bytes, NULL);
  aes->open = false;
  return status == AES_OK ? aesilicon_take_end(aes, tag) : status;
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
  if (status == AES_OK) status = aesilicon_transfer(aes, KIND_TEXT, true, in, out, bytes, NULL);
  aes->ended = true;
  return status == AES_OK ? aes_gcm_finish(aes, tag) : status;
}

// The same of one that is decrypted. Hardware that holds text back gives it behind a right tag, and
// none behind a wrong one. All but a right tag gives zeros.
static aes_status_t unseal(aes_device_t *aes, const uint8_t *aad, size_t aad_bytes,
                         const uint8_t *in, uint8_t *out, size_t bytes, const uint8_t *tag) {
  aes_status_t status = aes_gcm_aad(aes, aad, aad_bytes);
  if (status == AES_OK) status = aesilicon_transfer(aes, KIND_TEXT, true, in, out, bytes, tag);
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
  aes_status_t status = aesilicon_begin(aes, CCM, direction, ccm->tag_bytes);
  if (status == AES_OK)
    status = aesilicon_transfer(aes, KIND_IV, false, lengths, NULL, BLOCK, NULL);
  if (status == AES_OK)
    status = aesilicon_transfer(aes, KIND_IV, false, ccm->nonce, NULL, ccm->nonce_bytes, NULL);
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
  aes_status_t status = aesilicon_begin(aes, CMAC, AES_ENCRYPT, tag_bytes);
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
  aes_status_t status = aesilicon_begin(aes, CMAC, AES_DECRYPT, tag_bytes);
  if (status == AES_OK) status = aes_gcm_aad(aes, in, bytes);
  return status == AES_OK ? aes_gcm_verify(aes, tag) : status;
}

aes_status_t aes_xts(aes_device_t *aes, aes_direction_t direction, const uint8_t *unit,
                     const uint8_t *in, uint8_t *out, size_t bytes) {
  if (unit == NULL || !sound(aes, NULL, 0, in, out, bytes, unit)) return AES_ARGUMENT;
  if (bytes < BLOCK || bytes > (size_t)BLOCK << 20) return AES_LENGTH;
  bool inverse = direction == AES_DECRYPT && !(aes->capability & BIT(CAPABILITY__DECRYPT));
  if (inverse && aesilicon_has_engine(aes, XTS)) return AES_NOT_BUILT;
  aes_status_t status = aesilicon_begin(aes, XTS, direction, 0);
  if (status != AES_OK) return status;
  status = aesilicon_transfer(aes, KIND_IV, false, unit, NULL, BLOCK, NULL);
  if (status == AES_OK) status = aesilicon_transfer(aes, KIND_TEXT, true, in, out, bytes, NULL);
  uint8_t none[BLOCK];
  aes->open = false;
  if (status == AES_OK) status = aesilicon_take_end(aes, none);
  if (status != AES_OK) wipe(out, bytes);
  return status;
}
