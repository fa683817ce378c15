# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published figures and proofs in `results/`, and the documents made from them and the RTL.

`python -m aesilicon.report.publish` (`make results`) proves and measures the published set again
and writes all of them; with names of designs and papers it does so for these alone, without S-boxes
and the others. With `--proofs` it proves the named designs, or all, and measures nothing. With
`--judge` it judges papers again by their published figures, after a change of their data or words.
With `--documents` it only writes the documents from the published rows.
"""

import argparse
import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

from aesilicon import console, design, papers, resources, rtl, targets
from aesilicon.errors import AesiliconError
from aesilicon.flows import sweep
from aesilicon.flows.measure.options import Options
from aesilicon.flows.sbox import block
from aesilicon.flows.sbox.row import Job as SboxJob
from aesilicon.flows.sbox.row import rows as sbox_rows
from aesilicon.papers import designed, reproduce
from aesilicon.report import (
    layouts,
    lengths,
    peers,
    placed,
    proofs,
    published,
    rijndael,
    sboxes,
    summary,
    tables,
    unrolling,
)
from aesilicon.report import papers as paper_tables
from aesilicon.report.published import read as read
from aesilicon.report.published import read_if_there
from aesilicon.sboxes import SBOXES
from aesilicon.store import Store

_FULL = Options(seeds=3)
_QUICK = Options(quick=True)
_AT_100_MHZ = Options(goal="area", clock_ns=10.0, quick=True)
_EVERYWHERE = dict.fromkeys(
    ("ecp5", "xc7", "xcve", "generic", "osu018", "ihp-sg13g2", "sky130A"), _FULL
)
_SMALL = {
    **dict.fromkeys(("ecp5", "xc7", "ice40"), _FULL),
    **dict.fromkeys(("osu018", "ihp-sg13g2"), Options(goal="area")),
}
PUBLISHED: dict[str, dict[str, Options]] = {
    "aes-round": _EVERYWHERE,
    "aes-round-small": _EVERYWHERE,
    "aes128-round-enc": {**_EVERYWHERE, "ice40": _FULL},
    "aes-column": _SMALL,
    "aes128-column": _SMALL,
    "aes128-column-enc": _SMALL,
    "vater-wlan": _SMALL | {"sky130A": Options(goal="area")},
    "aes128-serial-enc": _SMALL | {"sky130A": Options(goal="area"), "ice40:lp1k": _FULL},
    "aes128-serial": _SMALL | {"sky130A": Options(goal="area")},
    "gunasekaran-word32": {**dict.fromkeys(("ecp5", "xc7"), _FULL), "osu018": Options(goal="area")},
    "aes128-pipeline": {"osu018": _QUICK, "ihp-sg13g2": _QUICK},
    "aes128-pipeline-deep": {"osu018": _QUICK, "ihp-sg13g2": _QUICK},
    "aes128-pipeline-fast": {"osu018": _QUICK},
    "mcloone-pipeline": {"xcve": _FULL, "xc7": _FULL},
    "mcloone-pipeline-dec": {"xcve": _FULL, "xc7": _FULL},
    "mcloone-pipeline-reload": {"xcve": _FULL, "xc7": _FULL},
    "aes128-pipeline-bram": {"xcve": _FULL, "xc7": _FULL},
    "aes256-pipeline-agile": {"xc7": _FULL},
    "aes-pipeline": {"xc7": _FULL},
    "aes128-round-brisk": {
        "osu018": Options(clock_ns=2.6),
        "ihp-sg13g2": Options(clock_ns=2.1),
    },
    "aes128-round-lean": {
        "osu018": Options(clock_ns=3.85, quick=True),
        "ihp-sg13g2": Options(clock_ns=3.1, quick=True),
    },
    "aes256-round-lean": {"osu018": Options(clock_ns=2.95, quick=True)},
    "aes128-round-unrolled2": {"osu018": _QUICK, "xc7": _FULL},
    # No FPGA: five rounds in one clock against their RTL took 17 minutes on ecp5.
    "aes128-round-unrolled5": {"osu018": _QUICK},
    "aes128-feedback-lean-enc": {
        "osu018": Options(clock_ns=3.75, quick=True),
        "ihp-sg13g2": Options(clock_ns=3.0, quick=True),
    },
    "aes128-feedback-lean": {"osu018": Options(clock_ns=5.0), "ihp-sg13g2": _QUICK},
    # 48, 80 or 128 T-boxes: beyond these targets a row takes ten minutes and more, with one seed.
    "morioka-tbox": {
        **dict.fromkeys(("ecp5", "xc7"), _QUICK),
        **dict.fromkeys(("osu018", "ihp-sg13g2", "ihp-sg13g2:typ_1p50V_25C"), _QUICK),
    },
    "morioka-tbox-dec": {"xc7": _FULL, "osu018": _QUICK},
    "aes-tbox": {"xc7": _FULL},
    "gunasekaran-conventional": {
        **dict.fromkeys(("xc7", "ecp5"), _FULL),
        "osu018": Options(goal="area"),
    },
    "gunasekaran-stages": {"xc7": _FULL, "osu018": Options(goal="area")},
    "vater-stages": {"xc7": _FULL, "osu018": Options(goal="area")},
    "vater-stages32": {
        "xc7": _FULL,
        **dict.fromkeys(("osu018", "ihp-sg13g2", "sky130A"), Options(goal="area")),
    },
    "kuo-processor": {"osu018": _AT_100_MHZ},
    "rijndael-round": {"osu018": _AT_100_MHZ},
    "rijndael-round-enc": {"osu018": _AT_100_MHZ},
    "rijndael-round-enc-fast": {"osu018": Options()},
    "rijndael-round-enc-stored": {"osu018": Options()},
    "rijndael-round-stored": {"osu018": _QUICK},
    "rijndael256-round": {"ecp5": _QUICK, "xc7": _QUICK, "osu018": _QUICK},
    "rijndael256-round-key128": {"osu018": _QUICK},
    "rijndael256-round-key192": {"osu018": _QUICK},
    "rijndael256-round-key256": {"osu018": _QUICK},
}
"""Design -> the targets it is published on, and how it is measured there. By one recipe (`quick`)
where the whole search takes long; for a clock where the smaller area counts more."""

PROOF_TARGETS = ("ecp5",)
"""Targets on which the netlists of small designs are proven equal to their RTL. On cells every
measurement proves its own netlist."""

SEARCHED = (
    *("aes128-round-enc", "aes128-round-lean", "aes128-round-brisk", "aes256-round-lean"),
    *("aes128-round-unrolled2", "aes128-round-unrolled5"),
    *("aes-round", "aes-round-small", "aes128-column-enc", "aes128-column", "aes-column"),
    *("vater-stages", "vater-stages32", "gunasekaran-stages", "gunasekaran-word32"),
    *("vater-wlan", "gunasekaran-conventional", "rijndael256-round", "rijndael256-round-key128"),
    *("rijndael256-round-key192", "rijndael256-round-key256"),
)
"""Designs whose proof covers any sequence of offers (`prove --any-sequence`)."""

_COMPARED = (
    *("compact", "lean", "reyhani_masoleh", "maximov_ekdahl", "canright", "boyar_peralta"),
    *("fast", "brisk", "boyar_peralta_depth16", "twisted_bdd", "bdd", "table"),
)
"""The searched S-boxes, and the published ones that are the smallest or the fastest somewhere."""

SBOX_TARGETS: dict[str, tuple[str, ...]] = {
    "osu018": tuple(SBOXES),
    "ihp-sg13g2": _COMPARED,
    "sky130A": _COMPARED,
}
"""Target -> the S-boxes measured there; papers name their own targets."""

QUICK_PAPERS = ("kuo-verbauwhede",)
"""Papers measured with one recipe, because seven chips take long."""

COMMAND = "make results"
_BEGIN = f"<!-- measured:begin (generated by `{COMMAND}`) -->"
_END = "<!-- measured:end -->"
_PAPERS = (
    f"<!-- papers:begin (generated by `{COMMAND}` from src/aesilicon/papers/) -->",
    "<!-- papers:end -->",
)
_PORTS = (
    f"<!-- ports:begin (generated by `{COMMAND}` from rtl/core/aes_core.sv) -->",
    "<!-- ports:end -->",
)


def write(name: str, rows: list[dict[str, Any]], made_by: str = COMMAND) -> None:
    """Publishes rows, with run times rounded to seconds."""
    whole = json.loads(
        json.dumps(rows),
        object_hook=lambda o: o | {k: round(o[k]) for k in o if k.endswith("seconds")},
    )
    text = json.dumps({"made_by": made_by, "rows": whole}, indent=1)
    published.file(name).parent.mkdir(exist_ok=True)
    published.file(name).write_text(text + "\n", encoding="utf-8")


def with_age(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows with `earlier`: they are not of today's RTL, or of areas that no layout has."""
    now = {name: rtl.design_hash(design.load(name)) for name in design.catalogue()}

    def aged(row: dict[str, Any]) -> bool:
        library = row.get("library") or {"areas": {}}
        return row["design_hash"] != now[row["design"]] or "areas" not in library

    return [{**row, "earlier": aged(row)} for row in rows]


def prove_all(store: Store, names: Sequence[str]) -> list[dict[str, Any]]:
    """Proves designs of the catalogue with their netlists; raises if one is not proven."""
    designs = [design.load(name) for name in names]
    found = [targets.find(name) for name in PROOF_TARGETS]
    with console.watch([one.name for one in designs]) as tell:
        rows = []
        for big, unbounded in product((False, True), (False, True)):
            some = [
                one for one in designs if (large(one), one.name in SEARCHED) == (big, unbounded)
            ]
            on = [] if big else found
            rows += sweep.all_proven(some, store, targets=on, unbounded=unbounded, told=tell)
    rows.sort(key=lambda row: [one.name for one in designs].index(row["design"]))
    for row in rows:
        if not row["proven"]:
            raise AesiliconError(f"{row['design']} is not proven, so it gets no published row")
    return rows


def measure_all(store: Store, names: Sequence[str]) -> list[dict[str, Any]]:
    """Measures verified and proven designs on every published target, in this order."""
    designs = [design.load(name) for name in names]
    return _measured(
        [
            sweep.Job(one, targets.find(target), options)
            for one in designs
            for target, options in PUBLISHED[one.name].items()
        ],
        store,
    )


def _measured(jobs: list[sweep.Job], store: Store) -> list[dict[str, Any]]:
    """Measures designs; raises for a design that is not verified or not proven."""
    for one in {job.design.name: job.design for job in jobs}.values():
        if not sweep.verified(one, store)["passed"]:
            raise AesiliconError(f"{one.name} is not verified, so it gets no published row")
        if not sweep.proven(one, store)["proven"]:
            raise AesiliconError(f"{one.name} is not proven, so it gets no published row")

    def told(job: sweep.Job, what: str) -> None:
        console.progress.print(f"{job.design.name} on {job.target.name}: {what}", markup=False)

    return sweep.measured(jobs, store, told=told)


def large(one: design.Design) -> bool:
    """Whether a design holds blocks of more than 128 bits, more than two blocks, or T-boxes."""
    tboxes = any("tbox" in module for module in one.traits.lookups)
    return one.block_bits > 128 or one.traits.capacity > 2 or tboxes


def published_sboxes(target: str) -> list[block.Block]:
    """The S-boxes of a target in each direction, no T-boxes."""
    names = SBOX_TARGETS[target]
    return [one for one in block.blocks() if one.tbox_factor is None and one.name in names]


def measure_sboxes(store: Store) -> list[dict[str, Any]]:
    """Measures the S-boxes of each target; raises if an S-box is not proven."""
    jobs = [SboxJob(one, targets.find(t)) for t in SBOX_TARGETS for one in published_sboxes(t)]

    def told(label: str, what: str) -> None:
        console.progress.print(f"{label}: {what}", markup=False)

    rows = sbox_rows(jobs, store, told=told)
    for one in rows:
        if not one["proven"]:
            raise AesiliconError(f"no published row: {one['failures'][0]}")
    return [sbox_row(one) for one in rows]


def reproduce_all(
    store: Store, keys: Sequence[str] = (), known: Sequence[dict[str, Any]] = ()
) -> list[dict[str, Any]]:
    """Every table of every paper, or of some of them by key, printed beside measured.

    Figures of designs in the rows `known` are not measured again.
    """

    def told(label: str, what: str) -> None:
        console.progress.print(f"{label}: {what}", markup=False)

    rows = []
    for paper in _papers():
        if keys and paper.key not in keys:
            continue
        quick = paper.key in QUICK_PAPERS
        rows += reproduce.rows([paper], store, quick=quick, told=told, published=known)
    return [sbox_row(row) for row in rows]


def earlier_designs(rows: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Key of a paper -> its designs whose rows are not of today's RTL."""
    found: dict[str, list[str]] = {}
    for paper in _papers():
        now = {name: rtl.design_hash(designed.build(paper, name)) for name in paper.designs}
        figures = [row["figures"] for row in rows if row["paper"] == paper.key and row["figures"]]
        then = {one["design"]: one["design_hash"] for one in figures if "design" in one}
        found[paper.key] = sorted(name for name in then if then[name] != now.get(name))
    return found


def _papers() -> list[papers.Paper]:
    return [papers.load(key) for key in papers.catalogue()]


def sbox_row(measured: dict[str, Any]) -> dict[str, Any]:
    """The published part of a row: without cells and paths, which its command reproduces."""
    published: dict[str, Any] = json.loads(
        json.dumps(measured),
        object_hook=lambda o: {k: v for k, v in o.items() if k not in ("cells", "path")},
    )
    return published


def documents() -> dict[Path, str]:
    """Path -> text of every document that is generated, wholly or between markers."""
    root = resources.project_dir()
    rows, proven, printed = read("measured"), read("proofs"), read("papers")
    stale = any(row["earlier"] for row in [*rows, *proven])
    said = f"\n\n{tables.EARLIER}" if stale else ""
    earlier = earlier_designs(printed)
    readme, core = root / "README.md", root / "docs" / "reference" / "core.md"
    summarized = summary.table(rows, proven, "docs/proofs.md", read_if_there("placed")) + said
    lines = [tables.cells(row, "proofs.md") for row in rows]
    everything = tables.markdown(tables.COLUMNS, lines) + said
    return {
        readme: _readme(readme, summarized),
        core: _between(core, _PORTS, _port_table()),
        root / "docs" / "results.md": _results_page(rows, everything),
        root / "docs" / "proofs.md": proofs.page(proven, read("mutants"), COMMAND),
        root / "docs" / "papers.md": paper_tables.index(_papers(), printed, COMMAND),
        **{
            root / "docs" / "papers" / f"{paper.key}.md": paper_tables.page(
                paper, printed, COMMAND, earlier[paper.key], rows
            )
            for paper in _papers()
        },
        **{
            root / "docs" / "papers" / paper_tables.plot_file(paper): drawn
            for paper in _papers()
            if (drawn := paper_tables.plot(paper, printed, COMMAND))
        },
        (page := root / "docs" / "rijndael.md"): rijndael.page(page.read_text(encoding="utf-8")),
        (made := root / "docs" / "layout.md"): _between(
            *(made, (placed.BEGIN, placed.END)),
            placed.section(rows, read_if_there("placed")),
            _between(
                made, (layouts.BEGIN, layouts.END), layouts.section(published.read("layouts"), rows)
            ),
        ),
        root / "docs" / "peers.md": peers.page(read("peers"), rows, COMMAND),
        root / "docs" / "sboxes-table.md": sboxes.page(read("sboxes"), COMMAND),
        root / "rtl" / "README.md": _catalogue(),
    }


def _readme(page: Path, summarized: str) -> str:
    """With the measured designs, and the papers' claims and verdicts."""
    text = _between(page, (_BEGIN, _END), summarized)
    return _between(page, _PAPERS, paper_tables.summary(_papers(), "docs/papers"), text)


def _between(page: Path, markers: tuple[str, str], made: str, text: str | None = None) -> str:
    """A page, or its `text`, with what stands between two markers made again."""
    begin, end = markers
    before, found, rest = (text or page.read_text(encoding="utf-8")).partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"{page} has no place between {begin} and {end}")
    return f"{before}{begin}\n{made}\n{end}{after}"


def _port_table() -> str:
    """The ports that every core has, their widths by the parameters of `aes_core`."""
    rows = [
        [f"`{port.name}`", port.direction, _width(port.width), port.meaning]
        for port in rtl.core_ports().declarations
    ]
    return tables.markdown(("port", "direction", "bits", "meaning"), rows)


def _width(bits: str) -> str:
    return bits if bits.isdecimal() else f"`{bits}`"


def _results_page(rows: list[dict[str, Any]], table: str) -> str:
    tools: dict[str, str] = {}
    libraries: dict[str, str] = {}
    for row in rows:
        tools |= row["tools"]
        if row["library"]:
            libraries[row["library"]["name"]] = row["library"]["sha256"]
    notes = dict.fromkeys(f"`{row['target']}`: {note}" for row in rows for note in row["notes"])
    lines = [
        "# Results",
        "",
        f"Generated by `{COMMAND}` from `results/measured.json`. The same tools and libraries give",
        "the same figures. See [how we measure](reference/measuring.md). Throughput counts the",
        "interval. CBC and CFB encryption, OFB and CMAC take the latency instead, with several",
        "block lengths one clock more; builds of architecture `tbox`, which chain, the interval.",
        "`speed at 2.6 ns` asks for that clock, then little area.",
        "",
        table,
        "",
        lengths.section(rows),
        "",
        unrolling.section(rows),
        "",
        "## Notes",
        "",
        *(f"- {note}" for note in notes),
        "",
        "## Tools",
        "",
        tables.markdown(("tool", "version"), [[k, v] for k, v in sorted(tools.items())]),
        "",
        "## Libraries",
        "",
        tables.markdown(
            ("library", "sha256"), [[k, f"`{v}`"] for k, v in sorted(libraries.items())]
        ),
        "",
        "## Commands",
        "",
        *(f"    {row['command']}" for row in rows),
    ]
    return "\n".join(lines) + "\n"


def _catalogue() -> str:
    rows = [
        [f"[`{Path(f.relative).stem}`]({f.relative})", f.summary, f.paper or "-"]
        for f in rtl.manifest()
    ]
    return (
        "# RTL catalogue\n\n"
        f"Generated by `{COMMAND}` from `manifest.toml`, in compilation order. Parameters, ports\n"
        "and clocks: [core reference](../docs/reference/core.md).\n\n"
        + tables.markdown(("module", "what it is", "source"), rows)
        + "\n"
    )


def with_others(name: str, rows: list[dict[str, Any]], designs: Sequence[str]) -> None:
    """Publishes the rows of some designs among those of all others, in catalogue order."""
    order = list(design.catalogue())
    kept = [row for row in read(name) if row["design"] in order and row["design"] not in designs]
    write(name, sorted([*kept, *rows], key=lambda row: order.index(row["design"])))


def with_other_papers(rows: list[dict[str, Any]], keys: Sequence[str]) -> None:
    """Publishes the rows of some papers among those of all others, in the order of their keys."""
    kept = [row for row in read("papers") if row["paper"] not in keys]
    write("papers", sorted([*kept, *rows], key=lambda row: str(row["paper"])))


def main(arguments: Sequence[str] | None = None) -> None:
    """Proves and measures unless told not to, then writes every document."""
    parser = argparse.ArgumentParser(prog="python -m aesilicon.report.publish")
    parser.add_argument("names", nargs="*", metavar="NAME", help="designs and papers; default: all")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--proofs", action="store_true", help="prove designs, measure nothing")
    only.add_argument("--judge", action="store_true", help="judge papers by published figures")
    only.add_argument("--documents", action="store_true", help="write the documents alone")
    asked = parser.parse_args(arguments)
    designs = [] if asked.judge or asked.documents else list(design.catalogue())
    keys = [] if asked.proofs or asked.documents else list(papers.catalogue())
    if unknown := [word for word in asked.names if word not in (*designs, *keys)]:
        kinds = [kind for kind, some in (("designs", designs), ("papers", keys)) if some]
        wanted = f"give names of {' or '.join(kinds)}" if kinds else "--documents takes no names"
        parser.error(f"unknown argument {unknown[0]}; {wanted}")
    chosen = asked.names or [*designs, *keys]
    names = [word for word in chosen if word in designs]
    chosen_papers = [word for word in chosen if word in keys]
    store = Store()
    if names:
        with_others("proofs", prove_all(store, names), names)
    if names and not asked.proofs:
        with_others("measured", measure_all(store, names), names)
    if not (asked.names or asked.proofs or asked.judge or asked.documents):
        write("sboxes", measure_sboxes(store))
    if chosen_papers:
        known = read("papers") if asked.judge else ()
        with_other_papers(reproduce_all(store, chosen_papers, known), chosen_papers)
    for name in ("proofs", "measured"):
        write(name, with_age(read(name)))
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
