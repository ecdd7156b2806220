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

    public var kind: AnswerKind? {
        switch self {
        case .success(let value): value.kind
        case .failure(let value): value.kind
        }
    }

    public var error: Problem? {
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
        switch try decoder.outcome(discriminator: "status", success: "ok", failure: "error") {
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
        public var kind: AnswerKind?
        public var level: AnswerLevel?

        public init(data: Payload? = nil, kind: AnswerKind? = nil, level: AnswerLevel? = nil) {
            self.data = data
            self.kind = kind
            self.level = level
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "status"
            case data
            case kind
            case level
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.payload(.data)
            kind = try fields.optional(.kind)
            level = try fields.optional(.level)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("ok", forKey: ._discriminator)
            try container.encode(data, forKey: .data)
            try container.encodeIfPresent(kind, forKey: .kind)
            try container.encodeIfPresent(level, forKey: .level)
        }
    }

    public nonisolated struct Failure: DefensiveRecord, Hashable, Sendable {
        public var error: Problem?
        public var kind: AnswerKind?
        public var level: AnswerFailureLevel?

        public init(error: Problem? = nil, kind: AnswerKind? = nil, level: AnswerFailureLevel? = nil) {
            self.error = error
            self.kind = kind
            self.level = level
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "status"
            case error
            case kind
            case level
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            error = try fields.failure(.error)
            kind = try fields.optional(.kind)
            level = try fields.optional(.level)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("error", forKey: ._discriminator)
            try container.encodeIfPresent(error, forKey: .error)
            try container.encodeIfPresent(kind, forKey: .kind)
            try container.encodeIfPresent(level, forKey: .level)
        }
    }
}
