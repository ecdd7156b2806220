// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OpenAndShut`
public nonisolated enum OpenAndShut: Codable, Hashable, Sendable {
    case open(Open)
    case song(Song)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<OpenAndShut>] = [
        .record(OpenAndShut.open),
        .record(OpenAndShut.song),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let value): try value.encode(to: encoder)
        case .song(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension OpenAndShut {
    public nonisolated struct Open: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var kind: Shut.Kind
        public var open: String?
        public var shut: String?

        public init(kind: Shut.Kind, open: String? = nil, shut: String? = nil) {
            self.kind = kind
            self.open = open
            self.shut = shut
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case open
            case shut
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.value(.kind, default: .unknown(""))
            open = try fields.optional(.open)
            shut = try fields.optional(.shut)
        }
    }

    public nonisolated struct Song: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var song: String
        public var note: String?
        /// Missing or null: `""`.
        public var kind: Shut.Kind
        public var shut: String?

        public init(song: String, note: String? = nil, kind: Shut.Kind, shut: String? = nil) {
            self.song = song
            self.note = note
            self.kind = kind
            self.shut = shut
        }

        public enum CodingKeys: String, RecordKey {
            case song
            case note
            case kind
            case shut
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.song, .kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            song = try fields.value(.song, default: "")
            note = try fields.optional(.note)
            kind = try fields.value(.kind, default: .unknown(""))
            shut = try fields.optional(.shut)
        }
    }
}
