// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A feature, as a flag or as a record.
///
/// `#/components/schemas/CapabilityFeature`
public nonisolated enum CapabilityFeature: Codable, Hashable, Sendable, ExpressibleByBooleanLiteral {
    case flag(Bool)
    case settings(Settings)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<CapabilityFeature>] = [
        .boolean(CapabilityFeature.flag),
        .record(CapabilityFeature.settings),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .flag(let value): try value.encode(to: encoder)
        case .settings(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    public init(booleanLiteral value: Bool) {
        self = .flag(value)
    }
}

extension CapabilityFeature {
    public nonisolated struct Settings: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `false`.
        public var enabled: Bool
        public var embeddingModel: String?
        /// 1 or more.
        public var dimensions: Int?

        public init(enabled: Bool, embeddingModel: String? = nil, dimensions: Int? = nil) {
            self.enabled = enabled
            self.embeddingModel = embeddingModel
            self.dimensions = dimensions
        }

        public enum CodingKeys: String, RecordKey {
            case enabled
            case embeddingModel = "embedding_model"
            case dimensions
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.enabled] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            enabled = try fields.value(.enabled, default: false)
            embeddingModel = try fields.optional(.embeddingModel)
            dimensions = try fields.optional(.dimensions)
        }
    }
}
