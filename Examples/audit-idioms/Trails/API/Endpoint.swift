import Foundation

enum Endpoint {
    case trail(id: String)
    case trails
    case hiker(id: String)
    case weather(trail: String)

    var path: String {
        switch self {
        case .trail(let id): "v1/trails/\(id)"
        case .trails: "v1/trails"
        case .hiker(let id): "v1/hikers/\(id)"
        case .weather(let trail): "v1/trails/\(trail)/weather"
        }
    }
}

struct Client {
    let server: URL

    func trail(_ id: String) async throws -> Trail { try await send(.trail(id: id)) }

    func trails() async throws -> Page<TrailSummary> { try await send(.trails) }

    func hiker(_ id: String) async throws -> Hiker { try await send(.hiker(id: id)) }

    func weather(at trail: String) async throws -> Conditions? {
        let data = try await data(of: .weather(trail: trail))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return json.flatMap(Conditions.init(json:))
    }

    private func send<Answer: Decodable>(_ endpoint: Endpoint) async throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: try await data(of: endpoint))
    }

    private func data(of endpoint: Endpoint) async throws -> Data {
        try await URLSession.shared.data(from: server.appendingPathComponent(endpoint.path)).0
    }
}
