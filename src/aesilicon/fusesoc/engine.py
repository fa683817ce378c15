# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A request of FuseSoC -> the command `aesilicon build`, whose bundle is the generated core."""

import hashlib
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_origin

import typer.main
import yaml

from aesilicon.architectures import ARCHITECTURES
from aesilicon.build import toml
from aesilicon.cli import app
from aesilicon.design.core_table import Core
from aesilicon.errors import UserError, nearest
from aesilicon.provenance import PACKAGE
from aesilicon.resources import designs_dir, results_dir, rtl_dir

BUNDLE = "bundle"
"""Folder of the bundle, beside the request."""
MADE_FROM = "made_from"
"""File with the digest of all that the bundle was made from."""


def generate(request: Path) -> int:
    """Writes the bundle that a request asks for, unless it is there; returns the exit status."""
    data = yaml.safe_load(request.read_text(encoding="utf-8"))
    instance, asked = request.stem.removesuffix("_input"), dict(data["parameters"] or {})
    try:
        shared = _yes_or_no("shared", asked.pop("shared", False))
        command = _command(asked, instance, Path(data["files_root"]))
    except UserError as e:
        print(f"aesilicon: {instance}: {e}", file=sys.stderr)
        return e.exit_status
    made_from = _digest(command)
    if _read(Path(MADE_FROM)) == made_from and Path(BUNDLE).is_dir():
        return 0
    Path(MADE_FROM).unlink(missing_ok=True)
    sys.argv = ["aesilicon", *command]
    status = app.run_command()
    if status == 0:
        if shared:
            _leave_out_the_library(Path(BUNDLE))
        Path(MADE_FROM).write_text(made_from, encoding="utf-8")
    return status


def options() -> dict[str, Any]:
    """Parameter of the generator -> option of `aesilicon build`."""
    verb = typer.main.get_command(app.app).commands["build"]  # type: ignore[attr-defined]
    ours = ("output", "force", "json")
    return {
        str(one.name): one
        for one in verb.params
        if one.param_type_name == "option" and one.name not in ours
    }


def _command(asked: Mapping[str, Any], instance: str, folder: Path) -> list[str]:
    """The command line; writes the design file that it names, in the current folder."""
    asked = {key: value for key, value in asked.items() if value is not None}
    tables = {key: asked[key] for key in ("mode", "bus") if isinstance(asked.get(key), dict)}
    chosen = {key: asked[key] for key in options().keys() & asked.keys() - tables.keys()}
    core = {key: asked[key] for key in asked if key not in tables and key not in chosen}
    design = core.pop("design", None)
    _check(design, {*core}, {*tables})
    if design is None:
        name = str(core.pop("name", instance))
        table = {key: _value(key, value, folder) for key, value in core.items()}
        purpose = {"name": name, "purpose": f"Engine {instance} of a FuseSoC project"}
        design = f"{instance}.toml"
        Path(design).write_text(toml({**purpose, "core": table, **tables}), encoding="utf-8")
    elif str(design).endswith(".toml"):
        design = folder / design
    words = [word for key in sorted(chosen) for word in _option(key, chosen[key])]
    return ["build", str(design), "--output", BUNDLE, "--force", *words]


def _check(design: object, core: set[str], tables: set[str]) -> None:
    """Raises `UserError` for unknown keys, and for keys that exclude each other."""
    own = {"design", "name", *Core.model_fields, *ARCHITECTURES} - {"options"}
    if unknown := sorted(core - own):
        known = sorted(own | options().keys() | {"shared"})
        raise UserError(f"unknown parameter '{unknown[0]}'; {nearest(unknown[0], known)}")
    if design is None and "architecture" not in core:
        raise UserError("give `architecture` and its keys, or `design` and the name of one")
    if design is not None and (more := sorted(core | tables)):
        raise UserError(
            f"`design` names a whole design, so '{more[0]}' has no place beside it; put it into a "
            "design file, or give `architecture`"
        )


def _value(key: str, value: object, folder: Path) -> object:
    """A value as a design file has it: a list where one is legal, and S-box files by their path."""
    field = Core.model_fields.get(key)
    if field and get_origin(field.annotation) is list and not isinstance(value, list):
        value = [value]
    if key in ("sbox", "key_sbox") and str(value).endswith(".sv"):
        return str(folder / str(value))
    return json.loads(json.dumps(value, default=str))  # YAML has dates, TOML's writer none


def _option(key: str, value: object) -> Iterator[str]:
    """The words of an option."""
    option = options()[key]
    name = max(option.opts, key=len)
    if not option.is_flag:
        yield from (name, ",".join(map(str, value)) if isinstance(value, list) else str(value))
    elif _yes_or_no(key, value):
        yield name


def _yes_or_no(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise UserError(f"{key} = {value} is not legal; it must be true or false")
    return value


def _leave_out_the_library(bundle: Path) -> None:
    """Takes the files of the library, which another core has, from the core file of a bundle."""
    (core,) = bundle.glob("*.core")
    lines = core.read_text(encoding="utf-8").splitlines(keepends=True)
    own = (line for line in lines if not (rtl_dir().parent / line.strip("- \n")).is_file())
    core.write_text("".join(own), encoding="utf-8")


def _digest(command: list[str]) -> str:
    """SHA-256 (hex) of a command and of all files that its bundle is made from."""
    folders = (PACKAGE, rtl_dir(), designs_dir(), results_dir())
    library = [file for folder in folders for file in folder.rglob("*") if file.suffix != ".pyc"]
    design = Path(command[1])
    named = [design, *map(Path, re.findall(r'"([^"]+\.sv)"', _read(design)))]
    digest = hashlib.sha256("\0".join(command).encode())
    for file in (*sorted(library), *named):
        if file.is_file():
            digest.update(f"{file}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""
