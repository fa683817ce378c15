// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// The file formats of a simulator. simulator.py writes a job: a header and operations. It reads a
// result: a header and records. All numbers are little-endian.

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

constexpr uint64_t kNever = ~uint64_t{0};
constexpr uint32_t kForever = ~uint32_t{0};
constexpr uint32_t kMagic = 0x32424a41;  // "AJB2"

enum OpCode : uint32_t {
  kKey = 1, kBlocks, kTraffic, kClear, kReset, kIdle, kDrain, kMessage, kEnd, kAwait
};
enum KeyFlag : uint32_t { kEager = 1 };
enum BlockFlag : uint32_t { kDecrypt = 1, kChain = 2, kChainPort = 4 };
enum ClearFlag : uint32_t { kOffer = 1 };
enum RecordFlag : uint32_t { kRecordBlocks = 1, kRecordClocks = 2 };

struct JobHeader {
  uint32_t magic, watchdog, records, tail;
};

// One operation. kBlocks sends `a` blocks of `c` bytes with length code `b`, and gives up after `d`
// clocks. kMessage begins a message in mode `a`.
struct Op {
  uint32_t code, flags, a, b, c, d;
};

struct ResultHeader {
  uint32_t magic, message_bytes;
  uint64_t clocks, first_clock, last_clock, done, errors, data_bytes, keys, clears;
};

struct BlockRecord {
  uint64_t in_clock = kNever, out_clock = kNever, taken_clock = kNever, tag = 0, error = 0;
};

struct KeyRecord {
  uint64_t offered = kNever, accepted = kNever, error_clock = kNever;
};

struct ClearRecord {
  uint64_t begin = kNever, release = kNever, ready = kNever;
};

[[noreturn]] inline void refuse(const char* why) {
  fprintf(stderr, "simulator: %s\n", why);
  exit(2);
}

inline std::vector<uint8_t> read(const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file) refuse("cannot read the job");
  std::vector<uint8_t> bytes;
  uint8_t part[65536];
  for (size_t got; (got = fread(part, 1, sizeof part, file)) > 0;) {
    bytes.insert(bytes.end(), part, part + got);
  }
  fclose(file);
  return bytes;
}

// Number of payload bytes that follow an operation.
inline size_t payload(const Op& op) {
  switch (op.code) {
    case kKey: return 32;
    case kMessage: return 16;
    case kBlocks: return size_t(op.a) * op.c;
    case kTraffic: case kClear: case kReset: case kIdle: case kDrain: return 0;
    default: refuse("the job has an unknown operation");
  }
}

// Totals over all operations of a job.
struct Contents {
  JobHeader header = {};
  std::vector<size_t> result_at = {0};  // byte offset of each result, then the total
  size_t keys = 0, clears = 0;
};

// Reads a whole job; refuses a malformed job.
inline Contents scan(const std::vector<uint8_t>& job, size_t port_bytes) {
  Contents found;
  if (job.size() < sizeof found.header) refuse("the job has no header");
  memcpy(&found.header, job.data(), sizeof found.header);
  if (found.header.magic != kMagic) refuse("not a job file");
  const uint8_t* const first = job.data() + sizeof found.header;
  const uint8_t* const end = job.data() + job.size();
  for (const uint8_t* at = first; at != end;) {
    Op op = {};
    if (size_t(end - at) < sizeof op) refuse("the job ends inside an operation");
    memcpy(&op, at, sizeof op);
    const size_t size = sizeof op + payload(op);
    if (size_t(end - at) < size) refuse("the job ends inside an operation");
    if (at == first && op.code != kReset) refuse("the job does not begin with a reset");
    if (op.code == kBlocks) {
      if (op.c == 0 || op.c > port_bytes) refuse("a block does not fit the ports");
      for (uint32_t n = 0; n < op.a; ++n) {
        found.result_at.push_back(found.result_at.back() + op.c);
      }
    }
    found.keys += op.code == kKey;
    found.clears += op.code == kClear || op.code == kReset;
    at += size;
  }
  return found;
}

class ResultFile {
 public:
  explicit ResultFile(const char* path) : file_(fopen(path, "wb")) { check(file_ != nullptr); }

  void put(const void* from, size_t bytes) {
    check(bytes == 0 || fwrite(from, bytes, 1, file_) == 1);
  }

  void close() { check(fclose(file_) == 0); }

 private:
  static void check(bool good) {
    if (!good) refuse("cannot write the result");
  }

  FILE* const file_;
};
