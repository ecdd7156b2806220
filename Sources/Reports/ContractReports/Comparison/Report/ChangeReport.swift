package import ContractModel
package import Diagnostics
import Texts

/// The changes between two documents, ready for output.
package struct ChangeReport: Sendable {
    /// One of the two documents.
    package struct Side: Sendable {
        package var info: ContractInfo
        package var sources: SourceFileTable
        /// Maps the pointer of each path item to the place of its first operation.
        private let pathItems: [Substring: SourceLocation]

        package init(_ contract: Contract, _ sources: SourceFileTable) {
            info = contract.info
            self.sources = sources
            pathItems = Dictionary(
                contract.operations.map { (Self.pathItem(of: $0.pointer), $0.location) },
                uniquingKeysWith: { first, _ in first })
        }

        /// Returns the place that is nearest to a part that only the other side has: the path item of an operation, or
        /// the beginning of the document.
        func nearest(to subject: ChangeSubject) -> SourceLocation? {
            if case .operation(let sides, _) = subject, let pointer = sides.old ?? sides.new,
                let location = pathItems[Self.pathItem(of: pointer)]
            {
                return location
            }
            return sources.files.isEmpty
                ? nil : SourceLocation(file: SourceFileID(rawValue: 0), line: 1, column: 1)
        }

        private static func pathItem(of pointer: String) -> Substring {
            pointer.lastIndex(of: "/").map { pointer[..<$0] } ?? pointer[...]
        }

        /// Returns a place as text: `api.yaml:12:5`
        package func text(of location: SourceLocation?) -> String? {
            place(of: location).map { "\($0.file):\($0.line):\($0.column)" }
        }

        package func place(of location: SourceLocation?) -> (file: String, line: Int, column: Int)? {
            guard let location, sources.files.indices.contains(Int(location.file.rawValue)) else { return nil }
            return (sources[location.file].path, Int(location.line), Int(location.column))
        }
    }

    package var old: Side
    package var new: Side
    /// The changes. The most severe changes come first.
    package var changes: [JudgedChange]

    package init(old: Side, new: Side, changes: [JudgedChange]) {
        self.old = old
        self.new = new
        self.changes = changes
    }

    /// The part of the version that must increase. Approvals have no effect on this part, because a version informs
    /// other teams.
    package var neededVersionPart: VersionPart {
        VersionPart(for: changes.map(\.change).filter { $0.rule.id != "version-not-raised" })
    }

    package func count(_ severity: ChangeSeverity) -> Int {
        changes.count { $0.approval == nil && $0.change.severity == severity }
    }

    /// Whether a change without approval has at least this severity.
    package func holds(_ severity: ChangeSeverity) -> Bool {
        changes.contains { $0.approval == nil && $0.change.severity >= severity }
    }

    /// The summary: `3 changes: 1 breaking, 1 warning, 1 for information`
    package var summary: String {
        if changes.isEmpty { return "No difference between the contracts." }
        let approved = changes.count { $0.approval != nil }
        let counts =
            ["\(count(.breaking)) breaking", "\(count(.warning)) with a warning", "\(count(.info)) for information"]
            + (approved > 0 ? ["\(approved) approved"] : [])
        return "\(changes.count.counted("change")): \(counts.joined(separator: ", "))."
    }

    /// Advice about the version, or nil if the version has increased enough.
    var versionAdvice: String? {
        guard changes.contains(where: { $0.change.rule.id == "version-not-raised" }) else { return nil }
        switch neededVersionPart {
        case .none: return nil
        case .minor: return "Increase the minor part of the version."
        case .major: return "Increase the major part of the version."
        }
    }

    /// The title: `BooksTrack API 3.1.0 → 3.2.0`
    var title: String {
        "\(new.info.title) \(old.info.version) → \(new.info.version)"
    }
}

/// The output format of changes.
package enum ChangeFormat: String, CaseIterable, Sendable {
    case text
    /// The comment of a pull request.
    case markdown
    /// One object that conforms to `Documentation/changes.schema.json`.
    case json
    case github
    case sarif
    case gitlab
    /// A badge of shields.io.
    case badge
    /// A section for the project's changelog.
    case changelog

    /// - Parameters:
    ///   - today: The date of the changelog's section.
    ///   - isDetailed: Whether the format `text` has the places and the effects of each change.
    ///   - colour: Whether the format `text` uses colours.
    package func text(
        of report: ChangeReport, toolVersion: String, today: String, isDetailed: Bool = false, colour: Bool = false
    ) -> String {
        switch self {
        case .text: ChangeText(report: report, isDetailed: isDetailed, hasColour: colour).text
        case .markdown: ChangeMarkdown(report: report).text
        case .json: ChangeJSON(report: report).text
        case .github: report.diagnostics(.github, toolVersion)
        case .sarif: report.diagnostics(.sarif, toolVersion)
        case .gitlab: report.diagnostics(.gitlab, toolVersion)
        case .badge: ChangeBadge(report: report).text
        case .changelog: ChangeLog(report: report, today: today).text
        }
    }
}
