"""`Scripts/check/prose` finds each habit, accepts plain sentences, and lets limits only fall."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import pathlib
import subprocess
import sys
import tempfile
import unittest

PATH = pathlib.Path(__file__).resolve().parents[1] / "check/prose"
LOADER = importlib.machinery.SourceFileLoader("prose", str(PATH))
prose = importlib.util.module_from_spec(importlib.util.spec_from_loader("prose", LOADER))
sys.modules["prose"] = prose
LOADER.exec_module(prose)

PLANTED = {
    "what-clause": [
        "What a page holds.", "Returns a page. What it holds is below.", "- Parameter page: What it holds.",
        "How keys are written.", "Which streams are connected again.",
    ],
    "fragment": ["In bytes.", "Of the types at the top level.", "Nil where nothing is left.", "Without quotes."],
    "stands": ["The type stands behind the name.", "Names that stand in brackets."],
    "said-told": ["The server is told of it.", "What was said last.", "The document says of a page how it ends."],
    "none-no": ["An enumeration is no object.", "These are no members.", "It is nil if the value is none."],
    "the-same": ["The same of arrays.", "It is decoded all the same.", "Whether two models have the same."],
    "one-that": ["A document, or one that refers to it.", "No type has such a name.", "The part and that one is lost."],
    "goes-by": ["The choice goes by the media type.", "Tests go with the models."],
    "becomes-of": ["The function shows what becomes of it.", "The tool makes of it a type.", "A value is made of it."],
    "besides": ["Names the tests need besides.", "The file and the lock beside it."],
}
PLAIN = [
    "There is no file in the folder.", "If there are no pages, the list is empty.", "It is nil if there is none.",
    "The file is no longer there.", "The limit is no more than 10.", "What does the server answer?",
    "Which server answers?", "# How a release is made",
    "The results are the same.", "Both parts have the same length.", "It writes the same file as before.",
    "The document has such a type as `Pet`.", "Checks that one file holds the types.", "The last one that arrived counts.",
    "`x` stands for any value.", "The number is told apart from a text.", "A list made of texts.",
    "In this case the client waits.", "By default the tool writes one file.", "After the call the buffer is empty.",
    "From now on the backend calls it.",
    "With a retry, the client waits.", "Not every server sends it.", "Returns the body, unwrapped from its envelope.",
    "The page `What it is` has the names `none` and `one that`.",
]


def habits(name: str, text: str) -> list[tuple[int, str]]:
    _, hits = prose.examine(name, text, prose.READERS[pathlib.Path(name).suffix])
    return [tuple(hit) for hit in hits]


class HabitTests(unittest.TestCase):
    def test_each_habit_is_found(self) -> None:
        self.assertEqual(PLANTED.keys(), prose.HABITS.keys())
        for habit, sentences in PLANTED.items():
            for sentence in sentences:
                with self.subTest(sentence):
                    self.assertIn((1, habit), habits("x.md", sentence))
                    self.assertIn((1, habit), habits("x.swift", f"/// {sentence}"))

    def test_plain_sentences_are_not_found(self) -> None:
        for sentence in PLAIN:
            with self.subTest(sentence):
                self.assertEqual(habits("x.md", sentence), [])

    def test_a_habit_across_two_lines(self) -> None:
        self.assertEqual(habits("x.swift", "/// There is\n/// no file. It is\n/// no folder.\n"), [(2, "none-no")])

    def test_a_long_line(self) -> None:
        long = "word " * 30
        self.assertEqual(habits("x.swift", f"// {long}\nlet a = \"{long}\"\n// https://example.com/{long}\n"), [(1, "long")])
        self.assertEqual(habits("x.md", long), [])


class ReaderTests(unittest.TestCase):
    def read(self, name: str, text: str) -> list[str]:
        lines = prose.READERS[pathlib.Path(name).suffix](name, text)
        return [line.text for paragraph in prose.paragraphs(lines) for line in paragraph]

    def test_swift(self) -> None:
        text = '/// One.\nlet a = 1  // Two.\nlet b = "https://x // y"\nlet c = """\n    // Three.\n    """\n'
        self.assertEqual(self.read("a.swift", text), ["One.", "Two."])

    def test_messages_and_helps(self) -> None:
        text = 'error("the file \\(name) is missing")\nlet text = """\n    --list  prints the files\n    """\n'
        self.assertEqual(self.read("LintMessages.swift", text), ["the file x is missing", "--list  prints the files"])
        self.assertEqual(self.read("Lint.swift", text), [])

    def test_python(self) -> None:
        text = '"""One.\n\nTwo."""\n# Three.\na = "# Four."\nparser.add_argument("--x", help="five")\n'
        self.assertEqual(sorted(self.read("a.py", text)), ["One.", "Three.", "Two.", "five"])

    def test_templates(self) -> None:
        self.assertEqual(self.read("a.mustache", "{{! One. }}\n    /// Two.\n{{name}}\n"), ["One.", "Two."])

    def test_shell_and_yaml(self) -> None:
        self.assertEqual(self.read("a.sh", "#!/bin/sh\n# One.\necho '#x'\n"), ["One."])
        self.assertEqual(self.read("a.yml", "# One.\nkey: value\n"), ["One."])

    def test_pages_without_code_and_tables(self) -> None:
        text = "# One\n\n    In code.\n\n```\nIn code.\n```\n| In a table. |\n- Two\n- Three\n"
        self.assertEqual(self.read("a.md", text), ["One", "Two", "Three"])


class LimitTests(unittest.TestCase):
    def rates(self, name: str, count: int, hits: int) -> prose.Rates:
        rates = prose.Rates()
        rates.add(name, count, [prose.Hit(line, "stands") for line in range(hits)])
        return rates

    def test_folders(self) -> None:
        names = ["Sources/Base/Texts/A.swift", "Tests/A/B.swift", "README.md"]
        self.assertEqual([prose.folder(name) for name in names], ["Sources/Base", "Tests", "."])

    def test_a_folder_above_its_limit(self) -> None:
        rates = self.rates("Tests/A.swift", 1000, 11)
        self.assertEqual(prose.excesses(rates, {"Tests": 11}), [])
        self.assertEqual(prose.excesses(rates, {"Tests": 10}), [
            "Tests: 11 of 1,000 lines have a hit, and the limit is 10; rewrite what `Scripts/check/prose --list Tests` lists"])

    def test_limits_only_fall(self) -> None:
        self.assertEqual(prose.lowered(self.rates("Tests/A.swift", 1000, 11), {"Tests": 40, "Gone": 5}), {"Tests": 15})
        self.assertEqual(prose.lowered(self.rates("Tests/A.swift", 1000, 50), {"Tests": 40}), {"Tests": 40})
        self.assertEqual(prose.lowered(self.rates("Tests/A.swift", 1000, 50), {}), {"Tests": prose.GOAL})

    def test_outputs_are_not_read(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name in ("Sources/A/A.swift", "Generated/A.swift", "Tests/X/Cases/a/expected/A.swift"):
                (root / name).parent.mkdir(parents=True)
                (root / name).write_text("// In bytes.\n")
            subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
            self.assertEqual(prose.measure(root, []).listed, [
                "Sources/A/A.swift:1: fragment: write a sentence with a subject and a verb"])

    def test_a_path_that_is_not_there(self) -> None:
        done = subprocess.run([PATH, "nowhere"], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("there is no 'nowhere' in ", done.stderr)

    def test_python_with_an_error(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "a.py").write_text("a = 1\nb = (\n")
            subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
            with self.assertRaisesRegex(SystemExit, "^a.py:2: Python cannot read this file: "):
                prose.measure(root, [])

    def test_this_repository(self) -> None:
        limits = prose.recorded((prose.ROOT / prose.LIMITS).read_text())
        self.assertEqual(prose.excesses(prose.measure(prose.ROOT, []), limits), [])


if __name__ == "__main__":
    unittest.main()
