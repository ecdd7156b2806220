import Foundation

struct Hiker: Decodable {
    let id: String
    let name: String?
    let level: Int?
    let since: String?

    init(from decoder: any Decoder) throws {
        let wire = try Wire(from: decoder)
        id = wire.id
        name = wire.display_name
        level = wire.level
        since = wire.joined_at
    }

    private struct Wire: Decodable {
        let id: String
        let display_name: String?
        let level: Int?
        let joined_at: String?
    }
}

struct Conditions {
    let temperature: Double?
    let wind: Double?
    let advice: String?

    init?(json: [String: Any]) {
        temperature = json["temperature"] as? Double
        wind = json["wind"] as? Double
        advice = json["advice"] as? String
    }
}
