"""Compares fixtures, Swift and behaviour with the contract."""

from __future__ import annotations

import collections
import json
import pathlib
import re
import subprocess
from collections.abc import Iterator
from typing import Any

from oracle.contract import MISSING, Contract, Property, Refused, Schema, same
from oracle.fixtures import constant, constants
from oracle.swift import Read, SwiftSources, SwiftType, unquoted

SWIFT_SCALARS = {"string": {"String"}, "integer": {"Int", "Int64"}, "number": {"Double"}, "boolean": {"Bool"}}


KINDS = ("fixtures", "coding keys", "types", "defaults", "strictness", "enumerations", "unions", "aliases")


class Oracle:
    def __init__(self, contract: Contract, swift: SwiftSources, fixtures: pathlib.Path) -> None:
        self.contract, self.swift = contract, swift
        self.fixtures = {name.lower(): text for name, text in constants(fixtures).items()}
        self.disagreements: list[str] = []
        self.counts: collections.Counter[str] = collections.Counter(dict.fromkeys(KINDS, 0))

    def expect(self, kind: str, label: str, holds: bool, message: str) -> None:
        self.counts[kind] += 1
        if not holds:
            self.disagreements.append(f"oracle: {label}: {message}")

    def compare(self) -> None:
        for name, schema in self.contract.schemas.items():
            kind, path = self.contract.kind(schema), self.contract.swift_name(name)
            if kind == "record" and "$ref" not in schema:
                self.compare_fixtures(path, schema)
            if kind == "envelope" or "$ref" in schema:
                self.compare_alias(path, schema)
            else:
                self.compare_type(name, path, schema)

    def compare_fixtures(self, path: str, schema: Schema) -> None:
        flat = self.contract.flatten(schema)
        for form, keys in (("full", set(flat["properties"])), ("minimal", set(flat["required"]))):
            value = self.fixture(path, form)
            self.expect("fixtures", path, value is not MISSING, f"there is no {form} fixture of {path}")
            if value is MISSING:
                continue
            surplus = set() if flat.get("additionalProperties") else set(value) - keys
            self.expect("fixtures", path, keys <= set(value) and not surplus,
                        f"{form}: keys {sorted(set(value) ^ keys)} differ from the contract's")
            errors = list(self.contract.errors(schema, value))
            self.expect("fixtures", path, not errors, f"{form}: {'; '.join(errors)}")

    def fixture(self, path: str, form: str) -> Any:
        text = self.fixtures.get(constant(path, form))
        return json.loads(text) if text is not None else MISSING

    def compare_alias(self, path: str, schema: Schema) -> None:
        if "$ref" in schema:
            wanted = self.contract.swift_name(schema["$ref"].rsplit("/", 1)[1])
        else:
            flat = self.contract.flatten(schema)
            for branch in schema.get("oneOf", []):
                flat["properties"].update(self.contract.flatten(branch)["properties"])
            payload, _ = self.contract.without_null(flat["properties"][schema["x-envelope-payload"]])
            wanted = f"{schema['x-envelope']}<{self.contract.swift_name(payload['$ref'].rsplit('/', 1)[1])}>"
        found = self.swift.aliases.get(path)
        self.expect("aliases", path, found == wanted, f"is an alias of {found} instead of {wanted}")

    def compare_type(self, label: str, path: str, schema: Schema) -> None:
        """Compares a schema with the Swift type at a path, and with the types that are nested in it."""
        kind = self.contract.kind(schema)
        if kind not in ("record", "enumeration", "union"):
            return
        found = self.swift.types.get(path)
        if found is None:
            self.expect("types", label, False, f"there is no Swift type {path}")
        elif kind == "record":
            self.compare_record(label, found, schema)
        elif kind == "enumeration":
            self.compare_enumeration(label, found, schema)
        else:
            self.compare_union(label, found, schema)

    def compare_record(self, label: str, type: SwiftType, schema: Schema) -> None:
        keys = self.swift.types.get(f"{type.path}.CodingKeys", SwiftType("")).cases()
        wire = {case: unquoted(raw) if raw else case for case, raw in keys.items()}
        properties = self.contract.properties(label, schema)
        wanted = {property.key for property in properties}
        self.expect("coding keys", label, set(wire.values()) == wanted and len(wire) == len(wanted),
                    f"coding keys {sorted(set(wire.values()) ^ wanted) or 'given twice'} differ from the contract's")
        reads = {wire.get(read.key): read for read in type.reads()}
        for property in properties:
            read = reads.get(property.key)
            self.expect("coding keys", f"{label}.{property.key}", read is not None, "is never decoded")
            if read is not None:
                self.compare_property(f"{label}.{property.key}", type, property, read)

    def compare_property(self, label: str, owner: SwiftType, property: Property, read: Read) -> None:
        spelling = owner.variables().get(read.variable, "")
        optional = property.default is MISSING and (property.nullable or not property.required)
        self.expect("types", label, spelling.endswith("?") == optional,
                    f"is {spelling or 'not declared'}, and must {'' if optional else 'not '}be optional")
        self.expect("types", label, self.fits(property.schema, spelling.rstrip("?")), f"is {spelling}")
        aliases = [key for one in read.arguments if one.startswith("or:")
                   for key in unquoted(one.removeprefix("or:").strip())]
        constant = self.contract.resolve(property.schema).get("const", MISSING)
        if constant is MISSING:
            self.expect("coding keys", label, aliases == list(property.aliases), f"also reads {aliases}")
        strict = property.strict or self.is_strict_by_nature(property)
        self.expect("strictness", label, (read.method == "strict") == strict, f"is decoded by {read.method}")
        by_default = property.required and not property.nullable and read.method != "strict"
        if not strict and (by_default or property.default is not MISSING):
            self.compare_default(label, owner, property, read, spelling)
        inner = self.innermost(property.schema)
        if "$ref" not in inner:
            nested = self.swift.lookup(spelling, owner.path)
            self.compare_type(label, nested.path if nested else spelling, inner)

    def compare_default(self, label: str, owner: SwiftType, property: Property, read: Read, spelling: str) -> None:
        wanted = property.default if property.default is not MISSING else self.contract.zero(property.schema)
        if read.method == "record":
            found = wanted
        elif read.method in ("array", "dictionary"):
            found = [] if read.method == "array" else {}
        elif read.method == "constant":
            literals = [one.rpartition(": ")[2] for one in read.arguments]
            found = next((unquoted(one) for one in literals if re.fullmatch(r"\".*\"|true|false|-?\d+", one)), None)
        else:
            found = self.value(read.default(), self.swift.lookup(spelling, owner.path))
        self.expect("defaults", label, same(found, wanted), f"defaults to {found!r} instead of {wanted!r}")

    def value(self, literal: str | None, type: SwiftType | None) -> Any:
        """Returns the JSON value of a Swift literal."""
        if literal in (None, "[:]"):
            return None if literal is None else {}
        if case := re.fullmatch(r"\w*\.`?(\w+)`?", literal):
            return type.raw_values()[1].get(case[1]) if type else None
        if unknown := re.fullmatch(r"\w*\.\w+\((\".*\")\)", literal):
            return unquoted(unknown[1])
        return unquoted(literal)

    def is_strict_by_nature(self, property: Property) -> bool:
        if not property.required or property.nullable or property.default is not MISSING:
            return False
        try:
            return self.contract.zero(property.schema) is MISSING
        except Refused:
            return True

    def innermost(self, schema: Schema) -> Schema:
        """Returns the innermost schema of the elements of arrays and of the values of maps."""
        kind = self.contract.kind(schema)
        if kind not in ("array", "map") or "$ref" in schema:
            return schema
        inner = schema.get("items" if kind == "array" else "additionalProperties", {})
        return self.innermost(self.contract.without_null(inner)[0]) if isinstance(inner, dict) else {}

    def fits(self, schema: Schema, spelling: str) -> bool:
        """Returns whether a Swift type fits the schema. Inline types may have any name."""
        kind, spelling = self.contract.kind(schema), re.sub(r"^(?:Swift\.|Indirect<)|>$", "", spelling)
        if kind == "array":
            inner, nullable = self.contract.without_null(self.contract.resolve(schema).get("items", {}))
            element = spelling[1:-1].removesuffix("?") if nullable else spelling[1:-1]
            return spelling.startswith("[") and not spelling.startswith("[String: ") and self.fits(inner, element)
        if kind == "map":
            return spelling.startswith("[String: ")
        if kind == "scalar":
            return spelling in SWIFT_SCALARS.get(self.contract.resolve(schema).get("type", ""), {"JSONValue"})
        return "$ref" not in schema or spelling == self.contract.swift_name(schema["$ref"].rsplit("/", 1)[1])

    def compare_enumeration(self, label: str, type: SwiftType, schema: Schema) -> None:
        values = [value for value in self.contract.resolve(schema)["enum"] if value is not None]
        read, written = type.raw_values()
        known = list(read.values())
        self.expect("enumerations", label, known == values, f"init(rawValue:) knows {known}")
        self.expect("enumerations", label, read == written, f"rawValue says {written}, init(rawValue:) {read}")
        self.expect("enumerations", label, [read.get(case) for case in type.all_cases()] == values,
                    f"allCases are {type.all_cases()}")
        for value in values:
            rename = self.contract.names.get(f"{label}.{value}")
            self.expect("enumerations", f"{label}.{value}", rename is None or read.get(rename) == value,
                        f"is not called {rename}")

    def compare_union(self, label: str, type: SwiftType, schema: Schema) -> None:
        resolved = self.contract.resolve(schema)
        branches = resolved.get("oneOf") or resolved.get("anyOf") or resolved.get("type", [])
        payloads = [payload for payload in type.cases().values() if payload]
        self.expect("unions", label, len(payloads) == len(branches) + 1, f"has the cases {sorted(type.cases())}")
        nested = [self.swift.lookup(payload, type.path) for payload in payloads]
        for branch in branches:
            if not isinstance(branch, dict) or "$ref" in branch or self.contract.kind(branch) != "record":
                continue
            keys = set(self.contract.flatten(branch)["properties"])
            match = [one for one in nested if one and {read.key for read in one.reads()} & keys]
            self.expect("unions", label, len(match) == 1, f"no case carries the record with the keys {sorted(keys)}")
            for one in match:
                self.compare_record(f"{label}.{one.path.rsplit('.', 1)[1]}", one, branch)

    # Behaviour

    def compare_behaviour(self, program: str) -> None:
        self.counts["re-encoded"] = 0
        known = set(subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout.split())
        jobs = []
        for name, schema in self.contract.schemas.items():
            path, kind = self.contract.swift_name(name), self.contract.kind(schema)
            if kind == "record" and "$ref" not in schema:
                self.expect("re-encoded", name, path in known, "the re-encoder does not know it")
            if path in known:
                jobs += [(name, path, what, value) for what, value in self.documents(name, path, schema)]
        for job, answer in zip(jobs, reencode(program, [(path, value) for _, path, _, value in jobs])):
            self.compare_answer(*job, answer)

    def documents(self, name: str, path: str, schema: Schema) -> Iterator[tuple[str, Any]]:
        """Returns the values to encode again, with the names of their documents."""
        kind = self.contract.kind(schema)
        if kind == "enumeration":
            yield from ((f"value {value!r}", value) for value in [*schema["enum"], "not in the contract"])
        yield from ((f"example {index}", value) for index, value in enumerate(self.contract.examples(name)))
        forms = {form: self.fixture(path, form) for form in ("full", "minimal")}
        yield from ((form, value) for form, value in forms.items() if value is not MISSING)
        full = forms["full"]
        if kind != "record" or not isinstance(full, dict):
            return
        for property in self.contract.properties(name, schema):
            rest = {key: value for key, value in full.items() if key != property.key}
            yield f"{property.key} left out", rest
            yield f"{property.key} null", {**rest, property.key: None}
            if self.contract.kind(property.schema) == "enumeration":
                yield f"{property.key} unknown", {**rest, property.key: "not in the contract"}
            for alias in property.aliases:
                yield f"{property.key} as {alias}", {**rest, alias: full.get(property.key)}

    def compare_answer(self, name: str, path: str, what: str, value: Any, answer: Any) -> None:
        try:
            wanted = self.contract.recode(self.contract.schemas[name], value, name)
        except Refused:
            self.expect("re-encoded", name, isinstance(answer, Refused), f"{what}: decodes, and must not")
            return
        if isinstance(answer, Refused):
            self.expect("re-encoded", name, False, f"{what}: does not decode: {answer}")
        else:
            self.expect("re-encoded", name, same(answer, wanted), f"{what}: {difference(wanted, answer)}")


def reencode(program: str, documents: list[tuple[str, Any]]) -> list[Any]:
    """Returns the encoding of each decoded document by its type. A document at which the program crashes is refused."""
    lines = [f"{type}\t{json.dumps(value)}\n" for type, value in documents]
    answers: list[Any] = []
    while len(answers) < len(lines):
        run = subprocess.run([program], input="".join(lines[len(answers):]), capture_output=True, text=True, timeout=600)
        answers += [json.loads(line[1:]) if line[0] == "=" else Refused(line[1:201]) for line in run.stdout.split("\n")[:-1]]
        if len(answers) < len(lines):
            answers.append(Refused(f"the program ended with {run.returncode}: {run.stderr.strip()[-200:]}"))
    return answers


def difference(wanted: Any, found: Any, path: str = "$") -> str:
    """Returns a description of the first difference between two JSON values."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key in [*wanted, *found]:
            if not same(wanted.get(key, MISSING), found.get(key, MISSING)):
                return difference(wanted.get(key, MISSING), found.get(key, MISSING), f"{path}.{key}")
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for index, (left, right) in enumerate(zip(wanted, found)):
            if not same(left, right):
                return difference(left, right, f"{path}[{index}]")
    def words(value: Any) -> str:
        return "nothing" if value is MISSING else json.dumps(value)[:80]
    return f"{path} comes back as {words(found)} instead of {words(wanted)}"
