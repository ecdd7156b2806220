// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Told apart by constants.
///
/// `#/components/schemas/Event`
public nonisolated enum Event: Codable, Hashable, Sendable {
    case created(Created)
    case deleted(Deleted)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Event>] = [
        .record(Event.created, constants: ["type": ["created"]]),
        .record(Event.deleted, constants: ["type": ["deleted"]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .created(let value): try value.encode(to: encoder)
        case .deleted(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Event {
    public nonisolated struct Created: DefensiveRecord, Hashable, Sendable {
        /// Always `"created"`.
        public var type: String
        public var id: String?

        public init(type: String = "created", id: String? = nil) {
            self.type = type
            self.id = id
        }

        public enum CodingKeys: String, RecordKey {
            case type
            case id
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            type = try fields.constant(.type, "created")
            id = try fields.optional(.id)
        }
    }

    public nonisolated struct Deleted: DefensiveRecord, Hashable, Sendable {
        /// Always `"deleted"`.
        public var type: String
        public var at: Int?

        public init(type: String = "deleted", at: Int? = nil) {
            self.type = type
            self.at = at
        }

        public enum CodingKeys: String, RecordKey {
            case type
            case at
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            type = try fields.constant(.type, "deleted")
            at = try fields.optional(.at)
        }
    }
}
