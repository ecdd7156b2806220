import Diagnostics

// libyaml describes a fault by a fixed English sentence. Most of these sentences mention tokens instead of the cause,
// so each sentence is replaced by a message for the author of the document.

extension YAMLMessages {
    /// Returns the diagnostic for a syntax error.
    ///
    /// - Parameters:
    ///   - character: The character at the location, or nil at the end of the text.
    ///   - context: The part that libyaml was reading, and the beginning of this part.
    static func syntax(
        _ problem: String, character: Unicode.Scalar?, at location: SourceLocation,
        context: (text: String, location: SourceLocation)?
    ) -> Diagnostic {
        let message = explanation(of: problem, character: character, context: context?.text ?? "")
        var notes: [Diagnostic.Note] = []
        if let context, context.location < location, let subject = subject(ofContext: context.text) {
            notes.append(Diagnostic.Note("the \(subject) begins here", at: context.location))
        }
        return Diagnostic(.error, "yaml-syntax", message, at: location, notes: notes)
    }

    static func mergeConflict(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "merge-conflict",
            """
            this is an unresolved merge conflict; keep the correct side, and remove the lines that begin with \
            `<<<<<<<`, `=======` and `>>>>>>>`
            """,
            at: location)
    }

    /// Returns the diagnostic for bytes that libyaml refuses: bytes that are not UTF-8, and control characters.
    /// - Parameter value: The byte or code point.
    static func unreadableBytes(_ problem: String, value: Int, at location: SourceLocation) -> Diagnostic {
        if problem.contains("control characters") {
            return Diagnostic(
                .error, "control-character",
                """
                the character \(codePoint(value)) is not allowed in YAML; remove it, or write it as an escape in \
                double quotes
                """,
                at: location)
        }
        return invalidUTF8(byte: UInt8(clamping: value), at: location)
    }

    /// Returns a code point such as `U+001B`.
    static func codePoint(_ value: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    static func invalidUTF8(byte: UInt8, at location: SourceLocation) -> Diagnostic {
        let digits = String(byte, radix: 16, uppercase: true)
        return Diagnostic(
            .error, "invalid-utf-8",
            "the byte 0x\(digits) does not belong to valid UTF-8 here; save the file in the encoding UTF-8",
            at: location)
    }

    private static func subject(ofContext context: String) -> String? {
        let prefixes = ["while scanning a ", "while scanning an ", "while parsing a "]
        guard let prefix = prefixes.first(where: context.hasPrefix) else { return nil }
        switch String(context.dropFirst(prefix.count)) {
        case "simple key": return "key"
        case "quoted scalar": return "quoted string"
        case "plain scalar": return "string"
        case "block scalar": return "block of text"
        case "block mapping", "flow mapping": return "mapping"
        case "block collection", "flow sequence": return "sequence"
        case "block node", "flow node", "node": return "value"
        case "directive", "%YAML directive", "%TAG directive": return "directive"
        case let other: return other
        }
    }

    private static func explanation(of problem: String, character: Unicode.Scalar?, context: String) -> String {
        if problem == "found character that cannot start any token" {
            guard let character, character != "\t" else { return "a tab is used for indentation; use spaces" }
            return "no value can begin with `\(character)`; put the string in quotes"
        }
        if problem == "did not find expected node content", character == nil {
            return "the file ends inside `[ ]` or `{ }`; add the closing bracket"
        }
        return explanations[problem] ?? explanation(ofRare: problem, context: context)
    }

    private static let explanations: [String: String] = [
        "mapping values are not allowed in this context":
            "a `:` is not allowed here; quote a string that contains `: `, or check the indentation",
        "mapping keys are not allowed in this context":
            "a key is not allowed here; check the indentation",
        "block sequence entries are not allowed in this context":
            """
        a list entry `-` is not allowed here; begin the entry on its own line, or quote a string that begins \
        with `- `
        """,
        "found unexpected ':'":
            "a `:` in `{ }` or `[ ]` has no space after it; add a space, or quote the string",
        "could not find expected ':'":
            """
        this line is neither a key with a `:` nor the continuation of a string; check the indentation, and \
        the quotes above
        """,
        "did not find expected key":
            """
        a line is indented unlike its neighbours, or text follows where a value has ended; check the \
        indentation and the quotes
        """,
        "did not find expected '-' indicator":
            "a line in a list begins without `-`; indent the line like the entries above, or end the list",
        "did not find expected ',' or ']'":
            "a list in `[ ]` is not closed, or a comma is missing; add `,` or `]`",
        "did not find expected ',' or '}'":
            "a mapping in `{ }` is not closed, or a comma is missing; add `,` or `}`",
        "did not find expected node content":
            "a value is missing here; a string that begins with `]`, `}`, `,` or `%` needs quotes",
        "did not find expected <document start>":
            "text follows after the end of the document; check the indentation, or remove the text",
        "found unexpected end of stream":
            "a quoted string is not closed before the end of the file; add the closing quote",
        "found unexpected document indicator":
            "a quoted string is not closed before the line `---` or `...`; add the closing quote",
        "found unknown escape character":
            "double quotes do not allow this escape; write `\\\\` for a backslash, or use single quotes",
        "did not find expected hexdecimal number":
            "`\\x` needs 2 hexadecimal digits, `\\u` 4 and `\\U` 8; write `\\\\` for a backslash, or use single quotes",
        "found invalid Unicode character escape code":
            """
        this escape is not a Unicode character; YAML writes a character beyond U+FFFF as one escape, such as \
        `\\U0001F600`
        """,
        "found a tab character that violates indentation":
            "a tab is used for indentation; use spaces",
        "found a tab character where an indentation space is expected":
            "a tab is used for indentation; use spaces",
        "found an indentation indicator equal to 0":
            "the indentation of a block of text is 1 to 9; remove the 0",
        "did not find expected comment or line break":
            """
        only a comment may follow here; put the string on the next line, or quote a string that begins with \
        `|` or `>`
        """,
        "did not find expected alphabetic or numeric character":
            "a name must follow `&` and `*`; quote a string that begins with one of them",
        "found undefined tag handle":
            "this tag begins with a handle that no %TAG directive declares; quote a string that begins with `!`",
        "found incompatible YAML document":
            "the %YAML directive asks for another version than 1.1 or 1.2; remove the directive",
        "found duplicate %YAML directive": "the %YAML directive occurs twice; remove one of the directives",
        "found duplicate %TAG directive": "two %TAG directives declare the same handle; remove one of the directives",
    ]

    private static func explanation(ofRare problem: String, context: String) -> String {
        if context.contains("tag") { return "this tag is malformed (\(problem)); quote a string that begins with `!`" }
        if context.contains("directive") { return "this directive is malformed (\(problem)); remove the line" }
        let place = context.isEmpty ? "" : " \(context)"
        return problem.isEmpty ? "the YAML is malformed" : "the YAML is malformed: \(problem)\(place)"
    }
}
