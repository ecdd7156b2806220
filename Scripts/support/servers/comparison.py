"""Compares what a call has given with what it has to give."""

from __future__ import annotations

from typing import Any


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


def differences(given: Any, expected: Any, path: str = "$") -> list[str]:
    """The places where two values differ. A member that is null may be missing, since models have nil for both."""
    if isinstance(given, dict) and isinstance(expected, dict):
        names = sorted(given.keys() | expected.keys())
        return [one for name in names for one in differences(given.get(name), expected.get(name), f"{path}.{name}")]
    if isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected):
        pairs = enumerate(zip(given, expected))
        return [one for index, (left, right) in pairs for one in differences(left, right, f"{path}[{index}]")]
    if given == expected and isinstance(given, bool) == isinstance(expected, bool):
        return []
    return [f"{path} is {short(given)}, not {short(expected)}"]


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "…"
