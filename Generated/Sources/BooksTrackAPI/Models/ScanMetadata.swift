// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// How the scan was made. Not the envelope's metadata.
///
/// `#/components/schemas/ScanMetadata`
public nonisolated struct ScanMetadata: DefensiveRecord, Hashable, Sendable {
    public var modelUsed: String?
    /// In milliseconds. 0 or more.
    public var processingTime: Int?
    public var timestamp: ScanTimestamp?

    public init(modelUsed: String? = nil, processingTime: Int? = nil, timestamp: ScanTimestamp? = nil) {
        self.modelUsed = modelUsed
        self.processingTime = processingTime
        self.timestamp = timestamp
    }

    public enum CodingKeys: String, RecordKey {
        case modelUsed
        case processingTime
        case timestamp
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        modelUsed = try fields.optional(.modelUsed)
        processingTime = try fields.optional(.processingTime)
        timestamp = try fields.optional(.timestamp)
    }
}
