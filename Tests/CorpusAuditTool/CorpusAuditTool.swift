import CorpusAudit
import Foundation

/// `corpus-audit LIST [SUBSTRING]`: audits every document that a list names, relative to the list's folder.
///
/// Prints a line per loss and per refusal, then how often each warning came. Exit status 1 where something was lost.
@main
struct CorpusAuditTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let list = arguments.first.map({ URL(filePath: $0) }),
            let text = try? String(contentsOf: list, encoding: .utf8)
        else {
            print("usage: corpus-audit LIST [SUBSTRING]")
            exit(2)
        }
        let part = arguments.dropFirst().first ?? ""
        let documents = text.split(separator: "\n").map(String.init).filter { part.isEmpty || $0.contains(part) }
            .map { CorpusDocument($0, in: list.deletingLastPathComponent()) }
        onDeepStack { exit(report(documents)) }
    }

    /// As the tool itself does: schemas may refer to each other through hundreds of others.
    private static func onDeepStack(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = 512 << 20
        thread.start()
        while true { Thread.sleep(forTimeInterval: 3600) }
    }

    private static func report(_ documents: [CorpusDocument]) -> Int32 {
        var warnings: [String: Int] = [:]
        var lossCount = 0
        var comparedCount = 0
        for document in documents {
            guard let audit = document.audit() else {
                print("\(document.path): unreadable")
                continue
            }
            if let error = audit.errors.first { print("\(document.path): refused: \(error)") }
            for loss in audit.losses { print("\(document.path): lost: \(loss)") }
            lossCount += audit.losses.count
            comparedCount += audit.comparedCount
            warnings.merge(audit.warningCounts, uniquingKeysWith: +)
        }
        print("\(documents.count) documents, \(comparedCount) object schemas compared, \(lossCount) losses")
        for (id, count) in warnings.sorted(by: { $0.key < $1.key }) { print("\(id)\t\(count)") }
        return lossCount == 0 ? 0 : 1
    }
}
