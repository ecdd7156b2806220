import Foundation

/// What the backend wraps its answers in since version 2.
public struct ResponseEnvelope<T: Codable>: Codable {
    public let success: Bool?
    public let metadata: ResponseMetadata
    public let error: ApiError?
    public let data: T?
}

/// Where an answer comes from.
public struct ResponseMetadata: Codable, Sendable, Equatable {
    public let timestamp: String
    public let processingTime: Int?
    public let provider: String?
    public let source: String?
    public let cached: Bool?
    public let traceId: String?
    public let ttl: String?
    public let resourceId: String?
}
