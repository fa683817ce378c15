# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The mutation score of an architecture: can its proof fail? Part of `make bench`.

A thousand mutants of one of its designs are refuted with a counterexample that a concrete
simulation confirms, the first hundred by Verilator too, or are shown to be the same circuit, or
stand in `CONFORMING`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from aesilicon.design import Design
from aesilicon.flows.prove.mutants import (
    GateMutant,
    Mutant,
    RegisterMutant,
    RtlMutant,
    SboxMutant,
)
from aesilicon.flows.prove.mutation import MutantResult, MutationBench, MutationReport

CONFORMING = {
    (
        "assign state_d = (entered & {BlockBits{block_taken && live}} & columns(block_len)) |",
        "'&& live' becomes ''",
    ): (
        "a block offered in the first clock of a reset gets into the state and leaves it a clock "
        "later, within the clock that the contract gives after a reset"
    ),
}
"""(Line of the RTL, change) of a mutant that survives -> why the contract allows what it does."""


def score(
    design: Design,
    work: Path,
    *,
    netlist: int = 900,
    rtl: int = 200,
    verilator: int = 100,
    seed: int = 1,
    told: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """Judges `netlist` + `rtl` mutants of a design; `told` gets a line for each.

    The result is that of `MutationReport.to_json`, with what Verilator confirmed, the survivors
    that are explained, and those that are not. All of it follows from the seed and the RTL.
    """
    bench = MutationBench(design, work)
    results: list[MutantResult] = []
    for source in (bench.netlist(netlist, seed), bench.rtl(rtl, seed)):
        for result in source:
            results.append(result)
            told(f"{len(results)} {result.verdict}: {result.mutant}")
    refuted = [r.mutant for r in results if r.verdict == "refuted"]
    replayed = [m for m in refuted if isinstance(m, GateMutant | RegisterMutant | SboxMutant)]
    confirmed = bench.by_verilator(replayed[:verilator])
    survivors = [r.mutant for r in results if r.verdict in ("survived", "unconfirmed")]
    return MutationReport(design.name, seed, tuple(results)).to_json() | {
        "replayed_by_verilator": len(confirmed),
        "confirmed_by_verilator": sum(confirmed),
        "explained": [
            f"{m}: {CONFORMING[change_of(m)]}" for m in survivors if change_of(m) in CONFORMING
        ],
        "unexplained": [str(m) for m in survivors if change_of(m) not in CONFORMING],
    }


def holds(row: dict[str, Any]) -> bool:
    """Nothing survived without a reason, and Verilator confirmed what it was asked to."""
    return not row["unexplained"] and (
        row["confirmed_by_verilator"] == row["replayed_by_verilator"]
    )


def change_of(mutant: Mutant) -> tuple[str, str]:
    """The line of the source that was changed, and how; mutants of a netlist have no line."""
    if not isinstance(mutant, RtlMutant):
        return "", mutant.what
    line = mutant.file.read_text(encoding="utf-8").splitlines()[mutant.line]
    return line.strip(), mutant.what
