"""`Scripts/check/api` finds the public names of the libraries, and the recorded list has them."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import pathlib
import sys
import tempfile
import unittest

PATH = pathlib.Path(__file__).resolve().parents[1] / "check/api"
LOADER = importlib.machinery.SourceFileLoader("api", str(PATH))
api = importlib.util.module_from_spec(importlib.util.spec_from_loader("api", LOADER))
sys.modules["api"] = api
LOADER.exec_module(api)


class APITests(unittest.TestCase):
    def names(self, *sources: str) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            library = pathlib.Path(folder) / "Books"
            library.mkdir()
            for number, source in enumerate(sources):
                (library / f"File{number}.swift").write_text(source)
            return [line.removeprefix("Books ") for line in api.listed(pathlib.Path(folder))]

    def test_this_repository(self):
        recorded = api.RECORD.read_text(encoding="utf-8").splitlines()
        self.assertEqual(api.differences(recorded, api.listed(api.LIBRARIES)), [])
        self.assertEqual(api.excesses(recorded), [])

    def test_an_optional_library_has_its_own_limit(self):
        usual = [f"Books a{number}" for number in range(api.LIMIT)]
        optional = [f"DTOQueries a{number}" for number in range(api.OPTIONAL["DTOQueries"])]
        self.assertEqual(api.excesses(usual + optional), [])
        self.assertEqual(
            [sentence.split(",")[0] for sentence in api.excesses([*usual, *optional, "Books b", "DTOQueries b"])],
            [f"the libraries: {api.LIMIT + 1} public names", f"DTOQueries: {api.OPTIONAL['DTOQueries'] + 1} public names"])

    def test_members_have_the_names_of_their_types(self):
        source = """\
public struct Shelf {
    public var title, place: String
    let hidden = 1
    @discardableResult
    public func add(_ book: Book) -> Bool {
        let inner = 1
        return true
    }
    public func add(all: [Book]) {}
    public init() {}
    public init(title: String) {}
    public enum Kind { case open, closed(by: String, for: [String: Int]) }
}

struct Other { var name = "" }

public func sorted() {}
"""
        self.assertEqual(
            self.names(source),
            ["Shelf", "Shelf.Kind", "Shelf.Kind.closed", "Shelf.Kind.open", "Shelf.add", "Shelf.init", "Shelf.place", "Shelf.title", "sorted"])

    def test_a_scope_ends_before_a_condition(self):
        source = """\
@_spi(Generated) public struct Hidden {
    public let inner = 1
}

#if canImport(SwiftUI)
    public struct Menu {
        public init() {}
    }
#endif
"""
        self.assertEqual(self.names(source), ["Menu", "Menu.init"])

    def test_an_extension_adds_to_its_type(self):
        self.assertEqual(
            self.names("extension Shelf {\n    public static let empty = 1\n    var own: Int { 1 }\n}\n", "public extension Shelf {\n    func clear() {}\n}\n"),
            ["Shelf.clear", "Shelf.empty"])

    def test_names_for_generated_code_are_not_counted(self):
        source = """\
@_spi(Generated) public struct Table {
    public var rows: Int
}

@_spi(Generated) extension [Table] {
    public func check() {}
}

public struct Fields {
    @_spi(Generated) public func value() {}
    @_spi(Generated)
    public func other() {}
    package func third() {}
}
"""
        self.assertEqual(self.names(source), ["Fields"])

    def test_a_member_that_a_protocol_requires_belongs_to_the_protocol(self):
        source = """\
public protocol Form: Sendable {
    associatedtype Value
    var value: Value { get }
    init(_ value: Value)
}

public protocol Named: Form { var name: String { get } }

public struct Day:
    Named, CustomStringConvertible, Codable
{
    public var value: Int
    public var name: String
    public init(_ value: Int) {}
    public init(from decoder: any Decoder) throws {}
    public var description: String { "" }
    public var number: Int
}
"""
        self.assertEqual(
            self.names(source),
            ["Day", "Day.number", "Form", "Form.Value", "Form.init", "Form.value", "Named", "Named.name"])

    def test_texts_and_comments_declare_nothing(self):
        source = 'let text = """\n    public var no: Int\n    """\n// public var none = 1\n/// public func nothing()\npublic let one = 1 // public\n'
        self.assertEqual(self.names(source), ["one"])

    def test_differences(self):
        self.assertEqual(api.differences(["Books a", "Books b"], ["Books b", "Books c"]), ["+ Books c", "- Books a"])


if __name__ == "__main__":
    unittest.main()
