/// The JSON form of a number that the contract also allows as a string: `12` or `"12"`. Servers with .NET write both.
///
/// A string that contains a number in the syntax of JSON is read as that number. The string is not reported, and the
/// strict policy accepts it. Numbers are written as numbers.
public struct NumberOrText<Number: DefensiveDecodable & Codable & Hashable & Sendable>: CodingForm, Hashable, Sendable {
    /// The number.
    public var represented: Number

    /// Wraps a number, which is written as a number.
    public init(_ represented: Number) {
        self.represented = represented
    }

    /// Decodes a number, or a string that contains a number in the syntax of JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            represented = try container.decode(Number.self)
        } catch {
            guard let text = try? container.decode(String.self), QuotedText.isNumber(text),
                let number = Self(losslessly: .string(text))
            else { throw error }
            self = number
        }
    }

    /// Writes a JSON number.
    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }
}

extension NumberOrText: LosslessScalar, TransparentWrapper {
    static var jsonType: JSONType { .number }

    static var wrapped: Any.Type { Number.self }

    init?(losslessly found: FoundValue) {
        guard let scalar = Number.self as? any LosslessScalar.Type,
            let number = scalar.init(losslessly: found) as? Number
        else { return nil }
        self.init(number)
    }
}
