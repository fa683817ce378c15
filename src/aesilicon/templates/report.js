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
  const collator = new Intl.Collator("en", { numeric: true });

  // Negative where a comes before b; units stay apart and blanks come last in both directions.
  function compare(a, b, numeric, sign) {
    if (!numeric) return sign * collator.compare(a.textContent, b.textContent);
    const blank = !("value" in a.dataset) - !("value" in b.dataset);
    if (blank || !("value" in a.dataset)) return blank;
    const unit = collator.compare(a.dataset.unit, b.dataset.unit);
    return unit || sign * (Number(a.dataset.value) - Number(b.dataset.value));
  }

  function order(head) {
    const sign = head.getAttribute("aria-sort") === "descending" ? -1 : 1;
    const column = heads.indexOf(head);
    const numeric = "numeric" in head.dataset;
    const ordered = [...body.rows].sort((a, b) =>
      compare(a.cells[column], b.cells[column], numeric, sign));
    body.append(...ordered);
  }

  function sort(head) {
    const next = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", next);
    order(head);
  }

  // Fastest first in the chosen mode, if there is one.
  function rank() {
    if (!byId("mode").value) return;
    for (const head of heads) head.removeAttribute("aria-sort");
    heads.find((head) => "chosen" in head.dataset).setAttribute("aria-sort", "descending");
  }

  // The order of the page as it was written.
  function unsort() {
    for (const head of heads) head.removeAttribute("aria-sort");
    body.append(...lines.map(({ line }) => line));
  }

  // Shows the targets of the points in the legends, and says how many rows that fit have no point.
  function explain(judged) {
    const fitting = facts.map((row, number) => ({ ...row, ...judged[number] }))
      .filter(({ unmet }) => unmet.length === 0);
    const drawn = fitting.filter(({ area, gbps }) => area > 0 && gbps > 0);
    const targets = new Set(drawn.map(({ target }) => target));
    for (const key of document.querySelectorAll("figcaption .key")) {
      key.hidden = !targets.has(key.dataset.target);
    }
    const missing = fitting.length - drawn.length;
    byId("undrawn").textContent = missing
      ? `${missing} of the measurements below ${missing > 1 ? "have" : "has"} no throughput, and so no point here.`
      : "";
  }

  // Writes the throughput with the chosen mode, keys and blocks into its column.
  function fill(cell, gbps) {
    cell.textContent = gbps === null ? "-" : gbps.toFixed(2);
    cell.dataset.unit = "";
    if (gbps === null) delete cell.dataset.value;
    else cell.dataset.value = gbps;
  }

  function show() {
    const { wish, mistakes } = choice.read();
    const judged = facts.map((row, number) => choice.judge(row, lines[number].text, wish));
    const rates = judged.map(({ gbps, unmet }) => (unmet.length ? null : gbps));
    for (const [number, { line }] of lines.entries()) {
      const fits = judged[number].unmet.length === 0;
      line.hidden = !fits;
      byId(`row-${number}`).parentElement.hidden = !fits;
      fill(line.querySelector("[data-chosen]"), judged[number].gbps);
    }
    const sorted = heads.find((head) => "chosen" in head.dataset && head.hasAttribute("aria-sort"));
    if (sorted) order(sorted);
    byId("mistakes").textContent = mistakes.join(" ");
    byId("count").textContent = choice.summary(judged);
    if (byId("undrawn")) explain(judged);
    if (views.length < figures.length) return; // a hidden figure would be drawn without a width
    for (const view of views) view.signal("rates", rates).runAsync();
    for (const figure of figures) {
      figure.hidden = Boolean(wish.unit) && figure.dataset.unit !== wish.unit;
    }
    window.dispatchEvent(new Event("resize")); // a figure alone is wider
  }

  // A link to a measurement opens what is told of it.
  function open() {
    const told = location.hash.startsWith("#row-") && byId(location.hash.slice(1));
    if (!told) return;
    told.parentElement.open = true;
    told.parentElement.scrollIntoView();
  }

  for (const head of heads) head.querySelector("button").addEventListener("click", () => sort(head));
  form.addEventListener("input", (event) => {
    if (event.target.id === "mode") rank();
    show();
  });
  form.addEventListener("reset", () => setTimeout(() => { unsort(); show(); })); // the fields are emptied afterwards
  window.addEventListener("hashchange", open);
  form.hidden = false;
  if (byId("plotted")) byId("plotted").hidden = false;
  for (const cell of table.querySelectorAll("[data-chosen]")) cell.hidden = false;

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
  rank();
  show(); // the browser may have kept what was chosen before a reload
  open();
})();
