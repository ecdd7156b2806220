import Foundation

/// What the backend of version 1 wraps its answers in.
public enum ApiResponse<T: Codable>: Codable {
    case success(T?, ResponseMeta)
    case failure(ApiError, ResponseMeta)

    enum CodingKeys: String, CodingKey {
        case success, data, error, meta
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let meta = try container.decode(ResponseMeta.self, forKey: .meta)
        if try container.decode(Bool.self, forKey: .success) {
            self = .success(try container.decodeIfPresent(T.self, forKey: .data), meta)
        } else {
            self = .failure(try container.decode(ApiError.self, forKey: .error), meta)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .success(let data, let meta):
            try container.encode(true, forKey: .success)
            try container.encode(data, forKey: .data)
            try container.encode(meta, forKey: .meta)
        case .failure(let error, let meta):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
            try container.encode(meta, forKey: .meta)
        }
    }
}

/// Where an answer of version 1 comes from.
public struct ResponseMeta: Codable, Sendable, Equatable {
    public let timestamp: String
    public let processingTime: Int?
    public let provider: String?
    public let cached: Bool?
    public let cacheAge: Int?
    public let requestId: String?
}
