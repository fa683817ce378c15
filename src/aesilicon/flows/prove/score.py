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
from aesilicon.flows.prove.mutants import GateMutant, Mutant, RegisterMutant, SboxMutant
from aesilicon.flows.prove.mutation import MutantResult, MutationBench, MutationReport

CONFORMING = {
    ("aes_core_round.sv", "operand dropped", "'&& last_step' becomes ''"): (
        "the key that decryption starts from is kept in every step of a walk, so in the last one "
        "too, and no block reads it before"
    ),
    ("aes_core_round.sv", "operand dropped", "'&& !key_taken' becomes ''"): (
        "the end of the schedule of the key before stays until that of the new key replaces it, or "
        "a clock longer after a refused key; no result depends on it, and a clear drops it"
    ),
}
"""(File, kind, change) of an RTL mutant that survives -> why the contract allows what it does."""


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
            f"{m}: {CONFORMING[_change(m)]}" for m in survivors if _change(m) in CONFORMING
        ],
        "unexplained": [str(m) for m in survivors if _change(m) not in CONFORMING],
    }


def holds(row: dict[str, Any]) -> bool:
    """Nothing survived without a reason, and Verilator confirmed what it was asked to."""
    return not row["unexplained"] and (
        row["confirmed_by_verilator"] == row["replayed_by_verilator"]
    )


def _change(mutant: Mutant) -> tuple[str, str, str]:
    return mutant.where.partition(":")[0], mutant.kind, mutant.what
