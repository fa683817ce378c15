// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Drives compiled RTL at the message interface (docs/reference/messages.md): plays a job file, whose
// format message_simulator.py documents, and writes a record of each transfer. Checks the rules of
// the interface in every clock.
//
// usage: simulator JOB RESULT

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "Vtop.h"
#include "verilated.h"

namespace {

enum Code : uint8_t { kKey, kBeat, kClear, kTraffic, kDrain, kIdle };
enum Type : uint8_t { kText, kTag, kTaken, kKeyTaken, kEnd };

struct Operation {
  uint8_t code, a, b, c;
  uint32_t d;
  uint64_t e;
  uint8_t data[16];
};
struct Record {
  uint8_t type, id;
  uint16_t value;
  uint32_t unused;
  uint64_t clock;
  uint8_t data[16];
};
static_assert(sizeof(Operation) == 32 && sizeof(Record) == 32, "no padding");

constexpr uint64_t kWatchdog = 20000;  // clocks without a transfer after which the RTL hangs

// The first byte is leftmost.
template <typename Wide>
void put(Wide& port, const uint8_t* bytes, int count) {
  for (int n = 0; n < count; n++) {
    const int place = count - 1 - n;
    port[place / 4] = (port[place / 4] & ~(0xFFu << place % 4 * 8)) | uint32_t{bytes[n]} << place % 4 * 8;
  }
}

template <typename Wide>
bool get(const Wide& port, uint8_t* bytes) {
  bool some = false;
  for (int n = 0; n < 16; n++) {
    bytes[n] = port[(15 - n) / 4] >> (15 - n) % 4 * 8;
    some = some || bytes[n];
  }
  return some;
}

// Ports that not every mode has: CMAC gives no text, XTS no tag.
template <typename Dut>
auto offer_text(Dut& dut, bool ready, int) -> decltype(dut.out_ready_i, void()) { dut.out_ready_i = ready; }
template <typename Dut>
void offer_text(Dut&, bool, long) {}

template <typename Dut>
auto ask_tag(Dut& dut, int bytes, int) -> decltype(dut.in_tag_bytes_i, void()) { dut.in_tag_bytes_i = bytes; }
template <typename Dut>
void ask_tag(Dut&, int, long) {}

template <typename Dut>
auto text_valid(const Dut& dut, int) -> decltype(bool(dut.out_valid_o)) { return dut.out_valid_o; }
template <typename Dut>
bool text_valid(const Dut&, long) { return false; }

template <typename Dut>
auto text_of(const Dut& dut, Record& record, int) -> decltype(get(dut.out_data_o, record.data)) {
  record.id = dut.out_id_o;
  record.value = dut.out_strb_o;
  return get(dut.out_data_o, record.data);
}
template <typename Dut>
bool text_of(const Dut&, Record&, long) { return false; }

template <typename Dut>
auto tag_of(const Dut& dut, Record& record, int) -> decltype(get(dut.tag_o, record.data)) {
  return get(dut.tag_o, record.data);
}
template <typename Dut>
bool tag_of(const Dut&, Record&, long) { return false; }

class Run {
 public:
  explicit Run(std::vector<Operation> job) : job_(std::move(job)) {}

  std::string play() {
    dut_.rst_ni = 0;
    for (int n = 0; n < 2; n++) edge();
    dut_.rst_ni = 1;
    while (violation_.empty()) {
      while (next_ < job_.size() && begin()) {
      }
      if (next_ >= job_.size() && !key_ && !beat_ && !clear_ && !idle_) break;
      clock();
    }
    return violation_;
  }

  const std::vector<Record>& records() const { return records_; }
  uint64_t clocks() const { return now_; }

 private:
  // Begins the next operation; false if it, or the one before, needs a clock first.
  bool begin() {
    if (beat_ || clear_ || idle_ || (key_ && key_alone_)) return false;
    const Operation& op = job_[next_];
    switch (op.code) {
      case kKey:
        if (key_) return false;
        key_ = true;
        key_alone_ = op.b;
        key_code_ = op.a;
        memcpy(key_bytes_, &job_[next_ + 1], sizeof key_bytes_);
        next_ += 2;
        return true;
      case kBeat:
        beat_ = &op;
        break;
      case kClear:
        clear_ = true;
        break;
      case kTraffic:
        gap_ = op.d;
        stall_ = op.e;
        random_ = (uint64_t{op.a} + 1) * 0x9e3779b97f4a7c15;
        break;
      case kDrain:
        if (messages_ != verdicts_ || key_) return false;
        break;
      case kIdle:
        idle_ = op.d;
        break;
    }
    ++next_;
    return true;
  }

  bool chance(uint64_t threshold) {
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    random_ ^= random_ << 17;
    return (random_ >> 32) < threshold;
  }

  void clock() {
    dut_.key_clear_i = clear_;
    dut_.key_valid_i = key_;
    dut_.key_len_i = key_code_;
    put(dut_.key_i, key_bytes_, 32);
    // A beat that was offered stays.
    offered_ = beat_ && (offered_ || !chance(gap_));
    dut_.in_valid_i = offered_;
    uint8_t junk[16];
    for (uint8_t& byte : junk) byte = chance(1ull << 31) ? 0xA5 : 0x3C;
    const uint8_t* data = junk;
    if (offered_) {
      dut_.in_kind_i = beat_->a;
      dut_.in_last_i = beat_->b & 1;
      dut_.in_decrypt_i = beat_->b >> 1 & 1;
      dut_.in_id_i = beat_->c;
      dut_.in_strb_i = beat_->d;
      ask_tag(dut_, beat_->d >> 16, 0);
      data = beat_->data;
    }
    put(dut_.in_data_i, data, 16);
    text_ready_ = !chance(stall_);
    offer_text(dut_, text_ready_, 0);
    dut_.tag_ready_i = !chance(stall_);
    dut_.eval();
    if (clear_) {
      if (dut_.in_ready_o || dut_.key_ready_o || text_valid(dut_, 0) || dut_.tag_valid_o) {
        violation_ = "a ready or valid is high in a clear";
      }
      edge();
      clear_ = false;
      beat_ = nullptr;
      offered_ = key_ = false;
      messages_ = verdicts_ = 0;
      text_waits_ = tag_waits_ = false;
      return;
    }
    text();
    tag();
    if (key_ && dut_.key_ready_o) {
      note({kKeyTaken, 0, 0, 0, now_, {}});
      key_ = false;
    }
    if (offered_ && dut_.in_ready_o) {
      note({kTaken, beat_->c, beat_->a, 0, now_, {}});
      messages_ += beat_->b & 1;
      beat_ = nullptr;
      offered_ = false;
    }
    if (idle_) {
      --idle_;
      progress_ = now_;
    }
    if (now_ - progress_ > kWatchdog) violation_ = "nothing moves any more";
    edge();
  }

  void text() {
    Record record{kText, 0, 0, 0, now_, {}};
    const bool valid = text_valid(dut_, 0), some = text_of(dut_, record, 0);
    if (!valid && (some || record.value)) violation_ = "out_data_o without a result";
    if (text_waits_ && (!valid || memcmp(record.data, text_.data, 16) ||
                        record.value != text_.value || record.id != text_.id)) {
      violation_ = "a result does not hold";
    }
    text_ = record;
    text_waits_ = valid && !text_ready_;
    if (valid && text_ready_) note(record);
  }

  void tag() {
    Record record{kTag, static_cast<uint8_t>(dut_.tag_id_o), dut_.tag_status_o, 0, now_, {}};
    const bool some = tag_of(dut_, record, 0);
    if (!dut_.tag_valid_o && (some || dut_.tag_status_o)) violation_ = "tag_o without a verdict";
    if (tag_waits_ && (!dut_.tag_valid_o || memcmp(record.data, tag_.data, 16) ||
                       record.value != tag_.value || record.id != tag_.id)) {
      violation_ = "a verdict does not hold";
    }
    tag_ = record;
    tag_waits_ = dut_.tag_valid_o && !dut_.tag_ready_i;
    if (dut_.tag_valid_o && dut_.tag_ready_i) {
      note(record);
      ++verdicts_;
    }
  }

  void note(const Record& record) {
    records_.push_back(record);
    progress_ = now_;
  }

  void edge() {
    dut_.clk_i = 1;
    dut_.eval();
    dut_.clk_i = 0;
    dut_.eval();
    ++now_;
  }

  Vtop dut_;
  const std::vector<Operation> job_;
  size_t next_ = 0;
  std::vector<Record> records_;
  std::string violation_;
  uint64_t now_ = 0, progress_ = 0, gap_ = 0, stall_ = 0, random_ = 1;
  const Operation* beat_ = nullptr;
  bool offered_ = false, clear_ = false, key_ = false, key_alone_ = false;
  uint8_t key_code_ = 0, key_bytes_[32] = {};
  uint64_t messages_ = 0, verdicts_ = 0;
  uint32_t idle_ = 0;
  bool text_ready_ = false, text_waits_ = false, tag_waits_ = false;
  Record text_{}, tag_{};
};

int refuse(const char* what) {
  fprintf(stderr, "%s\n", what);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return refuse("usage: simulator JOB RESULT");
  FILE* in = fopen(argv[1], "rb");
  FILE* out = fopen(argv[2], "wb");
  if (!in || !out) return refuse("cannot open the job or the result");
  std::vector<Operation> job;
  for (Operation op; fread(&op, sizeof op, 1, in) == 1;) job.push_back(op);
  fclose(in);
  Run run(std::move(job));
  const std::string violation = run.play();
  for (const Record& record : run.records()) fwrite(&record, sizeof record, 1, out);
  const Record end{kEnd, 0, static_cast<uint16_t>(violation.size()), 0, run.clocks(), {}};
  fwrite(&end, sizeof end, 1, out);
  fwrite(violation.data(), 1, violation.size(), out);
  return fclose(out) == 0 ? 0 : refuse("cannot write the result");
}
