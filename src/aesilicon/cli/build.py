# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `build`."""

from pathlib import Path
from typing import Annotated

import typer

from aesilicon import build as bundle
from aesilicon import console, proof_status
from aesilicon.bundle.surroundings import put_around
from aesilicon.cli import options
from aesilicon.design import design
from aesilicon.design.around import CODES
from aesilicon.engines import ENGINES
from aesilicon.flows.prove.report import Proof
from aesilicon.store import Store


def build(
    name: options.DesignArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help="Folder to write.")],
    force: Annotated[bool, typer.Option("--force", help="Replace an existing folder.")] = False,
    mode: Annotated[
        str | None,
        typer.Option(
            metavar="MODE",
            help=f"Put an engine around the core: {', '.join(ENGINES)}; or, with --bus, "
            f"{', '.join(CODES)} (with commas).",
        ),
    ] = None,
    bus: Annotated[
        str | None, typer.Option(metavar="BUS", help="Put a bus around it: axis, axil or apb.")
    ] = None,
    data_bits: Annotated[
        int | None, typer.Option(help="Width of AXI4-Streams: 32 (default), 64 or 128.")
    ] = None,
    streams: Annotated[
        int | None,
        typer.Option(help="Interleave 2 to 32 AXI4-Streams, so that CBC fills a pipeline."),
    ] = None,
    key_slots: Annotated[
        int | None,
        typer.Option(help="Keep 2, 4, 8 or 16 keys behind AXI4-Streams; a packet names its own."),
    ] = None,
    unproven: options.UnprovenOption = False,
    json: options.JsonOption = False,
) -> None:
    """Prove a design and write its RTL bundle: sources, file lists, templates, bench, datasheet.

    With --mode and --bus it is the bundle of a whole engine around the design.
    """
    around = (mode, bus, data_bits, streams, key_slots)
    chosen = put_around(options.load(name, with_bus=True), *around)
    bundle.check_folder(output, force=force)
    proof = None if unproven else _proof(chosen)
    with console.step(f"building {chosen.name}") as tell:
        made = bundle.build(chosen, output, proof, force=force, tell=tell)
    if json:
        facts = {"design": chosen.name, "folder": str(made.folder), "proven": proof is not None}
        console.emit_json({**facts, "files": made.files})
    else:
        mark = "" if proof else ", NOT PROVEN"
        console.say(f"{chosen.name}: {len(made.files)} files in {made.folder}{mark}")


def _proof(chosen: design.Design) -> Proof:
    """The stored or new proof of a design; raises `AesiliconError` if it is not proven."""
    with console.step(f"proving {chosen.name}") as tell:
        proof = proof_status.proof_of(chosen, Store(), tell=tell)
    proof_status.require_proven(proof)
    return proof
