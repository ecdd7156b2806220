// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// none
///
/// `#/components/responses/NotFound`
public nonisolated struct NotFoundResponse: DefensiveRecord, Hashable, Sendable {
    public var reason: String?

    public init(reason: String? = nil) {
        self.reason = reason
    }

    public enum CodingKeys: String, RecordKey {
        case reason
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        reason = try fields.optional(.reason)
    }
}
