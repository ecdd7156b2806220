"""The operations of an OpenAPI document (2.0, 3.0, 3.1): parameters, bodies, security, servers."""

from __future__ import annotations

import dataclasses
import json
import pathlib
import re
from typing import Any

import yaml

Schema = dict[str, Any]
METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")
# Callers do not set these headers. Bodies, responses and security decide about the first three (3.1.1, section
# 4.8.12.1), and the sender of the message about the rest (RFC 9112).
IGNORED_HEADERS = {"accept", "content-type", "authorization", "host", "content-length", "transfer-encoding", "connection"}
# The methods whose body has no meaning in HTTP (RFC 9110, section 9.3). Version 3.0 says that such bodies are ignored
# (3.0.4, section 4.7.10.1).
WITHOUT_BODY = {"get", "head", "trace"}
COLLECTION_FORMATS = {
    "csv": ("form", False), "ssv": ("spaceDelimited", False), "tsv": ("tabDelimited", False),
    "pipes": ("pipeDelimited", False), "multi": ("form", True),
}


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Reads YAML 1.2, in which dates and words such as `yes` are strings."""


Loader.yaml_implicit_resolvers = {
    key: [(tag, pattern) for tag, pattern in resolvers
          if tag not in ("tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:bool")]
    for key, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF"))


@dataclasses.dataclass(frozen=True)
class Parameter:
    name: str
    place: str
    schema: Schema
    required: bool
    style: str
    explode: bool
    allows_reserved: bool = False
    allows_empty: bool = False
    # The media type of `content`, which a parameter may have in place of a style.
    media_type: str | None = None


@dataclasses.dataclass(frozen=True)
class Body:
    """One of the media types that a body may have."""
    media_type: str
    schema: Schema | None
    required: bool
    # Maps the names of properties to Encoding Objects.
    encoding: dict[str, Schema]


@dataclasses.dataclass(frozen=True)
class Operation:
    method: str
    path: str
    parameters: list[Parameter]
    bodies: list[Body]
    # The alternative security requirements. Each is a list of names of schemes.
    security: list[list[str]]
    # The alternative servers, as host and path. The host is None if the document does not name it.
    servers: list[tuple[str | None, str]]
    # The media types of responses.
    media_types: set[str]

    @property
    def label(self) -> str:
        return f"{self.method.upper()} {self.path}"


class Document:
    def __init__(self, path: pathlib.Path) -> None:
        text = path.read_text(encoding="utf-8-sig")
        try:
            self.root: Any = json.loads(text)
        except ValueError:
            self.root = yaml.load(text, Loader)  # noqa: S506 - a safe loader
        self.is_old = "swagger" in self.root
        components = self.root.get("components") or {}
        schemes = self.root.get("securityDefinitions") if self.is_old else components.get("securitySchemes")
        self.schemes: dict[str, Schema] = {name: self.resolve(scheme) for name, scheme in (schemes or {}).items()}
        self.operations = list(self.read_operations())

    # References

    def resolve(self, node: Any) -> Any:
        """Returns the part to which `$ref` leads. Keywords next to `$ref` have priority."""
        seen = 0
        while isinstance(node, dict) and isinstance(node.get("$ref"), str):
            seen += 1
            if seen > 50 or not node["$ref"].startswith("#"):
                raise Unreadable(node["$ref"])
            target: Any = self.root
            for part in node["$ref"].removeprefix("#").split("/")[1:]:
                part = part.replace("~1", "/").replace("~0", "~")
                part = re.sub(r"%([0-9A-Fa-f]{2})", lambda found: chr(int(found[1], 16)), part)
                target = target[int(part)] if isinstance(target, list) else target[part]
            node = {**target, **{key: value for key, value in node.items() if key != "$ref"}}
        return node

    # Operations

    def read_operations(self) -> Any:
        for path, item in (self.root.get("paths") or {}).items():
            if str(path).startswith("x-"):
                continue
            item = self.resolve(item) or {}
            for method, operation in operations_of(item, self.root):
                yield self.read_operation(method, path, item, operation)

    def read_operation(self, method: str, path: str, item: Schema, operation: Schema) -> Operation:
        declared: dict[tuple[str, str], Schema] = {}
        for parameter in [*(item.get("parameters") or []), *(operation.get("parameters") or [])]:
            resolved = self.resolve(parameter)
            declared[resolved.get("in"), resolved.get("name")] = resolved
        parameters = [self.read_parameter(one) for one in declared.values() if one["in"] not in ("body", "formData")]
        # If a placeholder in the path has no parameter, it is treated as a string parameter.
        places = re.findall(r"\{([^{}]*)\}", path)
        parameters = [one for one in parameters if one.place != "path" or one.name in places]
        names = {one.name for one in parameters if one.place == "path"}
        parameters += [Parameter(name, "path", {"type": "string"}, True, "simple", False)
                       for name in dict.fromkeys(places) if name not in names]
        security = operation.get("security", self.root.get("security"))
        return Operation(
            method, path,
            [one for one in parameters if one.place != "header" or one.name.lower() not in IGNORED_HEADERS],
            [] if method in WITHOUT_BODY else self.read_bodies(operation, declared), [list(one) for one in security or []],
            self.read_servers(item, operation), self.read_media_types(operation))

    def read_parameter(self, parameter: Schema) -> Parameter:
        place, content = parameter["in"], parameter.get("content")
        style = {"query": "form", "cookie": "form"}.get(place, "simple")
        if self.is_old:
            style, explode = self.read_collection(parameter)
            return Parameter(parameter["name"], place, parameter, place == "path" or bool(parameter.get("required")),
                             style, explode, allows_empty=bool(parameter.get("allowEmptyValue")))
        style = parameter.get("style", style)
        return Parameter(
            parameter["name"], place, self.resolve(next(iter(content.values())).get("schema", {}))
            if content else parameter.get("schema") or {}, place == "path" or bool(parameter.get("required")), style,
            parameter.get("explode", style in ("form", "cookie")), bool(parameter.get("allowReserved")),
            bool(parameter.get("allowEmptyValue")), next(iter(content)) if content else None)

    def read_collection(self, parameter: Schema) -> tuple[str, bool]:
        name = parameter.get("collectionFormat", "csv")
        style, explode = COLLECTION_FORMATS.get(name, ("form", False))
        if parameter["in"] in ("path", "header") and style == "form":
            style = "simple"
        return style, explode

    def read_bodies(self, operation: Schema, declared: dict[tuple[str, str], Schema]) -> list[Body]:
        if not self.is_old:
            body = self.resolve(operation.get("requestBody") or {})
            return [
                Body(media_type, content.get("schema"), bool(body.get("required")), content.get("encoding") or {})
                for media_type, content in (body.get("content") or {}).items()]
        consumes = operation.get("consumes", self.root.get("consumes")) or []
        whole = next((one for (place, _), one in declared.items() if place == "body"), None)
        if whole:
            return [Body(media_type, whole.get("schema"), bool(whole.get("required")), {})
                    for media_type in consumes or ["application/json"]]
        fields = {name: one for (place, name), one in declared.items() if place == "formData"}
        if not fields:
            return []
        forms = [one for one in consumes if "form" in one]
        has_file = any(one.get("type") == "file" for one in fields.values())
        multipart = [one for one in forms if one.startswith("multipart/")]
        media_type = (multipart or ["multipart/form-data"])[0] if has_file else (multipart or forms or ["application/x-www-form-urlencoded"])[0]
        required = [name for name, one in fields.items() if one.get("required")]
        schema = {"type": "object", "properties": fields, "required": required}
        encoding = {}
        for name, one in fields.items():
            if one.get("type") == "array":
                style, explode = self.read_collection(one)
                encoding[name] = {"style": style, "explode": explode}
        return [Body(media_type, schema, bool(required), encoding)]

    def read_media_types(self, operation: Schema) -> set[str]:
        if self.is_old:
            return set(operation.get("produces", self.root.get("produces")) or [])
        answers = [self.resolve(answer) or {} for answer in (operation.get("responses") or {}).values()
                   if isinstance(answer, dict)]
        return {media_type for answer in answers for media_type in (answer.get("content") or {})}

    # Servers

    def read_servers(self, item: Schema, operation: Schema) -> list[tuple[str | None, str]]:
        if self.is_old:
            path = self.root.get("basePath") or ""
            path = path if path.startswith("/") or not path else "/" + path
            if not self.root.get("host"):
                return [(None, path.rstrip("/"))]
            return [(f"{scheme}://{self.root['host']}", path.rstrip("/"))
                    for scheme in self.root.get("schemes") or ["https", "http"]]
        servers = operation.get("servers") or item.get("servers") or self.root.get("servers") or [{"url": "/"}]
        return [split_server(expanded_server(servers[0]))]

    @property
    def servers(self) -> list[str]:
        """Returns the document's servers in their order, with the defaults of their variables. Version 2.0 has no
        servers."""
        return [] if self.is_old else [expanded_server(one) for one in self.root.get("servers") or []]


def operations_of(item: Schema, document: Schema) -> Any:
    """Returns each operation of a path item with its method. Version 3.2 allows methods of any name."""
    is_new = str(document.get("openapi", "")).startswith("3.2")
    named = [(method, item.get(method)) for method in (*METHODS, *(["query"] if is_new else []))]
    other = item.get("additionalOperations") if is_new else None
    for method, operation in [*named, *(other or {}).items()]:
        if isinstance(operation, dict):
            yield method.lower(), operation


def expanded_server(server: Schema) -> str:
    variables = server.get("variables") or {}
    return re.sub(r"\{([^{}]*)\}", lambda found: str(variables.get(found[1], {}).get("default", "")), server["url"])


def split_server(url: str) -> tuple[str | None, str]:
    found = re.match(r"^(\w[\w+.-]*:)?//[^/?#]*", url)
    if not found:
        path = url if url.startswith("/") else "/" + url
        return None, path.rstrip("/")
    origin = found[0] if found[1] else "https:" + found[0]
    return origin, url[found.end():].rstrip("/")


class Unreadable(Exception):
    """A reference that leads out of the document or to itself."""
