// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 2.0: use `ResponseEnvelope`. This may stop working from 2026-03-01.
public nonisolated enum ApiResponse<Payload: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    case success(Success)
    case failure(Failure)

    public var data: Payload? {
        switch self {
        case .success(let value): value.data
        case .failure: nil
        }
    }

    public var meta: ResponseMeta {
        switch self {
        case .success(let value): value.meta
        case .failure(let value): value.meta
        }
    }

    public var error: ApiError? {
        switch self {
        case .success: nil
        case .failure(let value): value.error
        }
    }

    /// Returns the payload of a success. Throws the API's own error for a failure, and `EnvelopeViolation` for an
    /// incomplete envelope.
    public func payload() throws -> Payload {
        switch self {
        case .success(let value):
            try resolveEnvelope(success: true, payload: value.data)
        case .failure(let value):
            try resolveEnvelope(success: false, payload: Payload?.none, error: value.error)
        }
    }

    public init(from decoder: any Decoder) throws {
        switch try decoder.outcome() {
        case .success: self = .success(try Success(from: decoder))
        case .failure: self = .failure(try Failure(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .success(let value): try value.encode(to: encoder)
        case .failure(let value): try value.encode(to: encoder)
        }
    }
}

extension ApiResponse {
    public nonisolated struct Success: DefensiveRecord, Hashable, Sendable {
        public var data: Payload?
        /// Missing or null: the value decoded from `{}`.
        public var meta: ResponseMeta

        public init(data: Payload? = nil, meta: ResponseMeta) {
            self.data = data
            self.meta = meta
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "success"
            case data
            case meta
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.payload(.data)
            meta = try fields.record(.meta)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(true, forKey: ._discriminator)
            try container.encode(data, forKey: .data)
            try container.encode(meta, forKey: .meta)
        }
    }

    public nonisolated struct Failure: DefensiveRecord, Hashable, Sendable {
        public var error: ApiError?
        /// Missing or null: the value decoded from `{}`.
        public var meta: ResponseMeta

        public init(error: ApiError? = nil, meta: ResponseMeta) {
            self.error = error
            self.meta = meta
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "success"
            case error
            case meta
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            error = try fields.failure(.error)
            meta = try fields.record(.meta)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(false, forKey: ._discriminator)
            try container.encodeIfPresent(error, forKey: .error)
            try container.encode(meta, forKey: .meta)
        }
    }
}
