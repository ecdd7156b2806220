"""Makes random OpenAPI documents. They are valid or nearly valid, and one document combines many features that people
use."""

from __future__ import annotations

import json
import random

from . import impossible, words
from .configuration import configuration
from .extensions import extend_enumeration, extend_property, outcomes, replaced, without_replaced, wrappers
from .instance import instance
from .values import constant, default

VERSIONS = ["3.0.3", "3.1.0", "2.0", "3.2.0"]
MEDIA_TYPES = ["application/json"] * 3 + ["application/problem+json", "application/x-www-form-urlencoded", "text/plain",
                                          "application/x-ndjson", "text/event-stream", "multipart/form-data"]
STREAMS = ["application/jsonl", "text/event-stream", "multipart/mixed"]


class Document:
    """One document. A seed always makes an equal document. A part of its schemas can be impossible."""

    def __init__(self, seed: int, schemas: int, share_of_impossible: float = 0) -> None:
        self.share_of_impossible = share_of_impossible
        self.random = random.Random(seed)
        self.version = VERSIONS[seed % len(VERSIONS)]
        self.names = self.random.sample(words.SCHEMAS, min(schemas, len(words.SCHEMAS)))
        # Records without compositions. Schemas with `allOf` are composed of them.
        self.plain = [name for name in self.names if self.chance(0.4)]
        self.wrappers: list[str] = []
        # Maps the sections of the shared components, except schemas, to the names of the components.
        self.shared: dict[str, list[str]] = {}
        self.given_names = 0
        self.constants = 0
        self.replacements = 0

    @property
    def prefix(self) -> str:
        return "#/definitions/" if self.is_swagger else "#/components/schemas/"

    @property
    def is_swagger(self) -> bool:
        return self.version == "2.0"

    @property
    def is_new(self) -> bool:
        return self.version >= "3.1"

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def files(self) -> dict[str, dict]:
        """Maps the names of the files to their contents. The first file is the document."""
        # Some parts are used in several places. The copy makes each of them a separate object.
        contents = json.loads(json.dumps(self.contents()))
        schemas = contents["definitions"] if self.is_swagger else contents["components"]["schemas"]
        files = {"openapi.json": contents}
        # The tool keeps removed properties because the lock of an earlier run has noted them.
        if self.chance(0.4):
            section = contents if self.is_swagger else contents["components"]
            files["earlier.json"] = json.loads(json.dumps(contents))
            schemas = without_replaced(schemas, self.random)
            section["definitions" if self.is_swagger else "schemas"] = schemas
        if not self.is_swagger and "earlier.json" not in files and self.chance(0.4):
            moved = self.random.sample(sorted(schemas), len(schemas) // 3)
            parts = {name: schemas.pop(name) for name in moved}
            relocate(contents, self.prefix, set(moved), "parts/shared.json")
            relocate(parts, self.prefix, set(schemas), "../openapi.json")
            files["parts/shared.json"] = {"components": {"schemas": parts}}
        # Schemas in the other file belong to the contract only if something refers to them.
        options = configuration(schemas, self.random) if self.chance(0.5) else {}
        return files | ({"gen-dtos.yaml": options} if options else {})

    def contents(self) -> dict:
        schemas = {name: self.component(name) for name in self.names}
        for index in range(self.random.randint(0, 2)):
            schemas |= self.hierarchy(index)
        for index in range(self.random.randint(0, 2)):
            schemas |= self.envelopes(index)
        for name, schema in schemas.items():
            if self.chance(0.4) and "$ref" not in schema:
                try:
                    schema["example"] = instance(schema, schemas, self.random)
                except (RecursionError, IndexError, KeyError, TypeError, ValueError):
                    continue
        if self.share_of_impossible:
            schemas |= impossible.components(self.prefix)
        components = self.components()
        root = {"swagger": "2.0"} if self.is_swagger else {"openapi": self.version}
        root |= {"info": {"title": "Random", "version": "1"},
                 "paths": {f"/p{index}": self.path(index) for index in range(self.random.randint(1, 8))}}
        if self.is_new and self.chance(0.3):
            root["webhooks"] = {self.random.choice(words.PROPERTIES): self.path(900)}
        return root | ({"definitions": schemas} | components if self.is_swagger else {"components": {"schemas": schemas} | components})

    def components(self) -> dict:
        """Makes responses, parameters and bodies that several operations share."""
        makers = {"responses": lambda name: self.response(), "parameters": self.parameter}
        if not self.is_swagger:
            makers["requestBodies"] = lambda name: {"content": self.content(self.schema(2))}
        sections = {}
        for section, make in makers.items():
            if self.chance(0.4):
                names = self.random.sample(["NotFound", "Page", "page", "Error", "any", "2nd", "Book"], self.random.randint(1, 3))
                sections[section] = {name: make(name) for name in names}
                self.shared[section] = names
        return sections

    def sharing(self, section: str) -> dict | None:
        """Sometimes returns a reference to one of the shared parts, and otherwise None."""
        if section not in self.shared or self.chance(0.7):
            return None
        root = "#/" if self.is_swagger else "#/components/"
        return {"$ref": f"{root}{section}/{self.random.choice(self.shared[section])}"}

    # Schemas

    def component(self, name: str) -> dict:
        if name in self.plain:
            return self.record(1, besides=["kind"])
        make = self.random.choice([self.enumeration, self.enumeration, lambda: self.record(2), lambda: self.record(2),
                                   lambda: self.composition(2), lambda: self.schema(2)])
        schema = make()
        return self.scalar() if schema.get("$ref") == self.prefix + name else schema

    def hierarchy(self, index: int) -> dict:
        """Returns a polymorphic base, its heirs, and a record that uses them."""
        base, tag = f"Base{index}", self.random.choice(["kind", "@type", "petType", "object_type"])
        heirs = [f"Heir{index}{letter}" for letter in "ABC"[:self.random.randint(1, 3)]]
        root = {"type": "object", **self.record(1, besides=[tag])}
        root.setdefault("properties", {})[tag] = {"type": "string"}
        root["required"] = root.get("required", []) + [tag]
        root["discriminator"] = tag if self.is_swagger else {"propertyName": tag}
        if not self.is_swagger and self.chance(0.6):
            root["discriminator"]["mapping"] = {f"m{place}": self.prefix + heir for place, heir in enumerate(heirs)}
        schemas = {base: root}
        for heir in heirs:
            schemas[heir] = {"allOf": [{"$ref": self.prefix + base}, self.record(1, besides=[tag])]}
        references = {"one": base, "heir": heirs[0]}
        properties = {key: {"$ref": self.prefix + name} for key, name in references.items()}
        properties["many"] = {"type": "array", "items": {"$ref": self.prefix + base}}
        schemas[f"Uses{index}"] = {"type": "object", "required": ["one"], "properties": properties}
        return schemas

    def envelopes(self, index: int) -> dict:
        """Returns wrappers of one envelope. Operations refer to them."""
        name = self.random.choice(["Answer", "Page", "Result"]) + str(index)
        make = wrappers if self.is_swagger or self.chance(0.7) else outcomes
        payloads = [self.schema(2) for _ in range(self.random.randint(2, 4))]
        problem = {"$ref": f"{self.prefix}Problem{index}"}
        error = problem if self.chance(0.4) else self.random.choice(
            [{"type": "string"}, {"type": "array", "items": problem}, {"type": "boolean"}, {"type": "integer"}, {}, self.schema(1)])
        schemas = {f"Problem{index}": {"type": "object", "properties": {"message": {"type": "string"}, "code": {"type": "integer"}}}}
        made = {f"{name}Of{place}": schema for place, schema in enumerate(make(name, payloads, error, self.random))}
        self.wrappers += made
        return schemas | made

    def reference(self) -> dict:
        return {"$ref": self.prefix + self.random.choice(self.names)}

    def schema(self, depth: int) -> dict:
        if self.share_of_impossible and self.chance(self.share_of_impossible):
            return impossible.schema(self.prefix, self.is_new, self.random)
        if self.chance(0.25):
            return self.reference()
        if self.chance(0.12):
            return self.rarity(depth)
        makers = [self.scalar] * 4
        if depth > 0:
            makers += [self.enumeration, lambda: self.array(depth), lambda: self.map(depth), lambda: self.record(depth),
                       lambda: self.composition(depth), dict]
        return self.random.choice(makers)()

    def rarity(self, depth: int) -> dict:
        """Returns a schema of a rare kind."""
        every = [{"type": "array", "items": {}}, {"type": "object"}, {"type": "number", "enum": [1.5, 2]},
                 {"type": "object", "minProperties": 1, "additionalProperties": {"type": "integer"}}]
        old = [{"type": "string", "nullable": True, "enum": ["a", "b", None]}, {"type": "array"}]
        new = [{"type": self.random.sample(["string", "integer", "boolean", "null", "number"], 2)},
               {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "items": False},
               {"type": "object", "patternProperties": {"^x-": {"type": "string"}}, "propertyNames": {"pattern": "^x-"}},
               {"type": "array", "uniqueItems": True, "items": self.schema(depth - 1), "contains": {"type": "string"}},
               {"type": "string", "contentEncoding": self.random.choice(["base64", "base64url"])}]
        return self.random.choice(every + (new if self.is_new else [] if self.is_swagger else old))

    def scalar(self) -> dict:
        kind = self.random.choice(["string", "string", "string", "integer", "number", "boolean"])
        options = {
            "string": {"format": self.random.choice(words.FORMATS), "minLength": self.random.randint(0, 5),
                       "maxLength": self.random.randint(6, 20), "default": self.random.choice(["", "abcdef", '"q"', "\\(x)"]),
                       "pattern": self.random.choice([r"^[a-z]{6,8}$", r"^\d{6}$", r"[A-Z]{2}-\d{4}", "^(foo|bar)baz.*$"]),
                       "example": self.random.choice(["abcdef", "line\nbreak", 'quote" \\(x)', "ünï"])},
            "integer": {"format": self.random.choice(["int32", "int64", "unix-time", "uint8", "weird"]),
                        "minimum": self.random.randint(-5, 5), "maximum": self.random.randint(6, 100), "default": 6,
                        "multipleOf": self.random.choice([1, 2, 5]), "example": 6},
            "number": {"format": self.random.choice(["float", "double", "decimal", "weird"]), "default": 1.5,
                       "minimum": self.random.choice([-1.5, 0, 0.25]), "maximum": self.random.choice([6, 99.5, 1e6])},
            "boolean": {"default": self.chance(0.5)},
        }[kind]
        return {"type": kind} | {key: value for key, value in options.items() if self.chance(0.2)}

    def enumeration(self) -> dict:
        choice = self.random.random()
        if choice < 0.75:
            schema = {"type": "string", "enum": self.random.sample(words.VALUES, self.random.randint(1, 6))}
        elif choice < 0.8:
            schema = {"type": "number", "enum": self.random.sample([0.1, 2.5, -3, 1e300, 5e-324], self.random.randint(1, 5))}
        elif choice < 0.95:
            schema = {"type": "integer", "enum": self.random.sample([-1, 0, 1, 2, 3, 10, 2147483648], self.random.randint(1, 5))}
        else:
            return {"enum": self.random.sample(["a", 1, True, 1.5, "b", None], 3)}
        if self.chance(0.15):
            schema["default"] = schema["enum"][0]
        if not self.is_swagger and self.chance(0.2):
            return self.annotated(schema)
        return extend_enumeration(schema, self.random)

    def annotated(self, schema: dict) -> dict:
        """Changes the values of an enumeration into branches with titles and descriptions, and sometimes adds a branch
        for other values."""
        kind, values = schema.pop("type"), schema.pop("enum")
        is_constant = self.is_new and self.chance(0.5)
        branches = [
            {"type": kind} | ({"const": value} if is_constant else {"enum": [value]})
            | ({"title": self.random.choice(["class", "Some title", "2nd", "A/B"])} if self.chance(0.4) else {})
            | ({"description": self.random.choice(words.TEXTS)} if self.chance(0.4) else {})
            for value in values]
        if self.chance(0.3):
            branches.append(self.random.choice([{"type": "string"}, {"type": "number"}, {"type": "string", "enum": [""]}, self.record(1)]))
        return schema | {self.random.choice(["oneOf", "anyOf"]): branches}

    def array(self, depth: int) -> dict:
        schema = {"type": "array", "items": self.schema(depth - 1)}
        if self.chance(0.15):
            schema["minItems"] = self.random.randint(0, 2)
        if self.chance(0.15):
            schema["maxItems"] = self.random.randint(2, 5)
        return schema

    def map(self, depth: int) -> dict:
        return {"type": "object", "additionalProperties": self.schema(depth - 1)}

    def record(self, depth: int, besides: list[str] = []) -> dict:
        keys = self.random.sample(words.PROPERTIES, self.random.choice([0, 1, 2, 3, 3, 4, 5, 6, 8, 12, 20]))
        properties = {key: self.property(key, depth) for key in keys if key not in besides}
        if self.is_new and self.chance(0.15):
            # The key is used once. If another record declared it differently, no value could fit both.
            self.constants += 1
            references = [self.prefix + name for name in self.names]
            properties[f"constant{self.constants}"] = constant(references, self.random)
        schema: dict = {"type": "object", "properties": properties}
        if properties and self.chance(0.6):
            schema["required"] = self.random.sample(list(properties), self.random.randint(1, len(properties)))
        if self.chance(0.15):
            # These keys are used once, so that no other record declares them differently.
            self.replacements += 1
            references = [self.prefix + name for name in self.names]
            pair, required = replaced(self.replacements, references, self.version, self.random)
            properties |= pair
            if required:
                schema["required"] = schema.get("required", []) + required
        if self.chance(0.15):
            schema["additionalProperties"] = self.random.choice([True, False, {}, {"type": "string"}, self.schema(depth - 1)])
        if self.chance(0.05):
            del schema["type"]
        return self.documented(schema)

    def property(self, key: str, depth: int) -> dict:
        schema = self.schema(depth - 1)
        if "$ref" in schema:
            if self.chance(0.8) or self.is_swagger:
                return schema | ({"default": default({}, self.random)} if self.is_new and self.chance(0.1) else {})
            return {"anyOf": [schema, {"type": "null"}]} if self.is_new else {"allOf": [schema], "nullable": True}
        schema = extend_property(schema, key, self.random)
        if self.chance(0.1):
            schema["default"] = default(schema, self.random)
        if self.chance(0.1):
            schema[self.random.choice(["readOnly", "writeOnly"])] = True
        return self.nullable(self.documented(schema)) if self.chance(0.2) else self.documented(schema)

    def nullable(self, schema: dict) -> dict:
        if self.is_swagger:
            return schema | {"x-nullable": True}
        if not isinstance(schema.get("type"), str):
            return schema
        if not self.is_new:
            return schema | {"nullable": True}
        return schema | {"type": [schema["type"], "null"]} | ({"enum": schema["enum"] + [None]} if "enum" in schema else {})

    def documented(self, schema: dict) -> dict:
        notes = {"description": self.random.choice(words.TEXTS), "deprecated": True,
                 "title": self.random.choice(["Some title", "class", "2nd", "A/B"])}
        schema |= {key: value for (key, value), odds in zip(notes.items(), [0.3, 0.05, 0.1]) if self.chance(odds)}
        if self.chance(0.03):
            self.given_names += 1
            schema["x-swift-name"] = f"given{self.given_names}"
        return schema

    def overlap(self, depth: int) -> dict:
        """Returns a composition whose parts all declare one property. Each part spells the property's schema in another
        way, sometimes with null as an alternative."""
        key, schema = self.random.choice(words.PROPERTIES), self.schema(depth - 1)
        parts = []
        for _ in range(self.random.randint(2, 3)):
            part = self.record(1) if self.chance(0.3) else {"type": "object", "properties": {}}
            part["properties"][key] = self.respelled(schema)
            if self.chance(0.3):
                part["required"] = sorted({*part.get("required", []), key})
            parts.append(part)
        return self.documented({"allOf" if self.is_swagger or self.chance(0.6) else "anyOf": parts})

    def respelled(self, schema: dict) -> dict:
        if self.is_swagger or self.chance(0.4):
            return self.random.choice([schema, {"allOf": [schema]}, {"allOf": [schema, {"description": "The same."}]}])
        nulls = [{"type": "null"}, {"enum": [None]}, {"const": None}] if self.is_new else [{"nullable": True}, {"enum": [None]}]
        return {self.random.choice(["oneOf", "anyOf"]): self.random.sample([schema, self.random.choice(nulls)], 2)}

    def composition(self, depth: int) -> dict:
        if self.chance(0.25):
            return self.overlap(depth)
        parts = [{"$ref": self.prefix + name} for name in self.random.sample(self.plain, min(len(self.plain), self.random.randint(1, 3)))]
        if self.is_swagger or self.chance(0.4):
            return self.documented({"allOf": parts + ([self.record(depth - 1)] if self.chance(0.7) else [])})
        keyword = self.random.choice(["oneOf", "anyOf"])
        if self.chance(0.6) and len(parts) > 1:
            schema: dict = {keyword: parts}
            if self.chance(0.5):
                schema["discriminator"] = {"propertyName": "kind", "mapping": {
                    f"v{place}" if self.chance(0.7) else self.random.choice(words.VALUES): part["$ref"]
                    for place, part in enumerate(parts)}}
            return self.documented(schema)
        return self.documented({keyword: [self.schema(depth - 1) for _ in range(self.random.randint(1, 4))]})

    # Operations

    def path(self, index: int) -> dict:
        methods = self.random.sample(["get", "post", "put", "delete", "patch"], self.random.randint(1, 3))
        return {method: self.operation(method, index) for method in methods}

    def operation(self, method: str, index: int) -> dict:
        operation: dict = {"responses": {}}
        if self.chance(0.7):
            operation["operationId"] = f"{self.random.choice(words.PROPERTIES)}{index}{method}"
        parameters = [self.parameter(name) for name in self.random.sample(words.PROPERTIES, self.random.randint(0, 4))]
        if method != "get" and self.chance(0.7):
            if self.is_swagger:
                parameters.append({"name": "body", "in": "body", "schema": self.schema(2)})
            else:
                operation["requestBody"] = self.sharing("requestBodies") or {"content": self.content(self.schema(2))}
        shared = self.sharing("parameters")
        if shared is not None:
            parameters.append(shared)
        if parameters:
            operation["parameters"] = parameters
        statuses = ["200", "201", "404", "default"] + ([] if self.is_swagger else ["4XX"])
        for status in self.random.sample(statuses, self.random.randint(1, 3)):
            operation["responses"][status] = self.sharing("responses") or self.response()
        if not self.is_swagger and index < 100 and self.chance(0.08):
            # These operations get numbers of their own and have no callbacks.
            operation["callbacks"] = {self.random.choice(["onEvent", "data", "2nd"]): {"{$request.body#/url}": self.path(100 + index)}}
        return operation

    def response(self) -> dict:
        body = {"schema": self.answer()} if self.is_swagger else {"content": self.content(self.answer())}
        if not self.is_swagger and self.chance(0.1):
            body["headers"] = {"X-Left": {"schema": self.schema(1)}}
        return {"description": "x"} | (body if self.chance(0.8) else {})

    def parameter(self, name: str) -> dict:
        if self.is_swagger:
            return {"name": name, "in": "query", "type": "string"}
        return {"name": name, "in": self.random.choice(["query", "header", "cookie"]), "schema": self.schema(1)}

    def answer(self) -> dict:
        if self.wrappers and self.chance(0.3):
            return {"$ref": self.prefix + self.random.choice(self.wrappers)}
        return self.schema(2)

    def content(self, schema: dict) -> dict:
        if self.version.startswith("3.2") and self.chance(0.15):
            return {self.random.choice(STREAMS): {"itemSchema": schema}}
        first, second = self.random.sample(MEDIA_TYPES, 2)
        return {first: {"schema": schema}} | ({second: {"schema": self.schema(1)}} if self.chance(0.15) else {})


def relocate(value: object, prefix: str, moved: set[str], file: str) -> None:
    """Inserts the file into all references to schemas that have moved there."""
    if isinstance(value, list):
        for part in value:
            relocate(part, prefix, moved, file)
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, str) and part.startswith(prefix) and part.removeprefix(prefix) in moved:
                value[key] = file + part
            else:
                relocate(part, prefix, moved, file)
