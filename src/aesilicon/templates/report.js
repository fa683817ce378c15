// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Sorts the table of measurements, shows what fits the choice, and draws the plots of that.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const table = byId("measurements");
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const lines = [...body.rows].map((line) => ({ line, text: line.textContent.toLowerCase() }));
  const facts = JSON.parse(byId("facts").textContent);
  const form = byId("choice");
  const figures = [...document.querySelectorAll("figure[data-unit]")];
  const views = [];
  const SHOWN = 10;
  let all = false; // whether more rows than these are shown
  let mistaken = []; // sentences about the link that the page was opened by
  const collator = new Intl.Collator("en", { numeric: true });

  // Negative where a comes before b; units stay apart and blanks come last in both directions.
  function compare(a, b, numeric, sign) {
    if (!numeric) return sign * collator.compare(a.textContent, b.textContent);
    const blank = !("value" in a.dataset) - !("value" in b.dataset);
    if (blank || !("value" in a.dataset)) return blank;
    const unit = collator.compare(a.dataset.unit, b.dataset.unit);
    return unit || sign * (Number(a.dataset.value) - Number(b.dataset.value));
  }

  // The order of a head that sorts, or the best of each target first.
  function order(judged, wish) {
    const head = heads.find((one) => one.hasAttribute("aria-sort"));
    if (!head) {
      body.append(...ranked(judged, wish).map((number) => lines[number].line));
      return;
    }
    const sign = head.getAttribute("aria-sort") === "descending" ? -1 : 1;
    const column = heads.indexOf(head);
    const numeric = "numeric" in head.dataset;
    const ordered = [...body.rows].sort((a, b) =>
      compare(a.cells[column], b.cells[column], numeric, sign));
    body.append(...ordered);
  }

  // Numbers of the rows: by target as written, then by merit. Where modes are mixed a core leads those with a mode.
  function ranked(judged, wish) {
    const places = new Map();
    for (const { target } of facts) if (!places.has(target)) places.set(target, places.size);
    const leader = facts.map((row, number) => {
      if (row.around.bus) return number;
      const core = wish.mode ? -1 : facts.findLastIndex((one, before) =>
        before < number && one.design === row.around.core && one.target === row.target);
      return row.around.core && core >= 0 ? core : number;
    });
    const keys = facts.map((row, number) => {
      const lead = leader[number];
      return [places.get(row.target), -choice.merit(facts[lead], judged[lead].gbps, wish), lead, number];
    });
    const differ = (a, b) => keys[a].map((key, place) => (key === keys[b][place] ? 0 : key - keys[b][place])).find(Boolean) || 0;
    return keys.map((_, number) => number).sort(differ);
  }

  function sort(head) {
    const next = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
    unsort();
    head.setAttribute("aria-sort", next);
    show();
  }

  function unsort() {
    for (const head of heads) head.removeAttribute("aria-sort");
  }

  // Shows the targets of the points in the legends, and says how many rows that fit have no point.
  function explain(judged) {
    const fitting = facts.map((row, number) => ({ ...row, ...judged[number] }))
      .filter(({ unmet }) => !Object.keys(unmet).length);
    const drawn = fitting.filter(({ area, gbps }) => area > 0 && gbps > 0);
    const targets = new Set(drawn.map(({ target }) => target));
    for (const key of document.querySelectorAll("figcaption .key")) {
      key.hidden = !targets.has(key.dataset.target);
    }
    const missing = fitting.length - drawn.length;
    byId("undrawn").textContent = missing
      ? `${missing} of the measurements above ${missing > 1 ? "have" : "has"} no throughput, and so no point here.`
      : "";
  }

  function fill(cell, text, value) {
    cell.textContent = text;
    if (value === null || value === undefined) delete cell.dataset.value;
    else cell.dataset.value = value;
  }

  // The words of a command, each of which stays on a line.
  const whole = (command) => command.split(" ").flatMap((word, place) => {
    const span = Object.assign(document.createElement("span"), { textContent: word });
    return place ? [" ", span] : [span];
  });

  // Writes what depends on the choice into the cells of a row.
  function tell(line, row, judged, wish) {
    const cell = (name) => line.querySelector(`[data-name="${name}"]`);
    const served = !judged.lacks;
    if (served && judged.clocks) fill(cell("clocks a block"), String(judged.clocks), judged.clocks);
    fill(cell("throughput"), served ? answer.rate(row, wish, judged) : "-", judged.gbps);
    fill(cell("figures of"), answer.figures(row, wish));
    fill(cell("proven"), answer.proof(row, wish));
    const command = answer.command(row, wish);
    if (command) cell("build").firstElementChild.replaceChildren(...whole(command));
  }

  // Hides the rows that fit behind the first, and says how many there are.
  function shorten() {
    const fitting = [...body.rows].filter((line) => !line.hidden);
    for (const line of fitting.slice(all ? fitting.length : SHOWN)) line.hidden = true;
    byId("all").hidden = fitting.length <= SHOWN;
    byId("all").textContent = all ? `Show the first ${SHOWN}` : `Show all ${fitting.length}`;
    byId("all").setAttribute("aria-expanded", all);
  }

  // Lists the designs that can do it and are not measured.
  function list(wish) {
    const commands = answer.unmeasured(wish);
    const place = byId("unmeasured");
    place.hidden = !commands.length;
    const where = wish.target ? ` on ${wish.target}` : wish.unit ? " on such a target" : "";
    place.querySelector("summary").textContent = commands.length === 1
      ? `One more design can do this and is not measured${where}`
      : `${commands.length} more designs can do this and are not measured${where}`;
    place.querySelector("ul").replaceChildren(...commands.map((command) => {
      const item = document.createElement("li");
      item.append(document.createElement("code"));
      item.firstChild.append(...whole(command));
      return item;
    }));
  }

  function show() {
    const { wish, mistakes } = choice.read();
    const wishes = facts.map((row) => choice.own(row, wish));
    const judged = facts.map((row, number) =>
      choice.judge(row, lines[number].text, wishes[number], answer.replaced(row, wishes[number])));
    const fits = judged.map(({ unmet }) => !Object.keys(unmet).length);
    const rates = judged.map(({ gbps }, number) => (fits[number] ? gbps : null));
    for (const [number, { line }] of lines.entries()) {
      line.hidden = !fits[number];
      byId(`row-${number}`).parentElement.hidden = !fits[number];
      if (fits[number]) tell(line, facts[number], judged[number], wishes[number]);
    }
    order(judged, wish);
    shorten();
    list(wish);
    byId("mistakes").textContent = [...mistaken, ...mistakes].join(" ");
    byId("count").textContent = answer.summary(judged);
    byId("derived").hidden = !choice.whole(wish);
    byId("apart").hidden = !choice.apart(wish);
    byId("bus-proof").textContent = answer.busProof(wish);
    byId("link").href = link.write();
    if (byId("undrawn")) explain(judged);
    if (views.length < figures.length) return; // a hidden figure would be drawn without a width
    for (const view of views) view.signal("rates", rates).runAsync();
    for (const figure of figures) {
      figure.hidden = Boolean(wish.unit) && figure.dataset.unit !== wish.unit;
    }
    window.dispatchEvent(new Event("resize")); // a figure alone is wider
  }

  // Shows another choice, whose link is then the address.
  function choose() {
    mistaken = [];
    show();
    history.replaceState(null, "", link.write());
  }

  // A link to a measurement opens what is told of it; any other has a choice.
  function open() {
    const told = location.hash.startsWith("#row-") && byId(location.hash.slice(1));
    if (told) {
      told.parentElement.open = true;
      told.parentElement.scrollIntoView();
    } else if (location.hash) {
      unsort();
      mistaken = link.read(location.hash);
      show();
    }
  }

  for (const head of heads) head.querySelector("button").addEventListener("click", () => sort(head));
  form.addEventListener("input", (event) => {
    if (["mode", "bus", "best"].includes(event.target.id)) unsort();
    choose();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  byId("empty").addEventListener("click", () => {
    form.reset();
    unsort();
    choose();
  });
  byId("all").addEventListener("click", () => {
    all = !all;
    show();
  });
  window.addEventListener("hashchange", open);
  form.hidden = false;
  if (byId("plotted")) byId("plotted").hidden = false;

  // `ast`: expressions are interpreted, as the page's policy admits no evaluation of strings.
  const options = {
    mode: "vega-lite", ast: true, renderer: "svg", actions: false, defaultStyle: false,
    tooltip: { disableDefaultStyle: true },
  };
  const plots = byId("plots") ? JSON.parse(byId("plots").textContent) : [];
  for (const [number, plot] of plots.entries()) {
    vegaEmbed(byId(`plot-${number}`), plot, options).then(({ view }) => {
      views.push(view);
      view.addEventListener("click", (_, item) => {
        if (item && item.datum && "row" in item.datum) location.hash = `row-${item.datum.row}`;
      });
      show();
    });
  }
  show(); // the browser may have kept what was chosen before a reload
  open();
})();
