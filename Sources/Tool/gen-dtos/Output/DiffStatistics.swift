import Texts

/// The number of changed lines of each file, in the form of `git diff --stat`, in the order of the files.
struct DiffStatistics {
    private struct Row {
        var path: String
        var added: Int
        var removed: Int
    }

    private var rows: [Row] = []

    init() {}

    init(_ difference: UnifiedDiff) {
        add(difference)
    }

    mutating func add(_ difference: UnifiedDiff) {
        rows.append(Row(path: difference.path, added: difference.added, removed: difference.removed))
    }

    /// Returns a table such as this:
    ///
    /// ```
    ///  Generated/Sources/Books/Models/Work.swift | +12  -3
    ///  Generated/contract.lock                   |  +1  -0
    ///  2 files changed, 13 insertions(+), 3 deletions(-)
    /// ```
    func text(hasColour: Bool) -> String {
        let width = rows.map(\.path.count).max() ?? 0
        let (added, removed) = (rows.map(\.added), rows.map(\.removed))
        let lines = rows.map { row in
            let plus = Self.column("+", row.added, widest: added.max(), hasColour && row.added > 0 ? 32 : nil)
            let minus = Self.column("-", row.removed, widest: removed.max(), hasColour && row.removed > 0 ? 31 : nil)
            return " \(row.path)\(Self.spaces(width - row.path.count)) | \(plus) \(minus)\n"
        }
        let counts = [
            rows.count.counted("file") + " changed", added.reduce(0, +).counted("insertion") + "(+)",
            removed.reduce(0, +).counted("deletion") + "(-)",
        ]
        return lines.joined() + " " + counts.joined(separator: ", ") + "\n"
    }

    /// Returns a number with its sign, padded to the width of a column.
    ///
    /// - Parameter colour: Green or red of ECMA-48, section 8.3.117, or nil for no colour.
    private static func column(_ sign: String, _ number: Int, widest: Int?, _ colour: Int?) -> String {
        let padding = spaces("\(widest ?? 0)".count - "\(number)".count)
        return padding + (colour.map { "\u{1B}[\($0)m\(sign)\(number)\u{1B}[0m" } ?? "\(sign)\(number)")
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
