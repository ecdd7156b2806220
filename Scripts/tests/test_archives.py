"""An archive for macOS is inspected with the programs of macOS. Here, substitutes print the output of the real
programs.
"""

from __future__ import annotations

import os
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from scratch.archives import faults_on_macos

SYSTEM = """\
gen-dtos:
\t/System/Library/Frameworks/Foundation.framework/Versions/C/Foundation (compatibility version 300.0.0, current version 3423.0.0)
\t/usr/lib/swift/libswiftCore.dylib (compatibility version 1.0.0, current version 6.1.0)
\t/usr/lib/libSystem.B.dylib (compatibility version 1.0.0, current version 1351.0.0)
"""
HOMEBREW = "\t/opt/homebrew/opt/libyaml/lib/libyaml-0.2.dylib (compatibility version 3.0.0, current version 3.9.0)\n"
BUILD = """\
gen-dtos:
Load command 10
      cmd LC_BUILD_VERSION
  cmdsize 32
 platform MACOS
    minos {}
      sdk 15.4
   ntools 1
"""


class ArchiveTests(unittest.TestCase):
    def faults(self, libraries: str = SYSTEM, architectures: str = "arm64", oldest: str = "13.0") -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("otool", libraries), ("lipo", architectures + "\n"), ("vtool", BUILD.format(oldest))):
                program = pathlib.Path(folder) / name
                program.write_text(f"#!/bin/sh\ncat <<'TEXT'\n{text}TEXT\n", encoding="utf-8")
                program.chmod(0o755)
            with mock.patch.dict(os.environ, {"PATH": f"{folder}:{os.environ['PATH']}"}):
                return faults_on_macos(pathlib.Path("gen-dtos"), "arm64", "13.0")

    def test_nothing_wrong(self) -> None:
        self.assertEqual(self.faults(), [])

    def test_a_library_of_homebrew(self) -> None:
        self.assertEqual(self.faults(SYSTEM + HOMEBREW), ["it needs /opt/homebrew/opt/libyaml/lib/libyaml-0.2.dylib"])

    def test_another_processor(self) -> None:
        self.assertEqual(self.faults(architectures="x86_64 arm64"), ["it is for x86_64 and arm64, not for arm64"])

    def test_a_newer_system(self) -> None:
        self.assertEqual(self.faults(oldest="15.0"), ["it needs macOS 15.0, and the package promises 13.0"])


if __name__ == "__main__":
    unittest.main()
