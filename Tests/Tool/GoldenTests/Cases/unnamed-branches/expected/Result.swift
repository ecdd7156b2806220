// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Result`
public nonisolated enum Result: Codable, Hashable, Sendable {
    case ok(Ok)
    case err(Err)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Result>] = [
        .record(Result.ok),
        .record(Result.err),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .ok(let value): try value.encode(to: encoder)
        case .err(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Result {
    public nonisolated struct Err: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var err: String

        public init(err: String) {
            self.err = err
        }

        public enum CodingKeys: String, RecordKey {
            case err
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.err] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            err = try fields.value(.err, default: "")
        }
    }

    public nonisolated struct Ok: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var ok: String

        public init(ok: String) {
            self.ok = ok
        }

        public enum CodingKeys: String, RecordKey {
            case ok
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.ok] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            ok = try fields.value(.ok, default: "")
        }
    }
}
