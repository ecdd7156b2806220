// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// When the scan ended, in epoch milliseconds; some versions send text in the format of RFC 3339.
///
/// `#/components/schemas/ScanTimestamp`
public nonisolated enum ScanTimestamp:
    Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
    /// When the scan ended, in epoch milliseconds; some versions send text in the format of RFC 3339.
    case integer(Int64)
    /// When the scan ended, in epoch milliseconds; some versions send text in the format of RFC 3339.
    case string(String)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<ScanTimestamp>] = [
        .integer(ScanTimestamp.integer),
        .string(ScanTimestamp.string),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .integer(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    public init(stringLiteral value: String) {
        self = .string(value)
    }

    public init(integerLiteral value: Int64) {
        self = .integer(value)
    }
}
