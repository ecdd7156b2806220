"""Checks with Python's JSON Schema whether responses conform to the document of their server."""

from __future__ import annotations

import base64
import functools
import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import openapi_schema_validator
import referencing
import referencing.jsonschema

from servers.comparison import Fault, Names

ADDRESS = "urn:document"
# The formats of JSON Schema. They are checked for every version, because OpenAPI's registry has them too.
FORMATS = jsonschema.Draft202012Validator.FORMAT_CHECKER


def is_base64(text: str) -> bool:
    try:
        return bool(base64.b64decode(text, validate=True)) or not text
    except ValueError:
        return False


@FORMATS.checks("byte")
def is_byte(value: object) -> bool:
    return not isinstance(value, str) or is_base64(value)


def content_encoding(_: Any, encoding: str, value: object, __: Any) -> Iterator[jsonschema.ValidationError]:
    """Checks `contentEncoding`, which is optional in JSON Schema, because a client has to decode the text."""
    if encoding == "base64" and isinstance(value, str) and not is_base64(value):
        yield jsonschema.ValidationError(f"{value!r} is no base64")


def faults_in(error: jsonschema.ValidationError) -> Iterator[Fault]:
    """Returns the faults of an error. The path of a fault is the path of the value, or of the key that is missing or
    forbidden."""
    place = tuple(error.absolute_path)
    reason = f"{error.json_path}: {error.message[:200]}"
    names: list[Any] = []
    if error.validator == "required" and isinstance(error.instance, dict):
        names = [name for name in error.validator_value if name not in error.instance]
    elif error.validator == "additionalProperties" and isinstance(error.instance, dict):
        names = [name for name in error.instance if name not in error.schema.get("properties", {})]
    yield from [Fault((*place, name), reason) for name in names] or [Fault(place, reason)]
    for inner in error.context or []:
        yield from faults_in(inner)


def objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from objects(inner)


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


class Document:
    def __init__(self, content: dict[str, Any]) -> None:
        self.content = content
        version = str(content.get("openapi", "2.0"))
        if version.startswith("3.0"):
            validator: Any = openapi_schema_validator.OAS30Validator
        elif version.startswith("3."):
            validator = openapi_schema_validator.OAS31Validator
        else:
            validator = jsonschema.Draft4Validator
        self.validator = jsonschema.validators.extend(validator, {"contentEncoding": content_encoding})
        is_new = version.startswith("3.1")
        specification = referencing.jsonschema.DRAFT202012 if is_new else referencing.jsonschema.DRAFT4
        resource = referencing.Resource(contents=content, specification=specification)
        self.registry: Any = referencing.Registry().with_resource(ADDRESS, resource)

    @functools.cached_property
    def names(self) -> Names:
        """Returns the names of the properties that are optional in a schema, and of those that are numbers but not
        integers."""
        names, others = Names(), set()
        for schema in objects(self.content):
            properties = schema.get("properties")
            if not isinstance(properties, dict):
                continue
            names.optional |= properties.keys() - set(schema.get("required", []))
            for name, member in properties.items():
                types = {kind for inner in objects(member) for kind in listed(inner.get("type"))}
                (names.number if "number" in types and "integer" not in types else others).add(name)
        names.number -= others
        return names

    def faults(self, exchange: dict[str, Any], body: bytes) -> list[Fault]:
        """Returns the violations of the document in a body. A body that the document does not describe has no
        violations."""
        pointer = self.schema(exchange)
        if pointer is None:
            return []
        try:
            value = json.loads(body)
        except ValueError as error:
            return [Fault((), f"the body is no JSON: {error}")]
        path = "".join("/" + name.replace("~", "~0").replace("/", "~1") for name in pointer)
        reference = {"$ref": f"{ADDRESS}#{path}"}
        validator = self.validator(reference, registry=self.registry, format_checker=FORMATS)
        return [fault for error in validator.iter_errors(value) for fault in faults_in(error)]

    def schema(self, exchange: dict[str, Any]) -> list[str] | None:
        """Returns the path of the schema for a JSON response."""
        method, status = exchange["method"].lower(), str(exchange["status"])
        media = exchange.get("type", "").partition(";")[0].strip().lower()
        item = self.content["paths"].get(exchange["path"], {}).get(method, {})
        responses = item.get("responses", {})
        name = next((one for one in (status, status[0] + "XX", "default") if one in responses), None)
        if name is None:
            return None
        place, response = self.followed(["paths", exchange["path"], method, "responses", name])
        if "schema" in response:
            return [*place, "schema"]
        content = response.get("content", {})
        ranges = (media, media.partition("/")[0] + "/*", "*/*")
        found = next((one for one in ranges for key in content if key.partition(";")[0] == one), None)
        if found is None or "schema" not in content.get(found, {}) or "json" not in media:
            return None
        return [*place, "content", found, "schema"]

    def followed(self, place: list[str]) -> tuple[list[str], dict[str, Any]]:
        value: Any = self.content
        for name in place:
            value = value[name]
        if "$ref" in value:
            return self.followed([name.replace("~1", "/").replace("~0", "~") for name in value["$ref"].split("/")[1:]])
        return place, value
