// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Job`
public nonisolated struct Job: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var id: String
    public var authToken: String?
    /// The old token. Deprecated since 3.3: use `authToken`. This may stop working from 2026-03-01.
    public var token: String?
    /// Missing or null: `0`. Deprecated.
    public var count: Int
    /// The value of `authToken`, or of the deprecated `token`.
    public var effectiveToken: String? { authToken ?? token }

    public init(id: String, authToken: String? = nil, token: String? = nil, count: Int = 0) {
        self.id = id
        self.authToken = authToken
        self.token = token
        self.count = count
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case authToken
        case token
        case count
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        authToken = try fields.optional(.authToken)
        token = try fields.optional(.token)
        count = try fields.defaulted(.count, default: 0)
    }
}
