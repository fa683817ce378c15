// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1

// Makes a netlist of library cells of up to nine inputs smaller by annealed resubstitution;
// `area_search.py` says how. Reads a netlist on standard input, writes every smaller one to standard
// output.
//
//   area_search SEED STEPS SECONDS HOT COLD ROUND OP=AREA ...
//
// A netlist is `inputs N`, gates `OP SIGNAL...` in order (inputs are 0 to N - 1, gates go on from
// there), `outputs SIGNAL...`, `end`; what is written has `cost AREA STEP` first.
//
// A signal is its truth table. A step takes one gate away with all that serves it alone, and looks
// for every way to make the same function - up to values that no output shows - from other signals
// with one or two new cells. One of the ways is drawn, the cheaper the likelier, by the Boltzmann
// weights of the temperature; leaving things alone is one of them.
//
// An XOR or XNOR is one gate here, though most are made of two cells: XNOR(a, b) is
// OAI21(a, b, NAND(a, b)), XOR(a, b) is AOI21(a, b, NOR(a, b)), and the NAND or NOR may serve
// others too. They are taken apart when the netlist is written.

#include <chrono>
#include <cstdlib>

#include "area_annealing.hpp"

int main(int argc, char** argv) {
  if (argc < 7) return 2;
  std::uint64_t seed = std::strtoull(argv[1], nullptr, 10);
  long steps = std::atol(argv[2]);
  double seconds = std::atof(argv[3]), hot = std::atof(argv[4]), cold = std::atof(argv[5]);
  long round = std::atol(argv[6]);
  for (double& area : g_area) area = 1e6;
  for (int i = 7; i < argc; i++) {
    std::string word = argv[i];
    std::size_t equals = word.find('=');
    for (int op = 0; op < OPS; op++)
      if (word.substr(0, equals) == kNames[op]) g_area[op] = std::atof(word.c_str() + equals + 1);
  }
  Netlist given = read();
  Random random{seed * 0x9E3779B97F4A7C15ull + 99};
  draw_columns(given.inputs, random);
  std::vector<Table> t;
  for (std::size_t s = 0; s < given.gates.size(); s++)
    t.push_back(given.gates[s].op == INPUT ? g_columns[s] : evaluate(given.gates[s], t));
  for (int o : given.outs) g_wanted.push_back(t[o]);
  Evaluated start;
  if (!tidy(given, start) || !right(start)) return 3;
  Search search(start, seed);
  write(start, 0);
  auto begin = std::chrono::steady_clock::now();
  for (long step = 0; step < steps; step++) {
    if (step % round == 0) search.restart();
    double heat = hot * std::pow(cold / hot, static_cast<double>(step % round) / round);
    if (step % std::max(1l, round / 20) == 0)
      std::cerr << "step " << step << " temperature " << heat << " now " << search.cost()
                << " best " << search.best().cost << "\n";
    if (search.step(heat)) write(search.best(), step);
    if (step % 64 == 0) {
      std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
      if (spent.count() > seconds) break;
    }
  }
}
