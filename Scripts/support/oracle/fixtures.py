"""The JSON of generated fixtures, extracted from the Swift that contains it.

usage: python3 -m oracle.fixtures FOLDER OUTPUT writes each constant of the folder as a file CONSTANT.json
"""

from __future__ import annotations

import pathlib
import re
import sys
import textwrap

CONSTANT = re.compile(r'^    (?:public|package) static let (\w+) = (#+)"""\n(.*?)^        """\2$', re.MULTILINE | re.DOTALL)


def constants(folder: pathlib.Path) -> dict[str, str]:
    """Returns the JSON of each constant. The literals are raw, so their text is their value."""
    found: dict[str, str] = {}
    for file in sorted(folder.rglob("*.swift")):
        for name, _, text in CONSTANT.findall(file.read_text(encoding="utf-8")):
            found[name] = textwrap.dedent(text)
    return found


def constant(path: str, form: str) -> str:
    """Returns the name of a fixture's constant, in lower case because the oracle does not check its spelling. For
    example, `WorkDTO.Link` and `full` give `workdto_linkfull`."""
    return (path.replace(".", "_") + form).lower()


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder, output = map(pathlib.Path, arguments)
    output.mkdir(parents=True, exist_ok=True)
    texts = constants(folder)
    for name, text in texts.items():
        (output / f"{name}.json").write_text(text, encoding="utf-8")
    return 0 if texts else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
