public import Foundation

/// The JSON form of bytes as base64 (RFC 4648 section 4). The decoder's `dataDecodingStrategy` has no effect on this
/// form.
public struct Base64: CodingForm, Hashable, Sendable {
    /// The bytes.
    public var represented: Data

    /// Wraps bytes, which are written as base64.
    public init(_ represented: Data) {
        self.represented = represented
    }

    /// Decodes base64. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let data = Base64Text.data(of: text) else { throw decoder.malformed("base64") }
        represented = data
    }

    /// Writes base64 with padding.
    public func encode(to encoder: any Encoder) throws {
        try represented.base64EncodedString().encode(to: encoder)
    }
}

/// The JSON form of bytes as base64 in the alphabet for URLs and file names (RFC 4648 section 5).
public struct Base64URL: CodingForm, Hashable, Sendable {
    /// The bytes.
    public var represented: Data

    /// Wraps bytes, which are written as base64 in the alphabet for URLs.
    public init(_ represented: Data) {
        self.represented = represented
    }

    /// Decodes base64 in the alphabet for URLs. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard !text.utf8.contains(where: Base64Text.isOfOrdinaryAlphabet),
            let data = Base64Text.data(of: Base64Text.inOrdinaryAlphabet(text))
        else { throw decoder.malformed("base64url") }
        represented = data
    }

    /// Writes base64 in the alphabet for URLs.
    public func encode(to encoder: any Encoder) throws {
        try Base64Text.inAlphabetForURLs(represented.base64EncodedString()).encode(to: encoder)
    }
}

/// The JSON form of bytes as base64 in either alphabet, with or without padding. Deviations from RFC 4648 are not
/// reported. The bytes are written in the form of `Base64`.
public struct UncheckedBase64: CodingForm, Hashable, Sendable {
    /// The bytes.
    public var represented: Data

    /// Wraps bytes, which are written as base64.
    public init(_ represented: Data) {
        self.represented = represented
    }

    /// Decodes base64 in either alphabet. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let data = Base64Text.data(of: text) ?? Base64Text.data(spelling: .string(text)) else {
            throw decoder.malformed("base64")
        }
        represented = data
    }

    /// Writes base64 with padding.
    public func encode(to encoder: any Encoder) throws {
        try Base64(represented).encode(to: encoder)
    }
}

/// The JSON form of bytes as a string.
protocol BytesForm: CodingForm, LosslessScalar, TransparentWrapper where Represented == Data {}

extension BytesForm {
    static var jsonType: JSONType { .string }

    static var wrapped: Any.Type { Data.self }

    static func conversion(from type: JSONType) -> LosslessConversions? {
        type == .string ? .base64 : nil
    }

    init?(losslessly found: FoundValue) {
        guard let data = Base64Text.data(spelling: found) else { return nil }
        self.init(data)
    }
}

extension Base64: BytesForm {}

extension Base64URL: BytesForm {}

extension UncheckedBase64: BytesForm {
    static func conversion(from type: JSONType) -> LosslessConversions? { nil }

    init?(losslessly found: FoundValue) { nil }
}

/// Reads and writes the spellings of base64 in RFC 4648.
private enum Base64Text {
    /// Returns the bytes of base64 that is spelled exactly as RFC 4648 section 4 requires, or nil for other strings.
    /// `Data` alone is too lenient: it reads `====` as a zero byte and accepts too much padding.
    static func data(of text: String) -> Data? {
        TextFormat.byte.accepts(text) ? Data(base64Encoded: text) : nil
    }

    /// Returns the bytes of base64 in either alphabet, with or without line breaks and padding.
    ///
    /// The result is nil if the last digit has bits that belong to no byte. Ordinary words can look like base64, but
    /// few of them pass this test.
    static func data(spelling found: FoundValue) -> Data? {
        guard case .string(let text) = found else { return nil }
        var digits = text.utf8.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x09 }
        let padding = digits.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard padding < 3, digits.count > padding else { return nil }
        digits.removeLast(padding)
        digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        let spelled = inOrdinaryAlphabet(String(decoding: digits, as: UTF8.self))
        return Data(base64Encoded: spelled).flatMap { $0.base64EncodedString() == spelled ? $0 : nil }
    }

    static func isOfOrdinaryAlphabet(_ digit: UInt8) -> Bool {
        digit == UInt8(ascii: "+") || digit == UInt8(ascii: "/")
    }

    static func inOrdinaryAlphabet(_ text: String) -> String {
        replacing(text) { digit in
            switch digit {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            default: digit
            }
        }
    }

    static func inAlphabetForURLs(_ text: String) -> String {
        replacing(text) { digit in
            switch digit {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: digit
            }
        }
    }

    private static func replacing(_ text: String, _ replacement: (UInt8) -> UInt8) -> String {
        String(decoding: text.utf8.map(replacement), as: UTF8.self)
    }
}
