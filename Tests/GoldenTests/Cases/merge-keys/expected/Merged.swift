// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// Merged from an anchor.
///
/// `#/components/schemas/Merged`
public nonisolated struct Merged: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    public var state: Plain.State?

    public init(id: String, state: Plain.State? = nil) {
        self.id = id
        self.state = state
    }

    public enum CodingKeys: String, CodingKey {
        case id
        case state
    }

    public static let requiredKeys: [CodingKeys] = [.id]

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        state = try fields.optional(.state)
    }
}
