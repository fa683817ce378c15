# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Drawings of the S-boxes that invert in a field, and of the search for this project's own."""

from drawing import Drawing


def composite() -> Drawing:
    """The tower with polynomial bases."""
    d = Drawing("Tower field: into GF(((2^2)^2)^2), inversion there, and back", 760, 240)
    d.wire((0, 110), (50, 110), label="byte")
    d.box(50, 60, 70, 100, "into the", "tower", kind="linear")
    d.group(140, 0, 490, 235, "inversion of h y + l in GF(256), all inside in GF(16)")
    _inversion(d, ("lambda h^2", "l (h + l)"), polynomial=True)
    d.box(650, 60, 70, 100, "back and", "affine", "map", kind="linear")
    d.wire((720, 110), (765, 110), label="image")
    return d


def canright() -> Drawing:
    """The tower with normal bases."""
    d = Drawing("Canright: the same tower with a normal basis in each field", 760, 240)
    d.wire((0, 110), (50, 110), label="byte")
    d.box(50, 60, 70, 100, "into the", "tower", kind="linear")
    d.group(140, 0, 490, 235, "inversion of h Y^16 + l Y in GF(256), all inside in GF(16)")
    _inversion(d, ("nu (h + l)^2", "h l"), polynomial=False)
    d.box(650, 60, 70, 100, "back and", "affine", "map", kind="linear")
    d.wire((720, 110), (765, 110), label="image")
    return d


def _inversion(d: Drawing, parts: tuple[str, str], *, polynomial: bool) -> None:
    """Inversion in a quadratic extension: a norm, its inverse, two products."""
    d.wire((120, 60 + 12), (160, 72), (160, 50), (470, 50), label="")
    d.text(176, 44, "h", grey=True)
    d.wire((120, 148), (160, 148), (160, 190), (470, 190), label="")
    d.text(176, 184, "l", grey=True)
    d.dot(190, 50)
    d.dot(190, 190)
    if polynomial:
        d.wire((190, 50), (190, 84), (220, 84))
        d.wire((190, 190), (190, 140), (220, 140))
        d.dot(204, 84)
        d.wire((204, 84), (204, 130), (220, 130))
    else:
        d.wire((190, 50), (190, 80), (220, 80))
        d.wire((190, 190), (190, 146), (220, 146))
        d.wire((190, 80), (190, 130), (220, 130))
        d.wire((190, 146), (190, 134), (206, 134), (206, 92), (220, 92))
    d.box(220, 68, 90, 34, parts[0], kind="linear")
    d.box(220, 118, 90, 38, parts[1], kind="logic")
    d.wire((310, 85), (336, 85), (336, 102))
    d.wire((310, 137), (336, 137), (336, 120))
    d.xor(336, 111)
    d.wire((345, 111), (370, 111))
    d.box(370, 86, 66, 50, "inverse", "(GF(16))", kind="logic")
    d.wire((436, 111), (452, 111), (452, 80), (470, 80))
    d.dot(452, 111)
    d.wire((452, 111), (452, 160), (470, 160))
    d.box(470, 40, 80, 50, "product", kind="logic")
    d.box(470, 150, 80, 50, "product", kind="logic")
    d.wire((550, 65), (610, 65), (610, 90), (650, 90))
    d.wire((550, 175), (610, 175), (610, 130), (650, 130))
    note = "lower product: of h + l" if polynomial else "h and l change places on the way out"
    d.text(385, 224, note, grey=True)


def composite_reg() -> Drawing:
    """The tower with a register behind it."""
    d = Drawing("The tower-field S-box with a register at its output", 700, 150)
    d.wire((0, 60), (70, 60), label="byte")
    d.box(70, 25, 210, 70, "aes_sbox_composite", kind="logic")
    d.wire((280, 60), (330, 60))
    d.box(330, 35, 70, 50, "AND", kind="logic")
    d.wire((365, 140), (365, 85))
    d.text(408, 134, "not clear_i", grey=True)
    d.wire((400, 60), (450, 60))
    d.register(450, 30, 90, 60, "register")
    d.wire((495, 140), (495, 91))
    d.text(520, 134, "clk_i", grey=True)
    d.wire((540, 60), (690, 60))
    d.text(615, 52, "image, a clock later", grey=True)
    return d


def boyar_peralta() -> Drawing:
    """Three layers, each minimised as a whole."""
    title = "Boyar and Peralta: two linear layers around one that is not, each with few gates"
    return _three_layers(title, "few ANDs first, then few XORs")


def boyar_peralta_depth16() -> Drawing:
    """The same layers, by depth."""
    title = "Boyar and Peralta, depth 16: the same three layers with their depth held down"
    return _three_layers(title, "never more than 16 gates from input to output")


def _three_layers(title: str, note: str) -> Drawing:
    d = Drawing(title, 720, 190)
    d.wire((0, 80), (60, 80), label="byte")
    d.box(60, 30, 130, 100, "top layer:", "into the tower,", "sums for products", kind="linear")
    d.wire((190, 60), (270, 60), label="sums")
    d.wire((190, 110), (230, 110), (230, 150), (395, 150), (395, 130))
    d.box(270, 30, 90, 60, "norm and", "its inverse", kind="logic")
    d.wire((360, 60), (395, 60), label="")
    d.box(395, 30, 100, 100, "products", "with each half", kind="logic")
    d.text(382, 14, "middle layer: every AND is here", grey=True)
    d.wire((495, 80), (540, 80))
    d.box(540, 30, 120, 100, "bottom layer:", "back, and the", "affine map", kind="linear")
    d.wire((660, 80), (725, 80), label="image")
    d.text(360, 182, note, grey=True)
    return d


def reyhani_masoleh() -> Drawing:
    """The tower with one floor less, in five blocks."""
    title = "Reyhani-Masoleh, Taha and Ashmawy: five blocks, each minimised as gates"
    d = Drawing(title, 760, 210)
    d.wire((0, 80), (50, 80), label="byte")
    d.box(50, 30, 110, 100, "input map,", "sums of", "factors", kind="linear")
    d.wire((160, 60), (210, 60))
    d.box(210, 30, 90, 60, "norm", "(8 to 4 bits)", kind="logic")
    d.wire((300, 60), (340, 60))
    d.box(340, 30, 110, 60, "inverse in", "GF(16)", kind="logic")
    d.wire((450, 60), (500, 60), label="9 sums")
    d.wire((160, 110), (200, 110), (200, 155), (550, 155), (550, 130))
    d.text(375, 148, "2 x 9 sums of the two halves", grey=True)
    d.box(500, 30, 100, 100, "18 NANDs:", "two products", kind="logic")
    d.wire((600, 80), (640, 80))
    d.box(640, 30, 70, 100, "output", "map", kind="linear")
    d.wire((710, 80), (765, 80), label="image")
    d.text(
        380,
        200,
        "no GF(4) in sight: the inverse in GF(16) is four functions of four bits",
        grey=True,
    )
    return d


def maximov_ekdahl() -> Drawing:
    """The bottom layer moved beside the inversion."""
    title = "Maximov and Ekdahl, architecture D: the way back is computed beside the inversion"
    d = Drawing(title, 720, 230)
    d.wire((0, 110), (60, 110), label="byte")
    d.dot(60, 110)
    d.wire((60, 110), (60, 60), (110, 60))
    d.wire((60, 110), (60, 165), (110, 165))
    d.box(110, 35, 90, 50, "top layer", kind="linear")
    d.wire((200, 60), (240, 60))
    d.box(240, 35, 180, 50, "norm and its inverse", kind="logic")
    d.wire((420, 60), (480, 60), (480, 90), (510, 90))
    d.text(450, 52, "4 bits", grey=True)
    sums = ("sums of the byte's bits: top, product", "and bottom layers in one")
    d.box(110, 135, 310, 60, *sums, kind="linear")
    d.wire((420, 165), (480, 165), (480, 130), (510, 130))
    d.text(452, 184, "8 x 4 bits", grey=True)
    d.box(510, 60, 130, 100, "each output:", "XOR of", "four NANDs", kind="logic")
    d.wire((640, 110), (715, 110), label="image")
    d.text(265, 222, "computed at the same time as the inverse", grey=True)
    return d


def search() -> Drawing:
    """How this project's own circuits were found."""
    d = Drawing("The search: netlists of cells changed step by step, measured on osu018", 740, 240)
    d.box(0, 40, 110, 60, "a start: known", "gates, or table")
    d.wire((110, 70), (160, 70))
    d.box(160, 40, 120, 60, "netlist of", "osu018 cells", kind="logic")
    d.wire((280, 70), (330, 70))
    d.box(330, 40, 130, 60, "one change: other", "cells, same bytes", kind="logic")
    d.wire((460, 70), (510, 70))
    d.box(510, 40, 110, 60, "area or delay", "on osu018")
    d.wire((565, 100), (565, 150), (395, 150), (395, 100))
    d.text(480, 142, "keep it if better, or by", grey=True)
    d.text(480, 168, "chance, rarer and rarer", grey=True)
    d.wire((620, 70), (665, 70))
    d.text(642, 62, "best", grey=True)
    d.box(665, 40, 75, 60, "data file", "in circuits", kind="store")
    d.wire((702, 100), (702, 180))
    d.box(600, 180, 140, 50, "SystemVerilog,", "proven on all bytes", kind="plain")
    d.text(480, 14, "seed and steps are given: the same search finds the same circuit", grey=True)
    return d
