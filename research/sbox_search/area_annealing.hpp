// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1

// The steps of `area_search`: a way drawn for one gate, or signals inverted.

#pragma once

#include "area_resubstitution.hpp"

class Search : Ways {
 public:
  Search(const Evaluated& start, std::uint64_t seed) : best_(start) {
    now_ = start;
    random_.s = seed * 0x9E3779B97F4A7C15ull + 0x1234567;
    for (int i = 0; i < 8; i++) random_.next();
  }

  // One step at temperature `heat`; true if the netlist became the best so far.
  bool step(double heat) {
    heat_ = heat;
    if (random_.below(8) == 0)
      flip();
    else
      resubstitute();
    if (now_.cost < best_.cost - 1e-9) {
      best_ = now_;
      return true;
    }
    return false;
  }

  void restart() { now_ = best_; }
  const Evaluated& best() const { return best_; }
  double cost() const { return now_.cost; }

 private:
  // --- inverting signals: an XOR takes it up, or an inverter does ---

  // Inverts a connected set of XORs; what reads one and is not in the set, and is no XOR, gets an
  // inverter or becomes its dual.
  void flip() {
    int size = static_cast<int>(now_.gates.size());
    std::vector<char> flipped(size, 0);
    int s = now_.inputs + random_.below(size - now_.inputs);
    flipped[s] = 1;
    int spread = random_.below(3);
    for (int k = s + 1; spread && k < size; k++) {
      const Gate& g = now_.gates[k];
      if (kArity[g.op] != 2) continue;
      int inverted = flipped[g.in[0]] + flipped[g.in[1]];
      if (inverted == 0) continue;
      bool linear = g.op == XOR || g.op == XNOR;
      if (linear ? (inverted == 1 && random_.below(3) < spread) : inverted == 2) flipped[k] = 1;
    }
    consider(inverted(flipped), 0);
  }

  Netlist inverted(const std::vector<char>& flipped) {
    Netlist n;
    n.inputs = now_.inputs;
    int size = static_cast<int>(now_.gates.size());
    std::vector<int> at(size), other(size, -1);  // the signal as it is now, and its inverse
    auto add = [&](Gate g) {
      n.gates.push_back(g);
      return static_cast<int>(n.gates.size()) - 1;
    };
    auto as_was = [&](int s) {
      if (!flipped[s]) return at[s];
      if (other[s] < 0) other[s] = add(gate(NOT, at[s]));
      return other[s];
    };
    for (int s = 0; s < size; s++) {
      Gate g = now_.gates[s];
      if (g.op == INPUT) {
        at[s] = add(g);
        continue;
      }
      int in[4] = {-1, -1, -1, -1};
      bool out = flipped[s];
      if (g.op == XOR || g.op == XNOR) {
        for (int i = 0; i < 2; i++) {
          in[i] = at[g.in[i]];
          out ^= flipped[g.in[i]] != 0;
        }
        at[s] = add(gate(out ? kComplement[g.op] : g.op, in[0], in[1]));
        continue;
      }
      if (g.op == NOT) {
        in[0] = at[g.in[0]];
        out ^= flipped[g.in[0]] != 0;
        at[s] = out ? in[0] : add(gate(NOT, in[0]));
        continue;
      }
      bool two = kComplement[g.op] != OPS;
      if (two && flipped[g.in[0]] && flipped[g.in[1]]) {
        static const std::map<Op, Op> dual{{AND, NOR}, {OR, NAND}, {NAND, OR}, {NOR, AND}};
        Op op = dual.at(g.op);
        at[s] = add(gate(out ? kComplement[op] : op, at[g.in[0]], at[g.in[1]]));
        continue;
      }
      for (int i = 0; i < kArity[g.op]; i++) in[i] = as_was(g.in[i]);
      Op op = out && two ? kComplement[g.op] : g.op;
      at[s] = add(gate(op, in[0], in[1], in[2], in[3]));
      if (out && !two) {
        other[s] = at[s];
        at[s] = add(gate(NOT, at[s]));
      }
    }
    for (int o : now_.outs) n.outs.push_back(as_was(o));
    return n;
  }

  // Takes a netlist by the rule of Metropolis, if its function is right.
  void consider(const Netlist& n, double expected) {
    Evaluated next;
    if (!tidy(n, next) || !right(next)) return;
    double excess = next.cost - now_.cost - expected;
    if (excess <= 0 || random_.unit() < std::exp(-excess / heat_)) now_ = std::move(next);
  }

  void resubstitute() {
    int size = static_cast<int>(now_.gates.size());
    if (draw(now_.inputs + random_.below(size - now_.inputs))) consider(replaced(), drawn_.delta);
  }

  // The netlist with the drawn way in place of the gate.
  Netlist replaced() {
    Netlist n;
    if (drawn_.flipped) {
      std::vector<char> flipped(now_.gates.size(), 0);
      flipped[s_] = 1;
      return swapped_in(inverted(flipped));
    }
    n.inputs = now_.inputs;
    n.gates = now_.gates;
    n.outs = now_.outs;
    return put(n, s_);
  }

  // `inverted` has moved signals: finds them again by their place.
  Netlist swapped_in(Netlist n) {
    // The gates of `inverted` stand in the order of the old ones, with inverters between them.
    std::vector<int> at(now_.gates.size(), -1);
    std::size_t k = 0;
    std::vector<Table> t;
    for (std::size_t s = 0; s < n.gates.size(); s++)
      t.push_back(n.gates[s].op == INPUT ? g_columns[s] : evaluate(n.gates[s], t));
    for (std::size_t s = 0; s < now_.gates.size(); s++) {
      Table want = static_cast<int>(s) == s_ ? inverse(now_.table[s]) : now_.table[s];
      for (k = 0; k < t.size(); k++)
        if (same(t[k], want)) break;
      if (k < t.size()) at[s] = static_cast<int>(k);
    }
    auto move = [&](Gate& g) {
      for (int i = 0; i < kArity[g.op]; i++)
        if (g.in[i] >= 0) g.in[i] = at[g.in[i]];
    };
    move(drawn_.outer);
    if (drawn_.inner.op != INPUT) move(drawn_.inner);
    return put(std::move(n), at[s_]);
  }

  Netlist put(Netlist n, int s) {
    if (drawn_.outer.op == SAME) {
      int by = drawn_.outer.in[0];
      for (Gate& g : n.gates)
        for (int i = 0; i < kArity[g.op]; i++)
          if (g.in[i] == s) g.in[i] = by;
      for (int& o : n.outs)
        if (o == s) o = by;
      return n;
    }
    Gate outer = drawn_.outer;
    if (drawn_.inner.op != INPUT) {
      n.gates.push_back(drawn_.inner);
      for (int& i : outer.in)
        if (i == kInner) i = static_cast<int>(n.gates.size()) - 1;
    }
    n.gates[s] = outer;
    return n;
  }

  Evaluated best_;
};
