#!/usr/bin/env python3
"""Compares the output of the generator for spec/openapi.yaml with the contract, without using code of the generator.

The script reads the contract by itself, in another language: it resolves references, allOf, nullability, defaults and
envelopes independently. It checks three things:

  fixtures    Generated/Fixtures/*.swift, `full` and `minimal` of each type: keys, and each value against its schema
  Swift       Generated/Sources/<Module>/**/*.swift, as text: coding keys, optionality, defaults, strictness, raw values
  behaviour   JSON that a program (--reencoder) decodes into the generated type and encodes again: the fixtures, the
              document's examples, each key left out in turn, null in turn, unknown enumeration values, aliases

Each disagreement is a line `oracle: Schema.property: …`. The exit status is 1 after a disagreement, or if a kind of
comparison did not take place.
"""

from __future__ import annotations

import argparse
import pathlib
import sys

import yaml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from oracle.comparison import Oracle
from oracle.contract import Contract
from oracle.swift import SwiftSources


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--spec", type=pathlib.Path, default=pathlib.Path("spec/openapi.yaml"))
    parser.add_argument("--config", type=pathlib.Path, default=pathlib.Path("spec/gen-dtos.yaml"))
    parser.add_argument("--generated", type=pathlib.Path, default=pathlib.Path("Generated"))
    parser.add_argument("--reencoder", help="a program that decodes and encodes, such as Tests/Support/Reencode")
    options = parser.parse_args(arguments)
    configuration = yaml.safe_load(options.config.read_text(encoding="utf-8")) or {} if options.config.exists() else {}
    contract = Contract(yaml.safe_load(options.spec.read_text(encoding="utf-8")), configuration)
    files = sorted((options.generated / "Sources").rglob("*.swift"))
    oracle = Oracle(contract, SwiftSources([file.read_text(encoding="utf-8") for file in files]),
                    options.generated / "Fixtures")
    oracle.compare()
    if options.reencoder:
        oracle.compare_behaviour(options.reencoder)
    for kind in [kind for kind, count in oracle.counts.items() if count == 0]:
        oracle.disagreements.append(f"oracle: {kind}: nothing was compared")
    print(*oracle.disagreements, sep="\n", end="\n" if oracle.disagreements else "")
    counts = ", ".join(f"{count} {kind}" for kind, count in oracle.counts.items())
    print(f"oracle: compared {counts}: {len(oracle.disagreements)} disagreements")
    return 1 if oracle.disagreements else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
