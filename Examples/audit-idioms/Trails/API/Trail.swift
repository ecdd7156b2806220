import Foundation

/// All kinds of things in the API. A trail always says `trail`.
enum EntityType: String, Codable {
    case trail
    case hut
    case hiker
}

enum Difficulty: Int, Codable {
    case unknown = 0
    case easy = 1
    case hard = 2

    init(from decoder: any Decoder) throws {
        self = Difficulty(rawValue: try Int(from: decoder)) ?? .unknown
    }
}

enum Surface: String, Decodable {
    case gravel
    case rock
    case other

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(RawValue.self)
        self = Surface(rawValue: text) ?? .other
    }
}

struct Page<Element: Decodable>: Decodable {
    let total: Int
    let items: [Element]
}

struct TrailSummary: Decodable {
    let id: String
    let name: String
    let type: EntityType
    let surface: Surface?
}

struct Trail: Decodable {
    let id: String
    let name: String
    let type: EntityType
    let difficulty: Difficulty
    let links: [String: URL]
    let extra: Extra?
    let surface: Surface?
    let points: [Point]
    let closed: Bool?

    /// What the app knows of the server's own values.
    struct Extra: Decodable {
        let season: String?
        let rating: Double?
    }
}

struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

struct Point: Decodable {
    let latitude: Double
    let longitude: Double
    let elevation: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        latitude = try container.decode(Double.self, forKey: "lat")
        longitude = try container.decode(Double.self, forKey: "lng")
        elevation = try container.decodeIfPresent(Double.self, forKey: "elevation")
    }
}
