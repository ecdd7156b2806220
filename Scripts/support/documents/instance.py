"""Makes values for examples. A value fits its schema, as far as that can be known without validation."""

from __future__ import annotations

import random

DEPTH_LIMIT = 6
ITEM_LIMIT = 10
TEXTS = {"date": "2024-02-29", "date-time": "2024-02-29T10:00:00Z", "uuid": "3fa85f64-5717-4562-b3fc-2c963f66afa6",
         "uri": "https://example.com/a?b=c", "byte": "aGVsbG8=", "int64": "123", "decimal": "1.50", "base64url": "aGVsbG8="}


def instance(schema: dict, schemas: dict, dice: random.Random, depth: int = 0):
    """Returns a value for a schema, without some of the optional parts. Raises RecursionError if the value would be too
    deep, and other errors if the schema allows no value."""
    if depth > DEPTH_LIMIT:
        raise RecursionError

    def inner(part: dict):
        return instance(part, schemas, dice, depth + 1)

    if "$ref" in schema:
        return inner(schemas[schema["$ref"].split("/")[-1]])
    kinds = schema.get("type")
    kinds = kinds if isinstance(kinds, list) else [kinds]
    if (schema.get("nullable") or schema.get("x-nullable") or "null" in kinds) and dice.random() < 0.4:
        return None
    for key in ("const", "default"):
        if key in schema and (key == "const" or dice.random() < 0.3):
            return schema[key]
    if "enum" in schema:
        return dice.choice(schema["enum"])
    if "allOf" in schema:
        parts = [inner(part) for part in schema["allOf"]]
        return {key: value for part in parts if isinstance(part, dict) for key, value in part.items()}
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return inner(dice.choice(schema[key]))
    kind = next((kind for kind in kinds if kind != "null"), None)
    if "properties" in schema or kind == "object":
        return record(schema, dice, inner)
    if kind == "array":
        if "prefixItems" in schema:
            return ["a", 1]
        least = schema.get("minItems", 0)
        if least > ITEM_LIMIT:
            raise ValueError("no example has so many items")
        return [inner(schema.get("items", {})) for _ in range(dice.randint(least, max(least, min(schema.get("maxItems", 3), 3))))]
    if kind == "string":
        if schema.get("contentEncoding") in ("base64", "base64url"):
            return TEXTS["byte"]
        length = max(schema.get("minLength", 0), min(schema.get("maxLength", 6), 6))
        return TEXTS.get(schema.get("format", ""), "abcdefghij"[:length])
    if kind in ("integer", "number"):
        return max(schema.get("minimum", 0), min(schema.get("maximum", 10), 10))
    if kind == "boolean":
        return dice.random() < 0.5
    return dice.choice([None, 1, "x", {"a": None}, [1, None]])


def record(schema: dict, dice: random.Random, inner) -> dict:
    if "patternProperties" in schema:
        return {"x-a": "b"}
    value = {}
    for key, part in schema.get("properties", {}).items():
        if key in schema.get("required", []):
            value[key] = inner(part)
        elif dice.random() < 0.5:
            try:
                value[key] = inner(part)
            except RecursionError:
                continue
    others = schema.get("additionalProperties")
    if isinstance(others, dict) and (schema.get("minProperties") or dice.random() < 0.5):
        value["other"] = inner(others)
    return value
