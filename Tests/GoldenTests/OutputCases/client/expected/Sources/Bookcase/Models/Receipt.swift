// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// `#/components/schemas/Receipt`
public nonisolated struct Receipt: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var number: Int

    public init(number: Int) {
        self.number = number
    }

    public enum CodingKeys: String, RecordKey {
        case number
    }

    public static var requiredKeys: [CodingKeys] { [.number] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        number = try fields.value(.number, default: 0)
    }
}
