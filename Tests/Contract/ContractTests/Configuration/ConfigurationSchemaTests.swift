import ContractModel
import ContractReading
import ContractServing
import DTOContract
@_spi(Generated) import DTORuntime
import Diagnostics
import FixtureEmission
import Foundation
import Generation
import TestSupport
import Testing
import YAMLTree
@testable import GenerationSettings

/// `Documentation/gen-dtos.schema.json` and the reader of the configuration accept equal files.
@Suite struct ConfigurationSchemaTests {
    private static let root = SharedFolder.packageRoot
    private static let schemaFile = root.appending(path: "Documentation/gen-dtos.schema.json")

    private let schema: YAMLNode

    init() throws {
        schema = try #require(try Self.tree(String(contentsOf: Self.schemaFile, encoding: .utf8))).root
    }

    private static func tree(_ text: String) -> YAMLTree? {
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let file = SourceFile(path: "gen-dtos.yaml", text: text)
        return YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &sink)
    }

    /// The schema of the configuration, as the schema of a request body in an OpenAPI document. The validator can only
    /// read schemas from documents.
    private static let served = Result {
        let text = try String(contentsOf: schemaFile, encoding: .utf8)
            .replacing("#/$defs/", with: "#/components/schemas/Settings/$defs/")
        let document = """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "components": {"schemas": {"Settings": \(text)}},
            "paths": {"/settings": {"put": {"responses": {"204": {"description": "Taken."}}, "requestBody":
            {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Settings"}}}}}}}}
            """
        let (result, export) = GenerationPipeline.served(
            GenerationInput(document: SourceFile(path: "settings.json", text: document)))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        let served = ServedContract.runtime(contract, fixtures, schemas: export)
        let body = try #require(served.operations.first?.body)
        return (schema: try #require(body.schemas.first ?? nil), schemas: served.schemas)
    }

    private func complaints(_ text: String) -> [String] {
        Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: text)).diagnostics.map(\.message)
    }

    private func keys(_ path: String...) -> Set<String> {
        let node = path.reduce(schema) { node, key in
            key == "{}" ? node["anyOf"]?.elements.first { $0["properties"] != nil } ?? node : node[key] ?? node
        }
        return Set(node["properties"]?.pairs.map(\.key) ?? [])
    }

    private func node(_ path: [String]) -> YAMLNode? {
        path.reduce(Optional(schema)) { $0?[$1] }
    }

    private func names<Key: CaseIterable & RawRepresentable<String>>(_ type: Key.Type) -> Set<String> {
        Set(Key.allCases.map(\.rawValue))
    }

    @Test func theSameKeys() {
        #expect(keys() == names(ConfigurationKey.self))
        #expect(keys("properties", "limits") == Set(YAMLLimits.names))
        #expect(keys("properties", "include") == names(SelectionKey.self).subtracting(["unused"]))
        #expect(keys("properties", "exclude") == names(SelectionKey.self))
        #expect(keys("properties", "envelopes", "additionalProperties", "{}") == names(EnvelopeKey.self))
        #expect(keys("properties", "conformances", "additionalProperties", "{}") == names(ConformanceKey.self))
        #expect(keys("$defs", "externalType", "{}") == names(ExternalTypeKey.self))
        #expect(keys("properties", "idempotency") == names(IdempotencyKey.self))
        let retries = schema["properties"]?["retry"]?["additionalProperties"]?["anyOf"]
        #expect(Set(retries?.elements[1]["properties"]?.pairs.map(\.key) ?? []) == names(RetryKey.self))
        let rules = schema["properties"]?["pagination"]?["additionalProperties"]?["anyOf"]
        let keysOfRules = rules.map { $0.elements.flatMap { $0["properties"]?.pairs.map(\.key) ?? [] } } ?? []
        #expect(Set(keysOfRules) == names(PaginationKey.self))
        let model = node(["properties", "models", "additionalProperties", "properties"])
        #expect(Set(model?.pairs.map(\.key) ?? []) == names(ModelKey.self))
        let merge = model?["merge"]?["additionalProperties"]?["anyOf"]?.elements.last
        #expect(Set(merge?["properties"]?.pairs.map(\.key) ?? []) == names(MergeKey.self))
        #expect(keys("properties", "scenarios") == names(ScenarioKey.self))
        #expect(keys("properties", "audit") == names(AuditKey.self))
        #expect(keys("properties", "source") == names(SourceKey.self))
        #expect(keys("properties", "malformed-texts", "{}") == names(TextFormat.self))
        let resource = ["properties", "scenarios", "properties", "resources", "additionalProperties"]
        #expect(Set(node(resource)?["properties"]?.pairs.map(\.key) ?? []) == names(ResourceKey.self))
        let dependent = node(resource + ["properties", "dependents", "additionalProperties", "anyOf"])?.elements[1]
        #expect(Set(dependent?["properties"]?.pairs.map(\.key) ?? []) == names(DependentKey.self))
    }

    /// The schema allows exactly those values of each key that the reader lists when it refuses a value.
    @Test(arguments: ConfigurationKey.allCases)
    func theSameValues(of key: ConfigurationKey) throws {
        let property = try #require(schema["properties"]?[key.rawValue])
        let values = listedValues(property)
        let complaint = complaints("\(key.rawValue): neither-of-them").first { $0.contains("; known: ") }
        let known = complaint?.components(separatedBy: "; known: ").last?.components(separatedBy: ", ") ?? []
        let isFlag = property["type"]?.text == "boolean"
        #expect(Set(known.map { $0.trimmingCharacters(in: ["[", "]"]) }) == (isFlag ? ["true", "false"] : values))
        for value in known { #expect(complaints("\(key.rawValue): \(value)") == []) }
    }

    /// Returns the values that the property allows, or that the elements of its list may have.
    private func listedValues(_ property: YAMLNode) -> Set<String> {
        var values: Set<String> = []
        for schema in [property, property["$ref"].flatMap { _ in self.schema["$defs"]?["artifacts"] }].compactMap({ $0 }
        ) {
            for alternative in [schema] + (schema["anyOf"].map { Array($0.elements) } ?? []) {
                values.formUnion(alternative["enum"]?.elements.map(\.text) ?? [])
                values.formUnion(alternative["items"]?["enum"]?.elements.map(\.text) ?? [])
            }
        }
        return values
    }

    @Test(arguments: [
        "document: spec/api.yaml", "document: [a]", "source: {url: 'https://a.example/b?c=d'}", "source:", "source: a",
        "source: {url: 'http://127.0.0.1:80/a'}", "source: {url: 'ftp://a.example'}", "source: {url: 'https://'}",
        "source: {url: 'https://ann:secret@a.example'}", "source: {url: 'https://a.example/#b'}", "source: {url: [a]}",
        "source: {url: 'https://a.example/b c'}", "source: {}", "source: {url: 'https://a.example/@b', path: c}",
        "source: {url: 'https://a.example/', headers-from-environment: {Authorization: API_TOKEN}}",
        "source: {url: 'https://a.example/', headers-from-environment: {Authorization: $TOKEN}}",
        "source: {url: 'https://a.example/', headers-from-environment: {'A b': TOKEN}}",
        "source: {url: 'https://a.example/', headers-from-environment: {A: [b]}}",
        "source: {url: 'https://a.example/', headers-from-environment: [a]}",
        "source: {url: 'https://a.example/', headers-from-environment: }",
        "", "{}", "output: ../Out", "output: [a]", "module: A", "module: 7", "emit: models", "emit: [models, tests]",
        "names: {operations: short}", "names: {schemas: last-segment, operations: whole}", "names: {operations: long}",
        "names: {others: short}", "emit: []", "emit: {a: b}", "limits: {depth: 9}", "limits: {depth: 0}",
        "limits: {width: 9}", "limits: 9", "limits: {bytes: many}", "formats: {uuid: UUID}",
        "formats: {money: {type: Money, import: MoneyKit}}",
        "malformed-texts: {time: ignore}", "malformed-texts: {times: ignore}", "malformed-texts: {time: never}",
        "malformed-texts: [time]", "nulls: ignore", "nulls: {time: ignore}", "missing: {date: '1970-01-01'}",
        "missing: {date: 1}", "missing: [throw]", "formats: {money: {import: MoneyKit}}",
        "formats: {money: {type: Money, module: MoneyKit}}", "formats: [a]",
        "formats:", "types: {A: B}", "types: {A: [B]}", "types: {A: {type: B}}", "types: a", "strict: [A.b]",
        "strict: A.b", "strict: [[a]]", "defaults: {A.b: [1, {c: d}]}", "defaults: [a]", "coerce: none", "coerce: []",
        "coerce: [text-to-number]", "coerce: [value-to-list, base64]", "local-times: +02:00", "local-times: Z",
        "local-times: +2", "local-times: [Z]", "local-times: +24:00", "coerce: [all]", "coerce: {}",
        "presence: explicit", "presence: [A.b]",
        "keep-unknown: true", "keep-unknown: [A, 'B*']", "keep-unknown: A", "keep-unknown: [[A]]",
        "presence: A.b", "aliases: {A.b: c}", "aliases: {A.b: [c, d]}", "aliases: {A.b: {c: d}}", "aliases: c",
        "include: {schemas: A, operations: [b], tags: ['*']}", "include: {unused: true}", "include: [A]",
        "exclude: {unused: true}", "exclude: {unused: often}", "exclude: {paths: [a]}", "exclude:", "rename: {A: B}",
        "rename: {A: [B]}", "acronyms: [ID, URL]", "acronyms: ID", "acronyms: [[a]]", "acronyms:", "prefix: A",
        "prefix: [A]", "suffix: {a: b}", "conformances: {A: Identifiable}",
        "conformances: {'*': [Identifiable, {type: Entity, import: Store}]}", "conformances: {A: {without: Hashable}}",
        "conformances: {A: {without: [Hashable], add: Identifiable}}", "conformances: {A: {without: Sendable}}",
        "conformances: {A: {remove: Hashable}}", "conformances: [A]", "nonisolated: false", "nonisolated: maybe",
        "envelopes: {E: '*Envelope'}", "envelopes: {E: {schemas: A, payload: b, success: c, error: d}}",
        "envelopes: {E: {rules: [error, payload]}}", "envelopes: {E: {rules: []}}", "envelopes: {E: {rules: error}}",
        "envelopes: {E: {rules: [error, error]}}", "envelopes: {E: {rules: [data]}}", "envelopes: {E: {data: a}}",
        "envelopes: {E: [A]}", "pagination: {a: {link: info.next, items: data}}",
        "pagination: {a: {link: header, items: .}}", "pagination: {a: {link: ['@odata.next'], items: [value]}}",
        "pagination: {a: {page: p, items: d, first: 0, total: n}}", "pagination: {a: {offset: o, items: d, total: n}}",
        "pagination: {a: {cursor: c, next: n, items: d}}",
        "pagination: {a: {cursor: c, last: id, items: d, more: m}}",
        "pagination: {a: {cursor: c, next: n, last: id, items: d}}",
        "pagination: {a: {page: p, items: d, more: m}}", "pagination: {a: {link: n, items: d, more: m}}",
        "pagination:", "pagination: [a]", "retry:", "retry: [a]",
        "retry: {a: never}", "retry: {a: always}", "idempotency: {}", "idempotency: X-Key",
        "idempotency: {header: X-Key, methods: [POST]}", "idempotency: {methods: PATCH}",
        "idempotency: {methods: [GET]}", "idempotency: {header: 'a b'}", "idempotency: {key: a}",
        "retry: {'*': {attempts: 5, delay: 0, limit: 86400, lost-connections: true, trust-retryable: false}}",
        "security:", "security: [a]", "security: {a: none}", "security: {a: token}",
        "security: {a: [token, [key, session]]}",
        "security: {a: []}", "security: {a: [{token: []}]}", "security: {a: [[[token]]]}", "security: {a: 1}",
        "retry: {a: {attempts: 0}}", "retry: {a: {attempts: 101}}", "retry: {a: {delay: -1}}",
        "retry: {a: {limit: 0.5}}", "retry: {a: {tries: 1}}",
        "retry: {a: {lost-connections: maybe}}", "retry: {a: {}}", "pagination: {a: b}",
        "pagination: {a: {items: d}}", "pagination: {a: {link: next}}", "pagination: {a: {cursor: c, items: d}}",
        "pagination: {a: {link: n, page: p, items: d}}", "pagination: {a: {link: n, items: d, total: t}}",
        "pagination: {a: {page: p, items: d, next: n}}", "pagination: {a: {offset: o, items: d, first: 1}}",
        "pagination: {a: {page: p, items: d, first: -1}}", "pagination: {a: {page: p, items: d, first: one}}",
        "pagination: {a: {page: [p], items: d}}", "pagination: {a: {link: a..b, items: d}}",
        "pagination: {a: {link: n, items: []}}", "pagination: {a: {link: n, items: ['']}}",
        "pagination: {a: {link: n, items: {}}}", "pagination: {a: {link: n, items: d, limit: l}}",
        "audit:", "audit: a", "audit: {}", "audit: {types: {A: B}, accepted: a.yaml, report: a.md, max-age: 90}",
        "audit: {types: [A]}",
        "audit: {types: {A: [B]}}", "audit: {max-age: -1}", "audit: {accepted: [a]}",
        "audit: {report: [a]}", "audit: {type: A}",
        "audit: {types: null}",
        "models:", "models: a", "models: {}", "models: {A: null}", "models: {A: {}}", "models: {A: {model: B}}",
        "models: {A: {model: B, kind: struct}}", "models: {A: {model: B, kind: actor}}",
        "models: {A: {model: 'a b'}}",
        "models: {A: {model: B, identity: a, dated-by: b}}", "models: {A: {model: B, identity: [a, b]}}",
        "models: {A: {model: B, identity: {a: b}}}", "models: {A: {model: B, map: {a: b}}}",
        "models: {A: {model: B, map: {a: 'b c'}}}", "models: {A: {model: B, map: [a]}}",
        "models: {A: {model: B, map: }}",
        "models: {A: {model: B, map: {a: {type: C, from: d, to: e}}}}",
        "models: {A: {model: B, map: {a: {name: b, type: {type: C, import: D}, from: d, to: e, examples: [1]}}}}",
        "models: {A: {model: B, map: {a: {type: C, from: d}}}}", "models: {A: {model: B, map: {a: {name: b}}}}",
        "models: {A: {model: B, map: {a: {type: C, from: d, to: 'e f'}}}}",
        "models: {A: {model: B, map: {a: {kind: C, type: C, from: d, to: e}}}}",
        "models: {A: {model: B, ignore: {a: because}}}", "models: {A: {model: B, ignore: {a: ' '}}}",
        "models: {A: {model: B, ignore: [a]}}", "models: {A: {model: B, ignore: {a: [b]}}}",
        "models: {A: {model: B, merge: {a: union, b: [newer, null-clears], c: null-clears, d: {function: e}}}}",
        "models: {A: {model: B, merge: {a: newest}}}", "models: {A: {model: B, merge: {a: {function: 'b c'}}}}",
        "models: {A: {model: B, merge: {a: {function: b, policy: max}}}}",
        "models: {A: {model: B, merge: {a: {}}}}",
        "models: {A: {model: B, merge: {a: [[max]]}}}", "models: {A: {model: B, orphans: {a: delete, b: detach}}}",
        "models: {A: {model: B, orphans: {a: forget}}}", "models: {A: {model: B, fallback: c, unmapped: warning}}",
        "models: {A: {model: B, unmapped: never}}", "models: {A: {model: B, fallback: [c]}}",
        "models: {A: {models: B}}",
        "models-module: A", "models-module: [A]",
        "scenarios:", "scenarios: a", "scenarios: {}", "scenarios: {server: DTOMockServer}",
        "scenarios: {server: SwiftMockServer}", "scenarios: {server: WireMock}", "scenarios: {serve: DTOMockServer}",
        "scenarios: {app: books, scheme: books}", "scenarios: {app: ../books}", "scenarios: {scheme: 'a:b'}",
        "scenarios: {scheme: ''}", "scenarios: {app: [a]}", "scenarios: {exclude: a}",
        "scenarios: {exclude: [a, GET /b]}", "scenarios: {exclude: {a: b}}", "scenarios: {resources: null}",
        "scenarios: {resources: [A]}", "scenarios: {resources: {Book: null}}", "scenarios: {resources: {book: {}}}",
        "scenarios: {resources: {'A b': {}}}", "scenarios: {resources: {Book: {list: a, detail: b, search: c}}}",
        "scenarios: {resources: {Book: {images: [a, b], dependents: {Reviews: c}}}}",
        "scenarios: {resources: {Book: {images: {a: b}}}}", "scenarios: {resources: {Book: {lists: a}}}",
        "scenarios: {resources: {Book: {list: [a]}}}", "scenarios: {resources: {Book: {dependents: [a]}}}",
        "scenarios: {resources: {Book: {dependents: {reviews: c}}}}",
        "scenarios: {resources: {Book: {dependents: {Reviews: {operation: c, body: d}}}}}",
        "scenarios: {resources: {Book: {dependents: {Reviews: {body: d}}}}}",
        "scenarios: {resources: {Book: {dependents: {Reviews: {operation: c, path: d}}}}}",
        "dangling: JSONValue", "references: {'https://a.b/c': d}",
        "references: {'https://a.b/c': [d]}", "references: [a]", "references:", "merge-keys: false", "merge-keys: 0",
        "runtime-module: A",
        "runtime-module: [A]", "modul: A", "[a]", "text",
    ])
    func theSameVerdict(on text: String) throws {
        let value = JSONValue(ContractValue(try #require(Self.tree(text.isEmpty ? "null" : text)).root))
        let (schema, schemas) = try Self.served.get()
        let violations = SchemaValidator.violations(in: value, of: schema, in: schemas, .request)
        let complaints = complaints(text)
        #expect(
            violations.isEmpty == complaints.isEmpty, "the schema says \(violations), the reader \(complaints)")
    }

    private static let files =
        GoldenCase.all(in: root.appending(path: "Tests/Tool/GoldenTests/Cases")).compactMap(\.configuration)
        + [root.appending(path: "spec/gen-dtos.yaml")]

    @Test(arguments: files)
    func realFiles(_ file: URL) throws {
        try theSameVerdict(on: String(contentsOf: file, encoding: .utf8))
    }
}
