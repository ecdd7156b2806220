"""`Scripts/release/owner --licence` writes a licence for `Scripts/release/dist` and the README, or gives the reason why
not.
"""

from __future__ import annotations

import contextlib
import importlib.machinery
import importlib.util
import io
import json
import pathlib
import subprocess
import tarfile
import tempfile
import types
import unittest
import zipfile
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = "Sources/Base/Files/GeneratorVersion.swift"
LICENCE = "Scripts/licence.txt"
UNDECIDED = "The owner of this repository has not chosen a licence yet."


def load(path: pathlib.Path) -> types.ModuleType:
    """Imports a script, whose name has no extension."""
    loader = importlib.machinery.SourceFileLoader(f"{path.name}_script", str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    with mock.patch("sys.dont_write_bytecode", True):
        loader.exec_module(module)
    return module


class Scratch(unittest.TestCase):
    """A folder with the few files of the repository that a test needs."""

    def setUp(self) -> None:
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = pathlib.Path(scratch.name)
        self.take(SOURCE)
        self.write("README.md", f"# gen-dtos\n\n{UNDECIDED}\n")
        self.write("Scripts/other", "")

    def take(self, *names: str) -> None:
        for name in names:
            self.write(name, (ROOT / name).read_text(encoding="utf-8"))

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def texts(self) -> dict[str, str]:
        return {str(file.relative_to(self.root)): file.read_text(encoding="utf-8") for file in self.root.rglob("*") if file.is_file()}

    def owner(self, *words: str, status: int = 0) -> str:
        done = subprocess.run([ROOT / "Scripts" / "release" / "owner", "--root", self.root, *words],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.assertEqual(done.returncode, status, done.stdout)
        return done.stdout


class OwnerTests(Scratch):
    def test_a_licence_without_an_owner(self) -> None:
        source = self.texts()[SOURCE]
        said = self.owner("--licence", "MIT")
        self.assertEqual(self.texts(), {
            SOURCE: source, "Scripts/other": "", LICENCE: "MIT\n",
            "README.md": "# gen-dtos\n\nThe licence of this repository is MIT.\n"})
        self.assertEqual(said, "Scripts/licence.txt\nREADME.md\n"
                         "Left to do: put the text of MIT into the file LICENSE, from https://spdx.org/licenses/MIT.html\n")

    def test_an_owner_and_a_licence(self) -> None:
        self.owner("someone-else", "--licence", "Apache-2.0")
        self.assertEqual(self.owner(), "someone-else\n")
        self.assertEqual(self.texts()[LICENCE], "Apache-2.0\n")

    def test_an_owner_without_a_licence(self) -> None:
        self.owner("someone-else")
        texts = self.texts()
        self.assertNotIn(LICENCE, texts)
        self.assertEqual(texts["README.md"], f"# gen-dtos\n\n{UNDECIDED}\n")

    def test_a_second_choice_replaces_the_first(self) -> None:
        self.owner("--licence", "LGPL-2.1-or-later")
        self.owner("--licence", "BSD-3-Clause")
        self.assertEqual(self.texts()[LICENCE], "BSD-3-Clause\n")
        self.assertEqual(self.texts()["README.md"], "# gen-dtos\n\nThe licence of this repository is BSD-3-Clause.\n")

    def test_a_text_that_is_there_is_compared(self) -> None:
        self.write("LICENSE", "Permission is granted.\n")
        self.assertIn("Left to do: compare LICENSE with the text of MIT", self.owner("--licence", "MIT"))
        self.assertEqual(self.texts()["LICENSE"], "Permission is granted.\n")

    def test_every_licence_that_the_script_knows_is_taken(self) -> None:
        owner = load(ROOT / "Scripts" / "release" / "owner")
        self.assertGreater(len(owner.LICENCES), 20)
        self.assertEqual(len(owner.LICENCES), len(set(owner.LICENCES)))
        for identifier in owner.LICENCES:
            with self.subTest(identifier):
                self.assertRegex(identifier, r"^[A-Za-z0-9.-]+$")
                self.assertIsNone(owner.licence_fault(self.root, identifier))
                self.assertEqual(len(owner.SENTENCE.findall(owner.sentence(identifier))), 1)

    def test_a_wrong_identifier_changes_nothing(self) -> None:
        before = self.texts()
        for identifier, answer in [
                ("mit", "Did you mean MIT?"), ("MIT License", "Did you mean MIT?"),
                ("Apache 2.0", "Did you mean Apache-2.0?"), ("Apache License v2.0", "Did you mean Apache-2.0?"),
                ("GPL-3.0", "Did you mean GPL-3.0-only or GPL-3.0-or-later?"), ("GPLv3", "Did you mean GPL-3.0-only or GPL-3.0-or-later?"),
                ("BSD", "Did you mean BSD-2-Clause or BSD-3-Clause?"), ("Apashe-2.0", "Did you mean Apache-2.0"),
                ("MIT OR Apache-2.0", "name one licence"), ("", "It knows 0BSD, "), ("none of these", "add it to LICENCES in Scripts/release/owner"),
                ('MIT"\nsystem("id")', "is not an SPDX identifier")]:
            with self.subTest(identifier):
                self.assertIn(answer, self.owner("someone-else", "--licence", identifier, status=1))
                self.assertEqual(self.texts(), before)
        self.assertNotIn("Did you mean", self.owner("--licence", "proprietary", status=1))

    def test_a_wrong_owner_keeps_the_licence_from_being_written(self) -> None:
        before = self.texts()
        self.assertIn("is not a name that GitHub takes", self.owner("a/b", "--licence", "MIT", status=1))
        self.assertEqual(self.texts(), before)

    def test_a_page_without_the_sentence_is_an_error(self) -> None:
        for text, count in (("# gen-dtos\n", 0), (f"{UNDECIDED}\nThe licence of this repository is MIT.\n", 2), (f"So: {UNDECIDED}\n", 0)):
            with self.subTest(text):
                self.write("README.md", text)
                before = self.texts()
                self.assertIn(f"README.md has {count} sentences about the licence", self.owner("--licence", "MIT", status=1))
                self.assertEqual(self.texts(), before)

    def test_the_readme_names_the_licence_that_was_chosen(self) -> None:
        owner = load(ROOT / "Scripts" / "release" / "owner")
        found = owner.SENTENCE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
        self.assertEqual(found, [owner.sentence(owner.licence(ROOT))])


class ReleaseTests(Scratch):
    """A release with one archive, for which `Scripts/release/dist collect` makes the other files."""

    TEXT = "Permission is granted.\n"
    # The commands that the script starts take seconds, and the licence does not depend on them.
    ANSWERS = {"swift --version": "Swift version 6.1 (x)", "pkg-config --modversion yaml-0.1": "0.2.5"}

    def setUp(self) -> None:
        super().setUp()
        self.take("Scripts/release/dist", "Package.swift", "Plugins/GenerateDTOs/GenerateDTOs.swift", "Plugins/GenerateDTOsCommand/GenerateDTOsCommand.swift")
        self.output = self.root / "out"

    def said(self, *command: object) -> str:
        return self.ANSWERS.get(" ".join(map(str, command)), '{"targets": [], "products": []}')

    def release(self, *, text: bool = False) -> str:
        """Makes the files of a release, and returns the warnings."""
        if text:
            self.write("LICENSE", self.TEXT)
        dist = load(self.root / "Scripts" / "release" / "dist")
        for name in dist.COMPANIONS:
            self.write(name, "")
        warnings = io.StringIO()
        with mock.patch.object(dist, "said", self.said), mock.patch.dict("os.environ", {"SOURCE_DATE_EPOCH": "0"}), \
                contextlib.redirect_stderr(warnings), contextlib.redirect_stdout(io.StringIO()):
            made = dist.Release(self.output, "someone", None)
            self.archive = made.archive("linux-x86_64")
            dist.write_tar(self.archive, "gen-dtos", made.contents(b"tool"), 0)
            made.collect()
        return warnings.getvalue()

    def file(self, pattern: str) -> pathlib.Path:
        (found,) = self.output.glob(pattern)
        return found

    def component(self) -> dict[str, object]:
        return json.loads(self.file("*.cdx.json").read_text(encoding="utf-8"))["metadata"]["component"]

    def licence_texts(self) -> list[str]:
        """Returns the text of LICENSE in the archive, in the package and in the bundle."""
        texts = []
        for archive in (self.archive, self.file("gen-dtos-package-*.tar.gz")):
            with tarfile.open(archive) as opened:
                texts += [opened.extractfile(name).read().decode() for name in opened.getnames() if name == "gen-dtos/LICENSE"]
        with zipfile.ZipFile(self.file("*.zip")) as bundle:
            texts += [bundle.read(name).decode() for name in bundle.namelist() if name == "gen-dtos.artifactbundle/LICENSE"]
        return texts

    def test_a_release_without_a_licence(self) -> None:
        self.assertEqual(self.release(), "")
        formula = self.file("*.rb").read_text(encoding="utf-8")
        self.assertNotIn("license", formula)
        self.assertRegex(formula, r'version "[\d.]+"\n\n  on_linux do\n')
        self.assertNotIn("licenses", self.component())
        self.assertEqual(self.licence_texts(), [])

    def test_a_release_with_a_licence(self) -> None:
        self.owner("--licence", "Apache-2.0")
        self.assertEqual(self.release(text=True), "")
        formula = self.file("*.rb").read_text(encoding="utf-8")
        self.assertRegex(formula, r'version "[\d.]+"\n  license "Apache-2\.0"\n\n  on_linux do\n')
        self.assertEqual(self.component()["licenses"], [{"license": {"id": "Apache-2.0"}}])
        self.assertEqual(self.licence_texts(), [self.TEXT] * 3)

    def test_a_release_without_the_text_of_its_licence(self) -> None:
        self.owner("--licence", "MIT")
        self.assertEqual(self.release(), "warning: the licence is MIT, but the release has no text of it: put the text into LICENSE\n")
        self.assertIn('  license "MIT"\n', self.file("*.rb").read_text(encoding="utf-8"))
        self.assertEqual(self.licence_texts(), [])


if __name__ == "__main__":
    unittest.main()
