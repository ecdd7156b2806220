public import Foundation

/// The JSON form of a decimal number that is written as a string: `"12.50"`.
public struct DecimalString: CodingForm, Hashable, Sendable {
    /// The number.
    public var represented: Decimal

    /// Wraps a number, which is written as a string.
    public init(_ represented: Decimal) {
        self.represented = represented
    }

    /// Decodes a string that contains a number. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let decimal = Decimal(exactly: text) else { throw decoder.malformed("a decimal number") }
        represented = decimal
    }

    /// Writes the number as a string.
    public func encode(to encoder: any Encoder) throws {
        try represented.description.encode(to: encoder)
    }
}

extension DecimalString: LosslessScalar {
    static let jsonType = JSONType.string

    static func conversion(from type: JSONType) -> LosslessConversions? {
        switch type {
        case .number: .numberToText
        case .string: .textToNumber
        case .null, .boolean, .array, .object: nil
        }
    }

    init?(losslessly found: FoundValue) {
        let decimal: Decimal? =
            switch found {
            case .integer(let integer): Decimal(integer)
            case .decimal(let decimal): decimal
            case .number(let number): Decimal(exactly: "\(number)")
            case .string: Decimal(losslessly: found)
            case .null, .boolean, .boundlessNumber, .brokenText, .array, .object, .other: nil
            }
        guard let decimal else { return nil }
        self.init(decimal)
    }
}

extension DecimalString: TransparentWrapper {
    static var wrapped: Any.Type { Decimal.self }
}

extension Decoder {
    func malformed(_ form: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "The string is not \(form)."))
    }
}
