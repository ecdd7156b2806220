"""One seed makes equal documents. They have their intended features, and refer only to their own parts.

    python3 -m unittest discover Scripts/tests
"""

from __future__ import annotations

import json
import pathlib
import posixpath
import sys
import unittest
from typing import Any, Iterator

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from documents.document import VERSIONS, Document

SEEDS = range(100)


def objects(value: Any, names: bool = False) -> Iterator[dict]:
    """Returns all objects except those whose keys are names of properties, schemas or paths."""
    if isinstance(value, dict):
        if not names:
            yield value
        for key, part in value.items():
            yield from objects(part, names=not names and key in ("properties", "schemas", "definitions", "paths"))
    if isinstance(value, list):
        for part in value:
            yield from objects(part)


class RandomDocumentTests(unittest.TestCase):
    def test_a_seed_has_one_document(self) -> None:
        for seed in SEEDS:
            self.assertEqual(json.dumps(Document(seed, 20).files()), json.dumps(Document(seed, 20).files()))

    def test_each_version_has_its_turn(self) -> None:
        contents = [Document(seed, 5).files()["openapi.json"] for seed in range(len(VERSIONS))]
        self.assertEqual([document.get("openapi", document.get("swagger")) for document in contents], VERSIONS)

    def test_references_lead_somewhere(self) -> None:
        for seed in SEEDS:
            document = Document(seed, 20)
            files = {name: contents for name, contents in document.files().items() if name.endswith(".json")}
            schemas = {name: set(contents["definitions"] if document.is_swagger else contents["components"]["schemas"])
                       for name, contents in files.items()}
            for name, contents in files.items():
                for part in objects(contents):
                    for reference in [part.get("$ref"), *part.get("mapping", {}).values()]:
                        if reference is not None and self.is_to_schema(document, reference):
                            path, _, pointer = reference.partition("#")
                            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
                            self.assertIn(("#" + pointer).removeprefix(document.prefix), schemas[target])

    @staticmethod
    def is_to_schema(document: Document, reference: str) -> bool:
        """Returns whether the reference leads to a schema. `test_shared_parts_are_there` checks the other
        references."""
        return document.prefix in reference

    def test_shared_parts_are_there(self) -> None:
        count = 0
        for seed in SEEDS:
            document = Document(seed, 20)
            contents = document.contents()
            for part in objects(contents):
                reference = part.get("$ref")
                if reference is not None and not self.is_to_schema(document, reference):
                    *sections, name = reference.removeprefix("#/").split("/")
                    place = contents
                    for section in sections:
                        place = place[section]
                    self.assertIn(name, place)
                    count += 1
        self.assertGreater(count, 30)

    def test_some_parts_declare_one_property(self) -> None:
        count = {"allOf": 0, "anyOf": 0}
        for seed in SEEDS:
            for part in objects(Document(seed, 20).contents()):
                for keyword in count:
                    keys = [key for branch in part.get(keyword, []) for key in branch.get("properties", {})]
                    count[keyword] += len(set(keys)) < len(keys)
        self.assertGreater(min(count.values()), 20)

    def test_some_have_several_files_and_a_configuration(self) -> None:
        files = [set(Document(seed, 20).files()) for seed in SEEDS]
        self.assertGreater(sum("parts/shared.json" in names for names in files), 10)
        self.assertGreater(sum("gen-dtos.yaml" in names for names in files), 30)

    def test_replacements_come_in_every_combination(self) -> None:
        def facts(schema: dict, key: str) -> tuple:
            value = schema["properties"][key]
            is_nullable = "nullable" in value or "x-nullable" in value or "null" in value.get("type", [])
            return key in schema.get("required", []), "default" in value, is_nullable, "deprecated" in value

        new, old = set(), set()
        for seed in SEEDS:
            for schema in objects(Document(seed, 20).contents()):
                for key, value in schema.get("properties", {}).items():
                    if isinstance(value, dict) and "x-replaced-by" in value:
                        new.add(facts(schema, value["x-replaced-by"]))
                        old.add(facts(schema, key)[:3])
        self.assertEqual((len(new), len(old)), (16, 8))

    def test_some_replaced_properties_are_gone(self) -> None:
        count = 0
        for seed in SEEDS:
            files = Document(seed, 20).files()
            if "earlier.json" in files:
                before, after = (json.dumps(files[name]).count("x-replaced-by") for name in ("earlier.json", "openapi.json"))
                self.assertLessEqual(after, before)
                count += after < before
        self.assertGreater(count, 5)

    def test_a_share_of_schemas_can_be_impossible(self) -> None:
        texts = [json.dumps(Document(seed, 20, 1 / 6).files()) for seed in SEEDS]
        for mark in ("Endless", '"minLength": 9', '"enum": []', '"type": []', "undeclared"):
            self.assertGreater(sum(mark in text for text in texts), 10, mark)
        self.assertFalse(any("Endless" in json.dumps(Document(seed, 20).files()) for seed in SEEDS))

    def test_all_that_they_are_for_occurs(self) -> None:
        keys = {key for seed in SEEDS for part in objects(Document(seed, 20).contents()) for key in part}
        wanted = {"allOf", "oneOf", "anyOf", "discriminator", "mapping", "additionalProperties", "enum", "const", "example",
                  "nullable", "x-nullable", "readOnly", "writeOnly", "default", "prefixItems", "required", "x-swift-name",
                  "x-envelope", "x-strict", "x-presence", "x-aliases", "x-also-accepts", "x-sunset", "x-enum-varnames", "itemSchema", "callbacks", "webhooks",
                  "requestBody", "parameters"}
        self.assertEqual(wanted - keys, set())


if __name__ == "__main__":
    unittest.main()
