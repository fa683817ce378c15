# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Hashes our own code for the key of a result: the source of a flow and of all its imports.

The imports are read from the source, those inside functions included. `from aesilicon.targets
import Target` counts `targets/__init__.py` and its imports; `from aesilicon.targets.power import
Arc` counts `power.py` and its imports. A data file counts if a string in the module is its name,
that of its folder, or the ending of a file with the module's name. A C++ file counts with the
headers that it includes.
"""

import ast
import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from aesilicon import syntax_tree

NAME = "aesilicon"
PACKAGE = Path(__file__).resolve().parent
LABORATORY = f"{NAME}_lab"
BUNDLED = "_data"
"""Folder with what a wheel has from the root of the checkout; it is no part of the code."""

_INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


@cache
def digest_of(*modules: str) -> str:
    """SHA-256 (hex) of the sources of modules (`aesilicon.flows.verify.verify`) and their imports.

    The files are read once per process, like the modules themselves.
    """
    digest = hashlib.sha256()
    for file in sources(*modules):
        content = file.read_bytes()
        digest.update(f"{_within(file).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(*modules: str) -> list[Path]:
    """The files of `modules` and all files that they import or read, sorted by path."""
    todo = [_source(name) for name in modules]
    found: set[Path] = set()
    while todo:
        file = todo.pop()
        if file not in found:
            found.add(file)
            todo += _used(file)
    return sorted(found, key=_within)


def _source(module: str) -> Path:
    """The file of a module or package; raises `ModuleNotFoundError` if there is none."""
    file = _find(module.split("."))
    if file is None:
        raise ModuleNotFoundError(f"no module named '{module}'", name=module)
    return file


def _folder(package: str) -> Path | None:
    """The folder of the product or of the laboratory; None for any other package."""
    if package == NAME:
        return PACKAGE
    return _laboratory() if package == LABORATORY else None


@cache
def _laboratory() -> Path | None:
    spec = find_spec(LABORATORY)
    return Path(spec.origin).resolve().parent if spec and spec.origin else None


def _within(file: Path) -> Path:
    """A file's path below the folder that holds its package."""
    for package in (NAME, LABORATORY):
        folder = _folder(package)
        if folder is not None and file.is_relative_to(folder):
            return package / file.relative_to(folder)
    raise ValueError(f"{file} is of neither the product nor the laboratory")


def _find(parts: list[str]) -> Path | None:
    folder = _folder(parts[0])
    if folder is None:
        return None
    path = folder.joinpath(*parts[1:])
    candidates = (path.with_name(f"{path.name}.py"), path / "__init__.py")
    return next((file for file in candidates if file.is_file()), None)


@cache
def _used(file: Path) -> tuple[Path, ...]:
    """The files of the package that a file directly imports, reads or includes."""
    if file.suffix == ".py":
        tree = syntax_tree.module(file.read_bytes())
        return (*_imports(tree, file), *_data(tree, file))
    if file.suffix in (".cpp", ".hpp"):
        named = [file.with_name(name.decode()) for name in _INCLUDE.findall(file.read_bytes())]
        return tuple(path for path in named if path.is_file())
    return ()


def _imports(tree: ast.Module, file: Path) -> Iterator[Path]:
    package = [*_within(file).parent.parts]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = [*above, *(node.module.split(".") if node.module else [])]
            named = [
                [*base, alias.name] if _find([*base, alias.name]) else base for alias in node.names
            ]
        else:
            continue
        for parts in named:
            if _folder(parts[0]):
                yield _source(".".join(parts))


def _data(tree: ast.Module, file: Path) -> Iterator[Path]:
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        text = node.value
        if re.fullmatch(r"\.\w+", text):
            path = file.with_suffix(text)
        elif re.fullmatch(r"[\w.-]*\w", text):
            path = file.with_name(text)
        else:
            continue
        if path.is_file() and path.suffix != ".py":
            yield path
        elif path.is_dir() and path != PACKAGE / BUNDLED and not (path / "__init__.py").exists():
            yield from (one for one in path.rglob("*") if one.is_file() and one.suffix != ".pyc")
