import ContractModel
package import Diagnostics

/// The diagnostics of a configuration that does not fit its document.
package enum OptionMessages {
    /// Returns advice as the end of a sentence. The user can paste several proposed lines below one section.
    package static func paste(_ line: String, below section: ConfigurationKey) -> String {
        "put '\(line)' below '\(section.rawValue):' in gen-dtos.yaml"
    }

    /// Returns a YAML key, with quotes if it needs them.
    package static func key(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E: true
            default: false
            }
        }
        // Some YAML readers read a plain key that does not begin with a letter or `_` as a number (YAML 1.1, 1.2).
        let isText =
            text.first.map { $0.isLetter || $0 == "_" } == true
            && !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
        return isPlain && isText ? text : String(ContractValue.string(text).jsonText.dropLast())
    }

    package static func unknownName(
        _ name: String, of key: ConfigurationKey, suggestion: String? = nil, at location: SourceLocation?
    ) -> Diagnostic {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .error, "unknown-name", "'\(name)' under '\(key.rawValue)' is not in the document\(hint)", at: location)
    }

    package static func unknownAuditedSchema(
        _ name: String, suggestion: String?, at location: SourceLocation?
    ) -> Diagnostic {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .error, "unknown-name",
            "'\(name)' under 'audit.types' is not a schema of the document that has properties or values\(hint)",
            at: location)
    }

    package static func unknownSwiftType(
        _ name: String, suggestion: String?, at location: SourceLocation?
    ) -> Diagnostic {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .error, "unknown-name", "'\(name)' under 'audit.types' is not a type of the audited Swift code\(hint)",
            at: location)
    }

    /// - Parameter key: The section and the name, such as `presence.Work.title`.
    package static func idle(_ key: String, _ reason: String, at location: SourceLocation?) -> Diagnostic {
        let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
        return Diagnostic(
            .error, "idle-option", "'\(parts.last ?? "")' under '\(parts[0])' changes nothing: \(reason)", at: location)
    }

    package static func keptForOthers(
        _ name: String, owner: String, at location: SourceLocation?, declared: SourceLocation
    )
        -> Diagnostic
    {
        Diagnostic(
            .warning, "excluded-but-needed", "'\(name)' is excluded, but kept, because \(owner) needs this schema",
            at: location,
            notes: [.init("'\(name)' is declared here", at: declared)])
    }

    package static func replacedInside(_ name: String, of owner: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "reference-into-replaced",
            "this refers to a part of '\(owner)', which 'types' replaces by your own type; make the part '\(name)' a separate "
                + "schema", at: location)
    }

    package static func missingIdentity(_ name: String, key: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, "not-identifiable",
            "'\(name)' cannot be Identifiable: its Swift type has no Hashable property '\(key)'", at: location)
    }

    package static func unusableFormat(_ format: String, at location: SourceLocation?, used: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .error, "unusable-format",
            "the values of format '\(format)' cannot be read as this type; name 'String' or your own type",
            at: location, notes: [.init("the format is used here", at: used)])
    }

    package static func unusedFormat(_ format: String, suggestion: String?, at location: SourceLocation?) -> Diagnostic
    {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .warning, "unused-format", "no value of the document has the format '\(format)'\(hint)", at: location)
    }

    /// - Parameter taken: A schema that the rule names, with the envelope to which it belongs.
    package static func emptyEnvelope(
        _ rule: EnvelopeRule, taken: (schema: String, envelope: String)? = nil, at location: SourceLocation?
    ) -> Diagnostic {
        let patterns = rule.schemas.map { "'\($0.text)'" }.joined(separator: " or ")
        let what =
            if rule.schemas.isEmpty {
                "no schema has 'x-envelope: \(rule.name)'"
            } else if let taken {
                "'\(taken.schema)', which \(patterns) matches, belongs to '\(taken.envelope)'"
            } else {
                "no schema's name matches \(patterns)"
            }
        return Diagnostic(.error, "unknown-name", "the envelope '\(rule.name)' has no wrappers: \(what)", at: location)
    }

    package static func unknownEnvelopeKey(
        _ key: String, of envelope: String, suggestion: String?, at location: SourceLocation?
    ) -> Diagnostic {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .error, "unknown-name", "the envelope '\(envelope)' has no property '\(key)'\(hint)", at: location)
    }

    package static func emptyShared(_ pattern: String, of rule: SharedRule, at location: SourceLocation?) -> Diagnostic
    {
        Diagnostic(
            .error, "unknown-name",
            "'\(pattern)' under 'shared.\(rule.name)' is not a property with an inline enumeration",
            at: location)
    }

    package static func sharedDiffers(
        _ rule: SharedRule, _ first: String, _ second: String, at location: SourceLocation?, places: [SourceLocation]
    ) -> Diagnostic {
        Diagnostic(
            .error, "shared-differs",
            "'\(first)' and '\(second)' cannot share '\(rule.name)': they do not list the same values", at: location,
            notes: zip([first, second], places).map { .init("'\($0)' is here", at: $1) })
    }

    package static func unusableDefault(_ key: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "wrong-default", "this is not a value of the type of '\(key)'", at: location)
    }
}
