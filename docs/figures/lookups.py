# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Drawings of the S-boxes that come from the truth table, and of T-boxes."""

from drawing import Drawing


def table() -> Drawing:
    """A case statement, left to synthesis."""
    d = Drawing("A truth table that synthesis turns into gates, LUTs or a ROM", 640, 190)
    d.wire((0, 95), (60, 95), label="byte")
    d.text(115, 12, "256 entries of 8 bits", grey=True)
    for n, entry in enumerate(("00 : 63", "01 : 7c", "02 : 77", "...", "fe : bb", "ff : 16")):
        d.box(60, 20 + 25 * n, 110, 25, entry)
    d.wire((170, 95), (250, 95))
    d.group(250, 5, 240, 180, "synthesis chooses")
    d.box(270, 35, 200, 36, "gates (standard cells)", kind="logic")
    d.box(270, 85, 200, 36, "LUTs, multiplexers (FPGA)", kind="logic")
    d.box(270, 135, 200, 36, "a ROM", kind="store")
    d.wire((490, 95), (580, 95), label="image")
    return d


def sop() -> Drawing:
    """Two levels: products, then sums."""
    title = "Sums of products: products of inputs and complements, then an OR tree for each output"
    return _two_levels(title, "OR tree", "logic", "a7", "not a7")


def pprm() -> Drawing:
    """Products of true inputs, then XORs."""
    title = "Reed-Muller form: products of inputs as they are, then an XOR tree for each output"
    return _two_levels(title, "XOR tree", "linear", "a7")


def _two_levels(title: str, tree: str, kind: str, *last: str) -> Drawing:
    d = Drawing(title, 640, 230)
    names = ["a0", "a1", *last] if len(last) == 1 else ["a0", "not a0", "a1", *last]
    lines = [70 + (60 if len(last) == 1 else 45) * n for n in range(len(names))]
    for x, name in zip(lines, names, strict=True):
        d.text(x, 14, name, grey=True)
        d.wire((x, 22), (x, 215), end=False)
    d.text(24, 112, "the byte,", grey=True)
    d.text(24, 128, "bit by bit", grey=True)
    for n in range(4):
        y = 32 + 48 * n
        for k, line in enumerate(sorted((n % len(lines), (n + 1) % len(lines)))):
            d.dot(lines[line], y + 9 + 14 * k)
            d.wire((lines[line], y + 9 + 14 * k), (310, y + 9 + 14 * k))
        d.box(310, y, 66, 32, "AND", kind="logic")
        d.wire((376, y + 16), (460, y + 16))
    d.text(343, 14, "products", grey=True)
    d.box(460, 26, 90, 184, tree, "of one", "output", kind=kind)
    d.wire((550, 118), (620, 118), label="y0")
    d.text(592, 150, "and so for", grey=True)
    d.text(592, 166, "y1 to y7", grey=True)
    return d


def rom() -> Drawing:
    """A block RAM."""
    d = Drawing("A synchronous ROM: block RAM and the register at its output", 640, 150)
    d.wire((0, 55), (90, 55), label="byte")
    d.wire((0, 85), (90, 85), label="inverse_i")
    d.group(80, 5, 410, 140, "one block RAM")
    d.box(90, 35, 200, 72, "256 x 8 bits;", "both directions: 512 x 8", kind="store")
    d.wire((290, 71), (350, 71))
    d.register(350, 42, 110, 58, "register")
    d.wire((405, 148), (405, 101), label="")
    d.text(428, 138, "clk_i", grey=True)
    d.wire((460, 71), (630, 71))
    d.text(562, 63, "image, a clock later", grey=True)
    return d


def bdd() -> Drawing:
    """The levels of a shared diagram."""
    d = Drawing("A shared decision diagram: a multiplexer a node, a level an input", 700, 250)
    levels = (("12", 24), ("143", 160), ("126", 142), ("64", 86), ("32", 54), ("16", 34), ("8", 22))
    d.text(18, 116, "0, 1,", grey=True)
    d.text(18, 132, "input 0", grey=True)
    for n, (nodes, height) in enumerate(levels):
        x = 80 + 80 * n
        d.mux(x, 120 - height / 2, 44, height, nodes)
        d.wire((x + 22, 238), (x + 22, 120 + 3 * height / 8))
        d.text(x + 22, 253, f"input {n + 1}", grey=True)
        d.wire((x - 36 if n else 42, 120), (x, 120))
    d.wire((604, 120), (690, 120), label="y7 ... y0")
    d.text(182, 14, "widest: shared, and one input drives all of it", grey=True)
    d.text(490, 30, "hardly shared:", grey=True)
    d.text(490, 46, "a 32:1 selector for each output", grey=True)
    return d


def twisted_bdd() -> Drawing:
    """Eight diagrams with rotated inputs, and the inside of one."""
    d = Drawing("Twisted BDD: eight diagrams, each with its inputs rotated by one place", 720, 440)
    d.group(0, 0, 720, 205, "they share nothing, and the wide levels take other inputs in each")
    for k, name in enumerate(("a0", "a1", "a7")):
        y = 85 + 35 * k
        d.wire((10, y), (48, y), end=False, label=name)
        d.inverter(48, y)
        d.wire((70, y), (84, y), end=False)
        d.inverter(84, y)
        d.wire((106, y), (600, y), end=False)
        d.text(525, y - 6, "...", grey=True)
    levels = (("1", "2", "8"), ("8", "1", "7"), ("2", "3", "1"))
    for n, (name, places) in enumerate(zip(("y0", "y1", "y7"), levels, strict=True)):
        x = 160 + (0, 180, 400)[n]
        d.box(x, 60, 130, 120, kind="logic")
        d.text(x + 98, 124, "BDD")
        d.wire((x + 65, 60), (x + 65, 26))
        d.text(x + 79, 44, name, grey=True)
        for k, place in enumerate(places):
            d.text(x + 8, 89 + 35 * k, f"level {place}", anchor="start", grey=True)
    d.text(80, 196, "both values of each", grey=True)
    d.group(0, 225, 720, 210, "inside one: five inputs are decoded while the other three select")
    d.wire((20, 300), (90, 300), label="3 inputs")
    d.mux(90, 265, 44, 70, "MUX")
    d.wire((134, 300), (170, 300))
    d.mux(170, 265, 44, 70, "MUX")
    d.wire((214, 300), (330, 300), label="32 values")
    d.wire((20, 390), (90, 390), label="5 inputs")
    d.box(90, 362, 124, 56, "decoder:", "one of 32", kind="logic")
    d.wire((214, 390), (290, 390), (290, 330), (330, 330))
    d.text(250, 384, "32 lines", grey=True)
    d.box(330, 275, 90, 80, "32 AND", kind="logic")
    d.wire((420, 315), (470, 315))
    d.box(470, 275, 120, 80, "OR of 32:", "five levels of", "NAND and NOR", kind="logic")
    d.wire((590, 315), (690, 315), label="output")
    return d


def tbox() -> Drawing:
    """T-boxes of a byte, and the sum of four."""
    d = Drawing("T-boxes: the S-box and the factors of MixColumns in one table each", 700, 250)
    d.group(130, 0, 190, 245, "T-boxes of one byte")
    d.wire((0, 120), (80, 120), label="byte", end=False)
    for n, (name, out) in enumerate((("S(x) * 2", "02"), ("S(x) * 1", "01"), ("S(x) * 3", "03"))):
        y = 40 + 66 * n
        d.wire((80, 120), (80, y + 22), (155, y + 22))
        d.box(155, y, 140, 44, name, kind="logic")
        d.wire((295, y + 22), (430, y + 22))
        d.text(376, y + 16, f"rows with {out}", grey=True)
    d.dot(80, 120)
    d.box(430, 40, 110, 176, "XOR of four", "T-boxes and", "the round key", kind="linear")
    d.text(485, 30, "of one column", grey=True)
    d.wire((540, 128), (610, 128))
    d.register(610, 98, 80, 60, "state")
    d.text(225, 238, "inverse: 9, 11, 13, 14 and 1", grey=True)
    return d
