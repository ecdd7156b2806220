// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/BatchEnrichmentRequest`
public nonisolated struct BatchEnrichmentRequest: DefensiveRecord, Hashable, Sendable {
    /// ISBNs of 10 or 13 digits, or EANs. At most 1000 elements. Missing or null: `[]`.
    public var barcodes: [String]
    /// Whether to make the books findable by meaning. Missing or null: `false`.
    public var vectorize: Bool

    public init(barcodes: [String] = [], vectorize: Bool = false) {
        self.barcodes = barcodes
        self.vectorize = vectorize
    }

    public enum CodingKeys: String, RecordKey {
        case barcodes
        case vectorize
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.barcodes] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        barcodes = try fields.array(.barcodes)
        vectorize = try fields.defaulted(.vectorize, default: false)
    }
}
