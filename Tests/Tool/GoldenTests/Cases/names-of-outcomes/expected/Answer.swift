// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Answer<Payload: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    case success(Success)
    case failure(Failure)

    public var data: Payload? {
        switch self {
        case .success(let value): value.data
        case .failure: nil
        }
    }

    public var meta: SuccessSchema? {
        switch self {
        case .success(let value): value.meta
        case .failure: nil
        }
    }

    public var size: PayloadSchema? {
        switch self {
        case .success(let value): value.size
        case .failure: nil
        }
    }

    public var error: FailureSchema? {
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
        switch try decoder.outcome(discriminator: "ok") {
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

extension Answer {
    public nonisolated struct Success: DefensiveRecord, Hashable, Sendable {
        public var data: Payload?
        public var meta: SuccessSchema?
        public var size: PayloadSchema?

        public init(data: Payload? = nil, meta: SuccessSchema? = nil, size: PayloadSchema? = nil) {
            self.data = data
            self.meta = meta
            self.size = size
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "ok"
            case data
            case meta
            case size
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.payload(.data)
            meta = try fields.optional(.meta)
            size = try fields.optional(.size)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(true, forKey: ._discriminator)
            try container.encodeIfPresent(data, forKey: .data)
            try container.encodeIfPresent(meta, forKey: .meta)
            try container.encodeIfPresent(size, forKey: .size)
        }
    }

    public nonisolated struct Failure: DefensiveRecord, Hashable, Sendable {
        public var error: FailureSchema?

        public init(error: FailureSchema? = nil) {
            self.error = error
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "ok"
            case error
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            error = try fields.failure(.error)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(false, forKey: ._discriminator)
            try container.encodeIfPresent(error, forKey: .error)
        }
    }
}
