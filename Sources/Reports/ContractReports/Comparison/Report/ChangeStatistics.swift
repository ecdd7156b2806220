import Diagnostics
import Texts

/// Counts the changes of each schema and operation, in the form of `git diff --stat`:
///
///      info.version     | 1 breaking  0 other
///      WorkDTO          | 2 breaking  1 other
///      GET /works/{id}  | 0 breaking  1 other
///      3 places changed, 3 breaking, 2 other
///
/// Fields of the root come first, then components, then operations. Each group is sorted by name.
package struct ChangeStatistics {
    private struct Counts {
        var breaking = 0
        var other = 0
        var approved = 0

        mutating func add(_ judged: JudgedChange) {
            if judged.approval != nil {
                approved += 1
            } else if judged.change.isBreaking {
                breaking += 1
            } else {
                other += 1
            }
        }
    }

    /// The greatest length of a name. A path may be very long.
    private static let longestName = 80

    private let report: ChangeReport

    package init(of report: ChangeReport) {
        self.report = report
    }

    package var text: String {
        if report.changes.isEmpty { return report.summary + "\n" }
        var rows: [ChangeScope: Counts] = [:]
        var total = Counts()
        for judged in report.changes {
            rows[judged.change.scope, default: Counts()].add(judged)
            total.add(judged)
        }
        let sorted = rows.sorted { $0.key < $1.key }.map { scope, counts in
            (name: VisibleText.escaped(scope.name.clipped(to: Self.longestName)), counts)
        }
        let width = sorted.map(\.name.count).max() ?? 0
        let lines = sorted.map { name, counts in
            let padding = String(repeating: " ", count: width - name.count)
            return " \(name)\(padding) | " + Self.words(counts, besides: total).joined(separator: "  ")
        }
        let conclusion = [rows.count.counted("place") + " changed"] + Self.words(total, besides: total)
        return (lines + [" " + conclusion.joined(separator: ", ")]).map { $0 + "\n" }.joined()
    }

    /// Returns `2 breaking`, `1 other`, and `1 approved` if a change is approved. The columns are as wide as the
    /// columns of the total.
    private static func words(_ counts: Counts, besides total: Counts) -> [String] {
        func word(_ count: Int, _ widest: Int, _ word: String) -> String {
            String(repeating: " ", count: "\(widest)".count - "\(count)".count) + "\(count) \(word)"
        }
        return [word(counts.breaking, total.breaking, "breaking"), word(counts.other, total.other, "other")]
            + (total.approved > 0 ? [word(counts.approved, total.approved, "approved")] : [])
    }
}
