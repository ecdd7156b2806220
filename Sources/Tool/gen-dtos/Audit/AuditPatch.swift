import ContractAudit
import Diagnostics

/// The patch of `--fix`, which changes no file. Each patched text is read and compared before it is part of the patch.
struct AuditPatch {
    private let paths: [String]
    private let facts: [FileFacts]
    private let reading: ProjectReading
    private let compare: ([FileFacts]) -> AuditReport

    /// - Parameters:
    ///   - paths: The audited files.
    ///   - facts: The facts about the audited files.
    ///   - compare: Compares facts with the contract.
    init(
        _ paths: [String], _ facts: [FileFacts], _ reading: ProjectReading,
        compare: @escaping ([FileFacts]) -> AuditReport
    ) {
        self.paths = paths
        self.facts = facts
        self.reading = reading
        self.compare = compare
    }

    /// Writes the patch to standard output, and a summary to standard error.
    ///
    /// - Parameter report: Receives the reason why a finding is not in the patch.
    /// - Returns: The fixed findings.
    func write(_ report: inout AuditReport, isQuiet: Bool) throws -> [AuditFinding] {
        let lines = report.findings.filter(AuditFix.mends).flatMap(\.lines)
        var texts: [String: String] = [:]
        for path in paths where lines.contains(where: { $0.place.hasPrefix(path + ":") }) {
            texts[path] = String(decoding: try InputReader.file(path).bytes, as: UTF8.self)
        }
        var findings = AuditFix.placed(report.findings, in: texts)
        // The findings of a file that fails are removed from the patch, so the other files are compared again.
        while !findings.isEmpty {
            let failing = try failingFiles(patched(texts, by: findings), findings, report)
            if failing.isEmpty { break }
            report.withhold(findings.filter { $0.isChange(of: failing) })
            findings.removeAll { $0.isChange(of: failing) }
        }
        for (path, new) in patched(texts, by: findings).sorted(by: { $0.key < $1.key }) {
            let (folder, name) = FileSetWriter.split(path)
            let diff = UnifiedDiff(
                old: Array((texts[path] ?? "").utf8), new: Array(new.utf8), path: PatchRoot.prefix(of: folder) + name)
            try StandardStream.output.write(String(decoding: diff.bytes, as: UTF8.self))
        }
        try StandardStream.error.write(
            "gen-dtos: " + AuditFixText(report, mended: findings).text(isQuiet: isQuiet))
        return findings
    }

    private func patched(_ texts: [String: String], by findings: [AuditFinding]) -> [String: String] {
        var patched: [String: String] = [:]
        for (path, text) in texts {
            let new = AuditFix.mended(path, text, by: findings)
            if new != text { patched[path] = new }
        }
        return patched
    }

    /// Returns the files whose patched text has new syntax errors, still has a finding, or has a new finding about
    /// decoding.
    private func failingFiles(
        _ texts: [String: String], _ findings: [AuditFinding], _ report: AuditReport
    ) throws -> Set<String> {
        let new = try reading.facts(ofTexts: texts.map { (path: $0.key, text: $0.value) })
        let old = Dictionary(facts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let broken = new.filter { $0.fault != nil || $0.hasErrors && old[$0.path]?.hasErrors == false }
        var failing = Set(broken.map(\.path))
        failing.formUnion(Set(texts.keys).subtracting(new.map(\.path)))
        let present = old.merging(new.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        let after = compare(present.values.sorted { $0.path < $1.path })
        let before = Set(report.all.map(\.name))
        let mended = Set(findings.map(\.name))
        for finding in after.findings {
            let isLeft = mended.contains(finding.name)
            if isLeft || finding.isOfDecoding && !before.contains(finding.name) {
                failing.formUnion(isLeft ? findings.filter { $0.name == finding.name }.flatMap(\.paths) : [])
                if texts[finding.swift.path] != nil { failing.insert(finding.swift.path) }
            }
        }
        return failing
    }
}

extension AuditFinding {
    fileprivate var name: String { "\(id) \(subject) \(type ?? "")" }

    /// Whether the finding is grave and about a DTO. The result is false for findings about models, because a model
    /// cannot use a property before the patch adds it to the DTO.
    fileprivate var isOfDecoding: Bool { severity == .high && ![.model, .mapper, .use].contains(layer) }

    /// The files that the finding's lines change.
    fileprivate var paths: [String] {
        lines.map { line in line.place.lastIndex(of: ":").map { String(line.place[..<$0]) } ?? line.place }
    }

    fileprivate func isChange(of files: Set<String>) -> Bool { !files.isDisjoint(with: paths) }
}
