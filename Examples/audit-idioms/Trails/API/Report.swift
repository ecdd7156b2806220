import Foundation

struct Envelope<Value: Decodable>: Decodable {
    let data: Value?
    let message: String?
}

struct Report: Decodable {
    let id: String
    let text: String
    let events: [Event]
    var author = Reporter()
}

struct Reporter: Decodable {
    var name: String?
    var role: String?
}

/// The kind says which type an event has.
enum Event: Decodable {
    case closure(Closure)
    case repair(Repair)
    case other

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .kind) {
        case "closure": self = .closure(try Closure(from: decoder))
        case "repair": self = .repair(try Repair(from: decoder))
        default: self = .other
        }
    }
}

struct Closure: Decodable {
    let kind: String
    let reason: String?
    let until: String?
}

struct Repair: Decodable {
    let kind: String
    let company: String?
}

struct ReportService {
    let server: URL

    func report(_ id: String) async throws -> Report? {
        let url = server.appendingPathComponent("v1/reports/\(id)")
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode(Envelope<Report>.self, from: data).data
    }
}
