"""The scripts run with Python 3.9, which Xcode ships."""

from __future__ import annotations

import ast
import pathlib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
OLDEST = (3, 9)
# Functions that later versions of Python have added, as the last two names of a call or an attribute.
NEWER = {
    "asyncio.timeout", "asyncio.timeout_at", "asyncio.TaskGroup", "asyncio.Runner", "contextlib.chdir", "datetime.UTC",
    "hashlib.file_digest", "inspect.get_annotations", "itertools.batched", "itertools.pairwise", "statistics.correlation",
    "statistics.covariance", "typing.Self", "typing.override",
}
NEWER_MODULES = {"tomllib"}
# Keyword arguments that later versions have added, with the name of the function.
NEWER_KEYWORDS = {("zip", "strict"), ("dataclass", "slots"), ("dataclass", "kw_only"), ("extractall", "filter"), ("write_text", "newline")}


def scripts() -> list[pathlib.Path]:
    found = [path for folder in ("Scripts", "Benchmarks", "Tests", "Examples") for path in (ROOT / folder).rglob("*")]
    return sorted(path for path in found if path.is_file() and ".build" not in path.parts and is_python(path))


def is_python(path: pathlib.Path) -> bool:
    if path.suffix == ".py":
        return True
    if path.suffix:
        return False
    with path.open("rb") as file:
        return file.readline().startswith(b"#!/usr/bin/env python3")


def faults(text: str, name: str) -> list[str]:
    """Returns the parts of a text that Python of OLDEST does not have, one line for each."""
    try:
        tree = ast.parse(text, feature_version=OLDEST)
    except SyntaxError as error:
        return [f"{name}:{error.lineno}: {error.msg}"]
    found = []
    # Code that first checks with `hasattr` whether this Python has the function.
    guarded = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.If) and "hasattr" in ast.dump(node.test)
               for statement in node.body for inner in ast.walk(statement)}
    for node in ast.walk(tree):
        if id(node) in guarded:
            continue
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and f"{node.value.id}.{node.attr}" in NEWER:
            found.append(f"{name}:{node.lineno}: {node.value.id}.{node.attr}")
        if isinstance(node, ast.Import):
            found += [f"{name}:{node.lineno}: {part.name}" for part in node.names if part.name in NEWER_MODULES]
        if isinstance(node, ast.Call):
            function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found += [f"{name}:{node.lineno}: {function}({keyword.arg}=)" for keyword in node.keywords
                      if (function, keyword.arg) in NEWER_KEYWORDS]
    return found


class PythonTests(unittest.TestCase):
    def test_the_scripts_of_this_repository(self) -> None:
        paths = scripts()
        self.assertGreater(len(paths), 80)
        found = [line for path in paths for line in faults(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))]
        self.assertEqual(found, [])

    def test_newer_parts_are_found(self) -> None:
        text = (
            "import asyncio, tomllib\nasyncio.timeout(1)\nzip(a, b, strict=True)\nopened.extractall(x, filter='data')\n"
            "if hasattr(tarfile, 'data_filter'):\n    opened.extractall(x, filter='data')\n")
        self.assertEqual(faults(text, "x"), ["x:1: tomllib", "x:3: zip(strict=)", "x:4: extractall(filter=)", "x:2: asyncio.timeout"])

    def test_newer_syntax_is_found(self) -> None:
        self.assertEqual(len(faults("match a:\n    case 1: pass\n", "x")), 1)


if __name__ == "__main__":
    unittest.main()
