import ContractModel
import SwiftEmission

/// The identifier of a requested item, for Swift code and for links.
struct ResourceIdentifier {
    let literal: SwiftLiteral
    /// The identifier as a segment of a path. Bytes that are not unreserved are percent-encoded (RFC 3986 section 2.3):
    /// `a/ü` → `a%2F%C3%BC`.
    let pathSegment: String

    static let first = ResourceIdentifier(literal: .integer(1), pathSegment: "1")

    private init(literal: SwiftLiteral, pathSegment: String) {
        self.literal = literal
        self.pathSegment = pathSegment
    }

    /// Returns nil for a value that is neither a string nor an integer, and for an integer that does not fit into
    /// `Int`.
    init?(_ value: ContractValue) {
        switch value {
        case .integer(let digits):
            guard let literal = SwiftLiteral.integer(digits, in: Int.self) else { return nil }
            self.init(literal: literal, pathSegment: digits)
        case .string(let text): self.init(literal: .string(text), pathSegment: Self.encoded(text))
        case .null, .boolean, .number, .array, .object: return nil
        }
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
