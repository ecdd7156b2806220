"""Finds the tests that a file declares."""

from __future__ import annotations

import re


def declares(text: str, suite: str, test: str) -> bool:
    """Returns whether a file declares a suite that contains the test. A suite ends where its indentation ends."""
    for match in re.finditer(rf"^( *)(?:\S+ )*(?:struct|class|enum|extension) {suite}\b.*$", text, re.MULTILINE):
        rest = text[match.end():]
        end = re.search(rf"^{match[1]}\S", rest.lstrip("\n"), re.MULTILINE)
        body = rest[: end.start() + 1] if end else rest
        if re.search(rf"\b(?:func|def) {test}\b", body):
            return True
    return False
