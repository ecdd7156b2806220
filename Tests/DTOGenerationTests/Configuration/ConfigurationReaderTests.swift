import Diagnostics
import Testing
import YAMLTree

@testable import DTOGeneration

@Suite struct ConfigurationReaderTests {
    private func read(_ text: String) throws -> (options: GenerationOptions, diagnostics: [Diagnostic]) {
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let file = SourceFile(path: "gen-dtos.yaml", bytes: Array(text.utf8))
        let tree = YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &sink)
        let options = ConfigurationReader.read(try #require(tree), diagnostics: &sink)
        return (options, sink.sorted)
    }

    @Test func everyOption() throws {
        let (options, diagnostics) = try read(
            """
            module: Books
            access: package
            emit: [models, tests]
            standalone: true
            layout: bundled
            missing: throw
            deprecated: comment
            formats: {date-time: String, uuid: UUID}
            strict: [Work.title]
            defaults: {Work.count: 3}
            rename: {Work: Opus}
            prefix: DTO
            suffix: Model
            dangling: JSONValue
            merge-keys: false
            runtime-module: BooksRuntime
            """)
        #expect(diagnostics.map(\.message) == [])
        #expect(options.module == "Books")
        #expect(options.access == .package)
        #expect(options.emit == [.models, .tests])
        #expect(options.standalone)
        #expect(options.layout == .bundled)
        #expect(options.missing == .throw)
        #expect(options.deprecated == .comment)
        #expect(options.formats == ["date-time": .string, "uuid": .uuid])
        #expect(options.strict == ["Work.title"])
        #expect(options.defaults == ["Work.count": .integer("3")])
        #expect(options.renames == ["Work": "Opus"])
        #expect(options.prefix == "DTO" && options.suffix == "Model")
        #expect(options.danglingAsJSON && !options.mergeKeys)
        #expect(options.runtimeModule == "BooksRuntime")
    }

    @Test func nothingIsTheDefault() throws {
        let (options, diagnostics) = try read("{}\n")
        #expect(diagnostics.isEmpty)
        #expect(options.access == .public && options.missing == .default && options.emit.count == 3)
        #expect(options.runtimeModule == "DTORuntime" && options.mergeKeys && !options.danglingAsJSON)
    }

    @Test(arguments: [
        ("modul: X", "unknown-option", "module"), ("access: open", "unknown-value", "public"),
        ("merge-keys: maybe", "unknown-value", "true"), ("dangling: ignore", "unknown-value", "JSONValue"),
        ("missing: never", "unknown-value", "throw"), ("emit: [model]", "unknown-value", "models"),
    ])
    func mistakes(_ text: String, code: String, suggestion: String) throws {
        let diagnostics = try read(text).diagnostics
        #expect(diagnostics.map(\.id) == [code])
        #expect(diagnostics.first?.severity == .error)
        #expect(diagnostics.first?.message.contains(suggestion) == true)
        #expect(diagnostics.first?.location != nil)
    }

    @Test(arguments: ["[a]", "text", "7"])
    func notAMapping(_ text: String) throws {
        #expect(try read(text).diagnostics.map(\.severity) == [.error])
    }

    @Test(arguments: ["prefix: [a]", "rename: [a]", "strict: x", "formats: x", "envelopes: x", "module: {a: b}"])
    func wrongShapes(_ text: String) throws {
        #expect(try read(text).diagnostics.contains { $0.severity == .error })
    }
}
