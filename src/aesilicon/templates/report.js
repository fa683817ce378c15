// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Sorts and filters the table of measurements, and draws the plots of what it shows.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const table = byId("measurements");
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const lines = [...body.rows];
  const filter = byId("filter");
  const targets = [...document.querySelectorAll("#targets input")];
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

  function sort(head) {
    const sign = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
    const column = heads.indexOf(head);
    const numeric = "numeric" in head.dataset;
    const ordered = [...body.rows].sort((a, b) =>
      compare(a.cells[column], b.cells[column], numeric, sign));
    body.append(...ordered);
  }

  function show() {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = new Set(targets.filter((box) => box.checked).map((box) => box.value));
    const shown = [];
    for (const line of lines) {
      const text = line.textContent.toLowerCase();
      const fits = chosen.has(line.dataset.target) && words.every((word) => text.includes(word));
      line.hidden = !fits;
      byId(`row-${line.dataset.row}`).parentElement.hidden = !fits;
      if (fits) shown.push(Number(line.dataset.row));
    }
    byId("count").textContent = `${shown.length} of ${lines.length} measurements`;
    for (const view of views) view.signal("shown", shown).runAsync();
  }

  // A link to a measurement opens what is told of it.
  function open() {
    const told = location.hash.startsWith("#row-") && byId(location.hash.slice(1));
    if (!told) return;
    told.parentElement.open = true;
    told.parentElement.scrollIntoView();
  }

  for (const head of heads) head.querySelector("button").addEventListener("click", () => sort(head));
  filter.addEventListener("input", show);
  for (const box of targets) box.addEventListener("change", show);
  for (const [id, checked] of [["all", true], ["none", false]]) {
    byId(id).addEventListener("click", () => {
      for (const box of targets) box.checked = checked;
      show();
    });
  }
  window.addEventListener("hashchange", open);
  byId("controls").hidden = false;

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
  show(); // the browser may have kept what was filtered before a reload
  open();
})();
