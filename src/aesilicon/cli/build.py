# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `build`."""

from pathlib import Path
from typing import Annotated

import typer

from aesilicon import build as bundle
from aesilicon import console, proof_status
from aesilicon.cli import options
from aesilicon.design import design
from aesilicon.design.surroundings import put_around
from aesilicon.flows.prove.report import Proof
from aesilicon.store import Store


def build(
    name: options.DesignArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help="Folder to write.")],
    force: Annotated[bool, typer.Option("--force", help="Replace an existing folder.")] = False,
    mode: options.AroundModeOption = None,
    bus: options.BusOption = None,
    data_bits: options.DataBitsOption = None,
    streams: options.StreamsOption = None,
    key_slots: options.KeySlotsOption = None,
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
