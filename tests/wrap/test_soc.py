# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The system of examples/soc: PicoRV32 runs the C driver on hardware, and OpenSSL decrypts."""

import importlib.util
import random
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

import sample
from aesilicon import resources

pytestmark = pytest.mark.xdist_group("soc")  # one compilation, on one worker

FOLDER = resources.examples_dir() / "soc"
ARGUMENT = 1
"""The driver's status AES_ARGUMENT."""


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("soc_run", FOLDER / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


soc = _load()


@pytest.fixture(scope="module")
def system(simulators: Path) -> Path:
    if sentence := soc.missing():
        pytest.skip(sentence)
    files = [*soc.sources(), FOLDER / "simulator.cpp"]
    digest = sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
    program = simulators / f"soc-{digest[:20]}"
    if not program.exists():
        soc.compile_system(program)
    return program


@pytest.fixture(scope="module")
def firmware(system: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("firmware")
    soc.compile_firmware(folder)
    return folder


def check(system: Path, firmware: Path, engine: str, mode: str) -> None:
    """OpenSSL reads messages of some lengths, with keys of all lengths."""
    luck = random.Random(f"{engine} {mode}")
    for size, key_bytes in ((0, 16), (16, 24), (33, 32), (1072, 16), (99, 24)):
        if mode == "cbc":
            size = size // 16 * 16
        key, iv, data = luck.randbytes(key_bytes), luck.randbytes(16), luck.randbytes(size)
        result = soc.encrypt(system, firmware, engine, mode, key, iv, data)
        assert result.status == 0
        assert soc.openssl(mode, key, iv, result) == data
        if size > 1000:
            assert result.clocks / size > 10


@pytest.mark.parametrize("engine", sample.only(lambda engine: engine == "hardware", soc.ENGINES))
@pytest.mark.parametrize("mode", sample.only(lambda mode: mode == "gcm", soc.MODES))
def test_openssl_reads_it(system: Path, firmware: Path, engine: str, mode: str) -> None:
    check(system, firmware, engine, mode)


def test_a_wrong_tag_is_not_read(system: Path, firmware: Path) -> None:
    key, iv = bytes(16), bytes(16)
    result = soc.encrypt(system, firmware, "hardware", "gcm", key, iv, b"some text")
    assert soc.openssl("gcm", key, iv, result) == b"some text"
    wrong = replace(result, tag=bytes([result.tag[0] ^ 1]) + result.tag[1:])
    assert soc.openssl("gcm", key, iv, wrong) is None


def test_nothing_is_sent_when_the_driver_refuses(
    system: Path, firmware: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(soc.MODES, "none", 7)
    result = soc.encrypt(system, firmware, "hardware", "none", bytes(16), bytes(16), b"secret")
    assert (result.status, result.ciphertext) == (ARGUMENT, b"")


@pytest.fixture
def printed(
    system: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., list[list[str]]]:
    """Runs the command with arguments; returns the cells of its table."""
    monkeypatch.setattr(soc, "compile_system", lambda program: shutil.copy(system, program))

    def run(*arguments: str) -> list[list[str]]:
        assert soc.main(arguments) == 0
        return [line.split() for line in capsys.readouterr().out.splitlines()[2:5]]

    return run


def test_the_command_prints_clocks_and_writes_ciphertexts(
    printed: Callable[..., list[list[str]]], tmp_path: Path
) -> None:
    """The hardware is the faster one in each mode."""
    file = tmp_path / "text"
    file.write_bytes(random.Random(1).randbytes(600))
    rows = printed(str(file), "--bytes", "100", "--output", str(tmp_path / "out"))
    assert [row[0] for row in rows] == list(soc.MODES)
    assert all(float(row[1]) < float(row[2]) and row[4:] == ["reads", "both"] for row in rows)
    sizes = {path.suffix: path.stat().st_size for path in (tmp_path / "out").glob("text.*")}
    assert sizes == {".cbc": 112, ".ctr": 100, ".gcm": 116}


@pytest.mark.bench
def test_the_page_has_the_clocks_that_the_command_prints(
    printed: Callable[..., list[list[str]]], tmp_path: Path
) -> None:
    page = (resources.project_dir() / "docs" / "guide" / "soc.md").read_text()
    for mode, *clocks in (row[:4] for row in printed("--output", str(tmp_path / "out"))):
        assert f"| {mode.upper()} | {' | '.join(clocks)} |" in page


@pytest.mark.bench
def test_the_system_of_litex(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("litex", reason="needs LiteX")
    if sentence := soc.missing():
        pytest.skip(sentence)
    monkeypatch.syspath_prepend(FOLDER)
    (here := tmp_path / "here").mkdir()
    monkeypatch.chdir(here)
    assert soc.main(["--litex", "--bytes", "100", "--output", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out.count("reads both") == 3
    assert not [*here.iterdir()]


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("CPU", "no_such_cpu", "needs PicoRV32"),
        ("COMPILER", "no-such-gcc", "apt-get install gcc-riscv64"),
        ("SPECS", "no-such.specs", "apt-get install gcc-riscv64"),
    ],
)
def test_what_is_missing_is_told_in_a_sentence(
    name: str,
    value: str,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if sentence := soc.missing():
        pytest.skip(sentence)
    monkeypatch.setattr(soc, name, value)
    with pytest.raises(SystemExit) as stopped:
        soc.main([])
    assert stopped.value.code == 2
    assert says in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["/no/such/file"], "error: /no/such/file: No such file"),
        (["--output", "/proc/none", "--bytes", "1"], "error: /proc/none: "),
        (["--key-bits", "100"], "invalid choice: 100"),
    ],
)
def test_mistakes_are_told(
    arguments: list[str], says: str, system: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        soc.main(arguments)
    assert says in capsys.readouterr().err.splitlines()[-1]


FAULTS = {
    "the counter stands": ("soft_aes.c", "(chain[n]) + 1", "(chain[n]) + 2", "ctr"),
    "the last key word of 256 bits": ("soft_aes.c", "words == 8 &&", "words == 9 &&", "cbc"),
    "a nibble too few": ("ghash.c", "step < 8", "step < 7", "gcm"),
    "no lengths": ("ghash.c", "bytes << 3}}", "0}}", "gcm"),
    "the counter of GCM": ("main.c", "block[15] = 2", "block[15] = 1", "gcm"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, system: Path, tmp_path: Path) -> None:
    file, old, new, mode = FAULTS[name]
    shutil.copytree(FOLDER / "firmware", tmp_path / "source")
    text = (tmp_path / "source" / file).read_text()
    assert text.count(old) == 1
    (tmp_path / "source" / file).write_text(text.replace(old, new))
    soc.compile_firmware(tmp_path, tmp_path / "source")
    with pytest.raises(AssertionError):
        check(system, tmp_path, "software", mode)
