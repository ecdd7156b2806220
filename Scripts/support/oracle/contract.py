"""The contract, read and resolved independently of the generator: its schemas, the violations of a value, and the
results of tolerant decoding and encoding.
"""

from __future__ import annotations

import dataclasses
import json
import re
import sys
from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
MISSING: Any = object()
ANNOTATIONS = {
    "title", "description", "default", "deprecated", "examples", "example", "contentMediaType", "discriminator",
}
ASSERTIONS = {
    "$ref", "allOf", "oneOf", "anyOf", "type", "format", "enum", "const", "properties", "required", "items",
    "additionalProperties", "minimum", "maximum", "minLength", "maxLength", "pattern", "minItems", "maxItems",
    "uniqueItems", "readOnly", "writeOnly",
}
FORMATS = {
    "date-time": r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)",
    "date": r"\d{4}-\d\d-\d\d",
}
ZEROS: dict[str, Any] = {"string": "", "integer": 0, "number": 0, "boolean": False, "array": [], "object": {}}


@dataclasses.dataclass(frozen=True)
class Property:
    key: str
    schema: Schema
    required: bool
    nullable: bool
    strict: bool
    default: Any
    aliases: tuple[str, ...]


class Contract:
    """The document's schemas, resolved on demand."""

    def __init__(self, document: Schema, configuration: Schema) -> None:
        self.document = document
        self.schemas: dict[str, Schema] = document["components"]["schemas"]
        self.names: dict[str, str] = configuration.get("rename") or {}
        self.strict = set(configuration.get("strict") or [])
        self.defaults: Schema = configuration.get("defaults") or {}

    def swift_name(self, schema_name: str) -> str:
        return self.names.get(schema_name, schema_name)

    def resolve(self, schema: Schema) -> Schema:
        """Returns the part to which `$ref` leads. Keywords next to `$ref` have priority."""
        while "$ref" in schema:
            target: Any = self.document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                target = target[part.replace("~1", "/").replace("~0", "~")]
            schema = {**target, **{key: value for key, value in schema.items() if key != "$ref"}}
        return schema

    def without_null(self, schema: Schema) -> tuple[Schema, bool]:
        """Returns the schema without null, and whether it allowed null. If null was a branch next to a reference, the
        result is that reference."""
        resolved = self.resolve(schema)
        if isinstance(resolved.get("type"), list) and "null" in resolved["type"]:
            rest = [name for name in resolved["type"] if name != "null"]
            return {**resolved, "type": rest[0] if len(rest) == 1 else rest}, True
        for keyword in ("oneOf", "anyOf"):
            branches = resolved.get(keyword, [])
            rest = [branch for branch in branches if branch.get("type") != "null"]
            if len(rest) < len(branches):
                beside = {key: value for key, value in resolved.items() if key != keyword}
                return {**beside, **(rest[0] if len(rest) == 1 else {keyword: rest})}, True
        return schema, False

    def flatten(self, schema: Schema) -> Schema:
        """Returns a record with the properties, the required keys and the additional properties of all parts of its
        `allOf`."""
        resolved = self.resolve(schema)
        flat: Schema = {"type": "object", "properties": {}, "required": []}
        for part in [*map(self.flatten, resolved.get("allOf", [])), resolved]:
            flat["properties"].update(part.get("properties", {}))
            flat["required"] += part.get("required", [])
            if "additionalProperties" in part:
                flat["additionalProperties"] = part["additionalProperties"]
        return flat

    def kind(self, schema: Schema) -> str:
        resolved = self.resolve(self.without_null(schema)[0])
        if "x-envelope" in resolved:
            return "envelope"
        if "oneOf" in resolved or "anyOf" in resolved or isinstance(resolved.get("type"), list):
            return "union"
        if "enum" in resolved:
            return "enumeration"
        if "allOf" in resolved or "properties" in resolved:
            return "record"
        return {"array": "array", "object": "map"}.get(resolved.get("type", ""), "scalar")

    def properties(self, owner: str, schema: Schema) -> list[Property]:
        flat = self.flatten(schema)
        properties = []
        for key, use in flat["properties"].items():
            inner, nullable = self.without_null(use)
            resolved, label = self.resolve(use), f"{owner}.{key}"
            one_way = resolved.get("readOnly") or resolved.get("writeOnly")
            required = key in flat["required"] and not one_way
            default = resolved.get("default", resolved.get("const", MISSING) if required else MISSING)
            properties.append(Property(
                key, inner, required, nullable, resolved.get("x-strict") is True or label in self.strict,
                self.defaults.get(label, default), tuple(resolved.get("x-aliases", ()))))
        return properties

    def zero(self, schema: Schema) -> Any:
        """Returns the value of a required property that cannot be read. Raises `Refused` if no value can replace it."""
        kind, resolved = self.kind(schema), self.resolve(schema)
        if kind == "record":
            return self.recode(schema, {})
        if kind in ("union", "envelope"):
            raise Refused
        return "" if kind == "enumeration" else ZEROS.get(resolved.get("type", ""))

    # Validation

    def errors(self, schema: Schema, value: Any, path: str = "") -> Iterator[str]:
        """Returns the violations of a value (JSON Schema 2020-12, the keywords that the contract uses)."""
        unknown = [key for key in schema if key not in ASSERTIONS | ANNOTATIONS and not key.startswith("x-")]
        if unknown:
            yield f"{path}: the oracle does not know the keyword {unknown[0]}"
        if "$ref" in schema:
            yield from self.errors(self.resolve({"$ref": schema["$ref"]}), value, path)
        types = schema.get("type", [])
        if types and not any(is_type(value, name) for name in ([types] if isinstance(types, str) else types)):
            yield f"{path}: {json.dumps(value)[:60]} is not {types}"
            return
        if "enum" in schema and not any(same(value, known) for known in schema["enum"]):
            yield f"{path}: {value!r} is not in the enumeration"
        if "const" in schema and not same(value, schema["const"]):
            yield f"{path}: {value!r} is not {schema['const']!r}"
        for branch in schema.get("allOf", []):
            yield from self.errors(branch, value, path)
        for keyword, most in (("oneOf", 1), ("anyOf", sys.maxsize)):
            if keyword in schema:
                fitting = sum(not any(self.errors(branch, value)) for branch in schema[keyword])
                if not 1 <= fitting <= most:
                    yield f"{path}: fits {fitting} branches of {keyword}"
        yield from scalar_errors(schema, value, path)
        if isinstance(value, list):
            for index, element in enumerate(value):
                yield from self.errors(schema.get("items", {}), element, f"{path}[{index}]")
        if isinstance(value, dict):
            yield from (f"{path}: {key} is missing" for key in schema.get("required", []) if key not in value)
            extra = schema.get("additionalProperties", {})
            for key, element in value.items():
                use = schema.get("properties", {}).get(key, extra)
                if use is False:
                    yield f"{path}: {key} is not in the contract"
                elif use is not True:
                    yield from self.errors(use, element, f"{path}.{key}")

    # Behaviour

    def recode(self, schema: Schema, value: Any, owner: str = "") -> Any:
        """Returns a value after tolerant decoding and encoding. Raises `Refused` if decoding must fail."""
        kind, resolved = self.kind(schema), self.resolve(schema)
        if kind == "union" or kind == "envelope" and "oneOf" in resolved:
            branches = resolved.get("oneOf", []) + resolved.get("anyOf", [])
            fitting = next((branch for branch in branches if not any(self.errors(branch, value))), None)
            return value if fitting is None else self.recode(fitting, value)
        if not is_type(value, {"record": "object", "envelope": "object"}.get(kind, resolved.get("type", MISSING))):
            raise Refused
        if kind in ("record", "envelope"):
            return self.recode_record(schema, value, owner)
        if kind == "map":
            return self.recode_entries(resolved.get("additionalProperties", True), value)
        if kind == "array":
            elements = [self.attempt(resolved.get("items", {}), element) for element in value]
            kept = [element for element in elements if element is not MISSING]
            if len(kept) < len(value) and resolved.get("minItems", -1) == resolved.get("maxItems"):
                raise Refused
            return kept
        return value

    def recode_record(self, schema: Schema, value: Schema, owner: str) -> Schema:
        known = self.properties(owner, schema)
        result = {}
        for property in known:
            found = next((value[key] for key in (property.key, *property.aliases) if key in value), MISSING)
            recoded = self.recode_property(property, found)
            if recoded is not MISSING:
                result[property.key] = recoded
        extra = self.flatten(schema).get("additionalProperties", False)
        named = {key for property in known for key in (property.key, *property.aliases)}
        return {**self.recode_entries(extra, {key: one for key, one in value.items() if key not in named}), **result}

    def recode_entries(self, schema: Any, entries: Schema) -> Schema:
        if schema is False:
            return {}
        if schema is True or not schema:
            return entries
        recoded = {key: self.attempt(schema, one) for key, one in entries.items()}
        return {key: one for key, one in recoded.items() if one is not MISSING}

    def recode_property(self, property: Property, found: Any) -> Any:
        recoded = MISSING if found is MISSING or found is None else self.attempt(property.schema, found)
        if not property.required and self.kind(property.schema) == "record" and isinstance(found, dict):
            required = self.flatten(property.schema)["required"]
            recoded = MISSING if required and not set(required) & set(found) else recoded
        if recoded is not MISSING:
            return recoded
        if property.strict:
            raise Refused
        if property.required and property.nullable:
            return None
        if property.default is not MISSING:
            return property.default
        return self.zero(property.schema) if property.required else MISSING

    def attempt(self, schema: Schema, value: Any) -> Any:
        inner, nullable = self.without_null(schema)
        if nullable and value is None:
            return None
        try:
            return self.recode(inner, value)
        except Refused:
            return MISSING

    def examples(self, name: str) -> Iterator[Any]:
        """Returns the document's examples of a named schema: its own examples, and the examples of media types that
        refer to the schema."""
        yield from self.schemas[name].get("examples", [])
        stack: list[Any] = [self.document]
        while stack:
            node = stack.pop()
            if isinstance(node, dict):
                if node.get("schema") == {"$ref": f"#/components/schemas/{name}"}:
                    yield from (example["value"] for example in node.get("examples", {}).values())
                stack += node.values()
            elif isinstance(node, list):
                stack += node


class Refused(Exception):
    """The error for a value whose decoding must fail."""


def is_type(value: Any, name: Any) -> bool:
    """Returns whether a value has a type of JSON Schema. Without a type, every value fits."""
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return {
        "null": value is None, "boolean": isinstance(value, bool), "string": isinstance(value, str),
        "number": number, "integer": number and float(value).is_integer(),
        "array": isinstance(value, list), "object": isinstance(value, dict),
    }.get(name, True)


def same(left: Any, right: Any) -> bool:
    """Returns whether two values are equal as JSON. 1 equals 1.0, but 1 does not equal true."""
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return bool(left == right)


def scalar_errors(schema: Schema, value: Any, path: str) -> Iterator[str]:
    number, text, items = is_type(value, "number"), isinstance(value, str), isinstance(value, list)
    violated = {
        "minimum": number and value < schema.get("minimum", value),
        "maximum": number and value > schema.get("maximum", value),
        "minLength": text and len(value) < schema.get("minLength", 0),
        "maxLength": text and len(value) > schema.get("maxLength", len(value)),
        "pattern": text and not re.search(schema.get("pattern", ""), value),
        "format": text and not re.fullmatch(FORMATS.get(schema.get("format", ""), r"(?s).*"), value),
        "minItems": items and len(value) < schema.get("minItems", 0),
        "maxItems": items and len(value) > schema.get("maxItems", len(value)),
        "uniqueItems": items and schema.get("uniqueItems") and any(one in value[:at] for at, one in enumerate(value)),
    }
    yield from (f"{path}: {json.dumps(value)[:60]} violates {keyword}" for keyword in violated if violated[keyword])
