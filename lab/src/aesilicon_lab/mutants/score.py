# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The mutation score of a design: can its proof fail?

Each mutant of a random sample must be refuted by a counterexample that a concrete simulation
confirms (for some mutants Verilator too), be shown to be the same circuit, or be in `CONFORMING`.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from aesilicon_lab.mutants.mutants import GateMutant, Mutant, RegisterMutant, RtlMutant, SboxMutant
from aesilicon_lab.mutants.mutation import MutantResult, MutationBench, MutationReport

_STATE_CLEARED = "if (!(state_round || state_hold || (block_taken && live))) state_q <= '0;"
CONFORMING = {
    (_STATE_CLEARED, "'&& live' becomes ''"): (
        "a block offered in the first clock of a reset gets into the state and leaves it a clock "
        "later, within the clock that the contract gives after a reset"
    ),
    (_STATE_CLEARED, "'&&' becomes '||'"): (
        "an idle core's state takes what lies on the data input, shows it nowhere, and is 0 after "
        "a clear or reset as before"
    ),
    (
        "assign state_round_o = live_i && running && busy && second;",
        "'&& running' becomes ''",
    ): (
        "in the clock in which a result leaves and no block follows, the state takes the data "
        "input XOR the first round key; no result is made of it, and a clock later the state is 0 "
        "as before, after a clear or reset too; the proof objects because `in_decrypt_i`, which is "
        "arbitrary there, selects that key"
    ),
    (".hold_i(live && busy),", "'&& busy' becomes ''"): (
        "an idle core keeps the last block in its state until the next one or a clear, and shows "
        "it nowhere; the contract asks for 0 after a clear or reset"
    ),
    (
        "assign out_error_o = out_error_q && out_valid_q && !key_clear_i;",
        "'&& !key_clear_i' becomes ''",
    ): "out_error_o belongs to a result, and out_valid_o is low in the clock of a clear",
    (
        "assign out_error_o = out_error_q && out_valid_q && !key_clear_i;",
        "'&& out_valid_q' becomes ''",
    ): "out_error_o belongs to a result, and without one it has no meaning",
    (
        "columns[BlockBits-1-n -: 64] = "
        "{64{!SEVERAL || n < 128 || len[1] || (len[0] && n < 192)}};",
        "'&&' becomes '||'",
    ): (
        "the processor gives out no more words than a block has, so what is in the columns beyond "
        "it does not matter; in a core of its own they are on out_data_o, and this is refuted"
    ),
}
"""(Line of the RTL, change) of a mutant that survives or is unconfirmed -> why the contract allows
its behaviour."""


@dataclass(frozen=True)
class Sample:
    """How many mutants are judged."""

    netlist: int
    rtl: int
    verilator: int
    """Maximum number of refuted netlist mutants that Verilator must confirm."""


def score(
    bench: MutationBench,
    sample: Sample,
    *,
    seed: int = 1,
    told: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """Judges a sample of the mutants of a design; `told` gets a line for each.

    The result is that of `MutationReport.to_json`, with the sample, what Verilator confirmed, the
    survivors that are explained, and those that are not. All of it follows from the seed and the
    RTL.
    """
    results: list[MutantResult] = []
    number = sample.netlist + sample.rtl
    for source in (bench.netlist(sample.netlist, seed), bench.rtl(sample.rtl, seed)):
        for result in source:
            results.append(result)
            told(f"{len(results)} of {number}: {result.verdict}: {result.mutant}")
    refuted = [r.mutant for r in results if r.verdict == "refuted"]
    replayed = [m for m in refuted if isinstance(m, GateMutant | RegisterMutant | SboxMutant)]
    replayed = replayed[: sample.verilator]
    confirmed = bench.by_verilator(replayed) if replayed else []
    survivors = [r.mutant for r in results if r.verdict in ("survived", "unconfirmed")]
    return MutationReport(bench.design.name, seed, tuple(results)).to_json() | {
        "sample": asdict(sample),
        "replayed_by_verilator": len(confirmed),
        "confirmed_by_verilator": sum(confirmed),
        "explained": [
            f"{m}: {CONFORMING[change_of(m)]}" for m in survivors if change_of(m) in CONFORMING
        ],
        "unexplained": [str(m) for m in survivors if change_of(m) not in CONFORMING],
    }


def holds(row: dict[str, Any]) -> bool:
    """Every survivor is explained, and Verilator confirmed every run that it replayed."""
    return not row["unexplained"] and (
        row["confirmed_by_verilator"] == row["replayed_by_verilator"]
    )


def change_of(mutant: Mutant) -> tuple[str, str]:
    """The line of the source that was changed, and how; mutants of a netlist have no line."""
    if not isinstance(mutant, RtlMutant):
        return "", mutant.what
    line = mutant.file.read_text(encoding="utf-8").splitlines()[mutant.line]
    return line.strip(), mutant.what
