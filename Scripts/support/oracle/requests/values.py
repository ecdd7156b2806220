"""Values for parameters and bodies, made from schemas: plain values, and values that try to break out of their part of
the request."""

from __future__ import annotations

import itertools
from typing import Any

from oracle.requests.document import Document, Schema

HOSTILE = [
    "../x", "a/b?c#d&e=f;g", "100%25 & 5%", "\"it's\" <b>", "🦊 é 漢", " a  b ", "line\r\nX-Injected: 1", "a,b|c;d=e", "a\tb\\c",
    "%2e%2e%2f", "[0]{1}", "+1", "'; DROP TABLE--", "\u202eabc", "https://evil.example/@x",
]
# Texts that a path cannot hold are in this list, too.
HOSTILE_TEXTS = [*HOSTILE, "", "a\0b"]
# Texts that fit into one line: without control characters, and without spaces at the ends, which are not a part of a
# field's value.
HOSTILE_HEADERS = ["../x", "a/b?c#d&e=f;g", "100%25 & 5%", "\"it's\" <b>", "x: y, z", "a b", "'; DROP TABLE--"]
FORMATS = {
    "date-time": "2024-02-03T04:05:06Z", "date": "2024-02-03", "uuid": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    # If bytes are written as a text, the document does not say in which encoding. Base64 survives every encoding.
    "binary": "aGVsbG8/Pw==", "byte": "aGVsbG8/Pw==", "uri": "https://example.org/a?b=c", "url": "https://example.org/a?b=c",
    "email": "a@example.org", "ipv4": "192.0.2.1", "ipv6": "2001:db8::1", "hostname": "example.org",
    "time": "04:05:06Z", "duration": "P1D", "uri-reference": "/a?b=c", "iri": "https://example.org/", "int64": "7",
    "decimal": "1.5",
}
DEPTH_LIMIT = 6


class Unbuildable(Exception):
    """No value was found for the schema."""


class Values:
    """The values of one call. `kind` is `required`, `all` or `hostile`."""

    def __init__(self, document: Document, kind: str, seed: int = 0) -> None:
        self.document, self.kind = document, kind
        self.hostile = {"path": turned(HOSTILE, seed), "header": turned(HOSTILE_HEADERS, seed)}
        self.texts = turned(HOSTILE_TEXTS, seed)

    def value(self, schema: Any, *, place: str = "body", depth: int = 0) -> Any:
        if schema is True or schema is None:
            schema = {}
        if schema is False or depth > DEPTH_LIMIT + 4:
            raise Unbuildable
        schema = self.merged(schema)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            known = [one for one in schema["enum"] if one is not None]
            if not known:
                raise Unbuildable
            return known[0]
        kind = type_of(schema)
        if kind == "array":
            return self.array(schema, place, depth)
        if kind == "object":
            return self.object(schema, place, depth)
        if kind == "string":
            return self.string(schema, place)
        if kind in ("integer", "number"):
            return self.number(schema, kind)
        if kind == "boolean":
            return True
        return self.string({}, place) if place != "body" else {"any": [self.string({}, place), 1, True, None]}

    def merged(self, schema: Schema) -> Schema:
        """Returns the schema with its references resolved, its `allOf` merged, and the first branch of its union
        merged."""
        schema = self.document.resolve(schema)
        merged = {key: one for key, one in schema.items() if key not in ("allOf", "oneOf", "anyOf")}
        parts = [self.merged(one) for one in schema.get("allOf") or []]
        for keyword in ("oneOf", "anyOf"):
            branches = [one for one in schema.get(keyword) or [] if self.document.resolve(one).get("type") != "null"]
            if branches:
                part = self.merged(branches[0])
                if schema.get("discriminator"):
                    part = self.discriminated(schema["discriminator"], branches[0], part)
                parts.append(part)
        for part in parts:
            properties = {**part.get("properties", {}), **merged.get("properties", {})}
            required = [*part.get("required", []), *merged.get("required", [])] \
                if isinstance(part.get("required", []), list) else []
            merged = {**part, **merged}
            if properties:
                merged["properties"] = properties
            if required:
                merged["required"] = required
        return merged

    def discriminated(self, discriminator: Any, branch: Schema, part: Schema) -> Schema:
        name = discriminator["propertyName"] if isinstance(discriminator, dict) else discriminator
        reference = branch.get("$ref", "")
        mapping = discriminator.get("mapping") or {} if isinstance(discriminator, dict) else {}
        value = next((key for key, target in mapping.items() if target in (reference, reference.split("/")[-1])),
                     reference.split("/")[-1])
        return {**part, "type": "object", "properties": {**part.get("properties", {}), name: {"const": value}},
                "required": [*part.get("required", []), name]}

    def string(self, schema: Schema, place: str) -> str:
        form = schema.get("format")
        if form in FORMATS:
            return FORMATS[form]
        if schema.get("contentEncoding") == "base64":
            return FORMATS["byte"]
        if self.kind != "hostile":
            return "plain" if self.kind == "required" else "two words"
        return next(self.hostile.get(place, self.texts))

    def number(self, schema: Schema, kind: str) -> Any:
        value: Any = {"required": 7, "all": 12, "hostile": 2147483647}[self.kind]
        if kind == "number" and self.kind != "required":
            value = 12.5 if self.kind == "all" else -0.25
        low, high = schema.get("minimum"), schema.get("maximum")
        if is_number(low) and value < low:
            value = int(low) + 1 if schema.get("exclusiveMinimum") or low != int(low) else int(low)
        if is_number(high) and value > high:
            value = int(high) - 1 if schema.get("exclusiveMaximum") else int(high)
        return value

    def array(self, schema: Schema, place: str, depth: int) -> list[Any]:
        count = max({"required": 1, "all": 2, "hostile": 3}[self.kind], schema.get("minItems") or 0)
        if "maxItems" in schema:
            count = min(count, schema["maxItems"])
        if depth >= DEPTH_LIMIT and not schema.get("minItems"):
            return []
        items = [self.value(schema.get("items") or {"type": "string"}, place=place, depth=depth + 1) for _ in range(count)]
        return items if not schema.get("uniqueItems") else [one for at, one in enumerate(items) if one not in items[:at]]

    def object(self, schema: Schema, place: str, depth: int) -> Schema:
        required = schema.get("required") if isinstance(schema.get("required"), list) else []
        result = {}
        for key, use in (schema.get("properties") or {}).items():
            is_required = key in required
            if not is_required and (self.kind == "required" or depth >= DEPTH_LIMIT):
                continue
            resolved = self.merged(use) if isinstance(use, dict) else {}
            if resolved.get("readOnly") or use is False:
                continue
            # No style defines a form for arrays and objects within a value.
            if place not in ("body", "json") and not is_required and type_of(resolved) in ("array", "object"):
                continue
            try:
                result[key] = self.value(use, place=place, depth=depth + 1)
            except (Unbuildable, RecursionError):
                if is_required:
                    raise Unbuildable from None
        extra = schema.get("additionalProperties")
        is_map = isinstance(extra, dict) or extra is True or not schema.get("properties")
        if is_map and extra is not False and depth < DEPTH_LIMIT and not (schema.get("properties") and self.kind == "required"):
            # Only one further key is added, because the document does not define the order of several.
            result["extra key"] = self.value(extra if isinstance(extra, dict) and extra else {"type": "string"}, place=place, depth=depth + 1)
        return result


def turned(texts: list[str], seed: int) -> Any:
    """Returns an endless cycle of the texts, which begins at a different text for each seed."""
    at = seed % len(texts)
    return itertools.cycle(texts[at:] + texts[:at])


def type_of(schema: Schema) -> str | None:
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = next((one for one in kind if one != "null"), None)
    if kind is None and ("properties" in schema or "additionalProperties" in schema):
        return "object"
    if kind is None and "items" in schema:
        return "array"
    return kind


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
