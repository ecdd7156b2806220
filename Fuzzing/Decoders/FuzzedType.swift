import DTORuntime
public import Foundation

/// A type that fuzzers decode.
public struct FuzzedType: Sendable {
    /// Returns the properties that do not hold for the type and bytes that claim to be JSON.
    public let violations: @Sendable (Data) -> [String]
    /// Decodes bytes with `DTODecoder` alone, with or without a report. Nothing is expected of the outcome but that
    /// there is one.
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
