import Diagnostics

/// The reason why no line can be proposed, as a sentence for the report.
struct Obstacle: Error {
    let text: String

    init(_ text: String) { self.text = text }
}

/// The lines that fix a finding, or the reason why no lines can be proposed.
///
/// After the lines are inserted, the finding is gone and the code still compiles. If this is uncertain, no lines are
/// proposed.
struct Mending {
    let lines: [AuditFinding.Line]
    let obstacle: String?

    init(_ make: () throws(Obstacle) -> [AuditFinding.Line]) {
        do {
            lines = try make()
            obstacle = nil
        } catch {
            lines = []
            obstacle = error.text
        }
    }
}

extension AuditFinding {
    init(
        _ layer: AuditLayer, _ word: String, _ severity: AuditSeverity, _ subject: String, _ message: String,
        impact: String, swift: AuditPlace, contract: SourceLocation, mending: Mending, hold: String? = nil
    ) {
        self.init(
            layer, word, severity, subject, message, impact: impact, swift: swift, contract: contract,
            lines: mending.lines, obstacle: mending.obstacle)
        self.hold = hold
    }
}

extension AuditFinding.Line {
    /// Makes a line that follows another line.
    init(_ path: String, behind line: Int, _ text: String) {
        self.init(place: "\(path):\(line)", text: text)
    }

    /// Makes a line that replaces another line.
    init(_ path: String, inPlaceOf line: Int, _ text: String) {
        self.init(place: "\(path):\(line)", text: text, isReplacement: true)
    }
}
