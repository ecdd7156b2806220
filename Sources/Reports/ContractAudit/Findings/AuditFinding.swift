package import Diagnostics

/// A place in the audited Swift code.
package struct AuditPlace: Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, _ place: SwiftPlace) {
        self.path = path
        line = place.line
        column = place.column
    }
}

/// The severity of a finding.
package enum AuditSeverity: String, CaseIterable, Comparable, Sendable {
    case low, medium, high

    private var rank: Int {
        switch self {
        case .low: 0
        case .medium: 1
        case .high: 2
        }
    }

    package static func < (left: AuditSeverity, right: AuditSeverity) -> Bool {
        left.rank < right.rank
    }
}

/// The step between the backend and the screen at which a value, or a part of it, is lost.
package enum AuditLayer: String, CaseIterable, Sendable {
    case property, codingKeys = "coding-keys", initialiser, decoder, encoder, enumeration, envelope, model, mapper, use
    /// The types of the backend, in TypeScript.
    case typescript
}

/// A difference between a contract and the Swift that decodes its values.
package struct AuditFinding: Hashable, Sendable {
    /// A line of code that fixes a finding, with the place where it belongs.
    package struct Line: Hashable, Sendable {
        package var place: String
        package var text: String
        /// The column, in bytes, at which the text is inserted into a line. The value is nil if the text is a separate
        /// line.
        package var column: Int?
        /// Whether the text replaces the line at the place. If the value is false, the text follows that line.
        package var isReplacement = false

        /// `Pet.swift:9`, `Pet.swift:9:20` for text within the line, and `Pet.swift:9 becomes` for text that replaces
        /// the line.
        var destination: String { place + (column.map { ":\($0)" } ?? "") + (isReplacement ? " becomes" : "") }
    }

    /// A stable identifier, such as `property.missing`: the layer, and the fault in it.
    package var id: String
    package var layer: AuditLayer
    package var severity: AuditSeverity
    /// The schema and the property in the document: `WorkDTO.coverImageURL`.
    package var subject: String
    package var message: String
    /// The consequence for users or developers.
    package var impact: String
    package var swift: AuditPlace
    package var contract: SourceLocation
    package var lines: [Line]
    /// The reason why the report proposes no line. The message ends with this reason.
    package var obstacle: String?
    /// The reason why a patch does not use the lines. The value is nil if a patch may use them.
    package var hold: String?
    /// The Swift type that was compared.
    package var type: String?

    /// The cause that findings about several types and properties have in common, or nil if there is no common cause.
    enum Root: Hashable, Sendable {
        /// The contract does not state which properties are required.
        case unstated
        /// An enumeration in Swift accepts no new values.
        case closed(String)
    }
    var root: Root?

    /// The key or value within the schema.
    var key: String { subject.split(separator: ".").last.map(String.init) ?? subject }
    /// The schema in the document.
    var schema: String { subject == key ? subject : String(subject.dropLast(key.count + 1)) }

    package init(
        _ layer: AuditLayer, _ word: String, _ severity: AuditSeverity, _ subject: String, _ message: String,
        impact: String, swift: AuditPlace, contract: SourceLocation, lines: [Line] = [], obstacle: String? = nil
    ) {
        id = layer.rawValue + "." + word
        self.layer = layer
        self.severity = severity
        self.subject = subject
        self.message = message + (obstacle.map { " " + $0 } ?? "")
        self.impact = impact
        self.swift = swift
        self.contract = contract
        self.lines = obstacle == nil ? lines : []
        self.obstacle = obstacle
    }
}

/// A question that an audit of syntax alone cannot answer.
package struct AuditDoubt: Hashable, Sendable {
    package var subject: String
    package var reason: String
    package var swift: AuditPlace
}
