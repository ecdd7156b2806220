"""Reads a file of requests as editors do (REST Client of VS Code, the HTTP client of JetBrains)."""

from __future__ import annotations

import dataclasses
import re


@dataclasses.dataclass
class Request:
    title: str
    method: str
    url: str
    headers: dict[str, str]
    body: str | None


def read(text: str, values: dict[str, str] | None = None) -> list[Request]:
    """Returns the requests of a file, with the values of its variables.

    `values` replaces values of the file. A variable without a value, a file as a body and a script are errors.
    """
    variables: dict[str, str] = {}
    blocks: list[tuple[str, list[str]]] = [("", [])]
    for line in text.split("\n"):
        if line.startswith("###"):
            blocks.append((line[3:].strip(), []))
        else:
            blocks[-1][1].append(line)
    for line in blocks[0][1]:
        if found := re.fullmatch(r"@(\w+)\s*=\s*(.*)", line):
            variables[found[1]] = found[2]
        elif line and not line.startswith("#"):
            raise ValueError(f"neither a comment nor a variable: {line}")
    variables.update(values or {})
    return [request(title, lines, variables) for title, lines in blocks[1:]]


def request(title: str, lines: list[str], variables: dict[str, str]) -> Request:
    def filled(line: str) -> str:
        return re.sub(r"\{\{(.*?)\}\}", lambda found: variables[found[1]], line)

    lines = [filled(line) for line in lines if not re.match(r"# @name \w+$", line)]
    while lines and lines[-1] == "":
        lines.pop()
    end = lines.index("") if "" in lines else len(lines)
    method, url = lines[0].split(" ")
    headers = dict(line.split(": ", 1) for line in lines[1:end])
    body = lines[end + 1:]
    for line in body:
        if line.startswith(("<", ">", "#")):
            raise ValueError(f"a file, a script or a comment in a body: {line}")
    is_multipart = headers.get("Content-Type", "").startswith("multipart/")
    return Request(title, method, url, headers, ("\r\n" if is_multipart else "\n").join(body) if body else None)
