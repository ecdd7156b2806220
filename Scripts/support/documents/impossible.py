"""Schemas that no value satisfies."""

from __future__ import annotations

import random


def components(prefix: str) -> dict:
    """Returns impossible schemas that refer to themselves, and therefore need names."""
    endless, list_of_itself = {"$ref": prefix + "Endless"}, {"$ref": prefix + "ListOfItself"}
    return {
        "Endless": {"type": "object", "required": ["endless"], "properties": {"endless": endless}},
        "ListOfItself": {"type": "array", "minItems": 1, "items": list_of_itself},
        "EndlessParts": {"allOf": [{"type": "object", "required": ["part"], "properties": {"part": endless}}, endless]},
    }


def schema(prefix: str, is_new: bool, dice: random.Random) -> dict:
    """Returns one of the impossible schemas, as a reference or inline."""
    large = {"type": "array", "minItems": 50, "items": {"type": "array", "minItems": 50, "items": {"type": "string"}}}
    every = [
        *({"$ref": prefix + name} for name in components(prefix)),
        {"type": "array", "minItems": 50, "items": large},
        {"type": "array", "minItems": 2**63 - 1, "items": {"type": "string"}},
        {"type": "array", "minItems": 2, "maxItems": 1, "items": {"type": "string"}},
        {"type": "array", "minItems": 3, "uniqueItems": True, "items": {"type": "boolean"}},
        {"allOf": [{"type": "string", "enum": ["a"]}, {"type": "string", "enum": ["b"]}]},
        {"allOf": [{"type": "string"}, {"type": "integer"}]},
        {"type": "integer", "minimum": 5, "maximum": 4},
        {"type": "integer", "minimum": 1, "maximum": 2, "multipleOf": 7},
        {"type": "number", "multipleOf": 0},
        {"type": "string", "minLength": 3, "maxLength": 2},
        {"type": "string", "minLength": 9, "pattern": "^a$"},
        {"type": "string", "enum": []},
        {"type": "object", "minProperties": 2, "maxProperties": 1, "additionalProperties": {"type": "string"}},
        {"type": "object", "required": ["undeclared"], "additionalProperties": False},
    ]
    new = [
        {"type": "object", "required": ["never"], "properties": {"never": False}},
        {"oneOf": [{"type": "string"}, {"type": "string"}]},
        {"type": "array", "prefixItems": [False], "minItems": 1},
        {"not": {}},
        {"type": "string", "const": 5},
        {"type": []},
    ]
    return dice.choice(every + (new if is_new else []))
