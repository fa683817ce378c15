# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Target names, and what each stands for on this machine."""

import os
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from aesilicon.errors import MissingToolError, UserError, nearest
from aesilicon.targets import custom, fpga, liberty
from aesilicon.targets.fpga import FpgaTarget
from aesilicon.targets.libraries import GENERIC, OSU018, PDKS, Library, Pdk

OSU018_LIBERTY = Path("/usr/share/qflow/tech/osu018/osu018_stdcells.lib")
"""Where Debian's `qflow-tech-osu018` puts it."""

_OSU018_REMEDY = "apt-get install qflow-tech-osu018"


@dataclass(frozen=True)
class CellTarget:
    """A standard-cell library at one corner."""

    name: str
    library: Library
    liberty: Path
    built_in: bool = False
    """Our own library: areas in GE, times in units; every figure is an estimate."""

    @property
    def library_name(self) -> str:
        """Name of the liberty file, which names library and corner."""
        return self.liberty.stem

    @property
    def identity(self) -> str:
        """What a measurement depends on: the content of the library and our constants for it."""
        return f"{liberty.sha256(self.liberty)} {self.library}"


Target = CellTarget | FpgaTarget


def names() -> list[str]:
    """Every target name without size or corner."""
    return ["generic", "osu018", *fpga.FAMILIES, *PDKS]


def find(name: str) -> Target:
    """The target of a name such as `osu018`, `ecp5:45k` or `ihp-sg13g2:typ_1p50V_25C`.

    A name that says the default size or corner gives the same target as the name without it.
    Raises `UserError` for a name that means nothing, `MissingToolError` for a library that is not
    on this machine.
    """
    base, colon, variant = name.partition(":")
    if base not in names():
        raise UserError(f"unknown target '{name}'; {nearest(base, names())}")
    for family in fpga.FAMILIES:
        if base == family:
            return fpga.find(name, family, variant if colon else None)
    if base in PDKS:
        return _pdk(name, base, variant if colon else PDKS[base].corner)
    if colon:
        raise UserError(f"target '{base}' comes in one variant, so '{name}' has none; use '{base}'")
    if base == "generic":
        return CellTarget("generic", GENERIC, generic_liberty(), built_in=True)
    if not OSU018_LIBERTY.is_file():
        raise MissingToolError(
            f"target 'osu018' needs {OSU018_LIBERTY}, which is not there; get it with "
            f"'{_OSU018_REMEDY}'"
        )
    return CellTarget("osu018", OSU018, OSU018_LIBERTY)


def from_liberty(path: Path) -> CellTarget:
    """A target of any liberty file, with the constants that `custom` derives from it.

    Its name is `liberty:` and the file's without `.lib`. Raises `UserError` for a file that cannot
    be read, that is no liberty file, or that lacks a NAND2, a flip-flop or a buffer.
    """
    return CellTarget(f"liberty:{path.stem}", custom.derive(path), path)


def discover() -> list[str]:
    """Names of the standard-cell libraries found here at their typical corner, `generic` aside."""
    found = ["osu018"] if OSU018_LIBERTY.is_file() else []
    return found + [name for name, pdk in PDKS.items() if pdk.corner in _corners(name, pdk)]


def survey() -> list[tuple[str, str | None, str]]:
    """(name, what was found and where or None, how to get it) of every library we know."""
    here = str(OSU018_LIBERTY) if OSU018_LIBERTY.is_file() else None
    rows = [("osu018", here, _OSU018_REMEDY)]
    for name, pdk in PDKS.items():
        corners = _corners(name, pdk)
        found = f"{_folder(name, pdk)} ({', '.join(corners)})" if corners else None
        rows.append((name, found, pdk.remedy))
    return rows


def generic_liberty() -> Path:
    """The built-in library."""
    return Path(str(files("aesilicon.targets") / "generic.lib"))


def _pdk(name: str, base: str, corner: str) -> CellTarget:
    pdk = PDKS[base]
    corners = _corners(base, pdk)
    if not corners:
        raise MissingToolError(f"target '{name}' is not on this machine: {pdk.remedy}")
    if corner not in corners:
        raise UserError(f"'{base}' has no corner '{corner}'; {nearest(corner, corners)}")
    folder = _folder(base, pdk)
    assert folder is not None
    return CellTarget(
        name=base if corner == pdk.corner else f"{base}:{corner}",
        library=pdk.library,
        liberty=folder / f"{pdk.prefix}{corner}.lib",
    )


def _folder(name: str, pdk: Pdk) -> Path | None:
    root = os.environ.get("PDK_ROOT")
    return Path(root) / name / pdk.folder if root else None


def _corners(name: str, pdk: Pdk) -> list[str]:
    """Corner names of the liberty files found, the typical one first."""
    folder = _folder(name, pdk)
    if folder is None:
        return []
    found = sorted(p.stem.removeprefix(pdk.prefix) for p in folder.glob(f"{pdk.prefix}*.lib"))
    return sorted(found, key=lambda corner: corner != pdk.corner)
