import Diagnostics
import Testing
import YAMLTree
@testable import ContractModel
@testable import GenerationSettings

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
            document: spec/api.yaml
            source: {url: "https://a.example/api.yaml", headers-from-environment: {Authorization: API_TOKEN}}
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
        #expect(options.document == "spec/api.yaml")
        #expect(
            options.source
                == PublishedSource(url: "https://a.example/api.yaml", headers: ["Authorization": "API_TOKEN"]))
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

    /// A type that names no module may be a type of the app, unless its name is nearly the name of a well-known type.
    @Test func typesThatAreNearlyKnown() throws {
        let (options, diagnostics) = try read(
            """
            formats: {decimal: Decimel, uri: URI, id: UID, count: UInt, stamp: timestamp, time: Dat, uuid: UUDI, day: CalanderDate, money: Money, other: {type: Dates, import: Kit}}
            types: {Day: CalenderDate, Thing: Thing}
            """)
        #expect(diagnostics.allSatisfy { $0.severity == .warning && $0.id == "misspelt-type" })
        #expect(
            diagnostics.map { String($0.message.prefix { $0 != ";" }) } == [
                "'Decimel' is not one of the types that need no module",
                "'timestamp' is not one of the types that need no module",
                "'Dat' is not one of the types that need no module",
                "'UUDI' is not one of the types that need no module",
                "'CalanderDate' is not one of the types that need no module",
                "'CalenderDate' is not one of the types that need no module",
            ])
        #expect(diagnostics.first?.message.contains("did you mean 'Decimal'?") == true)
        #expect(options.formats["decimal"] == .external(.init(spelling: "Decimel", module: nil)))
    }

    @Test func furtherOptions() throws {
        let (options, diagnostics) = try read(
            """
            output: ../Out
            standalone: true
            layout: bundled
            limits: {depth: 9, bytes: 1000}
            formats: {money: {type: Money, import: MoneyKit}, uuid: UUID}
            types: {Place: "Tagged<Location, [Int]>"}
            coerce: [text-to-number]
            presence: [Patch.name]
            keep-unknown: [Patch, "Work*"]
            aliases: {Work.isbn: [ISBN, isbn13], Work.id: ID}
            include: {schemas: "A*", operations: [a, GET /b], tags: c}
            exclude: {unused: true}
            conformances: {A: {add: [Identifiable, {type: Entity, import: Store}], without: Hashable}}
            nonisolated: false
            envelopes: {E: {schemas: "*E", payload: p, success: s, error: e, rules: [payload, error]}, F: "F*"}
            """)
        #expect(diagnostics.map(\.message) == [])
        #expect(options.output == "../Out" && options.standalone && options.layout == .bundled)
        #expect(options.limits == ["depth": 9, "bytes": 1000])
        #expect(options.formats == ["money": .external(.init(spelling: "Money", module: "MoneyKit")), "uuid": .uuid])
        #expect(options.types == ["Place": ExternalType(spelling: "Tagged<Location, [Int]>", module: nil)])
        #expect(options.coerce == [.textToNumber])
        #expect(options.presence == .optional && options.explicitPresence == ["Patch.name"])
        #expect(options.keptUnknown.map(\.text) == ["Patch", "Work*"])
        #expect(options.aliases == ["Work.isbn": ["ISBN", "isbn13"], "Work.id": ["ID"]])
        #expect(options.include.schemas.map(\.text) == ["A*"] && options.include.tags.map(\.text) == ["c"])
        #expect(options.include.operations.map(\.text) == ["a", "GET /b"])
        #expect(options.exclude.unused && !options.include.unused)
        let conformance = try #require(options.conformances.first)
        #expect(conformance.schemas.text == "A" && conformance.isWithoutHashable)
        #expect(conformance.protocols.map(\.spelling) == ["Identifiable", "Entity"])
        #expect(!options.isNonisolated)
        #expect(options.envelopes.map { $0.schemas.map(\.text) } == [["*E"], ["F*"]])
        let envelope = try #require(options.envelopes.first)
        #expect([envelope.payload, envelope.success, envelope.error] == ["p", "s", "e"])
        #expect(envelope.rules == [.payload, .error])
    }

    @Test(arguments: [
        "Money", "MoneyKit.Money", "Tagged<Work, Int>", "[String: Money?]", "`default`", "a b", "Money>", "<Int>",
        "1st",
        "Int; import Evil", "A.", "[A", "Int?.x", "A, B", "[A: ]", "A<>", "(A) -> B", "",
    ])
    func typeNames(_ name: String) throws {
        let isType = ["Money", "MoneyKit.Money", "Tagged<Work, Int>", "[String: Money?]"].contains(name)
        #expect(TypeNameGrammar.isType(name) == isType)
        #expect(try read("types: {A: \"\(name)\"}").diagnostics.map(\.id) == (isType ? [] : ["illegal-type-name"]))
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
