# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A small SVG canvas for block diagrams: boxes, wires, multiplexers, XORs.

Every drawing has its own light ground, so that it reads the same on light and dark pages. Blue is
linear (XOR only), orange is not linear, green stores, white is plain.
"""

from html import escape

FILLS = {"linear": "#dbe9fb", "logic": "#fde3c8", "store": "#d8efd9", "plain": "#ffffff"}
INK, GREY, GROUND = "#1d2733", "#667585", "#f6f8fa"
MARGIN, LINE = 16, 15
Point = tuple[float, float]


class Drawing:
    """A drawing of `width` by `height` pixels, without its margin; y grows downwards."""

    def __init__(self, title: str, width: int, height: int) -> None:
        self.title, self.width, self.height = title, width, height
        self._shapes: list[str] = []

    def box(self, x: float, y: float, w: float, h: float, *lines: str, kind: str = "plain") -> None:
        """A box with centred lines of text."""
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="4" '
            f'fill="{FILLS[kind]}" stroke="{INK}"/>'
        )
        top = y + h / 2 - LINE * (len(lines) - 1) / 2 + 4
        for n, line in enumerate(lines):
            self.text(x + w / 2, top + LINE * n, line)

    def register(self, x: float, y: float, w: float, h: float, *lines: str) -> None:
        """A box that stores, with the wedge of a clock input at its foot."""
        self.box(x, y, w, h, *lines, kind="store")
        foot, middle = y + h, x + w / 2
        self._path([(middle - 6, foot), (middle, foot - 8), (middle + 6, foot)])

    def group(self, x: float, y: float, w: float, h: float, label: str) -> None:
        """A dashed frame around other things, with its name inside at the top left."""
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="6" '
            f'fill="none" stroke="{GREY}" stroke-dasharray="5 4"/>'
        )
        self.text(x + 8, y + 16, label, anchor="start", grey=True)

    def mux(self, x: float, y: float, w: float, h: float, label: str = "") -> None:
        """A multiplexer whose inputs come from the left."""
        self._mux([(x, y), (x + w, y + h / 4), (x + w, y + 3 * h / 4), (x, y + h)])
        self.text(x + w / 2, y + h / 2 + 4, label)

    def mux_down(self, x: float, y: float, w: float, h: float) -> None:
        """A multiplexer whose inputs come from above."""
        self._mux([(x, y), (x + w, y), (x + 3 * w / 4, y + h), (x + w / 4, y + h)])

    def _mux(self, points: list[Point]) -> None:
        spots = " ".join(f"{px:g},{py:g}" for px, py in points)
        self._shapes.append(f'<polygon points="{spots}" fill="{FILLS["plain"]}" stroke="{INK}"/>')

    def xor(self, x: float, y: float, r: float = 9) -> None:
        """An XOR around a point."""
        self._shapes.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{FILLS["linear"]}" stroke="{INK}"/>'
        )
        self._path([(x - r, y), (x + r, y)])
        self._path([(x, y - r), (x, y + r)])

    def inverter(self, x: float, y: float, size: float = 16) -> None:
        """An inverter that points to the right, its input at (x, y)."""
        half = size / 2
        spots = f"{x:g},{y - half:g} {x + size:g},{y:g} {x:g},{y + half:g}"
        self._shapes.append(f'<polygon points="{spots}" fill="{FILLS["plain"]}" stroke="{INK}"/>')
        self._shapes.append(
            f'<circle cx="{x + size + 3:g}" cy="{y:g}" r="3" fill="{GROUND}" stroke="{INK}"/>'
        )

    def dot(self, x: float, y: float) -> None:
        """Where wires join."""
        self._shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="3" fill="{INK}"/>')

    def wire(self, *points: Point, label: str = "", end: bool = True) -> None:
        """A wire through some points, with an arrow at its end; its label stands at its start."""
        self._path(list(points), arrow=end)
        if label:
            (x, y), (nx, _) = points[0], points[1]
            self.text((x + nx) / 2 if nx != x else x + 14, y - 6, label, grey=True)

    def text(
        self, x: float, y: float, text: str, *, anchor: str = "middle", grey: bool = False
    ) -> None:
        """One line of text."""
        size, colour = (12, GREY) if grey else (13, INK)
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" '
            f'text-anchor="{anchor}">{escape(text)}</text>'
        )

    def _path(self, points: list[Point], *, arrow: bool = False) -> None:
        spots = " ".join(f"{x:g},{y:g}" for x, y in points)
        mark = ' marker-end="url(#arrow)"' if arrow else ""
        self._shapes.append(f'<polyline points="{spots}" fill="none" stroke="{INK}"{mark}/>')

    def svg(self) -> str:
        """The whole file."""
        w, h = self.width + 2 * MARGIN, self.height + 2 * MARGIN
        return "\n".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
                f'viewBox="{-MARGIN} {-MARGIN} {w} {h}" role="img" '
                'font-family="system-ui, Helvetica, Arial, sans-serif">',
                f"<title>{escape(self.title)}</title>",
                "<!-- SPDX-FileCopyrightText: AESilicon contributors -->",
                "<!-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1 -->",
                "<!-- Generated by `python docs/figures/draw.py`; do not edit. -->",
                '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" '
                f'markerHeight="7" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="{INK}"/>'
                "</marker></defs>",
                f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{w}" height="{h}" rx="8" '
                f'fill="{GROUND}"/>',
                *self._shapes,
                "</svg>\n",
            )
        )
