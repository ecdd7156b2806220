import DTORuntime
import DecoderComparison
public import Foundation

/// The properties of generated types and every text that claims to be JSON.
public enum DecodingProperties {
    /// Returns the properties that do not hold, in words. Empty if all hold.
    ///
    /// Decoding ends with a value or an error, which is the same with `JSONDecoder` and `DTODecoder`. A value can be
    /// encoded, and what is decoded from that is equal.
    public static func violations<Value: Codable & Hashable & Sendable>(of type: Value.Type, _ data: Data) -> [String] {
        differences(type, data) + losses(type, data)
    }

    /// A document in which Foundation rounds numbers or has no keys is decoded too, since it may end in a crash, but
    /// not compared.
    private static func differences<Value: Decodable>(_ type: Value.Type, _ data: Data) -> [String] {
        let differences = DecoderComparison.differences(type, data)
        return DecoderComparison.mayDiffer(data) ? [] : differences
    }

    private static func losses<Value: Codable & Hashable & Sendable>(_ type: Value.Type, _ data: Data) -> [String] {
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
