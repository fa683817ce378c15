# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The lock has a version of all that the product and the laboratory ask for, and nothing stale."""

import re
import tomllib
from itertools import chain

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from aesilicon import resources

ROOT = resources.project_dir()
PROJECTS = {"aesilicon": "pyproject.toml", "aesilicon-lab": "lab/pyproject.toml"}
PLATFORMS = [
    {"python_version": version, "python_full_version": f"{version}.0", "sys_platform": platform}
    for version in ("3.11", "3.13")
    for platform in ("linux", "darwin")
]


def asked(file: str) -> list[Requirement]:
    """Requirements of a project and of its extras."""
    project = tomllib.loads((ROOT / file).read_text(encoding="utf-8"))["project"]
    every = chain(project["dependencies"], *project["optional-dependencies"].values())
    return [one for one in map(Requirement, every) if one.name not in PROJECTS]


def locked() -> dict[str, list[tuple[Requirement, set[str]]]]:
    """Name -> each locked version with its platforms; the projects that ask for it themselves."""
    found: dict[str, list[tuple[Requirement, set[str]]]] = {}
    for entry in re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text(encoding="utf-8")):
        requirement = Requirement(entry.partition("\\")[0])
        via = set(re.findall(r"#\s+(?:via )?(aesilicon\S*) \(", entry))
        found.setdefault(canonicalize_name(requirement.name), []).append((requirement, via))
    return found


def applies(requirement: Requirement, platform: dict[str, str]) -> bool:
    environment = {**default_environment(), "platform_machine": "x86_64", **platform}
    return requirement.marker is None or requirement.marker.evaluate(environment)


@pytest.mark.parametrize("project", PROJECTS)
def test_every_requirement_is_locked(project: str) -> None:
    lock = locked()
    for requirement in asked(PROJECTS[project]):
        entries = lock.get(canonicalize_name(requirement.name), [])
        for platform in PLATFORMS:
            if applies(requirement, platform):
                versions = [one.specifier for one, _ in entries if applies(one, platform)]
                assert len(versions) == 1, (
                    f"{requirement} on {platform}: {versions or 'no'} version"
                )
                (version,) = versions[0]
                assert requirement.specifier.contains(version.version), f"{requirement}: {version}"


@pytest.mark.parametrize("project", PROJECTS)
def test_the_lock_says_who_asks(project: str) -> None:
    """So nothing stays that no project asks for any more."""
    names = {canonicalize_name(requirement.name) for requirement in asked(PROJECTS[project])}
    said = {name for name, entries in locked().items() if any(project in via for _, via in entries)}
    assert said == names
