package import Diagnostics

/// Converts findings to diagnostics, for annotations of pull requests and for code scanning.
package enum AuditDiagnostics {
    /// - Parameter sources: Receives the audited files.
    package static func diagnostics(_ report: AuditReport, _ sources: inout SourceFileTable) -> [Diagnostic] {
        var files: [String: SourceFileID] = [:]
        func location(_ place: AuditPlace) -> SourceLocation {
            let file = files[place.path] ?? sources.add(SourceFile(path: place.path, bytes: []))
            files[place.path] = file
            return SourceLocation(file: file, line: UInt32(place.line), column: UInt32(place.column))
        }
        return report.causes.map { cause in
            var notes = [
                Diagnostic.Note(cause.impact),
                Diagnostic.Note("The contract says it here.", at: cause.gravest.contract),
            ]
            notes += cause.gravest.lines.map { Diagnostic.Note("To mend it, \($0.destination): \($0.text)") }
            notes += cause.parts.dropFirst().map {
                Diagnostic.Note("\($0.subject): \($0.message)", at: location($0.swift))
            }
            return Diagnostic(
                severity(cause.gravest.severity), cause.gravest.id, "\(cause.subject): \(cause.message)",
                at: location(cause.gravest.swift), notes: notes)
        }
    }

    private static func severity(_ severity: AuditSeverity) -> Severity {
        switch severity {
        case .high: .error
        case .medium: .warning
        case .low: .note
        }
    }

    /// All kinds of findings.
    package static let rules: [DiagnosticCatalogue.Entry] = [
        rule(
            "property.missing", .error, "A property of the contract is missing in Swift.",
            "Add it, with its key and its line of the decoder."),
        rule(
            "property.renamed", .error, "A key is spelled otherwise than in the contract.",
            "Spell it as the contract does."),
        rule(
            "property.never-sent", .error, "Swift requires a key that the contract does not have.",
            "Remove it, or make it optional."),
        rule(
            "property.extra", .note, "Swift has a key that the contract does not know.",
            "Remove it, or add it to the contract."),
        rule(
            "property.type", .error, "A property has another type than in the contract.", "Give it the contract's type."
        ),
        rule(
            "property.wider-type", .note, "A property accepts values that the contract does not allow.",
            "Give it the contract's type, or accept it with a reason."),
        rule(
            "property.optional", .note, "A property is optional, and the contract always has it.",
            "Make it not optional."),
        rule(
            "property.not-optional", .warning, "A property is not optional, and the contract may leave it out.",
            "Make it optional."),
        rule("coding-keys.missing", .error, "CodingKeys lack a property, which is never decoded.", "Add the case."),
        rule("coding-keys.duplicate", .error, "Two cases of CodingKeys have one key.", "Give each its own."),
        rule("coding-keys.swapped", .error, "Two properties have each other's keys.", "Swap the keys."),
        rule("initialiser.missing", .warning, "An initialiser has no parameter for a property.", "Add it."),
        rule("initialiser.not-assigned", .warning, "An initialiser does not keep a parameter.", "Assign it."),
        rule("initialiser.default", .note, "A parameter for an optional property has no default.", "Give it one."),
        rule("decoder.missing", .error, "A decoder does not read a key.", "Read it."),
        rule(
            "decoder.throws", .error, "Decoding fails where the contract may leave something out.",
            "Use decodeIfPresent."),
        rule("decoder.no-fallback", .warning, "A default of the contract is not applied.", "Fall back on it."),
        rule(
            "decoder.default", .warning, "A decoder falls back on another value than the contract.",
            "Take the contract's default."),
        rule(
            "decoder.closed-enumeration", .warning, "A new value of an enumeration makes decoding fail.",
            "Fall back on a value, or let the enumeration take unknown ones."),
        rule("encoder.missing", .warning, "An encoder does not write a key.", "Write it."),
        rule("enumeration.missing", .warning, "An enumeration lacks a value of the contract.", "Add the case."),
        rule(
            "enumeration.extra", .note, "An enumeration has a value that the contract does not know.",
            "Remove it, or add it to the contract."),
        rule(
            "enumeration.spelling", .error, "An enumeration spells a value otherwise than the contract.",
            "Spell it as the contract does."),
        rule("envelope.missing", .error, "An envelope lacks a key.", "Add it."),
        rule(
            "envelope.decision", .error, "An envelope does not read the key that decides between success and failure.",
            "Look at it."),
        rule(
            "envelope.throws", .error, "An envelope requires a key that responses may leave out.", "Make it optional."),
        rule("model.missing", .error, "A model has no counterpart for a property.", "Add it."),
        rule("mapper.not-mapped", .error, "A mapper does not pass a property on.", "Assign it."),
        rule("mapper.not-merged", .error, "A merge does not pass a property on.", "Assign it."),
        rule(
            "mapper.wrong-property", .error, "A mapper assigns another property's value.", "Assign the property's own."),
        rule(
            "typescript.missing", .error, "A type of the backend lacks a property of the contract.",
            "Add it, or take it out of the contract."),
        rule(
            "typescript.extra", .warning, "A type of the backend has a property that the contract does not know.",
            "Add it to the contract."),
        rule(
            "typescript.type", .error, "A type of the backend has another type for a property than the contract.",
            "Let both say the same."),
        rule(
            "typescript.optional", .error, "The backend may leave out what the contract requires.",
            "Require it in both, or in neither."),
        rule(
            "typescript.required", .note, "The backend always has what the contract does not require.",
            "Require it in the contract, if that stays so."),
        rule(
            "typescript.value-missing", .warning, "The backend lacks a value of an enumeration.",
            "Let both list the same."),
        rule(
            "typescript.value-extra", .warning, "The backend has a value that the contract does not know.",
            "Add it to the contract."),
        rule("use.unread", .note, "No file reads a property.", "Show it, or do not decode it."),
    ]

    private static func rule(
        _ id: String, _ severity: Severity, _ description: String, _ help: String
    ) -> DiagnosticCatalogue.Entry {
        DiagnosticCatalogue.Entry(id, severity, description, help)
    }
}
