"""`Scripts/try/servers` notices calls whose result differs from the expected result."""

from __future__ import annotations

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from servers.comparison import Fault, Names, differences, given, is_true, place


class ComparisonTests(unittest.TestCase):
    def test_equal_values(self) -> None:
        for left, right in (
            (1, 1), (1.0, 1.0), ({"a": None, "b": [1]}, {"b": [1], "a": None}), (9007199254740993, 9007199254740993),
            ("", ""), (None, None), ({}, {}), ([], []),
        ):
            self.assertEqual(differences(left, right), [], (left, right))

    def test_values_that_differ(self) -> None:
        for left, right, place in (
            (1, 2, "$"), (1, 1.0, "$"), ([1.0], [1], "$[0]"), (1, True, "$"), ({}, {"a": None}, "$.a"),
            ({"b": {"a": None}}, {"b": {}}, "$.b.a"), (None, 0, "$"), (0, False, "$"), ("1", 1, "$"), (None, {}, "$"), ([1, 2], [1], "$"),
            ([1, 2], [1, 3], "$[1]"), ({"a": {"b": 1}}, {"a": {"b": None}}, "$.a.b"), (9007199254740992.0, 9007199254740993, "$"),
        ):
            found = differences(left, right)
            self.assertEqual(len(found), 1, (left, right))
            self.assertTrue(found[0].startswith(f"{place} is "), found)

    def test_what_models_cannot_keep(self) -> None:
        names = Names(optional={"a"}, number={"n"})
        for left, right, count in (
            ({}, {"a": None}, 0), ({"a": None}, {}, 1), ({}, {"b": None}, 1), ({}, {"a": 1}, 1), ({"n": 1}, {"n": 1.0}, 0),
            ({"n": 1.0}, {"n": 1}, 1), ({"n": 1}, {"n": 1.5}, 1), ({"n": True}, {"n": 1.0}, 1), ({"i": 1}, {"i": 1.0}, 1),
            ({"b": [{}]}, {"b": [{"a": None}]}, 0), ({"n": [1]}, {"n": [1.0]}, 1),
        ):
            self.assertEqual(len(differences(left, right, names)), count, (left, right))

    def test_the_paths_of_reports(self) -> None:
        for path, keys in (
            ("", ()), ("a", ("a",)), ("data.works[3].x", ("data", "works", 3, "x")), ('a["b.c"][0]', ("a", "b.c", 0)),
            ('["a\\"]["]', ('a"][',)), ("a[…].b", ("a", None, "b")), ("[2][1]", (2, 1)),
        ):
            self.assertEqual(place(path), keys, path)

    def test_a_report_names_the_place_at_fault(self) -> None:
        faults = [Fault(("data", 3, "title"), "is missing"), Fault(("b",), "is no date")]
        for path, kind, expected in (
            ("data[3].title", "missing", True), ("b", "malformed", True), ("b.c", "malformed", False),
            ("data[3]", "malformed", False), ("data[3]", "droppedElement", True), ("data[2]", "droppedElement", False),
            ("", "malformed", False), ("data[2].title", "missing", False), ("data[3][…]", "missing", True),
        ):
            self.assertEqual(is_true({"path": path, "kind": kind}, faults), expected, (path, kind))
        self.assertTrue(is_true({"path": "data", "kind": "typeMismatch", "cause": "data[3].title is missing"}, faults))
        self.assertFalse(is_true({"path": "b", "kind": "malformed"}, []))

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
