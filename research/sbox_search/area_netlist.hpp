// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1

// Netlists of library cells for `area_search`: truth tables, cost, and the text that they are read
// from and written to.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#ifndef WORDS
#define WORDS 8  // of a truth table: 4 for eight inputs, 8 for nine
#endif

enum Op { INPUT, NOT, AND, OR, NAND, NOR, XOR, XNOR, NAND3, OAI21, AOI21, OAI22, AOI22, NMUX,
          SAME, OPS };
const char* const kNames[OPS] = {"INPUT", "NOT",   "AND",   "OR",    "NAND",  "NOR",  "XOR", "XNOR",
                                 "NAND3", "OAI21", "AOI21", "OAI22", "AOI22", "NMUX", "SAME"};
const int kArity[OPS] = {0, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 3, 1};
const Op kComplement[OPS] = {INPUT, NOT, NAND, NOR, AND, OR,  XNOR, XOR,
                             OPS,   OPS, OPS,  OPS, OPS, OPS, OPS};

constexpr int kWords = WORDS;
double g_area[OPS];

struct Table {
  std::uint64_t w[kWords];
};

struct Gate {
  Op op;
  std::array<int, 4> in;
  bool operator<(const Gate& o) const { return op != o.op ? op < o.op : in < o.in; }
  bool operator==(const Gate& o) const { return op == o.op && in == o.in; }
};

Gate gate(Op op, int a, int b = -1, int c = -1, int d = -1) {
  Gate g{op, {a, b, c, d}};
  auto& i = g.in;
  if (op == OAI21 || op == AOI21 || (kArity[op] == 2)) {
    if (i[0] > i[1]) std::swap(i[0], i[1]);
  } else if (op == NAND3) {
    std::sort(i.begin(), i.begin() + 3);
  } else if (op == OAI22 || op == AOI22) {
    if (i[0] > i[1]) std::swap(i[0], i[1]);
    if (i[2] > i[3]) std::swap(i[2], i[3]);
    if (std::make_pair(i[0], i[1]) > std::make_pair(i[2], i[3])) {
      std::swap(i[0], i[2]);
      std::swap(i[1], i[3]);
    }
  }
  return g;
}

template <class W>
W value(Op op, W a, W b, W c, W d) {
  switch (op) {
    case NOT: return ~a;
    case AND: return a & b;
    case OR: return a | b;
    case NAND: return ~(a & b);
    case NOR: return ~(a | b);
    case XOR: return a ^ b;
    case XNOR: return ~(a ^ b);
    case NAND3: return ~(a & b & c);
    case OAI21: return ~((a | b) & c);
    case AOI21: return ~((a & b) | c);
    case OAI22: return ~((a | b) & (c | d));
    case AOI22: return ~((a & b) | (c & d));
    case NMUX: return ~((a & b) | (~a & c));
    default: return a;
  }
}

struct Random {
  std::uint64_t s;
  std::uint64_t next() {  // xorshift64*
    s ^= s >> 12;
    s ^= s << 25;
    s ^= s >> 27;
    return s * 0x2545F4914F6CDD1Dull;
  }
  int below(int n) { return static_cast<int>((next() >> 33) % static_cast<std::uint64_t>(n)); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

struct Netlist {
  int inputs = 0;
  std::vector<Gate> gates;  // by signal; the inputs come first, as gates without inputs
  std::vector<int> outs;
};

struct Evaluated : Netlist {
  std::vector<Table> table;
  double cost = 0;
};

std::vector<Table> g_columns;  // of the inputs, in an order of values that is drawn at random
std::vector<Table> g_wanted;   // of the outputs

Table evaluate(const Gate& g, const std::vector<Table>& t) {
  Table r{};
  for (int k = 0; k < kWords; k++) {
    auto at = [&](int i) { return g.in[i] < 0 ? 0 : t[g.in[i]].w[k]; };
    r.w[k] = value<std::uint64_t>(g.op, at(0), at(1), at(2), at(3));
  }
  return r;
}

bool same(const Table& a, const Table& b) {
  for (int k = 0; k < kWords; k++)
    if (a.w[k] != b.w[k]) return false;
  return true;
}

Table inverse(const Table& a) {
  Table r{};
  for (int k = 0; k < kWords; k++) r.w[k] = ~a.w[k];
  return r;
}

std::uint64_t hash(const Table& a) {
  std::uint64_t h = 0;
  for (int k = 0; k < kWords; k++) h = (h ^ a.w[k]) * 0x9E3779B97F4A7C15ull ^ (h >> 29);
  return h;
}

// What XOR(a, b) or XNOR(a, b) costs beside a NAND(a, b) or NOR(a, b) that is there anyway, and how
// it is then made: 0 its own cell, 1 OAI21 with NAND, 2 the same and an inverter, 3 AOI21 with NOR.
std::pair<double, int> exclusive(Op op, bool nand, bool nor) {
  double by_nand = g_area[OAI21] + (nand ? 0 : g_area[NAND]);
  double by_nor = g_area[AOI21] + (nor ? 0 : g_area[NOR]);
  std::pair<double, int> best{g_area[op], 0};
  if (op == XNOR) {
    best = std::min(best, {by_nand, 1});
  } else {
    best = std::min(best, {by_nand + g_area[NOT], 2});
    best = std::min(best, {by_nor, 3});
  }
  return best;
}

double total(const Netlist& n) {
  std::map<Gate, int> there;
  double cost = 0;
  for (const Gate& g : n.gates)
    if (g.op == NAND || g.op == NOR) there[g] = 1;
  for (const Gate& g : n.gates) {
    if (g.op == XOR || g.op == XNOR)
      cost += exclusive(g.op, there.count({NAND, g.in}), there.count({NOR, g.in})).first;
    else if (g.op != INPUT)
      cost += g_area[g.op];
  }
  return cost;
}

// The same netlist with equal functions merged, gates that nothing reads left out, and gates in
// order. False where a gate has become a constant or the gates form a loop.
bool tidy(const Netlist& from, Evaluated& to) {
  to = Evaluated();
  to.inputs = from.inputs;
  std::unordered_multimap<std::uint64_t, int> known;
  std::vector<int> made(from.gates.size(), -1), state(from.gates.size(), 0);
  auto add = [&](const Gate& g, const Table& t) {
    std::uint64_t h = hash(t);
    auto range = known.equal_range(h);
    for (auto it = range.first; it != range.second; ++it)
      if (same(to.table[it->second], t)) return it->second;
    to.gates.push_back(g);
    to.table.push_back(t);
    known.emplace(h, static_cast<int>(to.gates.size()) - 1);
    return static_cast<int>(to.gates.size()) - 1;
  };
  for (int i = 0; i < from.inputs; i++) made[i] = add(from.gates[i], g_columns[i]);
  bool good = true;
  auto visit = [&](auto& self, int s) -> void {
    if (made[s] >= 0 || !good) return;
    if (state[s]++) {
      good = false;
      return;
    }
    const Gate& g = from.gates[s];
    int in[4] = {-1, -1, -1, -1};
    for (int i = 0; i < kArity[g.op]; i++) {
      self(self, g.in[i]);
      if (!good) return;
      in[i] = made[g.in[i]];
    }
    Gate mine = gate(g.op, in[0], in[1], in[2], in[3]);
    Table t = evaluate(mine, to.table);
    // A NAND that is there only for an XNOR of the same signals is part of that.
    if (g.op == OAI21) {
      const Gate& third = to.gates[mine.in[2]];
      if (third.op == NAND && third.in[0] == mine.in[0] && third.in[1] == mine.in[1])
        mine = gate(XNOR, mine.in[0], mine.in[1]);
    } else if (g.op == AOI21) {
      const Gate& third = to.gates[mine.in[2]];
      if (third.op == NOR && third.in[0] == mine.in[0] && third.in[1] == mine.in[1])
        mine = gate(XOR, mine.in[0], mine.in[1]);
    }
    bool zero = true, one = true;
    for (int k = 0; k < kWords; k++) {
      zero = zero && t.w[k] == 0;
      one = one && ~t.w[k] == 0;
    }
    if (zero || one) good = false;
    made[s] = add(mine, t);
  };
  for (int o : from.outs) {
    visit(visit, o);
    if (!good) return false;
    to.outs.push_back(made[o]);
  }
  std::vector<char> live(to.gates.size(), 0);
  for (int o : to.outs) live[o] = 1;
  for (int s = static_cast<int>(to.gates.size()) - 1; s >= to.inputs; s--)
    if (live[s])
      for (int i = 0; i < kArity[to.gates[s].op]; i++) live[to.gates[s].in[i]] = 1;
  std::vector<int> at(to.gates.size());
  int n = 0;
  for (int s = 0; s < static_cast<int>(to.gates.size()); s++) {
    if (!live[s] && s >= to.inputs) continue;
    Gate g = to.gates[s];
    for (int i = 0; i < kArity[g.op]; i++) g.in[i] = at[g.in[i]];
    at[s] = n;
    to.gates[n] = g;
    to.table[n] = to.table[s];
    n++;
  }
  to.gates.resize(n);
  to.table.resize(n);
  for (int& o : to.outs) o = at[o];
  to.cost = total(to);
  return true;
}

bool right(const Evaluated& n) {
  for (std::size_t o = 0; o < n.outs.size(); o++)
    if (!same(n.table[n.outs[o]], g_wanted[o])) return false;
  return true;
}

void write(const Evaluated& n, long step) {
  std::ostringstream text;
  text << "cost " << n.cost << " " << step << "\ninputs " << n.inputs << "\n";
  std::vector<int> at(n.gates.size());
  std::map<Gate, int> known;  // NANDs and NORs
  int next = n.inputs;
  auto add = [&](Op op, std::vector<int> in) {
    text << kNames[op];
    for (int i : in) text << " " << i;
    text << "\n";
    return next++;
  };
  auto two = [&](Op op, const Gate& g) {
    Gate key{op, g.in};
    auto it = known.find(key);
    if (it == known.end()) it = known.emplace(key, add(op, {at[g.in[0]], at[g.in[1]]})).first;
    return it->second;
  };
  std::map<Gate, int> there;
  for (const Gate& g : n.gates)
    if (g.op == NAND || g.op == NOR) there[g] = 1;
  for (std::size_t s = 0; s < n.gates.size(); s++) {
    const Gate& g = n.gates[s];
    if (g.op == INPUT) {
      at[s] = static_cast<int>(s);
    } else if (g.op == NAND || g.op == NOR) {
      at[s] = two(g.op, g);
    } else if (g.op == XOR || g.op == XNOR) {
      int a = at[g.in[0]], b = at[g.in[1]];
      switch (exclusive(g.op, there.count({NAND, g.in}), there.count({NOR, g.in})).second) {
        case 0: at[s] = add(g.op, {a, b}); break;
        case 1: at[s] = add(OAI21, {a, b, two(NAND, g)}); break;
        case 2: at[s] = add(NOT, {add(OAI21, {a, b, two(NAND, g)})}); break;
        default: at[s] = add(AOI21, {a, b, two(NOR, g)}); break;
      }
    } else {
      std::vector<int> in;
      for (int i = 0; i < kArity[g.op]; i++) in.push_back(at[g.in[i]]);
      at[s] = add(g.op, in);
    }
  }
  text << "outputs";
  for (int o : n.outs) text << " " << at[o];
  text << "\nend\n";
  std::cout << text.str() << std::flush;
}

Netlist read() {
  Netlist n;
  std::string line;
  while (std::getline(std::cin, line) && line != "end") {
    std::istringstream words(line);
    std::string op;
    words >> op;
    if (op == "inputs") {
      words >> n.inputs;
      for (int i = 0; i < n.inputs; i++) n.gates.push_back(Gate{INPUT, {-1, -1, -1, -1}});
    } else if (op == "outputs") {
      for (int s; words >> s;) n.outs.push_back(s);
    } else {
      int in[4] = {-1, -1, -1, -1};
      for (int& i : in) words >> i;
      int k = 0;
      while (k < OPS && op != kNames[k]) k++;
      n.gates.push_back(gate(static_cast<Op>(k), in[0], in[1], in[2], in[3]));
    }
  }
  return n;
}

// Truth tables of the inputs, the values in an order drawn at random, so that few words tell two
// signals apart; with few inputs all values stand there several times.
void draw_columns(int inputs, Random& random) {
  int rows = 64 * kWords;
  std::vector<int> order(rows);
  for (int x = 0; x < rows; x++) order[x] = x;
  for (int x = rows - 1; x > 0; x--) std::swap(order[x], order[random.below(x + 1)]);
  g_columns.assign(inputs, Table{});
  for (int x = 0; x < rows; x++)
    for (int i = 0; i < inputs; i++)
      if (order[x] >> i & 1) g_columns[i].w[x / 64] |= 1ull << (x % 64);
}
