import BooksTrackAPI
import Foundation
import TestSupport
import Testing

/// These tests check what a reviewer would ask about the checked-in sources before reading them.
@Suite struct SourceTests {
    private static let folder = SharedFolder.packageRoot.appending(path: "Generated/Sources/BooksTrackAPI")

    private static func sources() throws -> [(name: String, text: String)] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
    }

    /// Returns whether a line has code that ends the program, or that the compiler does not check.
    private static func isUnsafe(_ line: Substring) -> Bool {
        if line.drop(while: \.isWhitespace).hasPrefix("//") { return false }
        let code = line.replacing(#/"(?:[^"\\]|\\.)*"/#, with: "")
        let words = ["try!", "as!", "fatalError", "precondition", "assert", "@unchecked", "unsafe", "unowned"]
        return words.contains { code.contains($0) } || code.firstMatch(of: #/[\w)\]?]!(?!=)/#) != nil
    }

    @Test func nothingUnsafeStandsInThem() throws {
        let sources = try Self.sources()
        #expect(sources.count > 80)
        for (name, text) in sources {
            for line in text.split(separator: "\n") where Self.isUnsafe(line) {
                Issue.record("\(name): \(line)")
            }
        }
    }

    @Test(arguments: [
        ("let title = work.title!", true), ("let first = list[0]!.id", true), ("let id = find()!", true),
        ("var label: UILabel!", true), ("try! encoder.encode(self)", true), ("let work = value as! WorkDTO", true),
        ("fatalError()", true), ("preconditionFailure(\"never\")", true), ("assertionFailure()", true),
        ("final class Box: @unchecked Sendable {", true), ("nonisolated(unsafe) var count = 0", true),
        ("unowned let parent: Node", true), ("if a != b, !isEmpty, !(c) { return !d }", false),
        ("    /// Not `try!`.", false), ("let text = \"Now! try! \\\"so!\\\"\"", false),
    ])
    func whatIsUnsafe(_ line: String, _ isUnsafe: Bool) {
        #expect(Self.isUnsafe(line[...]) == isUnsafe)
    }

    /// The folder has the files of the testing strategy, and the tests that `emit: client` and `emit: mocks` add.
    @Test func testsAreFoundInTheirFiles() throws {
        let tests = SharedFolder.packageRoot.appending(path: "Generated/Tests/BooksTrackAPITests")
        let suites = try FileManager.default.contentsOfDirectory(atPath: tests.path).filter { !$0.hasPrefix(".") }
        #expect(
            suites.sorted() == [
                "APIContractComplianceTests", "APIErrorTests", "APIIntegrationTests", "CanonicalAPIResponseTests",
                "DTOTests", "MockDocumentTests", "RequestTests", "WebSocketHelpersTests",
            ])
        for suite in suites {
            let file = tests.appending(path: "\(suite)/\(suite).swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(suite == "DTOTests" || text.contains("struct \(suite) {"), "\(suite)")
        }
    }

    @Test func linesAreNoLongerThanAPage() throws {
        for (name, text) in try Self.sources() {
            for line in text.split(separator: "\n") where line.count > 120 {
                // Only a literal may be longer, because it cannot be split.
                #expect(line.contains("\""), "\(name): \(line)")
            }
        }
    }

    @Test func onlyTheContractInfoNamesItsVersion() throws {
        for (name, text) in try Self.sources() {
            #expect(text.hasPrefix("// Made by gen-dtos from the contract \"BooksTrack API\". Do not edit"), "\(name)")
            #expect(text.contains(ContractInfo.contentHash) == (name == "ContractInfo.swift"), "\(name)")
        }
    }

    /// The contract was audited with these sizes.
    @Test func theAuditedTypesAreWhole() {
        #expect(Mirror(reflecting: WorkDTO(title: "")).children.count == 23)
        #expect(Mirror(reflecting: EditionDTO()).children.count == 23)
        #expect(Mirror(reflecting: AuthorDTO(name: "")).children.count == 11)
        let values = [
            EditionFormat.allCases.count, AuthorGender.allCases.count, CulturalRegion.allCases.count,
            ReviewStatus.allCases.count, DataProvider.allCases.count, ApiErrorCode.allCases.count,
        ]
        #expect(values == [5, 5, 11, 3, 4, 7])
    }
}
