/// A fault of a JSON text.
enum JSONProblem: Equatable {
    /// The text ends too early. The value is the missing bracket or quote, or nil if the whole value is missing.
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
