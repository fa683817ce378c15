# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CCM, CMAC and XTS by registers: what is not as in GCM."""

from pathlib import Path

import pytest

import sample
from aesilicon.bundle import register_map
from aesilicon.design import design
from aesilicon.design.surroundings import put_around
from aesilicon.drivers import cmac_checks, message_parts, xts_checks
from aesilicon.drivers.message_simulator import BLOCK, Kind, Status, ccm_message
from aesilicon.engines import ENGINES
from aesilicon.resources import project_dir
from axil_accesses import Accesses, Program, bit, of_design

pytestmark = pytest.mark.xdist_group("aes_axil_engines")  # one simulator

DATA, TWEAK, UNIT, TEXT = bytes(range(32)), bytes(range(32, 64)), bytes(range(16)), bytes(range(40))


def program(name: str, bus: str, cache: Path, replaced: dict[str, Path] | None = None) -> Program:
    return of_design(put_around(design.load(name), bus=bus), cache, replaced or {})


def capability(accesses: Accesses, engine: str, architecture: int, keys: int, ways: int) -> None:
    """Version 2, mode 5 alone, and which engine it is."""
    core = architecture << 8 | keys << 24 | ways << 28
    accesses.read("CAPABILITY", 2 | 32 << 16 | core | register_map.codes("engine_e")[engine] << 30)


def data_unit(accesses: Accesses, *, decrypt: bool, name: str) -> None:
    ciphertext = xts_checks.sealed(DATA + TWEAK, UNIT, TEXT)
    given, due = (TEXT, ciphertext)[:: -1 if decrypt else 1]
    accesses.begin(0, decrypt=decrypt)
    accesses.send(Kind.IV, UNIT)
    parts = [given[n : n + BLOCK] for n in range(0, len(given), BLOCK)]
    for number, part in enumerate(parts):
        accesses.send(Kind.TEXT, part, last=number == len(parts) - 1)
    for n in range(0, len(due), BLOCK):
        accesses.until("OUTPUT_VALID")
        accesses.output(due[n : n + BLOCK].ljust(BLOCK, b"\0"), f"{name}, block {n // BLOCK}")
    accesses.end(Status.GOOD, b"", name)


def pairs_of_keys() -> Accesses:
    """No message under half a pair, and KEY_LENGTH with the second key alone."""
    accesses = Accesses()
    capability(accesses, "XTS", 3, 4, 3)
    for number in range(2):
        accesses.key(DATA)
        accesses.read("STATUS", bit("STATUS", "KEY_READY"), name="half a pair")
        accesses.begin(0)
        accesses.error("NO_KEY", name="a message under half a pair")
        accesses.key(TWEAK)
        accesses.read("STATUS", bit("STATUS", "KEY_READY") | bit("STATUS", "KEYED"))
        data_unit(accesses, decrypt=False, name=f"pair {number}")
        data_unit(accesses, decrypt=True, name=f"pair {number}, back")
        accesses.error()
    accesses.key(DATA)
    accesses.error()
    accesses.key(bytes(20))
    accesses.read("STATUS", bit("STATUS", "KEY_READY"), name="a refused pair")
    accesses.error("KEY_LENGTH")
    accesses.key(DATA)
    accesses.error(name="the first key behind a refused pair")
    accesses.key(TWEAK)
    accesses.error()
    accesses.key(DATA)
    accesses.write("ZEROISE", 1)
    accesses.key(DATA)
    accesses.key(TWEAK)
    data_unit(accesses, decrypt=False, name="behind a zeroise of half a pair")
    accesses.error()
    return accesses


def test_keys_of_xts_are_pairs(simulators: Path, tmp_path: Path) -> None:
    pairs_of_keys().run(program("aes256-xts", "apb", simulators), tmp_path)


@pytest.mark.bench
def test_cmac_has_a_tag_and_no_text(simulators: Path, tmp_path: Path) -> None:
    key, accesses = DATA[:16], Accesses()
    _, tag = cmac_checks.sealed(key, b"", TEXT, b"", 16)
    capability(accesses, "CMAC", 1, 1, 1)
    accesses.key(key)
    for decrypt in (False, True):
        accesses.begin(16, decrypt=decrypt)
        for n in range(0, len(TEXT), BLOCK):
            last = not decrypt and n + BLOCK >= len(TEXT)
            accesses.send(Kind.AAD, TEXT[n : n + BLOCK], last=last)
        if decrypt:
            accesses.send(Kind.TAG, tag, last=True)
        accesses.end(Status.GOOD, b"" if decrypt else tag, "CMAC")
    accesses.error()
    accesses.run(program("aes128-cmac", "axil", simulators), tmp_path)


def test_cmac_goes_on_from_its_mac(simulators: Path, tmp_path: Path) -> None:
    """A part leaves its MAC in TAG, and CAPABILITY tells that it may."""
    key, accesses = DATA[:16], Accesses()
    _, tag = cmac_checks.sealed(key, b"", TEXT, b"", 16)
    made = put_around(
        design.behind(design.load("aes128-column-enc"), "cmac", parts=True), bus="axil"
    )
    accesses.key(key)
    for decrypt in (False, True):
        accesses.begin(0, decrypt=decrypt)
        for n in (0, BLOCK):
            accesses.send(Kind.AAD, TEXT[n : n + BLOCK], last=n == BLOCK)
        mac = message_parts.cbc_mac(key, TEXT[: 2 * BLOCK])
        accesses.end(Status.GOOD, mac, "a part")
        accesses.begin(16, decrypt=decrypt)
        accesses.send(Kind.TAG, mac)
        accesses.send(Kind.AAD, TEXT[2 * BLOCK :], last=not decrypt)
        if decrypt:
            accesses.send(Kind.TAG, tag, last=True)
        accesses.end(Status.GOOD, b"" if decrypt else tag, "the last part")
    accesses.error()
    accesses.run(of_design(made, simulators, {}), tmp_path)


@pytest.mark.bench
def test_lengths_of_ccm_come_first(simulators: Path, tmp_path: Path) -> None:
    """Other lengths than were announced are refused."""
    accesses = Accesses()
    capability(accesses, "CCM", 1, 1, 1)
    accesses.key(DATA[:16])
    sent = ccm_message(bytes(13), b"", TEXT[:16], tag_bytes=16)
    accesses.begin(16)
    for beat in sent.beats[:-1]:
        accesses.send(Kind(beat.kind), beat.data)
    accesses.send(Kind.TEXT, TEXT[:15], last=True)
    accesses.end(Status.REFUSED, b"", "a byte too few")
    accesses.error("REFUSED")
    accesses.run(program("aes128-ccm", "apb", simulators), tmp_path)


def test_every_engine_has_a_code() -> None:
    assert {name.upper() for name in ENGINES} == {*register_map.codes("engine_e")}


FAULTS = {
    "half a pair is a key": ("assign keyed = keyed_q && !half_q", "assign keyed = keyed_q"),
    "a flag for half a pair": ("loaded_q && !half_q && key_error_i", "loaded_q && key_error_i"),
    "half a pair stays after zeroise": ("PAIRS && live && (half_q", "PAIRS && rst_ni && (half_q"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    old, new = FAULTS[name]
    right = project_dir() / "rtl/wrap/aes_axil_registers.sv"
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    with pytest.raises(AssertionError):
        pairs_of_keys().run(program("aes256-xts", "apb", tmp_path, {right.stem: wrong}), tmp_path)
