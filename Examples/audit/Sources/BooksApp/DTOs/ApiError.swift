import Foundation

/// What went wrong.
public struct ApiError: Codable, Error, Sendable, Equatable {
    public let code: String
    public let message: String
    public let retryable: Bool?
    public let details: [String: JSONValue]?
    public let retryAfterMs: Int?
    public let retryAfter: Int?
    public let provider: String?
    public let statusCode: Int?

    enum CodingKeys: String, CodingKey {
        case code, message, retryable, details, retryAfterMs, retryAfter, provider, statusCode
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        code = try container.decodeIfPresent(String.self, forKey: .code) ?? "UNKNOWN"
        message = try container.decode(String.self, forKey: .message)
        retryable = try container.decodeIfPresent(Bool.self, forKey: .retryable)
        details = try container.decodeIfPresent([String: JSONValue].self, forKey: .details)
        retryAfterMs = try container.decodeIfPresent(Int.self, forKey: .retryAfterMs)
        retryAfter = try container.decodeIfPresent(Int.self, forKey: .retryAfter)
        provider = try container.decodeIfPresent(String.self, forKey: .provider)
        statusCode = try container.decodeIfPresent(Int.self, forKey: .statusCode)
    }
}
