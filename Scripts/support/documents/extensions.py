"""Adds the tool's vendor extensions at random, to properties and to enumerations, and makes wrappers that become
envelopes."""

from __future__ import annotations

import random

FAR_FUTURE = "2999-12-31"


def extend_property(schema: dict, key: str, dice: random.Random) -> dict:
    """Sometimes adds an extension that suits the type of the property."""
    choice = dice.random()
    if choice < 0.03:
        return schema | {"x-strict": True}
    if choice < 0.06:
        return schema | {"x-presence": "explicit"}
    if choice < 0.09:
        return schema | {"x-aliases": [f"former {key}"]}
    if choice < 0.11:
        return schema | {"deprecated": True, "x-sunset": FAR_FUTURE, "x-since": "2020-01-01"}
    if choice < 0.14 and schema.get("type") == "string" and "enum" not in schema:
        return schema | {"x-also-accepts": [{"type": dice.choice(["integer", "boolean", "object"])}]}
    return schema


SCALARS = {"string": "abcdef", "integer": 6, "number": 1.5, "boolean": True}


def replaced(number: int, references: list[str], version: str, dice: random.Random) -> tuple[dict[str, dict], list[str]]:
    """Returns a deprecated property, its replacement of equal type, and the required keys among the two. Each property
    has a random combination of required, default, nullable and deprecated. The migration ends when the
    old property is removed."""
    kind = dice.choice([*SCALARS, "reference", "array"])
    reference = {"$ref": dice.choice(references)}
    properties: dict[str, dict] = {}
    required = []
    for key in (f"old{number}", f"new{number}"):
        schema: dict = {"type": "array", "items": {"type": "string"}} if kind == "array" else {"type": kind}
        if kind == "reference":
            schema = {"allOf": [reference]}
        elif dice.random() < 0.4:
            schema["default"] = SCALARS.get(kind, ["abcdef"])
        if dice.random() < 0.4 and kind != "reference":
            if version >= "3.1":
                schema["type"] = [kind, "null"]
            else:
                schema["nullable" if version >= "3" else "x-nullable"] = True
        if dice.random() < 0.5:
            required.append(key)
        elif dice.random() < 0.2:
            schema["x-presence"] = "explicit"
        properties[key] = schema
    properties[f"old{number}"] |= {"deprecated": True, "x-replaced-by": f"new{number}"}
    if dice.random() < 0.3:
        properties[f"new{number}"]["deprecated"] = True
    return properties, required


def without_replaced(schemas: dict, dice: random.Random) -> dict:
    """Returns a later version of the schemas, where some properties that have a replacement are removed."""
    later = {}
    for name, schema in schemas.items():
        gone = {key for key, value in schema.get("properties", {}).items() if isinstance(value, dict) and "x-replaced-by" in value and dice.random() < 0.5}
        if gone:
            schema = schema | {"properties": {key: value for key, value in schema["properties"].items() if key not in gone}}
            if "required" in schema:
                schema["required"] = [key for key in schema["required"] if key not in gone]
                if not schema["required"]:
                    del schema["required"]
        later[name] = schema
    return later


def extend_enumeration(schema: dict, dice: random.Random) -> dict:
    count = len(schema["enum"])
    if dice.random() < 0.15:
        schema["x-enum-varnames"] = [f"VALUE_{place}" for place in range(count)]
    if dice.random() < 0.15:
        schema["x-enum-descriptions"] = [f"Number {place}.\nIt ends with */" for place in range(count)]
    return schema


def wrappers(name: str, payloads: list[dict], error: dict, dice: random.Random) -> list[dict]:
    """Returns wrapping schemas of one envelope. They differ only in the payload."""
    payload = dice.choice(["data", "result", "items"])
    properties = {"meta": {"type": "object", "properties": {"page": {"type": "integer"}, "next": {"type": "string", "format": "uri"}}}}
    required = [payload] if dice.random() < 0.5 else []
    if dice.random() < 0.6:
        properties["success"] = {"type": "boolean"}
        required += ["success"] if dice.random() < 0.5 else []
    if dice.random() < 0.6:
        properties["error"] = error
    if dice.random() < 0.4:
        properties["requestId"] = {"type": "string", "format": dice.choice(["uuid", "decimal", "date-time"])}
    schemas = []
    for given in payloads:
        schema = {"type": "object", "x-envelope": name, "x-envelope-payload": payload,
                  "properties": {payload: given} | properties}
        schemas.append(schema | ({"required": required} if required else {}))
    return schemas


def outcomes(name: str, payloads: list[dict], error: dict, dice: random.Random) -> list[dict]:
    """Returns choices between a success and a failure. A constant tells the two apart."""
    key, good, bad = dice.choice([("success", True, False), ("status", "ok", "error")])
    meta = {"meta": {"type": "object", "properties": {"at": {"type": "string", "format": "date-time"}}}}
    trace = {"traceId": {"type": "string"} | ({"x-strict": True} if dice.random() < 0.5 else {})}
    failure = {"error": error} if dice.random() < 0.7 else trace

    def told(value: object) -> dict:
        return {key: {"type": "boolean" if value in (True, False) else "string", "enum": [value]}}

    return [
        {"x-envelope": name, "oneOf": [
            {"type": "object", "required": [key, "data"], "properties": told(good) | {"data": given} | meta},
            {"type": "object", "required": [key, *failure], "properties": told(bad) | failure | meta}]}
        for given in payloads]
