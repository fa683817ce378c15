// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1

// The ways to make one gate of a netlist anew, for `area_search`.

#pragma once

#include <cmath>

#include "area_netlist.hpp"

constexpr std::size_t kMostPairs = 400;  // of inputs of an OAI22 or AOI22 that are combined
constexpr int kInner = -2;  // the input of an outer gate that the inner gate drives

struct Way {
  Gate outer;  // op SAME: the signal in[0] itself
  Gate inner;  // op INPUT: none
  bool flipped;
  double delta;
};

// The ways for gate `s_` of `now_`, one of them drawn.
class Ways {
 protected:
  // Draws a way for a gate; none if the drawing left it alone.
  bool draw(int s) {
    s_ = s;
    find_readers();
    find_care();
    find_freed();
    if (cone_.size() > 64) return false;
    signals_.clear();
    for (int s = 0; s < static_cast<int>(now_.gates.size()); s++)
      if (!after_[s]) signals_.push_back(s);
    // The weights of ways as they come, 1 for leaving the gate alone.
    weight_ = 1;
    drawn_ = {gate(SAME, -1), gate(INPUT, -1), false, 0};
    const Table t = now_.table[s_];
    flipped_ = false;
    extra_ = 0;
    search(t);
    if (random_.below(3) == 0) {
      flipped_ = true;
      extra_ = flip_cost();
      search(inverse(t));
    }
    return drawn_.outer.in[0] != -1;
  }

  Evaluated now_;
  Random random_{};
  double heat_ = 1;
  int s_ = 0;
  Way drawn_{};

 private:
  void find_readers() {
    int size = static_cast<int>(now_.gates.size());
    after_.assign(size, 0);
    reads_.assign(size, 0);
    after_[s_] = 1;
    for (int s = now_.inputs; s < size; s++)
      for (int i = 0; i < kArity[now_.gates[s].op]; i++) {
        reads_[now_.gates[s].in[i]]++;
        if (after_[now_.gates[s].in[i]]) after_[s] = 1;
      }
    for (int o : now_.outs) reads_[o]++;
  }

  // The values of the inputs for which an output changes with the signal.
  void find_care() {
    std::vector<Table>& t = scratch_;
    t = now_.table;
    t[s_] = inverse(t[s_]);
    int size = static_cast<int>(now_.gates.size());
    for (int s = s_ + 1; s < size; s++)
      if (after_[s]) t[s] = evaluate(now_.gates[s], t);
    care_ = Table{};
    for (int o : now_.outs)
      for (int k = 0; k < kWords; k++) care_.w[k] |= t[o].w[k] ^ now_.table[o].w[k];
  }

  double lone(const Gate& g) const {
    return g.op == XOR || g.op == XNOR ? exclusive(g.op, false, false).first : g_area[g.op];
  }

  // The gates that serve this one alone, what they cost, and which of them each one needs.
  void find_freed() {
    cone_.clear();
    freed_ = 0;
    keeps_.assign(now_.gates.size(), 0);
    std::vector<int> left = reads_;
    auto release = [&](auto& self, int s) -> void {
      cone_.push_back(s);
      freed_ += lone(now_.gates[s]);
      for (int i = 0; i < kArity[now_.gates[s].op]; i++) {
        int below = now_.gates[s].in[i];
        if (--left[below] == 0 && below >= now_.inputs) self(self, below);
      }
    };
    release(release, s_);
    if (cone_.size() > 64) return;
    std::vector<int> order = cone_;
    std::sort(order.begin(), order.end());
    cost_of_.assign(order.size(), 0);
    for (std::size_t k = 0; k < order.size(); k++) {
      int s = order[k];
      keeps_[s] = 1ull << k;
      cost_of_[k] = lone(now_.gates[s]);
      for (int i = 0; i < kArity[now_.gates[s].op]; i++) keeps_[s] |= keeps_[now_.gates[s].in[i]];
    }
  }

  double kept(std::uint64_t mask) const {
    double cost = 0;
    for (; mask; mask &= mask - 1) cost += cost_of_[__builtin_ctzll(mask)];
    return cost;
  }

  // About what it costs that all readers of the gate get its inverse.
  double flip_cost() const {
    double cost = 0;
    bool inverter = false;
    for (int s = s_ + 1; s < static_cast<int>(now_.gates.size()); s++) {
      const Gate& g = now_.gates[s];
      for (int i = 0; i < kArity[g.op]; i++) {
        if (g.in[i] != s_) continue;
        if (g.op == XOR || g.op == XNOR)
          cost += lone({kComplement[g.op], g.in}) - lone(g);
        else if (g.op == NOT)
          cost -= g_area[NOT];
        else
          inverter = true;
      }
    }
    for (int o : now_.outs) inverter = inverter || o == s_;
    return cost + (inverter ? g_area[NOT] : 0);
  }

  std::uint64_t word(int s) const { return now_.table[s].w[0]; }

  void offer(const Gate& outer, const Gate& inner, double cost, std::uint64_t mask) {
    double delta = cost + kept(mask) - freed_ + extra_;
    if (delta > 8 * heat_) return;
    if (!flipped_ && inner.op == INPUT && outer == now_.gates[s_]) return;
    // An operator without a cell costs so much that its loss would be beyond all numbers.
    double w = std::exp(std::min(-delta / heat_, 600.0));
    weight_ += w;
    if (random_.unit() * weight_ < w) drawn_ = {outer, inner, flipped_, delta};
  }

  double budget() const { return freed_ - extra_ + 8 * heat_; }

  // All ways to make `t` where it matters.
  void search(const Table& t) {
    single(t, care_, gate(INPUT, -1), 0, 0, false);
    double two = std::min(g_area[NAND], g_area[NOR]);
    if (budget() < g_area[NOT] + two) return;
    outer_gates(t);
  }

  // The residual: what the inner gate must be, where, for the outer gate to be right.
  void outer_gates(const Table& t) {
    std::vector<int> cover_on, cover_off, in_on, in_off;  // see `lists`
    lists(t, care_, cover_on, cover_off, in_on, in_off);
    Table off = inverse(t);
    auto within = [&](int a, bool ones) {
      Table c = care_;
      for (int k = 0; k < kWords; k++) {
        std::uint64_t v = now_.table[a].w[k];
        c.w[k] &= ones ? v : ~v;
      }
      return c;
    };
    auto pick = [&](const std::vector<int>& list, int limit, auto&& use) {
      int n = static_cast<int>(list.size());
      if (n <= limit)
        for (int a : list) use(a);
      else
        for (int k = 0; k < limit; k++) use(list[random_.below(n)]);
    };
    single(off, care_, gate(NOT, kInner), g_area[NOT], 0, true);
    pick(cover_off, 3, [&](int a) {
      single(off, within(a, true), gate(NAND, kInner, a), g_area[NAND], keeps_[a], true);
    });
    pick(cover_on, 2, [&](int a) {
      single(t, within(a, true), gate(AND, kInner, a), g_area[AND], keeps_[a], true);
    });
    pick(in_off, 3, [&](int a) {
      single(off, within(a, false), gate(NOR, kInner, a), g_area[NOR], keeps_[a], true);
    });
    pick(in_on, 2, [&](int a) {
      single(t, within(a, false), gate(OR, kInner, a), g_area[OR], keeps_[a], true);
    });
    pick(signals_, 12, [&](int a) {
      Table x{};
      for (int k = 0; k < kWords; k++) x.w[k] = t.w[k] ^ now_.table[a].w[k];
      double even = lone(gate(XNOR, 0, 1)), odd = lone(gate(XOR, 0, 1));
      single(inverse(x), care_, gate(XNOR, kInner, a), even, keeps_[a], true);
      single(x, care_, gate(XOR, kInner, a), odd, keeps_[a], true, false);
    });
    // OAI21(a, inner, c): c covers the off-set, a stays within it on c.
    pick(cover_off, 2, [&](int c) {
      std::vector<int> fit;
      for (int a : signals_)
        if (holds(a, c, t, true)) fit.push_back(a);
      pick(fit, 3, [&](int a) {
        if (a == c) return;
        Table where = within(c, true);
        for (int k = 0; k < kWords; k++) where.w[k] &= ~now_.table[a].w[k];
        single(off, where, gate(OAI21, kInner, a, c), g_area[OAI21], keeps_[a] | keeps_[c], true);
      });
    });
    // AOI21(a, inner, c): c lies within the off-set, a covers the rest of it.
    pick(in_off, 2, [&](int c) {
      std::vector<int> fit;
      for (int a : signals_)
        if (holds(a, c, t, false)) fit.push_back(a);
      pick(fit, 3, [&](int a) {
        if (a == c) return;
        Table where = within(c, false);
        for (int k = 0; k < kWords; k++) where.w[k] &= now_.table[a].w[k];
        single(off, where, gate(AOI21, kInner, a, c), g_area[AOI21], keeps_[a] | keeps_[c], true);
      });
    });
    // OAI21(a, b, inner) and AOI21(a, b, inner) for a pair drawn at random.
    for (int k = 0; k < 40; k++) {
      int a = signals_[random_.below(static_cast<int>(signals_.size()))];
      int b = signals_[random_.below(static_cast<int>(signals_.size()))];
      if (a == b) continue;
      third(t, off, a, b);
    }
  }

  void third(const Table& t, const Table& off, int a, int b) {
    bool any = true, both = true;
    Table on_any = care_, off_both = care_;
    for (int k = 0; k < kWords && (any || both); k++) {
      std::uint64_t x = now_.table[a].w[k], y = now_.table[b].w[k];
      any = any && (off.w[k] & care_.w[k] & ~(x | y)) == 0;
      both = both && (t.w[k] & care_.w[k] & x & y) == 0;
      on_any.w[k] &= x | y;
      off_both.w[k] &= ~(x & y);
    }
    std::uint64_t mask = keeps_[a] | keeps_[b];
    if (any) single(off, on_any, gate(OAI21, a, b, kInner), g_area[OAI21], mask, true);
    if (both) single(off, off_both, gate(AOI21, a, b, kInner), g_area[AOI21], mask, true);
  }

  // Whether a fits OAI21(a, ., c) (or AOI21) of function t.
  bool holds(int a, int c, const Table& t, bool oai) const {
    for (int k = 0; k < kWords; k++) {
      std::uint64_t x = now_.table[a].w[k], y = now_.table[c].w[k];
      std::uint64_t bad = oai ? x & y & t.w[k] : ~x & ~y & ~t.w[k];
      if (bad & care_.w[k]) return false;
    }
    return true;
  }

  // The signals that cover the on-set or the off-set of t, and those within one of them.
  void lists(const Table& t, const Table& care, std::vector<int>& cover_on,
             std::vector<int>& cover_off, std::vector<int>& in_on, std::vector<int>& in_off) const {
    for (int s : signals_) {
      const Table& v = now_.table[s];
      bool con = true, coff = true, ion = true, ioff = true;
      for (int k = 0; k < kWords && (con || coff || ion || ioff); k++) {
        std::uint64_t x = v.w[k], c = care.w[k], on = t.w[k] & c, off = ~t.w[k] & c;
        con = con && (on & ~x) == 0;
        coff = coff && (off & ~x) == 0;
        ion = ion && (off & x) == 0;
        ioff = ioff && (on & x) == 0;
      }
      if (con) cover_on.push_back(s);
      if (coff) cover_off.push_back(s);
      if (ion) in_on.push_back(s);
      if (ioff) in_off.push_back(s);
    }
  }

  // All ways to make `t` on `care` with one cell, as it is or inside `outer`; XORs if `linear`.
  void single(const Table& t, const Table& care, Gate outer, double base, std::uint64_t mask,
              bool nested, bool linear = true) {
    const Gate none = gate(INPUT, -1);
    auto found = [&](const Gate& g, double cost, std::uint64_t m) {
      if (nested)
        offer(outer, g, base + cost, mask | m);
      else
        offer(g, none, cost, m);
    };
    double left = budget() - base;
    std::vector<int> cover_on, cover_off, in_on, in_off;
    lists(t, care, cover_on, cover_off, in_on, in_off);
    auto check = [&](auto&& bad) {
      for (int k = 0; k < kWords; k++)
        if (bad(k) & care.w[k]) return false;
      return true;
    };
    auto v = [&](int s, int k) { return now_.table[s].w[k]; };
    if (!nested) {
      for (int a : cover_on)
        if (check([&](int k) { return v(a, k) & ~t.w[k]; })) found(gate(SAME, a), 0, keeps_[a]);
    }
    for (int a : cover_off)
      if (check([&](int k) { return v(a, k) & t.w[k]; }))
        found(gate(NOT, a), g_area[NOT], keeps_[a]);
    auto pairs = [&](const std::vector<int>& list, Op op, auto&& bad) {
      if (g_area[op] > left) return;
      for (std::size_t i = 0; i < list.size(); i++)
        for (std::size_t j = 0; j < i; j++) {
          int a = list[i], b = list[j];
          if (check([&](int k) { return bad(v(a, k), v(b, k), t.w[k]); }))
            found(gate(op, a, b), g_area[op], keeps_[a] | keeps_[b]);
        }
    };
    using U = std::uint64_t;
    pairs(cover_off, NAND, [](U a, U b, U t) { return a & b & t; });
    pairs(cover_on, AND, [](U a, U b, U t) { return a & b & ~t; });
    pairs(in_off, NOR, [](U a, U b, U t) { return ~(a | b | t); });
    pairs(in_on, OR, [](U a, U b, U t) { return ~(a | b) & t; });
    if (linear) exclusives(t, care, left, found);
    if (g_area[OAI21] <= left) {
      for (int c : cover_off) {
        std::vector<int> fit;
        for (int a : signals_)
          if (a != c && check([&](int k) { return v(a, k) & v(c, k) & t.w[k]; })) fit.push_back(a);
        for (std::size_t i = 0; i < fit.size(); i++)
          for (std::size_t j = 0; j < i; j++) {
            int a = fit[i], b = fit[j];
            if (check([&](int k) { return ~(v(a, k) | v(b, k)) & ~t.w[k]; }))
              found(gate(OAI21, a, b, c), g_area[OAI21], keeps_[a] | keeps_[b] | keeps_[c]);
          }
      }
    }
    if (g_area[AOI21] <= left) {
      for (int c : in_off) {
        std::vector<int> fit;
        for (int a : signals_)
          if (a != c && check([&](int k) { return ~v(a, k) & ~v(c, k) & ~t.w[k]; }))
            fit.push_back(a);
        for (std::size_t i = 0; i < fit.size(); i++)
          for (std::size_t j = 0; j < i; j++) {
            int a = fit[i], b = fit[j];
            if (check([&](int k) { return v(a, k) & v(b, k) & t.w[k]; }))
              found(gate(AOI21, a, b, c), g_area[AOI21], keeps_[a] | keeps_[b] | keeps_[c]);
          }
      }
    }
    if (g_area[NAND3] <= left && cover_off.size() < 40) {
      for (std::size_t i = 0; i < cover_off.size(); i++)
        for (std::size_t j = 0; j < i; j++)
          for (std::size_t l = 0; l < j; l++) {
            int a = cover_off[i], b = cover_off[j], c = cover_off[l];
            if (check([&](int k) { return v(a, k) & v(b, k) & v(c, k) & t.w[k]; }))
              found(gate(NAND3, a, b, c), g_area[NAND3], keeps_[a] | keeps_[b] | keeps_[c]);
          }
    }
    if (!nested && random_.below(3) == 0) wide(t, care, left, found);  // the slowest
  }

  template <class Found>
  void exclusives(const Table& t, const Table& care, double left, Found&& found) {
    double xnor = std::min(g_area[OAI21], lone(gate(XNOR, 0, 1)));
    if (xnor > left) return;
    // Signals with the same or the inverse first word, where it matters, share a bucket.
    std::uint64_t want = t.w[0], c0 = care.w[0];
    int n = static_cast<int>(signals_.size());
    auto bucket = [&](std::uint64_t x) {
      x &= c0;
      return std::min(x, x ^ c0) * 0x9E3779B97F4A7C15ull >> 55;
    };
    int first[512];
    std::fill(first, first + 512, -1);
    next_.resize(n);
    for (int i = 0; i < n; i++) {
      for (int j = first[bucket(word(signals_[i]) ^ want)]; j >= 0; j = next_[j]) {
        int a = signals_[i], b = signals_[j];
        bool even = true, odd = true;
        for (int k = 0; k < kWords && (even || odd); k++) {
          std::uint64_t e = t.w[k] ^ now_.table[a].w[k] ^ now_.table[b].w[k];
          even = even && (e & care.w[k]) == 0;
          odd = odd && (~e & care.w[k]) == 0;
        }
        if (!even && !odd) continue;
        bool nand = exists(NAND, a, b), nor = exists(NOR, a, b);
        std::uint64_t mask = keeps_[a] | keeps_[b];
        Op op = even ? XOR : XNOR;
        found(gate(op, a, b), exclusive(op, nand, nor).first, mask);
      }
      int& head = first[bucket(word(signals_[i]))];
      next_[i] = head;
      head = i;
    }
  }

  bool exists(Op op, int a, int b) const {
    Gate g = gate(op, a, b);
    for (int s = std::max(a, b) + 1; s < static_cast<int>(now_.gates.size()); s++)
      if (now_.gates[s] == g && keeps_[s] == 0) return true;
    return false;
  }

  // Cells of three and four inputs whose pairs do not follow from the lists alone.
  template <class Found>
  void wide(const Table& t, const Table& care, double left, Found&& found) {
    int n = static_cast<int>(signals_.size());
    std::uint64_t on = t.w[0] & care.w[0], off = ~t.w[0] & care.w[0];
    if (g_area[NMUX] <= left) {
      for (int s : signals_) {
        std::vector<int> high, low;
        for (int a : signals_) {
          if (a == s) continue;
          std::uint64_t d = (now_.table[a].w[0] ^ ~t.w[0]) & care.w[0];
          if (d & word(s) && d & ~word(s)) continue;
          bool h = true, l = true;
          for (int k = 0; k < kWords && (h || l); k++) {
            std::uint64_t e = (now_.table[a].w[k] ^ ~t.w[k]) & care.w[k];
            std::uint64_t v = now_.table[s].w[k];
            h = h && (e & v) == 0;
            l = l && (e & ~v) == 0;
          }
          if (h) high.push_back(a);
          if (l) low.push_back(a);
        }
        for (int a : high)
          for (int b : low)
            if (a != b)
              found(gate(NMUX, s, a, b), g_area[NMUX], keeps_[s] | keeps_[a] | keeps_[b]);
      }
    }
    for (Op op : {OAI22, AOI22}) {
      if (g_area[op] > left) continue;
      std::vector<std::pair<int, int>> fit;
      for (int i = 1; i < n; i++)
        for (int j = 0; j < i; j++) {
          int a = signals_[i], b = signals_[j];
          std::uint64_t x = word(a), y = word(b);
          if (op == OAI22 ? off & ~(x | y) : on & x & y) continue;
          bool good = true;
          for (int k = 1; k < kWords && good; k++) {
            std::uint64_t p = now_.table[a].w[k], q = now_.table[b].w[k];
            std::uint64_t bad = op == OAI22 ? ~t.w[k] & ~(p | q) : t.w[k] & p & q;
            good = (bad & care.w[k]) == 0;
          }
          if (good) fit.emplace_back(a, b);
        }
      if (fit.size() > kMostPairs) {  // a window of them, drawn at random
        std::size_t begin = random_.below(static_cast<int>(fit.size() - kMostPairs));
        fit = {fit.begin() + begin, fit.begin() + begin + kMostPairs};
      }
      for (std::size_t i = 1; i < fit.size(); i++) {
        std::uint64_t p = word(fit[i].first), q = word(fit[i].second);
        std::uint64_t x = op == OAI22 ? (p | q) & on : ~(p & q) & off;
        for (std::size_t j = 0; j < i; j++) {
          std::uint64_t r = word(fit[j].first), s = word(fit[j].second);
          if (x & (op == OAI22 ? r | s : ~(r & s))) continue;
          int a = fit[i].first, b = fit[i].second, c = fit[j].first, d = fit[j].second;
          bool good = true;
          for (int k = 1; k < kWords && good; k++) {
            std::uint64_t got = value<std::uint64_t>(op, now_.table[a].w[k], now_.table[b].w[k],
                                                     now_.table[c].w[k], now_.table[d].w[k]);
            good = ((got ^ t.w[k]) & care.w[k]) == 0;
          }
          if (good)
            found(gate(op, a, b, c, d), g_area[op],
                  keeps_[a] | keeps_[b] | keeps_[c] | keeps_[d]);
        }
      }
    }
  }

  std::vector<char> after_;          // what depends on it
  std::vector<int> reads_;           // how many read a signal
  Table care_{};                     // where it matters
  std::vector<int> cone_;            // gates freed with it
  double freed_ = 0;                 // their area
  std::vector<std::uint64_t> keeps_; // signal -> freed gates that stay if it is read
  std::vector<double> cost_of_;
  std::vector<int> signals_;         // what may be read
  std::vector<int> next_;            // in the bucket of a signal
  std::vector<Table> scratch_;
  bool flipped_ = false;             // the inverse is wanted
  double extra_ = 0;                 // what that costs
  double weight_ = 0;
};
