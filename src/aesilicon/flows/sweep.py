# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Flows answered from the store where it can, and run side by side where it cannot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from aesilicon import provenance
from aesilicon.architectures import ARCHITECTURES
from aesilicon.design import rtl
from aesilicon.design.design import Design, described, descriptions
from aesilicon.equivalence.mapped import Mapped
from aesilicon.errors import AesiliconError
from aesilicon.flows import measure
from aesilicon.flows.measure import foreign
from aesilicon.flows.measure.foreign import ForeignCore
from aesilicon.flows.measure.options import DEFAULT, Options
from aesilicon.flows.prove import any_sequence, plain, reloaded, whole
from aesilicon.flows.verify import verify
from aesilicon.parallel import failure, together
from aesilicon.store import Entry, Store
from aesilicon.targets import Target


@dataclass(frozen=True)
class Job:
    """One measurement to make."""

    design: Design
    target: Target
    options: Options = DEFAULT

    @property
    def place(self) -> str:
        """Target and options: of each the report shows the newest row."""
        return " ".join([self.target.name, *self.options.words(self.target)])

    @property
    def key(self) -> str:
        """Hash of everything the measurement depends on."""
        return measure.cache_key(self.design, self.target, self.options)


Told = Callable[[Job, str], None]
"""Called with a job and "measuring", "done", "stored", "failed" or "interrupted", from any
thread."""


def measured(
    jobs: Sequence[Job],
    store: Store,
    *,
    force: bool = False,
    told: Told = lambda job, what: None,
    workers: int | None = None,
) -> list[dict[str, Any]]:
    """Measures what the store does not hold, `workers` at a time; rows in the order of `jobs`.

    A failure is raised when all others are done, so nothing measured is lost.
    """

    def one(job: Job) -> dict[str, Any]:
        entry = None if force else store.get(job.key)
        if entry is not None:
            told(job, "stored")
            return entry.result
        told(job, "measuring")
        try:
            row = _measure(job, store, force)
        except Exception:
            told(job, failure())
            raise
        told(job, "done")
        return row

    rows = together([partial(one, job) for job in jobs], workers)
    return [_with_trust(row, store) for row in rows]


def _measure(job: Job, store: Store, force: bool) -> dict[str, Any]:
    def make() -> dict[str, Any]:
        work, keep = store.new_run_folder(job.key), store.cache / "routed"
        return measure.measure(job.design, job.target, job.options, work=work, keep=keep).to_json()

    return store.once(job.key, "measure", job.design.name, job.place, make, force=force)


def measured_foreign(
    core: ForeignCore,
    target: Target,
    options: Options,
    store: Store,
    *,
    unproven: bool = False,
    force: bool = False,
) -> dict[str, Any]:
    """The row of a foreign core (as `measure --rtl --json` prints it), made if need be."""
    key = foreign.cache_key(core, target, options, unproven=unproven)
    place = " ".join([target.name, *options.words(target)])

    def make() -> dict[str, Any]:
        work, keep = store.new_run_folder(key), store.cache / "routed"
        return foreign.measure_foreign(
            core, target, options, work=work, keep=keep, unproven=unproven
        ).to_json()

    return store.once(key, "measure-foreign", core.top, place, make, force=force)


def verified(design: Design, store: Store, *, force: bool = False) -> dict[str, Any]:
    """The verification report of a design (as `verify --json` prints it), run if need be."""

    def make() -> dict[str, Any]:
        return verify.verify(design, store.cache).to_json()

    return store.once(verify.cache_key(design), "verify", design.name, "", make, force=force)


Saying = Callable[[str], None]
"""Called with what is being done now."""


def proven(
    design: Design, store: Store, *, force: bool = False, progress: Saying = lambda now: None
) -> dict[str, Any]:
    """The proof report of a design (as `prove --json` prints it), made if need be."""
    key = _prove_key(design)
    prove = reloaded.prove_design if reloaded.reloads(design.arch) else whole.prove_design

    def make() -> dict[str, Any]:
        return prove(design, store.new_run_folder(key), progress=progress).to_json()

    return store.once(key, "prove", design.name, "", make, force=force)


def _prove_key(design: Design) -> str:
    """The key of a design's proof."""
    of = design.name, rtl.design_hash(design), descriptions(design)
    return _prove_key_of(design.core.architecture, *of)


def _prove_key_of(architecture: str, name: str, design_hash: str, described: str) -> str:
    """The same for the names of architecture and design, its hash and its descriptions' digest."""
    reloads = reloaded.reloads(ARCHITECTURES[architecture])
    key_of = reloaded.key_of if reloads else whole.key_of
    return key_of(name, design_hash, described)


def proven_mapped(
    design: Design, target: Target, store: Store, *, force: bool = False
) -> dict[str, Any]:
    """The proof that what synthesis makes of a design on a target is its RTL, made if need be."""
    mapper = provenance.digest_of("aesilicon.flows.measure.netlist")
    key = whole.digest("netlist", mapper, measure.cache_key(design, target))

    def make() -> dict[str, Any]:
        return measure.prove_mapped(design, target, store.new_run_folder(key)).to_json()

    return store.once(key, "netlist", design.name, target.name, make, force=force)


def proven_any_sequence(
    design: Design, store: Store, *, force: bool = False, progress: Saying = lambda now: None
) -> dict[str, Any]:
    """The proof of data, time and secrets for any sequence of offers, made if need be."""
    prover = provenance.digest_of("aesilicon.flows.prove.any_sequence")
    hashes = rtl.design_hash(design), descriptions(design)
    key = whole.digest("any sequence", design.name, *hashes, prover)

    def make() -> dict[str, Any]:
        work = store.new_run_folder(key)
        prove = any_sequence.prove_any_sequence
        return prove(design, work, progress=lambda now, _: progress(now)).to_json()

    return store.once(key, "any-sequence", design.name, "", make, force=force)


def proven_plain(
    name: str, compared: Mapped, store: Store, *, progress: Saying = lambda now: None
) -> dict[str, Any]:
    """The proof that the plain Verilog of the design `name` equals its RTL, made if need be."""
    key = plain.cache_key(compared)

    def make() -> dict[str, Any]:
        progress("plain Verilog")
        return plain.prove_plain(name, compared, store.new_run_folder(key)).to_json()

    return store.once(key, "plain", name, "", make)


def all_proven(
    designs: Sequence[Design],
    store: Store,
    *,
    targets: Sequence[Target] = (),
    unbounded: bool = False,
    force: bool = False,
    told: Callable[[str, str, str], None] = lambda design, state, detail: None,
    workers: int | None = None,
) -> list[dict[str, Any]]:
    """The proof reports of some designs side by side, each with its netlists on `targets`.

    With `unbounded` data, time and secrets are also proven without a bound by scenarios.

    `told` gets the name of a design, its state and a detail of that, from any thread.
    """

    def one(design: Design) -> dict[str, Any]:
        try:
            if force or store.get(_prove_key(design)) is None:
                told(design.name, "proving", "")
            row = proven(design, store, force=force, progress=partial(told, design.name, "proving"))
            netlists = []
            for target in targets:
                told(design.name, f"netlist on {target.name}", "")
                netlists.append(proven_mapped(design, target, store, force=force))
            searched = None
            if unbounded:
                tell = partial(told, design.name, "any sequence")
                searched = proven_any_sequence(design, store, force=force, progress=tell)
        except BaseException:
            told(design.name, failure(), "")
            raise
        told(design.name, "done", "")
        return _with_search(_with_netlists(row, netlists), searched)

    return together([partial(one, design) for design in designs], workers)


def _with_netlists(row: dict[str, Any], netlists: list[dict[str, Any]]) -> dict[str, Any]:
    """A proof report with the verdict on netlists as its part `netlist`."""
    if not netlists:
        return {**row, "netlists": []}
    equal = all(netlist["equal"] for netlist in netlists)
    return {
        **row,
        "proven": row["proven"] and equal,
        "parts": {**row["parts"], "netlist": equal},
        "seconds": round(row["seconds"] + sum(n["seconds"] for n in netlists), 3),
        "failures": row["failures"] + [f for n in netlists for f in n["failures"]],
        "netlists": netlists,
    }


def _with_search(row: dict[str, Any], searched: dict[str, Any] | None) -> dict[str, Any]:
    """A proof report with the verdict on any sequence."""
    if searched is None:
        return {**row, "any_sequence": None}
    undecided = f"any sequence is undecided: {searched['why']}" if searched["why"] else ""
    failure = searched["failure"] or undecided
    return {
        **row,
        "proven": row["proven"] and searched["right"] is True,
        "seconds": round(row["seconds"] + searched["seconds"], 3),
        "failures": row["failures"] + [failure] * bool(failure),
        "any_sequence": searched,
    }


def require_proven(report: dict[str, Any]) -> None:
    """Raises `AesiliconError` for a design that a proof report does not call proven."""
    if not report["proven"]:
        failed = [part for part, verdict in report["parts"].items() if verdict is False]
        raise AesiliconError(
            f"{report['design']} is not proven ({', '.join(failed) or 'undecided'}): see "
            f"'aesilicon prove', or go on without a proof by --unproven"
        )


def require_plain(report: dict[str, Any]) -> None:
    """Raises `AesiliconError` for plain Verilog that a report does not call equal to its RTL."""
    if not report["equal"]:
        raise AesiliconError(
            f"the plain Verilog of {report['design']} is not its RTL ({report['failure']}): "
            f"report this, or go on without a proof by --unproven"
        )


def stored(store: Store) -> list[Entry]:
    """The newest measurement of each design and target, with what is known of its trust."""
    return [replace(e, result=_with_trust(e.result, store)) for e in store.latest("measure")]


def _with_trust(row: dict[str, Any], store: Store) -> dict[str, Any]:
    """A row with `verified` and `proven` as the store knows them for the RTL that was measured.

    Only what today's verifier and prover found counts: a report of an older one has another key.
    """
    try:
        of = row["design"], row["design_hash"], described(row["architecture"], row["wrapper"])
    except KeyError:  # an architecture that is not registered here
        return {**row, "verified": False, "proven": False}

    def holds(key: str, field: str) -> bool:
        entry = store.get(key)
        return entry is not None and bool(entry.result[field])

    return {
        **row,
        "verified": holds(verify.key_of(*of), "passed"),
        "proven": holds(_prove_key_of(row["architecture"], *of), "proven"),
    }
