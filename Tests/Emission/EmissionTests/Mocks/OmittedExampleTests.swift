import Diagnostics
import Testing
@testable import Generation
@testable import GenerationSettings

/// If several operations share a response by `$ref`, the mocks use only its first examples, and only short ones. Each
/// example that is left out is reported once, at its place.
@Suite struct OmittedExampleTests {
    /// - Parameter isShared: Whether both operations refer to one response. Otherwise each operation has a response of
    ///   its own.
    private static func document(_ examples: [String], isShared: Bool) -> String {
        let members = examples.enumerated().map { "e\($0): {value: \"\($1)\"}" }.joined(separator: ", ")
        let answer = "{description: d, content: {text/plain: {schema: {type: string}, examples: {\(members)}}}}"
        let place = isShared ? "{$ref: \"#/components/responses/Words\"}" : answer
        return """
            openapi: 3.1.0
            info: {title: Words, version: "1"}
            paths:
              /a: {get: {operationId: a, responses: {"200": \(place)}}}
              /b: {get: {operationId: b, responses: {"200": \(place)}}}
            components:
              responses:
                Words: \(answer)
            """
    }

    private static func input(
        _ examples: [String], isShared: Bool = true, emit: Set<GenerationOptions.Artifact> = [.models, .client, .mocks]
    ) -> GenerationInput {
        GenerationInput(
            document: SourceFile(path: "openapi.yaml", text: document(examples, isShared: isShared)),
            overrides: OptionOverrides(emit: emit))
    }

    private static func notes(_ result: GenerationResult) -> [Diagnostic] {
        result.diagnostics.filter { $0.id == "omitted-example" }
    }

    @Test func aLongOneIsSaid() throws {
        let result = GenerationPipeline.run(Self.input(["short", String(repeating: "x", count: 4_001)]))
        let notes = Self.notes(result)
        #expect(notes.count == 1)
        let note = try #require(notes.first)
        #expect(note.severity == .note)
        #expect(
            note.message
                == "the mocks leave out this example, because operations share its response by '$ref'; the mocks have only the first 8 examples, and each of them only up to 4000 bytes"
        )
        let line = try #require(Self.document(["short", "xxx"], isShared: true).split(separator: "\n").last)
        let example = try #require(line.firstRange(of: "\"xxx"))
        #expect(note.location?.line == 8)
        #expect(note.location?.column == UInt32(line[..<example.lowerBound].count + 1))
        #expect(!result.diagnostics.contains { $0.severity != .note })
    }

    @Test func oneBeyondTheLimitIsSaid() throws {
        let eight = (0..<8).map { "example \($0)" }
        #expect(Self.notes(GenerationPipeline.run(Self.input(eight))).isEmpty)
        let notes = Self.notes(GenerationPipeline.run(Self.input(eight + ["one more"])))
        #expect(notes.count == 1)
        let line = try #require(Self.document(eight + ["one more"], isShared: true).split(separator: "\n").last)
        let example = try #require(line.firstRange(of: "\"one more"))
        #expect(try #require(notes.first?.location).column == UInt32(line[..<example.lowerBound].count + 1))
    }

    @Test func nothingIsSaidWhereAllAreThere() {
        let long = String(repeating: "x", count: 4_000)
        #expect(Self.notes(GenerationPipeline.run(Self.input((0..<8).map { _ in long }))) == [])
        let many = (0..<20).map { _ in long + long }
        #expect(Self.notes(GenerationPipeline.run(Self.input(many, isShared: false))) == [])
    }

    /// The note appears only if mocks are made.
    @Test func itIsSaidOfMocksAlone() {
        let input = Self.input([String(repeating: "x", count: 4_001)], emit: [.models, .client, .docs])
        #expect(Self.notes(GenerationPipeline.run(input)) == [])
        #expect(Self.notes(GenerationPipeline.contract(input)) == [])
        #expect(Self.notes(GenerationPipeline.served(input).result) == [])
        #expect(Self.notes(GenerationPipeline.served(input, isMock: true).result).count == 1)
    }
}
