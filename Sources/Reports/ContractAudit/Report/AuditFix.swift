/// Inserts the lines of findings that need no human decision: a missing property with its key, its parameter, and its
/// lines in the decoder and the encoder.
package enum AuditFix {
    /// The ids of the findings that new lines can fix. Gaps in models and mappers need a decision.
    private static let ids: Set<String> = [
        "property.missing", "envelope.missing", "coding-keys.missing", "initialiser.missing", "decoder.missing",
        "encoder.missing",
    ]

    /// Whether a finding needs no decision, and inserting its lines fixes it.
    package static func mends(_ finding: AuditFinding) -> Bool {
        ids.contains(finding.id) && !finding.lines.isEmpty && finding.hold == nil
    }

    /// Returns the findings that a patch fixes. The places of all their lines must exist in the files.
    ///
    /// - Parameter texts: Maps the path of each file to its text.
    package static func placed(_ findings: [AuditFinding], in texts: [String: String]) -> [AuditFinding] {
        let files = texts.mapValues(SourceLines.init)
        return findings.filter { finding in
            mends(finding)
                && finding.lines.allSatisfy { line in
                    guard let (path, number) = place(of: line), let file = files[path] else { return false }
                    return file.has(number, line.column)
                }
        }
    }

    /// Returns the text of a file with the lines of findings.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - text: The text of the file.
    ///   - findings: The findings whose lines are inserted, of any kind.
    package static func mended(_ path: String, _ text: String, by findings: [AuditFinding]) -> String {
        var file = SourceLines(text)
        for line in findings.flatMap(\.lines) {
            guard let place = place(of: line), place.path == path, file.has(place.number, line.column) else { continue }
            file.add(line, at: place.number)
        }
        return file.mended
    }

    private static func place(of line: AuditFinding.Line) -> (path: String, number: Int)? {
        guard let colon = line.place.lastIndex(of: ":"),
            let number = Int(line.place[line.place.index(after: colon)...])
        else { return nil }
        return (String(line.place[..<colon]), number)
    }
}
