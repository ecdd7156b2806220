import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The mock server and the probe agree with JSON Schema about valid values. Each value of the suite is the body of a
/// request.
@Suite(.enabled(if: SharedFolder.isPresent, "the JSON Schema test suite lies in the folder shared beside the package"))
struct ServedSchemaTests {
    @Test(arguments: SchemaSuite.all)
    func verdicts(_ suite: SchemaSuite) throws {
        let contract = try served(suite)
        var found: [String] = []
        var count = 0
        let operations = Dictionary(uniqueKeysWithValues: contract.operations.map { ($0.path, $0) })
        for group in suite.groups {
            let body = try #require(operations["/" + group.name]?.body, "\(group.title) has no body")
            let schema = try #require(body.schemas.first ?? nil, "\(group.title) has no schema")
            for test in group.tests {
                count += 1
                let violations = SchemaValidator.violations(
                    in: test.data, of: schema, in: contract.schemas, .request)
                if violations.isEmpty != test.isValid { found.append("\(group.title)/\(test.title)") }
            }
        }
        #expect(count > 500)
        let known = try Self.known(suite)
        for key in found where known[key] == nil { Issue.record("another verdict: \(key)") }
        for key in known.keys where !found.contains(key) {
            Issue.record("a known difference is gone, take it out of schema-differences.tsv: \(key)")
        }
    }

    /// Returns the known differences. The columns are draft, group and test, and reason, separated by tabs.
    private static func known(_ suite: SchemaSuite) throws -> [String: String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "schema-differences.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
        return Dictionary(
            rows.filter { $0.count == 3 && $0[0] == suite.draft }.map { ($0[1], $0[2]) },
            uniquingKeysWith: { first, _ in first })
    }

    private func served(_ suite: SchemaSuite) throws -> RuntimeContract {
        let source = SourceFile(path: "suite.json", bytes: [UInt8](try JSONEncoder().encode(document(suite))))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let contract = try #require(result.contract, "\(result.diagnostics.filter { $0.severity == .error })")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(
            of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        return ServedContract.runtime(contract, fixtures, schemas: schemas)
    }

    /// Returns a document with an operation for each schema, which is the schema of its body.
    private func document(_ suite: SchemaSuite) -> JSONValue {
        var paths: [String: JSONValue] = [:]
        for group in suite.groups {
            let schema = JSONValue.object(["$ref": .string("#/components/schemas/\(group.name)")])
            paths["/" + group.name] = [
                "post": [
                    "requestBody": ["content": ["application/json": ["schema": schema]]],
                    "responses": ["204": ["description": "Taken."]],
                ]
            ]
        }
        guard case .object(var document) = suite.document else { return .null }
        document["paths"] = .object(paths)
        return .object(document)
    }
}
