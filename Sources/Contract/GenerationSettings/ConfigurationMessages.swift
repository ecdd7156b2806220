import Diagnostics

/// The diagnostics of reading a configuration.
struct ConfigurationMessage {
    let diagnostic: Diagnostic

    private init(_ id: String, _ message: String, severity: Severity = .error, at location: SourceLocation) {
        diagnostic = Diagnostic(severity, id, message, at: location)
    }

    static func misspeltType(_ name: String, meant: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "misspelt-type",
            "'\(name)' is not one of the types that need no module; did you mean '\(meant)'? For your own type, also name the module: {type: \(name), import: MODULE}",
            severity: .warning, at: location)
    }

    static func unknownKey(_ key: String, known: [String], at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-option", "'\(key)' is not a key here\(suggestion(for: key, in: known))", at: location)
    }

    static func unknownValue(_ value: String, known: [String], at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value", "'\(value)' is not allowed here\(suggestion(for: value, in: known))", at: location)
    }

    static func missingKey(_ key: String, of owner: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("missing-option", "'\(owner)' needs '\(key)'", at: location)
    }

    static func notAMapping(_ subject: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "\(subject) must be a mapping of names to values", at: location)
    }

    static func notDays(at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "this must be a number of days, from 0 to 36500", at: location)
    }

    static func notADay(_ text: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("unknown-value", "'\(text)' is not a date such as 2026-03-01", at: location)
    }

    static func notAnAcronym(_ text: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value", "'\(text)' is not an acronym such as URL; use letters and digits", at: location)
    }

    static func notAnOffset(_ text: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("unknown-value", "'\(text)' is not an offset from UTC such as +02:00", at: location)
    }

    static func brokenFormat(_ text: String, format: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("unknown-value", "'\(text)' does not have the format '\(format)'", at: location)
    }

    static func notAList(_ option: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "'\(option)' must be a list", at: location)
    }

    static func notText(at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "this must be a string", at: location)
    }

    static func notAPath(at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "wrong-shape", "this must be one to 16 keys of the response, such as info.next or [info, next]",
            at: location)
    }

    static func notAPageNumber(at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "this must be the number of a page, from 0 to 65535", at: location)
    }

    static func notARetryRule(_ operation: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "wrong-shape", "'\(operation)' needs 'never', or a mapping such as {attempts: 5}", at: location)
    }

    static func notAHeader(_ name: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value",
            "\(name.debugDescription) cannot be the name of a header; write a name such as X-Request-Key",
            at: location)
    }

    static func notASecurityRule(_ operation: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "wrong-shape",
            "'\(operation)' needs 'none', or names of security schemes such as [token, [key, session]]", at: location)
    }

    static func notANumber(in range: ClosedRange<Int>, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "wrong-shape", "this must be a whole number from \(range.lowerBound) to \(range.upperBound)", at: location)
    }

    static func oneOf(_ keys: [String], of owner: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "missing-option", "'\(owner)' needs one of \(keys.joined(separator: ", "))", at: location)
    }

    static func misplacedKey(_ key: String, beside other: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("unknown-option", "'\(key)' cannot be combined with '\(other)'", at: location)
    }

    static func notALimit(_ value: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value", "'\(value)' is not a limit; write a whole number above 0", at: location)
    }

    static func notAURL(_ text: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value", "'\(text)' is not the beginning of a URL such as 'https://example.com/schemas'",
            at: location)
    }

    static func notAnAddress(at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value",
            "this is not a URL such as https://api.example.com/openapi.json; credentials belong in "
                + "'headers-from-environment'", at: location)
    }

    static func notAModule(_ name: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("illegal-module-name", "'\(name)' cannot be the name of a Swift module", at: location)
    }

    static func notAType(_ name: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "illegal-type-name", "'\(name)' cannot be a type in Swift; names like 'Money' and 'Tagged<Work, Int>' can",
            at: location)
    }

    static func wrongRules(known: [String], at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value",
            "'rules' must list at least one of \(known.joined(separator: ", ")), and each rule at most once",
            at: location)
    }

    static func notAResourceName(_ name: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value", "'\(name)' is not a name for a resource; use letters and digits, such as 'Book'",
            at: location)
    }

    static func notAWord(_ text: String, _ subject: String, _ example: String, at location: SourceLocation)
        -> ConfigurationMessage
    {
        ConfigurationMessage(
            "unknown-value", "'\(text)' cannot be the \(subject); write for example '\(example)'", at: location)
    }

    static func notASwiftName(_ text: String, _ example: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("unknown-value", "'\(text)' cannot be a name in Swift such as '\(example)'", at: location)
    }

    static func noReason(_ property: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "wrong-shape", "'\(property)' needs the reason for which it is ignored, as a string", at: location)
    }

    static func mappedAndIgnored(_ property: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "mapped-and-ignored",
            "'\(property)' is under 'ignore', and also under 'map', 'merge' or 'orphans'; remove the property from one of these keys",
            at: location)
    }

    static func optionalMember(_ property: String, _ type: String, at location: SourceLocation) -> ConfigurationMessage
    {
        ConfigurationMessage(
            "illegal-type-name",
            "the contract decides whether '\(property)' may be nil; write '\(type)' without its "
                + (type.hasSuffix("?") ? "question mark" : "'Optional'"),
            at: location)
    }

    static func notAPolicy(_ text: String, known: [String], at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value", "'\(text)' is not a merge policy\(suggestion(for: text, in: known))", at: location)
    }

    static func severalPolicies(at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "wrong-shape",
            "this is more than one merge policy; keep one policy, with which only 'null-clears' can be combined",
            at: location)
    }

    private static func suggestion(for name: String, in known: [String]) -> String {
        if let nearest = Spelling.nearest(to: name, among: known) { return "; did you mean '\(nearest)'?" }
        return "; known: \(known.joined(separator: ", "))"
    }
}
