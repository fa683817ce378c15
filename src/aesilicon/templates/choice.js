// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What the form asks for, and how a measurement answers it. Figures are in Gb/s, kGE or LUTs.
"use strict";
const choice = ((modes) => {
  const byId = (id) => document.getElementById(id);
  const ticked = (id) => [...document.querySelectorAll(`#${id} input:checked`)].map((box) => box.value);

  // The number in a field; null if it is empty or wrong, which `mistakes` then says.
  function limit(field, example, mistakes) {
    const text = field.value.trim();
    const wrong = !field.disabled && text !== "" && !/^(\d+\.?\d*|\.\d+)$/.test(text);
    field.setAttribute("aria-invalid", wrong);
    if (wrong) {
      const name = field.labels[0].querySelector("b").textContent;
      mistakes.push(`${name} is not applied: “${text}” is not a number such as ${example}.`);
    }
    return wrong || field.disabled || text === "" ? null : Number(text);
  }

  // What is asked for, and the sentences about fields that cannot be read.
  function read() {
    const mistakes = [];
    const where = byId("target").selectedOptions[0].dataset;
    const most = byId("most");
    most.disabled = !where.unit; // kGE and LUTs have no common limit
    byId("unit").textContent = where.unit || "(choose a target first)";
    const wish = {
      target: where.target,
      unit: where.unit,
      least: limit(byId("least"), "2.5", mistakes),
      most: limit(most, "20", mistakes),
      directions: byId("directions").value,
      keys: ticked("keys").map(Number),
      block: Number(byId("block").value) || null,
      mode: modes[byId("mode").value] || modes.ecb, // blocks alone are as in ECB
      origins: ticked("origins"),
      words: byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean),
    };
    return { wish, mistakes };
  }

  // Whether a core serves messages in one direction, and how fast: of several keys the slowest.
  function oneWay(row, wish, way) {
    const need = wish.mode[way];
    const keys = wish.keys.length ? wish.keys : [row.key_bits];
    const block = wish.block || row.block_bits;
    const found = keys.map((key) => row.rates.find((rate) =>
      rate.key_bits === key && rate.block_bits === block && rate.direction === need.direction));
    if (!found.every(Boolean)) return { able: false, gbps: null };
    const figures = found.map((rate) => (need.feedback ? rate.feedback : rate.parallel));
    return { able: true, gbps: figures.includes(null) ? null : Math.min(...figures) };
  }

  // The same in the wanted directions; for "either" the first that the core has.
  function served(row, wish) {
    const both = ["encrypt", "decrypt"];
    const ways = both.includes(wish.directions) ? [wish.directions] : both;
    const found = ways.map((way) => oneWay(row, wish, way));
    if (wish.directions !== "both") return found.find((one) => one.able) || found[0];
    const figures = found.map((one) => one.gbps);
    return {
      able: found.every((one) => one.able),
      gbps: figures.includes(null) ? null : Math.min(...figures),
    };
  }

  // The throughput of a row, and the wishes that it does not meet.
  function judge(row, text, wish) {
    const { able, gbps } = served(row, wish);
    const met = {
      "the target": (!wish.target || row.target === wish.target) && (!wish.unit || row.unit === wish.unit),
      "the least throughput": wish.least === null || !able || (gbps !== null && gbps >= wish.least),
      "the most area": wish.most === null || row.area <= wish.most,
      "the directions, keys, blocks and mode": able,
      "the ticks at Show": wish.origins.includes(row.origin),
      "the words": wish.words.every((word) => text.includes(word)),
    };
    return { gbps, unmet: Object.keys(met).filter((name) => !met[name]) };
  }

  // The sentence of the number of fits; for none it says which single wish is in the way.
  function summary(judged) {
    const fits = judged.filter((one) => one.unmet.length === 0).length;
    if (fits) return `${fits} of ${judged.length} measurements`;
    const alone = new Map();
    for (const { unmet } of judged) {
      if (unmet.length === 1) alone.set(unmet[0], (alone.get(unmet[0]) || 0) + 1);
    }
    const hints = [...alone].map(([name, count]) => `${count} without ${name}`);
    const hint = hints.length ? `: ${hints.join(", ")} would` : "; several wishes are in the way";
    return `No measurement fits this choice${hint}.`;
  }

  return { read, judge, summary };
})(JSON.parse(document.getElementById("modes").textContent));
