@_spi(Generated) import DTORuntime
@_spi(Generated) import DTOTesting
import Testing

/// A read-only property that the contract requires, and that may be null. It is optional in Swift, and nil is encoded
/// as an absent key.
private protocol ZoneRecord: DefensiveRecord, Hashable, Sendable {
    var owner: String? { get }
}

private struct Zone: ZoneRecord {
    var owner: String?

    enum CodingKeys: String, RecordKey {
        case owner
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        owner = try fields.optional(.owner, nullable: true)
    }
}

/// Encodes nil as null, as an envelope does with its payload.
private struct ZoneWithNull: ZoneRecord {
    var owner: String?

    enum CodingKeys: String, RecordKey {
        case owner
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        owner = try fields.optional(.owner, nullable: true)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(owner, forKey: .owner)
    }
}

/// Decodes null as a value.
private struct ZoneWithValue: ZoneRecord {
    var owner: String?

    enum CodingKeys: String, RecordKey {
        case owner
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        owner = try fields.optional(.owner, nullable: true) ?? "nobody"
    }
}

private enum ZoneContract<Record: ZoneRecord>: RecordContract {
    static var name: String { "Zone" }
    static var full: String { #"{"owner": "owner"}"# }
    static var minimal: String { #"{"owner": null}"# }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("owner", \.owner, .string, isNullable: true)
    }
}

@Suite struct NullInFixtureTests {
    @Test(arguments: ZoneContract<Zone>.roundTrip + ZoneContract<ZoneWithNull>.roundTrip)
    func aNullThatSaysNoMoreThanAbsenceMayBeLeftOut(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test func anotherValueInItsPlaceIsNoticed() {
        #expect(ZoneContract<ZoneWithValue>.roundTrip.contains { !$0.run().isEmpty })
    }
}
