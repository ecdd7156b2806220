// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A scan that was started by version 1.
///
/// `#/components/schemas/BookshelfScanResponse`
public nonisolated struct BookshelfScanResponse: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Missing or null: `[]`.
    public var detectedBooks: [DetectedBook]
    /// Path of the WebSocket, relative to the server. Sent until the WebSocket goes.
    @available(*, deprecated, message: "Deprecated since 3.3. This may stop working from 2026-07-01.")
    public var websocketUrl: String? {
        get { _websocketUrl }
        set { _websocketUrl = newValue }
    }
    private var _websocketUrl: String?

    public init(jobId: String, detectedBooks: [DetectedBook] = [], websocketUrl: String? = nil) {
        self.jobId = jobId
        self.detectedBooks = detectedBooks
        self._websocketUrl = websocketUrl
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case detectedBooks
        case _websocketUrl = "websocketUrl"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId, .detectedBooks] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        detectedBooks = try fields.array(.detectedBooks)
        _websocketUrl = try fields.optional(._websocketUrl)
    }
}

extension BookshelfScanResponse {
    public nonisolated struct DetectedBook: DefensiveRecord, Hashable, Sendable {
        /// Strict: without it, decoding fails.
        public var work: WorkDTO
        /// Missing or null: the value decoded from `{}`.
        public var edition: EditionDTO
        /// 0 to 1. Missing or null: `0`.
        public var confidence: Double

        public init(work: WorkDTO, edition: EditionDTO, confidence: Double) {
            self.work = work
            self.edition = edition
            self.confidence = confidence
        }

        public enum CodingKeys: String, RecordKey {
            case work
            case edition
            case confidence
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.work, .edition, .confidence] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            work = try fields.strict(.work)
            edition = try fields.record(.edition)
            confidence = try fields.value(.confidence, default: 0)
        }
    }
}
