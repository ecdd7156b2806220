// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A book recognised in a photo. Everything is optional: what the photo does not show is absent, or null in the
/// deprecated flat fields.
///
/// `#/components/schemas/DetectedBook`
public nonisolated struct DetectedBook: DefensiveRecord, Hashable, Sendable {
    public var title: String?
    public var author: String?
    public var isbn: String?
    /// 0 to 1.
    public var confidence: Double?
    public var boundingBox: BoundingBox?
    public var enrichmentStatus: EnrichmentStatus?
    /// What the providers know of it.
    public var enrichment: Enrichment?
    @available(*, deprecated, message: "Use enrichment. Deprecated since 2025-11.")
    public var coverUrl: String? {
        get { _coverUrl }
        set { _coverUrl = newValue }
    }
    private var _coverUrl: String?
    @available(*, deprecated, message: "Use enrichment. Deprecated since 2025-11.")
    public var publisher: String? {
        get { _publisher }
        set { _publisher = newValue }
    }
    private var _publisher: String?
    @available(*, deprecated, message: "Use enrichment. Deprecated since 2025-11.")
    public var publicationYear: Int? {
        get { _publicationYear }
        set { _publicationYear = newValue }
    }
    private var _publicationYear: Int?

    public init(
        title: String? = nil,
        author: String? = nil,
        isbn: String? = nil,
        confidence: Double? = nil,
        boundingBox: BoundingBox? = nil,
        enrichmentStatus: EnrichmentStatus? = nil,
        enrichment: Enrichment? = nil,
        coverUrl: String? = nil,
        publisher: String? = nil,
        publicationYear: Int? = nil
    ) {
        self.title = title
        self.author = author
        self.isbn = isbn
        self.confidence = confidence
        self.boundingBox = boundingBox
        self.enrichmentStatus = enrichmentStatus
        self.enrichment = enrichment
        self._coverUrl = coverUrl
        self._publisher = publisher
        self._publicationYear = publicationYear
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case author
        case isbn
        case confidence
        case boundingBox
        case enrichmentStatus
        case enrichment
        case _coverUrl = "coverUrl"
        case _publisher = "publisher"
        case _publicationYear = "publicationYear"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.optional(.title)
        author = try fields.optional(.author)
        isbn = try fields.optional(.isbn)
        confidence = try fields.optional(.confidence)
        boundingBox = try fields.optional(.boundingBox)
        enrichmentStatus = try fields.optional(.enrichmentStatus)
        enrichment = try fields.optional(.enrichment)
        _coverUrl = try fields.optional(._coverUrl, nullable: true)
        _publisher = try fields.optional(._publisher, nullable: true)
        _publicationYear = try fields.optional(._publicationYear, nullable: true)
    }
}

extension DetectedBook {
    /// What the providers know of it.
    public nonisolated struct Enrichment: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var status: EnrichmentStatus
        /// Null where the provider's circuit is open.
        public var work: WorkDTO?
        public var editions: [EditionDTO]?
        public var authors: [AuthorDTO]?
        /// Open.
        public var provider: String?
        public var cachedResult: Bool?
        /// For people, in English.
        public var error: String?
        /// How long the circuit stays open, in milliseconds. 0 or more.
        public var retryAfterMs: Int?

        public init(
            status: EnrichmentStatus,
            work: WorkDTO? = nil,
            editions: [EditionDTO]? = nil,
            authors: [AuthorDTO]? = nil,
            provider: String? = nil,
            cachedResult: Bool? = nil,
            error: String? = nil,
            retryAfterMs: Int? = nil
        ) {
            self.status = status
            self.work = work
            self.editions = editions
            self.authors = authors
            self.provider = provider
            self.cachedResult = cachedResult
            self.error = error
            self.retryAfterMs = retryAfterMs
        }

        public enum CodingKeys: String, RecordKey {
            case status
            case work
            case editions
            case authors
            case provider
            case cachedResult
            case error
            case retryAfterMs
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.status] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            status = try fields.value(.status, default: .unknown(""))
            work = try fields.optional(.work, nullable: true)
            editions = try fields.optional(.editions)
            authors = try fields.optional(.authors)
            provider = try fields.optional(.provider)
            cachedResult = try fields.optional(.cachedResult)
            error = try fields.optional(.error)
            retryAfterMs = try fields.optional(.retryAfterMs)
        }
    }
}
