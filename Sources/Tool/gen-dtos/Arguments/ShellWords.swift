/// Splits a line into words like a POSIX shell: with quotation marks, backslashes and a comment. Variables, patterns
/// and `~` are not expanded, and there are no operators.
struct ShellWords {
    struct Word: Equatable {
        var text: String
        /// The column, from 1, in Unicode scalars.
        var column: Int
    }

    /// The reason why a line cannot be split.
    struct Fault: Error, Equatable {
        enum Kind {
            case openQuotation
            case lastBackslash
            /// The line contains NUL, which would end a path.
            case nul
        }

        var kind: Kind
        var column: Int
    }

    private let line: [Unicode.Scalar]
    private var position = 0

    static func words(of line: some Sequence<Unicode.Scalar>) throws(Fault) -> [Word] {
        var lexer = ShellWords(line: Array(line))
        var words: [Word] = []
        while let word = try lexer.word() { words.append(word) }
        return words
    }

    private var next: Unicode.Scalar? { position < line.count ? line[position] : nil }

    private mutating func word() throws(Fault) -> Word? {
        while let scalar = next, Self.isBlank(scalar) { position += 1 }
        guard let first = next, first != "#" else { return nil }
        var word = Word(text: "", column: position + 1)
        while let scalar = next, !Self.isBlank(scalar) {
            switch scalar {
            case "'": try quotation(scalar, escapes: "", into: &word.text)
            case "\"": try quotation(scalar, escapes: "\"\\$`", into: &word.text)
            case "\\":
                guard position + 1 < line.count else { throw Fault(kind: .lastBackslash, column: position + 1) }
                position += 1
                try take(into: &word.text)
            default: try take(into: &word.text)
            }
        }
        return word
    }

    /// Reads the text up to the closing quotation mark.
    ///
    /// - Parameter escapes: The characters that a backslash escapes. A backslash before another character is text.
    private mutating func quotation(
        _ mark: Unicode.Scalar, escapes: String, into text: inout String
    ) throws(Fault) {
        let start = position
        position += 1
        while let scalar = next, scalar != mark {
            let follower = position + 1 < line.count ? line[position + 1] : nil
            if scalar == "\\", let follower, escapes.unicodeScalars.contains(follower) { position += 1 }
            try take(into: &text)
        }
        guard next != nil else { throw Fault(kind: .openQuotation, column: start + 1) }
        position += 1
    }

    private mutating func take(into text: inout String) throws(Fault) {
        if line[position] == "\0" { throw Fault(kind: .nul, column: position + 1) }
        text.unicodeScalars.append(line[position])
        position += 1
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t"
    }
}
