"""`Scripts/check/systems` notices missing rows and proofs that do not exist. A proof that did not run has not passed.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest

PATH = pathlib.Path(__file__).resolve().parents[1] / "check/systems"
LOADER = importlib.machinery.SourceFileLoader("systems", str(PATH))
systems = importlib.util.module_from_spec(importlib.util.spec_from_loader("systems", LOADER))
# Dataclasses look there for the names of types.
sys.modules["systems"] = systems
LOADER.exec_module(systems)

ROWS = """\
examples: {Examples/client: Scripts/try/client ClientTests.test_calls_arrive}
sections:
- letter: A
  title: Some
  count: 2
  rows:
  - {id: A1, works: It is | there., shown: [PROOF]}
  - {id: A2, works: It is not., not-shown: Nobody has an iPad.}
"""
TEST = "GeneratedTests/LibraryTests.nulls"
SAID = """\
test_a (__main__.ATests.test_a) ... ok
test_b (__main__.ATests.test_b) ... a line of the test's own
FAIL
test_c (__main__.ATests.test_c) ... skipped 'there is no curl'
test_a (__main__.BTests.test_a) ... ok

======================================================================
ERROR: setUpClass (__main__.CTests)
FAIL: test_b (__main__.ATests.test_b)

Ran 4 tests in 1.0s
"""


def faults(proof: str) -> list[str]:
    return systems.read(ROWS.replace("PROOF", proof)).faults()


class RowsTests(unittest.TestCase):
    def test_what_exists_is_shown(self) -> None:
        for proof in (TEST, "GoldenTests/GoldenTests.output alias-clash", "Examples/client/BookSearchModelTests.nothingFound",
                      "BooksTrackAPITests/WorkDTOTests.workDTODecodes", "Scripts/try/client ClientTests.test_import",
                      "Scripts/try/bookstrack S3.1", "stage oracle", "Documentation/Practice.md#layers"):
            with self.subTest(proof):
                self.assertEqual(faults(proof), [])

    def test_what_does_not_exist_is_a_fault(self) -> None:
        for proof in ("GeneratedTests/LibraryTests.null", "DTOClientTests/LibraryTests.nulls", "GeneratedTests/KeyDriftTests.nulls",
                      "GoldenTests/GoldenTests.output nothing", "Examples/swiftpm/LibraryTests.nulls", "Scripts/try/client",
                      "Scripts/try/client ClientTests.test_exports", "Scripts/try/client LibraryTests.test_import",
                      "Scripts/try/bookstrack S3.13", "stage nothing", "Documentation/Practice.md#lawyers", "Documentation/Nothing.md#a", "nulls"):
            with self.subTest(proof):
                self.assertEqual(faults(proof), [f"A1: there is no {proof}"])

    def test_tests_of_an_example_need_a_script(self) -> None:
        self.assertEqual(
            faults("Examples/mapping/ShelfTests.partsThatAreMissingStayNil"), ["A1: nothing runs the tests of Examples/mapping"])

    def test_rows_are_whole(self) -> None:
        for old, new in (("id: A2", "id: A1"), ("id: A2", "id: A3"), ("count: 2", "count: 3"), ("shown: [PROOF]", "shown: []"),
                         ("not-shown: Nobody", "nothing: Nobody"), (", shown: [PROOF]", ""), ("shown: [PROOF]", "shown: [PROOF], not-shown: why")):
            with self.subTest(new), self.assertRaises(systems.Fault):
                systems.read(ROWS.replace(old, new))

    def test_the_page(self) -> None:
        page = systems.page(systems.read(ROWS.replace("PROOF", TEST)))
        self.assertIn(" 1 of 2 rows have a proof. ", page)
        self.assertIn("\n- [A. Some](#a-some)\n", page)
        self.assertIn("\n| A1 | It is \\| there. | [`LibraryTests.nulls`](../Tests/Libraries/GeneratedTests/LibraryTests.swift) |\n", page)
        self.assertIn("\n| A2 | It is not. | **not shown**: Nobody has an iPad. |\n", page)


class OutcomeTests(unittest.TestCase):
    def test_what_ran_and_passed(self) -> None:
        outcomes = {f"{suite}.{test}": systems.holds_in(SAID, suite, test)
                    for suite, test in (("ATests", "test_a"), ("ATests", "test_b"), ("ATests", "test_c"), ("ATests", "test_d"),
                                        ("BTests", "test_a"), ("BTests", "test_b"))}
        self.assertEqual([name for name, holds in outcomes.items() if holds], ["ATests.test_a", "BTests.test_a"])

    def test_nothing_has_passed_where_the_class_did_not_begin(self) -> None:
        said = SAID.replace("CTests", "ATests")
        self.assertFalse(systems.holds_in(said, "ATests", "test_a"))

    def test_nothing_has_passed_where_nothing_ran(self) -> None:
        self.assertFalse(systems.holds_in(SAID.replace("Ran 4", "Ran 0"), "ATests", "test_a"))
        self.assertFalse(systems.holds_in("", "ATests", "test_a"))


if __name__ == "__main__":
    unittest.main()
