/// The lines that can be put into the code without anybody's judgement: a property with its key, its parameter and its lines of decoder and
/// encoder.
package enum AuditFix {
    /// What lacks lines, and nothing else. What a model or a mapper lacks is for people to decide.
    private static let ids: Set<String> = [
        "property.missing", "envelope.missing", "coding-keys.missing", "initialiser.missing", "decoder.missing",
        "encoder.missing",
    ]

    /// Whether it needs no decision, and is gone with its lines.
    package static func mends(_ finding: AuditFinding) -> Bool { ids.contains(finding.id) && !finding.lines.isEmpty }

    /// - Parameters:
    ///   - path: of a file.
    ///   - text: of it.
    ///   - findings: whose lines it gets, whatever they are about.
    /// - Returns: the text with the lines in it.
    package static func mended(_ path: String, _ text: String, by findings: [AuditFinding]) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var before: [Int: [String]] = [:]
        var behind: [Int: [String]] = [:]
        var instead: [Int: String] = [:]
        var within: [Int: [(column: Int, text: String)]] = [:]
        for line in findings.flatMap(\.lines) {
            guard let colon = line.place.lastIndex(of: ":"), line.place[..<colon] == path,
                let number = Int(line.place[line.place.index(after: colon)...]), lines.indices.contains(number - 1)
            else { continue }
            let anchor = lines[number - 1]
            if line.isReplacement {
                instead[number - 1] = indentation(of: anchor) + line.text
                continue
            }
            if let column = line.column {
                within[number - 1, default: []].append((column, line.text + " "))
                continue
            }
            let text = indentation(behind: number - 1, lines) + line.text
            // The last parameter has no comma, and what follows it is no parameter.
            if line.text.hasSuffix(","), !anchor.hasSuffix(",") {
                before[number - 1, default: []].append(indentation(of: anchor) + line.text)
            } else {
                behind[number - 1, default: []].append(text)
            }
        }
        for (number, parts) in within {
            var bytes = Array(lines[number].utf8)
            // From the right, so that columns stay true.
            let ordered = parts.enumerated().sorted { ($0.element.column, $0.offset) > ($1.element.column, $1.offset) }
            for (_, part) in ordered where part.column >= 1 && part.column <= bytes.count {
                bytes.insert(contentsOf: Array(part.text.utf8), at: part.column - 1)
            }
            lines[number] = String(decoding: bytes, as: UTF8.self)
        }
        return lines.enumerated().flatMap { (before[$0] ?? []) + [instead[$0] ?? $1] + (behind[$0] ?? []) }
            .joined(separator: "\n")
    }

    private static func indentation(of line: String) -> String { String(line.prefix { $0 == " " || $0 == "\t" }) }

    /// That of the line, or of what follows where the line opens something.
    private static func indentation(behind number: Int, _ lines: [String]) -> String {
        let own = indentation(of: lines[number])
        guard lines[number].hasSuffix("{") else { return own }
        let next = lines[(number + 1)...].first { !$0.allSatisfy(\.isWhitespace) }.map(indentation(of:))
        return next.flatMap { $0.count > own.count ? $0 : nil } ?? own + "    "
    }
}
