import Diagnostics

extension YAMLMessages {
    static func json(_ problem: JSONProblem, at location: SourceLocation) -> Diagnostic {
        if case .invalidUTF8(let byte) = problem {
            return invalidUTF8(byte: byte, at: location)
        }
        return Diagnostic(.error, "json-syntax", explanation(of: problem), at: location)
    }

    /// - Parameter fault: The diagnostic with the reason why the text is not JSON.
    static func readAsYAML(instead fault: Diagnostic) -> Diagnostic {
        Diagnostic(
            .warning, "json-read-as-yaml",
            "the file is named .json, but is not JSON, so it is read as YAML: \(fault.message)", at: fault.location)
    }

    static func loneSurrogate(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "lone-surrogate",
            "this escape is half of a surrogate pair, which is not a character; U+FFFD is read in its place",
            at: location)
    }

    private static func explanation(of problem: JSONProblem) -> String {
        switch problem {
        case .unexpectedEnd(nil): "the file ends where a value is missing; is the file complete?"
        case .unexpectedEnd(.some(let closing)): "the file ends where `\(closing)` is missing; is the file complete?"
        case .unclosedString:
            "a string is not closed before the end of the line; add `\"`, or write a line break as `\\n`"
        case .trailingComma(let closing): "a comma before `\(closing)` is not allowed; remove the comma"
        case .missingComma(let closing): "`,` or `\(closing)` is missing here"
        case .missingColon: "`:` is missing after the key"
        case .missingValue: "a value is missing here"
        case .keyWithoutQuotes: "a key must be in double quotes here"
        case .mismatchedEnd(let closing): "`\(closing)` is needed here to close the innermost array or object"
        case .unknownValue: "this is not a JSON value; a string must be in double quotes"
        case .malformedNumber:
            "this is not a JSON number; a number has no leading zeros, no `+`, and digits on both sides of the point"
        case .malformedEscape: "this escape is not known in JSON; write `\\\\` for a backslash"
        case .controlCharacter(let value):
            "\(codePoint(Int(value))) is not allowed in a string; write a control character as an escape such as `\\n` or `\\t`"
        case .comment:
            "JSON has no comments; remove the comments, or write the document in YAML, whose comments begin with '#'"
        case .textAfterEnd: "text follows after the end of the document; remove the text"
        case .invalidUTF8: "the text is not valid UTF-8"
        }
    }
}
