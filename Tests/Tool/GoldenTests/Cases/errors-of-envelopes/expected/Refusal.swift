// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Refusal<Payload: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    case success(Success)
    case failure(Failure)

    public var data: Payload? {
        switch self {
        case .success(let value): value.data
        case .failure: nil
        }
    }

    public var message: String? {
        switch self {
        case .success: nil
        case .failure(let value): value.message
        }
    }

    public var code: Int? {
        switch self {
        case .success: nil
        case .failure(let value): value.code
        }
    }

    /// Returns the payload of a success. Throws a failure itself, and `EnvelopeViolation` for an incomplete envelope.
    public func payload() throws -> Payload {
        switch self {
        case .success(let value):
            try resolveEnvelope(success: true, payload: value.data)
        case .failure(let value):
            throw value
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

extension Refusal {
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

    public nonisolated struct Failure: DefensiveRecord, Error, Hashable, Sendable {
        /// Missing or null: `""`.
        public var message: String
        public var code: Int?

        public init(message: String, code: Int? = nil) {
            self.message = message
            self.code = code
        }

        public enum CodingKeys: String, RecordKey {
            case _discriminator = "success"
            case message
            case code
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            message = try fields.value(.message, default: "")
            code = try fields.optional(.code)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(false, forKey: ._discriminator)
            try container.encode(message, forKey: .message)
            try container.encodeIfPresent(code, forKey: .code)
        }
    }
}
