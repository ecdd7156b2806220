// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Bad`
public nonisolated struct Bad: DefensiveRecord, Hashable, Sendable {
    /// Always `"bad"`.
    public var verdict: String
    public var error: Problem?

    public init(verdict: String = "bad", error: Problem? = nil) {
        self.verdict = verdict
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case verdict
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.verdict] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        verdict = try fields.constant(.verdict, "bad")
        error = try fields.optional(.error)
    }
}
