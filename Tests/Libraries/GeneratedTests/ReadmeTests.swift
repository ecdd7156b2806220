import BooksTrackAPI
import DTORuntime
import Foundation
import Testing
import TestSupport

/// README.md and Documentation/Tour.md show code and its output. These tests run the code.
@Suite struct ReadmeTests {
    private static let root = SharedFolder.packageRoot

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns the code blocks of a page, in order.
    private static func blocks(_ page: String) throws -> [Substring] {
        try text(page).matches(of: /(?s)```\w*\n(.*?)```/).map(\.1)
    }

    /// The tour also prints the gender.
    @Test(arguments: ["README.md", "Documentation/Tour.md"])
    func authorsOfABadDay(_ page: String) throws {
        let blocks = try Self.blocks(page)
        let index = try #require(blocks.firstIndex { $0.contains("decodeReporting") })
        let json = try #require(blocks[index].firstMatch(of: /(?s)"""\n(.*?)\n *"""/)).1
        let outcome =
            blocks[index].contains("DTODecoder()")
            ? try DTODecoder().decodeReporting([AuthorDTO].self, from: Data(json.utf8))
            : try JSONDecoder().decodeReporting([AuthorDTO].self, from: Data(json.utf8))
        let names = outcome.value.map { blocks[index].contains("$0.gender") ? "\($0.name), \($0.gender)" : $0.name }
        let lines = ["\(names)"] + outcome.issues.map { "\($0)" }
        #expect(lines.joined(separator: "\n") + "\n" == blocks[index + 1])
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

    /// The tour leaves out some lines, which the test ignores.
    @Test func theSwiftOfTheTour() throws {
        let blocks = try Self.blocks("Documentation/Tour.md")
        let shown = try #require(blocks.first { $0.contains("struct AuthorDTO") })
        let lines = Set(
            try Self.text("Generated/Sources/BooksTrackAPI/Models/AuthorDTO.swift").split(separator: "\n").map(
                String.init))
        for line in shown.split(separator: "\n") where line.trimmingCharacters(in: .whitespaces) != "…" {
            #expect(lines.contains(String(line)))
        }
    }
}
