# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Results on a terminal: checks, proofs and measurements as tables, with what goes beside them."""

from collections.abc import Sequence
from typing import Any

from aesilicon import console
from aesilicon.report import tables

_VERDICTS = {True: "proven", False: "REFUTED", None: "not examined"}


def checks(report: dict[str, Any]) -> None:
    """A verification report."""
    console.table(
        ["check", "result", "cases", ""],
        [
            [c["name"], "passed" if c["passed"] else "FAILED", f"{c['count']:,}", c["detail"]]
            for c in report["checks"]
        ],
    )


def proof(report: dict[str, Any], argument: str | None = None) -> None:
    """A proof report: each part's verdict, and one counterexample of each part that fails.

    `argument` is what names the design on the command line, for a command that shows it again.
    """
    console.table(
        ["part", "verdict"], [[part, _VERDICTS[v]] for part, v in report["parts"].items()]
    )
    for part in report["parts"]:
        of_part = [f for f in report["failures"] if f.startswith(f"{part}:")]
        for failure in of_part[:1]:
            console.say(failure)
        if len(of_part) > 1:
            console.say(f"  and {len(of_part) - 1} more like it; --json shows all")
    for cases in [c["cases"] for c in report["counterexamples"] if c["cases"]][:1]:
        words = " ".join(f"--case {case}" for case in cases)
        console.say(f"see it: aesilicon verify {argument or report['design']} {words}")
    what = "for all keys and all blocks" if report["proven"] else "not proven"
    console.say(f"{report['design']}: {report['seconds']:.1f} s, {what}")


def proofs(reports: Sequence[dict[str, Any]]) -> None:
    """Several proof reports: a row a design, then what fails."""
    parts = list(reports[0]["parts"])
    console.table(
        ["design", *parts, "seconds"],
        [
            [r["design"], *(_VERDICTS[r["parts"][p]] for p in parts), f"{r['seconds']:.1f}"]
            for r in reports
        ],
    )
    for report in reports:
        if not report["proven"]:
            proof(report)


def mutant(row: dict[str, Any]) -> None:
    """What became of one mutant."""
    console.say(f"mutant {row['mutant']} of {row['design']}: {row['what']}")
    console.say(row["verdict"])
    for failure in row["failures"]:
        console.say(failure)


def measurements(rows: Sequence[dict[str, Any]]) -> None:
    """Measurements, with what must be said beside the numbers."""
    console.table(tables.COLUMNS, [tables.cells(row) for row in rows])
    for row in rows:
        for note in row["notes"]:
            console.say(f"{row['design']} on {row['target']}: {note}")
