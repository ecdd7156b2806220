// Made by gen-dtos from the contract "Untitled variants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Source`
public nonisolated enum Source: Codable, Hashable, Sendable {
    case gitRepository(GitRepository)
    case gitAddress(GitAddress)
    case file(File)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Source>] = [
        .record(Source.gitRepository, constants: ["type": ["git"]]),
        .record(Source.gitAddress, constants: ["type": ["git"]]),
        .record(Source.file, constants: ["type": ["file"]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .gitRepository(let value): try value.encode(to: encoder)
        case .gitAddress(let value): try value.encode(to: encoder)
        case .file(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Source {
    public nonisolated struct File: DefensiveRecord, Hashable, Sendable {
        /// Always `"file"`.
        public var type: String

        public init(type: String = "file") {
            self.type = type
        }

        public enum CodingKeys: String, RecordKey {
            case type
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            type = try fields.constant(.type, "file")
        }
    }

    public nonisolated struct GitAddress: DefensiveRecord, Hashable, Sendable {
        /// Always `"git"`.
        public var type: String
        /// Missing or null: `""`.
        public var address: String

        public init(type: String = "git", address: String) {
            self.type = type
            self.address = address
        }

        public enum CodingKeys: String, RecordKey {
            case type
            case address
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .address] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            type = try fields.constant(.type, "git")
            address = try fields.value(.address, default: "")
        }
    }

    public nonisolated struct GitRepository: DefensiveRecord, Hashable, Sendable {
        /// Always `"git"`.
        public var type: String
        /// Missing or null: `""`.
        public var repository: String

        public init(type: String = "git", repository: String) {
            self.type = type
            self.repository = repository
        }

        public enum CodingKeys: String, RecordKey {
            case type
            case repository
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .repository] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            type = try fields.constant(.type, "git")
            repository = try fields.value(.repository, default: "")
        }
    }
}
