import Diagnostics

/// The diagnostics of reading a configuration.
struct ConfigurationMessage {
    let diagnostic: Diagnostic

    private init(_ id: String, _ message: String, at location: SourceLocation) {
        diagnostic = Diagnostic(.error, id, message, at: location)
    }

    static func unknownKey(_ key: String, known: [String], at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-option", "'\(key)' is no option\(suggestion(for: key, in: known))", at: location)
    }

    static func unknownValue(_ value: String, known: [String], at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage(
            "unknown-value", "'\(value)' is not possible here\(suggestion(for: value, in: known))", at: location)
    }

    static func missingKey(_ key: String, of owner: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("missing-option", "'\(owner)' needs '\(key)'", at: location)
    }

    static func notAMapping(_ subject: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "\(subject) must be a mapping of names to values", at: location)
    }

    static func notAList(_ option: String, at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "'\(option)' must be a list", at: location)
    }

    static func notText(at location: SourceLocation) -> ConfigurationMessage {
        ConfigurationMessage("wrong-shape", "a text was expected here", at: location)
    }

    private static func suggestion(for name: String, in known: [String]) -> String {
        if let nearest = EditDistance.nearest(to: name, in: known) { return "; did you mean '\(nearest)'?" }
        return "; known: \(known.joined(separator: ", "))"
    }
}
