import Diagnostics

/// Why no line can be proposed, as a sentence for whoever reads the finding.
struct Obstacle: Error {
    let text: String

    init(_ text: String) { self.text = text }
}

/// The lines that mend a finding, or why there are none.
///
/// With the lines in the code the finding is gone, and the code compiles as before: where that is not sure, there are
/// none.
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
    /// A line behind another.
    init(_ path: String, behind line: Int, _ text: String) {
        self.init(place: "\(path):\(line)", text: text)
    }

    /// A line in place of another.
    init(_ path: String, inPlaceOf line: Int, _ text: String) {
        self.init(place: "\(path):\(line)", text: text, isReplacement: true)
    }
}
