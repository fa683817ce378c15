// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Runs the C driver on a compiled wrapper with AXI4-Lite: its register accesses become transfers.
// Each line of the standard input is a call, each line of the output a status and data in hex.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "aesilicon.h"
#include "axil_master.h"

using Bytes = std::vector<uint8_t>;

extern "C" uint32_t aesilicon_read32(uintptr_t address) { return read_register(address); }
extern "C" void aesilicon_write32(uintptr_t address, uint32_t value) {
  write_register(address, value);
}

static Bytes bytes(const std::string &hex) {
  Bytes data;
  for (size_t n = 0; hex != "-" && n < hex.size(); n += 2)
    data.push_back(uint8_t(std::stoul(hex.substr(n, 2), nullptr, 16)));
  return data;
}

// Data at an address that is `shift` bytes behind that of a word.
static size_t shift;
struct Buffer {
  Bytes all;
  explicit Buffer(size_t size) : all(shift + size) {}
  explicit Buffer(const Bytes &data) : Buffer(data.size()) {
    std::copy(data.begin(), data.end(), at());
  }
  uint8_t *at() { return all.data() + shift; }
  size_t size() const { return all.size() - shift; }
  Bytes bytes() const { return Bytes(all.begin() + long(shift), all.end()); }
};

static void say(aes_status_t status, const Bytes &data = {}) {
  std::printf("%d ", status);
  for (uint8_t byte : data) std::printf("%02x", byte);
  std::printf("\n");
}

// Calls of an engine that take a message in parts.
struct Parts {
  aes_status_t (*aad)(aes_device_t *, const uint8_t *, size_t);
  aes_status_t (*text)(aes_device_t *, const uint8_t *, uint8_t *, size_t);
  aes_status_t (*finish)(aes_device_t *, uint8_t *);
  aes_status_t (*verify)(aes_device_t *, const uint8_t *);
};
static const Parts GCM = {aes_gcm_aad, aes_gcm_text, aes_gcm_finish, aes_gcm_verify};
static const Parts CCM = {aes_ccm_aad, aes_ccm_text, aes_ccm_finish, aes_ccm_verify};
static const Parts CMAC = {aes_cmac_update, aes_gcm_text, aes_cmac_finish, aes_cmac_verify_finish};

// A context stays what it was on any error.
static aes_status_t kept(aes_status_t status, const aes_gcm_context_t &before,
                         const aes_gcm_context_t &context) {
  if (status != AES_OK && std::memcmp(&before, &context, sizeof before) != 0) {
    std::printf("status %d has changed the context\n", status);
    std::exit(1);
  }
  return status;
}

// Calls with arguments of all kinds, legal or not. Returns how many ended well.
static int fuzz(aes_device_t *aes, unsigned seed, int calls) {
  std::mt19937 random(seed);
  auto below = [&](int n) { return int(random() % unsigned(n)); };
  static const size_t SIZES[] = {0, 1, 7, 8, 15, 16, 17, 24, 31, 32, 33, 40, 48, 64};
  int good = 0;
  aes_gcm_context_t saved = {};
  for (int n = 0; n < calls; n++) {
    // Exact sizes, so that the address sanitizer sees a byte too far.
    size_t size = SIZES[below(14)];
    Bytes in(size), out(size + 8), late(size + 16), iv(16);
    if (size != 0) in[0] = 1;  // so that two keys differ
    const uint8_t *from = below(9) ? in.data() : nullptr;
    uint8_t *to = below(9) ? out.data() : nullptr;
    uint8_t *start = below(9) ? iv.data() : nullptr;
    aes_device_t *device = below(19) ? aes : nullptr;
    auto mode = aes_mode_t(below(7) - 1);
    auto way = aes_direction_t(below(4) - 1);
    aes_status_t status = AES_OK;
    const uint8_t *aad = below(9) ? in.data() : nullptr;
    aes_gcm_t gcm = {start, size_t(below(17)), aad, size, size_t(below(18))};
    if (below(2)) gcm.iv_bytes = gcm.tag_bytes = 16;
    const Parts &parts = below(3) == 0 ? GCM : below(2) ? CCM : CMAC;
    uint64_t aad_bytes = 16 * uint64_t(below(2)), text_bytes = 16 * uint64_t(below(2));
    size_t made, *count = below(9) ? &made : nullptr;
    aes_ccm_t ccm = {start, size_t(7 + below(8)), aad, size, gcm.tag_bytes};
    aes_gcm_context_t *context = below(19) ? &saved : nullptr, before = saved;
    switch (below(34)) {
      case 0: case 1: status = aes_set_key(device, from, size); break;
      case 2: status = aes_crypt(device, mode, way, start, from, to, size); break;
      case 3: status = aes_begin(device, mode, way, start); break;
      case 4: case 5: status = aes_update(device, from, to, size); break;
      case 6: status = aes_cfb8(device, way, start, from, to, size); break;
      case 7: status = aes_key_wrap(device, from, to, size); break;
      case 8: status = aes_key_unwrap(device, from, to, size); break;
      case 9: status = aes_gcm_encrypt(device, &gcm, from, to, size, iv.data()); break;
      case 10: status = aes_gcm_decrypt(device, &gcm, from, to, size, iv.data()); break;
      case 11: status = aes_gcm_begin(device, way, start, gcm.iv_bytes, gcm.tag_bytes); break;
      case 12: status = parts.aad(device, aad, size); break;
      case 13: status = parts.text(device, from, to, size); break;
      case 14: status = below(2) ? parts.finish(device, start) : parts.verify(device, start); break;
      case 15: case 16: status = aes_set_xts_keys(device, from, size); break;
      case 17: status = aes_ccm_encrypt(device, &ccm, from, to, size, iv.data()); break;
      case 18: status = aes_ccm_decrypt(device, &ccm, from, to, size, iv.data()); break;
      case 19: status = aes_cmac(device, from, size, start, gcm.tag_bytes); break;
      case 20: status = aes_cmac_verify(device, from, size, start, gcm.tag_bytes); break;
      case 21: case 22: status = aes_xts(device, way, start, from, to, size); break;
      case 23: case 24:
        status = aes_ccm_begin(device, way, start, ccm.nonce_bytes, aad_bytes, text_bytes,
                               ccm.tag_bytes);
        break;
      case 25: status = aes_cmac_begin(device, way, gcm.tag_bytes); break;
      case 26: status = aes_xts_begin(device, way, start); break;
      case 27: status = aes_xts_update(device, from, to, size < 24 ? size : 16, count); break;
      case 28: status = aes_xts_finish(device, from, to ? late.data() : to, size, count); break;
      case 29: status = aes_gcm_context_begin(context, way, start, gcm.tag_bytes); break;
      case 30: status = aes_gcm_context_aad(device, context, aad, size); break;
      case 31: case 32: status = aes_gcm_context_text(device, context, from, to, size); break;
      case 33:
        status = below(2) ? aes_gcm_context_finish(device, context, start)
                          : aes_gcm_context_verify(device, context, start);
        break;
    }
    kept(status, before, saved);
    if (status < AES_OK || status > AES_INTEGRITY) {
      std::printf("call %d ends with status %d\n", n, status);
      std::exit(1);
    }
    good += status == AES_OK;
  }
  return good;
}

int main() {
  reset();
  aes_device_t aes;
  aes_gcm_context_t contexts[4] = {};
  say(aes_init(&aes, BASE));
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string call, iv_word, word;
    int mode = 0, way = 0;
    words >> call;
    if (call == "key") {
      words >> word;
      Bytes key = bytes(word);
      say(aes_set_key(&aes, key.data(), key.size()));
    } else if (call == "crypt" || call == "place" || call == "stream") {
      words >> mode >> way >> iv_word;
      Bytes iv = bytes(iv_word), made;
      uint64_t began = clocks;
      aes_status_t status = AES_OK;
      if (call == "stream")
        status = aes_begin(&aes, aes_mode_t(mode), aes_direction_t(way), iv.data());
      while (words >> word && status == AES_OK) {
        Buffer data(bytes(word)), out(data.size());
        if (call == "stream") {
          status = aes_update(&aes, data.at(), out.at(), data.size());
        } else {
          uint8_t *to = call == "place" ? data.at() : out.at();
          status = aes_crypt(&aes, aes_mode_t(mode), aes_direction_t(way), iv.data(), data.at(),
                             to, data.size());
          if (call == "place") out = data;
        }
        for (uint8_t byte : out.bytes()) made.push_back(byte);
      }
      std::fprintf(stderr, "%llu clocks\n", (unsigned long long)(clocks - began));
      say(status, made);
    } else if (call == "cfb8") {
      words >> way >> iv_word;
      Bytes iv = bytes(iv_word), made;
      aes_status_t status = AES_OK;
      while (words >> word && status == AES_OK) {
        Bytes data = bytes(word), out(data.size());
        status = aes_cfb8(&aes, aes_direction_t(way), iv.data(), data.data(), out.data(),
                          data.size());
        made.insert(made.end(), out.begin(), out.end());
      }
      say(status, made);
    } else if (call == "wrap" || call == "unwrap") {
      words >> word;
      Bytes data = bytes(word), out(call == "wrap" ? data.size() + 8 : data.size() - 8);
      say(call == "wrap" ? aes_key_wrap(&aes, data.data(), out.data(), data.size())
                         : aes_key_unwrap(&aes, data.data(), out.data(), data.size()),
          out);
    } else if (call == "seal" || call == "open") {
      std::string aad_word, text_word, tag_word;
      words >> iv_word >> aad_word >> text_word >> tag_word;
      Bytes iv = bytes(iv_word);
      Buffer aad(bytes(aad_word)), text(bytes(text_word)), out(text.size()), tag(bytes(tag_word));
      aes_gcm_t gcm = {iv.data(), iv.size(), aad.at(), aad.size(), tag.size()};
      uint8_t *to = call == "open" && shift ? text.at() : out.at();  // in place too
      Bytes made;
      aes_status_t status =
          call == "seal" ? aes_gcm_encrypt(&aes, &gcm, text.at(), to, text.size(), tag.at())
                         : aes_gcm_decrypt(&aes, &gcm, text.at(), to, text.size(), tag.at());
      made.assign(to, to + text.size());
      if (call == "seal")
        for (uint8_t byte : tag.bytes()) made.push_back(byte);
      say(status, made);
    } else if (call == "pair") {
      words >> word;
      Bytes keys = bytes(word);
      say(aes_set_xts_keys(&aes, keys.data(), keys.size()));
    } else if (call == "ccm") {
      std::string aad_word, text_word, tag_word;
      words >> way >> iv_word >> aad_word >> text_word >> tag_word;
      Bytes nonce = bytes(iv_word);
      Buffer aad(bytes(aad_word)), text(bytes(text_word)), out(text.size()), tag(bytes(tag_word));
      aes_ccm_t ccm = {nonce.data(), nonce.size(), aad.at(), aad.size(), tag.size()};
      aes_status_t status =
          way == 0 ? aes_ccm_encrypt(&aes, &ccm, text.at(), out.at(), text.size(), tag.at())
                   : aes_ccm_decrypt(&aes, &ccm, text.at(), out.at(), text.size(), tag.at());
      Bytes made = out.bytes();
      if (way == 0)
        for (uint8_t byte : tag.bytes()) made.push_back(byte);
      say(status, made);
    } else if (call == "cmac") {
      std::string data_word, tag_word;
      words >> way >> data_word >> tag_word;
      Buffer data(bytes(data_word)), tag(bytes(tag_word));
      if (way == 0) {
        aes_status_t status = aes_cmac(&aes, data.at(), data.size(), tag.at(), tag.size());
        say(status, tag.bytes());
      } else {
        say(aes_cmac_verify(&aes, data.at(), data.size(), tag.at(), tag.size()));
      }
    } else if (call == "xts") {
      words >> way >> iv_word >> word;
      Bytes unit = bytes(iv_word);
      Buffer data(bytes(word)), out(data.size());
      uint8_t *to = shift ? data.at() : out.at();  // in place too
      aes_status_t status =
          aes_xts(&aes, aes_direction_t(way), unit.data(), data.at(), to, data.size());
      say(status, Bytes(to, to + data.size()));
    } else if (call == "gcm" || call == "ccm-parts" || call == "cmac-parts") {
      // Parts: a and t are additional data (in CMAC data) and text; f and v end with a tag.
      const Parts &parts = call == "gcm" ? GCM : call == "ccm-parts" ? CCM : CMAC;
      size_t tag_bytes, aad_bytes, text_bytes;
      words >> way >> iv_word >> tag_bytes;
      if (call == "ccm-parts") words >> aad_bytes >> text_bytes;
      Bytes iv = bytes(iv_word), made;
      auto direction = aes_direction_t(way);
      aes_status_t status =
          call == "gcm" ? aes_gcm_begin(&aes, direction, iv.data(), iv.size(), tag_bytes)
          : call == "ccm-parts"
              ? aes_ccm_begin(&aes, direction, iv.data(), iv.size(), aad_bytes, text_bytes,
                              tag_bytes)
              : aes_cmac_begin(&aes, direction, tag_bytes);
      while (status == AES_OK && words >> word) {
        Buffer data(bytes(word.substr(1))), out(word[0] == 'f' ? tag_bytes : data.size());
        switch (word[0]) {
          case 'a': status = parts.aad(&aes, data.at(), data.size()); break;
          case 't': status = parts.text(&aes, data.at(), out.at(), data.size()); break;
          case 'f': status = parts.finish(&aes, out.at()); break;
          case 'v': status = parts.verify(&aes, data.at()); break;
        }
        if (word[0] == 't' || word[0] == 'f')
          for (uint8_t byte : out.bytes()) made.push_back(byte);
      }
      say(status, made);
    } else if (call == "context") {
      // A part of a message whose context has a number; in place if there is a shift.
      size_t number;
      std::string part;
      words >> number >> part;
      aes_gcm_context_t &context = contexts[number];
      const aes_gcm_context_t before = context;
      aes_status_t status = AES_OK;
      Bytes made;
      if (part == "begin") {
        size_t tag_bytes;
        words >> way >> iv_word >> tag_bytes;
        Bytes iv = bytes(iv_word);
        status = aes_gcm_context_begin(&context, aes_direction_t(way), iv.data(), tag_bytes);
      } else if (part == "copy") {
        words >> number;
        contexts[number] = context;
      } else if (part == "finish") {
        Buffer tag(context.tag_bytes ? context.tag_bytes : 16);
        status = aes_gcm_context_finish(&aes, &context, tag.at());
        if (before.tag_bytes) made = tag.bytes();
      } else {
        words >> word;
        Buffer data(bytes(word)), out(data.size());
        uint8_t *to = shift ? data.at() : out.at();
        if (part == "aad") status = aes_gcm_context_aad(&aes, &context, data.at(), data.size());
        if (part == "verify") status = aes_gcm_context_verify(&aes, &context, data.at());
        if (part == "text") {
          status = aes_gcm_context_text(&aes, &context, data.at(), to, data.size());
          made.assign(to, to + data.size());
        }
      }
      say(kept(status, before, context), made);
    } else if (call == "xts-parts") {
      // A data unit, in place if there is a shift. t is a part of it, f its end.
      words >> way >> iv_word;
      Bytes unit = bytes(iv_word), whole;
      std::vector<std::string> parts;
      while (words >> word) {
        parts.push_back(word);
        for (uint8_t byte : bytes(word.substr(1))) whole.push_back(byte);
      }
      Buffer data(whole), out(data.size());
      const uint8_t *from = data.at();
      uint8_t *start = shift ? data.at() : out.at(), *to = start;
      aes_status_t status = aes_xts_begin(&aes, aes_direction_t(way), unit.data());
      for (size_t n = 0, made; n < parts.size() && status == AES_OK; n++) {
        size_t size = parts[n].size() / 2;
        status = parts[n][0] == 't' ? aes_xts_update(&aes, from, to, size, &made)
                                    : aes_xts_finish(&aes, from, to, size, &made);
        from += size;
        to += made;
      }
      say(status, Bytes(start, start + data.size()));
    } else if (call == "read" || call == "write") {  // of the bus, for another driver
      uintptr_t address;
      uint32_t value;
      words >> std::hex >> address;
      if (call == "read") {
        value = read_register(address);
      } else {
        words >> value;
        write_register(address, value);
      }
      std::printf("%x\n", value);
      std::fflush(stdout);
    } else if (call == "shift") {
      words >> shift;
      say(AES_OK);
    } else if (call == "zeroise") {
      say(aes_zeroise(&aes));
    } else if (call == "fuzz") {
      unsigned seed;
      int calls;
      words >> seed >> calls;
      std::printf("%d\n", fuzz(&aes, seed, calls));
    }
  }
  return 0;
}
