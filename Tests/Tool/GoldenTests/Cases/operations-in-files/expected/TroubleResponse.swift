// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What went wrong.
///
/// `#/components/responses/Trouble`
public nonisolated struct TroubleResponse: DefensiveRecord, Hashable, Sendable {
    public var title: String?

    public init(title: String? = nil) {
        self.title = title
    }

    public enum CodingKeys: String, RecordKey {
        case title
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.optional(.title)
    }
}
