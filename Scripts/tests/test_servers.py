"""`Scripts/try/servers` notices calls that give something else."""

from __future__ import annotations

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from servers.comparison import differences, given


class ComparisonTests(unittest.TestCase):
    def test_equal_values(self) -> None:
        for left, right in (
            (1, 1.0), ({"a": None, "b": [1]}, {"b": [1]}), ({}, {"a": None}), (9007199254740993, 9007199254740993),
            ("", ""), (None, None),
        ):
            self.assertEqual(differences(left, right), [], (left, right))

    def test_values_that_differ(self) -> None:
        for left, right, place in (
            (1, 2, "$"), (1, True, "$"), (0, False, "$"), ("1", 1, "$"), (None, {}, "$"), ([1, 2], [1], "$"),
            ([1, 2], [1, 3], "$[1]"), ({"a": {"b": 1}}, {"a": {"b": None}}, "$.a.b"), (9007199254740992.0, 9007199254740993, "$"),
        ):
            found = differences(left, right)
            self.assertEqual(len(found), 1, (left, right))
            self.assertTrue(found[0].startswith(f"{place} is "), found)

    def test_errors_have_the_form_of_the_expected_values(self) -> None:
        for error, expected in (
            ({"kind": "apiError", "value": {"detail": "x"}}, {"failure": {"detail": "x"}}),
            ({"kind": "status", "status": 404, "body": "gone"}, {"status": 404, "body": "gone"}),
            ({"kind": "status", "status": 404}, {"status": 404, "body": ""}),
            ({"kind": "missingCredentials"}, {"error": "missingCredentials"}),
        ):
            self.assertEqual(given({"check": "a", "error": error}), expected)
        self.assertIsNone(given({"check": "a", "value": None}))


if __name__ == "__main__":
    unittest.main()
