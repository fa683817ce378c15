# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The main job, as `make run` does it: build, run a real file, verify, measure, report."""

import secrets
import time
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon import build, console, files, proof_status, targets
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.flows.prove.steps import Prove
from aesilicon.flows.simulate import run
from aesilicon.flows.simulate.report import RunReport
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.flows.verify.step import Verify
from aesilicon.report import candidates, page, terminal
from aesilicon.resources import examples_dir
from aesilicon.spec import modes as spec
from aesilicon.spec.rijndael import Rijndael
from aesilicon.store import Store

MOST_LIBRARIES = 3
"""Standard-cell libraries that the main job measures on, besides `generic`."""


def main_job(name: str, output: Path, store: Store, *, force: bool = False) -> bool:
    """Runs the main job for one design; returns whether every check passed.

    Raises `AesiliconError` for a design that is not proven.
    """
    begin = time.monotonic()
    chosen = design.load(name)
    output.mkdir(parents=True, exist_ok=True)

    _heading(1, f"prove for all keys and all blocks, and build: the RTL bundle of {name}")
    with console.step(f"proving {name}") as tell:
        proof = Prove(chosen).done(store, force=force, tell=tell)
    terminal.proof(proof)
    proof_status.require_proven(proof)
    made = build.build(chosen, output / name, proof, store)
    console.say(f"{len(made.files)} files in {made.folder}")

    _heading(2, "run: a picture through the simulated RTL in CTR mode, against software")
    matched = _round_trip(chosen, examples_dir() / "picture.bmp", output, store)

    _heading(3, "verify: known vectors, random blocks, protocol, clocks")
    with console.step(f"verifying {name}") as tell:
        report = Verify(chosen).done(store, force=force, tell=tell)
    terminal.checks(report)

    _heading(4, "measure: FPGA, Xilinx resources, the generic library, standard cells found here")
    chosen_targets = ["ecp5", "xc7", "generic", *targets.discover()[:MOST_LIBRARIES]]
    steps = [MeasureDesign(chosen, targets.find(t), Options(quick=True)) for t in chosen_targets]
    with console.watch([step.label for step in steps]) as watch:
        rows = proof_status.measurements(steps, store, force=force, watch=watch)

    _heading(5, "report")
    terminal.measurements(rows)
    path = output / "report.html"
    text = page.render(
        candidates.every(proof_status.stored_measurements(store)),
        store.latest(Verify.kind, VerifyReport),
        store.latest(RunReport.KIND, RunReport),
    )
    files.write(str(path), text.encode())
    console.say(f"page: {path.absolute()}")
    console.say(f"results store: {store.folder}")
    console.say(f"{time.monotonic() - begin:.0f} seconds")
    return matched and report.passed


def _heading(number: int, what: str) -> None:
    console.say(f"\n{number}. {what}")


def _round_trip(chosen: Design, picture: Path, output: Path, store: Store) -> bool:
    """Encrypts and decrypts the picture by the RTL; returns whether both results are right."""
    key = secrets.token_bytes(min(chosen.core.key_bits) // 8)
    counter = secrets.token_bytes(min(chosen.core.block_bits) // 8)
    plain = picture.read_bytes()
    software, secret = _in_software(key, counter, plain)
    matched = True
    for direction, data, expected in (("encrypt", plain, secret), ("decrypt", secret, plain)):
        request = run.request(
            chosen, "ctr", key.hex(), counter.hex(), decrypt=direction == "decrypt"
        )
        with console.step(f"{direction}ing {picture.name} through {chosen.name}"):
            result = run.run_file(request, data, store.cache)
        same = result.output == expected
        if direction == "encrypt":
            files.write(str(output / "picture.ctr"), result.output)
        matched = matched and same
        check = f"the bytes {'match' if same else 'DIFFER from'} {software}"
        console.say(
            f"{direction}ed {picture.name}: {len(data)} bytes in {result.clocks} core clocks, "
            f"{result.clocks_per_block:.3f} a block; {check}"
        )
        row = result.report().model_copy(update={"file": picture.name, "check": check})
        store.put(f"run-{chosen.name}-{direction}", RunReport.KIND, chosen.name, direction, row)
    return matched


def _in_software(key: bytes, counter: bytes, plain: bytes) -> tuple[str, bytes]:
    """(Name of the software, its CTR result); OpenSSL, or the golden model for longer blocks."""
    if len(counter) == 16:
        openssl = Cipher(algorithms.AES(key), modes.CTR(counter)).encryptor()
        return "OpenSSL", openssl.update(plain)
    engine = spec.SoftwareEngine(Rijndael(key, len(counter)))
    return "the golden model", spec.encrypt("ctr", engine, counter, plain, padding=False)
