# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What `verify` and `prove` catch of the planted faults, a row an architecture."""

from collections.abc import Callable, Sequence

from aesilicon.report import tables
from aesilicon_lab.mutants import catch_rate, planted_faults
from aesilicon_lab.mutants.fault_row import FaultRow

_COLUMNS = (
    *("architecture", "planted", "judged", "`verify`", "random traffic alone", "`prove`"),
    *("`--any-sequence` too", "neither", "right too"),
)


def section(rows: Sequence[FaultRow], every: Sequence[planted_faults.Fault]) -> list[str]:
    """Lines of Markdown: both rates by architecture and by part, and what neither catches."""
    names = dict.fromkeys(map(catch_rate.architecture_of, every))
    planted = [catch_rate.architecture_of(fault) for fault in every]
    lines = [
        [name, str(planted.count(name)), *_counts([r for r in rows if r.architecture == name])]
        for name in names
    ]
    lines.append(["all", str(len(planted)), *_counts(rows)])
    parts = [
        [part, str(len(of)), str(sum(bool(row.caught_by) for row in of))]
        for part in dict.fromkeys(row.part for row in rows if row.part)
        if (of := [row for row in rows if row.part == part])
    ]
    earlier = sum(not catch_rate.is_current(row) for row in rows)
    return [
        "Faults planted by hand in each architecture, as other expressions in the source, are put",
        "to `verify` and to `prove`. `verify` has its usual effort, without the check",
        f"*{catch_rate.LEFT_OUT}*. It begins with *{catch_rate.RANDOM}*,",
        "and a column counts what this check alone catches. `prove` runs scenarios, handshake and",
        "own ports, then the search of any sequence. Right too: another circuit, and right for any",
        "sequence, so there is nothing to catch.",
        "`python -m aesilicon_lab.mutants.catch_rate` does it again; `--missing --publish` judges",
        "what is not judged yet, or was in earlier RTL.",
        *([f"{earlier} of the rows are of earlier RTL or of another fault."] if earlier else []),
        "",
        tables.markdown(_COLUMNS, lines),
        "",
        "By the part of the proof that fails. `verify` sees the ports alone, so a register that",
        "outlives a clear is for the proof:",
        "",
        tables.markdown(("part", "refuted by `prove`", "of these caught by `verify`"), parts),
        *_list("Caught by neither:", [r for r in rows if _neither(r)], lambda r: _reason(r.fault)),
        *_list(
            "Caught by `verify` and not by `prove`:",
            [r for r in rows if r.caught_by and not r.proof_catches],
            lambda row: f"check *{row.caught_by}*",
        ),
    ]


def _neither(row: FaultRow) -> bool:
    return not (row.caught_by or row.proof_catches or row.verdict == "right too")


def _counts(rows: Sequence[FaultRow]) -> list[str]:
    refuted = [row for row in rows if row.verdict == "refuted"]
    searched = [row for row in rows if row.verdict == "refuted for any sequence"]
    counted = (
        *(rows, [row for row in rows if row.caught_by]),
        *([row for row in rows if row.caught_by == catch_rate.RANDOM], refuted, searched),
        *([row for row in rows if _neither(row)], [r for r in rows if r.verdict == "right too"]),
    )
    return [str(len(each)) for each in counted]


def _reason(name: str) -> str:
    return planted_faults.get(name).reason or "open"


def _list(heading: str, rows: Sequence[FaultRow], say: Callable[[FaultRow], str]) -> list[str]:
    lines = [f"- {row.fault} (`{row.design}`): {say(row)}" for row in rows]
    return ["", heading, "", *lines] if lines else []
