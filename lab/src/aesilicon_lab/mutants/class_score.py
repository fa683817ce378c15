# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The mutation score of a design, which shows that its proof can fail.

Each mutant of a random sample that Yosys builds must be refuted by a counterexample that a concrete
simulation confirms (for some mutants Verilator too), be shown to be equivalent or right for any
sequence, or be in `CONFORMING`.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import AliasChoices, Field

from aesilicon.design import rtl
from aesilicon.equivalence.results import Part
from aesilicon.result import Result
from aesilicon_lab.mutants.mutant_proofs import MutantResult, MutationBench, MutationReport, Verdict
from aesilicon_lab.mutants.mutants import (
    GateMutant,
    Mutant,
    RegisterMutant,
    RtlMutant,
    SboxMutant,
    rules_hash,
)

_STATE_CLEARED = "if (!(state_round || state_hold || (block_taken_i && live_i))) state_q <= '0;"
CONFORMING = {
    (_STATE_CLEARED, "'&& live_i' becomes ''"): (
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
    ("assign state_hold = live_i && busy;", "'&& busy' becomes ''"): (
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
    ("assign step = step_o && kept_i && !start_i;", "'&& kept_i' becomes ''"): (
        "after a refused key the schedule that overwrites the round keys makes constants of words "
        "that are 0, and writes them in place of 0; they depend on no key and serve no block"
    ),
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


class Sample(Result):
    """The number of mutants to judge."""

    netlist: int
    rtl: int
    verilator: int
    """Maximum number of refuted netlist mutants that Verilator must confirm."""


class MutantScore(Result):
    """The verdicts on a sample of the mutants of one class of configuration."""

    class_name: str = Field(
        validation_alias=AliasChoices("class", "class_name"), serialization_alias="class"
    )
    design_hash: str
    rules: str = ""
    """`mutants.rules_hash` of the mutants."""
    design: str
    seed: int
    mutants: int
    verdicts: Mapping[Verdict, int]
    refuted_by: Mapping[Part, int]
    """Part of the proof -> number of mutants whose counterexample is in this part."""
    kinds: Mapping[str, int]
    """Kind of mutant -> number of refuted mutants."""
    not_refuted: tuple[str, ...]
    """Verdict and change of each mutant that is not refuted."""
    sample: Sample
    replayed_by_verilator: int
    confirmed_by_verilator: int
    explained: tuple[str, ...]
    """Changes of survivors, with the reason why the contract allows their behaviour."""
    unexplained: tuple[str, ...]
    """Changes of survivors without such a reason."""

    @property
    def holds(self) -> bool:
        """Whether every survivor is explained, and Verilator confirmed every replayed run."""
        confirmed = self.confirmed_by_verilator == self.replayed_by_verilator
        return confirmed and not self.unexplained

    def to_json(self) -> dict[str, Any]:
        """The score as JSON data; the key of `class_name` is `class`."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)


def score(
    class_name: str,
    bench: MutationBench,
    sample: Sample,
    *,
    seed: int = 1,
    tell: Callable[[str], None] = lambda line: None,
) -> MutantScore:
    """Judges a sample of the mutants of a design; calls `tell` with a line for each mutant.

    The seed and the RTL determine the score.
    """
    results: list[MutantResult] = []
    number = sample.netlist + sample.rtl
    for source in (bench.netlist(sample.netlist, seed), bench.rtl(sample.rtl, seed)):
        for result in source:
            results.append(result)
            tell(f"{len(results)} of {number}: {result.verdict}: {result.mutant}")
    report = MutationReport(bench.design.name, seed, tuple(results))
    refuted = [result.mutant for result in report.refuted]
    replayed = [m for m in refuted if isinstance(m, GateMutant | RegisterMutant | SboxMutant)]
    replayed = replayed[: sample.verilator]
    confirmed = bench.by_verilator(replayed) if replayed else []
    survivors = [r.mutant for r in results if r.verdict in ("survived", "unconfirmed")]
    parts = [r.part for r in report.refuted if r.part]
    return MutantScore(
        class_name=class_name,
        design_hash=rtl.design_hash(bench.design),
        rules=rules_hash(),
        design=bench.design.name,
        seed=seed,
        mutants=len(results),
        verdicts=Counter(result.verdict for result in results),
        refuted_by=Counter(parts),
        kinds=Counter(mutant.kind for mutant in refuted),
        not_refuted=tuple(report.not_refuted),
        sample=sample,
        replayed_by_verilator=len(confirmed),
        confirmed_by_verilator=sum(confirmed),
        explained=tuple(
            f"{m}: {CONFORMING[change_of(m)]}" for m in survivors if change_of(m) in CONFORMING
        ),
        unexplained=tuple(str(m) for m in survivors if change_of(m) not in CONFORMING),
    )


def change_of(mutant: Mutant) -> tuple[str, str]:
    """(Changed line of the source, change). The line is empty for a netlist mutant."""
    if not isinstance(mutant, RtlMutant):
        return "", mutant.what
    line = mutant.file.read_text(encoding="utf-8").splitlines()[mutant.line]
    return line.strip(), mutant.what
