// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A failure as version 3.2 says it, without `data` and `metadata`.
///
/// `#/components/schemas/ErrorResponse`
public nonisolated struct ErrorResponse: DefensiveRecord, Hashable, Sendable {
    /// Always `false`.
    public var success: Bool
    /// Missing or null: the value decoded from `{}`.
    public var error: ApiError
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(success: Bool = false, error: ApiError) {
        self.success = success
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case success
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.success, .error] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.constant(.success, false)
        error = try fields.record(.error)
    }
}
