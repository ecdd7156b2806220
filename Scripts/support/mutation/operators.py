"""Single edits of a generated model, by operator.

The models are read as text, line by line, in the form in which the generator writes them: a line per property in each
of its places. Declarations that are wrapped over several lines are left alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Callable, Iterator

Lines = list[str]

DECODING = re.compile(
    r"^(?P<indent> +)(?P<name>\w+) = try fields\.(?P<method>\w+)\((?P<key>\.\w+)(?P<rest>.*)\)$")
CODING_KEY = re.compile(r'^(?P<indent> +)case (?P<name>`?\w+`?)(?: = "(?P<key>[^"]*)")?$')
CATCH_ALL = re.compile(r"^ +default: self = \.\w+\(rawValue\)$")
SIMPLE_CASE = re.compile(r"^ +case (?P<name>`?\w+`?)$")
DEFAULT = re.compile(r", default: .*$")
ALIASES = re.compile(r", or: \[[^\]]*\]")
# The defaults that an edit gives to a property that was optional or strict.
ZEROS = {"String": '""', "Int": "0", "Double": "0", "Bool": "false"}


@dataclass(frozen=True)
class Mutant:
    operator: str
    path: str
    description: str
    text: str

    def __str__(self) -> str:
        return f"{self.operator}: {self.path}: {self.description}"


@dataclass(frozen=True)
class Property:
    """A property of a record in the places that the operators edit."""

    name: str
    type: str
    declaration: int
    decoding: int
    call: re.Match[str]

    @property
    def aliases(self) -> str:
        found = ALIASES.search(self.call["rest"])
        return found.group() if found else ""


def mutants_of(path: str, text: str) -> Iterator[Mutant]:
    lines = text.split("\n")
    for operator, edits in OPERATORS.items():
        for description, edited in edits(lines):
            yield Mutant(operator, path, description, "\n".join(edited))


def replacing(lines: Lines, changes: dict[int, str | None]) -> Lines:
    """Returns the lines with the changes. A line whose change is None is left out."""
    result = [changes.get(index, line) for index, line in enumerate(lines)]
    return [line for line in result if line is not None]


# Reading a model


def properties(lines: Lines) -> Iterator[Property]:
    """Returns the properties that are stored under their own name and decoded by one line."""
    for index, line in enumerate(lines):
        call = DECODING.match(line)
        if not call:
            continue
        start = max((i for i in range(index) if re.search(r"\bstruct \w+", lines[i])), default=0)
        declaration = re.compile(rf"^ +(?:public |package )?var `?{re.escape(call['name'])}`?: (?P<type>[^{{]+)$")
        for number in range(start, index):
            found = declaration.match(lines[number])
            if found:
                yield Property(call["name"], found["type"].strip(), number, index, call)
                break


def coding_keys(lines: Lines) -> Iterator[list[tuple[int, re.Match[str]]]]:
    """Returns the cases of each `CodingKeys`, with their lines."""
    for start, line in enumerate(lines):
        if "enum CodingKeys:" not in line:
            continue
        cases = []
        for index in range(start + 1, len(lines)):
            case = CODING_KEY.match(lines[index])
            if not case:
                break
            cases.append((index, case))
        yield cases


def key_of(case: re.Match[str]) -> str:
    return case["key"] if case["key"] is not None else case["name"].strip("`")


def key_line(case: re.Match[str], key: str) -> str:
    return f'{case["indent"]}case {case["name"]} = "{key}"'


# Operators: each yields a description of the edit and the edited lines.

Edits = Iterator[tuple[str, Lines]]


def rename_key(lines: Lines) -> Edits:
    for cases in coding_keys(lines):
        for index, case in cases:
            yield f'"{key_of(case)}" renamed', replacing(lines, {index: key_line(case, key_of(case) + "X")})


def swap_keys(lines: Lines) -> Edits:
    """Swaps the keys of two properties with equal types and equal decoding, so that the code still compiles."""
    kinds = {p.call["key"][1:]: (p.type, p.call["method"]) for p in properties(lines)}
    for cases in coding_keys(lines):
        known = [(index, case) for index, case in cases if case["name"] in kinds]
        for (first, left), (second, right) in zip(known, known[1:]):
            if kinds[left["name"]] == kinds[right["name"]]:
                yield f'"{key_of(left)}" and "{key_of(right)}" swapped', replacing(
                    lines, {first: key_line(left, key_of(right)), second: key_line(right, key_of(left))})


def call_line(p: Property, call: str) -> str:
    return f'{p.call["indent"]}{p.name} = {call}'


def drop_default(lines: Lines) -> Edits:
    for p in properties(lines):
        if p.call["method"] in ("value", "defaulted", "array", "dictionary", "record", "constant"):
            call = f"try fields.strict({p.call['key']}{p.aliases})"
            yield f"{p.name} without its default", replacing(lines, {p.decoding: call_line(p, call)})


def turn_optional(lines: Lines) -> Edits:
    for p in properties(lines):
        if p.call["method"] == "optional" and p.type.rstrip("?") in ZEROS and p.type.endswith("?"):
            plain = p.type[:-1]
            call = f"try fields.defaulted({p.call['key']}{p.aliases}, default: {ZEROS[plain]})"
            yield from retyped(lines, p, plain, call, f"{p.name} not optional")
        elif p.call["method"] == "value" and p.type in ZEROS:
            call = f"try fields.optional({p.call['key']}{p.aliases})"
            yield from retyped(lines, p, p.type + "?", call, f"{p.name} optional")


def retyped(lines: Lines, p: Property, new_type: str, call: str, description: str) -> Edits:
    declared = lines[p.declaration]
    changes: dict[int, str | None] = {
        p.declaration: declared[: declared.rindex(":")] + f": {new_type}",
        p.decoding: call_line(p, call),
    }
    parameter = re.compile(rf"(?<![\w.]){re.escape(p.name)}: {re.escape(p.type)}(?: = nil)?(?=,|\)|$)")
    for index in range(p.declaration + 1, p.decoding):
        if parameter.search(lines[index]) and " var " not in lines[index]:
            changes[index] = parameter.sub(f"{p.name}: {new_type}", lines[index])
            yield description, replacing(lines, changes)
            return


def remove_case(lines: Lines) -> Edits:
    for index, line in enumerate(lines):
        mapping = re.match(r'^ +case "[^"]*": self = \.(?P<name>`?\w+`?)$', line)
        if not mapping:
            continue
        name = re.escape(mapping["name"])
        changes: dict[int, str | None] = {index: None}
        for number, other in enumerate(lines):
            if re.match(rf'^ +case (?:{name}|\.{name}: ".*")$', other):
                changes[number] = None
            elif "allCases" in other or re.match(r"^ +\.\w.*,$", other):
                changed = re.sub(rf"\.{name}(?:, |,$|(?=\]))", "", other).replace(", ]", "]")
                changes[number] = changed if changed.strip() else None
        yield f"case {mapping['name']} removed", replacing(lines, changes)


def close_enumeration(lines: Lines) -> Edits:
    for index, line in enumerate(lines):
        if CATCH_ALL.match(line):
            start = max(number for number in range(index) if "OpenEnumeration {" in lines[number])
            first = next(case for case in map(SIMPLE_CASE.match, lines[start:index]) if case)
            yield f"unknown values are .{first['name']}", replacing(
                lines, {index: line[: line.index("default")] + f"default: self = .{first['name']}"})


def change_strictness(lines: Lines) -> Edits:
    for p in properties(lines):
        if p.call["method"] == "strict" and p.type in ZEROS:
            call = f"try fields.value({p.call['key']}{p.aliases}, default: {ZEROS[p.type]})"
            yield f"{p.name} tolerant", replacing(lines, {p.decoding: call_line(p, call)})
        elif p.call["method"] == "optional" and p.type.endswith("?"):
            call = f"try fields.strict({p.call['key']}{p.aliases})"
            yield f"{p.name} strict", replacing(lines, {p.decoding: call_line(p, call)})


def swallow_report(lines: Lines) -> Edits:
    for p in properties(lines):
        method, key = p.call["method"], p.call["key"]
        default = DEFAULT.search(p.call["rest"])
        if method == "value" and default:
            call = f"try fields.defaulted({key}{p.aliases}{default.group()})"
        elif method == "array" and p.call["rest"] == p.aliases:
            call = f"try fields.optional({key}{p.aliases}) ?? []"
        # In a property of any JSON, no value is damaged.
        elif method == "optional" and "JSONValue" not in p.type and "Payload" not in p.type:
            call = f"try? fields.strict({key}{p.aliases})"
        else:
            continue
        yield f"{p.name} says nothing", replacing(lines, {p.decoding: call_line(p, call)})


OPERATORS: dict[str, Callable[[Lines], Edits]] = {
    "rename a coding key": rename_key,
    "drop a default": drop_default,
    "turn an optional around": turn_optional,
    "remove a case": remove_case,
    "swap two keys": swap_keys,
    "close an enumeration": close_enumeration,
    "make strict tolerant or back": change_strictness,
    "swallow a report": swallow_report,
}
