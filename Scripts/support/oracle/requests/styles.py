"""The forms of values in a request: RFC 6570 and RFC 3986, and the tables of OpenAPI 3.1.1, section 4.8.12.

A value for which the specification has no form raises `Undefined`.
"""

from __future__ import annotations

import json
import re
from typing import Any

UNRESERVED = set(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
RESERVED = set(b":/?#[]@!$&'()*+,;=")
# The characters that would end the value or the query. The caller must encode them (OpenAPI 3.1.1, section 4.8.12.2.2).
BREAKING = set(b"#[]&+")
FORM = set(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._")
DELIMITERS = {"spaceDelimited": " ", "pipeDelimited": "|", "tabDelimited": "\t"}


class Undefined(Exception):
    """The specification does not say how the value is written."""


def encoded(text: str, kept: set[int] = UNRESERVED) -> str:
    return "".join(chr(byte) if byte in kept else f"%{byte:02X}" for byte in text.encode())


def reserved(text: str) -> str:
    """Encodes a text by reserved expansion (RFC 6570, section 3.2.3): reserved characters and percent-encoded triplets
    stay unchanged."""
    pieces = re.split(r"(%[0-9A-Fa-f]{2})", text)
    return "".join(piece if index % 2 else encoded(piece, UNRESERVED | RESERVED - BREAKING)
                   for index, piece in enumerate(pieces))


def form_encoded(text: str) -> str:
    """Encodes a text as HTML forms do (WHATWG URL, section 5.1)."""
    return "".join("+" if byte == 0x20 else chr(byte) if byte in FORM else f"%{byte:02X}" for byte in text.encode())


def text_of(value: Any) -> str:
    """Returns the text of a scalar value."""
    if isinstance(value, (list, dict)):
        raise Undefined
    if isinstance(value, str):
        return value
    return json.dumps(value)


def members(value: Any) -> list[tuple[str, str]]:
    return [(key, text_of(one)) for key, one in value.items() if one is not None]


def segment(name: str, value: Any, style: str, explode: bool, encode: Any = encoded) -> str:
    """Returns the text of a value in a path or, with another encoding, in a header."""
    if style == "matrix":
        return matrix(encode(name), value, explode, encode)
    separator = encode(DELIMITERS[style]) if style in DELIMITERS else "." if style == "label" and explode else ","
    if isinstance(value, list):
        parts = [encode(text_of(one)) for one in value]
    elif isinstance(value, dict):
        pairs = [(encode(key), encode(one)) for key, one in members(value)]
        parts = ["=".join(pair) for pair in pairs] if explode else [one for pair in pairs for one in pair]
    else:
        parts = [encode(text_of(value))]
    return ("." if style == "label" else "") + separator.join(parts)


def matrix(name: str, value: Any, explode: bool, encode: Any) -> str:
    def pair(key: str, text: str) -> str:
        return f";{key}={text}" if text else f";{key}"

    if isinstance(value, list):
        texts = [encode(text_of(one)) for one in value]
        return "".join(pair(name, text) for text in texts) if explode else pair(name, ",".join(texts))
    if isinstance(value, dict):
        pairs = [(encode(key), encode(one)) for key, one in members(value)]
        return "".join(pair(*one) for one in pairs) if explode else pair(name, ",".join(",".join(one) for one in pairs))
    return pair(name, encode(text_of(value)))


def pairs(name: str, value: Any, style: str, explode: bool, encode: Any = encoded, key: Any = encoded) -> list[str]:
    """Returns the pairs of a value in a query, a cookie or a form: `name=value`, each encoded."""
    if value is None:
        return []
    if style == "deepObject":
        if not isinstance(value, dict):
            raise Undefined
        return [f"{key(f'{name}[{member}]')}={encode(text)}" for member, text in members(value)]
    if not isinstance(value, (list, dict)):
        return [f"{key(name)}={encode(text_of(value))}"]
    if not value:
        return []
    if explode:
        if isinstance(value, list):
            return [f"{key(name)}={encode(text_of(one))}" for one in value]
        return [f"{key(member)}={encode(text)}" for member, text in members(value)]
    texts = [text_of(one) for one in value] if isinstance(value, list) else [one for pair in members(value) for one in pair]
    separator = encoded(DELIMITERS[style]) if style in DELIMITERS else ","
    return [f"{key(name)}={separator.join(map(encode, texts))}"]
