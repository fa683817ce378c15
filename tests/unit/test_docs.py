# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the documents name is there: files, headings, verbs, options; their examples hold."""

import re
import shlex
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer.main

from aesilicon.cli.app import app
from aesilicon.design import design
from aesilicon.resources import project_dir

ROOT = project_dir()
PAGES = sorted(
    path
    for folder in ("docs", "rtl", "research", ".")
    for path in (ROOT / folder).glob("**/*.md" if folder == "docs" else "*.md")
    if "_build" not in path.parts
)
GUIDE = sorted((ROOT / "docs" / "guide").glob("*.md"))
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
VERBS = typer.main.get_command(app).commands  # type: ignore[attr-defined]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def anchors(path: Path) -> set[str]:
    """The names that headings of a page have in links, as GitHub and MyST make them."""
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    words = (heading.lower() for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in words}


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a language on a page."""
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text("utf-8"), re.M | re.S)


def shown(path: Path) -> Iterator[list[str]]:
    """The words behind `aesilicon` of each command in an indented block of a page."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in re.findall(r"^    (.*\baesilicon .*)$", text, re.MULTILINE):
        _, _, command = line.partition("aesilicon ")
        yield shlex.split(re.split(r" [|>&] | && ", command)[0], comments=True)


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_lead_to_files_and_headings(path: Path) -> None:
    broken = []
    for link in (one or other for one, other in LINK.findall(path.read_text(encoding="utf-8"))):
        if link.startswith(("http:", "https:", "mailto:")):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


def test_the_readme_is_one_page() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 130


@pytest.mark.parametrize("path", [ROOT / "README.md", *GUIDE], ids=name)
def test_commands_are_as_the_command_takes_them(path: Path) -> None:
    """Verb, options and values; files and designs need not be there."""
    for verb, *arguments in shown(path):
        VERBS[verb].make_context(verb, arguments)


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_verbs_and_options_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name == "CHANGELOG.md":
        text = text.partition("\n## ")[2].partition("\n## ")[0]
    for verb, rest in re.findall(r"`aesilicon ([a-z]+)([^`]*)`", text):
        known = {option for each in VERBS[verb].params for option in each.opts}
        assert set(re.findall(r"(?<!\S)-{1,2}[a-z][a-z-]*", rest)) <= known, f"{verb}{rest}"
    for module in re.findall(r"python -m (aesilicon[\w.]*)", text):
        assert find_spec(module), module


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_the_reference_has_every_option(verb: str) -> None:
    text = (ROOT / "docs" / "reference" / "command.md").read_text(encoding="utf-8")
    part = text.partition(f"\n## `{verb}`\n")[2].partition("\n## ")[0]
    options = {max(each.opts, key=len) for each in VERBS[verb].params if each.opts[0][0] == "-"}
    everywhere = {"--json", "--force", "--output"}
    assert [one for one in sorted(options - everywhere) if not re.search(rf"`{one}\b", part)] == []


def test_guides_show_commands() -> None:
    assert {verb for path in GUIDE for verb, *_ in shown(path)} >= {
        *("build", "run", "verify", "prove", "measure", "report", "sbox")
    }


@pytest.mark.parametrize(("folder", "number"), [("guide", 0), ("guide", 1), ("reference", 0)])
def test_designs_that_are_shown_can_be_built(folder: str, number: int, tmp_path: Path) -> None:
    text = blocks(ROOT / "docs" / folder / "design.md", "toml")[number]
    (tmp_path / "shown.toml").write_text(text)
    assert design.load(str(tmp_path / "shown.toml")).name in text


def test_a_block_followed_round_by_round(capsys: pytest.CaptureFixture[str]) -> None:
    """What the page's code prints is what its table shows of the waveform."""
    page = ROOT / "docs" / "guide" / "waves.md"
    states, by_hand = blocks(page, "python")
    exec(states, {})
    rows = [line.split()[1:] for line in capsys.readouterr().out.splitlines()]
    text = page.read_text(encoding="utf-8")
    table = re.findall(r"^\| \d+ \| `(\w{32})` \| `(\w{32})` \| \d+", text, re.MULTILINE)
    assert [state for state, _ in table] == [state for state, _ in rows[:-1]]
    assert [key for _, key in table] == [key for _, key in rows[1:]]
    assert f"`{rows[-1][0]}`" in text
    exec(by_hand, {})
    assert capsys.readouterr().out.splitlines()[-1] == table[1][0]


def test_the_readme_counts_the_designs_of_papers() -> None:
    of_papers = len(list((ROOT / "designs" / "papers").glob("*.toml")))
    assert f"the {of_papers} designs rebuilt from papers" in (ROOT / "README.md").read_text("utf-8")
