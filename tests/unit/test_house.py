# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Imports run one way: research -> laboratory -> product, and down the floors of the product."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from aesilicon.resources import project_dir

ROOTS = {"aesilicon": "src/aesilicon", "aesilicon_lab": "lab/src/aesilicon_lab"}
PURE = ("netlist", "spec")
"""Packages that import nothing of the project but each other (and the project's errors)."""

FLOWS = "src/aesilicon/flows"
BELOW_FLOWS = ("architectures", "drivers", "equivalence", "mapping", "symbolic")


def imported(file: Path) -> Iterator[str]:
    """The modules that a file names in its imports, those inside functions included."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def reached(folder: str, package: str) -> list[str]:
    """`file -> module` for every import below a folder that names something of a package."""
    root = project_dir() / folder
    files = sorted(root.rglob("*.py"))
    assert files, folder
    return [
        f"{file.relative_to(root)} -> {module}"
        for file in files
        for module in imported(file)
        if module == package or module.startswith(f"{package}.")
    ]


def test_the_product_does_not_know_the_laboratory() -> None:
    assert reached("src/aesilicon", "aesilicon_lab") == []


@pytest.mark.parametrize("folder", ROOTS.values())
def test_research_is_imported_by_nobody(folder: str) -> None:
    searches = [path.parent.name for path in (project_dir() / "research").glob("*/__init__.py")]
    assert searches
    assert [found for name in searches for found in reached(folder, name)] == []


@pytest.mark.parametrize("package", PURE)
def test_pure_packages_import_only_each_other(package: str) -> None:
    allowed = tuple(f"aesilicon.{name}" for name in (*PURE, "errors"))
    found = reached(f"src/aesilicon/{package}", "aesilicon")
    assert found and [one for one in found if not one.split(" -> ")[1].startswith(allowed)] == []


def test_no_flow_imports_another() -> None:
    flows = sorted(path.parent.name for path in (project_dir() / FLOWS).glob("*/__init__.py"))
    assert len(flows) > 3
    pairs = [(one, other) for one in flows for other in flows if one != other]
    found = [reached(f"{FLOWS}/{one}", f"aesilicon.flows.{other}") for one, other in pairs]
    assert [names for names in found if names] == []


@pytest.mark.parametrize("package", BELOW_FLOWS)
def test_what_flows_share_imports_no_flow(package: str) -> None:
    assert reached(f"src/aesilicon/{package}", "aesilicon.flows") == []


def test_tools_know_no_targets() -> None:
    assert reached("src/aesilicon/tools", "aesilicon.targets") == []
