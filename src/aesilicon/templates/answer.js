// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The answer to a choice in words: of each row, of all rows, and of designs that are not measured.
"use strict";
const answer = (({ needs, titles, buses, catalogue }, facts) => {
  const UNMEASURED = "not measured";

  // Rows of the same circuit with other figures, on the same target; those for the same goal first.
  const beside = (row, fits) => facts.filter((other) => fits(other) && other.target === row.target)
    .sort((a, b) => (b.goal === row.goal) - (a.goal === row.goal));

  const engines = (row, mode) => beside(row, ({ around }) =>
    around.core === row.design && !around.bus && (!mode || around.mode === mode));

  // Rows of a design with a bus around it; with a mode those that serve it.
  const wholes = (row, { mode, bus }) => beside(row, ({ around }) => around.core === row.design && around.bus &&
    (!bus || around.bus === bus) && (!mode || around.fits[buses[around.bus].kind].includes(mode)));

  // Whether the choice is measured with the chosen mode or bus around this row, and so has a row of its own.
  function replaced(row, wish) {
    if (!row.build || row.around.bus) return false;
    const { mode, bus } = wish;
    if (bus && wholes(row, wish).some(({ around }) => around.bus_title === buses[bus].title)) return true;
    return Boolean(mode && !row.around.mode && engines(row, mode).some(({ goal }) => goal === row.goal));
  }

  // Whether a rate for the choice is that of other clocks than the measured circuit has.
  const derived = (row, wish) => !row.around.bus && (row.around.mode ? Boolean(wish.bus) : choice.whole(wish));

  // The figures with and without mode and bus.
  function figures(row, wish) {
    const { mode, core } = row.around;
    const told = ({ figures: own, goal }) => (goal === row.goal ? own : `${own}, for ${goal}`);
    const bus = buses[wish.bus]?.title;
    const dressed = wish.bus ? [] : wholes(row, {}).map((one) => `with ${one.around.bus_title}: ${told(one)}`);
    if (mode || row.around.bus) {
      const [alone] = beside(row, ({ design, origin }) => design === core && origin !== "peer");
      const said = `(${core || "not in the catalogue"}): ${alone ? told(alone) : UNMEASURED}`;
      const own = mode ? `${titles[mode]} with its core` : "core with aes_mode";
      if (row.around.bus) return `${own} and ${row.around.bus_title}; ${mode ? "without the bus" : "core alone"} ${said}`;
      return [own, ...(bus ? [`with ${bus}: ${UNMEASURED}`] : dressed), `core alone ${said}`].join("; ");
    }
    if (!choice.whole(wish)) {
      const known = engines(row).map((one) => `with ${titles[one.around.mode]} (${one.design}): ${told(one)}`);
      return ["core alone", ...known, ...dressed].join("; ");
    }
    const asked = [titles[wish.mode], bus].filter(Boolean);
    const elsewhere = !bus && engines(row, wish.mode).length ? ` for ${row.goal}` : "";
    return `core alone; with ${asked.join(" and ")}: ${UNMEASURED}${elsewhere}`;
  }

  // The rate for the choice. With a mode or bus it follows from the measured clock and documented clocks.
  function rate(row, wish, { gbps, clocks }) {
    if (gbps === null) return "-";
    const why = wish.bus && clocks === buses[wish.bus].clocks ? `, ${buses[wish.bus].why}` : "";
    return `${gbps.toFixed(2)} Gb/s${derived(row, wish) ? `, derived${why}` : ""}`;
  }

  // The reach of the proofs of core and mode.
  function proof(row, wish) {
    const { mode: own, proven } = row.around;
    const mode = own || (choice.whole(wish) ? wish.mode : "");
    const parts = [];
    if (!own && (needs[mode] || (!mode && wish.bus))) parts.push(["aes_mode", proven.layer || "not proven"]);
    else if (titles[mode]) parts.push([titles[mode], proven[mode] || "not proven"]);
    if (!parts.length) return proven.core;
    return [["core", proven.core], ...parts].map(([part, reach]) => `${part}: ${reach}`).join("; ");
  }

  // What is proven of the bus, which is the same for all rows.
  const busProof = ({ bus }) => (bus ? `${buses[bus].title}: ${buses[bus].proven}.` : "");

  // The command that builds a row with mode and bus; null for other projects' cores.
  function command(row, wish) {
    if (!row.build) return null;
    if (row.around.bus) return row.build.join("");
    const bus = wish.bus ? ` ${buses[wish.bus].option}` : "";
    const ready = row.around.named[wish.mode];
    if (ready) return `aesilicon build ${ready}${bus} -o ${ready}`;
    const [start, end] = row.build;
    const mode = !row.around.mode && titles[wish.mode] && !choice.apart(wish) ? ` --mode ${wish.mode}` : "";
    return `${start}${mode}${bus}${end}`;
  }

  // How far a row is from the choice.
  const far = ({ unmet }) => Object.values(unmet).reduce((sum, one) => sum + one.far, 0);

  // The sentence of the number of fits; if there are none it names the nearest.
  function summary(judged) {
    const fits = judged.filter(({ unmet }) => !Object.keys(unmet).length).length;
    if (fits) return `${fits} of ${judged.length} measurements`;
    const near = judged.reduce((best, one, number) => (far(one) < far(judged[best]) ? number : best), 0);
    const { design, target, goal } = facts[near];
    const whys = Object.values(judged[near].unmet).map(({ why }) => why);
    const last = whys.pop();
    const why = whys.length ? `${whys.join(", ")} and ${last}` : last;
    return `No measurement fits this choice; the nearest is ${design} on ${target} for ${goal}: ${why}.`;
  }

  // The designs that can do it and have no row of the chosen targets, with their commands.
  function unmeasured(wish) {
    const here = (row) => (!wish.target || row.target === wish.target) && (!wish.unit || row.unit === wish.unit);
    const shown = facts.filter((row) => row.origin !== "peer" && here(row));
    const inside = shown.filter(({ around }) => around.bus && around.bus === wish.bus).map(({ around }) => around.core);
    const known = new Set([...shown.map(({ design }) => design), ...inside]);
    return catalogue.map((one) => [one, choice.own(one, wish)]).filter(([one, own]) =>
      !choice.served(one, own).lacks && !known.has(one.design) && !known.has(one.around.core) &&
      !(choice.whole(own) && one.around.named[own.mode]) &&
      wish.words.every((word) => one.design.includes(word)))
      .map(([one, own]) => command(one, own));
  }

  return { replaced, figures, rate, proof, busProof, command, summary, unmeasured };
})(JSON.parse(document.getElementById("around").textContent), JSON.parse(document.getElementById("facts").textContent));
