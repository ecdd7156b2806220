"""Compares the result of a call with the expected result."""

from __future__ import annotations

import dataclasses
import json
import re
from typing import Any

# A path in JSON: keys and indices.
Place = tuple[Any, ...]


class Missing:
    """The value of a member that an object does not have."""

    def __repr__(self) -> str:
        return "missing"


MISSING = Missing()


def given(line: dict[str, Any]) -> Any:
    """Returns the result in a line of a program, in the form of `expected.py`."""
    if "value" in line:
        return line["value"]
    error = line["error"]
    if error["kind"] == "apiError":
        return {"failure": error["value"]}
    if error["kind"] == "status":
        return {"status": error["status"], "body": error.get("body", "")}
    return {"error": error["kind"]}


@dataclasses.dataclass
class Names:
    """The names of a document's properties that models may write in another way than the server."""

    # A model has nil for an optional property that is null, and leaves it out.
    optional: set[str] = dataclasses.field(default_factory=set)
    # A model has a Double for a property that is any number, and writes 1.0 as 1.
    number: set[str] = dataclasses.field(default_factory=set)


def differences(given: Any, expected: Any, names: Names | None = None, path: str = "$", name: str = "") -> list[str]:
    """Returns the places where two values differ. Null differs from a missing member, and 1 from 1.0, except for
    `names`."""
    names = names or Names()
    if isinstance(given, dict) and isinstance(expected, dict):
        return [
            one for key in sorted(given.keys() | expected.keys())
            for one in differences(given.get(key, MISSING), expected.get(key, MISSING), names, f"{path}.{key}", key)]
    if isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected):
        return [
            one for index, (left, right) in enumerate(zip(given, expected))
            for one in differences(left, right, names, f"{path}[{index}]")]
    if type(given) is type(expected) and given == expected:
        return []
    if given is MISSING and expected is None and name in names.optional:
        return []
    if name in names.number and type(given) is int and type(expected) is float and given == expected:
        return []
    return [f"{path} is {short(given)}, not {short(expected)}"]


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "…"


# MARK: Reports


@dataclasses.dataclass
class Fault:
    """A violation of the document in a response."""

    place: Place
    reason: str


def is_true(issue: dict[str, Any], faults: list[Fault]) -> bool:
    """Returns whether the path in a report has a fault.

    If a value was left out because of a deeper fault, the report may name the value that was left out.
    """
    named = place(issue["path"])
    is_above = "cause" in issue or issue["kind"] in ("droppedElement", "droppedEntry", "unknownVariant")
    return any(
        (len(fault.place) == len(named) or is_above and len(fault.place) > len(named))
        and all(key in (None, one) for key, one in zip(named, fault.place))
        for fault in faults)


def place(path: str) -> Place:
    """Reads the path of a report: `data.works[3]["a.b"]`. A key that the report leaves out is None."""
    keys: list[Any] = []
    for word in re.finditer(r'\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|\[…\]|([^.\[\]]+)', path):
        if word[1] is not None:
            keys.append(int(word[1]))
        elif word[2] is not None:
            keys.append(json.loads(f'"{word[2]}"'))
        else:
            keys.append(word[3])
    return tuple(keys)
