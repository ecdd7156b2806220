import DTORuntime
import DecoderComparison
public import Foundation

/// The properties of generated types that hold for every input.
public enum DecodingProperties {
    /// Returns a sentence for each property that does not hold.
    ///
    /// Decoding ends with a value or an error, and `JSONDecoder` and `DTODecoder` give equal results. A value can be
    /// encoded, and the encoded bytes are decoded to an equal value.
    public static func violations<Value: Codable & Hashable & Sendable>(of type: Value.Type, _ data: Data) -> [String] {
        differences(type, data) + losses(type, data)
    }

    /// Documents in which Foundation rounds numbers or loses keys are decoded, because decoding might crash, but their
    /// results are not compared.
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
