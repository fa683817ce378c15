# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Prints checks, proofs and measurements as tables on a terminal, with their notes."""

import shlex
from collections.abc import Sequence

from aesilicon import console
from aesilicon.drivers.layer_registry import LAYERS
from aesilicon.flows.measure.measurement import PLACES, Measurement
from aesilicon.flows.prove.report import AnySequence, EngineProof, MutantVerdict, OwnPorts, Proof
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.layer_proof import LayeredProof
from aesilicon.report import tables

_VERDICTS = {True: "proven", False: "REFUTED", None: "not examined"}


def checks(report: VerifyReport) -> None:
    """Prints a verification report."""
    console.table(
        ["check", "result", "cases", "detail"],
        [
            [check.name, "passed" if check.passed else "FAILED", f"{check.count:,}", check.detail]
            for check in report.checks
        ],
    )


def proof(report: Proof, argument: str | None = None) -> None:
    """Prints a proof report: each part's verdict, and a counterexample of each part that fails.

    `argument` is the design as given on the command line, for the command that simulates them.
    """
    engine = report.engine
    verdicts = {
        f"core: {p}" if engine and p != "netlist" else p: v for p, v in report.parts.items()
    }
    verdicts |= {part.part: part.holds for part in engine.parts} if engine else {}
    console.table(["part", "verdict"], [[part, _VERDICTS[v]] for part, v in verdicts.items()])
    for part in report.parts:
        of_part = [failure for failure in report.failures if failure.startswith(f"{part}:")]
        for failure in of_part[:1]:
            console.say(failure)
        if len(of_part) > 1:
            console.say(f"  and {len(of_part) - 1} more failures of this part; --json shows all")
    if report.own_ports:
        console.say(_own_ports(report.own_ports))
    if report.any_sequence:
        console.say(_any_sequence(report.any_sequence))
    for cases in [
        counterexample.cases for counterexample in report.counterexamples if counterexample.cases
    ][:1]:
        words = ["aesilicon", "verify", argument or report.design]
        words += [word for case in cases for word in ("--case", case)]
        console.say(f"in simulation: {shlex.join(words)}")
    searched = report.any_sequence
    reach = report.reach or ("any sequence" if searched and searched.right else "scenarios")
    clocks = (
        " but for the exact clocks" if searched and searched.right and searched.leans_on else ""
    )
    covered = f": {report.covered}" if report.covered else ""
    proven = f"for all keys and all blocks, {reach}{clocks}{covered}"
    verdict = proven if report.proven else "not proven"
    if report.engine is not None:
        _engine(report, report.engine, verdict)
        return
    console.say(f"{report.design}: {report.seconds:.1f} s, {verdict}")


def _engine(report: Proof, engine: EngineProof, core: str) -> None:
    """Prints what is proven of a design with a mode, and what is not."""
    cores = f"cores, {engine.core} and {engine.second}" if engine.second else f"core, {engine.core}"
    console.say(f"{report.design}: its {cores}: {core}")
    for part in engine.parts:
        console.say(part.failure or f"{report.design}: {part.covers}")
    for netlist in report.netlists:
        if netlist.equal:
            console.say(f"{report.design}: the netlist on {netlist.target} equals the RTL")
    for left in engine.not_proven:
        console.say(f"{report.design}: not proven, but tested by 'aesilicon verify': {left}")


def _own_ports(searched: OwnPorts) -> str:
    if searched.right:
        waits = ", ".join(f"{wait} {most}" for wait, most in searched.waits.items())
        return (
            f"own ports: right in all {searched.situations:,} situations that the core can get "
            f"into without its adapter; most clocks of a wait: {waits}"
        )
    return f"own ports: {searched.failure or 'undecided, ' + searched.why}"


def _any_sequence(searched: AnySequence) -> str:
    if searched.right:
        leans = f"; leans on the part {', '.join(searched.leans_on)}" if searched.leans_on else ""
        return (
            f"any sequence: right in all {searched.situations:,} situations that the core can "
            f"get into ({searched.clocks:,} clocks{leans})"
        )
    return f"any sequence: {searched.failure or 'undecided, ' + searched.why}"


def proofs(reports: Sequence[Proof], arguments: Sequence[str]) -> None:
    """Prints several proof reports: a row for each design, then the failures.

    `arguments` are the designs as given on the command line.
    """
    parts = list(reports[0].parts)
    console.table(
        ["design", *parts, "seconds"],
        [
            [report.design, *(_VERDICTS[report.parts[p]] for p in parts), f"{report.seconds:.1f}"]
            for report in reports
        ],
    )
    for report, argument in zip(reports, arguments, strict=True):
        if not report.proven:
            proof(report, argument)


def layered(row: LayeredProof) -> None:
    """Prints the proof of a layer with a core behind it."""
    layer, core = row.layer, row.core
    told = {True: "proven", False: "REFUTED", None: "undecided"}
    console.table(
        ["part", "verdict"],
        [
            [layer.layer, told[layer.proven]],
            *([f"core: {part}", _VERDICTS[verdict]] for part, verdict in core.parts.items()),
        ],
    )
    where = ", ".join(f"{name} {value}" for name, value in layer.parameters.items())
    if layer.proven:
        follows = LAYERS[layer.layer].follows
        console.say(f"{layer.layer} ({where}) follows {follows} in {', '.join(row.ways)}")
    if row.left_out:
        console.say(row.left_out)
    if layer.failure:
        console.say(f"{layer.layer}: {layer.failure}")
    console.say(
        f"assumed of the core, shown by its handshake proof: {', '.join(layer.assumes_core)}"
    )
    console.say(f"assumed of the surroundings: {'; '.join(row.surroundings)}")
    if row.missing:
        console.say(f"not shown by the core's proof: {', '.join(row.missing)}")
    if not core.proven:
        for failure in core.failures[:1]:
            console.say(failure)
    stream = "for any sequence of messages, keys, stalls, refusals, clears and resets"
    values = f"the core's values: {row.reach}"
    verdict = f"proven {stream}; {values}" if row.proven else "not proven"
    console.say(f"{row.design} behind {layer.layer}: {row.seconds:.1f} s, {verdict}")


def mutant(row: MutantVerdict) -> None:
    """Prints the verdict on one mutant."""
    console.say(f"mutant {row.mutant} of {row.design}: {row.what}")
    console.say(row.verdict)
    for failure in row.failures:
        console.say(failure)


def measurements(rows: Sequence[Measurement]) -> None:
    """Prints measurements with their slack and notes."""
    console.table(tables.COLUMNS, [_cells(row) for row in rows])
    for row in rows:
        notes = (f"slack {at.slack_ns:g} ns at {at.clock_ns:g} ns" for at in row.slack_ns or ())
        for note in (*notes, *row.notes):
            console.say(f"{row.design} on {row.target}: {note}")


def _cells(row: Measurement) -> list[str]:
    """The cells of a row, with the options of its command beside the target."""
    design, target, *others = tables.cells(row)
    words = shlex.split(row.command)
    place = next(n for n, word in enumerate(words) if word in PLACES)
    options = words[place + 2 :]
    return [design, " ".join([target, *options]), *others]
