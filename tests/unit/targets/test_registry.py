# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Target names: what they stand for, and what is said when they stand for nothing."""

from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.errors import MissingToolError, UserError
from aesilicon.targets import CellTarget, FpgaTarget, fpga, registry


@pytest.fixture
def pdk_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PDK_ROOT with three corners of one PDK, named but empty."""
    folder = tmp_path / "ihp-sg13g2/libs.ref/sg13g2_stdcell/lib"
    folder.mkdir(parents=True)
    for corner in ("slow_1p08V_125C", "typ_1p20V_25C", "typ_1p50V_25C"):
        (folder / f"sg13g2_stdcell_{corner}.lib").write_text(f"library ({corner}) {{}}\n")
    monkeypatch.setenv("PDK_ROOT", str(tmp_path))
    return tmp_path


def test_ecp5_has_a_default_size_and_others() -> None:
    assert targets.find("ecp5") == targets.find("ecp5:85k") == FpgaTarget("ecp5", "ecp5", "85k")
    assert targets.find("ecp5:25k") == FpgaTarget("ecp5:25k", "ecp5", "25k")
    assert targets.find("ecp5").identity != targets.find("ecp5:25k").identity


@pytest.mark.parametrize(
    ("family", "default", "other"),
    [
        ("ice40", "hx8k", "up5k"),
        ("gowin", "gw2a-18c", "gw1n-9c"),
        ("nexus", "lifcl-40", "lifcl-17"),
    ],
)
def test_placed_families_have_a_default_device_and_others(
    family: str, default: str, other: str
) -> None:
    usual, another = targets.find(family), targets.find(f"{family}:{other}")
    assert isinstance(usual, FpgaTarget) and isinstance(another, FpgaTarget)
    assert usual == targets.find(f"{family}:{default}")
    assert (usual.name, another.name) == (family, f"{family}:{other}")
    assert usual.device is not None and another.device is not None
    assert usual.device.options != another.device.options


@pytest.mark.parametrize("family", list(fpga.FAMILIES))
def test_a_family_is_placed_with_pins_or_estimated(family: fpga.FamilyName) -> None:
    traits = fpga.FAMILIES[family]
    assert family in targets.names()
    assert bool(traits.devices) == (traits.package is not None) == (traits.timing is None)
    for device in traits.devices.values():
        assert len(set(device.pins)) in (0, len(fpga.HARNESS_PINS))


def test_generic_is_always_here_and_says_that_it_is_built_in() -> None:
    generic = targets.find("generic")
    assert isinstance(generic, CellTarget)
    assert generic.built_in
    assert generic.liberty.is_file()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gneric", "unknown target 'gneric'; did you mean 'generic'?"),
        ("ecp6:85k", "did you mean 'ecp5'?"),
        ("ecp5:99k", "'ecp5:99k' does not exist; ecp5 sizes: 85k, 45k, 25k, 12k"),
        ("ecp5:", "'ecp5:' does not exist"),
        ("xc7:50t", "'xc7' comes in one variant"),
        ("xcve:812", "'xcve' comes in one variant"),
        ("ice4", "unknown target 'ice4'; did you mean 'ice40'?"),
        ("gowinn", "did you mean 'gowin'?"),
        ("ice40:hx9k", "'ice40:hx9k' does not exist; ice40 sizes: hx8k, hx1k, lp8k, lp1k, up5k"),
        ("nexus:", "'nexus:' does not exist; nexus sizes: lifcl-40, lifcl-17"),
        ("ihp-sg13g2:typ_1p20V_25", "no corner 'typ_1p20V_25'; did you mean 'typ_1p20V_25C'?"),
        ("ihp-sg13g2:", "no corner ''"),
    ],
)
def test_what_means_nothing_is_a_mistake(pdk_root: Path, name: str, said: str) -> None:
    with pytest.raises(UserError) as e:
        targets.find(name)
    assert said in str(e.value)


def test_a_pdk_is_found_below_pdk_root(pdk_root: Path) -> None:
    typical = targets.find("ihp-sg13g2")
    assert isinstance(typical, CellTarget)
    assert typical.source.stem == "sg13g2_stdcell_typ_1p20V_25C"
    assert typical.source.is_relative_to(pdk_root)
    assert typical.name == "ihp-sg13g2"
    assert typical == targets.find("ihp-sg13g2:typ_1p20V_25C")
    slow = targets.find("ihp-sg13g2:slow_1p08V_125C")
    assert isinstance(slow, CellTarget)
    assert slow.name == "ihp-sg13g2:slow_1p08V_125C"
    assert slow.source.stem == "sg13g2_stdcell_slow_1p08V_125C"


def test_a_library_not_here_is_missing_and_named_with_its_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PDK_ROOT", raising=False)
    monkeypatch.setattr(registry, "OSU018_LIBERTY", tmp_path / "none.lib")
    with pytest.raises(MissingToolError, match="apt-get install qflow-tech-osu018"):
        targets.find("osu018")
    with pytest.raises(MissingToolError, match=r"'sky130A' is not on this machine.*PDK_ROOT"):
        targets.find("sky130A")
    assert targets.discover() == []
    assert all(where is None for _, where, _ in targets.survey())


def test_discover_lists_libraries_at_their_typical_corner(
    pdk_root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "osu018_stdcells.lib"
    library.write_text("library (osu018_stdcells) {}\n")
    monkeypatch.setattr(registry, "OSU018_LIBERTY", library)
    assert targets.discover() == ["osu018", "ihp-sg13g2"]
    found = {name: where for name, where, _ in targets.survey()}
    assert found["osu018"] == str(library)
    assert "typ_1p20V_25C, slow_1p08V_125C, typ_1p50V_25C" in str(found["ihp-sg13g2"])
    assert found["sky130A"] is None


def test_a_pdk_without_its_typical_corner_is_found_only_by_corner(pdk_root: Path) -> None:
    (folder,) = pdk_root.glob("*/*/*/lib")
    (folder / "sg13g2_stdcell_typ_1p20V_25C.lib").unlink()
    assert "ihp-sg13g2" not in targets.discover()
    with pytest.raises(UserError, match="no corner 'typ_1p20V_25C'"):
        targets.find("ihp-sg13g2")
    assert targets.find("ihp-sg13g2:slow_1p08V_125C").name == "ihp-sg13g2:slow_1p08V_125C"


def test_identity_changes_with_the_library(pdk_root: Path) -> None:
    target = targets.find("ihp-sg13g2")
    assert isinstance(target, CellTarget)
    before = target.identity
    target.source.write_text("library (other) {}\n")
    assert target.identity != before
