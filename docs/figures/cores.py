# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Block diagrams of the cores. Modules and signals have their names in the RTL; a test says so."""

from drawing import Drawing


def core_round() -> Drawing:
    """`aes_core_round`, built with round keys on the fly, as `aes-round` is."""
    title = "aes_core_round with round keys on the fly: key schedule, state register, round"
    d = Drawing(title, 1010, 570)
    _round_control(d)
    _round_keys(d)
    _round_data(d)
    return d


def _round_control(d: Drawing) -> None:
    d.wire((0, 60), (50, 60), label="key_*")
    d.wire((0, 95), (50, 95), label="in_*")
    d.box(50, 40, 160, 74, "aes_frontend", "handshakes, checks,", "length of the key")
    d.wire((130, 114), (130, 180))
    d.text(138, 150, "key, block taken", anchor="start", grey=True)
    d.box(50, 180, 160, 74, "aes_round_control", "states,", "rounds left")
    d.wire((130, 254), (130, 290))
    d.text(130, 308, "load, step and hold of", grey=True)
    d.text(130, 324, "all registers, muxes,", grey=True)
    d.text(130, 340, "direction", grey=True)


def _round_keys(d: Drawing) -> None:
    d.group(280, 10, 215, 395, "aes_key_on_the_fly")
    d.wire((235, 75), (310, 75))
    d.text(257, 69, "key_i", grey=True)
    d.register(310, 45, 150, 56, "aes_key_ends", "key, schedule end")
    d.wire((415, 101), (415, 145))
    d.mux_down(335, 145, 100, 24)
    d.wire((385, 169), (385, 200))
    d.box(310, 200, 150, 52, "aes_key_step", "with aes_sub_bytes", kind="logic")
    d.wire((385, 252), (385, 300))
    d.dot(385, 276)
    d.wire((385, 276), (480, 276), (480, 87), (460, 87))
    d.text(476, 292, "last words", anchor="end", grey=True)
    d.register(310, 300, 150, 50, "window_q")
    d.wire((385, 350), (385, 383), (295, 383), (295, 128), (355, 128), (355, 145))
    d.dot(385, 383)
    d.wire((460, 60), (570, 60), label="first_key")


def _round_data(d: Drawing) -> None:
    d.text(645, 12, "in_data_i", grey=True)
    d.wire((645, 18), (645, 42))
    d.box(570, 42, 150, 36, "aes_add_round_key", kind="linear")
    d.wire((615, 78), (615, 120))
    d.mux_down(595, 120, 100, 24)
    d.wire((645, 144), (645, 168))
    d.register(570, 168, 150, 44, "state_q")
    d.wire((645, 212), (645, 236))
    d.box(570, 236, 150, 44, "aes_sub_bytes", kind="logic")
    d.wire((645, 280), (645, 304))
    d.box(570, 304, 150, 36, "aes_shift_rows", kind="linear")
    d.wire((645, 340), (645, 380))
    d.dot(645, 360)
    d.box(570, 380, 150, 36, "aes_add_round_key", kind="linear")
    d.wire((645, 416), (645, 436))
    d.box(570, 436, 150, 36, "aes_mix_columns", kind="linear")
    d.wire((645, 472), (645, 492))
    d.box(570, 492, 150, 36, "aes_add_round_key", kind="linear")
    d.wire((645, 528), (645, 546), (750, 546), (750, 100), (675, 100), (675, 120))
    d.text(758, 150, "rounds 1 to Nr-1", anchor="start", grey=True)

    # The round key goes to three adders: before MixColumns, after it, and to that of round Nr.
    d.wire((385, 383), (525, 383), (525, 564), (865, 564), (865, 378))
    d.text(532, 378, "round_key", grey=True)
    for y in (398, 510):
        d.dot(525, y)
        d.wire((525, y), (570, y))

    d.wire((645, 360), (790, 360))
    d.text(758, 335, "round Nr", anchor="start", grey=True)
    d.box(790, 342, 150, 36, "aes_add_round_key", kind="linear")
    d.wire((865, 342), (865, 280))
    d.register(790, 224, 150, 56, "aes_result", "output register")
    d.wire((940, 252), (1005, 252), label="out_*")
