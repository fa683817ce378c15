# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Finds targets by name, and the standard-cell libraries on this machine."""

import os
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from aesilicon.errors import MissingToolError, UserError, nearest
from aesilicon.targets import areas, custom, fpga, lef, liberty
from aesilicon.targets.areas import Correction
from aesilicon.targets.fpga import FpgaTarget
from aesilicon.targets.libraries import GENERIC, OSU018, PDKS, Library, Pdk

OSU018_LIBERTY = Path("/usr/share/qflow/tech/osu018/osu018_stdcells.lib")
"""The liberty file that Debian's `qflow-tech-osu018` installs."""

OSU018_LEF = OSU018_LIBERTY.with_suffix(".lef")

_OSU018_REMEDY = "apt-get install qflow-tech-osu018"


@dataclass(frozen=True)
class CellTarget:
    """A standard-cell library at one corner."""

    name: str
    library: Library
    source: Path
    """The original liberty file."""
    liberty: Path
    """The file that tools read: the normal text of `source`, with cell areas of the layout."""
    built_in: bool = False
    """Whether this is `generic`, with areas in GE and relative times: its figures are estimates."""
    lef: Path | None = None
    """LEF file with the cells' layout sizes; None if there is none."""
    corrections: tuple[Correction, ...] = ()
    """Cells whose areas differ between `source` and `liberty`."""

    @property
    def identity(self) -> str:
        """The library's files (hashes) and constants, for the key of a measurement."""
        files = {liberty.sha256(file) for file in (self.source, self.liberty)}
        return f"{' '.join(sorted(files))} {self.library}"

    def provenance(self) -> dict[str, Any]:
        """The library as a measurement records it: hashes of its files, and corrected areas."""
        return {
            "name": self.source.stem,
            "sha256": liberty.sha256(self.source),
            "lef_sha256": liberty.sha256(self.lef) if self.lef else None,
            "areas": {c.cell: {"liberty": c.stated, "layout": c.true} for c in self.corrections},
        }


Target = CellTarget | FpgaTarget


def names() -> list[str]:
    """All target names, without size or corner."""
    return ["generic", "osu018", *fpga.FAMILIES, *PDKS]


def find(name: str) -> Target:
    """The target of a name such as `osu018`, `ecp5:45k` or `ihp-sg13g2:typ_1p50V_25C`.

    A name with the default size or corner gives the same target as the name without it. Raises
    `UserError` for an unknown name, `MissingToolError` for a library that is not on this machine.
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
        built_in = generic_liberty()
        return CellTarget("generic", GENERIC, built_in, built_in, built_in=True)
    if not OSU018_LIBERTY.is_file():
        raise MissingToolError(
            f"target 'osu018' needs {OSU018_LIBERTY}, which is not there; get it with "
            f"'{_OSU018_REMEDY}'"
        )
    return _of_layout("osu018", OSU018, OSU018_LIBERTY, OSU018_LEF)


def from_liberty(path: Path, layout: Path | None = None) -> CellTarget:
    """A target for any liberty file, with the constants that `custom` derives from it.

    `layout` is the library's LEF file. The target is named `liberty:` + file name without `.lib`.
    Raises `UserError` for a file that cannot be read, that is no liberty file, or that lacks a
    NAND2, a flip-flop or a buffer, and for a LEF file without cells of the library.
    """
    if layout is not None and not {*lef.areas(layout)} & {*liberty.cells(path)}:
        raise UserError(f"{layout} has no cell of {path}; name the LEF file of that library")
    wrong = areas.corrections(path, layout, {})
    file = areas.corrected(path, wrong)
    library = custom.derive(file, path)
    return CellTarget(f"liberty:{path.stem}", library, path, file, lef=layout, corrections=wrong)


def _of_layout(name: str, library: Library, source: Path, layout: Path) -> CellTarget:
    """A target with the areas of its LEF file; without this file, with `library.areas`."""
    lef_file, wrong = _wrong(library, source, layout)
    file = areas.corrected(source, wrong)
    return CellTarget(name, library, source, file, lef=lef_file, corrections=wrong)


def _wrong(
    library: Library, source: Path, layout: Path
) -> tuple[Path | None, tuple[Correction, ...]]:
    """The LEF file, if there is one, and the cells with another area in the liberty file."""
    lef_file = layout if layout.is_file() else None
    return lef_file, areas.corrections(source, lef_file, dict(library.areas))


def discover() -> list[str]:
    """Names of the libraries on this machine with their typical corner, without `generic`."""
    libraries = ["osu018"] if OSU018_LIBERTY.is_file() else []
    return libraries + [name for name, pdk in PDKS.items() if pdk.corner in _corners(name, pdk)]


def survey() -> list[tuple[str, str | None, str]]:
    """(name, place and content or None if missing, installation hint) of every known library.

    Nothing is written.
    """
    osu018 = str(OSU018_LIBERTY) if OSU018_LIBERTY.is_file() else None
    said = osu018 and osu018 + _differences(OSU018, OSU018_LIBERTY, OSU018_LEF)
    rows = [("osu018", said, _OSU018_REMEDY)]
    for name, pdk in PDKS.items():
        corners = _corners(name, pdk)
        where = None
        if corners:
            files = _files(name, pdk, corners[0])
            where = f"{_folder(name, pdk)} ({', '.join(corners)})"
            where += _differences(pdk.library, *files)
        rows.append((name, where, pdk.remedy))
    return rows


def _differences(library: Library, source: Path, layout: Path) -> str:
    """A message about the areas of a library that differ from its liberty file; may be empty."""
    try:
        _, wrong = _wrong(library, source, layout)
    except UserError as e:
        return f"; {e}"
    words = ", ".join(map(str, wrong))
    return f"; areas of the layout, not of the liberty file: {words}" if words else ""


def generic_liberty() -> Path:
    """Path of the built-in liberty file."""
    return Path(str(files("aesilicon.targets") / "generic.lib"))


def _pdk(name: str, base: str, corner: str) -> CellTarget:
    pdk = PDKS[base]
    corners = _corners(base, pdk)
    if not corners:
        raise MissingToolError(f"target '{name}' is not on this machine: {pdk.remedy}")
    if corner not in corners:
        raise UserError(f"'{base}' has no corner '{corner}'; {nearest(corner, corners)}")
    return _of_layout(
        base if corner == pdk.corner else f"{base}:{corner}",
        pdk.library,
        *_files(base, pdk, corner),
    )


def _files(name: str, pdk: Pdk, corner: str) -> tuple[Path, Path]:
    """The liberty file of a corner and the LEF file, which may be missing."""
    home = _home(name)
    assert home is not None
    return home / pdk.folder / f"{pdk.prefix}{corner}.lib", home / pdk.lef


def _home(name: str) -> Path | None:
    root = os.environ.get("PDK_ROOT")
    return Path(root) / name if root else None


def _folder(name: str, pdk: Pdk) -> Path | None:
    home = _home(name)
    return home / pdk.folder if home else None


def _corners(name: str, pdk: Pdk) -> list[str]:
    """Names of the corners with a liberty file, the typical corner first."""
    folder = _folder(name, pdk)
    if folder is None:
        return []
    corners = sorted(p.stem.removeprefix(pdk.prefix) for p in folder.glob(f"{pdk.prefix}*.lib"))
    return sorted(corners, key=lambda corner: corner != pdk.corner)
