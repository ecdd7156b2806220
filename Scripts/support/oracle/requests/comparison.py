"""Compares a request with the expected request."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from oracle.contract import same
from oracle.requests.calls import Call, Expected, Part
from oracle.requests.document import Document
from oracle.requests.server import Request
from oracle.requests.values import Values

# The headers that a library for HTTP adds.
OWN_HEADERS = {
    "host", "user-agent", "accept-encoding", "accept-language", "connection", "content-length", "transfer-encoding", "expect",
    "x-peer-call", "x-peer-origin", "accept", "content-type", "cookie",
}


def differences(document: Document, call: Call, request: Request) -> Iterator[str]:
    expected = call.expected
    assert expected
    if request.method != expected.method:
        yield f"method {request.method}, not {expected.method}"
    yield from target_differences(expected, request)
    yield from header_differences(call, expected, request)
    yield from body_differences(document, expected, request)


def target_differences(expected: Expected, request: Request) -> Iterator[str]:
    path, _, query = request.target.partition("?")
    origin = request.values("x-peer-origin")[0]
    if (origin, path or "/") not in expected.targets and (None, path) not in expected.targets:
        yield f"target {origin} {path}, not {' or '.join(f'{one} {two}' for one, two in sorted(expected.targets, key=str))}"
    found = query.split("&") if query else []
    # The order of different parameters does not matter, but the elements of one parameter keep their order.
    if sorted(found, key=name_of) != sorted(expected.query, key=name_of):
        yield f"query {query}, not {'&'.join(expected.query)}"


def name_of(pair: str) -> str:
    return pair.partition("=")[0]


def header_differences(call: Call, expected: Expected, request: Request) -> Iterator[str]:
    for name, values in expected.headers.items():
        found = ", ".join(request.values(name))
        if found not in values:
            yield f"header {name}: {request.values(name)}, not {sorted(values)}"
    known = OWN_HEADERS | expected.headers.keys()
    # The client adds this header by itself. The server may treat repeated requests with it as one request.
    if any(one.name.lower() == "idempotency-key" for one in call.operation.parameters):
        known |= {"idempotency-key"}
    for name, value in request.headers:
        if name not in known:
            yield f"header {name}: {value!r}, which nobody asked for"
    cookies = "; ".join(request.values("cookie"))
    if sorted(filter(None, cookies.split("; "))) != sorted(expected.cookies):
        yield f"cookies {cookies!r}, not {expected.cookies}"
    accepted = [one.strip() for one in ", ".join(request.values("accept")).split(", ") if one]
    for one in accepted:
        # Media types that are decoded in another way, or that only failures have, get a lower weight. Types that the
        # document does not name get the lowest weight.
        one = re.sub(r";q=0\.[125]$", "", one)
        media_types = {part.strip() for known in call.operation.media_types for part in known.split(",")}
        if media_types and one not in media_types and one != "*/*" and not (one == "application/json"):
            yield f"accept {one}, which no answer has"


def body_differences(document: Document, expected: Expected, request: Request) -> Iterator[str]:
    found = ", ".join(request.values("content-type"))
    if expected.body_kind == "none":
        if request.body:
            yield f"a body of {len(request.body)} bytes, and none was given"
        if found and found != "application/x-www-form-urlencoded":
            yield f"content type {found}, and no body"
        return
    if expected.media_type and not same_media_type(found, expected.media_type):
        yield f"content type {found}, not {expected.media_type}"
    if expected.body_kind == "bytes" and request.body != expected.body:
        yield f"body {request.body[:300]!r}, not {expected.body[:300]!r}"
    elif expected.body_kind == "form":
        pairs = [pair for pair in request.body.split(b"&") if pair not in expected.defaults]
        if sorted(pairs) != sorted(expected.body.split(b"&")):
            yield f"form {request.body[:1000]!r}, not {expected.body[:1000]!r}"
    elif expected.body_kind == "json":
        try:
            value = json.loads(request.body)
        except ValueError:
            yield f"body {request.body[:300]!r}, which is no JSON"
            return
        yield from value_differences(document, expected.body_schema, value, expected.body, "body")
    elif expected.body_kind == "parts":
        yield from part_differences(document, expected, request, found)


def same_media_type(found: str, expected: str) -> bool:
    """Returns whether the media types are equal. The sent type may have more parameters: a boundary, and the charset of
    a text."""
    found_parts = [one.strip().lower() for one in found.split(";")]
    parts = [one.strip().lower() for one in expected.split(";")]
    return found_parts[0] == parts[0] and all(one in found_parts for one in parts[1:])


def value_differences(document: Document, schema: Any, found: Any, expected: Any, path: str) -> Iterator[str]:
    """Returns the differences between two JSON values. A value that was not given may be the schema's default, because
    the server uses the default."""
    if isinstance(found, dict) and isinstance(expected, dict):
        resolved = Values(document, "all").merged(schema) if isinstance(schema, dict) else {}
        properties = resolved.get("properties") or {}
        for key in expected.keys() - found.keys():
            yield f"{path}.{key} is missing: {json.dumps(expected[key])[:100]}"
        for key, value in found.items():
            if key in expected:
                use = properties.get(key, resolved.get("additionalProperties"))
                yield from value_differences(document, use, value, expected[key], f"{path}.{key}")
                continue
            use = Values(document, "all").merged(properties[key]) if isinstance(properties.get(key), dict) else {}
            discriminator = resolved.get("discriminator") or {}
            is_tag = key == (discriminator.get("propertyName") if isinstance(discriminator, dict) else discriminator)
            if not is_tag and not ("default" in use and same(use["default"], value)):
                yield f"{path}.{key} is {json.dumps(value)[:100]}, and was not given"
    elif isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        resolved = Values(document, "all").merged(schema) if isinstance(schema, dict) else {}
        for index, (one, other) in enumerate(zip(found, expected)):
            yield from value_differences(document, resolved.get("items"), one, other, f"{path}[{index}]")
    elif not same(found, expected):
        yield f"{path} is {json.dumps(found)[:200]}, not {json.dumps(expected)[:200]}"


# Multipart (RFC 7578)


def part_differences(document: Document, expected: Expected, request: Request, media_type: str) -> Iterator[str]:
    boundary = re.search(r'boundary="?([^";]+)"?', media_type)
    if not boundary:
        yield f"no boundary in {media_type!r}"
        return
    marker = b"\r\n--" + boundary[1].encode()
    pieces = (b"\r\n" + request.body).split(marker)
    if pieces[0] != b"" or pieces[-1] not in (b"--\r\n", b"--"):
        yield f"parts that do not begin or end with their boundary: {request.body[:60]!r} … {request.body[-60:]!r}"
        return
    found = [read_part(piece) for piece in pieces[1:-1]]
    if [one.name for one in found] != [one.name for one in expected.body]:
        yield f"parts {[one.name for one in found]}, not {[one.name for one in expected.body]}"
        return
    for one, other in zip(found, expected.body):
        label = f"part {one.name}"
        if other.is_json:
            yield from value_differences(document, None, json.loads(one.content), json.loads(other.content), label)
        elif one.content != other.content:
            yield f"{label} {one.content[:100]!r}, not {other.content[:100]!r}"
        if one.is_file != other.is_file:
            yield f"{label} has {'a' if one.is_file else 'no'} file name"
        if other.media_type and not same_media_type(one.media_type or "text/plain", other.media_type):
            yield f"{label} is {one.media_type}, not {other.media_type}"
        if not other.media_type and not other.is_file and not (one.media_type or "text/plain").startswith("text/plain"):
            yield f"{label} is {one.media_type}, not text"


def read_part(piece: bytes) -> Part:
    head, _, content = piece.removeprefix(b"\r\n").partition(b"\r\n\r\n")
    fields = dict(line.split(": ", 1) for line in head.decode().split("\r\n"))
    disposition = fields.get("Content-Disposition", "")
    name = re.search(r'\bname="([^"]*)"', disposition)
    return Part(name[1].replace("%22", '"') if name else "", content, fields.get("Content-Type"), is_file="filename=" in disposition)
