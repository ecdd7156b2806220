// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ScanStage`
public nonisolated struct ScanStage: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var name: String
    /// In seconds. 0 or more.
    public var typicalDuration: Int?
    /// The scan's progress when this stage ends. 0 to 1.
    public var progress: Double?

    public init(name: String, typicalDuration: Int? = nil, progress: Double? = nil) {
        self.name = name
        self.typicalDuration = typicalDuration
        self.progress = progress
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case typicalDuration
        case progress
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.strict(.name)
        typicalDuration = try fields.optional(.typicalDuration)
        progress = try fields.optional(.progress)
    }
}
