import Diagnostics
import YAMLTree
@testable import ContractModel
@testable import ContractReading
@testable import Files
@testable import GenerationSettings

/// A contract that is read from component schemas in YAML, with its diagnostics.
struct ReadContract {
    let contract: Contract
    let diagnostics: [Diagnostic]

    /// - Parameter schemas: The members of `components/schemas`, not indented.
    init(_ schemas: String, version: String = "3.1.0", configuration: String = "") throws {
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

    /// - Parameter files: The files to which the document refers, by path.
    init(document: String, files: [String: String] = [:], configuration: String = "") throws {
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

    var codes: [String] { diagnostics.map(\.id) }

    func definition(_ schema: String) -> TypeDefinition? {
        contract.definitions.first { $0.origin == .schema(schema) }
    }

    func record(_ schema: String) -> RecordShape? {
        if case .record(let record)? = definition(schema)?.shape { record } else { nil }
    }

    func union(_ schema: String) -> UnionShape? {
        if case .union(let union)? = definition(schema)?.shape { union } else { nil }
    }

    func alias(_ schema: String) -> TypeReference? {
        if case .alias(let use)? = definition(schema)?.shape { use.reference } else { nil }
    }

    func property(_ schema: String, _ key: String) -> PropertyDefinition? {
        record(schema)?.properties.first { $0.key == key }
    }

    func reference(_ schema: String, _ key: String) -> TypeReference? {
        property(schema, key)?.use.reference
    }
}
