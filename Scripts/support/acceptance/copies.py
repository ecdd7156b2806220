"""Copies of Examples/BooksTrack with faults in them."""

from __future__ import annotations

import dataclasses
import pathlib
import re
import shutil
import textwrap

from acceptance.app import SCRATCH, Package
from acceptance.faults import CONTRACT, RUNNING, Fault, Switched
from mutation.workspace import write
from scratch.builds import BUILD
from scratch.repository import ROOT

SWITCH = """\
import Foundation

let fault = ProcessInfo.processInfo.environment["FAULT"]
"""


def files() -> dict[str, str]:
    """Returns the files of the example, so that they can be written into another folder."""
    example = Package().folder
    texts = {
        str(path.relative_to(example)): path.read_text(encoding="utf-8") for path in sorted(example.rglob("*"))
        if path.is_file() and ".build" not in path.parts}
    return texts | {"Package.swift": texts["Package.swift"].replace('path: "../.."', f'path: "{ROOT}"')}


def switched(texts: dict[str, str], faults: list[Switched]) -> dict[str, str]:
    """Returns the files with all faults in them. An environment variable switches one of the faults on."""
    texts = texts | {"Sources/BooksTrack/Fault.swift": SWITCH}
    # The longest text is replaced first, because it may contain the text of another fault.
    for fault in sorted(faults, key=lambda fault: -len(fault.right)):
        texts[fault.path] = fault.put_in(texts[fault.path])
    return texts


def with_switches() -> Package:
    """Makes the package with all faults. Files that are up to date are not written, so that the build only compiles
    changed files."""
    folder = SCRATCH / "faults"
    texts = switched(files(), RUNNING)
    for path in [path for path in folder.rglob("*") if path.is_file() and ".build" not in path.parts]:
        if str(path.relative_to(folder)) not in texts | {"Package.resolved": ""}:
            path.unlink()
    for name, text in texts.items():
        write(folder / name, text.encode())
    return Package(folder)


def copied(folder: pathlib.Path, fault: Fault | None = None) -> Package:
    """Returns a copy of the sources and the contract, with or without a fault. The copy is read, but not built."""
    texts = files() | {CONTRACT: Package().spec.read_text(encoding="utf-8")}
    if fault:
        texts[fault.path] = fault.put_in(texts[fault.path])
    for name, text in texts.items():
        write(folder / name, text.encode())
    return Package(folder, spec=folder / CONTRACT)


def with_mock_data(folder: pathlib.Path) -> Package:
    """Returns the builds, with a mock document appended to the release build."""
    source = ROOT / "Generated" / "Mocks" / "Sources" / "Documents" / "mock_v1_search_isbn_get.swift"
    document, *_ = re.findall(r'#"""\n(.*?)\n +"""#', source.read_text(encoding="utf-8"), re.DOTALL)
    for build in ("debug", "release"):
        (folder / build).mkdir(parents=True)
        shutil.copy(BUILD / build / "bookstrack", folder / build)
    with (folder / "release" / "bookstrack").open("ab") as file:
        file.write(textwrap.dedent(document).encode())
    return dataclasses.replace(Package(), built=folder)
