import BooksTrackAPI
import DTORuntime
import Foundation
import Testing

/// What the README's tour shows is what happens.
@Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The blocks of code of the tour, in order, with the language that they name.
    private static func tour() throws -> [(language: Substring, code: Substring)] {
        let readme = try text("README.md")
        let start = try #require(readme.range(of: "## A tour"))
        let end = try #require(readme.range(of: "## Lint"))
        return readme[start.upperBound..<end.lowerBound].matches(of: /(?s)```(\w*)\n(.*?)```/).map { ($0.1, $0.2) }
    }

    @Test func authorsOfABadDay() throws {
        let blocks = try Self.tour()
        let index = try #require(blocks.firstIndex { $0.code.contains("decodeReporting") })
        let json = try #require(blocks[index].code.firstMatch(of: /(?s)"""\n(.*?)\n *"""/)).1
        let outcome = try JSONDecoder().decodeReporting([AuthorDTO].self, from: Data(json.utf8))
        let lines = ["\(outcome.value.map { "\($0.name), \($0.gender)" })"] + outcome.issues.map { "\($0)" }
        #expect(lines.joined(separator: "\n") + "\n" == blocks[index + 1].code)
    }

    @Test func thePlainDecoderAndTheStrictPolicy() throws {
        let json = Data(#"{"name": "Frank Herbert", "gender": "Male", "birthYear": "1920"}"#.utf8)
        let reported = try JSONDecoder().decodeReporting(AuthorDTO.self, from: json)
        #expect(reported.issues.map(\.kind) == [.coerced])
        #expect(try JSONDecoder().decode(AuthorDTO.self, from: json) == reported.value)
        let broken = Data(#"[{"gender": "Male"}]"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([AuthorDTO].self, from: broken) }
        let strict = JSONDecoder()
        strict.userInfo[.decodingPolicy] = DecodingPolicy.strict
        #expect(throws: DecodingError.self) { try strict.decode(AuthorDTO.self, from: json) }
    }

    /// Leaving out what it does not show.
    @Test func theSwiftOfTheTour() throws {
        let blocks = try Self.tour()
        let shown = try #require(blocks.first { $0.code.contains("struct AuthorDTO") }).code
        let lines = Set(
            try Self.text("Generated/Sources/BooksTrackAPI/Models/AuthorDTO.swift").split(separator: "\n").map(
                String.init))
        for line in shown.split(separator: "\n") where line.trimmingCharacters(in: .whitespaces) != "…" {
            #expect(lines.contains(String(line)))
        }
    }
}
