"""`Scripts/check/apple` notices code that compilers for Apple's platforms refuse and the compiler of Linux accepts."""

from __future__ import annotations

import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from darwin.check import as_apple_sees_it
from darwin.toolchain import Installed, Unsupported

COMMAND = pathlib.Path(__file__).resolve().parents[1] / "check/apple"
MANIFEST = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "planted", platforms: [.macOS(.v13), .iOS(.v16)],
    targets: [.target(name: "Below"), .target(name: "Above", dependencies: ["Below"])])
"""
NEWER = """\
import Foundation

func wide() { _ = UInt128(0) }
func url() -> URL? { URL(string: "a b", encodingInvalidCharacters: false) }
func encode<Value: Encodable>(_ value: Value.Type) {}
func conformance() { encode(Never.self) }

func isThere() -> URL? {
    if #available(macOS 14.0, iOS 17.0, *) { URL(string: "a b", encodingInvalidCharacters: false) } else { nil }
}
"""
BRANCHES = """\
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
    let name: Int = "on Linux alone"
#endif

func time(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if canImport(Darwin)
        return status.st_mtim.tv_sec
    #else
        return status.st_mtimespec.tv_sec
    #endif
}

func session() -> URLSession { .shared }
"""


class AppleTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        try:
            Installed.found()
        except Unsupported as reason:
            raise unittest.SkipTest(str(reason)) from reason

    def check(self, below: str, above: str, *words: str) -> tuple[int, list[str]]:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "Package.swift").write_text(MANIFEST)
            for name, text in (("Below", below), ("Above", above)):
                (root / "Sources" / name).mkdir(parents=True)
                (root / "Sources" / name / "File.swift").write_text(text)
            done = subprocess.run([COMMAND, "--package", root, *words], capture_output=True, text=True, check=False)
            self.assertEqual(done.stderr, "")
            return done.returncode, done.stdout.splitlines()

    def test_newer_functions_and_conformances(self) -> None:
        status, lines = self.check(NEWER, "")
        self.assertEqual(status, 1)
        self.assertEqual([line.split(": error: ")[0] for line in lines], [
            f"Sources/Below/File.swift:{place}" for place in ("3:19", "3:27", "4:22", "6:22")])
        self.assertIn("only available in macOS 15.0 or newer", lines[0])
        self.assertIn("conformance of 'Never' to 'Encodable' is only available in macOS 14.0 or newer", lines[3])

    def test_other_platforms(self) -> None:
        status, lines = self.check("", NEWER, "--platform", "iOS")
        self.assertEqual(status, 1)
        self.assertIn("only available in iOS 18.0 or newer", lines[0])

    def test_branches_for_darwin(self) -> None:
        status, lines = self.check(BRANCHES, "")
        self.assertEqual(status, 1)
        self.assertEqual(lines, [
            "Sources/Below/File.swift:16:23: error: value of type 'stat' has no member 'st_mtim' (macOS)"])

    def test_literals_of_more_than_32_bits(self) -> None:
        text = (
            "public enum Size: Int { case small = 5, large = 5_000_000_000 }\n"
            "public let limit = 1_000_000_000_000\npublic let other: Int64 = 1_000_000_000_000\n"
            "public let all = Int.max\npublic func double() -> Double { 5_000_000_000 }\n")
        status, lines = self.check(text, "", "--int32")
        self.assertEqual(status, 1)
        self.assertEqual([line.split(": error: ")[1].split(" ")[0] for line in lines], ["5000000000", "1000000000000"])
        self.assertEqual(self.check(text.replace("5_000_000_000 }", "6 }", 1).replace("limit = 1_000_000_000_000", "limit = 1"), "", "--int32"),
                         (0, []))

    def test_a_module_that_imports_another(self) -> None:
        status, lines = self.check("public struct Book: Sendable { public init() {} }", "import Below\nlet book = Book()\nlet other = Page()\n")
        self.assertEqual((status, lines), (1, ["Sources/Above/File.swift:3:13: error: cannot find 'Page' in scope (macOS)"]))

    def test_nothing_wrong(self) -> None:
        self.assertEqual(self.check("public struct Book: Sendable { public init() {} }", "import Below\nlet book = Book()\n"), (0, []))

    def test_lines_keep_their_numbers(self) -> None:
        seen = as_apple_sees_it(BRANCHES)
        self.assertEqual(len(seen.splitlines()), len(BRANCHES.splitlines()))
        self.assertIn("import Foundation; import FoundationNetworking; import AppleNetworking\n", seen)


if __name__ == "__main__":
    unittest.main()
