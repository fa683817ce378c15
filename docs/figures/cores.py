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
    d.group(280, 10, 215, 395, "aes_round_keys: aes_key_on_the_fly")
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


def core_tbox() -> Drawing:
    """`aes_core_tbox` for encryption with stored round keys, as `morioka-tbox` is."""
    title = "aes_core_tbox for encryption: stored round keys, T-boxes, the sum of a round"
    d = Drawing(title, 1060, 560)
    _round_control(d)
    _stored_keys(d)
    _tbox_sum(d)
    _tbox_path(d)
    _tbox_result(d)
    return d


def _stored_keys(d: Drawing) -> None:
    d.group(280, 10, 205, 320, "aes_round_keys: aes_key_stored")
    d.wire((235, 72), (310, 72))
    d.text(257, 66, "key_i", grey=True)
    d.box(310, 46, 150, 52, "aes_key_unit", "a round key a clock", kind="logic")
    d.wire((385, 98), (385, 124))
    d.register(310, 124, 150, 52, "store_q", "round keys 0 to Nr")
    d.wire((385, 176), (385, 206))
    d.mux_down(335, 206, 100, 24)
    d.wire((385, 230), (385, 258))
    d.register(310, 258, 150, 48, "round_key_q")
    d.wire((460, 150), (530, 150), (530, 60), (636, 60))
    d.text(540, 54, "first_key", anchor="start", grey=True)


def _tbox_sum(d: Drawing) -> None:
    d.text(645, 12, "in_data_i", grey=True)
    d.wire((645, 18), (645, 51))
    d.xor(645, 60)
    d.wire((645, 69), (645, 111))
    d.text(653, 94, "entering", anchor="start", grey=True)
    d.xor(645, 120)
    d.box(740, 96, 90, 48, "base", "one of three")
    d.wire((740, 120), (654, 120))
    d.wire((645, 129), (645, 159))
    d.xor(645, 168)
    d.wire((645, 177), (645, 204))
    d.register(570, 204, 150, 44, "state_q")
    d.wire((720, 226), (785, 226), (785, 144))
    d.text(726, 220, "hold", anchor="start", grey=True)


def _tbox_path(d: Drawing) -> None:
    d.group(518, 264, 224, 226, "aes_round_path")
    d.wire((645, 248), (645, 290))
    d.box(570, 290, 150, 36, "aes_shift_rows", kind="linear")
    d.wire((645, 326), (645, 350))
    d.box(570, 350, 150, 46, "aes_tbox_select", "S * 3, S * 2, S * 1", kind="logic")
    for x in (607, 645, 701):
        d.wire((x, 396), (x, 430))
    d.box(570, 430, 150, 36, "XOR of four T-boxes", kind="linear")
    d.wire((645, 466), (645, 510), (503, 510), (503, 168), (636, 168))
    d.text(511, 526, "rest, in rounds 1 to Nr-1", anchor="start", grey=True)


def _tbox_result(d: Drawing) -> None:
    d.wire((385, 306), (385, 545), (762, 545), (762, 144))
    d.text(392, 539, "round_key", anchor="start", grey=True)
    d.dot(701, 410)
    d.wire((701, 410), (840, 410))
    d.dot(762, 394)
    d.wire((762, 394), (840, 394))
    d.box(840, 384, 160, 36, "aes_add_round_key", kind="linear")
    d.wire((920, 384), (920, 300))
    d.text(928, 340, "finished, round Nr", anchor="start", grey=True)
    d.register(840, 248, 160, 52, "aes_result", "output register")
    d.wire((1000, 274), (1056, 274), label="out_*")
    d.dot(920, 350)
    d.wire((920, 350), (808, 350), (808, 144))
    d.text(816, 170, "a chained block enters", anchor="start", grey=True)
