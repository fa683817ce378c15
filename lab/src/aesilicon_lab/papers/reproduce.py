# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures the tables of papers again: rows of paper, measured, ratio and verdict.

Each cell that can be measured is measured on every target of its table, on standard cells without
wires, with wires or both, as the table says. A target with this choice is a `Ruler`. The claims
about a table are judged for each of them.
"""

import hashlib
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any

from aesilicon import provenance, targets
from aesilicon.design import rtl
from aesilicon.errors import AesiliconError, MissingToolError, ToolError, UserError
from aesilicon.files import scratch
from aesilicon.flows import measure
from aesilicon.flows.measure.options import Options
from aesilicon.parallel import together
from aesilicon.store import Store
from aesilicon.targets import CellTarget, Target, liberty, plain
from aesilicon_lab.foundry.block import Block, sources
from aesilicon_lab.foundry.figures import measure as measure_sbox
from aesilicon_lab.papers import counted, designed, software, verdict
from aesilicon_lab.papers.designed import DesignJob
from aesilicon_lab.papers.paper import (
    Builds,
    Column,
    Factor,
    Order,
    Paper,
    Reproduce,
    Row,
    Table,
    cells,
)
from aesilicon_lab.papers.verdict import Judged, Results

Told = Callable[[str, str], None]
"""Called with the name of a measurement and "measuring", "done", "stored" or "failed"."""


@dataclass(frozen=True)
class Job:
    """One measurement of an S-box; the cells of a row share it."""

    what: Reproduce
    target: CellTarget
    wires: bool
    quick: bool

    @property
    def block(self) -> Block:
        """The S-box."""
        return Block(self.what.sbox, self.what.direction)

    @property
    def label(self) -> str:
        """One line that names it."""
        how = f"{self.what.synthesis}, {self.what.goal}{', wires' if self.wires else ''}"
        return f"{self.what.sbox} {self.what.direction} on {self.target.name} ({how})"

    @property
    def key(self) -> str:
        """SHA-256 (hex) of all that it depends on: RTL, target, tools, options, us."""
        with scratch() as folder:
            texts = [file.read_bytes() for file in sources(self.block, folder)]
        parts = [self.label, str(self.what), str(self.wires), str(self.quick)]
        parts += [
            self.target.identity,
            "reproduce",
            str(sorted(measure.tools(self.target).items())),
        ]
        digest = hashlib.sha256("\0".join(parts).encode())
        code = provenance.digest_of("aesilicon_lab.foundry.figures")
        for text in (*texts, code.encode()):
            digest.update(hashlib.sha256(text).digest())
        return digest.hexdigest()

    def measure(self, store: Store) -> dict[str, Any]:
        """The figures, as `Figures.to_json` says them; raises for a netlist that is not proven."""
        figures = measure_sbox(
            self.block,
            self.target,
            synthesis=self.what.synthesis,
            goal=self.what.goal,
            wires=self.wires,
            quick=self.quick,
            work=store.new_run_folder(self.key),
        ).to_json()
        if not figures["proven"]:
            raise AesiliconError(f"{self.label} is not proven: {'; '.join(figures['notes'])}")
        return figures


@dataclass(frozen=True)
class Ruler:
    """Target and options of a table; figures of one ruler can be compared."""

    target: Target | str
    """The target, or the reason why it is not available."""
    name: str
    wires: bool | None
    """None: on an FPGA."""
    quick: bool

    def job(self, paper: Paper, row: Row) -> Job | DesignJob | None:
        """The measurement that a row wants, if there can be one."""
        if isinstance(self.target, str):
            return None
        wires = bool(self.wires)
        if row.reproduce is not None:
            assert isinstance(self.target, CellTarget)
            return Job(row.reproduce, self.target, wires, self.quick)
        if (what := row.measure) is None:
            return None
        built = designed.build(paper, what.design)
        if what.direction not in (None, *built.core.directions):
            raise UserError(
                f"'{row.name}' of paper '{paper.key}' measures design '{what.design}', which does "
                f"not {what.direction}"
            )
        quick = self.quick or what.quick
        options = Options(what.goal, what.clock_ns, quick=quick, wires=wires)
        return DesignJob(paper.key, what.design, options, self.target, built)


def rows(
    papers: Sequence[Paper],
    store: Store,
    *,
    where: Sequence[str] = (),
    quick: bool = False,
    force: bool = False,
    told: Told = lambda label, state: None,
    published: Sequence[Mapping[str, Any]] = (),
) -> list[dict[str, Any]]:
    """The `reproduce` rows of some papers, in the order of their tables.

    `where` names targets in place of those that the papers' data names. A library that is not on
    this machine makes its rows `not testable`; an FPGA leaves out the tables of standard cells.
    Designs of `published` rows, earlier rows of the same tables, are judged again by their figures
    and not measured; tables of S-boxes and software stay as published.
    Raises `UserError` for a target that means nothing or measures none of the tables, `ToolError`
    where a tool fails, and `AesiliconError` for a netlist that is not proven to be the S-box.
    """
    todo = [
        (paper, table, rulers)
        for paper in papers
        for table in paper.tables
        if (rulers := _rulers(table, where, quick)) or not table.targets
    ]
    if where and not any(rulers for _, _, rulers in todo):
        raise UserError(
            f"no table of this paper is measured on '{where[0]}', which has no standard cells: "
            "name a library"
        )
    figures = _figures(todo, published)
    todo_now = [one for one in todo if not _as_published(*one[:2], published)]
    jobs = [
        ruler.job(paper, cell.row)
        for paper, table, rulers in todo_now
        for ruler in rulers
        for cell in cells(table)
        if cell.quoted is None
    ]
    unique = [job for job in dict.fromkeys(jobs) if job is not None and job not in figures]
    measured = together([partial(_measured, job, store, force, told) for job in unique])
    figures |= dict(zip(unique, measured, strict=True))
    return [
        row for one in todo for row in _as_published(*one[:2], published) or _table(*one, figures)
    ]


def _as_published(
    paper: Paper, table: Table, published: Sequence[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """The published rows of a table of S-boxes or software, which do not hold all figures."""
    if not any(row.reproduce or row.software for row in table.rows):
        return []
    return [
        {**row, "caption": table.caption}
        for row in published
        if (row["paper"], row["table"]) == (paper.key, table.number)
    ]


def _figures(
    todo: Sequence[tuple[Paper, Table, list[Ruler]]], published: Sequence[Mapping[str, Any]]
) -> dict[Job | DesignJob, Mapping[str, Any]]:
    """The figures in published rows of designs, where RTL and tools are still these."""
    key = ("paper", "table", "row", "metric", "target", "wires")
    known = {tuple(row[part] for part in key): row for row in published if row["figures"]}
    found: dict[Job | DesignJob, Mapping[str, Any]] = {}
    for paper, table, rulers in todo if known else ():
        for ruler, cell in product(rulers, cells(table)):
            names = (paper.key, table.number, cell.row.name, cell.column, ruler.name, ruler.wires)
            job, row = ruler.job(paper, cell.row), known.get(names)
            if not isinstance(job, DesignJob) or job in found or row is None:
                continue
            figures = row["figures"]
            if (figures["design"], figures["goal"]) != (job.name, job.options.goal):
                continue
            if row["tools"] != measure.tools(job.target):
                continue
            if figures["design_hash"] == rtl.design_hash(job.design):
                found[job] = figures
    return found


def _rulers(table: Table, where: Sequence[str], quick: bool) -> list[Ruler]:
    """What measures a table: none if it is of standard cells, and only FPGAs are named.

    A quick run goes to no target where the table never has a search, unless the user names it.
    """
    names = dict.fromkeys(where or table.targets) if table.targets else ()
    return [
        Ruler(target, name, wires, quick or not table.gets_search(name, wires))
        for name, target in ((name, _find(name)) for name in names)
        if isinstance(target, (CellTarget, str)) or table.on_fpgas
        for wires in (table.wires if isinstance(target, (CellTarget, str)) else [None])
        if where or not quick or table.gets_search(name, wires)
    ]


def _find(name: str) -> Target | str:
    try:
        return targets.find(name)
    except MissingToolError as e:
        return str(e)


# --- measurements --------------------------------------------------------------------------------


def _measured(job: Job | DesignJob, store: Store, force: bool, told: Told) -> dict[str, Any]:
    """The figures of a job, from the store if they are there."""

    def make() -> dict[str, Any]:
        told(job.label, "measuring")
        return job.measure(store)

    name = job.block.label if isinstance(job, Job) else job.name
    figures = store.once(job.key, "reproduce", name, job.target.name, make, force=force)
    told(job.label, "done")
    return figures


def _value(
    row: Row, column: Column, job: Job | DesignJob, figures: Mapping[str, Any]
) -> float | None:
    value: float | None
    if isinstance(job, DesignJob):
        assert row.measure is not None
        value = designed.value(row.measure, column, job, figures)
    elif column.metric == "delay_ps":
        value = figures["delay_ns"] and 1000 * figures["delay_ns"]
    else:
        assert column.metric is not None
        value = figures[column.metric]
    if value is None:
        return None
    return round(value, 1) if value >= 100 else float(f"{value:.4g}")


def _evidence(row: Row, column: Column, job: Job | DesignJob, figures: Mapping[str, Any]) -> str:
    """The parts of a circuit that explain its delay or size."""
    if isinstance(job, DesignJob):
        assert row.measure is not None
        return designed.evidence(row.measure, column, figures)
    target = job.target
    if column.metric in ("delay_ps", "delay_ns"):
        kinds = figures["gates_by_kind"] or {}
        xors = kinds.get("XOR", 0) + kinds.get("XNOR", 0)
        made = f", {xors} XORs among {figures['gates']:,} gates" if xors else ""
        return (
            f"{figures['gate_equivalents']:,.0f} GE{made}, an input fan-out of "
            f"{figures['worst_fanout']} pins, and {_path(figures, target)}"
        )
    cells_, buffers = figures["cells"], _buffers(target)
    area = {name: n * liberty.cell_area(target.liberty, name) for name, n in cells_.items()}
    share = sum(area[name] for name in area if name in buffers) / (sum(area.values()) or 1)
    return f"{sum(cells_.values()):,} cells, with {share:.0%} of the area in buffers and inverters"


def _path(figures: Mapping[str, Any], target: CellTarget) -> str:
    """The slowest path from a port, and the part of it spent in buffers and drivers."""
    path = figures["path"]
    if not path:
        return f"at most {figures['depth']} cells in series"
    drivers = {"in", *_buffers(target)}
    driving = 1000 * sum(step["delay_ns"] for step in path if step["cell"] in drivers)
    return (
        f"{len(path) - 1} cells in {1000 * figures['delay_ns']:,.0f} ps, {driving:,.0f} "
        "ps of it in input driver, buffers and inverters"
    )


def _buffers(target: CellTarget) -> set[str]:
    return {gate.name for gate in plain.gates(target.liberty) if len(gate.inputs) == 1}


# --- rows ----------------------------------------------------------------------------------------


def _table(
    paper: Paper,
    table: Table,
    rulers: Sequence[Ruler],
    figures: Mapping[Job | DesignJob, Mapping[str, Any]],
) -> Iterator[dict[str, Any]]:
    """The rows of a table: cells that are only quoted, then for each ruler the rest and claims."""
    for cell in cells(table):
        if cell.quoted is not None:
            slip = paper.corrected(table.number, cell.row.name, cell.column)
            right = None if slip is None else slip.value
            judged = Judged(cell.printed, None, cell.quoted.verdict, cell.quoted.why, right)
            yield _row(paper, table, None, cell.row.name, cell.column, judged)
    yield from (_beside(paper, table, row) for row in table.rows if row.software is not None)
    for claim in table.builds:
        yield _row(paper, table, None, claim.name, claim.column, _built(paper, claim), claim=True)
    for ruler in rulers:
        results = _results(paper, table, ruler, figures)
        absent = ruler.target if isinstance(ruler.target, str) else None
        for cell in cells(table):
            if cell.quoted is None and cell.row.software is None:
                judged = Judged(cell.printed, None, "not testable", absent or "")
                if absent is None:
                    judged = verdict.cell(cell, results)
                row = _row(paper, table, ruler, cell.row.name, cell.column, judged)
                job = ruler.job(paper, cell.row)
                yield {**row, "figures": None if job is None else _kept(job, figures[job])}
        claims: list[tuple[Order | Factor, Judged]]
        claims = [(order, verdict.order(order, results)) for order in table.orders]
        claims += [(factor, verdict.factor(factor, results)) for factor in table.factors]
        for one, judged in claims:
            said = replace(judged, why=absent or judged.why)
            yield _row(paper, table, ruler, one.name, one.column, said, claim=True)


def _built(paper: Paper, claim: Builds) -> Judged:
    """Elaborates each build, and counts its S-boxes and clocks."""
    said, refused = [], []
    for variant in claim.variants():
        (key_bits,), options = variant.core["key_bits"], list(variant.core.values())[-1]
        shown = ", ".join(f"{name} = {value}" for name, value in options.items())
        try:
            built = designed.varied(paper, "build", variant)
        except UserError as e:
            refused.append(str(e))
            continue
        clocks = built.timing(key_bits, 128).interval
        boxes = counted.lookups(built)
        said.append(f"AES-{key_bits} with {shown}: {boxes} S-boxes, {clocks} clocks")
    printed, measured = f"{len(said) + len(refused)} builds", f"{len(said)} builds"
    why = "; ".join(refused or said)
    return Judged(printed, measured, "does not hold" if refused else "holds", why)


def _beside(paper: Paper, table: Table, row: Row) -> dict[str, Any]:
    """The row of OpenSSL on this machine; its figure is never stored."""
    assert row.software is not None
    (column, printed), *_ = row.printed.items()
    why = "OpenSSL on the machine that made this row, one core"
    try:
        speed = software.measure(row.software.cipher, instructions=row.software.instructions)
    except (MissingToolError, ToolError) as e:
        judged = Judged(printed, None, "not testable", str(e))
        return _row(paper, table, None, row.name, column, judged)
    judged = Judged(printed, speed.mbps, "not in the paper", why)
    made_by = {
        "tools": {"openssl": speed.openssl},
        "command": speed.command,
        "target": f"one core of {speed.processor}",
    }
    return _row(paper, table, None, row.name, column, judged) | made_by


def _kept(job: Job | DesignJob, figures: Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(job, Job):
        return dict(figures)
    on_cells = isinstance(job.target, CellTarget)
    kept = designed.KEPT if on_cells else designed.KEPT_ON_FPGAS
    return {name: figures[name] for name in kept if name in figures}


def _results(
    paper: Paper, table: Table, ruler: Ruler, figures: Mapping[Job | DesignJob, Mapping[str, Any]]
) -> Results:
    values: dict[tuple[str, str], float | None] = {}
    evidence: dict[tuple[str, str], str] = {}
    for cell in cells(table):
        job, column = ruler.job(paper, cell.row), table.columns[cell.column]
        if cell.quoted is None and cell.row.software is None and job is not None:
            values[cell.row.name, cell.column] = _value(cell.row, column, job, figures[job])
            evidence[cell.row.name, cell.column] = _evidence(cell.row, column, job, figures[job])
    return Results(table, paper, values, evidence)


def _row(
    paper: Paper,
    table: Table,
    ruler: Ruler | None,
    name: str,
    column: str,
    judged: Judged,
    *,
    claim: bool = False,
) -> dict[str, Any]:
    """One `reproduce` row; of a claim `row` is what is claimed."""
    return {
        "paper": paper.key,
        "table": table.number,
        "caption": table.caption,
        "row": name,
        "metric": column,
        "unit": "x" if claim and ruler else table.columns[column].unit,
        "claim": claim,
        "target": ruler.name if ruler is not None else None,
        "wires": ruler.wires if ruler is not None else None,
        "printed": judged.printed,
        "corrected": judged.corrected,
        "measured": judged.measured,
        "ratio": _rounded(judged.ratio),
        "compared_with": table.compared_with if ruler is not None else None,
        "printed_to_reference": _rounded(judged.printed_to_reference),
        "measured_to_reference": _rounded(judged.measured_to_reference),
        "verdict": judged.verdict,
        "why": judged.why,
        **_made_by(paper, ruler),
        "figures": None,
    }


def _made_by(paper: Paper, ruler: Ruler | None) -> dict[str, Any]:
    if ruler is None or isinstance(ruler.target, str):
        return {"library": None, "tools": None, "command": None}
    target = ruler.target
    library = target.provenance() if isinstance(target, CellTarget) else None
    words = ["aesilicon", "reproduce", paper.key, "--target", ruler.name]
    return {
        "library": library,
        "tools": measure.tools(target),
        "command": shlex.join([*words, *(["--quick"] if ruler.quick else [])]),
    }


def _rounded(ratio: float | None) -> float | None:
    return None if ratio is None else round(ratio, 4)
