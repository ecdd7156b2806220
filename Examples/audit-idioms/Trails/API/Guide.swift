import Foundation

enum Paths {
    static let guides = "/v1/guides"
    static let bookings = "/v1/bookings"
}

class List<Element: Decodable>: Decodable {
    let items: [Element]
}

final class CountedList<Element: Decodable>: List<Element> {
    let total: Int
    let query: String

    private enum CodingKeys: String, CodingKey {
        case total
        case query
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        total = try container.decode(Int.self, forKey: .total)
        query = try container.decode(String.self, forKey: .query)
        try super.init(from: decoder)
    }
}

typealias Guides = CountedList<Guide>

struct Guide: Decodable {
    let id: String
    let born: Date
    let seen: Date?
    let badge: Self.Badge

    struct Badge: Decodable {
        let name: String
        let rank: Int?
    }
}

/// The app sends more than the contract requires.
struct Booking: Encodable {
    let guide: String
    let day: String
    let people: Int
}

struct GuideService {
    let server: URL

    func guides() async throws -> Guides {
        let (data, _) = try await URLSession.shared.data(from: server.appendingPathComponent(Paths.guides))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(Self.date)
        return try decoder.decode(Guides.self, from: data)
    }

    func book(_ booking: Booking) async throws {
        var request = URLRequest(url: server.appendingPathComponent(Paths.bookings))
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(booking)
        _ = try await URLSession.shared.data(for: request)
    }

    /// Reads a day or a moment.
    private static func date(from decoder: any Decoder) throws -> Date {
        let text = try decoder.singleValueContainer().decode(String.self)
        return try Date(text.contains("T") ? text : text + "T00:00:00Z", strategy: .iso8601)
    }
}
