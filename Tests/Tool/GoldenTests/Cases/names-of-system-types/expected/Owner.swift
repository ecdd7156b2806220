// Made by gen-dtos from the contract "Names of system types". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Owner`
public nonisolated struct Owner: DefensiveRecord, Hashable, Sendable {
    public var data: Data?

    public init(data: Data? = nil) {
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case data
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.optional(.data)
    }
}

extension Owner {
    public nonisolated struct Data: DefensiveRecord, Hashable, Sendable {
        public var id: String?

        public init(id: String? = nil) {
            self.id = id
        }

        public enum CodingKeys: String, RecordKey {
            case id
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.optional(.id)
        }
    }
}
