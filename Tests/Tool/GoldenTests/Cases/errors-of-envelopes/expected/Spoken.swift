// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Spoken<Payload: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    case success(Success)
    case failure(Failure)

    public var data: Payload? {
        switch self {
        case .success(let value): value.data
        case .failure: nil
        }
    }

    public var traceId: String? {
        switch self {
        case .success: nil
        case .failure(let value): value.traceId
        }
    }

    public var error: String? {
        switch self {
        case .success: nil
        case .failure(let value): value.error
        }
    }

    /// Returns the payload of a success. Throws the API's own error in an `EnvelopeFailure` for a failure, and
    /// `EnvelopeViolation` for an incomplete envelope.
    public func payload() throws -> Payload {
        switch self {
        case .success(let value):
            try resolveEnvelope(success: true, payload: value.data)
        case .failure(let value):
            try resolveEnvelope(success: false, payload: Payload?.none, error: EnvelopeFailure(value.error))
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

extension Spoken {
    public nonisolated struct Success: DefensiveRecord, Hashable, Sendable {
        public var data: Payload?

        public init(data: Payload? = nil) {
            self.data = data
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "success"
            case data
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.payload(.data)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(true, forKey: ._discriminator)
            try container.encodeIfPresent(data, forKey: .data)
        }
    }

    public nonisolated struct Failure: DefensiveRecord, Hashable, Sendable {
        /// Strict: without it, decoding fails.
        public var traceId: String
        public var error: String?

        public init(traceId: String, error: String? = nil) {
            self.traceId = traceId
            self.error = error
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "success"
            case traceId
            case error
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            traceId = try fields.strict(.traceId)
            error = try fields.optional(.error, nullable: true)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(false, forKey: ._discriminator)
            try container.encode(traceId, forKey: .traceId)
            try container.encodeIfPresent(error, forKey: .error)
        }
    }
}
