"""The oracle finds each kind of disagreement: a small contract, the expected output of a generator, and faults in it.

    python3 -m unittest discover Scripts/tests
"""

from __future__ import annotations

import json
import pathlib
import stat
import subprocess
import sys
import tempfile
import textwrap
import unittest
from typing import Any

import yaml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from oracle.comparison import Oracle
from oracle.contract import MISSING, Contract, Refused
from oracle.swift import SwiftSources

CONTRACT = """
components:
  schemas:
    Book:
      description: "{"
      allOf:
        - $ref: '#/components/schemas/Named'
        - type: object
          required: [tags, pages, kind, places, owner]
          properties:
            tags: { type: array, items: { type: string }, default: [] }
            pages: { type: integer, default: 1, minimum: 0 }
            kind: { $ref: '#/components/schemas/Kind', default: e-book }
            places: { type: array, items: { $ref: '#/components/schemas/Place' } }
            owner: { type: [string, 'null'] }
            note: { type: [string, 'null'] }
            old_key: { type: string, x-aliases: [oldKey] }
            loan:
              type: object
              required: [days]
              properties: { days: { type: integer }, state: { type: string, const: lent } }
    Named:
      type: object
      required: [title]
      properties: { title: { type: string, x-strict: true } }
    Kind: { type: string, enum: [paper, e-book] }
    Place:
      oneOf:
        - { $ref: '#/components/schemas/Named' }
        - { title: Spot, type: object, required: [x], properties: { x: { type: number } } }
    BookEnvelope:
      x-envelope: Envelope
      x-envelope-payload: data
      type: object
      properties: { data: { oneOf: [{ $ref: '#/components/schemas/Book' }, { type: 'null' }] } }
"""

SWIFT = r"""
/// A book. "Not { code".
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    public var title: String
    public var tags: [String]
    /// Missing or null: `1`.
    public var pages: Int
    public var kind: Kind
    public var places: [Place]
    public var owner: String?
    public var note: String?
    @available(*, deprecated, message: "Gone {")
    public var oldKey: String? {
        get { _oldKey }
        set { _oldKey = newValue }
    }
    private var _oldKey: String?
    public var loan: Loan?

    public enum CodingKeys: String, RecordKey {
        case title
        case tags
        case pages
        case kind
        case places
        case owner
        case note
        case _oldKey = "old_key"
        case loan
    }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        tags = try fields.array(.tags)
        pages = try fields.value(.pages, default: 1)
        kind = try fields.value(.kind, default: .eBook)
        places = try fields.array(.places)
        owner = try fields.required(.owner)
        note = try fields.optional(.note, nullable: true)
        _oldKey = try fields.optional(._oldKey, or: ["oldKey"])
        loan = try fields.optional(.loan)
    }

    public nonisolated struct Loan: DefensiveRecord, Hashable, Sendable {
        public var days: Int
        public var state: String?

        public enum CodingKeys: String, RecordKey {
            case days
            case state
        }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            days = try fields.value(.days, default: 0)
            state = try fields.optional(.state)
        }
    }
}

public nonisolated struct Named: DefensiveRecord {
    public var title: String
    public enum CodingKeys: String, RecordKey {
        case title
    }
    public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
    }
}

public nonisolated enum Kind: OpenEnumeration {
    case paper
    case eBook
    case unknown(String)

    public static var allCases: [Kind] { [.paper, .eBook] }

    public init(rawValue: String) {
        switch rawValue {
        case "paper": self = .paper
        case "e-book": self = .eBook
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .paper: "paper"
        case .eBook: "e-book"
        case .unknown(let rawValue): rawValue
        }
    }
}

public nonisolated enum Place: Codable {
    case named(Named)
    case spot(Spot)
    case unknown(JSONValue)

    public nonisolated struct Spot: DefensiveRecord {
        public var x: Double
        public enum CodingKeys: String, RecordKey {
            case x
        }
        public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.value(.x, default: 0)
        }
    }
}

public typealias BookEnvelope = Envelope<Book>
"""

FULL: dict[str, Any] = {
    "title": "A", "tags": ["b"], "pages": 2, "kind": "paper", "places": [{"title": "c"}, {"x": 0.5}], "owner": "d",
    "note": "e", "old_key": "f", "loan": {"days": 3, "state": "lent"},
}
MINIMAL: dict[str, Any] = {"title": "A", "tags": [], "pages": 2, "kind": "e-book", "places": [], "owner": None}
FIXTURES: dict[str, Any] = {
    "Book.full": FULL, "Book.minimal": MINIMAL, "Named.full": {"title": "T"}, "Named.minimal": {"title": "T"},
}

# A tolerant decoder written by hand, for the type Book and its like.
REENCODER = """
    #!{python} -S
    import json, sys
    def answer(type, value):
        if type != "Kind":
            if not isinstance(value.get("title"), str):
                raise ValueError("title is missing")
            if "oldKey" in value:
                value.setdefault("old_key", value.pop("oldKey"))
            if type == "Book":
                for key, default in dict(tags=[], pages=1, kind="e-book", places=[]).items():
                    if value.get(key) is None:
                        value[key] = default
                value.setdefault("owner", None)
            value = {{key: one for key, one in value.items() if one is not None or key == "owner"}}
        # fault
        return value
    if sys.argv[1:] == ["--list"]:
        sys.exit(print("Book Named Kind"))
    for line in sys.stdin:
        type, _, document = line.partition("\\t")
        try:
            print("=" + json.dumps(answer(type, json.loads(document))), flush=True)
        except ValueError as error:
            print(f"!{{error}}", flush=True)
    """


def write_fixtures(folder: pathlib.Path, fixtures: dict[str, Any]) -> None:
    """Writes fixtures as the generator does. The names are `Type.form`."""
    lines = ["extension Fixtures {"]
    for name, value in fixtures.items():
        text = textwrap.indent(json.dumps(value, indent=2), " " * 8)
        path, form = name.rsplit(".", 1)
        constant = path.replace(".", "_") + form.capitalize()
        lines.append(f'    public static let {constant[0].lower()}{constant[1:]} = #"""\n{text}\n        """#')
    (folder / "Fixtures.swift").write_text("\n".join(lines + ["}", ""]))


def disagreements(swift: str = SWIFT, fixtures: dict[str, Any] = FIXTURES, reencoder: str | None = None,
                  contract: str = CONTRACT, configuration: dict[str, Any] | None = None) -> str:
    """Returns the output of the oracle, a line for each disagreement."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        write_fixtures(root, fixtures)
        oracle = Oracle(Contract(yaml.safe_load(contract), configuration or {}), SwiftSources([swift]), root)
        oracle.compare()
        if reencoder is not None:
            program = root / "reencode"
            program.write_text(textwrap.dedent(reencoder).lstrip().format(python=sys.executable))
            program.chmod(program.stat().st_mode | stat.S_IXUSR)
            oracle.compare_behaviour(str(program))
        assert all(oracle.counts.values()), oracle.counts
        return "\n".join(oracle.disagreements)


class AgreementTests(unittest.TestCase):
    def test_what_is_right_is_not_reported(self) -> None:
        self.assertEqual(disagreements(reencoder=REENCODER), "")


class SwiftTests(unittest.TestCase):
    def assert_found(self, old: str, new: str, message: str) -> None:
        self.assertEqual(SWIFT.count(old), 1, f"{old} must occur once")
        self.assertIn(message, disagreements(SWIFT.replace(old, new)))

    def test_coding_keys(self) -> None:
        self.assert_found('= "old_key"', '= "oldKey"', "oracle: Book: coding keys ['oldKey', 'old_key'] differ")
        self.assert_found("        case note\n", "", "Book.note: is never decoded")
        self.assert_found('or: ["oldKey"]', 'or: ["older"]', "Book.old_key: also reads ['older']")
        self.assert_found(
            "        case days\n", '        case days = "day"\n', "Book.loan: coding keys ['day', 'days'] differ")

    def test_swapped_keys(self) -> None:
        swapped = SWIFT.replace("        case tags\n", '        case tags = "pages"\n').replace(
            "        case pages\n", '        case pages = "tags"\n')
        self.assertIn("Book.tags: is Int", disagreements(swapped))

    def test_types_and_optionality(self) -> None:
        self.assert_found("var pages: Int", "var pages: Int?", "Book.pages: is Int?, and must not be optional")
        self.assert_found("var note: String?", "var note: String", "Book.note: is String, and must be optional")
        self.assert_found("var pages: Int", "var pages: String", "Book.pages: is String")
        self.assert_found("var kind: Kind", "var kind: String", "Book.kind: is String")
        self.assert_found("struct Named:", "struct Nammed:", "Named: there is no Swift type Named")

    def test_defaults(self) -> None:
        self.assert_found("(.pages, default: 1)", "(.pages, default: 0)", "Book.pages: defaults to 0 instead of 1")
        self.assert_found("default: .eBook", "default: .paper", "Book.kind: defaults to 'paper' instead of 'e-book'")
        self.assert_found("value(.pages, default: 1)", "required(.pages)", "Book.pages: defaults to None instead of 1")
        self.assert_found("(.days, default: 0)", "(.days, default: 9)", "Book.loan.days: defaults to 9 instead of 0")

    def test_strictness(self) -> None:
        self.assert_found("value(.pages, default: 1)", "strict(.pages)", "Book.pages: is decoded by strict")
        tolerant = SWIFT.replace("strict(.title)", 'value(.title, default: "")')
        self.assertIn("Book.title: is decoded by value", disagreements(tolerant))

    def test_enumerations(self) -> None:
        self.assert_found('case "paper": self', 'case "Paper": self', "Kind: init(rawValue:) knows ['Paper', 'e-book']")
        self.assert_found('case .eBook: "e-book"', 'case .eBook: "ebook"', "Kind: rawValue says")
        self.assert_found("[.paper, .eBook]", "[.eBook, .paper]", "Kind: allCases are ['eBook', 'paper']")
        renamed = disagreements(configuration={"rename": {"Kind.e-book": "ebook"}})
        self.assertIn("Kind.e-book: is not called ebook", renamed)

    def test_unions(self) -> None:
        self.assert_found("    case named(Named)\n", "", "Place: has the cases ['spot', 'unknown']")
        self.assert_found("        public var x: Double", "        public var x: Int", "Place.Spot.x: is Int")

    def test_aliases(self) -> None:
        self.assert_found("= Envelope<Book>", "= Envelope<Named>", "BookEnvelope: is an alias of Envelope<Named>")

    def test_strictness_by_configuration(self) -> None:
        found = disagreements(configuration={"strict": ["Book.pages"], "defaults": {"Book.tags": ["x"]}})
        self.assertIn("Book.pages: is decoded by value", found)
        self.assertIn("Book.tags: defaults to [] instead of ['x']", found)


class FixtureTests(unittest.TestCase):
    def assert_found(self, name: str, value: Any, message: str) -> None:
        self.assertIn(message, disagreements(fixtures={**FIXTURES, name: value}))

    def test_keys(self) -> None:
        self.assert_found("Book.full", {**FULL, "extra": 1}, "Book: full: keys ['extra'] differ")
        self.assert_found("Book.minimal", {**MINIMAL, "note": "n"}, "Book: minimal: keys ['note'] differ")
        without = {key: value for key, value in MINIMAL.items() if key != "tags"}
        self.assert_found("Book.minimal", without, "Book: minimal: keys ['tags'] differ")

    def test_values(self) -> None:
        self.assert_found("Book.full", {**FULL, "pages": "2"}, ".pages: \"2\" is not integer")
        self.assert_found("Book.full", {**FULL, "pages": True}, ".pages: true is not integer")
        self.assert_found("Book.full", {**FULL, "pages": -1}, ".pages: -1 violates minimum")
        self.assert_found("Book.full", {**FULL, "kind": "wood"}, ".kind: 'wood' is not in the enumeration")
        self.assert_found("Book.full", {**FULL, "places": [{}]}, ".places[0]: fits 0 branches of oneOf")
        self.assert_found("Book.full", {**FULL, "loan": {"days": None}}, ".loan.days: null is not integer")

    def test_a_missing_file(self) -> None:
        fixtures = {name: value for name, value in FIXTURES.items() if name != "Named.full"}
        self.assertIn("there is no full fixture of Named", disagreements(fixtures=fixtures))

    def test_an_unknown_keyword(self) -> None:
        contract = CONTRACT.replace("minimum: 0", "multipleOf: 1")
        self.assertIn("does not know the keyword multipleOf", disagreements(contract=contract))


class BehaviourTests(unittest.TestCase):
    def assert_found(self, fault: str, message: str) -> None:
        self.assertIn(message, disagreements(reencoder=REENCODER.replace("# fault", fault)))

    def test_faults(self) -> None:
        self.assert_found('if "tags" in value: value["tag"] = value.pop("tags")', "Book: full: $.tags comes back")
        self.assert_found('value = value if "pages" not in value else {{**value, "pages": float(value["pages"]) + 1}}',
                          "Book: full: $.pages comes back as 3.0 instead of 2")
        self.assert_found('if value == "not in the contract": value = "paper"',
                          "Kind: value 'not in the contract': $ comes back as \"paper\"")
        self.assert_found('if "title" not in value: raise ValueError("no title")', "Kind: value 'paper': does not decode: no title")

    def test_a_crash_takes_one_document_with_it(self) -> None:
        found = disagreements(reencoder=REENCODER.replace("# fault", 'if value == "paper": sys.exit("crashed")'))
        self.assertEqual(found, "oracle: Kind: value 'paper': does not decode: the program ended with 1: crashed")

    def test_defaults(self) -> None:
        program = REENCODER.replace("pages=1", "pages=0")
        self.assertIn("Book: pages left out: $.pages comes back as 0 instead of 1", disagreements(reencoder=program))
        program = REENCODER.replace('value.setdefault("owner", None)', "pass")
        message = "Book: owner left out: $.owner comes back as nothing instead of null"
        self.assertIn(message, disagreements(reencoder=program))

    def test_strictness(self) -> None:
        program = REENCODER.replace('not isinstance(value.get("title"), str)', "False")
        self.assertIn("Book: title left out: decodes, and must not", disagreements(reencoder=program))

    def test_aliases(self) -> None:
        program = REENCODER.replace('"oldKey" in value', "False")
        self.assertIn("Book: old_key as oldKey: $.old_key comes back as nothing", disagreements(reencoder=program))

    def test_an_unknown_type(self) -> None:
        program = REENCODER.replace("Book Named", "Book")
        self.assertIn("Named: the re-encoder does not know it", disagreements(reencoder=program))


class RecodingTests(unittest.TestCase):
    """Checks the contract's rules for decoding, by the cases of Documentation/Tolerance.md."""

    contract = Contract(yaml.safe_load(CONTRACT), {})

    def recoded(self, **changes: Any) -> Any:
        value = {key: one for key, one in {**FULL, **changes}.items() if one is not MISSING}
        return self.contract.recode(self.contract.schemas["Book"], value, "Book")

    def test_rules(self) -> None:
        self.assertEqual(self.recoded(), FULL)
        self.assertEqual(self.recoded(tags=["b", {}, "c"])["tags"], ["b", "c"])
        self.assertEqual(self.recoded(pages=[])["pages"], 1)
        self.assertEqual(self.recoded(kind="wood")["kind"], "wood")
        self.assertEqual(self.recoded(places=[{"y": 1}])["places"], [{"y": 1}])
        self.assertIsNone(self.recoded(owner=MISSING)["owner"])
        self.assertNotIn("note", self.recoded(note=None))
        self.assertNotIn("loan", self.recoded(loan={"state": "lent"}))
        self.assertNotIn("extra", self.recoded(extra=1))

    def test_strictness(self) -> None:
        titles: list[Any] = [MISSING, None, {}]
        for title in titles:
            self.assertRaises(Refused, self.recoded, title=title)


class CommandLineTests(unittest.TestCase):
    def run_oracle(self, swift: str, fixtures: dict[str, Any]) -> subprocess.CompletedProcess[str]:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "Sources").mkdir()
            (root / "Sources" / "Models.swift").write_text(swift)
            (root / "Fixtures").mkdir()
            write_fixtures(root / "Fixtures", fixtures)
            (root / "openapi.yaml").write_text(CONTRACT)
            script = pathlib.Path(__file__).resolve().parents[1] / "oracles/contract-oracle.py"
            arguments = ["--spec", f"{root}/openapi.yaml", "--config", f"{root}/none.yaml", "--generated", folder]
            return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True)

    def test_agreement(self) -> None:
        run = self.run_oracle(SWIFT, FIXTURES)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertRegex(run.stdout, r"\Aoracle: compared 12 fixtures, .* 0 disagreements\n\Z")

    def test_nothing_to_compare(self) -> None:
        run = self.run_oracle("", {})
        self.assertEqual(run.returncode, 1)
        self.assertIn("oracle: coding keys: nothing was compared\n", run.stdout)


if __name__ == "__main__":
    unittest.main()
