// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Why a stream was not opened.
///
/// `#/components/schemas/StreamRejection`
public nonisolated struct StreamRejection: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value decoded from `{}`.
    public var error: StreamRejectionReason
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(error: StreamRejectionReason) {
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.error] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        error = try fields.record(.error)
    }
}
