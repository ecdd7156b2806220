// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CopyPage`
public nonisolated struct CopyPage: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var results: [String]
    /// Missing or null: the value decoded from `{}`.
    public var meta: Meta

    public init(results: [String] = [], meta: Meta) {
        self.results = results
        self.meta = meta
    }

    public enum CodingKeys: String, RecordKey {
        case results
        case meta
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.results, .meta] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        results = try fields.array(.results)
        meta = try fields.record(.meta)
    }
}

extension CopyPage {
    public nonisolated struct Meta: DefensiveRecord, Hashable, Sendable {
        public var count: Int64?

        public init(count: Int64? = nil) {
            self.count = count
        }

        public enum CodingKeys: String, RecordKey {
            case count
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            count = try fields.optional(.count)
        }
    }
}
