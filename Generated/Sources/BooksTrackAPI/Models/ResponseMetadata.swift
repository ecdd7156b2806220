// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Where an answer comes from. `source` is today's name of the provider, `provider` that of versions 2.x.
///
/// `#/components/schemas/ResponseMetadata`
public nonisolated struct ResponseMetadata: DefensiveRecord, Hashable, Sendable {
    /// When the answer was made. Fractional seconds appear or not. Missing or null: `""`.
    public var timestamp: String
    /// Milliseconds spent on the answer. 0 or more.
    public var processingTime: Int?
    /// Open; besides those of `DataProvider` also `none`, `kv_cache` or `orchestrated:google+openlibrary`.
    public var provider: String?
    /// Open; besides those of `MetadataSource` also `alexandria`, `d1-database`, `vectorize`, `text-search`,
    /// `curated` or `none`.
    public var source: String?
    public var cached: Bool?
    /// Names the request in the server's log. Versions 2.x only.
    public var traceId: String?
    /// How long results are kept, in words such as `1 hour`. Results only.
    public var ttl: String?
    /// The key under which results are kept. Results of jobs only.
    public var resourceId: String?

    public init(
        timestamp: String,
        processingTime: Int? = nil,
        provider: String? = nil,
        source: String? = nil,
        cached: Bool? = nil,
        traceId: String? = nil,
        ttl: String? = nil,
        resourceId: String? = nil
    ) {
        self.timestamp = timestamp
        self.processingTime = processingTime
        self.provider = provider
        self.source = source
        self.cached = cached
        self.traceId = traceId
        self.ttl = ttl
        self.resourceId = resourceId
    }

    public enum CodingKeys: String, RecordKey {
        case timestamp
        case processingTime
        case provider
        case source
        case cached
        case traceId
        case ttl
        case resourceId
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.timestamp] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        timestamp = try fields.value(.timestamp, as: DateTimeText.self, default: "")
        processingTime = try fields.optional(.processingTime)
        provider = try fields.optional(.provider)
        source = try fields.optional(.source)
        cached = try fields.optional(.cached)
        traceId = try fields.optional(.traceId)
        ttl = try fields.optional(.ttl)
        resourceId = try fields.optional(.resourceId)
    }
}
