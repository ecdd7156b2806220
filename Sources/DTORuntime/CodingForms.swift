public import Foundation

/// Bytes as base64 (RFC 4648 section 4), whatever the decoder's strategy for data.
public struct Base64: CodingForm, Hashable, Sendable {
    public var represented: Data

    public init(_ represented: Data) {
        self.represented = represented
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let data = Data(base64Encoded: text) else { throw decoder.malformed("base64") }
        represented = data
    }

    public func encode(to encoder: any Encoder) throws {
        try represented.base64EncodedString().encode(to: encoder)
    }
}

/// A decimal number as text: `"12.50"`.
public struct DecimalString: CodingForm, Hashable, Sendable {
    public var represented: Decimal

    public init(_ represented: Decimal) {
        self.represented = represented
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let decimal = Decimal(exactly: text) else { throw decoder.malformed("a decimal number") }
        represented = decimal
    }

    public func encode(to encoder: any Encoder) throws {
        try represented.description.encode(to: encoder)
    }
}

extension DecimalString: LosslessScalar {
    static let jsonType = JSONType.string

    init?(losslessly found: FoundValue) {
        switch found {
        case .integer(let integer): self.init(Decimal(integer))
        case .decimal(let decimal): self.init(decimal)
        case .number(let number):
            guard let decimal = Decimal(exactly: "\(number)") else { return nil }
            self.init(decimal)
        case .null, .boolean, .boundlessNumber, .string, .array, .object, .other:
            return nil
        }
    }
}

/// A date as text of RFC 3339, whatever the decoder's strategy for dates.
public struct ISO8601Date: CodingForm, Hashable, Sendable {
    public var represented: Date

    public init(_ represented: Date) {
        self.represented = represented
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let date = Timestamp(text).date else { throw decoder.malformed("a date and time") }
        represented = date
    }

    public func encode(to encoder: any Encoder) throws {
        try Timestamp(represented).text.encode(to: encoder)
    }
}

extension Base64: TransparentWrapper {
    static var wrapped: Any.Type { Data.self }
}

extension DecimalString: TransparentWrapper {
    static var wrapped: Any.Type { Decimal.self }
}

extension ISO8601Date: TransparentWrapper {
    static var wrapped: Any.Type { Date.self }
}

extension Decoder {
    fileprivate func malformed(_ form: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "The text is not \(form)."))
    }
}
