// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Where an answer of version 1 comes from.
///
/// Deprecated since 2.0: use `ResponseMetadata`. This may stop working from 2026-03-01.
///
/// `#/components/schemas/ResponseMeta`
public nonisolated struct ResponseMeta: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var timestamp: String
    /// Milliseconds spent on the answer. 0 or more.
    public var processingTime: Int?
    public var provider: String?
    public var cached: Bool?
    /// Age of the cached answer, in seconds. 0 or more.
    public var cacheAge: Int?
    public var requestId: String?

    public init(
        timestamp: String,
        processingTime: Int? = nil,
        provider: String? = nil,
        cached: Bool? = nil,
        cacheAge: Int? = nil,
        requestId: String? = nil
    ) {
        self.timestamp = timestamp
        self.processingTime = processingTime
        self.provider = provider
        self.cached = cached
        self.cacheAge = cacheAge
        self.requestId = requestId
    }

    public enum CodingKeys: String, RecordKey {
        case timestamp
        case processingTime
        case provider
        case cached
        case cacheAge
        case requestId
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.timestamp] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        timestamp = try fields.value(.timestamp, as: DateTimeText.self, default: "")
        processingTime = try fields.optional(.processingTime)
        provider = try fields.optional(.provider)
        cached = try fields.optional(.cached)
        cacheAge = try fields.optional(.cacheAge)
        requestId = try fields.optional(.requestId)
    }
}
