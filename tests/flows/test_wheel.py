# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The wheel alone, without checkout and laboratory, in an environment of its own."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

import own_sboxes
from aesilicon import resources
from aesilicon.design import design
from aesilicon.tools import verilator

pytestmark = pytest.mark.xdist_group("wheel")  # one installation, on one worker

KEY = bytes(range(16))
NAME = "aes128-serial-enc"
CHIP = "kuo-processor"
CHIPS = (CHIP, "kuo-chip")
WRAPPER = "wrapper 'rijndael_processor'"
SENTENCE = (
    "is part of the laboratory, which is not installed; get it by 'pip install ./lab' in a "
    "checkout of AESilicon"
)


class Installation:
    """A virtual environment with the wheel of this checkout, and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.environment, self.work = folder / "environment", folder / "work"
        self.work.mkdir()
        run(sys.executable, "-m", "venv", "--without-pip", self.environment, cwd=folder)

    @property
    def python(self) -> Path:
        return self.environment / "bin" / "python"

    def install(self, *words: str | Path) -> None:
        command = (sys.executable, "-m", "pip", "--python", self.python, "install", "--quiet")
        status, out, err = run(*command, *words, cwd=self.work)
        assert status == 0, out + err

    def aesilicon(self, *words: str | Path) -> tuple[int, str, str]:
        """Exit status, output and errors of the installed command."""
        return run(self.environment / "bin" / "aesilicon", *words, cwd=self.work)

    def succeeds(self, *words: str | Path) -> str:
        status, out, err = self.aesilicon(*words)
        assert status == 0, out + err
        return out


def run(*command: str | Path, cwd: Path) -> tuple[int, str, str]:
    """Without what leads to the checkout or the environment of the tests."""
    hidden = ("PYTHON", "PYTEST", "VIRTUAL_ENV", "AESILICON")
    environment = {name: v for name, v in os.environ.items() if not name.startswith(hidden)}
    own = Path(sys.executable).parent
    folders = environment["PATH"].split(os.pathsep)
    folders = [folder for folder in folders if not (Path(folder) / "quick.h").exists()]
    environment |= {
        "PATH": os.pathsep.join(folder for folder in folders if Path(folder) != own),
        "AESILICON_STORE": str(cwd / "store"),
    }
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=1800
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """With the third-party packages of this environment, so that nothing is downloaded."""
    folder = tmp_path_factory.mktemp("wheel")
    made = Installation(folder)
    (site,) = made.environment.glob("lib/python*/site-packages")
    for package in Path(sysconfig.get_path("purelib")).iterdir():
        if "aesilicon" not in package.name and package.suffix != ".pth":
            (site / package.name).symlink_to(package)
    for script in Path(sys.executable).parent.glob("yowasp-*"):
        (made.environment / "bin" / script.name).symlink_to(script)
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "dist")
    status, out, err = run(*build, cwd=resources.project_dir())
    assert status == 0, out + err
    made.install("--no-index", "--no-deps", *(folder / "dist").iterdir())
    return made


def test_it_sees_neither_checkout_nor_laboratory(alone: Installation) -> None:
    code = "import aesilicon, importlib.util, sys; print(aesilicon.__file__, *sys.path, sep='\\n')"
    status, out, _ = run(alone.python, "-c", code, cwd=alone.work)
    assert status == 0
    assert out.startswith(str(alone.environment))
    assert str(resources.project_dir()) not in out
    status, _, err = run(alone.python, "-c", "import aesilicon_lab", cwd=alone.work)
    assert (status, err.splitlines()[-1]) == (
        1,
        "ModuleNotFoundError: No module named 'aesilicon_lab'",
    )


@pytest.mark.parametrize("words", [(), ("--all",)])
def test_it_lists_what_it_can_build(words: tuple[str, ...], alone: Installation) -> None:
    status, out, err = alone.aesilicon("list", "--json", *words)
    shown = {row["name"] for row in json.loads(out)["rows"]}
    known = {*design.catalogue(papers=bool(words)), *design.engines()}
    assert (status, shown) == (0, known - {*CHIPS})
    assert [f"{chip} is left out" in err for chip in CHIPS] == [bool(words)] * len(CHIPS)


def test_it_takes_a_design_of_ones_own(alone: Installation) -> None:
    text = (resources.designs_dir() / f"{NAME}.toml").read_text()
    (alone.work / "mine.toml").write_text(text.replace(NAME, "mine"))
    alone.succeeds("build", "mine.toml", "--unproven", "-o", "mine")
    assert (alone.work / "mine" / "rtl" / "aes_mine.sv").is_file()


def test_it_takes_an_sbox_of_ones_own(alone: Installation) -> None:
    design_file = own_sboxes.written(alone.work / "own", own_sboxes.combinational())
    alone.succeeds("build", design_file, "--unproven", "-o", "own_bundle")
    assert (alone.work / "own_bundle" / "rtl" / "sbox" / "my_sbox.sv").is_file()


def test_it_builds(alone: Installation) -> None:
    alone.succeeds("build", NAME, "--unproven", "-o", "bundle")
    (listing,) = (alone.work / "bundle").glob("*.f")
    assert all((alone.work / "bundle" / file).is_file() for file in listing.read_text().split())
    assert (alone.work / "bundle" / "datasheet.md").is_file()


def test_fusesoc_finds_the_generator_and_its_python(alone: Installation) -> None:
    pytest.importorskip("fusesoc")
    status, folder, err = run(alone.python, "-m", "aesilicon.fusesoc", cwd=alone.work)
    assert status == 0, err
    assert folder.startswith(str(alone.environment))
    wanted = "{generator: aesilicon, parameters: {design: NAME, unproven: true, shared: true}}"
    (alone.work / "mine.core").write_text(
        "CAPI=2:\nname: me:mine:chip\n"
        "filesets: {none: {depend: ['aesilicon:aes:generator', 'aesilicon:aes:rtl']}}\n"
        f"generate: {{engine: {wanted.replace('NAME', NAME)}}}\n"
        "targets: {default: {filesets: [none], generate: [engine], toplevel: aes128_serial_enc}}\n"
    )
    fusesoc = (alone.python, "-c", "from fusesoc.main import main; main()")
    words = ("--cores-root", folder.strip(), "--cores-root", alone.work)
    asked = ("run", "--no-export", "--setup", "--tool=verilator", "me:mine:chip")
    status, out, err = run(*fusesoc, *words, *asked, cwd=alone.work)
    assert status == 0, out + err
    (edam,) = (alone.work / "build").rglob("*.eda.yml")
    named = re.findall(r"^  name: (.+)$", edam.read_text(), re.MULTILINE)
    files = [(edam.parent / name).resolve() for name in named]
    assert [file.name for file in (files[0], files[-1])] == ["aes_pkg.sv", "aes128_serial_enc.sv"]
    assert all(file.is_file() and file.is_relative_to(alone.work.parent) for file in files)


def test_it_runs_a_file(alone: Installation) -> None:
    assert verilator.LIBRARY is not None
    shutil.copytree(verilator.LIBRARY, alone.work / "store" / "cache", dirs_exist_ok=True)
    plain = bytes(range(256)) * 8
    (alone.work / "plain").write_bytes(plain)
    words = ("--mode", "ctr", "--key", KEY.hex(), "--iv", KEY.hex())
    alone.succeeds("run", NAME, *words, "plain", "-o", "cipher")
    encryptor = Cipher(algorithms.AES(KEY), modes.CTR(KEY)).encryptor()
    assert (alone.work / "cipher").read_bytes() == encryptor.update(plain)


def test_it_knows_the_published_hashes(alone: Installation) -> None:
    """What it does not know it elaborates again: minutes for a report."""
    code = (
        "from aesilicon.design import design, rtl; from aesilicon.tools import elaboration; "
        f"print(rtl.hash_key(design.load('{NAME}')) in elaboration.published())"
    )
    status, out, err = run(alone.python, "-c", code, cwd=alone.work)
    assert (status, out) == (0, "True\n"), err


def test_it_measures_and_reports(alone: Installation) -> None:
    words = ("--target", "generic", "--quick", "--unproven", "--json")
    row = json.loads(alone.succeeds("measure", NAME, *words))
    assert row["gate_equivalents"] > 1000
    alone.succeeds("report", "-o", "report.html")
    page = (alone.work / "report.html").read_text()
    assert NAME in page
    assert "aes-round-small" in page  # a published row


def test_doctor_names_what_is_there(alone: Installation) -> None:
    status, out, err = alone.aesilicon("doctor")
    assert status in (0, 1), err
    assert "verilator" in out


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("sbox",), "the verb 'sbox'"),
        (("layout", NAME), "the verb 'layout'"),
        (("reproduce", "--json"), "the verb 'reproduce'"),
        (("measure", NAME, "--target", "generic", "--placed"), "--placed"),
        (("prove", NAME, "--mutant", "0"), "--mutant"),
        (("build", CHIP, "--unproven", "-o", CHIP), WRAPPER),
        (("measure", CHIP, "--target", "generic"), WRAPPER),
    ],
)
def test_the_laboratory_is_one_sentence_away(
    words: tuple[str, ...], what: str, alone: Installation
) -> None:
    status, out, err = alone.aesilicon(*words)
    assert (status, out) == (2, "")
    assert " ".join(err.split()).endswith(f"{what} {SENTENCE}")


@pytest.mark.bench
@pytest.mark.parametrize("downloaded", [False, True])
def test_every_verb(downloaded: bool, alone: Installation, tmp_path: Path) -> None:
    """Also with its own dependencies from PyPI."""
    here = alone
    if downloaded:
        here = Installation(tmp_path)
        here.install(resources.project_dir())
    here.succeeds("verify", NAME)
    here.succeeds("prove", NAME)
    test_it_builds(here)
    here.succeeds("measure", NAME, "--target", "ecp5")
    here.succeeds("build", NAME, "-o", "proven")
    assert "NOT PROVEN" not in (here.work / "proven" / "datasheet.md").read_text()
    test_it_lists_what_it_can_build(("--all",), here)
    test_it_measures_and_reports(here)
    test_the_laboratory_is_one_sentence_away(("sbox",), "the verb 'sbox'", here)
