"""The methods of a generated client, read from its source, and the program that calls them."""

from __future__ import annotations

import base64
import dataclasses
import json
import pathlib
import re
from typing import Any

from oracle.requests.calls import Call
from oracle.swift import closing, split_arguments, without_comments


@dataclasses.dataclass
class Argument:
    label: str
    type: str


@dataclasses.dataclass
class GeneratedOperation:
    name: str
    arguments: list[Argument]
    method: str
    streams: bool
    # Maps the location (`in`) and the name of each parameter to its label.
    labels: dict[tuple[str, str], str]
    # The arguments of the initializer of `Form`: the label of each part of a body.
    form: list[Argument]
    parts: dict[str, str]
    # The case and the type of the preferred content, if a body may have several media types.
    content: tuple[str, str] | None


class GeneratedClient:
    def __init__(self, folder: pathlib.Path) -> None:
        self.operations: dict[tuple[str, str], GeneratedOperation] = {}
        self.client, self.servers = "", []
        for file in sorted(folder.rglob("*.swift")):
            code = without_comments(file.read_text(encoding="utf-8"))
            if found := re.search(r"struct\s+(\w+)\s*:\s*(?:\w+\.)?ContractClient\b", code):
                self.client = found[1]
                server = code[code.index("enum ", found.end()):]
                self.servers = re.findall(r"^\s*case\s+(`?\w+`?(?:\()?)", server[:server.index("var url")], re.M)
            if re.search(r":\s*(?:\w+\.)?(?:API|Event)Operation\b", code):
                self.read(code)

    def read(self, code: str) -> None:
        head = re.search(r"struct\s+(\w+)\s*:[^{]*?((?:API|Event)Operation)\b", code)
        assert head
        opening = code.index("{", head.end())
        body = code[opening:closing(code, opening)]
        endpoint = re.search(r"\bAPIEndpoint\(\s*(?:\.(\w+)|(?:\w+\.)?HTTPMethod\(\"(\w+)\"\))\s*,\s*(\"(?:[^\"\\]|\\.)*\")", body)
        assert endpoint, head[1]
        labels = {}
        for call in re.finditer(r"request\.(path|query|header|cookie)(?=\()", body):
            name, value = split_arguments(body[call.end():closing(body, call.end())])[:2]
            labels[call[1], swift_text(name)] = variable(value)
        form_at = re.search(r"struct\s+Form\s*:[^{]*MultipartBody\s*\{", code)
        form = code[form_at.end() - 1:closing(code, form_at.end() - 1)] if form_at else ""
        parts = {}
        for call in re.finditer(r"form\.part(?=\()", form):
            name, value = split_arguments(form[call.end():closing(form, call.end())])[:2]
            parts[swift_text(name)] = variable(value)
        content_at = re.search(r"enum\s+Content\s*:[^{]*\{\s*case\s+`?(\w+)`?\(([^()]*)\)", code)
        content = (content_at[1], content_at[2]) if content_at else None
        method = re.search(r"extension\s+\w+\s*\{[^{}]*func\s+(`?\w+`?)\s*\([^{}]*\)\s*(async)?[^{}]*\{[^{}]*\}\s*\}\s*$", code)
        self.operations[(endpoint[1] or endpoint[2]).lower(), swift_text(endpoint[3])] = GeneratedOperation(
            head[1], initializer(body), method[1] if method else "", head[2] == "EventOperation", labels, initializer(form), parts,
            content)

    # The program

    def program(self, module: str, calls: list[tuple[str, Call]], credentials: list[tuple[str, str, str, str]]) -> str:
        functions, statements = [], []
        for index, (name, call) in enumerate(calls):
            functions.append(f"@Sendable func call{index}(_ api: {self.client}, _ peer: Peer) async {{\n"
                             f"    await peer.call({literal(name)}) {{\n        {self.statement(call)}\n    }}\n}}\n")
            statements.append(f"        await call{index}({'api' if call.has_credentials else 'stranger'}, peer)")
        proofs = ", ".join("(" + ", ".join(map(literal, proof)) + ")" for proof in credentials)
        servers = [f"        peer.server({index}, {self.client}.Server.{one + ')' if one.endswith('(') else one}.url)"
                   for index, one in enumerate(self.servers)]
        return "\n".join([
            "import DTOClient", "import DTORuntime", "import Foundation", "import PeerSupport", f"import {module}", "", *functions, "@main",
            "enum Program {", "    static func main() async {", f"        let peer = Peer(credentials: [{proofs}])",
            f"        let stranger = {self.client}(through: peer.api).with(retry: .never)",
            "        let api = stranger.with(credentials: peer.credentials)", *servers, *statements, "    }", "}", ""])

    def statement(self, call: Call) -> str:
        operation = self.operations[call.operation.method, call.operation.path]
        values = {operation.labels[key]: value for key, value in call.arguments.items()}
        written = []
        for argument in operation.arguments:
            if argument.label == "body" and call.content and "body" not in values:
                written.append(f"{argument.label}: {self.body(operation, argument, call.body)}")
            elif argument.label in values:
                written.append(f"{argument.label}: {value_of(argument.type, values[argument.label])}")
        text = ", ".join(written)
        # Methods and operations must send equal requests. Streaming operations are left out, because they connect
        # again.
        if call.kind == "all" and operation.method and not operation.streams:
            return f"_ = try await api.{operation.method}({text})"
        return f"_ = try await api.rawResponse(for: {operation.name}({text}))"

    def body(self, operation: GeneratedOperation, argument: Argument, body: Any) -> str:
        kind = argument.type.rstrip("?").split(".")[-1]
        if kind == "Content" and operation.content:
            name, of_type = operation.content
            return f".{name}({self.body(operation, Argument(argument.label, of_type), body)})"
        if kind == "Form" and operation.form:
            written = []
            for field in operation.form:
                part = next((name for name, label in operation.parts.items() if label == field.label), None)
                if part in body:
                    written.append(f"{field.label}: {value_of(field.type, body[part])}")
            return f"{operation.name}.Form({', '.join(written)})"
        if kind == "MultipartParts":
            return "peerParts([" + ", ".join(f"({literal(name)}, {literal(value)})" for name, value in body.items()) + "])"
        return value_of(argument.type, body)

    def missing(self, call: Call) -> str | None:
        """Returns the parts of the call that the generated operation cannot express."""
        operation = self.operations.get((call.operation.method, call.operation.path))
        if operation is None:
            return "there is no such operation"
        lacking = [f"{place} '{name}'" for place, name in call.arguments if (place, name) not in operation.labels]
        if call.content and "body" not in [one.label for one in operation.arguments]:
            lacking.append("body")
        return ", ".join(lacking) or None


def value_of(type_name: str, value: Any) -> str:
    bare = type_name.rstrip("?")
    if bare.endswith("HTTPBody"):
        return f'peerBytes("{encoded(value)}")'
    if bare.endswith("FilePart]"):
        return "[" + ", ".join(f'peerFile("{encoded(one)}")' for one in value) + "]"
    if bare.endswith("FilePart"):
        return f'peerFile("{encoded(value)}")'
    return f"try peerValue({literal(json.dumps(value))})"


def encoded(value: Any) -> str:
    return base64.b64encode(value if isinstance(value, bytes) else str(value).encode()).decode()


def literal(text: str) -> str:
    """Returns a Swift string literal in ASCII."""
    result = ""
    for character in text:
        if character in "\\\"":
            result += "\\" + character
        elif " " <= character <= "~":
            result += character
        else:
            result += f"\\u{{{ord(character):X}}}"
    return f'"{result}"'


def initializer(body: str) -> list[Argument]:
    found = re.search(r"\binit(?=\()", body)
    if not found:
        return []
    arguments = []
    for text in split_arguments(body[found.end():closing(body, found.end())]):
        if text:
            label, _, rest = text.partition(":")
            arguments.append(Argument(label.split()[0].strip("`"), re.sub(r"\s*=.*$", "", rest.strip(), flags=re.S)))
    return arguments


def variable(value: str) -> str:
    """Returns the name of the variable in an expression such as `json: filter`, `since.map { ISO8601Date($0) }` or
    `ISO8601Date(since)`."""
    value = re.sub(r"^\w+:\s*", "", value.strip())
    if found := re.match(r"^`?(\w+)`?\s*(?:$|\.map)", value):
        return found[1]
    if found := re.search(r"\(`?(\w+)`?\)$", value):
        return found[1]
    return value.split(".")[-1]


def swift_text(text: str) -> str:
    return str(json.loads(re.sub(r"\\u\{(\w+)\}", lambda found: json.dumps(chr(int(found[1], 16)))[1:-1], text)))
