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
                Diagnostic.Note("This is the place in the contract.", at: cause.gravest.contract),
            ]
            notes += cause.gravest.lines.map { Diagnostic.Note("Repair: \($0.destination): \($0.text)") }
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
            "Add the property, with its coding key and its line in the decoder."),
        rule(
            "property.renamed", .error, "A key is spelled differently in Swift and in the contract.",
            "Spell the key as in the contract."),
        rule(
            "property.never-sent", .error, "Swift requires a key that the contract does not have.",
            "Remove the property, or make it optional."),
        rule(
            "property.extra", .note, "Swift has a key that the contract does not have.",
            "Remove the property, or add it to the contract."),
        rule(
            "property.type", .error, "A property has another type than in the contract.",
            "Give the property the contract's type."
        ),
        rule(
            "property.wider-type", .note, "A property accepts values that the contract does not allow.",
            "Give the property the contract's type, or accept the finding with a reason."),
        rule(
            "property.optional", .note, "A property is optional in Swift, but the contract requires it.",
            "Make the property non-optional."),
        rule(
            "property.not-optional", .warning,
            "A property is not optional in Swift, but the contract allows it to be absent.",
            "Make the property optional."),
        rule(
            "coding-keys.missing", .error, "CodingKeys has no case for a property, so it is never decoded.",
            "Add the case."),
        rule(
            "coding-keys.duplicate", .error, "Two cases of CodingKeys have the same key.", "Give each case its own key."
        ),
        rule("coding-keys.swapped", .error, "Two properties have each other's keys.", "Swap the keys."),
        rule("initialiser.missing", .warning, "An initialiser has no parameter for a property.", "Add the parameter."),
        rule(
            "initialiser.not-assigned", .warning, "An initialiser does not store a parameter.", "Assign the parameter."),
        rule(
            "initialiser.default", .note, "A parameter for an optional property has no default.",
            "Give the parameter a default."),
        rule("decoder.missing", .error, "A decoder does not read a key.", "Decode the key."),
        rule(
            "decoder.throws", .error, "Decoding fails for an absent or null value that the contract allows.",
            "Use decodeIfPresent."),
        rule(
            "decoder.no-fallback", .warning, "A default of the contract is not applied.",
            "Use the default for an absent value."),
        rule(
            "decoder.default", .warning, "A decoder uses another default than the contract.",
            "Use the contract's default."),
        rule(
            "decoder.closed-enumeration", .warning, "A new value of an enumeration makes decoding fail.",
            "Use a default for unknown values, or a case that accepts them."),
        rule("encoder.missing", .warning, "An encoder does not write a key.", "Encode the key."),
        rule("enumeration.missing", .warning, "An enumeration lacks a value of the contract.", "Add the case."),
        rule(
            "enumeration.extra", .note, "An enumeration has a value that the contract does not have.",
            "Remove the value, or add it to the contract."),
        rule(
            "enumeration.spelling", .error, "An enumeration and the contract spell a value differently.",
            "Spell the value as in the contract."),
        rule("envelope.missing", .error, "An envelope lacks a key.", "Add a property for the key."),
        rule(
            "envelope.decision", .error, "An envelope does not read the key that decides between success and failure.",
            "Read the key in the decoder."),
        rule(
            "envelope.throws", .error, "An envelope requires a key that responses may leave out.",
            "Make the property optional."),
        rule("model.missing", .error, "A model has no property for a property of the DTO.", "Add the property."),
        rule("mapper.not-mapped", .error, "A mapper does not pass a property on.", "Assign the property to the model."),
        rule("mapper.not-merged", .error, "A merge does not pass a property on.", "Assign the property to the model."),
        rule(
            "mapper.wrong-property", .error, "A mapper assigns the value of another property.",
            "Assign the property's own value."),
        rule(
            "typescript.missing", .error, "A type of the backend lacks a property of the contract.",
            "Add the property, or remove it from the contract."),
        rule(
            "typescript.extra", .warning, "A type of the backend has a property that the contract does not have.",
            "Add the property to the contract."),
        rule(
            "typescript.type", .error, "A property has different types in the backend and in the contract.",
            "Give the property the same type in the backend and in the contract."),
        rule(
            "typescript.optional", .error, "The backend may leave out a value that the contract requires.",
            "Require the value in the backend, or make it optional in the contract."),
        rule(
            "typescript.required", .note, "The backend always has a value that the contract does not require.",
            "Require the value in the contract, if the backend guarantees it."),
        rule(
            "typescript.value-missing", .warning, "The backend lacks a value of an enumeration.",
            "List the same values in the backend and in the contract."),
        rule(
            "typescript.value-extra", .warning, "The backend has a value that the contract does not have.",
            "Add the value to the contract."),
        rule("use.unread", .note, "No file reads a property.", "Show the property, or do not decode it."),
    ]

    private static func rule(
        _ id: String, _ severity: Severity, _ description: String, _ help: String
    ) -> DiagnosticCatalogue.Entry {
        DiagnosticCatalogue.Entry(id, severity, description, help)
    }
}
