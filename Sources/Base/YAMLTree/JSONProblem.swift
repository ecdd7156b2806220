/// A fault of a JSON text.
enum JSONProblem: Equatable {
    /// The end of the text, with the bracket that should close the innermost collection.
    case unexpectedEnd(Character?)
    case unclosedString
    case trailingComma(Character)
    case missingComma(Character)
    case missingColon
    case missingValue
    case keyWithoutQuotes
    case mismatchedEnd(Character)
    case unknownValue
    case malformedNumber
    case malformedEscape
    case controlCharacter(UInt8)
    case textAfterEnd
    case comment
    case invalidUTF8(UInt8)

    /// Whether the text is invalid JSON that may be valid YAML.
    var isForeign: Bool {
        switch self {
        case .missingComma, .missingColon, .keyWithoutQuotes, .unknownValue, .malformedNumber: true
        case .unexpectedEnd, .unclosedString, .trailingComma, .missingValue, .mismatchedEnd, .malformedEscape,
            .controlCharacter, .textAfterEnd, .comment, .invalidUTF8:
            false
        }
    }
}
