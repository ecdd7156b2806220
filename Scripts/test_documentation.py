"""Tests that documentation names are there."""

from __future__ import annotations

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation" / "Client.md"
NAME = re.compile(r"`(\w+Tests)\.(\w+)`")


def declared(suite: str, test: str, text: str) -> bool:
    """Whether a file declares a suite with the test in it. A suite ends where its indentation does."""
    for match in re.finditer(rf"^( *)(?:\S+ )*(?:struct|class|enum|extension) {suite}\b.*$", text, re.MULTILINE):
        rest = text[match.end():]
        end = re.search(rf"^{match[1]}\S", rest.lstrip("\n"), re.MULTILINE)
        body = rest[: end.start() + 1] if end else rest
        if re.search(rf"\b(?:func|def) {test}\b", body):
            return True
    return False


def sources() -> list[str]:
    files = [*(ROOT / "Tests").rglob("*.swift"), *(ROOT / "Generated" / "Tests").rglob("*.swift"),
             *(ROOT / "Examples" / "client" / "Tests").rglob("*.swift"), ROOT / "Scripts" / "try-client"]
    return [file.read_text(encoding="utf-8") for file in files]


class DocumentationTests(unittest.TestCase):
    def test_tests_that_the_page_names_are_there(self) -> None:
        section = PAGE.read_text(encoding="utf-8").partition("## What tests hold\n")[2].partition("\n## ")[0]
        rows = [line for line in section.splitlines() if line.startswith("| ") and "---" not in line]
        # Two headings, seven lines of the checklist, five risks.
        self.assertEqual(len(rows), 14)
        texts = sources()
        for row in rows:
            names = NAME.findall(row)
            if row.startswith(("| line ", "| risk ")):
                continue
            self.assertTrue(names, row)
            for suite, test in names:
                with self.subTest(f"{suite}.{test}"):
                    self.assertTrue(any(declared(suite, test, text) for text in texts if test in text))

    def test_what_is_declared(self) -> None:
        text = "@Suite struct ATests {\n    @Test func one() {}\n}\nstruct BTests {\n    func two() {}\n}\n"
        self.assertTrue(declared("ATests", "one", text))
        self.assertTrue(declared("BTests", "two", text))
        self.assertFalse(declared("ATests", "two", text))
        self.assertFalse(declared("ATests", "on", text))
        python = "class CTests(unittest.TestCase):\n    def test_it(self) -> None:\n        pass\n"
        self.assertTrue(declared("CTests", "test_it", python))


if __name__ == "__main__":
    unittest.main()
