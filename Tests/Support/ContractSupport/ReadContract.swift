package import ContractModel
package import Diagnostics
import YAMLTree
@testable import ContractReading
@testable import Files
@testable import GenerationSettings

/// A contract that is read from component schemas in YAML, with its diagnostics.
package struct ReadContract {
    package let contract: Contract
    package let diagnostics: [Diagnostic]

    /// - Parameter schemas: The members of `components/schemas`, not indented.
    package init(_ schemas: String, version: String = "3.1.0", configuration: String = "") throws {
        let lines = schemas.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        try self.init(
            document: """
                openapi: \(version)
                info: {title: T, version: "1"}
                paths: {}
                components:
                  schemas:
                \(lines)
                """,
            configuration: configuration)
    }

    /// - Parameter files: Maps the paths of the files to which the document refers to the texts of the files.
    package init(document: String, files: [String: String] = [:], configuration: String = "") throws {
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        func tree(_ name: String, _ text: String) -> YAMLTree? {
            let file = SourceFile(path: name, bytes: Array(text.utf8))
            return YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &sink)
        }
        var options = GenerationOptions()
        if !configuration.isEmpty, let tree = tree("gen-dtos.yaml", configuration) {
            options = ConfigurationReader.read(tree, diagnostics: &sink)
        }
        let empty = Contract(
            info: .init(title: "", version: "", specification: "", contentHash: ""))
        let loader = FileLoader { path, _ in
            files[path].map { .success(SourceFile(path: path, text: $0)) } ?? .failure(.missing)
        }
        if let tree = tree("openapi.yaml", document),
            let read = OpenAPIReader.read(
                DocumentLoader.load(tree, with: loader, limits: .standard, mergeKeys: true, sources: &sources),
                diagnostics: &sink)
        {
            contract = ContractBuilder.build(read, options: options, hasInterfaces: true, diagnostics: &sink)
        } else {
            contract = empty
        }
        diagnostics = sink.sorted
    }

    package var codes: [String] { diagnostics.map(\.id) }

    package func definition(_ schema: String) -> TypeDefinition? {
        contract.definitions.first { $0.origin == .schema(schema) }
    }

    package func record(_ schema: String) -> RecordShape? {
        if case .record(let record)? = definition(schema)?.shape { record } else { nil }
    }

    package func union(_ schema: String) -> UnionShape? {
        if case .union(let union)? = definition(schema)?.shape { union } else { nil }
    }

    package func alias(_ schema: String) -> TypeReference? {
        if case .alias(let use)? = definition(schema)?.shape { use.reference } else { nil }
    }

    package func property(_ schema: String, _ key: String) -> PropertyDefinition? {
        record(schema)?.properties.first { $0.key == key }
    }

    package func reference(_ schema: String, _ key: String) -> TypeReference? {
        property(schema, key)?.use.reference
    }
}
