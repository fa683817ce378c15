// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// Drives a core at the common ports: `simulator JOB RESULT [WAVES]`. JOB is a queue of operations
// that run in order. RESULT has the results of blocks and their clocks (file formats: job.h). The
// protocol is checked in every clock; the first violation ends the run with one sentence.
//
// Macros: PORT_BYTES, bytes of the longest block; BEAT_BYTES, bytes of one transfer, fewer in a
// narrow core; KEY_LENGTHS, mask of the key length codes that the build has; TAG_BITS, width of the
// tag, 1 to 64; KEY_PER_BLOCK, 1 if a block may be taken without a key; MODES, 1 if the top module
// has the ports of `aes_mode`. A block shorter than the port is left-aligned: the input below it is
// junk, the output below it must be 0.
// Clock 0 is the first clock of the job. Signals are sampled before the rising edge of each clock.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "Vtop.h"
#include "job.h"
#include "output_rules.h"
#include "vectors.h"
#include "verilated.h"
#include "waves.h"

static_assert(PORT_BYTES % BEAT_BYTES == 0, "a block is a whole number of beats");
static_assert(TAG_BITS >= 1 && TAG_BITS <= 64, "a tag has 1 to 64 bits");

namespace {

constexpr size_t kBeats = PORT_BYTES / BEAT_BYTES;

// Tag of a block by its number: the sequence of tags has no period, even with 1-bit tags.
uint64_t tag_of(uint64_t block) {
  return (block * 0x9e3779b97f4a7c15) >> (64 - TAG_BITS);
}

class Driver {
 public:
  Driver(std::vector<uint8_t> job, const char* result, const char* waves)
      : job_(std::move(job)),
        path_(result),
        contents_(scan(job_, PORT_BYTES)),
        waves_(context_, dut_, waves) {
    context_.randReset(2);  // registers start at random, as in silicon
    context_.randSeed(1);
    dut_.clk_i = dut_.key_valid_i = dut_.key_len_i = dut_.key_clear_i = dut_.in_valid_i = 0;
    dut_.in_tag_i = 0;
    ask({});
    offer_message(false);
    dut_.rst_ni = dut_.out_ready_i = 1;
    memset(&dut_.key_i, 0, sizeof dut_.key_i);
    memset(&dut_.in_data_i, 0, sizeof dut_.in_data_i);
    data_.resize(result_at_.back());
    blocks_.resize(header_.records & kRecordBlocks ? result_at_.size() - 1 : 0);
    keys_.resize(contents_.keys);
    clears_.resize(contents_.clears);
  }

  void run() {
    std::string sentence;
    try {
      while (clock()) {
      }
    } catch (const Violation& violation) {
      sentence = violation.sentence;
    }
    write(sentence);
  }

 private:
  // Runs one clock; returns false when the job is done.
  bool clock() {
    advance();
    if (op_.code == kEnd && in_flight() == 0 && !key_waits_ && !message_waits_) {
      progress_ = now_;  // `tail` more clocks, to catch surplus results
      if (idle_++ == header_.tail) return false;
    }
    drive();
    dut_.clk_i = 0;
    dut_.eval();
    const bool live = dut_.rst_ni && !dut_.key_clear_i;
    if (checking_ && dut_.rst_ni) check();
    if (!dut_.rst_ni && in_reset_) {
      OutputRules::check_silence(dut_, now_, "in the second clock of a reset");
    }
    in_reset_ = !dut_.rst_ni;
    if (live) {
      output();
      // A feedback mode computes its next block from the result in the clock that shows it.
      if (chain_waits_ && in_flight() == 0) {
        offer_block();
        dut_.eval();
      }
      inputs();
    }
    waves_.dump();
    if (header_.records & kRecordClocks) record_clock();
    if (now_ - progress_ > header_.watchdog) hang();
    dut_.clk_i = 1;
    dut_.eval();
    waves_.dump();
    if (!live) cleared();
    ++now_;
    return true;
  }

  // --- the queue of operations ---------------------------------------------------------------

  // Ends finished operations and begins the next ones, until an operation needs a clock.
  void advance() {
    while (done()) {
      progress_ = now_;
      if (op_.code == kBlocks) in_ += left_;  // the blocks given up
      if (next_ == end_) {
        op_ = {kEnd, 0, 0, 0, 0, 0};
        return;
      }
      memcpy(&op_, next_, sizeof op_);
      const bool clears = op_.code == kClear || op_.code == kReset;
      if ((key_waits_ && (op_.code == kKey || clears)) ||
          (message_waits_ && (op_.code == kMessage || clears))) {
        op_.code = kAwait;  // only blocks overtake an eager key, only keys a message
        return;
      }
      body_ = next_ + sizeof op_;
      next_ = body_ + payload(op_);
      begin();
    }
  }

  bool done() const {
    switch (op_.code) {
      case kKey: return !key_waits_ || (op_.flags & kEager);
      case kBlocks: return left_ == 0 || wait_ == 0;
      case kClear: case kReset: case kIdle: return wait_ == 0 && left_ == 0;
      case kAwait: return !key_waits_ && !message_waits_;
      case kDrain: return in_flight() == 0 && !key_waits_ && !message_waits_;
      case kEnd: return false;
      default: return true;
    }
  }

  void begin() {
    switch (op_.code) {
      case kKey:
        key_waits_ = true;
        key_body_ = body_;
        key_len_ = op_.a;
        break;
      case kMessage:
        if (!MODES) refuse("a core takes no message");
        message_waits_ = true;
        message_ = op_;
        message_body_ = body_;
        break;
      case kBlocks:
        left_ = op_.a;
        wait_ = op_.d;
        first_of_chain_ = true;
        memset(previous_, 0, sizeof previous_);
        break;
      case kTraffic:
        random_ = (uint64_t{op_.flags} + 1) * 0x9e3779b97f4a7c15;
        gap_ = op_.a;
        stall_ = op_.b;
        break;
      case kClear:
      case kReset:
        new_clear_ = true;
        wait_ = op_.b;
        left_ = op_.a;
        break;
      case kIdle:
        wait_ = op_.a;
        left_ = 0;
        break;
    }
  }

  // --- inputs --------------------------------------------------------------------------------

  bool chance(uint32_t threshold) {
    if (threshold == 0) return false;
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    random_ ^= random_ << 17;
    return uint32_t(random_ >> 32) < threshold;
  }

  void drive() {
    dut_.rst_ni = 1;
    dut_.key_clear_i = 0;
    if (key_taken_) dut_.key_valid_i = 0;
    if (in_taken_) dut_.in_valid_i = 0;
    if (message_taken_) offer_message(false);
    key_taken_ = in_taken_ = message_taken_ = chain_waits_ = false;
    dut_.out_ready_i = !chance(stall_);
    if (key_waits_ && !dut_.key_valid_i && !chance(gap_)) offer_key();
    if (message_waits_ && !message_offered_ && !chance(gap_)) offer_message(true);
    switch (op_.code) {
      case kBlocks:
        if (op_.d != kForever) --wait_;
        if (dut_.in_valid_i || message_waits_ || chance(gap_)) break;
        if ((op_.flags & kChain) && !first_of_chain_ && in_flight() != 0) {
          chain_waits_ = true;
        } else {
          offer_block();
        }
        break;
      case kClear:
      case kReset:
        progress_ = now_;
        if (wait_ != 0) {
          --wait_;
          break;
        }
        if (op_.code == kClear) dut_.key_clear_i = 1;
        else dut_.rst_ni = 0;
        if (op_.flags & kOffer) {
          dut_.in_valid_i = dut_.key_valid_i = 1;
          offer_message(true);
        }
        --left_;
        break;
      case kIdle:
        progress_ = now_;
        --wait_;
        break;
    }
  }

  void offer_key() {
    to_port(dut_.key_i, key_body_ + key_beat_ * BEAT_BYTES);
    dut_.key_len_i = (key_beat_ == 0 ? key_len_ : ~key_len_) & 3;
    dut_.key_valid_i = 1;
    if (key_beat_ == 0) keys_[key_].offered = now_;
    if (first_clock_ == kNever) first_clock_ = now_;
  }

  // Offers the message, or withdraws the offer.
  void offer_message(bool offered) {
    message_offered_ = offered;
#if MODES
    dut_.iv_valid_i = offered;
    dut_.iv_mode_i = message_.a & 7;
    dut_.iv_decrypt_i = (message_.flags & kDecrypt) != 0;
    if (message_body_) to_port(dut_.iv_i, message_body_);
#endif
    if (offered && first_clock_ == kNever) first_clock_ = now_;
  }

  struct Asked {
    bool decrypt, chain;
    uint32_t length;
  };

  // Drives the request ports of a block; with `aes_mode` the message carries the request instead.
  void ask(Asked asked) {
    asked_ = asked;
#if !MODES
    dut_.in_decrypt_i = asked.decrypt;
    dut_.in_chain_i = asked.chain;
    dut_.block_len_i = asked.length;
#endif
  }

  void offer_block() {
    uint8_t block[PORT_BYTES];
    for (uint32_t n = 0; n < PORT_BYTES; ++n) {
      if (n >= op_.c) block[n] = uint8_t(0x5a + in_ + n);
      else block[n] = op_.flags & kChain ? body_[n] ^ previous_[n] : body_[n];
    }
    to_port(dut_.in_data_i, block + in_beat_ * BEAT_BYTES);
    dut_.in_valid_i = 1;
    // The request belongs to the first beat; beside the others it is inverted.
    const bool junk = in_beat_ != 0;
    ask({((op_.flags & kDecrypt) != 0) != junk, ((op_.flags & kChainPort) != 0) != junk,
         (junk ? ~op_.b : op_.b) & 3});
    dut_.in_tag_i = tag_of(in_) ^ (junk ? ~uint64_t{0} >> (64 - TAG_BITS) : 0);
    if (first_clock_ == kNever) first_clock_ = now_;
  }

  // Beats of the key; a key of a length that the build lacks has a single beat.
  size_t key_beats() const {
    const bool held = (KEY_LENGTHS >> (key_len_ & 3) & 1) != 0;
    return kBeats > 1 && held ? (16 + 8 * (key_len_ & 3)) / BEAT_BYTES : 1;
  }

  // Counts the transfers in this clock; the clock of a key or block is the clock of its first beat.
  void inputs() {
    if (dut_.key_valid_i && dut_.key_ready_o) {
      if (key_beat_++ == 0) keys_[key_].accepted = now_;
      if (key_beat_ == key_beats()) {
        key_beat_ = 0;
        ++key_;
        key_waits_ = false;
        key_loaded_ = true;
      }
      key_taken_ = true;
      progress_ = now_;
    }
#if MODES
    if (dut_.iv_valid_i && dut_.iv_ready_o) {
      message_waits_ = false;
      message_taken_ = true;
      progress_ = now_;
    }
#endif
    if (dut_.in_valid_i && dut_.in_ready_o) {
      if (in_beat_++ == 0 && !blocks_.empty()) blocks_[in_].in_clock = now_;
      if (in_beat_ == kBeats) {
        in_beat_ = 0;
        ++in_;
        --left_;
        body_ += op_.c;
        first_of_chain_ = false;
      }
      in_taken_ = true;
      progress_ = now_;
    }
  }

  // --- outputs and checks --------------------------------------------------------------------

  uint64_t in_flight() const { return in_ - out_; }

  size_t result_bytes() const { return result_at_[out_ + 1] - result_at_[out_]; }

  void check() {
    if (dut_.key_clear_i) OutputRules::check_silence(dut_, now_, "while key_clear_i is high");
    if (dut_.key_error_o) {
      key_loaded_ = false;
      if (key_ > 0 && keys_[key_ - 1].error_clock == kNever) keys_[key_ - 1].error_clock = now_;
    }
    if (dut_.in_ready_o && !key_loaded_ && !KEY_PER_BLOCK) {
      fail(now_, "in_ready_o is high without a key");
    }
    if (dut_.key_ready_o && clear_ > 0 && clears_[clear_ - 1].ready == kNever) {
      clears_[clear_ - 1].ready = now_;
    }
    rules_.check(dut_, now_, {out_, tag_of(out_), in_flight() != 0 ? result_bytes() : 0});
  }

  void output() {
    const bool valid = dut_.out_valid_o && in_flight() != 0;
    if (!valid) return;
    if (!rules_.held() && out_beat_ == 0 && !blocks_.empty()) blocks_[out_].out_clock = now_;
    if (!rules_.take(dut_)) return;
    from_port(dut_.out_data_o, result_ + out_beat_ * BEAT_BYTES);
    progress_ = now_;
    if (++out_beat_ < kBeats) return;
    out_beat_ = 0;
    memcpy(previous_, result_, sizeof previous_);
    memcpy(&data_[result_at_[out_]], result_, result_bytes());
    if (!blocks_.empty()) {
      blocks_[out_].taken_clock = now_;
      blocks_[out_].tag = dut_.out_tag_o;
      blocks_[out_].error = dut_.out_error_o;
    }
    ++done_;
    errors_ += dut_.out_error_o;
    ++out_;
    last_clock_ = now_;
  }

  // Packs the control inputs and outputs before the rising edge as simulator.py unpacks them.
  void record_clock() {
    uint32_t word = 0;
    int at = 0;
    const auto put = [&](uint32_t value, int bits) {
      word |= value << at;
      at += bits;
    };
    put(dut_.rst_ni, 1), put(dut_.key_clear_i, 1);
    put(dut_.key_valid_i, 1), put(dut_.key_len_i, 2);
    put(dut_.in_valid_i, 1), put(asked_.decrypt, 1), put(asked_.chain, 1);
    put(asked_.length, 2), put(dut_.out_ready_i, 1);
    put(dut_.key_ready_o, 1), put(dut_.in_ready_o, 1), put(dut_.out_valid_o, 1);
    put(dut_.out_error_o, 1), put(dut_.key_error_o, 1);
    clock_words_.push_back(uint16_t(word));
  }

  // Drops the key and all blocks in flight, after a clock of clear or reset.
  void cleared() {
    if (new_clear_) clears_[clear_++].begin = now_;
    new_clear_ = false;
    clears_[clear_ - 1].release = now_ + 1;
    clears_[clear_ - 1].ready = kNever;
    out_ = in_;
    key_beat_ = in_beat_ = out_beat_ = 0;
    key_loaded_ = false;
    rules_.drop();
    checking_ = checking_ || !dut_.rst_ni;
    dut_.in_valid_i = dut_.key_valid_i = 0;
    offer_message(false);
  }

  [[noreturn]] void hang() {
    const char* waits = "no output";
    if (dut_.in_valid_i) waits = "in_ready_o stays low";
    else if (key_waits_) waits = "key_ready_o stays low";
    else if (message_waits_) waits = "iv_ready_o stays low";
    else if (in_flight() != 0 && !dut_.out_valid_o) waits = "out_valid_o stays low";
    fail(now_, "nothing moved for %u clocks: %s with %llu block(s) in flight, block %llu next",
         header_.watchdog, waits, number(in_flight()), number(in_));
  }

  // --- result --------------------------------------------------------------------------------

  void write(const std::string& sentence) {
    const ResultHeader header = {kMagic,       uint32_t(sentence.size()),
                                 now_,         first_clock_,
                                 last_clock_,  done_,
                                 errors_,      data_.size(),
                                 keys_.size(), clears_.size()};
    ResultFile file(path_);
    file.put(&header, sizeof header);
    file.put(sentence.data(), sentence.size());
    file.put(data_.data(), data_.size());
    file.put(keys_.data(), keys_.size() * sizeof(KeyRecord));
    file.put(clears_.data(), clears_.size() * sizeof(ClearRecord));
    file.put(blocks_.data(), blocks_.size() * sizeof(BlockRecord));
    file.put(clock_words_.data(), clock_words_.size() * sizeof(uint16_t));
    file.close();
  }

  VerilatedContext context_;
  Vtop dut_{&context_};
  const std::vector<uint8_t> job_;
  const char* const path_;
  const Contents contents_;
  const JobHeader& header_ = contents_.header;
  Waves waves_;
  const std::vector<size_t>& result_at_ = contents_.result_at;

  // The queue: the present operation, and its blocks and clocks still to come.
  Op op_ = {kIdle, 0, 0, 0, 0, 0};
  const uint8_t* next_ = job_.data() + sizeof(JobHeader);
  const uint8_t* const end_ = job_.data() + job_.size();
  const uint8_t *body_ = nullptr, *key_body_ = nullptr;
  uint32_t left_ = 0, wait_ = 0, idle_ = 0, key_len_ = 0;
  bool key_waits_ = false, chain_waits_ = false, first_of_chain_ = true, new_clear_ = false;
  Asked asked_ = {};
  Op message_ = {};
  const uint8_t* message_body_ = nullptr;
  bool message_waits_ = false, message_offered_ = false, message_taken_ = false;
  uint8_t previous_[PORT_BYTES] = {};  // the last result of this operation, to chain
  uint8_t result_[PORT_BYTES] = {};    // the beats of the result that is leaving
  uint64_t random_ = 1;
  uint32_t gap_ = 0, stall_ = 0;

  // The core as seen from outside.
  uint64_t now_ = 0, progress_ = 0, first_clock_ = kNever, last_clock_ = 0;
  uint64_t in_ = 0, out_ = 0, key_ = 0, clear_ = 0;  // counts; a dropped block counts as out
  size_t key_beat_ = 0, in_beat_ = 0, out_beat_ = 0;
  uint64_t done_ = 0, errors_ = 0;
  bool key_taken_ = false, in_taken_ = false;        // in the previous clock
  bool checking_ = false, key_loaded_ = false, in_reset_ = false;
  OutputRules rules_;

  std::vector<uint8_t> data_;
  std::vector<BlockRecord> blocks_;
  std::vector<KeyRecord> keys_;
  std::vector<ClearRecord> clears_;
  std::vector<uint16_t> clock_words_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) refuse("usage: simulator JOB RESULT [WAVES]");
  Driver(read(argv[1]), argv[2], argc > 3 ? argv[3] : nullptr).run();
  return 0;
}
