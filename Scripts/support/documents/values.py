"""Makes defaults and constants. Most of them fit the schema they belong to, and the others have another type."""

from __future__ import annotations

import random

STRANGE = ["x", 5, 1.5, True, False, None, [], {}, [1], ["x"], {"a": 1}, "", "5", "true", 12345678901234567890123,
           1.7976931348623157e308, 5e-324]


def default(schema: dict, dice: random.Random) -> object:
    if dice.random() < 0.25:
        return dice.choice(STRANGE)
    if schema.get("enum"):
        return dice.choice(schema["enum"])
    kinds = schema.get("type", dice.choice(["string", "object", "array"]))
    kind = next(iter(kinds), None) if isinstance(kinds, list) else kinds
    return dice.choice({
        "string": ["", "abcdef", "2024-02-29"], "integer": [0, 6, -1, 5.0], "number": [0, 1.5, -0.25], "boolean": [True, False],
        "array": [[], [], ["x"], [1]], "object": [{}, {}, {"id": "x"}, {"name": None}]}.get(kind, [None]))


def constant(references: list[str], dice: random.Random) -> dict:
    """Returns a schema with `const`: alone, with a type, or with a reference. Some schemas also have a default, which
    may be the constant or another value."""
    kinds = {"string": ["a", "x y", "", 5, None], "integer": [1, 0, -3, "a", 2.5], "number": [1.5, 2, "b"], "boolean": [True, False, "true"],
             "array": [[], [1], ["a", "b"]], "object": [{}, {"a": 1}], "null": [None]}
    kind = dice.choice(list(kinds))
    schema: dict = {"const": dice.choice(kinds[kind])}
    choice = dice.random()
    if choice < 0.5:
        schema["type"] = dice.choice([kind, [kind, "null"]]) if kind != "null" else "null"
        if kind == "array":
            schema["items"] = dice.choice([{}, {"type": "string"}, {"type": "integer"}])
        if kind == "object" and dice.random() < 0.5:
            schema["properties"] = {"a": {"type": "integer"}}
        if kind == "string" and dice.random() < 0.3:
            schema["format"] = dice.choice(["date", "uuid", "byte", "uri", "decimal", "date-time"])
    elif choice < 0.65 and references:
        schema["$ref"] = dice.choice(references)
    if dice.random() < 0.2:
        schema["default"] = dice.choice([schema["const"], *STRANGE])
    if dice.random() < 0.1:
        schema["x-strict"] = True
    return schema
