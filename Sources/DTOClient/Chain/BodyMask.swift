import DTORuntime
import Foundation

/// A body as a log may have it.
enum BodyMask {
    private static let limit = 4_000
    private static let secrets = [
        "token", "password", "secret", "authorization", "apikey", "api_key", "credential", "cookie",
    ]

    /// JSON without the values of keys that name secrets; nothing but the size of anything else.
    static func masked(_ body: Data) -> String {
        guard body.count <= 1 << 20, let json = try? JSONDecoder().decode(JSONValue.self, from: body) else {
            return "\(body.count) bytes"
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(masked(json)) else { return "\(body.count) bytes" }
        let text = String(decoding: data.prefix(limit), as: UTF8.self)
        return data.count > limit ? text + "…" : text
    }

    private static func masked(_ json: JSONValue) -> JSONValue {
        switch json {
        case .object(let members):
            return .object(
                Dictionary(
                    uniqueKeysWithValues: members.map { key, value in
                        let name = key.lowercased()
                        return (key, secrets.contains { name.contains($0) } ? "***" : masked(value))
                    }))
        case .array(let elements): return .array(elements.map(masked))
        case .null, .bool, .integer, .number, .decimal, .string: return json
        }
    }
}
