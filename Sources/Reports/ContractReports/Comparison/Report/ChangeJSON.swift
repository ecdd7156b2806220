import ContractModel
import Diagnostics

/// Writes changes as one JSON object that conforms to `Documentation/changes.schema.json`. Every key is always present.
struct ChangeJSON {
    /// The version of the format, which increases if readers must be changed.
    static let version = 1

    let report: ChangeReport

    var text: String {
        JSONText.object([
            ("version", .number(Self.version)),
            ("title", .string(report.new.info.title)),
            ("oldVersion", .string(report.old.info.version)),
            ("newVersion", .string(report.new.info.version)),
            ("neededVersionPart", .string(report.neededVersionPart.rawValue)),
            ("changes", .array(report.changes.map(object))),
        ]).text
    }

    private func object(_ judged: JudgedChange) -> JSONText {
        let change = judged.change
        return .object([
            ("id", .string(change.rule.id)),
            ("severity", .string(change.severity.rawValue)),
            ("priority", .string(change.priority.rawValue)),
            ("place", .string(change.place)),
            ("users", Self.users(change.users)),
            ("message", .string(change.message)),
            ("before", Self.optional(change.before)),
            ("after", Self.optional(change.after)),
            ("old", Self.place(report.old.place(of: change.oldLocation))),
            ("new", Self.place(report.new.place(of: change.newLocation))),
            ("effect", .string(change.effect.text)),
            ("swift", .string(change.swiftEffect.text)),
            ("client", Self.optional(change.callEffect?.text)),
            ("breaksSource", .boolean(change.breaksSource)),
            ("owner", .string(change.owner.rawValue)),
            ("deadline", Self.optional(change.deadline)),
            ("remedy", Self.optional(change.remedy)),
            ("fingerprint", .string(change.fingerprint)),
            ("approval", Self.optional(judged.approval)),
        ])
    }

    private static func optional(_ text: String?) -> JSONText {
        text.map { .string($0) } ?? .null
    }

    private static func users(_ users: SchemaUsers?) -> JSONText {
        guard let users else { return .null }
        return .object([
            ("sentBy", .array(users.sending.map { .string($0) })), ("sentByCount", .number(users.sendingCount)),
            ("readBy", .array(users.reading.map { .string($0) })), ("readByCount", .number(users.readingCount)),
        ])
    }

    private static func place(_ place: (file: String, line: Int, column: Int)?) -> JSONText {
        guard let place else { return .null }
        return .object([
            ("file", .string(place.file)), ("line", .number(place.line)), ("column", .number(place.column)),
        ])
    }
}
