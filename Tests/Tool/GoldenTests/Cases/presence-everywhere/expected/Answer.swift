// Made by gen-dtos from the contract "Presence everywhere". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

public nonisolated struct Answer<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var data: Payload?
    public var sum: Data?
    public var note: Presence<String>
    public var error: Problem?

    public init(data: Payload? = nil, sum: Data? = nil, note: Presence<String> = .absent, error: Problem? = nil) {
        self.data = data
        self.sum = sum
        self.note = note
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case data
        case sum
        case note
        case error
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.payload(.data)
        sum = try fields.optional(.sum, as: Base64.self)
        note = try fields.presence(.note)
        error = try fields.failure(.error)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(data, forKey: .data)
        try container.encodeIfPresent(sum.map { Base64($0) }, forKey: .sum)
        try container.encode(note, forKey: .note)
        try container.encodeIfPresent(error, forKey: .error)
    }

    /// Returns the payload of a success. Throws the API's own error for a failure, and `EnvelopeViolation` for an
    /// incomplete envelope.
    public func payload() throws -> Payload {
        try resolveEnvelope(success: nil, payload: data, error: error)
    }
}
