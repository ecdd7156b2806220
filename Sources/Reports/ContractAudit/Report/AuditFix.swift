/// The lines that can be put into the code without anybody's judgement: a property with its key, its parameter and its
/// lines of decoder and encoder.
package enum AuditFix {
    /// The findings that only lack lines. People decide about the gaps of models and mappers.
    private static let ids: Set<String> = [
        "property.missing", "envelope.missing", "coding-keys.missing", "initialiser.missing", "decoder.missing",
        "encoder.missing",
    ]

    /// Whether it needs no decision, and is gone with its lines.
    package static func mends(_ finding: AuditFinding) -> Bool {
        ids.contains(finding.id) && !finding.lines.isEmpty && finding.hold == nil
    }

    /// Those that a patch mends: each of their lines has its place in the files.
    ///
    /// - Parameter texts: path of a file → text of it.
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

    /// - Parameters:
    ///   - path: of a file.
    ///   - text: of it.
    ///   - findings: whose lines it gets, whatever they are about.
    /// - Returns: the text with the lines in it.
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
