/// The form of values of which the contract says only that they are objects: `type: object`.
///
/// Frameworks write this for values of any kind. So any JSON is kept. A value that is neither an object nor null is
/// reported.
public struct FreeObject: CodingForm, Hashable, Sendable {
    public var represented: JSONValue

    public init(_ represented: JSONValue) {
        self.represented = represented
    }

    public init(from decoder: any Decoder) throws {
        represented = try JSONValue(defensivelyFrom: decoder)
        switch represented {
        case .object, .null: return
        case .bool, .integer, .number, .decimal, .string, .array: break
        }
        try DecodingContext.listening(to: decoder)?.report(
            .typeMismatch, at: decoder.codingPath, expected: "object", found: FoundValue(of: represented),
            used: represented)
    }

    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }

    /// Null is a value here, as it is of `JSONValue`.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> FreeObject? {
        container.contains(key) ? try container.decode(FreeObject.self, forKey: key) : nil
    }
}
