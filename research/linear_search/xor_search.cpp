// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Local search for a program of few XORs that computes a linear map.
//
// Arguments: seed, steps, number of inputs, and one mask of inputs for each sum that is wanted (hex).
// Output: a line "signal left right" for each XOR, and the signal of each wanted sum.
//
// The start is Paar's greedy program: the pair of terms that most sums have becomes a signal. From
// then on the number of XORs never rises. A step takes a XOR at random and either
//   - writes it as the sum of another pair of signals, or
//   - turns (p + q) + y into p + (q + y), where nothing else reads p + q.
// A signal that nothing reads any more is dropped, and a sum that exists is not made again.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

using Mask = std::uint64_t;

class Program {
 public:
  Program(int inputs, const std::vector<Mask>& wanted)
      : inputs_(inputs), wanted_(wanted), outputs_(wanted.begin(), wanted.end()) {
    for (int i = 0; i < inputs; ++i) add(Mask{1} << i, -1, -1);
  }

  int xors() const { return xors_; }

  /// Paar's greedy program; ties are broken at random.
  void greedy(std::mt19937_64& random) {
    std::vector<std::vector<int>> sums;
    for (Mask mask : wanted_) {
      sums.emplace_back();
      for (int i = 0; i < inputs_; ++i)
        if (mask >> i & 1) sums.back().push_back(i);
    }
    for (;;) {
      std::map<std::pair<int, int>, int> count;
      int most = 0;
      for (const auto& sum : sums)
        for (std::size_t i = 0; i < sum.size(); ++i)
          for (std::size_t j = i + 1; j < sum.size(); ++j)
            most = std::max(most, ++count[std::minmax(sum[i], sum[j])]);
      if (most == 0) return;
      std::vector<std::pair<int, int>> best;
      for (const auto& [pair, times] : count)
        if (times == most) best.push_back(pair);
      const auto [left, right] = best[random() % best.size()];
      const int found = find(value_[left] ^ value_[right]);
      const int signal = found >= 0 ? found : add(value_[left] ^ value_[right], left, right);
      for (auto& sum : sums) {
        const auto is_term = [l = left, r = right](int s) { return s == l || s == r; };
        if (std::count_if(sum.begin(), sum.end(), is_term) < 2) continue;
        sum.erase(std::remove_if(sum.begin(), sum.end(), is_term), sum.end());
        sum.push_back(signal);
      }
    }
  }

  /// One step of the search.
  void step(std::mt19937_64& random) {
    int gate;
    do gate = inputs_ + random() % (value_.size() - inputs_);
    while (!alive_[gate]);
    if (random() % 2) {
      another_pair(gate, random() % value_.size());
    } else {
      const int side = random() % 2;
      const int sum = from_[gate][side], other = from_[gate][!side];
      if (sum < inputs_ || readers_[sum].size() != 1 || outputs_.count(value_[sum])) return;
      const int kept = random() % 2;
      reassociate(gate, from_[sum][kept], from_[sum][!kept], other);
    }
  }

  void print() const {
    std::vector<char> done(value_.size());
    for (Mask mask : wanted_) print_cone(at_.at(mask), done);
    for (Mask mask : wanted_) std::cout << at_.at(mask) << ' ';
    std::cout << '\n';
  }

 private:
  int find(Mask value) const {
    const auto found = at_.find(value);
    return found == at_.end() ? -1 : found->second;
  }

  int add(Mask value, int left, int right) {
    std::size_t signal = inputs_;
    while (signal < value_.size() && alive_[signal]) ++signal;
    if (left < 0) signal = value_.size();
    if (signal == value_.size()) {
      value_.push_back(0);
      from_.push_back({});
      alive_.push_back(0);
      readers_.push_back({});
    }
    value_[signal] = value;
    from_[signal] = {left, right};
    alive_[signal] = 1;
    at_[value] = signal;
    if (left >= 0) {
      readers_[left].push_back(signal);
      readers_[right].push_back(signal);
      ++xors_;
    }
    return signal;
  }

  void another_pair(int gate, int left) {
    if (!alive_[left] || left == gate) return;
    const int right = find(value_[gate] ^ value_[left]);
    if (right < 0 || right == gate || right == left) return;
    if (from_[gate] == std::array{left, right} || from_[gate] == std::array{right, left}) return;
    if (depends(left, gate) || depends(right, gate)) return;
    rewire(gate, left, right);
  }

  /// `gate` is (kept + moved) + other, and becomes kept + (moved + other).
  void reassociate(int gate, int kept, int moved, int other) {
    const Mask value = value_[moved] ^ value_[other];
    if (value == 0) return;
    const int found = find(value);
    if (found < 0) {
      rewire(gate, kept, add(value, moved, other));
    } else if (found != kept && !depends(found, gate)) {
      rewire(gate, kept, found);
    }
  }

  void rewire(int gate, int left, int right) {
    const auto before = from_[gate];
    readers_[left].push_back(gate);
    readers_[right].push_back(gate);
    from_[gate] = {left, right};
    for (int signal : before) forget(signal, gate);
    for (int signal : before) drop(signal);
  }

  void forget(int signal, int reader) {
    auto& readers = readers_[signal];
    *std::find(readers.begin(), readers.end(), reader) = readers.back();
    readers.pop_back();
  }

  /// Drops a signal that nothing reads.
  void drop(int signal) {
    if (signal < inputs_ || !alive_[signal] || !readers_[signal].empty()) return;
    if (outputs_.count(value_[signal])) return;
    alive_[signal] = 0;
    at_.erase(value_[signal]);
    --xors_;
    for (int from : from_[signal]) forget(from, signal);
    for (int from : from_[signal]) drop(from);
  }

  bool depends(int signal, int on) const {
    std::vector<char> seen(value_.size());
    std::vector<int> open{signal};
    while (!open.empty()) {
      const int next = open.back();
      open.pop_back();
      if (next == on) return true;
      if (next < inputs_ || seen[next]) continue;
      seen[next] = 1;
      open.insert(open.end(), from_[next].begin(), from_[next].end());
    }
    return false;
  }

  void print_cone(int signal, std::vector<char>& done) const {
    if (signal < inputs_ || done[signal]) return;
    done[signal] = 1;
    for (int from : from_[signal]) print_cone(from, done);
    std::cout << signal << ' ' << from_[signal][0] << ' ' << from_[signal][1] << '\n';
  }

  int inputs_;
  int xors_ = 0;
  std::vector<Mask> wanted_;
  std::set<Mask> outputs_;
  std::vector<Mask> value_;  // of each signal: the inputs that it sums
  std::vector<std::array<int, 2>> from_;
  std::vector<char> alive_;
  std::vector<std::vector<int>> readers_;
  std::unordered_map<Mask, int> at_;  // the signal of a value
};

int main(int count, char** words) {
  if (count < 5) return EXIT_FAILURE;
  std::mt19937_64 random(std::atoi(words[1]));
  const long steps = std::atol(words[2]);
  std::vector<Mask> wanted;
  for (int n = 4; n < count; ++n) wanted.push_back(std::strtoull(words[n], nullptr, 16));

  Program program(std::atoi(words[3]), wanted);
  program.greedy(random);
  Program best = program;
  for (long step = 0; step < steps; ++step) {
    program.step(random);
    if (program.xors() < best.xors()) best = program;
  }
  best.print();
}
