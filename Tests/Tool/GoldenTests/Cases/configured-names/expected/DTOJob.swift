// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime

/// `#/components/schemas/Job`
nonisolated struct DTOJob: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `.done`.
    var phase: DTOState
    /// Strict: without it, decoding fails.
    var type: String

    init(phase: DTOState = .done, type: String) {
        self.phase = phase
        self.type = type
    }

    enum CodingKeys: String, RecordKey {
        case phase = "state"
        case type = "@type"
    }

    static var requiredKeys: [CodingKeys] { [.phase] }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        phase = try fields.value(.phase, default: .done)
        type = try fields.strict(.type)
    }
}
