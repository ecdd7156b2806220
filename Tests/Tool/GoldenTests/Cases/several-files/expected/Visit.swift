// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Visit`
public nonisolated struct Visit: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value decoded from `{}`.
    public var pet: Animal
    /// Missing or null: `""`.
    public var day: Day
    public var weather: XWeather?
    public var chip: Animal.Chip?

    public init(pet: Animal, day: Day, weather: XWeather? = nil, chip: Animal.Chip? = nil) {
        self.pet = pet
        self.day = day
        self.weather = weather
        self.chip = chip
    }

    public enum CodingKeys: String, RecordKey {
        case pet
        case day
        case weather
        case chip
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.pet, .day] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        pet = try fields.record(.pet)
        day = try fields.value(.day, as: DateText.self, default: "")
        weather = try fields.optional(.weather)
        chip = try fields.optional(.chip)
    }
}
