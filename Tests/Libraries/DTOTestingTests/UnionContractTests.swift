@_spi(Generated) import DTORuntime
@_spi(Generated) import DTOTesting
import Testing

private protocol PetUnion: Codable, Hashable, Sendable {}

private struct Cat: DefensiveRecord, Hashable, Sendable {
    var lives: Int

    enum CodingKeys: String, RecordKey {
        case lives
    }

    static let requiredKeys: [CodingKeys] = [.lives]

    init(from fields: DefensiveFields<CodingKeys>) throws {
        lives = try fields.value(.lives, default: 0)
    }
}

private struct Dog: DefensiveRecord, Hashable, Sendable {
    var bark: String

    enum CodingKeys: String, RecordKey {
        case bark
    }

    static let requiredKeys: [CodingKeys] = [.bark]

    init(from fields: DefensiveFields<CodingKeys>) throws {
        bark = try fields.value(.bark, default: "")
    }
}

private enum Pet: PetUnion {
    case cat(Cat)
    case dog(Dog)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<Pet>] = [
        .object(Pet.cat, required: ["lives"]), .object(Pet.dog, required: ["bark"]),
    ]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value): try value.encode(to: encoder)
        case .dog(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

/// Takes the first variant that decodes. Tolerant records always decode, so this is always the first variant.
private enum FirstPet: PetUnion {
    case cat(Cat)
    case dog(Dog)
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        if let cat = try? Cat(from: decoder) {
            self = .cat(cat)
        } else if let dog = try? Dog(from: decoder) {
            self = .dog(dog)
        } else {
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value): try value.encode(to: encoder)
        case .dog(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

/// Throws for a variant that it does not know.
private enum ClosedPet: PetUnion {
    case cat(Cat)
    case dog(Dog)

    init(from decoder: any Decoder) throws {
        switch try Pet(from: decoder) {
        case .cat(let value): self = .cat(value)
        case .dog(let value): self = .dog(value)
        case .unknown:
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "No pet."))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value): try value.encode(to: encoder)
        case .dog(let value): try value.encode(to: encoder)
        }
    }
}

/// Does not write back the values that it keeps.
private enum ForgetfulPet: PetUnion {
    case cat(Cat)
    case dog(Dog)
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        switch try Pet(from: decoder) {
        case .cat(let value): self = .cat(value)
        case .dog(let value): self = .dog(value)
        case .unknown(let value): self = .unknown(value)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value): try value.encode(to: encoder)
        case .dog(let value): try value.encode(to: encoder)
        case .unknown: try JSONValue.null.encode(to: encoder)
        }
    }
}

private enum PetContract<Union: PetUnion>: UnionContract {
    static var name: String { "Pet" }

    static func describe(_ table: inout UnionTable) {
        table.variant("cat", #"{"lives": 9}"#)
        table.variant("dog", #"{"bark": "loud"}"#)
        table.unknown(["text"], isCase: "unknown")
        table.unknown(12, isCase: "unknown")
    }

    static var checks: [ContractCheck] { compliance + defence + roundTrip }
}

@Suite struct UnionContractTests {
    @Test(arguments: PetContract<Pet>.checks)
    func aUnionThatObeysPasses(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test(arguments: [
        Fault("first that decodes", PetContract<FirstPet>.compliance),
        Fault("closed", PetContract<ClosedPet>.defence),
        Fault("forgetful", PetContract<ForgetfulPet>.roundTrip),
    ])
    func everyFaultIsNoticed(_ fault: Fault) {
        #expect(fault.checks.contains { !$0.run().isEmpty }, "\(fault.testDescription) went unnoticed")
    }

    @Test func checksAreNamedAfterTheVariants() {
        #expect(PetContract<Pet>.compliance.map(\.name) == ["cat", "dog"])
        #expect(PetContract<Pet>.defence.map(\.name) == [#"unknown: ["text"]"#, "unknown: 12"])
    }
}
