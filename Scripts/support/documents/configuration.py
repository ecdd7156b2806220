"""A random configuration that fits a document."""

from __future__ import annotations

import random

FORMATS = {"date-time": "Date", "date": "String", "uuid": "UUID", "uri": "URL", "decimal": "Decimal", "byte": "Data"}
COERCIONS = ["text-to-number", "number-to-text", "text-to-boolean", "number-to-boolean", "value-to-list", "object-to-list", "list-to-object",
             "date-times", "base64"]


def configuration(schemas: dict, dice: random.Random) -> dict:
    """Returns a configuration where each option is present in about one of four documents."""
    formats = sorted(set(texts(schemas, "format")) & set(FORMATS))
    options = {
        "access": dice.choice(["internal", "package", "public"]),
        "layout": "bundled",
        "tests": "xctest",
        "formats": {name: FORMATS[name] for name in dice.sample(formats, min(len(formats), 3))},
        "nonisolated": False,
        "deprecated": dice.choice(["comment", "skip", "annotate"]),
        "missing": "throw",
        "coerce": dice.choice(["none", "all", dice.sample(COERCIONS, 3)]),
        "local-times": dice.choice(["+02:00", "-05:30", "Z"]),
        "presence": "explicit",
        "prefix": "API",
        "suffix": "DTO",
        "keep-removed": 0,
    }
    chosen = {key: value for key, value in options.items() if value != {} and dice.random() < 0.25}
    strict = [f"{name}.{key}" for name, schema in schemas.items() if "properties" in schema and "x-envelope" not in schema and "." not in name
              for key in schema["properties"] if key.isalnum() and key.isascii() and dice.random() < 0.02]
    return chosen | ({"strict": strict} if strict else {})


def texts(value: object, key: str) -> list[str]:
    """Returns all texts under a key."""
    if isinstance(value, list):
        return [text for part in value for text in texts(part, key)]
    if not isinstance(value, dict):
        return []
    found = [value[key]] if isinstance(value.get(key), str) else []
    return found + [text for part in value.values() for text in texts(part, key)]
