import Foundation
import TestSupport
import Testing
@testable import ContractReports

/// These small documents repeat steps that the contract of the example took. Beside each step is what a reviewer would
/// write about it.
@Suite struct ContractHistoryTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "History")

    @Test(arguments: ["1.0-1.5", "1.5-2.0", "2.3-2.4", "3.0-3.1", "3.2-3.3", "3.3-todo"])
    func step(_ name: String) throws {
        func text(_ file: String) throws -> String {
            try String(contentsOf: Self.folder.appending(path: "\(name)/\(file)"), encoding: .utf8)
        }
        let compared = try ComparedDocuments(try text("old.yaml"), try text("new.yaml"))
        let found = compared.changes.map { change in
            "\(change.severity.rawValue) \(change.priority.rawValue) \(change.place) [\(change.rule.id)]"
                + (change.deadline.map { " until \($0)" } ?? "") + "\n"
        }
        expectEqualText(found.joined(), try text("findings.txt"))
    }
}
