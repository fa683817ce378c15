// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
//
// Truth table and timing of one signal. Timing is that of OpenSTA: look-ups in tables, bilinear
// between and beyond the points; into an edge the latest arrival and, independently, the slowest
// transition over all arcs.

#pragma once

#include <cmath>

#include "timed_cells.hpp"

// What follows from the structure: saved whole before it changes.
struct State {
  Column column{};
  float arrival[2]{}, soft[2]{}, slew[2]{}, load[2]{};
  int8_t pin[2]{}, edge[2]{};  // where the latest arrival of an edge comes from
  int level = 0;               // cells on the longest path to here
  bool bad = false;            // a slow transition, or a negative arc
};

struct Setting {
  int driver = 0;
  float input_slew = 0, output_load = 0, slew_limit = 0;
};

// tau * log(sum of exp(x / tau)): a maximum to which all that is near it adds.
class SoftMaximum {
 public:
  float tau = 4;  // in ps

  SoftMaximum() {
    for (int k = 0; k < POINTS; ++k) exp_[k] = std::exp(-static_cast<float>(k) / SCALE);
  }

  float operator()(const float* values, int count) const {
    float top = values[0], sum = 0;
    for (int k = 1; k < count; ++k) top = std::max(top, values[k]);
    for (int k = 0; k < count; ++k) {
      const float at = (top - values[k]) * (SCALE / tau);
      if (at < POINTS) sum += exp_[static_cast<int>(at)];
    }
    return sum > 1 ? top + tau * std::log(sum) : top;
  }

 private:
  static constexpr int POINTS = 512;
  static constexpr float SCALE = 64;
  std::array<float, POINTS> exp_;
};

inline void find_column(State& state, Op op, int pins, const State* const* ins) {
  for (int w = 0; w < WORDS; ++w) {
    uint64_t values[PINS]{};
    for (int pin = 0; pin < pins; ++pin) values[pin] = ins[pin]->column[w];
    state.column[w] = apply(op, values);
  }
}

// An input: its driving cell counts with what the load adds to its delay.
inline void time_input(State& state, const Cell& driver, const Setting& setting) {
  state.bad = false;
  for (int edge = 0; edge < 2; ++edge) {
    const Arc& arc = driver.arcs[0][edge].front();
    const Timing loaded = arc.at(state.load[edge], setting.input_slew);
    state.arrival[edge] = loaded.delay - arc.at(0, setting.input_slew).delay;
    state.soft[edge] = state.arrival[edge];
    state.slew[edge] = loaded.slew;
    state.bad |= state.slew[edge] > setting.slew_limit;
  }
}

inline void time_cell(State& state, const Cell& cell, const State* const* ins,
                      const Setting& setting, const SoftMaximum& soft_maximum) {
  state.bad = false;
  for (int edge = 0; edge < 2; ++edge) {
    float latest = -1, slowest = 0;
    float softs[2 * PINS]{};
    int count = 0;
    for (int pin = 0; pin < cell.pins; ++pin) {
      for (const Arc& arc : cell.arcs[pin][edge]) {
        for (int from = 0; from < 2; ++from) {
          if (!arc.from[from]) continue;
          const Timing found = arc.at(state.load[edge], ins[pin]->slew[from]);
          state.bad |= found.delay < 0;
          slowest = std::max(slowest, found.slew);
          softs[count++] = ins[pin]->soft[from] + found.delay;
          if (ins[pin]->arrival[from] + found.delay > latest) {
            latest = ins[pin]->arrival[from] + found.delay;
            state.pin[edge] = static_cast<int8_t>(pin);
            state.edge[edge] = static_cast<int8_t>(from);
          }
        }
      }
    }
    state.arrival[edge] = latest;
    state.slew[edge] = slowest;
    state.soft[edge] = soft_maximum(softs, count);
    state.bad |= slowest > setting.slew_limit;
  }
}
