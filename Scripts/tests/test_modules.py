"""The modules import each other as ARCHITECTURE.md lists, and `Scripts/check/modules` notices differences."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

PATH = pathlib.Path(__file__).resolve().parents[1] / "check/modules"
LOADER = importlib.machinery.SourceFileLoader("modules", str(PATH))
modules = importlib.util.module_from_spec(importlib.util.spec_from_loader("modules", LOADER))
LOADER.exec_module(modules)

TABLE = "| `Model` | — | values |\n| `Pages` | Model | texts |\n"
PACKAGE = 'module("Base/Model"),\nmodule("Base/Pages", ["Model"]),\n'


class ModulesTests(unittest.TestCase):
    def test_this_repository(self):
        self.assertEqual(modules.check(modules.ROOT), [])

    def check(self, model: str, pages: str, table: str = TABLE, package: str = PACKAGE) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in (("Model", model), ("Pages", pages)):
                (root / "Sources" / "Base" / name).mkdir(parents=True)
                (root / "Sources" / "Base" / name / "File.swift").write_text(text)
            (root / "ARCHITECTURE.md").write_text(table)
            (root / "Package.swift").write_text(package)
            return modules.check(root)

    def test_what_is_drawn(self):
        self.assertEqual(self.check("import Foundation\n", "package import Model\n"), [])

    def test_an_arrow_that_is_not_drawn(self):
        problems = self.check("@testable import Pages\n", "import Model\n")
        self.assertEqual(problems, ["Model names Pages in Sources, and ARCHITECTURE.md does not list this import"])

    def test_an_arrow_that_nobody_needs(self):
        problems = self.check("", "// import Model\n")
        self.assertEqual(problems, ["ARCHITECTURE.md lists the import of Model by Pages, and Sources does not contain it"])

    def test_a_dependency_that_is_not_drawn(self):
        problems = self.check("", "import Model\n", package=PACKAGE.replace('/Model"', '/Model", ["Pages"]'))
        self.assertEqual(problems, ["Model names Pages in Package.swift, and ARCHITECTURE.md does not list this import"])

    def test_a_cycle(self):
        problems = self.check(
            "import Pages\n", "import Model\n", table=TABLE.replace("—", "Pages"),
            package=PACKAGE.replace('/Model"', '/Model", ["Pages"]'))
        self.assertEqual(problems, ["these modules name each other in a cycle: Model, Pages"])

    def test_a_c_library(self):
        problems = self.check("#if canImport(Darwin)\n    import Darwin\n#else\n    private import Glibc\n#endif\n", "import Model\n")
        self.assertEqual([problem.split(";")[0] for problem in problems], [
            "Sources/Base/Model/File.swift:2: `import Darwin`", "Sources/Base/Model/File.swift:4: `import Glibc`",
            "Sources/Base/Model/File.swift:1: `#if canImport(Darwin)`"])

    def test_an_import_of_a_higher_layer(self):
        with tempfile.TemporaryDirectory() as folder:
            sources = pathlib.Path(folder)
            for name, text in (("Base/Texts", "import Pages"), ("Reports/Pages", "import Texts"), ("Other/Words", "")):
                (sources / name).mkdir(parents=True)
                (sources / name / "File.swift").write_text(text)
            self.assertEqual(modules.layers(sources), [
                "Sources/Other is not a layer: Libraries, Base, Contract, Emission, Reports, Tool",
                "Texts in Base names Pages in Reports"])

    def test_no_table(self):
        self.assertEqual(self.check("", "", table="nothing"), ["ARCHITECTURE.md has no table of modules"])


if __name__ == "__main__":
    unittest.main()
