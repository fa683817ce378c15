# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The command line: a verb a flow.

Exit status: 0 the check or proof holds; 1 it fails, or a tool failed; 2 the user's mistake or a
missing tool; 130 interrupted.
"""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from aesilicon import __version__, console, demo, doctor, entry, files, laboratory, targets
from aesilicon import build as bundle
from aesilicon.cli import measure as cli_measure
from aesilicon.cli import options as shared
from aesilicon.design import design
from aesilicon.errors import AesiliconError
from aesilicon.flows import prove as prover
from aesilicon.flows import sweep
from aesilicon.flows.prove.report import Proof
from aesilicon.flows.simulate import run as run_flow
from aesilicon.flows.verify import cases
from aesilicon.report import candidates, layout_details, page, terminal
from aesilicon.report import rows as flat
from aesilicon.spec.modes import MODES
from aesilicon.store import Store
from aesilicon.tools import process

app = typer.Typer(
    name="aesilicon",
    help="AES and Rijndael hardware cores: build, simulate, verify, prove and measure a design.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def _without_verb(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        console.say(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        console.say(context.get_help())
        raise typer.Exit(2)


@app.command("list")
def list_(json: shared.JsonOption = False) -> None:
    """List the named designs."""
    designs = [design.load(name) for name in design.catalogue()]
    if json:
        rows = [d.model_dump() | {"clocks": d.documented()} for d in designs]
        for row, d in zip(rows, designs, strict=True):
            row["core"] |= d.core.table()
        console.emit_json({"rows": rows})
        return
    console.table(
        ["design", "blocks", "keys", "directions", "latency", "interval", "S-box", "purpose"],
        [
            [
                d.name,
                "/".join(map(str, d.core.block_bits)),
                "/".join(map(str, d.core.key_bits)),
                ", ".join(d.core.directions),
                *_shortest(d),
                d.core.sbox,
                d.purpose,
            ]
            for d in designs
        ],
    )


def _shortest(chosen: design.Design) -> list[str]:
    """Latency and interval for the shortest key and longest block, of both directions if need be.

    Of a wrapper those of its core.
    """
    key_bits, ways = min(chosen.core.key_bits), chosen.core.directions
    timings = [chosen.timing(key_bits, chosen.block_bits, way) for way in ways]
    latencies = dict.fromkeys(str(timing.latency) for timing in timings)
    intervals = dict.fromkeys(str(timing.interval) for timing in timings)
    return [" / ".join(latencies), " / ".join(intervals)]


@app.command()
def build(
    name: shared.DesignArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help="Folder to write.")],
    force: Annotated[bool, typer.Option("--force", help="Replace an existing folder.")] = False,
    unproven: shared.UnprovenOption = False,
    json: shared.JsonOption = False,
) -> None:
    """Prove a design and write its RTL bundle: sources, file lists, templates, bench, datasheet."""
    chosen = design.load(name)
    bundle.check_folder(output, force=force)
    proof = None if unproven else _proof(chosen)
    with console.step(f"building {name}") as tell:
        made = bundle.build(chosen, output, proof, force=force, progress=tell)
    if json:
        facts = {"design": chosen.name, "folder": str(made.folder), "proven": proof is not None}
        console.emit_json({**facts, "files": made.files})
    else:
        mark = "" if proof else ", NOT PROVEN"
        console.say(f"{name}: {len(made.files)} files in {made.folder}{mark}")


def _proof(chosen: design.Design) -> dict[str, Any]:
    """The stored or new proof of a design; raises `AesiliconError` if it is not proven."""
    with console.step(f"proving {chosen.name}") as tell:
        proof = sweep.proven(chosen, Store(), progress=tell)
    sweep.require_proven(proof)
    return proof


@app.command()
def run(
    name: shared.DesignArgument,
    source: Annotated[str, typer.Argument(metavar="IN", help="Input file, or - for stdin.")],
    mode: Annotated[str, typer.Option(help=f"One of {', '.join(MODES)}.")],
    key: Annotated[str, typer.Option(help="Key as hex digits, or @FILE.")],
    output: Annotated[str, typer.Option("-o", "--output", help="Output file, or - for stdout.")],
    iv: Annotated[
        str | None, typer.Option(help="IV or first counter block as hex digits, or @FILE.")
    ] = None,
    block: Annotated[
        int | None,
        typer.Option(
            metavar="BITS", help="Block length; default 128, or the shortest of the design."
        ),
    ] = None,
    decrypt: Annotated[bool, typer.Option("--decrypt", help="Decrypt instead.")] = False,
    no_padding: Annotated[
        bool, typer.Option("--no-padding", help="ECB and CBC: no PKCS#7 padding.")
    ] = False,
    json: shared.JsonOption = False,
) -> None:
    """Drive a real file through the simulated RTL of a design."""
    if json and output == "-":
        raise typer.BadParameter(
            "--json and -o - both write to standard output; name an output file"
        )
    request = run_flow.request(
        design.load(name),
        mode,
        key,
        iv,
        decrypt=decrypt,
        padding=not no_padding,
        block_bits=block,
    )
    files.check_writable(output)
    data = files.read(source)
    store = Store()
    with console.step(f"running {source} through {name}"):
        result = run_flow.run_file(request, data, store.cache)
    files.write(output, result.output)
    if json:
        console.emit_json({**result.report().to_json(), "file": source, "output": output})
    else:
        console.progress.print(
            f"{name}, {mode} in {'RTL' if request.mode_in == 'rtl' else 'the driver'}: {len(data)} "
            f"bytes, {result.blocks} blocks in {result.clocks} core clocks, "
            f"{result.clocks_per_block:.3f} clocks a block",
            markup=False,
            soft_wrap=True,
        )


@app.command()
def verify(
    name: shared.DesignArgument,
    case: Annotated[
        list[str] | None,
        typer.Option(help="Run only these: key:HEX, encrypt:HEX or decrypt:HEX, in this order."),
    ] = None,
    force: shared.ForceOption = False,
    json: shared.JsonOption = False,
) -> None:
    """Check a design's RTL: known vectors, random blocks against a reference, protocol, clocks."""
    chosen = design.load(name)
    store = Store()
    asked = cases.parse(chosen, case) if case else None
    with console.step(f"verifying {name}"):
        if asked:
            report = cases.run(chosen, asked, store.cache).to_json()
        else:
            report = sweep.verified(chosen, store, force=force)
    if json:
        console.emit_json(report)
    else:
        terminal.checks(report)
    if not report["passed"]:
        raise typer.Exit(1)


@app.command()
def prove(
    names: shared.DesignsArgument = None,
    all_: shared.AllOption = False,
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
    top: shared.TopOption = "",
    protocol: Annotated[
        Path | None, typer.Option(metavar="FILE.toml", help="How to drive the ports of --rtl.")
    ] = None,
    force: shared.ForceOption = False,
    json: shared.JsonOption = False,
) -> None:
    """Prove RTL for all keys and all blocks: data, time, secrets, handshake, S-boxes, netlist."""
    names = names or []
    if rtl and (all_ or netlist or any_sequence or mutant is not None or force):
        raise typer.BadParameter("--rtl takes only --top and --protocol")
    if not rtl and (top or protocol):
        raise typer.BadParameter("--top and --protocol need --rtl")
    if mutant is not None and (all_ or netlist or any_sequence):
        raise typer.BadParameter("--mutant takes one design and, of the options, only --seed")
    if mutant is None and seed is not None:
        raise typer.BadParameter("--seed needs --mutant")
    if rtl:
        files_of = [Path(file) for file in (*rtl, *names)]
        rows = [_prove_foreign(files_of, top, protocol)]
    elif mutant is not None:
        rows = [_prove_mutant(names, mutant, 1 if seed is None else seed)]
    else:
        rows = _prove_designs(names, all_, netlist or [], any_sequence, force)
    if json:
        console.emit_json(rows[0] if len(rows) == 1 and not all_ else {"rows": rows})
    elif mutant is not None:
        terminal.mutant(rows[0])
    elif len(rows) > 1:
        terminal.proofs(rows, names or [row["design"] for row in rows])
    else:
        terminal.proof(rows[0], None if rtl or all_ else names[0])
    if mutant is not None:
        held = rows[0]["verdict"] not in ("survived", "unconfirmed")
    else:
        held = all(row["proven"] for row in rows)
    if not held:
        raise typer.Exit(1)


def _prove_designs(
    names: list[str], everything: bool, netlists: list[str], unbounded: bool, force: bool
) -> list[dict[str, Any]]:
    chosen = shared.designs(list(dict.fromkeys(names)), everything)
    where = [targets.find(name) for name in dict.fromkeys(netlists)]
    with console.watch([one.name for one in chosen]) as tell:
        return sweep.all_proven(
            chosen, Store(), targets=where, unbounded=unbounded, force=force, told=tell
        )


def _prove_mutant(names: list[str], number: int, seed: int) -> dict[str, Any]:
    if len(names) != 1:
        raise typer.BadParameter("--mutant needs exactly one design")
    prove_mutant = laboratory.require("mutant", "--mutant")
    chosen = design.load(names[0])
    if chosen.wrapping is not None:
        raise typer.BadParameter("--mutant needs a design without a wrapper")
    with console.step(f"proving mutant {number} of {chosen.name}"), files.scratch() as work:
        made = prove_mutant(chosen, number, work, seed=seed)
        result: dict[str, Any] = made.to_json(chosen.name, number)
        return result


def _prove_foreign(files_of: list[Path], top: str, protocol: Path | None) -> dict[str, Any]:
    if not top or protocol is None:
        raise typer.BadParameter("--rtl needs --top and --protocol")
    for file in files_of:
        files.check_readable(file)
    drives = prover.load_protocol(protocol)
    with console.step(f"proving {top}") as tell, files.scratch() as work:
        report = prover.prove_foreign(
            files_of, top, drives, work, progress=lambda what, _: tell(what)
        )
        return Proof.of(report).to_json()


app.command()(cli_measure.measure)
laboratory.add_verbs(app)


@app.command()
def report(
    output: Annotated[
        str | None, typer.Option("-o", "--output", help="HTML file to write, or - for stdout.")
    ] = None,
    csv: Annotated[
        str | None, typer.Option(metavar="FILE", help="CSV file to write, or - for stdout.")
    ] = None,
    json: shared.JsonOption = False,
) -> None:
    """Write your measurements, the published ones and other cores as an HTML page, CSV or JSON."""
    written = [name for name in (output, csv) if name is not None]
    if not (written or json):
        raise typer.BadParameter("name an output: -o FILE.html, --csv FILE or --json")
    if written.count("-") + json > 1:
        raise typer.BadParameter(
            "only one of -o -, --csv - and --json can write to standard output; name an output file"
        )
    if len({Path(name).absolute() for name in written}) < len(written):
        raise typer.BadParameter("-o and --csv name the same file")
    for name in written:
        files.check_writable(name)
    store = Store()
    rows = candidates.every(sweep.stored(store))
    if output is not None:
        text = page.render(
            *(rows, store.latest("verify"), store.latest("run"), layout_details.in_store(store))
        )
        files.write(output, text.encode())
    if csv is not None:
        files.write(csv, flat.to_csv(rows).encode())
    if json:
        console.emit_json({"file": output, "csv": csv, "rows": rows})
    elif "-" not in written:
        console.say(f"{candidates.counted(rows)} in {' and '.join(written)}")


@app.command("doctor")
def doctor_(json: shared.JsonOption = False) -> None:
    """List the tools and libraries found, and how to get the missing ones."""
    findings = doctor.examine()
    missing = [f for f in findings if f.needed and f.found is None]
    if json:
        console.emit_json({"ready": not missing, "rows": [f.to_json() for f in findings]})
    else:
        console.table(
            ["what", "found", "for", "how to get it"],
            [[f.name, f.found or "-", f.purpose, "" if f.found else f.remedy] for f in findings],
        )
    if missing:
        raise typer.Exit(2)


@app.command("demo")
def demo_(
    name: shared.DesignArgument = "aes-round",
    output: Annotated[Path, typer.Option("--output", help="Folder to write.")] = Path("build"),
    force: shared.ForceOption = False,
) -> None:
    """Do all steps for one design: prove, build, encrypt a picture, verify, measure, report."""
    if not demo.main_job(name, output, Store(), force=force):
        raise typer.Exit(1)


def run_command() -> int:
    """Runs the command line; returns the exit status."""
    if sys.stdout is None:
        _complain("standard output is closed; send it to a file or to /dev/null")
        return 2
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except (AesiliconError, TyperException) as e:
        said = e.format_message() if isinstance(e, TyperException) else str(e)
        _complain(said.replace("Value error, ", ""))
        status = e.exit_status if isinstance(e, AesiliconError) else 2
    except (KeyboardInterrupt, typer.Abort):
        status = entry.INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        status = 1
    except OSError as e:
        _drop_output()
        where = f"{e.filename}: " if e.filename else ""
        _complain(f"{where}{e.strerror or e}")
        status = 2
    process.end_all()
    return status if isinstance(status, int) else 0


def _complain(message: str) -> None:
    console.progress.print(f"aesilicon: {message}", markup=False, soft_wrap=True)


def _drop_output() -> None:
    """Discards further standard output; otherwise the interpreter reports an error at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
