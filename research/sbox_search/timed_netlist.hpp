// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// A netlist of library cells that can be edited step by step and undone: truth tables and timing of
// every signal follow each edit.

#pragma once

#include <cmath>
#include <utility>

#include "timed_signal.hpp"

struct Node {
  int cell = -1;  // of the library; -1 for an input
  int ins[PINS]{};
  std::vector<int> reads;  // PINS * node + pin; -1 - n is output n
  bool alive = false;
  State state;
};

class Netlist {
 public:
  Library library;
  Setting setting;
  std::vector<Node> nodes;
  std::vector<int> outputs;
  std::vector<Column> wanted;
  SoftMaximum soft_maximum;
  float tolerance = 0;  // smaller changes of a time, in ps, are left alone until `retime`
  float bar = 1e9f;     // an edit that makes the delay longer than this, in ps, is given up early
  float delay = 0, soft = 0, area = 0;
  int bad = 0;

  void read_from(std::istream& in) {
    library.read_from(in);
    setting.driver = library.by_name.at(read<std::string>(in));
    setting.input_slew = 1000 * read<float>(in);
    setting.output_load = read<float>(in);
    setting.slew_limit = 1000 * read<float>(in);
    if (read<int>(in) != INPUTS) fail("compiled for another number of inputs");
    const int gates = read<int>(in);
    nodes.resize(INPUTS + gates);
    for (int n = 0; n < INPUTS + gates; ++n) {
      Node& node = nodes[n];
      node.alive = true;
      if (n >= INPUTS) {
        node.cell = library.by_name.at(read<std::string>(in));
        area += library.cells[node.cell].area;
        for (int pin = 0; pin < pins(n); ++pin) {
          node.ins[pin] = read<int>(in);
          nodes[node.ins[pin]].reads.push_back(PINS * n + pin);
        }
      } else {
        for (int x = 0; x < 1 << INPUTS; ++x)
          node.state.column[x / 64] |= static_cast<uint64_t>(x >> n & 1) << x % 64;
      }
    }
    outputs.resize(read<int>(in));
    for (int n = 0; n < static_cast<int>(outputs.size()); ++n) {
      outputs[n] = read<int>(in);
      nodes[outputs[n]].reads.push_back(-1 - n);
    }
    retime();
    for (int output : outputs) wanted.push_back(nodes[output].state.column);
    commit();
  }

  // One line a cell, in an order in which each comes after those that drive it.
  void write(std::ostream& out) const {
    std::vector<int> order, number(nodes.size(), -1);
    for (int n = 0; n < static_cast<int>(nodes.size()); ++n)
      if (nodes[n].alive) order.push_back(n);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
      return nodes[a].state.level < nodes[b].state.level;
    });
    for (int k = 0; k < static_cast<int>(order.size()); ++k) number[order[k]] = k;
    for (int n : order) {
      if (nodes[n].cell < 0) continue;
      out << library.cells[nodes[n].cell].name;
      for (int pin = 0; pin < pins(n); ++pin) out << " " << number[nodes[n].ins[pin]];
      out << "\n";
    }
    for (int output : outputs) out << number[output] << " ";
    out << "\n";
  }

  int pins(int n) const { return library.cells[nodes[n].cell].pins; }
  Op op(int n) const { return library.cells[nodes[n].cell].op; }
  const Column& column(int n) const { return nodes[n].state.column; }
  float arrival(int n) const {
    return std::max(nodes[n].state.arrival[0], nodes[n].state.arrival[1]);
  }

  // --- edits; each is in force after `settle`, and taken back by `undo` ---

  void connect(int n, int pin, int to) {
    const int from = nodes[n].ins[pin];
    if (from == to) return;
    log_.push_back({Edit::PIN, n, pin, from});
    swap_read(from, to, PINS * n + pin);
    nodes[n].ins[pin] = to;
    touch(n);
  }

  void connect_output(int output, int to) {
    const int from = outputs[output];
    if (from == to) return;
    log_.push_back({Edit::OUTPUT, output, 0, from});
    swap_read(from, to, -1 - output);
    outputs[output] = to;
  }

  // The reader `read` of some node reads `to` instead.
  void move_read(int read, int to) {
    if (read < 0) connect_output(-1 - read, to);
    else connect(read / PINS, read % PINS, to);
  }

  // A node gets a cell and inputs; those it had are dropped.
  void rebuild(int n, int cell, const int* ins) {
    for (int pin = 0; pin < pins(n); ++pin) detach(n, pin);
    log_.push_back({Edit::CELL, n, 0, nodes[n].cell});
    area += library.cells[cell].area - library.cells[nodes[n].cell].area;
    nodes[n].cell = cell;
    touch(n);
    for (int pin = 0; pin < pins(n); ++pin) attach(n, pin, ins[pin]);
  }

  int add(int cell, const int* ins) {
    int n;
    if (free_.empty()) {
      n = static_cast<int>(nodes.size());
      nodes.emplace_back();
    } else {
      n = free_.back();
      free_.pop_back();
    }
    log_.push_back({Edit::BORN, n, 0, 0});
    nodes[n].alive = true;
    nodes[n].cell = cell;
    nodes[n].state.level = 0;
    area += library.cells[cell].area;
    for (int pin = 0; pin < pins(n); ++pin) attach(n, pin, ins[pin]);
    touch(n);
    return n;
  }

  // Drops what nothing reads and brings truth tables and timing up to date; false if an output
  // changed, the delay gets longer than `bar` or a cell reads a signal twice: then only `undo` is
  // left.
  bool settle() {
    for (size_t k = 0; k < dropped_.size(); ++k) bury(dropped_[k]);
    dropped_.clear();
    const bool twice = reads_twice();
    if (!propagate() || twice) return false;
    measure();
    for (size_t n = 0; n < outputs.size(); ++n)
      if (column(outputs[n]) != wanted[n]) return false;
    return true;
  }

  void commit() {
    log_.clear();
    saved_.clear();
    ++epoch_;
    kept_ = {delay, soft};
    // Numbers of dead nodes are used again only now, so that `undo` finds them as they were.
    free_.insert(free_.end(), buried_.begin(), buried_.end());
    buried_.clear();
  }

  void undo() {
    for (; !log_.empty(); log_.pop_back()) revert(log_.back());
    for (auto& [n, state] : saved_) {
      bad += state.bad - nodes[n].state.bad;
      nodes[n].state = state;
    }
    saved_.clear();
    dropped_.clear();
    buried_.clear();
    ++epoch_;
    delay = kept_[0];
    soft = kept_[1];
  }

  // All of it anew, for instance after `tau` changed.
  void retime() {
    const float tolerated = std::exchange(tolerance, 0.0f), barred = std::exchange(bar, 1e9f);
    for (int n = 0; n < static_cast<int>(nodes.size()); ++n)
      if (nodes[n].alive) touch(n);
    propagate();
    tolerance = tolerated;
    bar = barred;
    measure();
    commit();
    find_tails();
  }

  // How long the latest path is from each edge of each signal to an output.
  void find_tails() {
    std::vector<int> order;
    for (int n = 0; n < static_cast<int>(nodes.size()); ++n)
      if (nodes[n].alive) order.push_back(n);
    std::sort(order.begin(), order.end(), [&](int a, int b) {
      return nodes[a].state.level > nodes[b].state.level;
    });
    tails_.assign(nodes.size(), {-1e9f, -1e9f});
    for (int output : outputs) tails_[output] = {0, 0};
    for (int n : order) {
      if (nodes[n].cell < 0) continue;
      for (int pin = 0; pin < pins(n); ++pin) {
        const int in = nodes[n].ins[pin];
        for (int edge = 0; edge < 2; ++edge)
          for (const Arc& arc : library.cells[nodes[n].cell].arcs[pin][edge])
            for (int from = 0; from < 2; ++from)
              if (arc.from[from]) {
                const float delay =
                    arc.at(nodes[n].state.load[edge], nodes[in].state.slew[from]).delay;
                tails_[in][from] = std::max(tails_[in][from], tails_[n][edge] + delay);
              }
      }
    }
  }

  // --- questions ---

  // The rows in which some output depends on node `n`; marks the nodes that depend on it.
  Column observability(int n) {
    ++mark_;
    flipped_.resize(nodes.size());
    marks_.resize(nodes.size());
    const auto enter = [&](int m) {
      for (int read : nodes[m].reads)
        if (read >= 0) push(read / PINS, 0);
    };
    marks_[n] = mark_;
    for (int w = 0; w < WORDS; ++w) flipped_[n][w] = ~column(n)[w];
    enter(n);
    drain([&](int m, int) {
      marks_[m] = mark_;
      uint64_t ins[PINS];
      for (int w = 0; w < WORDS; ++w) {
        for (int pin = 0; pin < pins(m); ++pin) {
          const int in = nodes[m].ins[pin];
          ins[pin] = marks_[in] == mark_ ? flipped_[in][w] : column(in)[w];
        }
        flipped_[m][w] = apply(op(m), ins);
      }
      enter(m);
    });
    Column care{};
    for (int output : outputs)
      if (marks_[output] == mark_)
        for (int w = 0; w < WORDS; ++w) care[w] |= flipped_[output][w] ^ column(output)[w];
    return care;
  }

  // Whether `m` is the node that `observability` was last asked about, or depends on it.
  bool depends(int m) const { return m < static_cast<int>(marks_.size()) && marks_[m] == mark_; }

 private:
  enum Why { QUEUED = 1, LOAD = 2 };
  struct Edit {
    enum Kind { PIN, OUTPUT, CELL, BORN, DEAD, ATTACH, DETACH } kind;
    int node, pin, value;
  };
  std::vector<Edit> log_;
  std::vector<std::pair<int, State>> saved_;
  std::vector<int> free_, dropped_, buried_;
  std::vector<std::vector<int>> queue_;
  std::vector<int> queued_, saved_at_, marks_;
  std::vector<Column> flipped_;
  std::vector<std::array<float, 2>> tails_;
  std::array<float, 2> kept_{};
  bool stopped_ = false;
  int epoch_ = 1, mark_ = 0, lowest_ = 0;

  // --- edits, and back ---

  void swap_read(int from, int to, int read) {
    drop_read(from, read);
    nodes[to].reads.push_back(read);
    touch(to);
  }

  void drop_read(int from, int read) {
    auto& reads = nodes[from].reads;
    reads.erase(std::find(reads.begin(), reads.end(), read));
    if (reads.empty() && nodes[from].cell >= 0) dropped_.push_back(from);
    touch(from);
  }

  void attach(int n, int pin, int to) {
    log_.push_back({Edit::ATTACH, n, pin, 0});
    nodes[n].ins[pin] = to;
    nodes[to].reads.push_back(PINS * n + pin);
    touch(to);
  }

  void detach(int n, int pin) {
    log_.push_back({Edit::DETACH, n, pin, nodes[n].ins[pin]});
    drop_read(nodes[n].ins[pin], PINS * n + pin);
  }

  void bury(int n) {
    if (!nodes[n].alive || !nodes[n].reads.empty()) return;
    for (int pin = 0; pin < pins(n); ++pin) detach(n, pin);
    log_.push_back({Edit::DEAD, n, 0, 0});
    save(n);
    bad -= nodes[n].state.bad;
    nodes[n].state.bad = false;
    area -= library.cells[nodes[n].cell].area;
    nodes[n].alive = false;
    buried_.push_back(n);
  }

  // A gate that reads a signal twice is another, smaller gate.
  bool reads_twice() const {
    for (const Edit& edit : log_) {
      if (edit.kind != Edit::PIN && edit.kind != Edit::ATTACH) continue;
      if (!nodes[edit.node].alive) continue;
      const int* ins = nodes[edit.node].ins;
      for (int pin = 0; pin < pins(edit.node); ++pin)
        if (pin != edit.pin && ins[pin] == ins[edit.pin]) return true;
    }
    return false;
  }

  void revert(const Edit& edit) {
    Node& node = nodes[edit.node];
    const int read = PINS * edit.node + edit.pin;
    switch (edit.kind) {
      case Edit::PIN:
        swap_back(node.ins[edit.pin], edit.value, read);
        node.ins[edit.pin] = edit.value;
        break;
      case Edit::OUTPUT:
        swap_back(outputs[edit.node], edit.value, -1 - edit.node);
        outputs[edit.node] = edit.value;
        break;
      case Edit::CELL:
        area += library.cells[edit.value].area - library.cells[node.cell].area;
        node.cell = edit.value;
        break;
      case Edit::BORN:
        area -= library.cells[node.cell].area;
        node.alive = false;
        free_.push_back(edit.node);
        break;
      case Edit::DEAD:
        area += library.cells[node.cell].area;
        node.alive = true;
        break;
      case Edit::ATTACH: {
        auto& reads = nodes[node.ins[edit.pin]].reads;
        reads.erase(std::find(reads.begin(), reads.end(), read));
        break;
      }
      case Edit::DETACH:
        node.ins[edit.pin] = edit.value;
        nodes[edit.value].reads.push_back(read);
        break;
    }
  }

  void swap_back(int from, int to, int read) {
    auto& reads = nodes[from].reads;
    reads.erase(std::find(reads.begin(), reads.end(), read));
    nodes[to].reads.push_back(read);
  }

  void save(int n) {
    saved_at_.resize(nodes.size());
    if (saved_at_[n] == epoch_) return;
    saved_at_[n] = epoch_;
    saved_.push_back({n, nodes[n].state});
  }

  // --- what follows from the structure ---

  // Asks for node `n` to be looked at, with its load.
  void touch(int n) { push(n, LOAD); }

  void push(int n, int why) {
    queued_.resize(nodes.size());
    if (!queued_[n]) enqueue(n, nodes[n].state.level);
    queued_[n] |= QUEUED | why;
  }

  void enqueue(int n, int level) {
    level = std::max(level, lowest_);
    if (level >= static_cast<int>(queue_.size())) queue_.resize(level + 1);
    queue_[level].push_back(n);
  }

  // Calls `look(node, why)` for all that is queued, and what is pushed meanwhile, by level, until
  // `stopped_`; then the rest is forgotten.
  template <class Look>
  void drain(Look look) {
    for (lowest_ = 0; lowest_ < static_cast<int>(queue_.size()); ++lowest_) {
      for (size_t k = 0; k < queue_[lowest_].size(); ++k) {
        const int n = queue_[lowest_][k], why = queued_[n];
        queued_[n] = 0;
        if (!stopped_) look(n, why);
      }
      queue_[lowest_].clear();
    }
    lowest_ = 0;
  }

  // False where that was given up.
  bool propagate() {
    tails_.resize(nodes.size(), {-1e9f, -1e9f});
    drain([&](int n, int why) {
      if (!nodes[n].alive) return;
      int level = 0;
      if (nodes[n].cell >= 0)
        for (int pin = 0; pin < pins(n); ++pin)
          level = std::max(level, nodes[nodes[n].ins[pin]].state.level + 1);
      if (level > lowest_) {
        queued_[n] = why;
        enqueue(n, level);
        return;
      }
      save(n);
      State& state = nodes[n].state;
      const State old = state;
      state.level = level;
      if (why & LOAD) find_load(n);
      if (nodes[n].cell >= 0) look_at_cell(n);
      else time_input(state, library.cells[setting.driver], setting);
      if (!late(state, old)) keep_times(state, old);
      bad += state.bad - old.bad;
      if (late(state, old) || state.level != old.level || state.column != old.column)
        for (int read : nodes[n].reads)
          if (read >= 0) push(read / PINS, 0);
      for (int edge = 0; edge < 2; ++edge)
        stopped_ |= state.arrival[edge] + tails_[n][edge] > bar;
    });
    return !std::exchange(stopped_, false);
  }

  // Whether times differ by so much that what reads them is to know.
  bool late(const State& a, const State& b) const {
    for (int edge = 0; edge < 2; ++edge)
      if (std::abs(a.arrival[edge] - b.arrival[edge]) > tolerance ||
          std::abs(a.soft[edge] - b.soft[edge]) > tolerance ||
          std::abs(a.slew[edge] - b.slew[edge]) > tolerance)
        return true;
    return false;
  }

  static void keep_times(State& state, const State& old) {
    for (int edge = 0; edge < 2; ++edge) {
      state.arrival[edge] = old.arrival[edge];
      state.soft[edge] = old.soft[edge];
      state.slew[edge] = old.slew[edge];
    }
  }

  void find_load(int n) {
    float* load = nodes[n].state.load;
    load[0] = load[1] = 0;
    for (int read : nodes[n].reads) {
      if (read >= 0) {
        const Cell& cell = library.cells[nodes[read / PINS].cell];
        for (int edge = 0; edge < 2; ++edge) load[edge] += cell.capacitance[read % PINS][edge];
      } else {
        for (int edge = 0; edge < 2; ++edge) load[edge] += setting.output_load;
      }
    }
  }

  void look_at_cell(int n) {
    const State* ins[PINS];
    for (int pin = 0; pin < pins(n); ++pin) ins[pin] = &nodes[nodes[n].ins[pin]].state;
    find_column(nodes[n].state, op(n), pins(n), ins);
    time_cell(nodes[n].state, library.cells[nodes[n].cell], ins, setting, soft_maximum);
  }

  void measure() {
    std::vector<float> softs;
    delay = 0;
    for (int output : outputs) {
      delay = std::max(delay, arrival(output));
      softs.insert(softs.end(), nodes[output].state.soft, nodes[output].state.soft + 2);
    }
    soft = soft_maximum(softs.data(), static_cast<int>(softs.size()));
  }
};
