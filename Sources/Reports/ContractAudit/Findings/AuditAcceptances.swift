package import ContractModel
package import Diagnostics
import Texts
package import YAMLTree

/// The findings that a team accepts, and the known findings that the team will fix later: `audit-accepted.yaml`.
package struct AuditAcceptances: Sendable {
    package struct Entry: Sendable {
        /// A property (`WorkDTO.primaryProvider`), a type or a schema (`SearchRow`), or a pattern
        /// (`property.extra Search*`).
        package var what: String
        package var why = ""
        package var by = ""
        package var until: CalendarDay?
        package var location: SourceLocation

        func fits(_ finding: AuditFinding) -> Bool {
            let pattern = TextPattern(what)
            return finding.subjects.contains { pattern.matches($0) || pattern.matches(finding.id + " " + $0) }
        }
    }

    package private(set) var entries: [Entry] = []
    /// The findings that the team knows and will fix later.
    package private(set) var known: [Entry] = []
    /// The faults of the file, with their locations.
    package private(set) var faults: [(message: String, location: SourceLocation)] = []

    package init(_ tree: YAMLTree) {
        let root = tree.root
        if root.isNull { return }
        guard root.kind == .mapping else {
            fault("The file must be a mapping with 'accepted' and 'known'.", root.location)
            return
        }
        for pair in root.pairs {
            guard ["accepted", "known"].contains(pair.key) else {
                fault("There is no key '\(pair.key)'. The keys are: accepted, known.", pair.keyLocation)
                continue
            }
            if pair.value.isNull { continue }
            guard pair.value.kind == .sequence else {
                fault("'\(pair.key)' must be a list.", pair.value.location)
                continue
            }
            for element in pair.value.elements {
                if pair.key == "accepted" { readEntry(element) } else { readKnown(element) }
            }
        }
    }

    private mutating func fault(_ message: String, _ location: SourceLocation) {
        faults.append((message, location))
    }

    private mutating func readKnown(_ node: YAMLNode) {
        guard node.kind == .scalar else {
            return fault("A known finding must be a string such as 'property.missing WorkDTO.title'.", node.location)
        }
        known.append(Entry(what: node.text, location: node.location))
    }

    private mutating func readEntry(_ node: YAMLNode) {
        guard node.kind == .mapping else { return fault("An entry must be a mapping.", node.location) }
        var entry = Entry(what: "", location: node.location)
        for pair in node.pairs {
            let text = pair.value.kind == .scalar ? pair.value.text : ""
            switch pair.key {
            case "what": entry.what = text
            case "why": entry.why = text
            case "by": entry.by = text
            case "until":
                entry.until = CalendarDay(text)
                if entry.until == nil { fault("'until' must be a day such as 2026-03-01.", pair.value.location) }
            default: fault("There is no key '\(pair.key)'. The keys are: what, why, by, until.", pair.keyLocation)
            }
        }
        for (name, value) in [("what", entry.what), ("why", entry.why), ("by", entry.by)] where value.isEmpty {
            fault("An entry needs '\(name)'.", node.location)
        }
        entries.append(entry)
    }
}

extension AuditFinding {
    /// The names by which an entry can select the finding: the names of the property, the schema and the type.
    fileprivate var subjects: [String] {
        [subject, schema] + (type.map { [$0, $0 + "." + key] } ?? [])
    }
}

extension AuditReport {
    /// Accepts the findings about properties that `models:` of the configuration ignores with a reason. Only findings
    /// of the layers `model`, `mapper` and `use` are accepted.
    ///
    /// - Parameters:
    ///   - reasons: Maps subjects of findings to the reasons.
    ///   - file: The path of the configuration, which is recorded as the author of the acceptance.
    ///   - folder: The folder to whose Swift files the configuration applies. If the value is nil, it applies to all
    ///     files.
    package mutating func accept(ignored reasons: [String: String], by file: String, below folder: String? = nil) {
        let layers: Set<AuditLayer> = [.model, .mapper, .use]
        func isMeant(_ finding: AuditFinding) -> Bool {
            layers.contains(finding.layer) && reasons[finding.subject] != nil
                && folder.map { Self.isBelow($0, finding.swift.path) } ?? true
        }
        for finding in findings where isMeant(finding) {
            let why = reasons[finding.subject] ?? ""
            let entry = AuditAcceptances.Entry(what: finding.subject, why: why, by: file, location: finding.contract)
            accepted.append(Accepted(finding: finding, entry: entry))
        }
        findings.removeAll(where: isMeant)
    }

    /// - Parameter folder: The path with a `/` at its end. The string is empty for the working directory.
    private static func isBelow(_ folder: String, _ path: String) -> Bool {
        guard path.hasPrefix(folder) else { return false }
        let rest = path.dropFirst(folder.count)
        // The path of the working directory is empty and begins every path, so absolute paths and `../` are excluded.
        return !rest.hasPrefix("/") && !rest.hasPrefix("../")
    }

    /// Moves findings that an entry accepts to `accepted`, and known findings to `known`. Adds a warning for each entry
    /// that has expired or matches no finding.
    package mutating func apply(_ acceptances: AuditAcceptances, on today: CalendarDay) {
        var used: Set<Int> = []
        var usedKnown: Set<Int> = []
        var rest: [AuditFinding] = []
        for finding in findings {
            let fitting = acceptances.entries.indices.filter { acceptances.entries[$0].fits(finding) }
            used.formUnion(fitting)
            let valid = fitting.map { acceptances.entries[$0] }.first { $0.until.map { today <= $0 } ?? true }
            if let valid {
                accepted.append(Accepted(finding: finding, entry: valid))
                continue
            }
            if let index = acceptances.known.firstIndex(where: { $0.fits(finding) }) {
                usedKnown.insert(index)
                known.append(finding)
                continue
            }
            rest.append(finding)
        }
        findings = rest
        for (index, entry) in acceptances.entries.enumerated() {
            if let until = entry.until, until < today {
                warnings.append(
                    Warning(text: "The acceptance of '\(entry.what)' ended on \(until).", location: entry.location))
            } else if !used.contains(index) {
                warnings.append(
                    Warning(
                        text:
                            "'\(entry.what)' is accepted, but the audit has no finding with this name: remove the entry.",
                        location: entry.location))
            }
        }
        for (index, entry) in acceptances.known.enumerated() where !usedKnown.contains(index) {
            warnings.append(
                Warning(
                    text: "'\(entry.what)' is listed as known, but the finding is fixed: remove the entry.",
                    location: entry.location))
        }
    }
}
