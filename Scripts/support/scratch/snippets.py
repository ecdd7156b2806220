"""Turns the Swift of documentation into tests that compile and run it."""

from __future__ import annotations

import pathlib
import re

# A block may have a mark before it: `<!-- declarations -->` for code outside of functions, `<!-- apple -->` for code
# that only Apple's platforms can compile.
BLOCK = re.compile(r"(?:^<!-- (?P<mark>[a-z ]+) -->\n)?^```swift\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
MARKS = (None, "declarations", "apple")
CONTEXT = pathlib.Path(__file__).with_name("SnippetContext.swift")


def tests(pages: dict[str, str]) -> tuple[str, int]:
    """Returns a file in which each code block of the pages is a test, and the number of tests."""
    lines = [CONTEXT.read_text(encoding="utf-8")]
    count = 0
    for page, text in pages.items():
        suite = re.sub(r"\W", "", page)
        body: list[str] = []
        for match in BLOCK.finditer(text):
            mark, code = match["mark"], match["code"]
            if mark not in MARKS:
                raise ValueError(f"{page}: nobody knows '<!-- {mark} -->'")
            if "…" in code:
                raise ValueError(f"{page}: a block leaves something out:\n{code}")
            line = text.count("\n", 0, match.start("code")) + 1
            place = f'#sourceLocation(file: "{page}", line: {line})\n'
            end = "#sourceLocation()\n"
            count += 1
            if mark:
                condition = "#if canImport(SwiftUI)\n" if mark == "apple" else ""
                lines.append(condition + place + code + end + ("#endif\n" if condition else ""))
            else:
                body.append(f"    @Test func line{line}() async throws {{\n{place}{code}{end}    }}\n")
        lines.append(f"@MainActor @Suite(.serialized) struct {suite}SnippetTests {{\n    init() {{ _ = mock }}\n\n" + "".join(body) + "}\n")
    return "\n".join(lines), count
