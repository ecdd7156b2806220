"""The declarations of generated Swift, read as text: types by path, their variables, cases, coding keys, decoding
lines.
"""

from __future__ import annotations

import dataclasses
import json
import re
from typing import Any


@dataclasses.dataclass(frozen=True)
class Read:
    """The line of a property in `init(from fields:)`."""
    variable: str
    method: str
    key: str
    arguments: list[str]

    def default(self) -> str | None:
        labelled = [one for one in self.arguments if one.startswith("default:")]
        return labelled[0].removeprefix("default:").strip() if labelled else None


@dataclasses.dataclass
class SwiftType:
    """A declaration with the text of its body, without nested types and comments."""
    path: str
    body: str = ""

    def variables(self) -> dict[str, str]:
        found = re.findall(r"\bvar\s+`?(\w+)`?\s*:\s*([^={\n]+)", self.body)
        return {name: text.strip() for name, text in found}

    def cases(self) -> dict[str, str | None]:
        """Returns the cases of enumerations and of `CodingKeys`, with their raw values."""
        found = re.findall(r"^\s*(?:indirect\s+)?case\s+`?(\w+)`?\s*(?:\(([^)]*)\)|=\s*(\".*\"))?\s*$", self.body, re.M)
        return {name: payload or literal or None for name, payload, literal in found}

    def raw_values(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Returns the raw value of each case twice: as `init(rawValue:)` has it, and as `rawValue` has it."""
        literal = r"(\"(?:[^\"\\]|\\.)*\"|-?\d+)"
        read = re.findall(rf"case\s+{literal}\s*:\s*self\s*=\s*\.`?(\w+)`?", self.body)
        written = re.findall(rf"case\s+\.`?(\w+)`?\s*:\s*(?:return\s+)?{literal}", self.body)
        return {name: unquoted(text) for text, name in read}, {name: unquoted(text) for name, text in written}

    def all_cases(self) -> list[str]:
        found = re.search(r"allCases\s*:\s*\[[^\]]*\]\s*[={]\s*\[(.*?)\]", self.body, re.S)
        return re.findall(r"\.`?(\w+)`?", found.group(1)) if found else []

    def reads(self) -> list[Read]:
        reads = []
        for found in re.finditer(r"(?:self\.)?`?(\w+)`?\s*=\s*try\s+(?:\w+\()?fields\.(\w+)(?=\()", self.body):
            arguments = split_arguments(self.body[found.end():closing(self.body, found.end())])
            reads.append(Read(found[1], found[2], arguments[0].lstrip(".").strip("`"), arguments[1:]))
        return reads


class SwiftSources:
    """Every type that the sources declare, by path (`JobCancellation.Cleanup`), and the type aliases."""

    def __init__(self, texts: list[str]) -> None:
        self.types: dict[str, SwiftType] = {}
        self.aliases: dict[str, str] = {}
        for text in texts:
            code = without_comments(text)
            self.collect(code, "")
            self.aliases.update(re.findall(r"typealias\s+`?(\w+)`?\s*=\s*(\S.*)", code))

    def collect(self, code: str, owner: str) -> str:
        """Collects the declarations in a body, and returns the body without them."""
        rest, at = "", 0
        for found in re.finditer(r"\b(?:struct|enum|extension)\s+`?([\w.]+)`?", blanked(code)):
            opening = blanked(code).find("{", found.end())
            if found.start() < at or opening < 0:
                continue
            end = closing(code, opening)
            path = f"{owner}.{found[1]}" if owner else found[1]
            inner = self.collect(code[opening + 1:end], path)
            self.types.setdefault(path, SwiftType(path)).body += inner
            rest, at = rest + code[at:found.start()], end + 1
        return rest + code[at:]

    def lookup(self, spelling: str, owner: str) -> SwiftType | None:
        """Returns the type that a spelling such as `[Cleanup]?` names inside its owner, without brackets and question
        marks."""
        name = re.sub(r"^\[String:\s*|[\[\]?]", "", spelling.strip())
        name = re.sub(r"^(?:Indirect|Presence)<(.*)>$", r"\1", name)
        scopes = [owner.rsplit(".", depth)[0] if depth else owner for depth in range(owner.count(".") + 1)]
        candidates = [f"{scope}.{name}" for scope in scopes] + [name]
        return next((self.types[path] for path in candidates if path in self.types), None)


def without_comments(text: str) -> str:
    pattern = r"\"(?:[^\"\\\n]|\\.)*\"|//[^\n]*|/\*.*?\*/"
    return re.sub(pattern, lambda found: found[0] if found[0].startswith('"') else " ", text, flags=re.S)


def blanked(code: str) -> str:
    """Returns the code with spaces in place of the contents of string literals, so that braces in them are ignored."""
    return re.sub(r"\"(?:[^\"\\\n]|\\.)*\"", lambda found: '"' + " " * (len(found[0]) - 2) + '"', code)


def closing(code: str, opening: int) -> int:
    """Returns the index of the bracket that closes the bracket at `opening`."""
    depth = 0
    for index, character in enumerate(blanked(code[opening:]), opening):
        depth += (character in "({[") - (character in ")}]")
        if depth == 0:
            return index
    return len(code)


def split_arguments(text: str) -> list[str]:
    parts, depth, start = [], 0, 1
    for index, character in enumerate(blanked(text)):
        depth += (character in "({[") - (character in ")}]")
        if character == "," and depth == 1:
            parts.append(text[start:index].strip())
            start = index + 1
    return [*parts, text[start:].strip()]


def unquoted(literal: str) -> Any:
    return json.loads(re.sub(r"\\u\{(\w+)\}", lambda found: chr(int(found[1], 16)), literal))
