"""Counts the operations of a document that a generated client can call, with a reader of its own."""

from __future__ import annotations

import collections
import dataclasses
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
from typing import Any

import yaml

from oracle.requests.document import Loader, operations_of
from oracle.requests.generated import swift_text


@dataclasses.dataclass
class Count:
    operations: int = 0
    callable: int = 0
    # The operations that cannot be called, with the diagnostics that name their method, path or place.
    missing: list[str] = dataclasses.field(default_factory=list)
    documents: int = 0
    refused: int = 0
    unread: list[str] = dataclasses.field(default_factory=list)
    # The number of times that each diagnostic about calls is emitted, and its first place.
    warned: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    examples: dict[str, str] = dataclasses.field(default_factory=dict)


def count_callable(tool: str, listing: pathlib.Path, about_calls: set[str]) -> Count:
    count = Count()
    with tempfile.TemporaryDirectory() as folder:
        for line in listing.read_text(encoding="utf-8").split("\n"):
            if line.strip():
                count_document(count, tool, listing.parent / line.strip(), pathlib.Path(folder) / "Output", about_calls)
    return count


def count_document(count: Count, tool: str, path: pathlib.Path, output: pathlib.Path, about_calls: set[str]) -> None:
    root = path / (path / "ENTRY").read_text(encoding="utf-8").strip() if path.is_dir() else path
    # The earlier output belongs to another contract, so it is removed.
    shutil.rmtree(output, ignore_errors=True)
    result = subprocess.run(
        [tool, str(root), "--emit", "models,client", "--output", str(output), "--module", "Counted", "--format", "json", "--quiet"],
        capture_output=True, text=True, errors="replace")
    if result.returncode:
        count.refused += 1
        return
    report = result.stderr[result.stderr.find("{"):]
    diagnostics = json.JSONDecoder().raw_decode(report)[0]["diagnostics"] if report.startswith("{") else []
    for one in diagnostics:
        if one.get("id") in about_calls:
            count.warned[one["id"]] += 1
            count.examples.setdefault(one["id"], f"{path.name}: {one.get('message')}")
    try:
        declared = set(operations(root))
    except (ValueError, yaml.YAMLError, KeyError, TypeError, AttributeError, OSError, RecursionError) as error:
        count.unread.append(f"{path.name}: {type(error).__name__}: {str(error)[:100]}")
        return
    generated = set()
    for file in output.rglob("*.swift"):
        text = file.read_text(encoding="utf-8")
        for found in re.finditer(r"\bAPIEndpoint\(\s*(?:\.(\w+)|(?:\w+\.)?HTTPMethod\(\"(\w+)\"\))\s*,\s*(\"(?:[^\"\\]|\\.)*\")", text):
            generated.add(((found[1] or found[2]).lower(), swift_text(found[3])))
    count.documents += 1
    count.operations += len(declared)
    count.callable += len(declared & generated)
    for method, name in sorted(declared - generated):
        reasons = {f"{one['id']} ({one['message'][:120]})" for one in diagnostics
                   if name in one["message"] or "operation" in one["id"] or one["message"].startswith("ignored:")}
        count.missing.append(f"{path.name}: {method.upper()} {name}: {'; '.join(sorted(reasons)) or 'no diagnostic'}")


def operations(path: pathlib.Path) -> Any:
    document = load(path)
    for name, item in (document.get("paths") or {}).items():
        if str(name).startswith("x-"):
            continue
        at, node, seen = path, item, 0
        while isinstance(node, dict) and isinstance(node.get("$ref"), str) and seen < 20:
            seen += 1
            file, _, pointer = node["$ref"].partition("#")
            at = (at.parent / file) if file else at
            target = load(at)
            for part in pointer.split("/")[1:]:
                part = re.sub(r"%([0-9A-Fa-f]{2})", lambda found: chr(int(found[1], 16)), part)
                target = target[part.replace("~1", "/").replace("~0", "~")]
            node = {**target, **{key: value for key, value in node.items() if key != "$ref"}}
        if isinstance(node, dict):
            for method, _ in operations_of(node, document):
                yield method, str(name)


LOADED: dict[pathlib.Path, Any] = {}


def load(path: pathlib.Path) -> Any:
    path = path.resolve()
    if path not in LOADED:
        if len(LOADED) > 200:
            LOADED.clear()
        text = path.read_text(encoding="utf-8-sig")
        try:
            LOADED[path] = json.loads(text, strict=False)
        except ValueError:
            LOADED[path] = yaml.load(text, Loader)
    return LOADED[path]
