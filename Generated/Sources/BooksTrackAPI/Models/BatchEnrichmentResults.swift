// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/BatchEnrichmentResults`
public nonisolated struct BatchEnrichmentResults: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var enrichedBooks: [EnrichedBookPayload]
    /// Missing or null: `[]`.
    public var errors: [Error]
    /// Books enriched and books in all, such as `98/100`.
    public var successRate: String?

    public init(enrichedBooks: [EnrichedBookPayload] = [], errors: [Error] = [], successRate: String? = nil) {
        self.enrichedBooks = enrichedBooks
        self.errors = errors
        self.successRate = successRate
    }

    public enum CodingKeys: String, RecordKey {
        case enrichedBooks
        case errors
        case successRate
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.enrichedBooks] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        enrichedBooks = try fields.array(.enrichedBooks)
        errors = try fields.defaulted(.errors, default: [])
        successRate = try fields.optional(.successRate)
    }
}

extension BatchEnrichmentResults {
    public nonisolated struct Error: DefensiveRecord, Hashable, Sendable {
        public var title: String?
        /// For people, in English.
        public var error: String?

        public init(title: String? = nil, error: String? = nil) {
            self.title = title
            self.error = error
        }

        public enum CodingKeys: String, RecordKey {
            case title
            case error
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.optional(.title)
            error = try fields.optional(.error)
        }
    }
}
