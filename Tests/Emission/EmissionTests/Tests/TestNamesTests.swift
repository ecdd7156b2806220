import Diagnostics
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// Fixtures and tests have distinct paths and constants, whatever the names of operations, statuses, and examples are.
@Suite struct TestNamesTests {
    /// Callbacks of several operations often share an `operationId`, an expression, and a method.
    @Test func operationsOfOneName() throws {
        let callback = """
            {"callbacks": {"done": {"http://example.com": {"get": {"operationId": "getReviews", "responses": {
            "200": \(Self.response("{}"))}}}}}, "responses": {"200": {"description": ""}}}
            """
        let files = try Self.files("\"/a\": {\"get\": \(callback)}, \"/b\": {\"get\": \(callback)}")
        #expect(Self.count(of: "GetReviewsOperation", with: "Compliance.swift", in: files) == 2)
        #expect(Self.constants(of: "getReviews", in: files).count == 2)
    }

    /// The operation `search` has its tests in `SearchOperationCompliance.swift`, so the schema needs another file.
    @Test func aSchemaThatIsCalledAsAnOperationsTests() throws {
        let files = try Self.files(
            "\"/a\": {\"get\": {\"operationId\": \"search\", \"responses\": {\"200\": \(Self.response("{}"))}}}",
            schemas: "\"SearchOperation\": {\"type\": \"object\", \"properties\": {\"a\": {\"type\": \"string\"}}}")
        #expect(Self.count(of: "SearchOperation", with: "Compliance.swift", in: files) == 2)
    }

    @Test func examplesThatReadTheSame() throws {
        let examples = #"{"a-b": {"value": 1}, "a_b": {"value": 1}, "aB": {"value": 1}, "AB": {"value": 1}}"#
        let files = try Self.files(
            "\"/a\": {\"get\": {\"operationId\": \"run\", \"responses\": {\"200\": \(Self.response(examples))}}}")
        #expect(Set(Self.constants(of: "run", in: files)).count == 4)
    }

    @Test(arguments: ["200 = 1; //", "../../x", "", "4XX", "\\n", "\\\"", String(repeating: "é", count: 300)])
    func statusesAndExamplesAreNoCode(_ text: String) throws {
        let response = Self.response("{\"\(text)\": {\"value\": 1}}")
        let files = try Self.files(
            "\"/a\": {\"get\": {\"operationId\": \"\(text)\", \"responses\": {\"\(text)\": \(response)}}}")
        let constants = Self.constants(of: "", in: files)
        #expect(!constants.isEmpty)
        for constant in constants { #expect(IdentifierGrammar.isIdentifier(constant), "\(constant.debugDescription)") }
    }

    @Test func longNamesStayWithinAFileName() throws {
        let long = String(repeating: "é", count: 1_000)
        let nested = "{\"type\": \"object\", \"properties\": {\"\(long)\": {\"type\": \"object\", \"properties\": {}}}}"
        let response = Self.response("{\"\(long)\": {\"value\": 1}}")
        let files = try Self.files(
            "\"/a\": {\"get\": {\"operationId\": \"\(long)\", \"responses\": {\"200\": \(response)}}}",
            schemas: "\"\(long)\": {\"type\": \"object\", \"properties\": {\"\(long)\": \(nested)}}")
        #expect(files.count > 10)
        for path in files.keys { #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }) }
    }

    /// If a test would give two types one name, their order in the document does not decide which keeps the name.
    @Test func theOrderOfTheDocumentDoesNotMatter() throws {
        let record = #"{"type": "object", "properties": {"q": {"type": "string"}}}"#
        let schemas = [
            "\"A_B\": \(record)",
            "\"A\": {\"type\": \"object\", \"properties\": {\"b\": {\"type\": \"object\", \"properties\": {\"q\": {}}}}}",
            "\"AB\": \(record)",
        ]
        let rename = ["A_B": "A_B"]
        let files = try Self.files("", schemas: schemas.joined(separator: ","), renames: rename)
        let reversed = try Self.files("", schemas: schemas.reversed().joined(separator: ","), renames: rename)
        #expect(files.keys.sorted() == reversed.keys.sorted())
    }
}

extension TestNamesTests {
    private static func response(_ examples: String) -> String {
        """
        {"description": "", "content": {"application/json": {"schema": {"type": "integer"}, "examples": \(examples)}}}
        """
    }

    /// Returns the text of each generated file by path. Generation fails if two files have one path.
    private static func files(
        _ paths: String, schemas: String = "", renames: [String: String] = [:]
    ) throws -> [String: String] {
        let document = """
            {"openapi": "3.1.0", "info": {"title": "Books", "version": "1"}, "paths": {\(paths)},
            "components": {"schemas": {\(schemas)}}}
            """
        let entries = renames.map { "  \"\($0)\": \($1)" }
        let configuration = (["rename:"] + entries).joined(separator: "\n")
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.json", bytes: Array(document.utf8)),
                configuration: renames.isEmpty
                    ? nil : Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration)),
                overrides: OptionOverrides(module: "Books")))
        let files = try #require(result.files?.files, "\(result.diagnostics.map(\.message))")
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    private static func constants(of start: String, in files: [String: String]) -> [String] {
        files.filter { $0.key.hasPrefix("Fixtures/") }.values.flatMap { text in
            text.matches(of: #/static let (.*) = #+"""/#).map { String($0.output.1) }
        }.filter { $0.hasPrefix(start) }
    }

    private static func count(of start: String, with end: String, in files: [String: String]) -> Int {
        files.keys.filter { path in
            let name = path.split(separator: "/").last ?? ""
            return name.hasPrefix(start) && name.hasSuffix(end)
        }.count
    }
}
