// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Numbers tell as texts do.
///
/// `#/components/schemas/Lock`
public nonisolated enum Lock: Codable, Hashable, Sendable {
    case bolt(Bolt)
    case chain(Chain)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Lock>] = [
        .record(Lock.bolt, constants: ["version": [1]]),
        .record(Lock.chain, constants: ["version": [2, 3]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .bolt(let value): try value.encode(to: encoder)
        case .chain(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Lock {
    public nonisolated struct Bolt: DefensiveRecord, Hashable, Sendable {
        /// Always `1`.
        public var version: Int

        public init(version: Int = 1) {
            self.version = version
        }

        public enum CodingKeys: String, RecordKey {
            case version
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.version] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            version = try fields.constant(.version, 1)
        }
    }

    public nonisolated struct Chain: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var version: Version
        public var links: Int?

        public init(version: Version, links: Int? = nil) {
            self.version = version
            self.links = links
        }

        public enum CodingKeys: String, RecordKey {
            case version
            case links
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.version] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            version = try fields.value(.version, default: .unknown(0))
            links = try fields.optional(.links)
        }
    }
}

extension Lock.Chain {
    public nonisolated enum Version: OpenEnumeration {
        case _2
        case _3
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        case unknown(Int)

        public static var allCases: [Version] { [._2, ._3] }

        public init(rawValue: Int) {
            switch rawValue {
            case 2: self = ._2
            case 3: self = ._3
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: Int {
            switch self {
            case ._2: 2
            case ._3: 3
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
