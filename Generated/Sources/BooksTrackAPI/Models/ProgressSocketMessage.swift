// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A message of the WebSocket. Some versions leave out all but `type` and `payload`.
///
/// Deprecated since 3.3: use `sseUrl / statusUrl`. This may stop working from 2026-07-01.
///
/// `#/components/schemas/ProgressSocketMessage`
public nonisolated struct ProgressSocketMessage: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var type: MessageType
    public var jobId: String?
    public var pipeline: Pipeline?
    /// When it was sent, in epoch milliseconds.
    public var timestamp: Int64?
    /// Version of the messages, `1.0.0` or `2.0.0`.
    public var version: String?
    /// Strict: without it, decoding fails.
    public var payload: ProgressSocketPayload

    public init(
        type: MessageType,
        jobId: String? = nil,
        pipeline: Pipeline? = nil,
        timestamp: Int64? = nil,
        version: String? = nil,
        payload: ProgressSocketPayload
    ) {
        self.type = type
        self.jobId = jobId
        self.pipeline = pipeline
        self.timestamp = timestamp
        self.version = version
        self.payload = payload
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case jobId
        case pipeline
        case timestamp
        case version
        case payload
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .payload] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: .unknown(""))
        jobId = try fields.optional(.jobId)
        pipeline = try fields.optional(.pipeline)
        timestamp = try fields.optional(.timestamp)
        version = try fields.optional(.version)
        payload = try fields.strict(.payload)
    }
}
