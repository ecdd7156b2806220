"""The calls of an operation, and the expected request of each call."""

from __future__ import annotations

import base64
import dataclasses
import json
import re
from typing import Any

from oracle.requests import styles
from oracle.requests.document import Body, Document, Operation, Parameter, Schema
from oracle.requests.values import Unbuildable, Values, type_of

# The credentials of all calls, for each kind of scheme. The keys contain characters that could break out of their part
# of the request.
TOKEN, USER, PASSWORD, KEY, URL_KEY = "token-1", "user", "pass:word", "key-1", "k/e y&1=2;3%"
FILE = b"\x00\xffbytes\r\n--of a file"


@dataclasses.dataclass
class Part:
    """A part of a multipart body."""
    name: str
    content: bytes
    media_type: str | None
    is_json: bool = False
    is_file: bool = False


@dataclasses.dataclass
class Expected:
    """The parts of a request that the document determines."""
    method: str
    # The allowed hosts and targets. A request must have one of them.
    targets: set[tuple[str | None, str]]
    query: list[str]
    headers: dict[str, set[str]]
    cookies: list[str]
    media_type: str | None = None
    body: Any = None
    # The kind of body: `none`, `json`, `bytes` or `parts`.
    body_kind: str = "none"
    body_schema: Schema | None = None
    # Pairs of a form that the request may have although the call does not give them, because they are defaults.
    defaults: set[bytes] = dataclasses.field(default_factory=set)


@dataclasses.dataclass
class Call:
    operation: Operation
    kind: str
    # Maps the location (`in`) and the name of a parameter to its argument. The body is a value, bytes, or parts.
    arguments: dict[tuple[str, str], Any] = dataclasses.field(default_factory=dict)
    body: Any = None
    content: Body | None = None
    # The expected request, or None if the client must send nothing. Then `refusal` is the error.
    expected: Expected | None = None
    refusal: str | None = None
    has_credentials: bool = True


class Calls:
    """Makes the calls of a document. `skipped` counts the calls without a possible value."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.skipped: list[str] = []

    def calls(self, operation: Operation, seed: int) -> list[Call]:
        calls = []
        for kind in ("required", "all", "hostile"):
            try:
                calls.append(self.call(operation, kind, seed))
            except (Unbuildable, RecursionError):
                self.skipped.append(f"{operation.label}, {kind}: no value was found for the body or for what is required")
        if calls:
            calls += self.refused(operation, seed)
        return calls

    def call(self, operation: Operation, kind: str, seed: int) -> Call:
        values = Values(self.document, kind, seed)
        call = Call(operation, kind)
        for parameter in operation.parameters:
            if kind == "required" and not parameter.required:
                continue
            try:
                call.arguments[parameter.place, parameter.name] = self.argument(parameter, values)
            except (Unbuildable, RecursionError, styles.Undefined):
                if parameter.required:
                    raise Unbuildable from None
                self.skipped.append(f"{operation.label}, {kind}: the specification has no form for '{parameter.name}'")
        content = preferred(operation.bodies)
        if content and (content.required or kind != "required"):
            call.content = content
            call.body = self.body(content, values)
        call.expected = self.expected(call)
        return call

    def argument(self, parameter: Parameter, values: Values) -> Any:
        if parameter.media_type:
            return values.value(parameter.schema, place="json")
        value = values.value(parameter.schema, place=parameter.place)
        # This throws if the specification defines no form for the value.
        self.written(parameter, value)
        if parameter.place == "path" and self.written(parameter, value) in ("", ".", ".."):
            raise Unbuildable
        return value

    # Values that must be refused

    def refused(self, operation: Operation, seed: int) -> list[Call]:
        """Returns calls that the client must refuse: with values that no request can hold, and without the necessary
        credentials."""
        calls = []
        for parameter in operation.parameters:
            if parameter.media_type or type_of(self.document.resolve(parameter.schema)) != "string" \
                    or "enum" in self.document.resolve(parameter.schema) or self.document.resolve(parameter.schema).get("format"):
                continue
            hostile = {"header": ["a\r\nX-Injected: 1", "a\0b"], "path": ["", "..", "."]}.get(parameter.place, [])
            if parameter.place == "path" and parameter.style != "simple":
                hostile = []
            if parameter.place == "path" and not self.is_segment(operation, parameter):
                hostile = [""]
            for value in hostile:
                call = self.call(operation, "required", seed)
                call.kind = f"refused {parameter.place} '{parameter.name}' {json.dumps(value)}"
                call.arguments[parameter.place, parameter.name] = value
                call.expected, call.refusal = None, "invalidRequest"
                calls.append(call)
            if calls:
                break
        if self.alternatives(operation) and [] not in operation.security:
            call = self.call(operation, "required", seed)
            call.kind, call.has_credentials, call.expected, call.refusal = "unproved", False, None, "missingCredentials"
            if not self.is_proved(self.alternatives(operation)[-1]):
                calls.append(call)
        return calls

    @staticmethod
    def is_segment(operation: Operation, parameter: Parameter) -> bool:
        return "{" + parameter.name + "}" in operation.path.split("/")

    # Parameters

    def written(self, parameter: Parameter, value: Any) -> Any:
        if parameter.media_type:
            return styles.encoded(json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True))
        if parameter.place == "path":
            return styles.segment(parameter.name, value, parameter.style, parameter.explode)
        if parameter.place == "header":
            return styles.segment(parameter.name, value, parameter.style, parameter.explode, lambda text: text)
        encode = styles.reserved if parameter.allows_reserved and parameter.place == "query" else styles.encoded
        return styles.pairs(parameter.name, value, parameter.style, parameter.explode, encode)

    def expected(self, call: Call) -> Expected:
        operation = call.operation
        paths: dict[str, str] = {}
        expected = Expected(operation.method.upper(), set(), [], {}, [])
        for parameter in operation.parameters:
            if (parameter.place, parameter.name) not in call.arguments:
                continue
            value = call.arguments[parameter.place, parameter.name]
            written = self.written(parameter, value)
            if parameter.place == "path":
                paths[parameter.name] = written
            elif parameter.place == "query":
                expected.query += written if isinstance(written, list) else [f"{styles.encoded(parameter.name)}={written}"]
            elif parameter.place == "cookie":
                expected.cookies += written if isinstance(written, list) else [f"{styles.encoded(parameter.name)}={written}"]
            else:
                if parameter.media_type:
                    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
                expected.headers[parameter.name.lower()] = {written}
        # The target of a request has no fragment (RFC 9112, section 3.2).
        place = operation.path.partition("#")[0]
        path = re.sub(r"\{([^{}]*)\}", lambda found: paths[found[1]], literal_parts(place))
        path, _, query = path.partition("?")
        expected.query = (query.split("&") if query else []) + expected.query
        expected.targets = {(origin, literal_parts(base) + path) for origin, base in operation.servers}
        self.prove(expected, operation)
        if call.content:
            self.write_body(expected, call)
        return expected

    # Security

    def alternatives(self, operation: Operation) -> list[list[str]]:
        """Returns the security requirements that need credentials and whose schemes the document declares. Schemes that
        the connection satisfies, such as mutual TLS, come last."""
        declared = [one for one in operation.security if one and all(name in self.document.schemes for name in one)]
        return sorted(declared, key=self.is_proved)

    def is_proved(self, alternative: list[str]) -> bool:
        return all(self.document.schemes[name].get("type") == "mutualTLS" for name in alternative)

    def prove(self, expected: Expected, operation: Operation) -> None:
        alternatives = self.alternatives(operation)
        for name in alternatives[0] if alternatives else []:
            scheme = self.document.schemes[name]
            kind, place = scheme.get("type"), scheme.get("in")
            http = str(scheme.get("scheme", "")).lower()
            if kind == "apiKey" and place == "header":
                expected.headers[scheme["name"].lower()] = {KEY}
            elif kind == "apiKey":
                pair = styles.encoded(scheme["name"]) + "=" + styles.encoded(URL_KEY)
                (expected.query if place == "query" else expected.cookies).append(pair)
            elif kind == "basic" or kind == "http" and http == "basic":
                proof = "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
                expected.headers.setdefault("authorization", set()).add(proof)
            elif kind in ("oauth2", "openIdConnect") or kind == "http" and http == "bearer":
                expected.headers.setdefault("authorization", set()).add("Bearer " + TOKEN)
            elif kind == "http":
                expected.headers.setdefault("authorization", set()).add(f"{scheme.get('scheme')} {TOKEN}")

    def credentials(self) -> list[tuple[str, str, str, str]]:
        """Returns the name, the kind and two strings for each security scheme of the document."""
        result = []
        for name, scheme in self.document.schemes.items():
            kind, http = scheme.get("type"), str(scheme.get("scheme", "")).lower()
            if kind == "apiKey":
                result.append((name, "key", KEY if scheme.get("in") == "header" else URL_KEY, ""))
            elif kind == "basic" or http == "basic":
                result.append((name, "basic", USER, PASSWORD))
            elif kind == "http" and http != "bearer":
                result.append((name, "authorization", scheme.get("scheme", ""), TOKEN))
            elif kind in ("oauth2", "openIdConnect", "http"):
                result.append((name, "bearer", TOKEN, ""))
        return result

    # Bodies

    def body(self, content: Body, values: Values) -> Any:
        schema = values.merged(content.schema) if isinstance(content.schema, dict) else {}
        kind = body_kind(content, schema)
        if kind == "bytes":
            return FILE
        if kind == "text":
            return values.string({} if schema.get("format") else schema, "body")
        if kind == "multipart":
            return self.parts(schema, content, values)
        if kind == "form":
            return self.form(schema, content, values)
        return values.value(schema)

    def form(self, schema: Schema, content: Body, values: Values) -> Any:
        """Returns an object for a form, with properties for which the specification defines a form."""
        value = values.value(schema)
        if not isinstance(value, dict):
            raise Unbuildable
        for name in list(value):
            try:
                self.pairs(name, value[name], content)
            except styles.Undefined:
                if name in (schema.get("required") or []):
                    raise Unbuildable from None
                del value[name]
        return value

    @staticmethod
    def pairs(name: str, value: Any, content: Body) -> list[str]:
        encoding = content.encoding.get(name) or {}
        if any(key in encoding for key in ("style", "explode", "allowReserved")):
            style = encoding.get("style", "form")
            return styles.pairs(name, value, style, encoding.get("explode", style == "form"), styles.form_encoded, styles.form_encoded)
        # A part without a style is written in its media type, which is JSON for an object (3.1.1, section 4.8.15.1).
        if isinstance(value, dict):
            text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
            return [styles.form_encoded(name) + "=" + styles.form_encoded(text)]
        return styles.pairs(name, value, "form", True, styles.form_encoded, styles.form_encoded)

    def parts(self, schema: Schema, content: Body, values: Values) -> dict[str, Any]:
        """Returns the content of each part, by its name: bytes, a list of bytes, or a value."""
        if not schema.get("properties"):
            return {"a part": "a text"}
        required = schema.get("required") or []
        parts: dict[str, Any] = {}
        for name, use in schema["properties"].items():
            if values.kind == "required" and name not in required:
                continue
            part = values.merged(use)
            if part.get("readOnly"):
                continue
            if is_file(part, content.encoding.get(name), self.document.is_old):
                parts[name] = FILE
            elif type_of(part) == "array" and is_file(values.merged(part.get("items") or {"type": "string"}), content.encoding.get(name),
                                                      self.document.is_old):
                parts[name] = [FILE, FILE + b"2"]
            else:
                try:
                    parts[name] = values.value(part, depth=1)
                except (Unbuildable, RecursionError):
                    if name in required:
                        raise Unbuildable from None
        return parts

    def write_body(self, expected: Expected, call: Call) -> None:
        content = call.content
        assert content
        schema = Values(self.document, "all").merged(content.schema) if isinstance(content.schema, dict) else {}
        kind = body_kind(content, schema)
        # A control character would end the header, and a list is not a media type.
        media_type = re.split(r"[^ -~]|,", content.media_type)[0]
        expected.media_type = media_type if "*" not in media_type else None
        expected.body_schema = content.schema
        if kind == "json":
            expected.body, expected.body_kind = call.body, "json"
        elif kind == "bytes":
            expected.body, expected.body_kind = call.body, "bytes"
        elif kind == "text":
            expected.body, expected.body_kind = call.body.encode(), "bytes"
        elif kind == "form":
            pairs = [pair for name, value in call.body.items() for pair in self.pairs(name, value, content)]
            expected.body, expected.body_kind = "&".join(pairs).encode(), "form"
            defaults = {name: self.document.resolve(use).get("default") for name, use in (schema.get("properties") or {}).items()}
            expected.defaults = {pair.encode() for name, value in defaults.items() if value is not None and name not in call.body
                                 for pair in self.pairs(name, value, content)}
        else:
            expected.body, expected.body_kind = list(self.expected_parts(call.body, schema, content)), "parts"

    def has_style(self, encoding: Schema | None) -> bool:
        """Returns whether the parts of a multipart body have styles. Version 3.0 has styles only in urlencoded
        forms."""
        is_new = self.document.is_old or not str(self.document.root.get("openapi")).startswith("3.0")
        return is_new and any(key in (encoding or {}) for key in ("style", "explode", "allowReserved"))

    @staticmethod
    def styled_parts(name: str, value: Any, encoding: Schema) -> Any:
        """Returns the parts of a value with a style. They are written as in a query, but without percent-encoding."""
        style = encoding.get("style", "form")
        for pair in styles.pairs(name, value, style, encoding.get("explode", style == "form"), lambda text: text, lambda text: text):
            key, _, text = pair.partition("=")
            if style in styles.DELIMITERS:
                text = text.replace(styles.encoded(styles.DELIMITERS[style]), styles.DELIMITERS[style])
            yield Part(key, text.encode(), None)

    def expected_parts(self, parts: dict[str, Any], schema: Schema, content: Body) -> Any:
        for name, value in parts.items():
            stated = (content.encoding.get(name) or {}).get("contentType")
            use = self.document.resolve((schema.get("properties") or {}).get(name) or {})
            use_media_type = use.get("contentMediaType")
            if self.has_style(content.encoding.get(name)) and isinstance(value, (list, dict)) and not has_bytes(value):
                yield from self.styled_parts(name, value, content.encoding[name])
                continue
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, bytes):
                    media_type = stated or use_media_type or "application/octet-stream"
                    media_type = None if "*" in media_type or "," in media_type else media_type
                    yield Part(name, one, media_type, is_file=True)
                elif isinstance(one, (dict, list)) or stated and is_json(stated):
                    yield Part(name, json.dumps(one).encode(), stated or "application/json", is_json=True)
                else:
                    media_type = stated if stated and "*" not in stated and "," not in stated else None
                    yield Part(name, styles.text_of(one).encode(), media_type)


def has_bytes(value: Any) -> bool:
    return any(isinstance(one, bytes) for one in (value if isinstance(value, list) else [value]))


def literal_parts(template: str) -> str:
    """Returns the text of a template. Characters that a URL cannot contain are encoded."""
    kept = styles.UNRESERVED | styles.RESERVED | set(b"%{}")
    return styles.encoded(template, kept)


def is_json(media_type: str) -> bool:
    name = media_type.split(";")[0].strip().lower()
    return name in ("application/json", "text/json", "*/*", "application/*") or name.endswith("+json")


def body_kind(content: Body, schema: Schema) -> str:
    name = content.media_type.split(";")[0].strip().lower()
    if schema.get("format") == "binary" or schema.get("type") == "file":
        return "bytes"
    if is_json(name):
        return "json"
    if name.startswith("multipart/") and content.schema is not None:
        return "multipart"
    if name == "application/x-www-form-urlencoded" and content.schema is not None:
        return "form"
    return "text" if name.startswith("text/") else "bytes"


def preferred(bodies: list[Body]) -> Body | None:
    """Returns the body that the client sends (Documentation/Client.md): JSON, or else multipart, a form, text, or
    bytes."""
    def rank(body: Body) -> int:
        kind = body_kind(body, body.schema if isinstance(body.schema, dict) else {})
        return ["json", "multipart", "form", "text", "bytes"].index(kind)

    return min(bodies, key=rank) if bodies else None


def is_file(part: Schema, encoding: Schema | None, is_old: bool) -> bool:
    """Returns whether a part consists of bytes (3.0.4, section 4.8.14.3; 3.1.1, sections 4.8.14.2 and 4.8.14.5)."""
    if is_old:
        return part.get("type") == "file"
    if part.get("contentEncoding"):
        return False
    if part.get("type") == "string" and part.get("format") == "binary":
        return True
    if type_of(part) not in (None, "string"):
        return False
    stated = part.get("contentMediaType") or (encoding or {}).get("contentType")
    if stated:
        return not (is_json(stated) or stated.startswith("text/plain"))
    return False
