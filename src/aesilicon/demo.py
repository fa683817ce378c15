# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The main job, as `make run` does it: build, run a real file, verify, measure, report."""

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon import build, console, files, targets
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.flows import sweep
from aesilicon.flows.measure.options import Options
from aesilicon.flows.simulate import run
from aesilicon.report import candidates, page, terminal
from aesilicon.resources import examples_dir
from aesilicon.spec import modes as spec
from aesilicon.spec.rijndael import Rijndael
from aesilicon.store import Store

MOST_LIBRARIES = 3
"""Standard-cell libraries that the main job measures on, besides `generic`."""


def main_job(name: str, output: Path, store: Store, *, force: bool = False) -> bool:
    """Runs all steps for one design; returns whether every check holds."""
    begin = time.monotonic()
    chosen = design.load(name)
    output.mkdir(parents=True, exist_ok=True)

    _heading(1, f"prove for all keys and all blocks, and build: the RTL bundle of {name}")
    with console.step(f"proving {name}") as tell:
        proof = sweep.proven(chosen, store, force=force, progress=tell)
    terminal.proof(proof)
    sweep.require_proven(proof)
    made = build.build(chosen, output / name, proof, store)
    console.say(f"{len(made.files)} files in {made.folder}")

    _heading(2, "run: a picture through the simulated RTL in CTR mode, against software")
    matched = _round_trip(chosen, examples_dir() / "picture.bmp", output, store)

    _heading(3, "verify: known vectors, random blocks, protocol, clocks")
    with console.step(f"verifying {name}"):
        report = sweep.verified(chosen, store, force=force)
    terminal.checks(report)

    _heading(4, "measure: FPGA, Xilinx resources, the generic library, standard cells found here")
    chosen_targets = ["ecp5", "xc7", "generic", *targets.discover()[:MOST_LIBRARIES]]
    jobs = [sweep.Job(chosen, targets.find(t), Options(quick=True)) for t in chosen_targets]
    with watch(jobs) as told:
        rows = sweep.measured(jobs, store, force=force, told=told)

    _heading(5, "report")
    terminal.measurements(rows)
    path = output / "report.html"
    text = page.render(
        candidates.every(sweep.stored(store)), store.latest("verify"), store.latest("run")
    )
    files.write(str(path), text.encode())
    console.say(f"page: {path.absolute()}")
    console.say(f"results store: {store.folder}")
    console.say(f"{time.monotonic() - begin:.0f} seconds")
    return matched and bool(report["passed"])


def _heading(number: int, what: str) -> None:
    console.say(f"\n{number}. {what}")


def _round_trip(chosen: Design, picture: Path, output: Path, store: Store) -> bool:
    """The picture through the RTL, each way, against software."""
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
        row = {**result.report().to_json(), "file": picture.name, "check": check}
        store.put(f"run-{chosen.name}-{direction}", "run", chosen.name, direction, row)
    return matched


def _in_software(key: bytes, counter: bytes, plain: bytes) -> tuple[str, bytes]:
    """Name of the software and its CTR result: OpenSSL, or the golden model for longer blocks."""
    if len(counter) == 16:
        openssl = Cipher(algorithms.AES(key), modes.CTR(counter)).encryptor()
        return "OpenSSL", openssl.update(plain)
    engine = spec.SoftwareEngine(Rijndael(key, len(counter)))
    return "the golden model", spec.encrypt("ctr", engine, counter, plain, padding=False)


@contextmanager
def watch(jobs: Sequence[sweep.Job]) -> Iterator[sweep.Told]:
    """Shows the state of each measurement."""
    with console.watch([label(job) for job in jobs]) as tell:
        yield lambda job, state: tell(label(job), state)


def label(job: sweep.Job) -> str:
    """Name of a measurement in progress output."""
    return f"{job.design.name} on {job.target.name}"
