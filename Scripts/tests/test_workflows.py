"""The workflows pin actions of others to one commit, and only one job may write."""

from __future__ import annotations

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
USES = re.compile(r"^\s*-?\s*uses:\s*(\S+)", re.MULTILINE)
PINNED = re.compile(r"^[\w.-]+/[\w./-]+@[0-9a-f]{40}$")


def loose(text: str) -> list[str]:
    """Returns the actions of others that are pinned only to a tag, which their owner can move."""
    return [name for name in USES.findall(text) if not name.startswith("./") and not PINNED.match(name)]


class WorkflowTests(unittest.TestCase):
    def test_actions_are_pinned(self) -> None:
        paths = [ROOT / "action.yml", *sorted((ROOT / ".github" / "workflows").glob("*.yml"))]
        self.assertGreater(len(paths), 4)
        self.assertEqual({path.name: loose(path.read_text(encoding="utf-8")) for path in paths}, {path.name: [] for path in paths})

    def test_a_tag_is_found(self) -> None:
        self.assertEqual(loose("- uses: actions/checkout@v4\n- uses: ./\n"), ["actions/checkout@v4"])


if __name__ == "__main__":
    unittest.main()
