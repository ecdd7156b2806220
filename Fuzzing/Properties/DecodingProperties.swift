import DTORuntime
public import Foundation

/// What holds for generated types and every text that is called JSON.
public enum DecodingProperties {
    /// What does not hold, in words; empty where all does.
    ///
    /// Decoding ends with a value or an error. A value can be encoded, and what is decoded from that is equal.
    public static func violations<Value: Codable & Hashable & Sendable>(of type: Value.Type, _ data: Data) -> [String] {
        guard let first = try? JSONDecoder().decodeReporting(type, from: data).value else { return [] }
        do {
            let encoded = try JSONEncoder().encode(first)
            let second = try JSONDecoder().decodeReporting(type, from: encoded).value
            return first == second ? [] : ["\(type): \(first) became \(second) through \(text(encoded))"]
        } catch {
            return ["\(type): \(error)"]
        }
    }

    private static func text(_ data: Data) -> String {
        String(decoding: data, as: UTF8.self)
    }
}
