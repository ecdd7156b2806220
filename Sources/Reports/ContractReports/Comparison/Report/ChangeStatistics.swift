package import ContractModel
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
    /// The changed part, with its inline types.
    private struct Place: Hashable, Comparable {
        enum Kind: Int {
            case field, component, operation
        }

        let kind: Kind
        let name: String

        /// The order. Operations of one path are next to each other.
        private var order: (Int, Substring, String) {
            (kind.rawValue, kind == .operation ? name.drop { $0 != " " } : "", name)
        }

        static func < (left: Place, right: Place) -> Bool { left.order < right.order }
    }

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
    private let old: Contract
    private let new: Contract

    package init(of report: ChangeReport, from old: Contract, to new: Contract) {
        self.report = report
        self.old = old
        self.new = new
    }

    package var text: String {
        if report.changes.isEmpty { return report.summary + "\n" }
        var rows: [Place: Counts] = [:]
        var total = Counts()
        let titles = (Self.titles(old), Self.titles(new))
        for judged in report.changes {
            rows[place(of: judged.change, titles), default: Counts()].add(judged)
            total.add(judged)
        }
        let sorted = rows.sorted { $0.key < $1.key }.map { place, counts in
            (name: VisibleText.escaped(place.name.clipped(to: Self.longestName)), counts)
        }
        let width = sorted.map(\.name.count).max() ?? 0
        let lines = sorted.map { name, counts in
            let padding = String(repeating: " ", count: width - name.count)
            return " \(name)\(padding) | " + Self.words(counts, besides: total).joined(separator: "  ")
        }
        let conclusion = [rows.count.counted("place") + " changed"] + Self.words(total, besides: total)
        return (lines + [" " + conclusion.joined(separator: ", ")]).map { $0 + "\n" }.joined()
    }

    /// Returns `2 breaking`, `1 other`, and `1 approved` if anything is approved. The columns are as wide as those of
    /// the total.
    private static func words(_ counts: Counts, besides total: Counts) -> [String] {
        func word(_ count: Int, _ widest: Int, _ word: String) -> String {
            String(repeating: " ", count: "\(widest)".count - "\(count)".count) + "\(count) \(word)"
        }
        return [word(counts.breaking, total.breaking, "breaking"), word(counts.other, total.other, "other")]
            + (total.approved > 0 ? [word(counts.approved, total.approved, "approved")] : [])
    }

    // MARK: Places

    private func place(of change: Change, _ titles: (old: [String: String], new: [String: String])) -> Place {
        switch change.subject {
        case .document, .inherited: return Place(kind: .field, name: change.place)
        case .operation(let sides, _):
            let title = sides.new.flatMap { titles.new[$0] } ?? sides.old.flatMap { titles.old[$0] }
            return Place(kind: .operation, name: title ?? change.place)
        case .type(let sides, _):
            if let id = sides.new { return Self.place(of: new.outermost(id), titles.new) }
            if let id = sides.old { return Self.place(of: old.outermost(id), titles.old) }
            return Place(kind: .component, name: change.place)
        }
    }

    private static func place(of definition: TypeDefinition, _ titles: [String: String]) -> Place {
        if case .operation = definition.origin, let title = titles[definition.pointer] {
            return Place(kind: .operation, name: title)
        }
        return Place(kind: .component, name: definition.origin.documentName)
    }

    /// Returns the titles of operations by pointer.
    private static func titles(_ contract: Contract) -> [String: String] {
        Dictionary(contract.operations.map { ($0.pointer, $0.endpoint) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Contract {
    /// Returns the definition that contains an inline definition, or the definition itself.
    fileprivate func outermost(_ id: TypeID) -> TypeDefinition {
        var definition = self[id]
        while case .inline(let owner, _) = definition.origin { definition = self[owner] }
        return definition
    }
}
