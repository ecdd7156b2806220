import BooksTrackAPI
import DTORuntime
import Foundation
import Testing
import TestSupport

/// Documentation/Comparison.md describes the behaviour of hand-written `Codable`. These tests show that the page is
/// true.
@Suite struct ComparisonTests {
    /// A type as people write it by hand.
    private struct Author: Codable {
        enum Gender: String, Codable {
            case female = "Female"
            case male = "Male"
            case other = "Other"
            case unknown = "Unknown"
        }

        var name: String
        var gender: Gender
        var birthYear: Int?
        var bookCount: Int?
    }

    @Test func ofListsThatArrive() throws {
        let page = try String(
            contentsOf: SharedFolder.packageRoot.appending(path: "Documentation/Comparison.md"), encoding: .utf8)
        let rows = page.matches(of: /(?m)^\| ([^|]+) \| `(\[.*\])` \| ([^|]+) \| ([^|]+) \|$/)
        #expect(rows.count == 7)
        for row in rows {
            let json = Data(row.2.utf8)
            let byHand = (try? JSONDecoder().decode([Author].self, from: json)).map { "\($0.count)" }
            #expect((byHand ?? "throws") == row.3, "\(row.1), by hand")
            for outcome in [
                try JSONDecoder().decodeReporting([AuthorDTO].self, from: json),
                try DTODecoder().decodeReporting([AuthorDTO].self, from: json),
            ] {
                let kinds = outcome.issues.map { ", \($0.kind)" }.joined()
                #expect("\(outcome.value.count)\(kinds)" == row.4, "\(row.1), generated")
            }
        }
    }
}
