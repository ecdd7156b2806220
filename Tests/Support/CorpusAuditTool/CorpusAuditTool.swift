import CorpusAudit
import Foundation

/// `corpus-audit LIST [SUBSTRING]`: audits every document that a list names, relative to the list's folder.
///
/// Prints a line for each loss and each refused document, then the number of each warning. The exit status is 1 if
/// something was lost.
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
        let audit = CorpusAudit(of: documents)
        for (path, error) in audit.refusals.sorted(by: { $0.key < $1.key }) { print("refused\t\(path)\t\(error)") }
        for loss in audit.losses { print("lost\t\(loss)") }
        for (id, count) in audit.warningCounts.sorted(by: { $0.key < $1.key }) { print("warning\t\(id)\t\(count)") }
        print("\(documents.count) documents, \(audit.comparedCount) object schemas, \(audit.losses.count) losses")
        exit(audit.losses.isEmpty ? 0 : 1)
    }
}
