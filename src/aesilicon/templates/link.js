// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The choice as the fragment of the page's address, such as `#mode=ctr&keys=128,256`.
"use strict";
const link = ((form) => {
  const fields = [...form.querySelectorAll("select, input:not([type=checkbox])")];
  const groups = [...form.querySelectorAll("fieldset")];
  const boxes = (group) => [...group.querySelectorAll("input")];
  const usual = (field) => field.defaultValue
    ?? ([...field.options].find((option) => option.defaultSelected) || field.options[0]).value;

  // The fields that differ from an empty form.
  function write() {
    const parts = new URLSearchParams();
    for (const field of fields) {
      if (field.value !== usual(field)) parts.set(field.id, field.value);
    }
    for (const group of groups) {
      if (boxes(group).every((box) => box.checked === box.defaultChecked)) continue;
      parts.set(group.id, boxes(group).filter((box) => box.checked).map((box) => box.value).join(","));
    }
    return `#${String(parts).replaceAll("%2C", ",")}`;
  }

  const unknown = (what, value, known) => `The ${what} “${value}” of the link is unknown; there is ${known.join(", ")}.`;

  // Fills the form from the fragment; returns a sentence on each part that the page does not have.
  function read(fragment) {
    const mistakes = [];
    form.reset();
    for (const [name, value] of new URLSearchParams(fragment.slice(1))) {
      const group = groups.find(({ id }) => id === name);
      const field = fields.find(({ id }) => id === name);
      const values = group ? value.split(",").filter(Boolean) : [value];
      const options = group ? boxes(group) : [...(field?.options || [])];
      const known = options.map((one) => one.value).filter(Boolean);
      const strange = known.length ? values.filter((one) => !known.includes(one)) : [];
      if (!group && !field) mistakes.push(unknown("field", name, [...fields, ...groups].map(({ id }) => id)));
      else if (strange.length) mistakes.push(unknown(name, strange.join(","), known));
      else if (field) field.value = value;
      if (group) for (const box of boxes(group)) box.checked = values.includes(box.value);
    }
    return mistakes;
  }

  return { write, read };
})(document.getElementById("choice"));
