// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Judged<Payload: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    case success(Success)
    case failure(Failure)

    public var data: Payload? {
        switch self {
        case .success(let value): value.data
        case .failure: nil
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
        switch try decoder.outcome(discriminator: "verdict", success: "good", failure: "bad") {
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

extension Judged {
    public nonisolated struct Success: DefensiveRecord, Hashable, Sendable {
        public var data: Payload?

        public init(data: Payload? = nil) {
            self.data = data
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "verdict"
            case data
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.payload(.data)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("good", forKey: ._discriminator)
            try container.encodeIfPresent(data, forKey: .data)
        }
    }

    public nonisolated struct Failure: DefensiveRecord, Hashable, Sendable {
        public var error: Problem?

        public init(error: Problem? = nil) {
            self.error = error
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "verdict"
            case error
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            error = try fields.failure(.error)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("bad", forKey: ._discriminator)
            try container.encodeIfPresent(error, forKey: .error)
        }
    }
}
