// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Größe`
public nonisolated struct Größe: DefensiveRecord, Hashable, Sendable {
    public var straße: String?
    public var naïveCafé: Int?

    public init(straße: String? = nil, naïveCafé: Int? = nil) {
        self.straße = straße
        self.naïveCafé = naïveCafé
    }

    public enum CodingKeys: String, RecordKey {
        case straße
        case naïveCafé = "naïve café"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        straße = try fields.optional(.straße)
        naïveCafé = try fields.optional(.naïveCafé)
    }
}
