// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Good`
public nonisolated struct Good: DefensiveRecord, Hashable, Sendable {
    /// Always `"good"`.
    public var verdict: String
    public var data: String?

    public init(verdict: String = "good", data: String? = nil) {
        self.verdict = verdict
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case verdict
        case data
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.verdict] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        verdict = try fields.constant(.verdict, "good")
        data = try fields.optional(.data)
    }
}
