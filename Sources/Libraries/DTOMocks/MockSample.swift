import DTORuntime
import Foundation

/// Creates the sample values of generated types.
@_spi(Generated) public enum MockSample {
    /// Decodes the JSON of a sample. The generated tests decode this JSON, too, so a failure is a programming error and
    /// ends the process.
    public static func value<Value: Decodable>(_ json: String) -> Value {
        do {
            return try DTODecoder().decode(Value.self, from: Data(json.utf8))
        } catch {
            preconditionFailure("The sample of \(Value.self) cannot be decoded: \(error)")
        }
    }
}
