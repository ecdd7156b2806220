// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A failure outside every envelope, with the error as text.
///
/// `#/components/schemas/FlatError`
public nonisolated struct FlatError: DefensiveRecord, Hashable, Sendable {
    /// For people, in English. Missing or null: `""`.
    public var error: String
    /// As `ApiError.code`.
    public var code: String?
    public var details: [String: JSONValue]?

    public init(error: String, code: String? = nil, details: [String: JSONValue]? = nil) {
        self.error = error
        self.code = code
        self.details = details
    }

    public enum CodingKeys: String, RecordKey {
        case error
        case code
        case details
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.error] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        error = try fields.value(.error, default: "")
        code = try fields.optional(.code)
        details = try fields.optional(.details, nullable: true)
    }
}
