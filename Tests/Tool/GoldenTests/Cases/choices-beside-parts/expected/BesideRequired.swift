// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/BesideRequired`
public nonisolated enum BesideRequired: Codable, Hashable, Sendable {
    case book(Book)
    case song(Song)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<BesideRequired>] = [
        .record(BesideRequired.book),
        .record(BesideRequired.song),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .book(let value): try value.encode(to: encoder)
        case .song(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension BesideRequired {
    public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var book: String
        /// Missing or null: `""`.
        public var note: String

        public init(book: String, note: String) {
            self.book = book
            self.note = note
        }

        public enum CodingKeys: String, RecordKey {
            case book
            case note
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.book, .note] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            book = try fields.value(.book, default: "")
            note = try fields.value(.note, default: "")
        }
    }

    public nonisolated struct Song: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var song: String
        /// Missing or null: `""`.
        public var note: String

        public init(song: String, note: String) {
            self.song = song
            self.note = note
        }

        public enum CodingKeys: String, RecordKey {
            case song
            case note
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.song, .note] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            song = try fields.value(.song, default: "")
            note = try fields.value(.note, default: "")
        }
    }
}
