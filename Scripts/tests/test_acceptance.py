"""Each criterion of `Scripts/try/bookstrack` has a fault that it must notice, and each fault still has its place in the
example.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import pathlib
import unittest
from unittest import mock

PATH = pathlib.Path(__file__).resolve().parents[1] / "try/bookstrack"
LOADER = importlib.machinery.SourceFileLoader("try_bookstrack", str(PATH))
try_bookstrack = importlib.util.module_from_spec(importlib.util.spec_from_loader("try_bookstrack", LOADER))
LOADER.exec_module(try_bookstrack)

# These imports come after the line that adds the folder of the scripts to the path.
from acceptance.app import Package  # pylint: disable=wrong-import-position
from acceptance.copies import files, switched  # pylint: disable=wrong-import-position
from acceptance.faults import ALL, READ, RUNNING, SHIPPED, Fault, Switched, sample  # pylint: disable=wrong-import-position
from acceptance.trial import Trial, belongs  # pylint: disable=wrong-import-position


class FaultsTests(unittest.TestCase):
    def test_each_criterion_has_a_fault(self) -> None:
        criteria = {words: [fault.name for fault in ALL if belongs(fault, words)] for words, _ in try_bookstrack.CRITERIA}
        self.assertEqual([words for words, faults in criteria.items() if not faults], [])
        # Each fault belongs to exactly one criterion.
        self.assertEqual(sum(map(len, criteria.values())), len(ALL))

    def test_the_sample_has_one_of_each(self) -> None:
        self.assertEqual(len(sample()), len(try_bookstrack.CRITERIA) - 1)
        self.assertEqual({fault.criterion for fault in sample()}, {fault.criterion for fault in ALL} - {SHIPPED.criterion})

    def test_each_fault_has_its_place(self) -> None:
        texts = files() | {"openapi.yaml": Package().spec.read_text(encoding="utf-8")}
        for fault in [*READ, *RUNNING]:
            with self.subTest(fault.name):
                self.assertNotEqual(fault.put_in(texts[fault.path]), texts[fault.path])

    def test_what_runs_has_one_switch_for_each_fault(self) -> None:
        texts = switched(files(), RUNNING)
        for fault in RUNNING:
            self.assertEqual(sum(text.count(f'fault == "{fault.name}"') for text in texts.values()), 1, fault.name)

    def test_a_fault_within_another(self) -> None:
        outer = Switched("", "outer", "a", "f(x)", "g")
        inner = Switched("", "inner", "a", "x", "y", behind="f(")
        texts = switched({"a": "let z = f(x)"}, [inner, outer])
        self.assertEqual(texts["a"], 'let z = (fault == "outer" ? g : f((fault == "inner" ? y : x)))')

    def test_a_place_that_is_not_there_or_not_the_only_one(self) -> None:
        for right, behind in (("b", ""), ("a", ""), ("a", "c")):
            with self.subTest(right + behind), self.assertRaises(ValueError):
                Fault("", "", "", right, "", behind).put_in("a a")
        self.assertEqual(Fault("", "", "", "a", "b", " ").put_in("a a"), "a b")

    def test_only_a_criterion_notices(self) -> None:
        def said(failure: Exception | None) -> str | None:
            return Trial.failure(mock.Mock(builds=[]), mock.Mock(side_effect=failure), Package())

        self.assertEqual([said(None), said(AssertionError("no book")), said(AssertionError())], [None, "no book", "AssertionError"])
        # These errors mean that the server or a file is missing. They are not caused by the fault.
        for failure in (ConnectionRefusedError(), FileNotFoundError(), KeyError("x"), ValueError("x")):
            with self.subTest(failure), self.assertRaises(type(failure)):
                said(failure)


if __name__ == "__main__":
    unittest.main()
