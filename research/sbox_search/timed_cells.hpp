// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// Library cells: what they compute, and their timing as tables. Times in ps, capacitances in pF,
// areas in the library's unit.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#ifndef INPUTS
#define INPUTS 8
#endif

constexpr int WORDS = (1 << INPUTS) / 64;
constexpr int PINS = 4;

using Column = std::array<uint64_t, WORDS>;  // a truth table: bit x is the value for input x

enum Op { BUF,   NOT,  AND,   OR,    XOR,   NAND,  NOR, XNOR,
          NAND3, NOR3, AOI21, OAI21, AOI22, OAI22, MUX, NMUX };
const char* const OPS[] = {"BUF",   "NOT",  "AND",   "OR",    "XOR",   "NAND",  "NOR", "XNOR",
                           "NAND3", "NOR3", "AOI21", "OAI21", "AOI22", "OAI22", "MUX", "NMUX"};

[[noreturn]] inline void fail(const std::string& what) {
  std::cerr << what << "\n";
  std::exit(2);
}

template <class T>
T read(std::istream& in) {
  T value;
  if (!(in >> value)) fail("the input ends too early");
  return value;
}

// Values of an input that may be 0, may be 1, or both: one bit each for a row.
struct Rails {
  uint64_t zero, one;
};

inline Rails operator~(Rails a) { return {a.one, a.zero}; }
inline Rails operator&(Rails a, Rails b) { return {a.zero | b.zero, a.one & b.one}; }
inline Rails operator|(Rails a, Rails b) { return {a.zero & b.zero, a.one | b.one}; }
inline Rails operator^(Rails a, Rails b) {
  return {(a.zero & b.zero) | (a.one & b.one), (a.zero & b.one) | (a.one & b.zero)};
}
inline Rails choose(Rails s, Rails a, Rails b) {
  return {(s.one & a.zero) | (s.zero & b.zero), (s.one & a.one) | (s.zero & b.one)};
}
inline uint64_t choose(uint64_t s, uint64_t a, uint64_t b) { return b ^ (s & (a ^ b)); }

template <class T>
T apply(Op op, const T* a) {
  switch (op) {
    case BUF: return a[0];
    case NOT: return ~a[0];
    case AND: return a[0] & a[1];
    case OR: return a[0] | a[1];
    case XOR: return a[0] ^ a[1];
    case NAND: return ~(a[0] & a[1]);
    case NOR: return ~(a[0] | a[1]);
    case XNOR: return ~(a[0] ^ a[1]);
    case NAND3: return ~(a[0] & a[1] & a[2]);
    case NOR3: return ~(a[0] | a[1] | a[2]);
    case AOI21: return ~((a[0] & a[1]) | a[2]);
    case OAI21: return ~((a[0] | a[1]) & a[2]);
    case AOI22: return ~((a[0] & a[1]) | (a[2] & a[3]));
    case OAI22: return ~((a[0] | a[1]) & (a[2] | a[3]));
    case MUX: return choose(a[0], a[1], a[2]);
    case NMUX: return ~choose(a[0], a[1], a[2]);
  }
  return a[0];
}

// Where something is between, or beyond, two points of a table.
struct Place {
  int left;
  float share;
};

struct Axis {
  std::vector<float> points;

  Place find(float at) const {
    int n = 0;
    while (n + 2 < static_cast<int>(points.size()) && at >= points[n + 1]) ++n;
    return {n, (at - points[n]) / (points[n + 1] - points[n])};
  }
};

struct Timing {
  float delay, slew;
};

// From one edge, or either, of a pin to one edge of the output.
struct Arc {
  bool from[2];  // a falling, a rising input
  Axis loads, slews;
  std::vector<Timing> values;  // a row for each load

  Timing at(float load, float slew) const {
    const Place x = loads.find(load), y = slews.find(slew);
    const size_t width = slews.points.size();
    const Timing* low = &values[x.left * width + y.left];
    const Timing* high = low + width;
    const auto between = [&](float a, float b, float c, float d) {
      const float first = a + y.share * (b - a), second = c + y.share * (d - c);
      return first + x.share * (second - first);
    };
    return {between(low[0].delay, low[1].delay, high[0].delay, high[1].delay),
            between(low[0].slew, low[1].slew, high[0].slew, high[1].slew)};
  }

  static Arc read_from(std::istream& in) {
    Arc arc;
    for (bool& from : arc.from) from = read<int>(in) != 0;
    arc.loads.points.resize(read<int>(in));
    arc.slews.points.resize(read<int>(in));
    for (float& load : arc.loads.points) load = read<float>(in);
    for (float& slew : arc.slews.points) slew = 1000 * read<float>(in);
    arc.values.resize(arc.loads.points.size() * arc.slews.points.size());
    for (Timing& value : arc.values) value.delay = 1000 * read<float>(in);
    for (Timing& value : arc.values) value.slew = 1000 * read<float>(in);
    return arc;
  }
};

struct Cell {
  std::string name;
  Op op;
  int pins;
  float area;
  float capacitance[PINS][2];      // to a falling, a rising edge
  std::vector<Arc> arcs[PINS][2];  // to a falling, a rising output
};

struct Library {
  std::vector<Cell> cells;
  std::map<std::string, int> by_name;
  std::vector<std::vector<int>> same;  // cells of each operator

  void read_from(std::istream& in) {
    same.resize(NMUX + 1);
    cells.resize(read<int>(in));
    for (Cell& cell : cells) {
      cell.name = read<std::string>(in);
      const auto op = std::find(std::begin(OPS), std::end(OPS), read<std::string>(in));
      if (op == std::end(OPS)) fail("unknown operator of " + cell.name);
      cell.op = static_cast<Op>(op - std::begin(OPS));
      cell.area = read<float>(in);
      cell.pins = read<int>(in);
      for (int pin = 0; pin < cell.pins; ++pin) {
        for (float& capacitance : cell.capacitance[pin]) capacitance = read<float>(in);
        for (int edge = 0; edge < 2; ++edge) {
          for (int count = read<int>(in); count > 0; --count)
            cell.arcs[pin][edge].push_back(Arc::read_from(in));
        }
      }
      const int number = static_cast<int>(&cell - cells.data());
      by_name[cell.name] = number;
      same[cell.op].push_back(number);
    }
  }
};
