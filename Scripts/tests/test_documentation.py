"""The tests, files and headings that documentation names exist. All pages name one owner and one version of the
tool."""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from scratch.suites import declares

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Documentation" / "Client.md"
NAME = re.compile(r"`(\w+Tests)\.(\w+)`")


def sources() -> list[str]:
    files = [*(ROOT / "Tests").rglob("*.swift"), *(ROOT / "Generated" / "Tests").rglob("*.swift"),
             *(ROOT / "Examples" / "client" / "Tests").rglob("*.swift"), ROOT / "Scripts" / "try" / "client"]
    return [file.read_text(encoding="utf-8") for file in files]


class DocumentationTests(unittest.TestCase):
    def test_tests_that_the_page_names_are_there(self) -> None:
        section = PAGE.read_text(encoding="utf-8").partition("## Proofs\n")[2].partition("\n## ")[0]
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
                    self.assertTrue(any(declares(text, suite, test) for text in texts if test in text))

    def test_what_is_declared(self) -> None:
        text = "@Suite struct ATests {\n    @Test func one() {}\n}\nstruct BTests {\n    func two() {}\n}\n"
        self.assertTrue(declares(text, "ATests", "one"))
        self.assertTrue(declares(text, "BTests", "two"))
        self.assertFalse(declares(text, "ATests", "two"))
        self.assertFalse(declares(text, "ATests", "on"))
        python = "class CTests(unittest.TestCase):\n    def test_it(self) -> None:\n        pass\n"
        self.assertTrue(declares(python, "CTests", "test_it"))


# These pages are input or output of a test, or the tool has generated them.
NO_PAGES = re.compile(r"Tests/.*(Cases|Checklist)/|/steps/")
LINK = re.compile(r"\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)")
# `[words]: address`, to which `[text][words]` leads.
DEFINITION = re.compile(r"^\[[^\]]+\]: *(\S+)", re.MULTILINE)


def pages() -> list[pathlib.Path]:
    """Returns the pages that git tracks, and new pages that it does not ignore."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
                            cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [ROOT / name for name in listed if not NO_PAGES.search(name) and (ROOT / name).is_file()]


def prose(text: str) -> str:
    """Returns the text without code, which may look like a link."""
    text = re.sub(r"^( *)(```+|~~~+)[^\n]*\n.*?^ *\2 *$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"(?<!`)(`+)(?!`)(?:(?!\1).)+?\1", "", text)


def anchors(text: str) -> set[str]:
    """Returns the anchors that GitHub gives to the headings: small letters, digits, `-` and `_`, with a number if a
    heading is repeated."""
    counts: dict[str, int] = {}
    found = set()
    fenced = re.sub(r"^( *)(```+|~~~+)[^\n]*\n.*?^ *\2 *$", "", text, flags=re.MULTILINE | re.DOTALL)
    for heading in re.findall(r"^#{1,6} +(.*?)(?: +#+)?$", fenced, re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("\\", "").lower()
        slug = "".join(c for c in words if c.isalnum() or c in " -_").replace(" ", "-")
        count = counts.get(slug, 0)
        counts[slug] = count + 1
        found.add(slug if count == 0 else f"{slug}-{count}")
    return found


def faults(page: pathlib.Path, text: str) -> list[str]:
    """Returns the links that lead nowhere. Links to other sites are not followed."""
    found = []
    text = prose(text)
    for target in LINK.findall(text) + DEFINITION.findall(text):
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            continue
        path, _, anchor = urllib.parse.unquote(target).partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            found.append(f"{target}: no such file")
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text(encoding="utf-8")):
            found.append(f"{target}: no such heading")
    return found


# A type or a file of Swift: `SchemaMeanings`, `Contract.absentValue`, `ContractBuilder+Records`,
# `Files/FileStore.swift`.
TYPE = re.compile(r"`(?:[\w-]+/)*([A-Z]\w+(?:\+\w+)?)(?:\.swift|(?:\.\w+)?(?:\([\w:]*\))?)?`")


def unknown_types(text: str, known: set[str]) -> list[str]:
    """Returns the types and files that a page names and the sources do not have."""
    return sorted({name for name in TYPE.findall(text) if name not in known})


class DesignTests(unittest.TestCase):
    def test_types_that_design_notes_name_are_there(self) -> None:
        files = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "Sources", "Tests/*.swift", "Generated/*.swift",
                                "Fuzzing", "Plugins", "Scripts"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
        paths = [path for path in map(ROOT.joinpath, files) if path.is_file()]
        known = {part.partition(".")[0] for file in files for part in file.split("/")}
        for path in paths:
            known |= set(re.findall(r"\w+", path.read_text(encoding="utf-8", errors="replace")))
        for page in [ROOT / "ARCHITECTURE.md", *sorted((ROOT / "Documentation" / "Design").glob("*.md"))]:
            with self.subTest(page.name):
                self.assertEqual(unknown_types(page.read_text(encoding="utf-8"), known), [])

    def test_unknown_types_are_found(self) -> None:
        known = {"Contract", "ContractBuilder+Records"}
        self.assertEqual(unknown_types("`Contract.absentValue`, `ContractBuilder+Records`, `Here/Contract.swift`, `make`", known), [])
        self.assertEqual(unknown_types("`ContractReader`, `Here/There+Records.swift`", known), ["ContractReader", "There+Records"])


class LinkTests(unittest.TestCase):
    def test_links_lead_somewhere(self) -> None:
        every = pages()
        self.assertGreater(len(every), 25)
        for page in every:
            with self.subTest(page.relative_to(ROOT)):
                self.assertEqual(faults(page, page.read_text(encoding="utf-8")), [])

    def test_the_index_has_every_page(self) -> None:
        index = (ROOT / "Documentation" / "README.md").read_text(encoding="utf-8")
        for page in sorted((ROOT / "Documentation").glob("*.md")):
            if page.name != "README.md":
                with self.subTest(page.name):
                    self.assertIn(f"]({page.name})", index)

    def test_pages_are_short_that_everybody_reads(self) -> None:
        self.assertLess(len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()), 200)
        self.assertLess((ROOT / "ARCHITECTURE.md").stat().st_size, 16 * 1024)

    def test_pages_begin_with_a_clone(self) -> None:
        """Checks that pages explain how to get the command `gen-dtos` before they use it."""
        headings = re.findall(r"^## (.+)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual(headings[:3], ["Is it for me?", "Start", "Five minutes"])
        for name, commands in (
                ("README.md", ["make", "swift run gen-dtos spec/openapi.yaml", "make test", "make release"]),
                ("Documentation/Install.md", ["git clone ADDRESS gen-dtos", "make", "swift run gen-dtos spec/openapi.yaml", "make release"])):
            with self.subTest(name):
                blocks = re.findall(r"^```sh\n(.*?)^```$", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
                lines = [line.partition(" #")[0].strip() for line in "".join(blocks).splitlines()]
                places = [lines.index(command) for command in commands]
                first = next(index for index, line in enumerate(lines) if line.startswith("gen-dtos "))
                self.assertEqual(places, sorted(places))
                self.assertLess(places[-1], first)

    def test_broken_links_are_found(self) -> None:
        page = ROOT / "README.md"
        self.assertEqual(faults(page, "[a](nowhere.md)"), ["nowhere.md: no such file"])
        self.assertEqual(faults(page, "[a][b]\n\n[b]: nowhere.md\n"), ["nowhere.md: no such file"])
        self.assertEqual(faults(page, "[a](CHANGELOG.md#nothing)"), ["CHANGELOG.md#nothing: no such heading"])
        self.assertEqual(faults(page, "`[a](nowhere.md)` and [b](https://example.com/c) and [c](CHANGELOG.md)"), [])
        self.assertEqual(faults(page, "```\n[a](nowhere.md)\n```\n"), [])

    def test_anchors(self) -> None:
        self.assertEqual(anchors("# A `b`, C!\n## D_e-f\n## D_e-f\n```\n# g\n```\n"), {"a-b-c", "d_e-f", "d_e-f-1"})


class ReleaseTests(unittest.TestCase):
    """Commands that people copy from pages must name the owner and the version that are in
    Sources/Base/Files/GeneratorVersion.swift.
    """
    SOURCE = "Sources/Base/Files/GeneratorVersion.swift"

    def setUp(self) -> None:
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = pathlib.Path(scratch.name)

    def take(self, *names: str) -> None:
        for name in names:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)

    def script(self, name: str, *words: str, status: int = 0) -> str:
        done = subprocess.run([ROOT / "Scripts" / "release" / name, "--root", self.root, *words],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.assertEqual(done.returncode, status, done.stdout)
        return done.stdout

    def test_one_owner_is_named(self) -> None:
        listed = subprocess.run(["git", "ls-files", "*.md", "*.yml", self.SOURCE], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        self.take(*listed.splitlines())
        self.assertEqual(self.script("owner", "--check"), "")
        old = self.script("owner").strip()
        self.script("owner", "someone-else")
        self.assertEqual(self.script("owner"), "someone-else\n")
        left = [str(file.relative_to(self.root)) for file in self.root.rglob("*.*")
                if file.is_file() and re.search(rf"(?:\.com/|: ){re.escape(old)}/gen-dtos", file.read_text(encoding="utf-8"))]
        self.assertEqual(left, [])

    def test_another_owner_is_found(self) -> None:
        self.take(self.SOURCE)
        (self.root / "README.md").write_text("Take\n`uses: stranger/gen-dtos@1.0.0`, not other/gen-dtos-tools.\n")
        self.assertEqual(self.script("owner", "--check", status=1), "README.md:2: stranger\n")

    def test_what_is_no_owner_changes_nothing(self) -> None:
        self.take(self.SOURCE)
        for name in ("a/b", "-a", "a--b", "a b", "a" * 40, "$(id)"):
            with self.subTest(name):
                self.assertIn("is not a name that GitHub takes", self.script("owner", "--", name, status=1))
        self.assertEqual((self.root / self.SOURCE).read_text(), (ROOT / self.SOURCE).read_text())

    def test_one_version_is_named(self) -> None:
        """Checks that `bump-version` replaces the old version on each page that names it in a command or an address."""
        listed = subprocess.run(["git", "grep", "-lE", r"(gen-dtos|rev:|VERSION:|download).*[0-9]+\.[0-9]+\.[0-9]+", "--", "README.md",
                                 "Documentation/*.md", "Integrations/gitlab"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
        self.take(self.SOURCE, *listed)
        old = re.search(r'text = "([^"]+)"', (ROOT / self.SOURCE).read_text(encoding="utf-8"))[1]
        (self.root / "CHANGELOG.md").write_text("## 99.0.0 — unreleased\n")
        self.script("bump-version", "99.0.0")
        for name in listed:
            with self.subTest(name):
                lines = (self.root / name).read_text(encoding="utf-8").splitlines()
                self.assertEqual([line for line in lines if re.search(rf"(?<![\d.]){re.escape(old)}(?!\d)", line)], [])


if __name__ == "__main__":
    unittest.main()
