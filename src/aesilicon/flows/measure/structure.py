# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps a combinational module on cells with every gate as its author wrote it.

For studies of S-boxes after Morioka and Satoh 2002, who kept netlists as designed and let
synthesis choose cell strengths only. Each bit of each operator in the source is one gate, and each
gate one cell:

- Yosys elaborates and flattens; neither it nor ABC optimises. Gates with a constant input become
  what is left of them, and gates that no output depends on are left out. That is all.
- An inverted operator (`~(a & b)`) is one inverting gate, unless the sources give the inner value
  a name or read it twice; values inside functions have no names.
- The cell is the smallest of the library with the gate's truth table, in any order of its pins.
  Where there is none: the cell of the inverted function and an inverter; else the cell of the
  function with some inputs inverted, and inverters there; else four NAND2 for an XOR, and for a
  multiplexer three and an inverter.
- ABC then only buffers nets of many fan-outs and exchanges cells for others of the same function.
"""


