// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Messages of the engines: GCM, CCM, CMAC and XTS.

#include <string.h>

#include "aesilicon_device.h"

enum { UNIT_BYTES = BLOCK << 20 };  // most bytes of a data unit of XTS (SP 800-38E)

// Whether a message of an engine is under way that takes a kind of data now.
static bool takes(const aes_device_t *aes, unsigned engine, unsigned kind) {
  return aes->message && aes->mode == MESSAGES && aes->kind <= kind &&
         aesilicon_has_engine(aes, engine);
}

// The kind of data that comes last, but for a tag.
static unsigned last_kind(unsigned engine) { return engine == CMAC ? KIND_AAD : KIND_TEXT; }

// A part of additional data, which has no `out`, or of text.
static aes_status_t part(aes_device_t *aes, unsigned engine, unsigned kind, const uint8_t *in,
                         uint8_t *out, size_t bytes) {
  bool text = kind == KIND_TEXT, whole = bytes % BLOCK == 0;
  if (aes == NULL || ((in == NULL || (text && out == NULL)) && bytes != 0)) return AES_ARGUMENT;
  if (!takes(aes, engine, kind)) return AES_NO_MESSAGE;
  if (text && aes->decrypt && bytes != 0 && (aes->capability & BIT(CAPABILITY__HELD)))
    return AES_NOT_BUILT;
  if (engine == CCM) {
    uint64_t *left = text ? &aes->text_left : &aes->aad_left;
    if (bytes > *left || (!whole && bytes != *left) || (text && aes->aad_left != 0))
      return AES_LENGTH;
    *left -= bytes;
  }
  aes->kind = (uint8_t)(whole ? kind : kind + 1);
  // Behind a short block the hardware takes no end without bytes, so this is the end.
  bool last = !whole && !aes->decrypt && kind == last_kind(engine);
  return aesilicon_transfer(aes, kind, last, in, bytes, out, text ? bytes : 0, NULL);
}

// Ends the message. `given` is a tag to compare with, `tag` takes the one that is made, or is NULL.
static aes_status_t end(aes_device_t *aes, unsigned engine, const uint8_t *given, uint8_t *tag) {
  aes_status_t status = AES_OK;
  if (!aes->ended)
    status = aesilicon_transfer(aes, last_kind(engine), true, NULL, 0, NULL, 0, given);
  aes->open = false;
  uint8_t made[BLOCK];
  if (status == AES_OK) status = aesilicon_take_end(aes, made);
  if (status == AES_OK && tag != NULL) memcpy(tag, made, aes->tag_bytes);
  wipe(made, sizeof made);
  return status;
}

// The same of a message in parts.
static aes_status_t end_parts(aes_device_t *aes, unsigned engine, const uint8_t *given,
                              uint8_t *tag) {
  if (aes == NULL || (given == NULL && tag == NULL)) return AES_ARGUMENT;
  if (!takes(aes, engine, KIND_TAG) || aes->decrypt != (given != NULL)) return AES_NO_MESSAGE;
  if (engine == CCM && (aes->aad_left != 0 || aes->text_left != 0)) return AES_LENGTH;
  return end(aes, engine, given, tag);
}

// What follows the IV of a message that is encrypted, up to its tag.
static aes_status_t seal(aes_device_t *aes, unsigned engine, const uint8_t *aad, size_t aad_bytes,
                         const uint8_t *in, uint8_t *out, size_t bytes, uint8_t *tag) {
  aes_status_t status = part(aes, engine, KIND_AAD, aad, NULL, aad_bytes);
  if (status == AES_OK)
    status = aesilicon_transfer(aes, KIND_TEXT, true, in, bytes, out, bytes, NULL);
  return status == AES_OK ? end(aes, engine, NULL, tag) : status;
}

// The same of one that is decrypted. Hardware that holds text back gives it behind a right tag, and
// none behind a wrong one. All but a right tag gives zeros.
static aes_status_t unseal(aes_device_t *aes, unsigned engine, const uint8_t *aad,
                           size_t aad_bytes, const uint8_t *in, uint8_t *out, size_t bytes,
                           const uint8_t *tag) {
  aes_status_t status = part(aes, engine, KIND_AAD, aad, NULL, aad_bytes);
  if (status == AES_OK)
    status = aesilicon_transfer(aes, KIND_TEXT, true, in, bytes, out, bytes, tag);
  if (status == AES_OK) status = end(aes, engine, tag, NULL);
  if (status != AES_OK) wipe(out, bytes);
  return status;
}

static bool sound(const aes_device_t *aes, const uint8_t *aad, size_t aad_bytes,
                  const uint8_t *in, const uint8_t *out, size_t bytes, const uint8_t *tag) {
  return aes != NULL && tag != NULL && (aad != NULL || aad_bytes == 0) &&
         ((in != NULL && out != NULL) || bytes == 0);
}

aes_status_t aes_gcm_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *iv,
                           size_t iv_bytes, size_t tag_bytes) {
  if (aes == NULL || iv == NULL) return AES_ARGUMENT;
  if (iv_bytes == 0 || tag_bytes == 0) return AES_LENGTH;
  aes_status_t status = aesilicon_begin(aes, GCM, direction, tag_bytes);
  if (status != AES_OK) return status;
  return aesilicon_transfer(aes, KIND_IV, false, iv, iv_bytes, NULL, 0, NULL);
}

aes_status_t aes_gcm_aad(aes_device_t *aes, const uint8_t *aad, size_t bytes) {
  return part(aes, GCM, KIND_AAD, aad, NULL, bytes);
}

aes_status_t aes_gcm_text(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  return part(aes, GCM, KIND_TEXT, in, out, bytes);
}

aes_status_t aes_gcm_finish(aes_device_t *aes, uint8_t *tag) {
  return end_parts(aes, GCM, NULL, tag);
}

aes_status_t aes_gcm_verify(aes_device_t *aes, const uint8_t *tag) {
  return end_parts(aes, GCM, tag, NULL);
}

aes_status_t aes_gcm_encrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, uint8_t *tag) {
  if (gcm == NULL || !sound(aes, gcm->aad, gcm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = aes_gcm_begin(aes, AES_ENCRYPT, gcm->iv, gcm->iv_bytes, gcm->tag_bytes);
  if (status != AES_OK) return status;
  return seal(aes, GCM, gcm->aad, gcm->aad_bytes, in, out, bytes, tag);
}

aes_status_t aes_gcm_decrypt(aes_device_t *aes, const aes_gcm_t *gcm, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag) {
  if (gcm == NULL || !sound(aes, gcm->aad, gcm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = aes_gcm_begin(aes, AES_DECRYPT, gcm->iv, gcm->iv_bytes, gcm->tag_bytes);
  if (status != AES_OK) return status;
  return unseal(aes, GCM, gcm->aad, gcm->aad_bytes, in, out, bytes, tag);
}

aes_status_t aes_ccm_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *nonce,
                           size_t nonce_bytes, uint64_t aad_bytes, uint64_t text_bytes,
                           size_t tag_bytes) {
  if (aes == NULL || nonce == NULL) return AES_ARGUMENT;
  if (nonce_bytes < 7 || nonce_bytes > 13) return AES_LENGTH;
  unsigned counter_bits = 8 * (15 - (unsigned)nonce_bytes);
  if (counter_bits < 64 && text_bytes >> counter_bits != 0) return AES_LENGTH;
  aes_status_t status = aesilicon_begin(aes, CCM, direction, tag_bytes);
  if (status != AES_OK) return status;
  aes->aad_left = aad_bytes;
  aes->text_left = text_bytes;
  uint8_t lengths[BLOCK];  // they are the IV, with the nonce (docs/reference/ccm.md)
  for (int n = 7; n >= 0; n--, aad_bytes >>= 8, text_bytes >>= 8) {
    lengths[n] = (uint8_t)aad_bytes;
    lengths[8 + n] = (uint8_t)text_bytes;
  }
  status = aesilicon_transfer(aes, KIND_IV, false, lengths, BLOCK, NULL, 0, NULL);
  if (status != AES_OK) return status;
  return aesilicon_transfer(aes, KIND_IV, false, nonce, nonce_bytes, NULL, 0, NULL);
}

aes_status_t aes_ccm_aad(aes_device_t *aes, const uint8_t *aad, size_t bytes) {
  return part(aes, CCM, KIND_AAD, aad, NULL, bytes);
}

aes_status_t aes_ccm_text(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes) {
  return part(aes, CCM, KIND_TEXT, in, out, bytes);
}

aes_status_t aes_ccm_finish(aes_device_t *aes, uint8_t *tag) {
  return end_parts(aes, CCM, NULL, tag);
}

aes_status_t aes_ccm_verify(aes_device_t *aes, const uint8_t *tag) {
  return end_parts(aes, CCM, tag, NULL);
}

aes_status_t aes_ccm_encrypt(aes_device_t *aes, const aes_ccm_t *ccm, const uint8_t *in,
                             uint8_t *out, size_t bytes, uint8_t *tag) {
  if (ccm == NULL || !sound(aes, ccm->aad, ccm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = aes_ccm_begin(aes, AES_ENCRYPT, ccm->nonce, ccm->nonce_bytes,
                                      ccm->aad_bytes, bytes, ccm->tag_bytes);
  if (status != AES_OK) return status;
  return seal(aes, CCM, ccm->aad, ccm->aad_bytes, in, out, bytes, tag);
}

aes_status_t aes_ccm_decrypt(aes_device_t *aes, const aes_ccm_t *ccm, const uint8_t *in,
                             uint8_t *out, size_t bytes, const uint8_t *tag) {
  if (ccm == NULL || !sound(aes, ccm->aad, ccm->aad_bytes, in, out, bytes, tag))
    return AES_ARGUMENT;
  aes_status_t status = aes_ccm_begin(aes, AES_DECRYPT, ccm->nonce, ccm->nonce_bytes,
                                      ccm->aad_bytes, bytes, ccm->tag_bytes);
  if (status != AES_OK) return status;
  return unseal(aes, CCM, ccm->aad, ccm->aad_bytes, in, out, bytes, tag);
}

aes_status_t aes_cmac_begin(aes_device_t *aes, aes_direction_t direction, size_t tag_bytes) {
  return aes == NULL ? AES_ARGUMENT : aesilicon_begin(aes, CMAC, direction, tag_bytes);
}

aes_status_t aes_cmac_update(aes_device_t *aes, const uint8_t *in, size_t bytes) {
  return part(aes, CMAC, KIND_AAD, in, NULL, bytes);
}

aes_status_t aes_cmac_finish(aes_device_t *aes, uint8_t *tag) {
  return end_parts(aes, CMAC, NULL, tag);
}

aes_status_t aes_cmac_verify_finish(aes_device_t *aes, const uint8_t *tag) {
  return end_parts(aes, CMAC, tag, NULL);
}

aes_status_t aes_cmac(aes_device_t *aes, const uint8_t *in, size_t bytes, uint8_t *tag,
                      size_t tag_bytes) {
  if (!sound(aes, in, bytes, NULL, NULL, 0, tag)) return AES_ARGUMENT;
  aes_status_t status = aes_cmac_begin(aes, AES_ENCRYPT, tag_bytes);
  if (status == AES_OK)
    status = aesilicon_transfer(aes, KIND_AAD, true, in, bytes, NULL, 0, NULL);
  return status == AES_OK ? end(aes, CMAC, NULL, tag) : status;
}

aes_status_t aes_cmac_verify(aes_device_t *aes, const uint8_t *in, size_t bytes,
                             const uint8_t *tag, size_t tag_bytes) {
  if (!sound(aes, in, bytes, NULL, NULL, 0, tag)) return AES_ARGUMENT;
  aes_status_t status = aes_cmac_begin(aes, AES_DECRYPT, tag_bytes);
  if (status == AES_OK) status = aes_cmac_update(aes, in, bytes);
  return status == AES_OK ? aes_cmac_verify_finish(aes, tag) : status;
}

aes_status_t aes_xts_begin(aes_device_t *aes, aes_direction_t direction, const uint8_t *unit) {
  if (aes == NULL || unit == NULL) return AES_ARGUMENT;
  bool inverse = direction == AES_DECRYPT && !(aes->capability & BIT(CAPABILITY__DECRYPT));
  if (inverse) return AES_NOT_BUILT;
  aes_status_t status = aesilicon_begin(aes, XTS, direction, 0);
  if (status != AES_OK) return status;
  aes->text_left = UNIT_BYTES;
  return aesilicon_transfer(aes, KIND_IV, false, unit, BLOCK, NULL, 0, NULL);
}

// Bytes of a data unit that the engine keeps until it knows what follows.
static size_t kept(const aes_device_t *aes) { return aes->text_left == UNIT_BYTES ? 0 : BLOCK; }

// A part of a data unit; `last`: its end.
static aes_status_t unit_part(aes_device_t *aes, bool last, const uint8_t *in, uint8_t *out,
                              size_t bytes, size_t *made) {
  if (aes == NULL || made == NULL || (in == NULL && bytes != 0) ||
      (out == NULL && (bytes != 0 || last)))
    return AES_ARGUMENT;
  *made = 0;
  if (!takes(aes, XTS, KIND_TEXT)) return AES_NO_MESSAGE;
  size_t results = kept(aes) + bytes;
  if (bytes > aes->text_left || (last ? results < BLOCK : bytes % BLOCK != 0)) return AES_LENGTH;
  aes->text_left -= bytes;
  if (!last) results -= kept(aes);
  aes_status_t status =
      aesilicon_transfer(aes, KIND_TEXT, last, in, bytes, out, results, NULL);
  if (last && status == AES_OK) status = end(aes, XTS, NULL, NULL);
  if (status == AES_OK)
    *made = results;
  else
    wipe(out, results);
  return status;
}

aes_status_t aes_xts_update(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes,
                            size_t *made) {
  return unit_part(aes, false, in, out, bytes, made);
}

aes_status_t aes_xts_finish(aes_device_t *aes, const uint8_t *in, uint8_t *out, size_t bytes,
                            size_t *made) {
  return unit_part(aes, true, in, out, bytes, made);
}

aes_status_t aes_xts(aes_device_t *aes, aes_direction_t direction, const uint8_t *unit,
                     const uint8_t *in, uint8_t *out, size_t bytes) {
  if (unit == NULL || !sound(aes, NULL, 0, in, out, bytes, unit)) return AES_ARGUMENT;
  if (bytes < BLOCK || bytes > UNIT_BYTES) return AES_LENGTH;
  aes_status_t status = aes_xts_begin(aes, direction, unit);
  size_t made;
  return status == AES_OK ? aes_xts_finish(aes, in, out, bytes, &made) : status;
}
