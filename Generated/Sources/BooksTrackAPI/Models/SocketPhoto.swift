// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketPhoto`
public nonisolated struct SocketPhoto: DefensiveRecord, Hashable, Sendable {
    /// From 0. 0 or more. Missing or null: `0`.
    public var index: Int
    /// Missing or null: `""`.
    public var status: String
    /// 0 or more.
    public var booksFound: Int?
    /// For people, in English.
    public var error: String?

    public init(index: Int, status: String, booksFound: Int? = nil, error: String? = nil) {
        self.index = index
        self.status = status
        self.booksFound = booksFound
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case index
        case status
        case booksFound
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.index, .status] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        index = try fields.value(.index, default: 0)
        status = try fields.value(.status, default: "")
        booksFound = try fields.optional(.booksFound)
        error = try fields.optional(.error)
    }
}
