// Made by gen-dtos from the contract "Conformances". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable, Identifiable, LocalizedError, Error {
    public var id: Int?
    public var message: String?

    public init(id: Int? = nil, message: String? = nil) {
        self.id = id
        self.message = message
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case message
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        message = try fields.optional(.message)
    }
}
