# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `prove`."""

from pathlib import Path
from typing import Annotated

import typer

from aesilicon import console, files, laboratory, layer_proof, proof_status, targets
from aesilicon.bundle import proof_report
from aesilicon.cli import options
from aesilicon.design import design
from aesilicon.drivers import layer_registry, mode_choice
from aesilicon.executors import Executor
from aesilicon.flows import prove as prover
from aesilicon.flows.prove.report import MutantVerdict, Proof
from aesilicon.report import terminal
from aesilicon.store import Store


def prove(
    names: options.DesignsArgument = None,
    all_: options.AllOption = False,
    netlist: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TARGET", help="Also prove that the netlist on this target equals the RTL."
        ),
    ] = None,
    any_sequence: Annotated[
        bool,
        typer.Option(
            "--any-sequence",
            help="Also prove data, time and secrets for sequences of any length and timing.",
        ),
    ] = False,
    mode: options.ModeOption = None,
    decrypt: options.DecryptOption = False,
    mutant: Annotated[
        int | None,
        typer.Option(min=0, max=99_999, help="Instead: prove the design with injected fault N."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Seed of the faults that --mutant numbers; default 1.")
    ] = None,
    rtl: Annotated[
        list[str] | None,
        typer.Option(metavar="FILES", help="Instead: prove a foreign core in these files."),
    ] = None,
    top: options.TopOption = "",
    protocol: Annotated[
        Path | None, typer.Option(metavar="FILE.toml", help="How to drive the ports of --rtl.")
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option(
            metavar="BUNDLE", help="Instead: compare the files of a bundle with those proven."
        ),
    ] = None,
    dask: options.DaskOption = None,
    force: options.ForceOption = False,
    json: options.JsonOption = False,
) -> None:
    """Prove RTL for all keys and all blocks: data, time, secrets, handshake, S-boxes, netlist."""
    names = names or []
    others = (names, all_, netlist, any_sequence, mode, decrypt, rtl, top, protocol, dask, force)
    if check is not None and (any(others) or mutant is not None or seed is not None):
        raise typer.BadParameter("--check takes a bundle and, of the options, only --json")
    if check is not None:
        _check(check, json=json)
        return
    if mode is None and decrypt:
        raise typer.BadParameter("--decrypt needs --mode")
    if mode is not None and rtl:
        raise typer.BadParameter("--mode needs a design of the library, not --rtl")
    if mode is not None and (netlist or mutant is not None):
        raise typer.BadParameter("--mode takes no --netlist and no --mutant")
    if rtl and (all_ or netlist or any_sequence or mutant is not None or dask or force):
        raise typer.BadParameter("--rtl takes only --top and --protocol")
    if not rtl and (top or protocol):
        raise typer.BadParameter("--top and --protocol need --rtl")
    if mutant is not None and (all_ or netlist or any_sequence or dask):
        raise typer.BadParameter("--mutant takes one design and, of the options, only --seed")
    if mutant is None and seed is not None:
        raise typer.BadParameter("--seed needs --mutant")
    if mutant is not None:
        _mutant(names, mutant, 1 if seed is None else seed, json=json)
        return
    if mode is not None:
        chosen = options.designs(list(dict.fromkeys(names)), all_)
        _layered(
            chosen,
            mode,
            decrypt=decrypt,
            every=all_,
            any_sequence=any_sequence,
            force=force,
            executor=options.executor(dask),
            json=json,
        )
        return
    if rtl:
        proofs = [_foreign([Path(file) for file in (*rtl, *names)], top, protocol)]
    else:
        names = list(dict.fromkeys(names))
        chosen = options.designs(names, all_)
        where = [targets.find(name) for name in dict.fromkeys(netlist or [])]
        asked = proof_status.ProofSteps.of(chosen, where, any_sequence=any_sequence)
        with console.watch([step.label for step in asked.steps]) as watch:
            proofs = asked.proofs(
                Store(), force=force, watch=watch, executor=options.executor(dask)
            )
    rows = [proof.to_json() for proof in proofs]
    if json:
        console.emit_json(rows[0] if len(rows) == 1 and not all_ else {"rows": rows})
    elif len(rows) > 1:
        terminal.proofs(proofs, names or [proof.design for proof in proofs])
    else:
        terminal.proof(proofs[0], None if rtl or all_ else names[0])
    if not all(proof.proven for proof in proofs):
        raise typer.Exit(1)


def _layered(
    designs: list[design.Design],
    mode: str,
    *,
    decrypt: bool,
    every: bool,
    any_sequence: bool,
    force: bool,
    executor: Executor | None,
    json: bool,
) -> None:
    """Proves cores behind a layer; of the whole catalogue (`every`) those that it fits."""
    chosen, choices = [], []
    for one in designs:
        try:
            choices.append(layer_registry.choose(one, mode, decrypt=decrypt))
            chosen.append(one)
        except layer_registry.MisfitError as e:
            if not every:
                raise
            console.progress.print(f"{one.name} is left out: {e}", markup=False, soft_wrap=True)
    cores, layers = layer_proof.steps(chosen, choices, any_sequence=any_sequence)
    names = [step.label for step in (*cores.steps, *layers)]
    with console.watch(list(dict.fromkeys(names))) as watch:
        rows = layer_proof.proofs(
            chosen,
            choices,
            Store(),
            any_sequence=any_sequence,
            force=force,
            watch=watch,
            executor=executor,
        )
    found = [row.to_json() for row in rows]
    if json:
        console.emit_json(found[0] if len(found) == 1 and not every else {"rows": found})
    else:
        for row in rows:
            terminal.layered(row)
    if not all(row.proven for row in rows):
        raise typer.Exit(1)


def _check(folder: Path, *, json: bool) -> None:
    report = proof_report.check(folder)
    if json:
        console.emit_json(report.to_json())
    else:
        parts = [
            f"{part.part}{f' in {part.reach}' if part.reach else ''}"
            for part in report.parts
            if part.holds
        ]
        if report.engine:
            parts[0] = f"of the core {parts[0]}"
            parts.append(f"of the mode {', '.join(one.part for one in report.engine.parts)}")
        proven = ", ".join([*parts, "plain Verilog"])
        what = f"the {len(report.files)} files are those proven ({proven})"
        console.say(f"{report.design}: {what}")
        for left in report.not_proven[:-1]:
            console.say(f"{report.design}: not proven here: {left}")


def _mutant(names: list[str], number: int, seed: int, *, json: bool) -> None:
    verdict = prove_mutant(names, number, seed)
    if json:
        console.emit_json(verdict.to_json())
    else:
        terminal.mutant(verdict)
    if not verdict.holds:
        raise typer.Exit(1)


def prove_mutant(names: list[str], number: int, seed: int) -> MutantVerdict:
    """The verdict on mutant `number` of the only design in `names`.

    Raises `typer.BadParameter` for other names and for a wrapper, `UserError` for a mode, and
    `MissingToolError` without the laboratory.
    """
    if len(names) != 1:
        raise typer.BadParameter("--mutant needs exactly one design")
    prove_one = laboratory.require("mutant", "--mutant")
    chosen = design.load(names[0])
    if chosen.wrapping is not None:
        raise typer.BadParameter("--mutant needs a design without a wrapper")
    mode_choice.require_core(chosen)
    with console.step(f"proving mutant {number} of {chosen.name}"), files.scratch() as work:
        verdict: MutantVerdict = prove_one(chosen, number, work, seed=seed)
        return verdict


def _foreign(files_of: list[Path], top: str, protocol: Path | None) -> Proof:
    if not top or protocol is None:
        raise typer.BadParameter("--rtl needs --top and --protocol")
    for file in files_of:
        files.check_readable(file)
    drives = prover.load_protocol(protocol)
    with console.step(f"proving {top}") as tell, files.scratch() as work:
        report = prover.prove_foreign(
            files_of, top, drives, work, progress=lambda what, _: tell(what)
        )
        return Proof.of(report)
