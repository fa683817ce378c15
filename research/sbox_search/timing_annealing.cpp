// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// Simulated annealing of a mapped netlist for delay; `timing_annealing.py` says how, and
// writes its input.
//
//   timing_annealing START BEST
//
// START holds settings, library and netlist; the best netlist that was met goes to BEST.

#include <fstream>
#include <random>

#include "timed_netlist.hpp"

namespace {

struct Plan {
  long long steps;
  unsigned seed;
  float area_limit;       // in the library's unit
  float area_price;       // ps for one of the library's units of area
  float hot, cold;        // temperatures of acceptance, in ps
  float tau_hot, tau_cold;  // of the soft maximum, in ps
};

enum Move { RESIZE, SWAP, REWIRE, REPLACE, DUPLICATE, INSERT, MERGE, REPLACE_NEAR, RESTRUCTURE };
constexpr int MOVES = RESTRUCTURE + 1;
constexpr int SHARES[MOVES] = {8, 14, 18, 26, 8, 4, 6, 10, 6};  // of 100 steps

class Search {
 public:
  Search(Netlist& netlist, const Plan& plan) : net_(netlist), plan_(plan), random_(plan.seed) {}

  void run() {
    net_.soft_maximum.tau = plan_.tau_hot;
    net_.tolerance = 0.02f;
    net_.retime();
    keep();
    cost_ = soft();
    const long long stage = std::max(1LL, plan_.steps / 40);
    for (long long step = 0; step < plan_.steps; ++step) {
      const float share = static_cast<float>(step) / static_cast<float>(plan_.steps);
      temperature_ = plan_.hot * std::pow(plan_.cold / plan_.hot, share);
      if (step % stage == 0) {
        net_.soft_maximum.tau = plan_.tau_hot * std::pow(plan_.tau_cold / plan_.tau_hot, share);
        net_.retime();
        cost_ = soft();
        report(step);
      }
      this->step();
    }
    report(plan_.steps);
    net_.nodes = best_.nodes;
    net_.outputs = best_.outputs;
    net_.retime();
  }

 private:
  Netlist& net_;
  Plan plan_;
  std::mt19937 random_;
  struct Best {
    std::vector<Node> nodes;
    std::vector<int> outputs;
    float delay, area;
  } best_;
  float best_cost_ = 0, cost_ = 0, temperature_ = 1;
  long long tried_[MOVES]{}, taken_[MOVES]{}, accepted_ = 0;
  std::vector<int> found_, path_, leaves_;  // of one step; members to save allocations

  int below(int n) { return static_cast<int>((static_cast<uint64_t>(random_()) * n) >> 32); }
  bool chance(float p) { return static_cast<float>(random_() >> 8) < p * 16777216.0f; }
  template <class T>
  const T& any(const std::vector<T>& from) {
    return from[below(static_cast<int>(from.size()))];
  }

  float fixed() const {
    const float over = std::max(0.0f, net_.area - plan_.area_limit);
    return plan_.area_price * net_.area + 1.0f * over + 50.0f * static_cast<float>(net_.bad);
  }
  float soft() const { return net_.soft + fixed(); }
  float hard() const { return net_.delay + fixed(); }

  void report(long long step) const {
    std::cerr << "step " << step << ": " << net_.delay << " ps, area " << net_.area << ", best "
              << best_.delay << " ps, area " << best_.area << "; bad signals " << net_.bad
              << "; taken";
    for (int move = 0; move < MOVES; ++move)
      std::cerr << " " << taken_[move] << "/" << tried_[move];
    std::cerr << "\n";
  }

  void step() {
    int draw = below(100), move = 0;
    while (draw >= SHARES[move]) draw -= SHARES[move++];
    const int n = pick();
    if (n < 0) return;
    ++tried_[move];
    if (!edit(move, n)) return;
    net_.bar = net_.delay + 10 * temperature_ + 1;
    const bool right = net_.settle();
    const float cost = soft();
    if (right && (cost <= cost_ || chance(std::exp((cost_ - cost) / temperature_)))) {
      ++taken_[move];
      cost_ = cost;
      net_.commit();
      if (++accepted_ % 200 == 0) net_.find_tails();
      if (hard() < best_cost_) keep();
    } else {
      net_.undo();
    }
  }

  void keep() {
    best_ = {net_.nodes, net_.outputs, net_.delay, net_.area};
    best_cost_ = hard();
  }

  bool edit(int move, int n) {
    switch (move) {
      case RESIZE: return resize(n);
      case SWAP: return swap_pins(n);
      case REWIRE: return rewire(n);
      case REPLACE: return replace(n, false);
      case DUPLICATE: return duplicate(n);
      case INSERT: return insert(n);
      case MERGE: return merge(n);
      case REPLACE_NEAR: return replace(n, true);
      default: return behind_gates(n) && replace(n, true);
    }
  }

  // --- where ---

  bool gate(int n) const { return net_.nodes[n].alive && net_.nodes[n].cell >= 0; }

  // A gate: most often on or beside one of the latest paths, else any.
  int pick() {
    if (chance(0.35f)) return anywhere();
    int n = any(net_.outputs), edge = below(2);
    for (int tries = 0; tries < 3; ++tries) {
      const int other = any(net_.outputs), side = below(2);
      if (net_.nodes[other].state.arrival[side] > net_.nodes[n].state.arrival[edge]) {
        n = other;
        edge = side;
      }
    }
    path_.clear();
    while (gate(n)) {
      path_.push_back(n);
      const State& state = net_.nodes[n].state;
      int pin = state.pin[edge], from = state.edge[edge];
      if (chance(0.15f)) {
        pin = below(net_.pins(n));
        from = below(2);
      }
      n = net_.nodes[n].ins[pin];
      edge = from;
    }
    path_.push_back(n);
    n = any(path_);
    if (gate(n) && !chance(0.3f)) return n;
    const int read = any(net_.nodes[n].reads);
    return read < 0 ? -1 : read / PINS;
  }

  bool behind_gates(int n) const {
    for (int pin = 0; pin < net_.pins(n); ++pin)
      if (gate(net_.nodes[n].ins[pin])) return true;
    return false;
  }

  int anywhere() {
    const int n = below(static_cast<int>(net_.nodes.size()));
    return gate(n) ? n : -1;
  }

  // --- moves; each edits and returns true, or returns false with nothing edited ---

  bool resize(int n) {
    const auto& cells = net_.library.same[net_.op(n)];
    if (cells.size() < 2) return false;
    const int cell = any(cells);
    if (cell == net_.nodes[n].cell) return false;
    int ins[PINS];
    std::copy(net_.nodes[n].ins, net_.nodes[n].ins + PINS, ins);
    net_.rebuild(n, cell, ins);
    return true;
  }

  bool swap_pins(int n) {
    const int pins = net_.pins(n);
    if (pins < 2) return false;
    int ins[PINS];
    std::copy(net_.nodes[n].ins, net_.nodes[n].ins + pins, ins);
    const int a = below(pins), b = below(pins);
    if (ins[a] == ins[b]) return false;
    std::swap(ins[a], ins[b]);
    if ((net_.op(n) == AOI22 || net_.op(n) == OAI22) && chance(0.3f)) {
      std::swap(ins[0], ins[2]);
      std::swap(ins[1], ins[3]);
    }
    for (int w = 0; w < WORDS; ++w) {
      uint64_t values[PINS];
      for (int pin = 0; pin < pins; ++pin) values[pin] = net_.column(ins[pin])[w];
      if (apply(net_.op(n), values) != net_.column(n)[w]) return false;
    }
    for (int pin = 0; pin < pins; ++pin) net_.connect(n, pin, ins[pin]);
    return true;
  }

  // Another signal, or an inverted one, at one pin, where no output can tell.
  bool rewire(int n) {
    const int pin = below(net_.pins(n)), now = net_.nodes[n].ins[pin];
    Column care = net_.observability(n), want = net_.column(now);
    for (int w = 0; w < WORDS; ++w) {
      uint64_t low[PINS], high[PINS];
      for (int p = 0; p < net_.pins(n); ++p)
        low[p] = high[p] = net_.column(net_.nodes[n].ins[p])[w];
      low[pin] = 0;
      high[pin] = ~0ULL;
      care[w] &= apply(net_.op(n), low) ^ apply(net_.op(n), high);
    }
    const int to = match(want, care, now);
    if (to < 0) return false;
    net_.connect(n, pin, to);
    return true;
  }

  // All that reads a node reads another signal instead.
  bool merge(int n) {
    const Column care = net_.observability(n);
    const int to = match(net_.column(n), care, n);
    if (to < 0) return false;
    const std::vector<int> reads = net_.nodes[n].reads;
    for (int read : reads) net_.move_read(read, to);
    return true;
  }

  // A signal equal to `want` wherever `care` is 1, or an inverter of such a one; -1 if none.
  int match(const Column& want, const Column& care, int but) {
    const bool invert = chance(0.2f);
    found_.clear();
    for (int m = 0; m < static_cast<int>(net_.nodes.size()); ++m) {
      if (m == but || !net_.nodes[m].alive || net_.depends(m)) continue;
      bool equal = true;
      for (int w = 0; w < WORDS && equal; ++w)
        equal = (((net_.column(m)[w] ^ want[w]) ^ (invert ? ~0ULL : 0)) & care[w]) == 0;
      if (equal) found_.push_back(m);
    }
    if (found_.empty()) return -1;
    const int to = early(found_);
    return invert ? net_.add(any(net_.library.same[NOT]), &to) : to;
  }

  int early(const std::vector<int>& from) {
    int to = any(from);
    if (chance(0.5f)) {
      const int other = any(from);
      if (net_.arrival(other) < net_.arrival(to)) to = other;
    }
    return to;
  }

  // A second gate like this one, for some of its readers.
  bool duplicate(int n) {
    const std::vector<int> reads = net_.nodes[n].reads;
    if (reads.size() < 2) return false;
    int ins[PINS];  // a copy, for nodes move when one is added
    std::copy(net_.nodes[n].ins, net_.nodes[n].ins + PINS, ins);
    return split(reads, [&] { return net_.add(net_.nodes[n].cell, ins); });
  }

  // A buffer, or two inverters, before some of the readers of a signal.
  bool insert(int n) {
    if (chance(0.3f)) n = net_.nodes[n].ins[below(net_.pins(n))];
    const std::vector<int> reads = net_.nodes[n].reads;
    return split(reads, [&] {
      if (chance(0.7f)) return net_.add(any(net_.library.same[BUF]), &n);
      const int first = net_.add(any(net_.library.same[NOT]), &n);
      return net_.add(any(net_.library.same[NOT]), &first);
    });
  }

  template <class Make>
  bool split(const std::vector<int>& reads, Make make) {
    std::vector<int> moved;
    const float share = 0.1f + 0.2f * static_cast<float>(below(5));
    for (int read : reads)
      if (chance(share)) moved.push_back(read);
    if (moved.empty()) return false;
    const int to = make();
    for (int read : moved) net_.move_read(read, to);
    return true;
  }

  // --- other cells for a gate ---

  // One input of a new cell: a signal, its inverse, or a new gate of two or three signals.
  struct Input {
    int node = -1;
    Op op = BUF;  // over `ins`
    int ins[PINS]{};
    int count = 1;
    Column column{};
  };

  Input signal(int node) {
    Input input;
    input.node = node;
    input.column = net_.column(node);
    return input;
  }

  Input fresh(Op op, const int* ins, int count) {
    Input input;
    input.op = op;
    input.count = count;
    std::copy(ins, ins + count, input.ins);
    for (int w = 0; w < WORDS; ++w) {
      uint64_t values[PINS];
      for (int k = 0; k < count; ++k) values[k] = net_.column(ins[k])[w];
      input.column[w] = apply(op, values);
    }
    return input;
  }

  int build(const Input& input) {
    return input.node >= 0 ? input.node : net_.add(any(net_.library.same[input.op]), input.ins);
  }

  // Whether a cell may still give `want` where `care` is 1, with the inputs that are chosen.
  bool feasible(Op op, int pins, const bool* chosen, const Input* ins, const Column& want,
                const Column& care) const {
    for (int w = 0; w < WORDS; ++w) {
      Rails rails[PINS];
      for (int pin = 0; pin < pins; ++pin) {
        const uint64_t value = ins[pin].column[w];
        rails[pin] = chosen[pin] ? Rails{~value, value} : Rails{~0ULL, ~0ULL};
      }
      const Rails out = apply(op, rails);
      if (((want[w] & ~out.one) | (~want[w] & ~out.zero)) & care[w]) return false;
    }
    return true;
  }

  // The gate becomes another cell, whose inputs are looked for one after the other: near the gate,
  // and unless `near_only` among all signals.
  bool replace(int n, bool near_only) {
    const Column care = net_.observability(n);
    const Column want = net_.column(n);
    leaves(n, 2);
    const float latest = chance(0.7f) ? net_.arrival(n) - 15 : 1e9f;
    Op op;
    do op = static_cast<Op>(below(NMUX + 1));
    while (net_.library.same[op].empty());
    const int cell = any(net_.library.same[op]);
    const int pins = net_.library.cells[cell].pins;
    for (int tries = near_only ? 6 : 2; tries > 0; --tries) {
      Input ins[PINS];
      bool chosen[PINS]{};
      int order[PINS] = {0, 1, 2, 3};
      std::shuffle(order, order + pins, random_);
      int k = 0;
      for (; k < pins; ++k) {
        const bool last = k + 1 == pins;
        const int pin = order[k];
        chosen[pin] = true;
        bool good = false;
        for (int draws = 6; draws > 0 && !good; --draws) {
          ins[pin] = near();
          good = feasible(op, pins, chosen, ins, want, care);
        }
        const bool farther = !good || (last && chance(0.5f)) || (!near_only && chance(0.4f));
        if (farther && !near_only)
          good = look(op, pins, chosen, ins, pin, want, care, latest, last) || good;
        if (!good) break;
      }
      if (k < pins) continue;
      int nodes[PINS];
      for (int pin = 0; pin < pins; ++pin) nodes[pin] = build(ins[pin]);
      if (net_.nodes[n].cell == cell && std::equal(nodes, nodes + pins, net_.nodes[n].ins))
        return false;
      net_.rebuild(n, cell, nodes);
      return true;
    }
    return false;
  }

  // A signal for one pin out of all (`last`) or a stretch of them.
  bool look(Op op, int pins, const bool* chosen, Input* ins, int pin, const Column& want,
            const Column& care, float latest, bool last) {
    const int count = static_cast<int>(net_.nodes.size()), begin = below(count);
    const Input before = ins[pin];
    found_.clear();
    for (int k = 0; k < (last ? count : std::min(count, 120)); ++k) {
      const int m = (begin + k) % count;
      if (!net_.nodes[m].alive || net_.depends(m) || net_.arrival(m) > latest) continue;
      ins[pin].column = net_.column(m);
      if (feasible(op, pins, chosen, ins, want, care)) found_.push_back(m);
    }
    ins[pin] = before;
    if (found_.empty()) return false;
    ins[pin] = signal(early(found_));
    return true;
  }

  // The signals that gate `n` is a function of, some cells back.
  void leaves(int n, int depth) {
    leaves_.clear();
    expand(n, depth);
  }

  void expand(int n, int depth) {
    for (int pin = 0; pin < net_.pins(n); ++pin) {
      const int in = net_.nodes[n].ins[pin];
      if (std::find(leaves_.begin(), leaves_.end(), in) == leaves_.end()) leaves_.push_back(in);
      if (depth > 0 && gate(in)) expand(in, depth - 1);
    }
  }

  // A leaf, now and then inverted or joined with others by a new gate.
  Input near() {
    const int draw = below(20);
    if (draw < 13) return signal(any(leaves_));
    int ins[PINS];
    for (int& in : ins) in = any(leaves_);
    if (draw < 15) return fresh(NOT, ins, 1);
    static const Op two[] = {AND, OR, NAND, NOR, NAND, NOR, XOR, XNOR};
    static const Op three[] = {AOI21, OAI21, NAND3, NMUX};
    const bool wide = draw == 19;
    const Op op = wide ? three[below(4)] : two[below(8)];
    if (net_.library.same[op].empty() || ins[0] == ins[1]) return signal(ins[0]);
    return fresh(op, ins, wide ? 3 : 2);
  }
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) fail("timing_annealing START BEST");
  std::ifstream in(arguments[1]);
  Plan plan{};
  plan.steps = read<long long>(in);
  plan.seed = read<unsigned>(in);
  for (float* value : {&plan.area_limit, &plan.area_price, &plan.hot, &plan.cold, &plan.tau_hot,
                       &plan.tau_cold})
    *value = read<float>(in);
  Netlist netlist;
  netlist.read_from(in);
  Search(netlist, plan).run();
  std::ofstream out(arguments[2]);
  netlist.write(out);
  if (!out.flush()) fail("cannot write the result");
}
