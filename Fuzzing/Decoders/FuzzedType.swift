import DTORuntime
public import Foundation

/// A type that fuzzers decode.
public struct FuzzedType: Sendable {
    /// Returns a sentence for each property that does not hold for the bytes, which may be JSON.
    public let violations: @Sendable (Data) -> [String]
    /// Decodes bytes with `DTODecoder` alone, with or without a report. The function checks only that decoding ends.
    public let decode: @Sendable (Data, _ isReporting: Bool) -> Void

    public init<Value: Codable & Hashable & Sendable>(_ type: Value.Type) {
        violations = { DecodingProperties.violations(of: Value.self, $0) }
        decode = { data, isReporting in
            if isReporting {
                _ = try? DTODecoder().decodeReporting(Value.self, from: data)
            } else {
                _ = try? DTODecoder().decode(Value.self, from: data)
            }
        }
    }
}
