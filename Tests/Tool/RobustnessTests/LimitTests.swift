import Diagnostics
import Files
import Generation
import InputProperties
import Testing
import YAMLTree

/// Anything that could grow far beyond the document is refused, with the option that allows it (ARCHITECTURE.md,
/// "Limits").
@Suite(.timeLimit(.minutes(10))) struct LimitTests {
    @Test func chainsOfReferencesCountAsDepth() {
        let schemas = (0..<60).map { "S\($0): {$ref: '#/components/schemas/S\($0 + 1)'}" } + ["S60: {type: string}"]
        let users = "User: {type: object, properties: {a: {$ref: '#/components/schemas/S0'}}}"
        #expect(Self.errors(schemas + [users], depth: 80) == [])
        #expect(Self.errors(schemas + [users], depth: 40).allSatisfy { $0.id == "too-deep" })
        #expect(Self.errors(schemas + [users], depth: 40).allSatisfy { $0.message.contains("--limit depth=") })
        #expect(!Self.errors(schemas + [users], depth: 40).isEmpty)
    }

    /// Each schema is an array of the next one. This is written and walked as nesting.
    @Test func chainsOfArraysCountAsDepth() {
        let schemas =
            (0..<60).map { "S\($0): {type: array, items: {$ref: '#/components/schemas/S\($0 + 1)'}}" }
            + ["S60: {type: array, items: {$ref: '#/components/schemas/S0'}}"]
        #expect(Self.errors(schemas, depth: 80) == [])
        #expect(Self.errors(schemas, depth: 40).map(\.id) == ["too-deep"])
    }

    @Test func ringsOfAllOfEnd() {
        let schemas = (0..<60).map {
            "S\($0): {allOf: [{$ref: '#/components/schemas/S\(($0 + 1) % 60)'}, {properties: {p\($0): {type: string}}}]}"
        }
        let ids = Set(Self.errors(schemas, depth: 20).map(\.id))
        #expect(ids == ["too-deep"])
    }

    /// A hundred records have the hundred properties of the base.
    @Test func compositionIsCounted() {
        let base = "Base: {type: object, properties: {\((0..<100).map { "p\($0): {}" }.joined(separator: ", "))}}"
        let schemas = (0..<100).map {
            "S\($0): {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {q: {type: string}}}]}"
        }
        #expect(Self.errors([base] + schemas, composition: 15_000) == [])
        let errors = Self.errors([base] + schemas, composition: 5_000)
        #expect(errors.map(\.id) == ["composition-too-large"])
        #expect(errors.allSatisfy { $0.message.contains("--limit composition=") })
    }

    /// Each step doubles the properties. Without a limit there would be 2^60.
    @Test func doublingEnds() {
        let schemas = (0..<60).map {
            "S\($0): {allOf: [{$ref: '#/components/schemas/S\($0 + 1)'}, {$ref: '#/components/schemas/S\($0 + 1)'}]}"
        }
        #expect(Self.errors(schemas + ["S60: {type: object, properties: {a: {type: string}}}"]) == [])
    }

    /// Eight levels have seven unions, each of all unions of the next level. As a tree this would be six million.
    @Test func unionsWithinUnionsAreNamedOnce() {
        let branches = (0..<7).map { "x\($0): {type: object, properties: {a\($0): {type: string}}}" }
        let schemas = (0..<8).map { level -> String in
            let inner = (0..<7).map { "{$ref: '#/components/schemas/L\(level + 1)/properties/x\($0)'}" }
            let unions = (0..<7).map { number in
                let own = "{type: object, properties: {q\(level)\(number): {type: string}}}"
                return "x\(number): {oneOf: [\(inner.joined(separator: ", ")), \(own)]}"
            }
            return "L\(level): {type: object, properties: {\(unions.joined(separator: ", "))}}"
        }
        #expect(Self.errors(schemas + ["L8: {type: object, properties: {\(branches.joined(separator: ", "))}}"]) == [])
    }

    @Test(arguments: [
        "{type: array, minItems: 1000000000000, items: {type: array, minItems: 1000000000000, items: {type: string}}}",
        "{type: string, minLength: 1000000000000}",
        "{type: object, minProperties: 1000000000000, additionalProperties: {type: integer}}",
        "{type: array, uniqueItems: true, minItems: 9223372036854775807, items: {type: boolean}}",
        "{type: string, pattern: '^(a{9999}){9999}$'}",
        "{type: string, pattern: '^((((((a*)*)*)*)*)*)*b$'}",
        "{type: integer, minimum: 1e400, maximum: -1e400, multipleOf: 1e-400}",
        "{type: string, minLength: -5, maxLength: -9223372036854775808}",
        "{type: string, minLength: 99999999999999999999999}",
        String(repeating: "{type: array, minItems: 50, items: ", count: 6) + "{type: string}"
            + String(repeating: "}", count: 6),
    ])
    func fixturesAreBounded(schema: String) throws {
        let result = Self.run(["P: {type: object, required: [a], properties: {a: \(schema)}}"])
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        let size = try #require(result.files).files.reduce(0) { $0 + $1.bytes.count }
        #expect(size < 1_000_000)
    }

    private static func errors(_ schemas: [String], depth: Int = 512, composition: Int? = nil) -> [Diagnostic] {
        run(schemas, depth: depth, composition: composition).diagnostics.filter { $0.severity == .error }
    }

    private static func run(_ schemas: [String], depth: Int = 512, composition: Int? = nil) -> GenerationResult {
        let text =
            "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
            + schemas.map { "    \($0)\n" }.joined()
        var limits = YAMLLimits.standard
        limits.depth = depth
        limits.composition = composition ?? limits.composition
        return GenerationPipeline.run(
            GenerationInput(document: SourceFile(path: "limits.yaml", text: text), limits: limits, jobs: 1))
    }
}
