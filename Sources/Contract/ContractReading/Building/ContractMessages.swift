import Diagnostics

/// The diagnostics of converting a document to a contract.
enum ContractMessages {
    static func circularReference(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "circular-reference",
            "this schema refers only to itself, so its values are read as any JSON; describe the values",
            at: location)
    }

    static func partOfItself(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "circular-reference",
            "this schema refers to itself in its own 'allOf', which adds nothing; remove the reference",
            at: location)
    }

    static func tooDeep(limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "too-deep",
            "references and compositions lead through more than \(limit) schemas from here; "
                + "'--limit depth=\(limit * 2)' allows more", at: location)
    }

    static func compositionTooLarge(limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "composition-too-large",
            "compositions up to here bring more than \(limit) properties and values into other schemas; if the document "
                + "is meant to be so large, raise the limit with --limit composition=…", at: location)
    }

    /// - Parameter parts: The parts of a combination of schemas that the document does not itself contain.
    static func unsupported(_ reason: String, at location: SourceLocation, parts: [SourceLocation] = []) -> Diagnostic {
        Diagnostic(
            .warning, "unsupported-schema", "\(reason): its values are read as any JSON ('JSONValue')", at: location,
            notes: parts.map { .init("this is a part", at: $0) })
    }

    static func falseSchema(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "false-schema",
            "no value satisfies the schema 'false'; a value that is sent anyway is read as any JSON ('JSONValue')",
            at: location)
    }

    static func propertiesWithoutObject(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "properties-without-object",
            "'properties' applies only to objects, but 'type' does not allow objects; "
                + "add 'object' to 'type', or remove 'properties'", at: location)
    }

    static func tuple(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "tuple",
            "an array whose elements have different types at different positions is read as an array of any JSON ('[JSONValue]')",
            at: location)
    }

    static func emptyEnumeration(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "empty-enumeration", "'enum' lists only impossible values, so only the schema's 'type' is used",
            at: location)
    }

    static func duplicateEnumerationValue(_ value: String, at location: SourceLocation, first: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .warning, "duplicate-enum-value", "'\(value)' is listed twice", at: location,
            notes: [.init("first listed here", at: first)])
    }

    static func impossibleEnumerationValue(_ kind: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "impossible-enum-value",
            "'type' does not allow \(kind), so this value is ignored",
            at: location)
    }

    static func boundlessEnumerationValue(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "impossible-enum-value",
            "this number is larger than every number that decoders read, so this value is ignored",
            at: location)
    }

    static func unusableCaseNames(_ keyword: String, _ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "unusable-case-names", "'\(keyword)' is ignored: \(reason)", at: location)
    }

    static func unusableDefault(_ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "unusable-default", "this default is not used: \(reason)", at: location)
    }

    static func idleDefault(of key: String, _ reason: String, further: Int, at location: SourceLocation) -> Diagnostic {
        let others = further > 0 ? " (\(further) more like it)" : ""
        return Diagnostic(
            .note, "idle-default", "the default of '\(key)' is not used: \(reason)\(others)", at: location)
    }

    /// The reason in a diagnostic when `ValueWork` has reached its limit.
    static let unboundedValues =
        "the document's defaults and constants take too long to check; shorten their lists, or nest fewer unions"

    static func unusableConstant(_ key: String, _ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "unusable-constant", "the constant of '\(key)' is not used: \(reason)", at: location)
    }

    static func unknownRequired(_ key: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "required-without-property", "'\(key)' is required, but no property has that name",
            at: location)
    }

    static func contradiction(_ key: String, at location: SourceLocation, others: [SourceLocation]) -> Diagnostic {
        Diagnostic(
            .warning, "contradiction",
            "the declarations of '\(key)' contradict each other, so its values are read as any JSON ('JSONValue')",
            at: location, notes: others.map { .init("also declared here", at: $0) })
    }

    /// Swift strings are equal if they are canonically equivalent (Unicode Standard Annex 15). The keys of a decoder
    /// are Swift strings.
    static func indistinctKeys(_ key: String, at location: SourceLocation, other: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "indistinct-keys",
            "'\(key)' differs from another key only in the Unicode composition of its letters; a decoder cannot "
                + "distinguish the two keys, so rename one of the keys",
            at: location, notes: [.init("the other key is here", at: other)])
    }

    static func duplicateKey(_ key: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "duplicate-property-key",
            "two properties are read from the key '\(key)'; remove one of the properties, or its alias", at: location,
            notes: [.init("the other property is here", at: first)])
    }

    static func unknownReplacement(_ name: String, of key: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-replacement",
            "'x-replaced-by' of '\(key)' names '\(name)', which is not a property of its schema", at: location)
    }

    static func unknownMapping(_ target: String, hints: [String], at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-mapping",
            "the discriminator maps to '\(target)', which is not a branch of the union\(DocumentMessages.advice(hints))",
            at: location)
    }

    static func idleDiscriminator(_ key: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "idle-discriminator",
            "no value of the discriminator '\(key)' selects exactly one branch, so the branches are distinguished by their keys",
            at: location)
    }

    static func envelopePayload(_ name: String, _ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "envelope-payload",
            "the envelope '\(name)' has no payload: \(reason)", at: location)
    }

    static func envelopeDiffers(
        _ name: String, _ difference: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .error, "envelope-differs",
            "this schema differs from the envelope '\(name)' that another schema declares: \(difference)",
            at: location, notes: [.init("the first declaration is here", at: first)])
    }

    static func envelopeShape(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "envelope-shape",
            "the envelope '\(name)' must be an object with properties, or a 'oneOf' of two objects that a constant distinguishes",
            at: location)
    }
}
