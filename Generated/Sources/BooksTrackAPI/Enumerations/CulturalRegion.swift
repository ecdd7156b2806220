// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The part of the world that an author's work comes from.
///
/// `#/components/schemas/CulturalRegion`
public nonisolated enum CulturalRegion: OpenEnumeration {
    case africa
    case asia
    case europe
    case northAmerica
    case southAmerica
    case oceania
    case middleEast
    case caribbean
    case centralAsia
    case indigenous
    case international
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [CulturalRegion] {
        [
            .africa, .asia, .europe, .northAmerica, .southAmerica, .oceania, .middleEast, .caribbean, .centralAsia,
            .indigenous, .international,
        ]
    }

    public init(rawValue: String) {
        switch rawValue {
        case "Africa": self = .africa
        case "Asia": self = .asia
        case "Europe": self = .europe
        case "North America": self = .northAmerica
        case "South America": self = .southAmerica
        case "Oceania": self = .oceania
        case "Middle East": self = .middleEast
        case "Caribbean": self = .caribbean
        case "Central Asia": self = .centralAsia
        case "Indigenous": self = .indigenous
        case "International": self = .international
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .africa: "Africa"
        case .asia: "Asia"
        case .europe: "Europe"
        case .northAmerica: "North America"
        case .southAmerica: "South America"
        case .oceania: "Oceania"
        case .middleEast: "Middle East"
        case .caribbean: "Caribbean"
        case .centralAsia: "Central Asia"
        case .indigenous: "Indigenous"
        case .international: "International"
        case .unknown(let rawValue): rawValue
        }
    }
}
