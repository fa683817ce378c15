// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// What the form asks for, and how a design answers it. Figures are in Gb/s, MHz, kGE or LUTs.
"use strict";
const choice = (({ needs, titles, buses }) => {
  const byId = (id) => document.getElementById(id);
  const ticked = (id) => [...document.querySelectorAll(`#${id} input:checked`)].map((box) => box.value);
  const able = (gbps, clocks) => ({ lacks: null, gbps, clocks });
  const unable = (lacks, far) => ({ lacks, far, gbps: null, clocks: null });

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
      mode: byId("mode").value, // "": any; "core": a core alone
      bus: byId("bus").value,
      best: byId("best").value,
      origins: ticked("origins"),
      words: byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean),
    };
    return { wish, mistakes };
  }

  // The wish with the mode of its title that a row has, or that the catalogue has before its core.
  function own({ around }, wish) {
    const modes = wish.mode in titles ? [wish.mode] : [];
    const mode = modes.find((one) => around.mode === one || around.named[one]);
    return mode ? { ...wish, mode } : wish;
  }

  // Whether more than a core is asked for.
  const whole = ({ mode, bus }) => Boolean(bus) || !["", "core"].includes(mode);

  // Whether `build` puts the chosen mode before a core with a bus alone.
  const apart = ({ mode, bus }) => !bus && mode in needs;

  // Why mode and bus cannot stand before the ports of a row; null if they can.
  function misfit({ build, around }, { mode, bus }) {
    if (around.bus && around.bus !== bus) return `it has ${around.bus_title} before it`;
    if (!whole({ mode, bus })) return mode === "core" && around.mode ? "it has a mode before its core" : null;
    if (!build) return "it is another project's core, which is here alone";
    if (mode === "core") return "a bus needs a mode behind it";
    const modes = around.fits[bus ? buses[bus].kind : ""] || [];
    if (mode ? modes.includes(mode) : modes.length) return null;
    return `it does not take ${[titles[mode], buses[bus]?.title].filter(Boolean).join(" with ")}`;
  }

  // A rate behind a bus, which takes some clocks for a block.
  function behind(row, { bus }, block, gbps, clocks) {
    const least = bus ? buses[bus].clocks : 0;
    if (!clocks || least <= clocks) return able(gbps ?? null, clocks ?? null);
    return able(row.mhz ? block * row.mhz / least / 1000 : null, least);
  }

  // The rate of one key length for messages in one direction.
  function oneKey(row, wish, way, key) {
    const block = wish.block || row.block_bits;
    const engine = row.around.engines[wish.mode];
    if (engine) {
      if (!engine[way]) return unable(`it does not ${way} in ${titles[wish.mode]}`, 3e6);
      const clocks = engine[way][key];
      if (!clocks) return unable(`it has no keys of ${key} bits`, 2e6);
      if (block !== row.block_bits) return unable(`it has no blocks of ${block} bits`, 1e6);
      return behind(row, wish, block, row.mhz && block * row.mhz / clocks / 1000, clocks);
    }
    const need = row.around.mode ? { direction: way } : (needs[wish.mode] || needs.ecb)[way];
    const ways = row.rates.filter((rate) => rate.direction === need.direction);
    if (!ways.length) return unable(`it does not ${need.direction}`, 3e6);
    const keyed = ways.filter((rate) => rate.key_bits === key);
    if (!keyed.length) return unable(`it has no keys of ${key} bits`, 2e6);
    const rate = keyed.find((one) => one.block_bits === block);
    if (!rate) return unable(`it has no blocks of ${block} bits`, 1e6);
    return need.feedback
      ? behind(row, wish, block, rate.feedback, rate.wait)
      : behind(row, wish, block, rate.parallel, rate.interval);
  }

  // Of several results the slowest; what one lacks all lack.
  function slowest(found) {
    const without = found.filter((one) => one.lacks);
    if (without.length) return without.reduce((a, b) => (b.far > a.far ? b : a));
    const unknown = found.some((one) => one.gbps === null);
    const clocks = found.map((one) => one.clocks);
    return able(
      unknown ? null : Math.min(...found.map((one) => one.gbps)),
      clocks.includes(null) ? null : Math.max(...clocks),
    );
  }

  // What a row reaches for the choice; for "one direction or both" in the first that it has.
  function served(row, wish) {
    const lacks = misfit(row, wish);
    if (lacks) return unable(lacks, 4e6);
    const both = ["encrypt", "decrypt"];
    const keys = wish.keys.length ? wish.keys : [row.key_bits];
    const ways = both.includes(wish.directions) ? [wish.directions] : both;
    const found = ways.map((way) => slowest(keys.map((key) => oneKey(row, wish, way, key))));
    if (wish.directions === "both") return slowest(found);
    return found.find((one) => !one.lacks) || found.reduce((a, b) => (b.far < a.far ? b : a));
  }

  // What a row reaches, and for each wish that it does not meet why, and how far away it is.
  function judge(row, text, wish, replaced) {
    const reached = served(row, wish);
    const { lacks, gbps } = reached;
    const unmet = {};
    const area = `${row.unit === "kGE" ? row.area?.toFixed(1) : row.area?.toLocaleString("en")} ${row.unit}`;
    const miss = (wished, name, why, far) => { if (wished) unmet[name] = { why, far }; };
    miss(lacks, "the mode, bus, directions, keys and blocks", lacks, reached.far);
    miss((wish.target && row.target !== wish.target) || (wish.unit && row.unit !== wish.unit),
      "the target", `it is measured on ${row.target}`, 1e3);
    miss(wish.least !== null && !lacks && !(gbps >= wish.least), "the least throughput",
      gbps === null ? "its throughput is not known" : `it has ${gbps.toFixed(2)} Gb/s in place of ${wish.least}`,
      gbps ? wish.least / gbps : 1e5);
    miss(wish.most !== null && !(row.area <= wish.most), "the most area",
      `it takes ${area} in place of ${wish.most}`, row.area / (wish.most || 1e-9));
    miss(!wish.origins.includes(row.origin), "the ticks at Show", "the ticks at Show hide it", 10);
    miss(!wish.words.every((word) => text.includes(word)), "the words", "its row lacks the words", 10);
    miss(replaced, "", "", Infinity);
    return { ...reached, unmet };
  }

  // By this a row comes before others, in descending order.
  function merit(row, gbps, { best }) {
    if (best === "smallest") return -row.area;
    if (gbps === null) return -Infinity;
    return best === "efficient" ? gbps / row.area : gbps;
  }

  return { read, own, served, judge, merit, whole, apart };
})(JSON.parse(document.getElementById("around").textContent));
