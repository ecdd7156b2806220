/// What is wrong with a JSON text.
enum JSONProblem: Equatable {
    /// With the bracket that closes the innermost collection.
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
    case invalidUTF8(UInt8)

    /// Whether YAML might mean something by what stands there.
    var isForeign: Bool {
        switch self {
        case .missingComma, .missingColon, .keyWithoutQuotes, .unknownValue, .malformedNumber: true
        case .unexpectedEnd, .unclosedString, .trailingComma, .missingValue, .mismatchedEnd, .malformedEscape,
            .controlCharacter, .textAfterEnd, .invalidUTF8:
            false
        }
    }
}
