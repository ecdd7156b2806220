/// A part of a `JSONValue` that cannot be represented, such as a number that is too large.
struct LostValue {
    let error: any Error
    private let path: [any CodingKey]
    private let found: FoundValue

    init(_ error: any Error, of decoder: any Decoder) {
        self.error = error
        path = decoder.codingPath
        found = FoundValue(in: decoder)
    }

    /// Makes a value that is nested too deep.
    init(at path: [any CodingKey], found: FoundValue) {
        error = DecodingError.nestedTooDeep(at: path)
        self.path = path
        self.found = found
    }

    /// Reports the lost value, and returns null.
    func replacement(_ context: DecodingContext?) throws -> JSONValue {
        try context?.report(
            .malformed, at: path, expected: TypeText.name(of: JSONValue.self), found: found, used: ReportWord.null,
            error: error)
        return .null
    }
}

extension DecodingError {
    static func nestedTooDeep(at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(
            .init(codingPath: path, debugDescription: "The value is nested too deep for the thread's stack."))
    }
}
