"""Archives of releases."""

from __future__ import annotations

import pathlib
import platform
import re
import subprocess
import tarfile


def extract(archive: pathlib.Path, folder: pathlib.Path) -> None:
    """Unpacks an archive. Refuses files outside of the folder, except in Xcode's Python, which cannot do this."""
    with tarfile.open(archive) as opened:
        if hasattr(tarfile, "data_filter"):
            opened.extractall(folder, filter="data")
        else:
            opened.extractall(folder)


def this_machine() -> str:
    """Returns the end of the name of an archive for the machine that runs this."""
    system = "macos" if platform.system() == "Darwin" else "linux"
    return f"{system}-{'arm64' if platform.machine() in ('aarch64', 'arm64') else 'x86_64'}"


def faults_on_macos(tool: pathlib.Path, processor: str, oldest: str) -> list[str]:
    """Returns what keeps a tool from running on a Mac that has nothing but the system.

    - oldest: the version of macOS for which the package is built.
    """
    faults = []
    for line in said("otool", "-L", tool).splitlines()[1:]:
        library = line.strip().split(" (")[0]
        if not library.startswith(("/usr/lib/", "/System/Library/")):
            faults.append(f"it needs {library}")
    if (architectures := said("lipo", "-archs", tool).split()) != [processor]:
        faults.append(f"it is for {' and '.join(architectures) or 'no processor'}, not for {processor}")
    if (found := re.search(r"^\s*minos (\S+)", said("vtool", "-show-build", tool), re.MULTILINE)) is None or found[1] != oldest:
        faults.append(f"it needs macOS {found[1] if found else 'of an unknown version'}, and the package promises {oldest}")
    return faults


def said(*command: object) -> str:
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True).stdout
